"""The arena: tournaments of bots."""
