"""The terminal's door: the commands."""
