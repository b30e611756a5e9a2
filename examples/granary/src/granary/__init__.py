"""Granary: sell sacks while the price is good, store the heavy ones."""
