"""Reworld, a game in two chapters for 2 to 4 players."""
