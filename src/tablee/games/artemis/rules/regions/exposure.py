"""Exposure: dice in a row by their value, where the higher ones may come too late (R40)."""

from tablee.games.artemis.state import Die


def insert(row: tuple[Die, ...], owner: int, face: int) -> tuple[Die, ...]:
    """The row with a new die to the right of every die of lower or equal value."""
    at = len(row)
    while at and row[at - 1][1] > face:
        at -= 1
    return (*row[:at], (owner, face), *row[at:])
