"""Shared places against a naive count of who stands where."""

from hypothesis import given
from hypothesis import strategies as st

from tablee.kit.ranking import shared_places

AMOUNTS = st.lists(st.none() | st.integers(min_value=1, max_value=6), min_size=1, max_size=5)
PLACES = st.lists(st.integers(min_value=0, max_value=20), max_size=4)


def naive(values: list[int | None], places: list[int]) -> list[int]:
    points = []
    for value in values:
        if value is None:
            points.append(0)
            continue
        ahead = sum(other is not None and other > value for other in values)
        tied = sum(other == value for other in values)
        paid = [places[place] if place < len(places) else 0 for place in range(ahead, ahead + tied)]
        points.append(sum(paid) // tied)
    return points


@given(AMOUNTS, PLACES)
def test_shared_places_agree_with_a_naive_count(
    values: list[int | None], places: list[int]
) -> None:
    assert naive(values, places) == shared_places(values, places)
