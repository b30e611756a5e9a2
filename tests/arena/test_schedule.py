from collections import Counter

import pytest

from tablee.arena.schedule import line_ups, mixes


def test_two_bots_at_two_seats_swap_them() -> None:
    assert line_ups(("a", "b"), 2) == (("a", "b"), ("b", "a"))


def test_where_there_are_bots_enough_nobody_meets_itself() -> None:
    assert mixes(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_fewer_bots_than_seats_fill_them_in_every_way() -> None:
    assert mixes(("a", "b"), 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert mixes(("a",), 3) == [("a", "a", "a")]


def test_a_bot_named_twice_sits_twice() -> None:
    assert line_ups(("a", "b", "b"), 3) == (("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a"))


@pytest.mark.parametrize("bots", [("a",), ("a", "b"), ("a", "b", "c", "d")])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_each_mix_everybody_sits_everywhere_equally_often(
    bots: tuple[str, ...], seats: int
) -> None:
    found = line_ups(bots, seats)

    assert len(set(found)) == len(found)
    for mix in mixes(bots, seats):
        orders = [order for order in found if Counter(order) == Counter(mix)]
        for name in set(mix):
            sat = [sum(order[seat] == name for order in orders) for seat in range(seats)]
            assert len(set(sat)) == 1
            assert sat[0] > 0
