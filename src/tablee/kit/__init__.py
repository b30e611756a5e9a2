"""Mechanisms that several games share. Knows `core`, no game."""
