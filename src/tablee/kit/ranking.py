"""Ranking with shared places: who is first, second, third, and what ties are paid."""

from collections.abc import Sequence
from math import exp
from typing import Final

#: Leads that no rival makes up for, in units of a fairly safe one.
FAR: Final = 40.0


def shared_places(values: Sequence[int | None], places: Sequence[int]) -> list[int]:
    """Points for each participant of a ranking in falling order; `None` takes no part, scores 0.

    Those who tie occupy as many consecutive places as they are, add up what these places pay
    (a place past the last pays nothing) and divide it, rounding down.
    """
    points = [0] * len(values)
    for index, value in enumerate(values):
        if value is None:
            continue
        ahead = tied = 0
        for other in values:
            if other is not None:
                ahead += other > value
                tied += other == value
        share = 0
        for place in range(ahead, min(ahead + tied, len(places))):
            share += places[place]
        points[index] = share // tied
    return points


def expected_points(
    mine: float, rivals: Sequence[float], places: Sequence[int], lead: float
) -> float:
    """What a ranking in falling order will probably pay: each place by its chance.

    Who is `lead` ahead of a rival now will end ahead with a chance of about 3 in 4; the rivals are
    taken for independent.
    """
    # chances[k]: that exactly k rivals are ahead.
    chances = [1.0]
    for rival in rivals:
        apart = (rival - mine) / lead
        # Far apart, the exponential would overflow and tell nothing.
        ahead = 0.0 if apart < -FAR else 1.0 if apart > FAR else 1.0 - 1.0 / (1.0 + exp(apart))
        chances.append(chances[-1] * ahead)
        for k in range(len(chances) - 2, 0, -1):
            chances[k] = chances[k] * (1.0 - ahead) + chances[k - 1] * ahead
        chances[0] *= 1.0 - ahead
    total = 0.0
    for k in range(min(len(chances), len(places))):
        total += chances[k] * places[k]
    return total
