"""The Maintenance phase, step by step (R80-R100)."""
