"""The end of the game (R101-R110)."""
