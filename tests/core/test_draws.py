"""Draws repeat themselves for ever and are fair."""

from collections import Counter
from random import Random

from tablee.core.draws import draw, pick


def test_known_values_hold_on_every_machine_and_version() -> None:
    rng = Random("tablee")
    assert [pick(rng, range(100)) for _ in range(6)] == [29, 26, 10, 94, 57, 17]
    assert draw(rng, list(range(10)), 10) == [6, 7, 4, 3, 0, 1, 9, 2, 5, 8]


def test_every_order_is_equally_likely() -> None:
    rng = Random(1)
    seen = Counter(tuple(draw(rng, [1, 2, 3], 2)) for _ in range(6000))
    assert len(seen) == 6
    assert all(850 < times < 1150 for times in seen.values())


def test_drawing_keeps_what_is_left() -> None:
    items = [1, 2, 3, 4, 5]
    drawn = draw(Random(2), items, 2)
    assert sorted(items) == [1, 2, 3, 4, 5]
    assert drawn == items[:2]
