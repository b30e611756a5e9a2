"""Ranking with shared places: who is first, second, third, and what ties are paid."""

from collections.abc import Sequence


def shared_places(values: Sequence[int | None], places: Sequence[int]) -> list[int]:
    """Points for each participant of a ranking in falling order; `None` takes no part, scores 0.

    Those who tie occupy as many consecutive places as they are, add up what these places pay
    (a place past the last pays nothing) and divide it, rounding down.
    """
    points = [0] * len(values)
    place = 0
    for value in sorted({value for value in values if value is not None}, reverse=True):
        tied = [index for index, other in enumerate(values) if other == value]
        share = sum(places[place : place + len(tied)]) // len(tied)
        for index in tied:
            points[index] = share
        place += len(tied)
    return points
