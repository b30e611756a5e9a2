"""Distances, turns and neighbourhoods of hexes, sets of them as bit masks."""

import pytest

from tablee.kit import hexes
from tablee.kit.hexes import Grid, distance, hexagon, turned
from tablee.kit.masks import bits, mask_of

HEXES = hexagon(2)
GRID = Grid(HEXES)
MIDDLE = HEXES.index((0, 0))


def test_a_set_lists_its_members_rising() -> None:
    assert bits(mask_of([7, 0, 130])) == [0, 7, 130]
    assert bits(mask_of([])) == []


def test_a_hexagon_has_rings_of_six_twelve_eighteen() -> None:
    assert [len(hexagon(radius)) for radius in range(4)] == [1, 7, 19, 37]
    assert [distance((0, 0), hex_) for hex_ in hexagon(1)].count(1) == 6


def test_turns_keep_the_distance_and_six_make_none() -> None:
    assert [turned((2, -1), times) for times in (0, 6, -6)] == [(2, -1)] * 3
    assert len({turned((2, -1), times) for times in range(6)}) == 6
    assert all(distance((0, 0), turned((2, -1), times)) == 2 for times in range(6))
    assert turned((1, 0), 1) == (0, 1)


def test_a_grid_knows_neighbours_distances_and_disks() -> None:
    assert (GRID.size, GRID.all.bit_count()) == (19, 19)
    assert GRID.neighbours[MIDDLE].bit_count() == 6
    assert GRID.neighbours[0].bit_count() == 3  # a corner
    assert GRID.disks[2][MIDDLE] == GRID.all
    assert GRID.distances[0][MIDDLE] == 2
    assert max(map(max, GRID.distances)) == len(GRID.disks) - 1 == 4


def test_around_grows_a_set_by_one_hex() -> None:
    assert GRID.around(0) == 0
    assert GRID.around(1 << MIDDLE) == GRID.disks[1][MIDDLE]
    assert GRID.around(GRID.disks[1][MIDDLE]) == GRID.all


def test_what_is_next_to_many_sets_is_true_however_many_are_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hexes, "REMEMBERED", 3)
    grid = Grid(HEXES)
    for mask in [*range(40), *range(40)]:
        grown = mask
        for hex_ in bits(mask):
            grown |= grid.disks[1][hex_]
        assert grid.around(mask) == grown
