"""Games of boardgamers.space: its notation read and written."""
