"""Notices: people who are away are told that it is their turn, by push or by letter."""
