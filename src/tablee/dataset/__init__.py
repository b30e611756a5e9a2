"""Data sets: many games of bots, as records and as tables of decisions."""
