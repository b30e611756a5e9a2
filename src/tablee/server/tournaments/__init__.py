"""Tournaments: groups of people who play a schedule of tables."""
