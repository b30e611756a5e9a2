"""Shared places against a naive count of who stands where."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kit.ranking import expected_points, shared_places

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


def test_nobody_to_beat_pays_the_first_place() -> None:
    assert expected_points(3.0, [], (18, 12, 6), 1.0) == 18.0


def test_equals_are_ahead_and_behind_alike() -> None:
    assert expected_points(3.0, [3.0], (18, 12, 6), 1.0) == 15.0
    assert expected_points(3.0, [3.0, 3.0], (18, 12, 6), 0.5) == 12.0
    assert expected_points(3.0, [3.0, 3.0], (18,), 0.5) == 4.5  # places past the last pay nothing


def test_a_lead_counts_for_more_the_safer_it_makes() -> None:
    safe, early = (expected_points(5.0, [4.0], (18, 12), lead) for lead in (0.5, 3.0))

    assert 15.0 < early < safe < 18.0
    assert expected_points(5.0, [4.0], (1, 0), 1.0) == pytest.approx(0.731, abs=0.001)
