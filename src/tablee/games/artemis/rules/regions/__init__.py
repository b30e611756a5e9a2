"""The regions of the board: how dice are placed there, and what they bring."""
