"""The rail network: the rulebook's examples, then countries that grow at random."""

from random import Random

import pytest

from tablee.games.century.box import Box
from tablee.games.century.box.components import FIRST_TECHNOLOGY, NONE, STEPS, TILES, TURNS
from tablee.games.century.state.country import Country
from tests.games.century.plain_country import PlainCountry
from tests.games.century.sketch import (
    EDITION_VALUES,
    Drawn,
    equipment,
    land,
    moves,
    position,
    recyclable,
    sketch,
    span,
)

CROSS = "N p21 p22 p23 S, E p32 p22 p12 W"
ACROSS = "E p32 p22 p12 W"
TO_THE_EAST = "E p32 p22"
TO_THE_WEST = "W p12 p22"
FORK = "W p12 p21, p12 p23"


# Equipment


@pytest.mark.parametrize("two_tiles_only", [False, True])
def test_r56_a_laboratory_adds_to_what_makes_science_and_is_joined(*, two_tiles_only: bool) -> None:
    """F1: A and B behind a fork profit, C is not joined, D makes no science of its own."""
    country = sketch(
        equipment(0, 0, "laboratory", CROSS, "p22"),
        land(1, 0, FORK, A="p21 0/2/0", B="p23 1/2/0", citizens="AB"),
        land(0, 1, ACROSS, A="p22 0/2/0", citizens="A"),
        land(-1, 0, TO_THE_EAST, A="p22 3/0/1", citizens="A"),
        two_tiles_only=two_tiles_only,
    )

    assert country.production() == (4, 8, 1)
    assert country.bonuses() == ((0, 1, 0), (0, 1, 1))


def test_r55_a_city_ends_the_link_to_a_laboratory() -> None:
    """F2: the recycling city of the start territory is in the way of the two others."""
    country = sketch(
        Drawn(0, 0, "start", citizens="AB", waste=1),
        equipment(0, 1, "laboratory", CROSS, "p22"),
        Drawn(1, 1, "L1-03", citizens="A", waste=1),
    )

    assert country.production() == (3, 4, 0)
    assert country.bonuses() == ((1, 2, 0),)


def test_r57_a_link_may_run_over_a_third_tile_unless_the_strict_reading_is_played() -> None:
    """The mine has no rail to its neighbour in the east, but one all the way round."""
    tiles = (
        equipment(0, 0, "mine", "S p23 p22", "p22"),
        land(1, 0, "S p23 p22", A="p22 2/0/0", citizens="A"),
        land(0, 1, "N p31 E", A="p13 1/0/0", citizens="A"),
        land(1, 1, "N p11 W", A="p33 1/0/0", citizens="A"),
    )

    assert sketch(*tiles).production() == (5, 0, 0)
    assert sketch(*tiles, two_tiles_only=True).production() == (4, 0, 0)


def test_r58_equipment_adds_up_on_a_city() -> None:
    country = sketch(
        equipment(0, 0, "mine", ACROSS, "p22"),
        land(1, 0, ACROSS, A="p22 1/0/0", citizens="A"),
        equipment(2, 0, "mine", ACROSS, "p22"),
        land(3, 1, CROSS, A="p22 1/0/0", citizens="A"),
    )

    assert country.production() == (4, 0, 0)


def test_r59_an_equipment_is_no_territory() -> None:
    country = sketch(
        equipment(0, 0, "mine", ACROSS, "p22"),
        land(1, 0, ACROSS, A="p22 1/0/0 centre", citizens="A"),
        land(2, 0, ACROSS, A="p22 1/0/0"),
    )

    assert country.territories() == (1, 2)
    assert country.in_reach(1, 0) == (1, 2)
    assert country.empty_cities() == ((2, 0),)


# Recycling


def test_r66_a_centre_clears_its_own_tile() -> None:
    """F3."""
    country = sketch(land(0, 0, TO_THE_WEST, A="p22 1/0/0 centre", citizens="A", waste=1))

    assert recyclable(country) == {"0,0 A < 0,0"}


def test_r66_a_centre_without_a_citizen_clears_nothing() -> None:
    """F4."""
    country = sketch(
        land(0, 0, TO_THE_WEST, A="p22 1/0/0 centre", B="p31 1/0/0", citizens="B", waste=1)
    )

    assert not recyclable(country)
    assert not country.centres()


def test_r66_a_centre_clears_the_neighbour_that_rail_joins_to_it() -> None:
    """F5: it is enough that any rail of the other tile comes to the common side."""
    country = sketch(
        land(0, 0, ACROSS, A="p22 1/0/0 centre", citizens="A"),
        land(1, 0, "N p21 p12 W, S p23", A="p23 1/0/0", citizens="A", waste=1),
    )

    assert recyclable(country) == {"0,0 A < 1,0"}


def test_r66_rail_that_does_not_come_to_the_centre_is_not_enough() -> None:
    """F6."""
    country = sketch(
        land(0, 0, "N p21, E p32 p22 p12 W", A="p21 1/0/0 centre", citizens="A"),
        land(1, 0, TO_THE_WEST, A="p22 1/0/0", citizens="A", waste=1),
    )

    assert not recyclable(country)


def test_r66_nor_is_rail_that_stops_short_or_a_corner() -> None:
    """F7."""
    country = sketch(
        land(0, 0, ACROSS, A="p22 1/0/0 centre", citizens="A"),
        land(1, 0, TO_THE_EAST, A="p22 1/0/0", citizens="A", waste=1),
        land(1, -1, CROSS, A="p22 1/0/0", citizens="A", waste=1),
    )

    assert not recyclable(country)


def test_r66_on_its_own_tile_the_link_may_run_through_other_cities() -> None:
    country = sketch(
        land(0, 0, ACROSS, A="p12 0/0/0 centre", B="p32 1/0/0", citizens="A"),
        land(1, 0, TO_THE_WEST, A="p22 1/0/0", waste=1),
    )

    assert recyclable(country) == {"0,0 A < 1,0"}


def test_r66_waste_does_not_pass_an_equipment() -> None:
    """F14."""
    country = sketch(
        land(0, 0, TO_THE_EAST, A="p22 1/0/0 centre", citizens="A"),
        equipment(1, 0, "mine", ACROSS, "p22"),
        land(2, 0, TO_THE_WEST, A="p22 1/0/0", citizens="A", waste=1),
    )

    assert not recyclable(country)
    assert country.production() == (4, 0, 0)


# Bridges


def test_r61_a_bridge_joins_a_centre_to_a_rail() -> None:
    """F8: it may end on a rail in open land and on a city, but not run over one."""
    country = sketch(
        land(0, 0, TO_THE_EAST, A="p22 1/0/0", citizens="A", waste=1),
        land(1, 0, "E p32, W p12", A="p32 0/0/0 centre", citizens="A"),
    )
    right = position(country, "1,0")

    assert not recyclable(country)
    assert span("p12-p32") in country.spans(right)
    assert span("p12-E") not in country.spans(right)
    assert recyclable(country.bridged(right, span("p12-p32"))) == {"1,0 A < 0,0"}


@pytest.mark.parametrize(("bridges", "science"), [([], 3), (["0,0 p22-E"], 5)])
def test_r61_a_bridge_may_end_at_the_border(bridges: list[str], science: int) -> None:
    """F9: there it meets the neighbour's rail."""
    country = sketch(
        equipment(0, 0, "laboratory", "N p21 p22", "p22"),
        land(1, 0, FORK, A="p21 0/1/0", B="p23 0/2/0", citizens="AB"),
        bridges=bridges,
    )

    assert country.production() == (0, science, 0)


def test_r61_two_bridges_meet_at_the_border() -> None:
    """F10: then a locomotive crosses, one way or the other."""
    tiles = (
        land(0, 0, "p11 p22 p13", A="p11 1/0/0", B="p13 0/1/0", citizens="A"),
        land(1, 0, "p31 p22 p33", A="p31 1/0/0", B="p33 1/1/0", citizens="B"),
    )
    before = {"0,0 A > 0,0 B", "1,0 B > 1,0 A"}

    assert moves(sketch(*tiles)) == before
    assert moves(sketch(*tiles, bridges=["0,0 p22-E"])) == before
    assert moves(sketch(*tiles, bridges=["0,0 p22-E", "1,0 W-p22"])) == before | {
        "0,0 A > 1,0 A",
        "1,0 B > 0,0 B",
    }


@pytest.mark.parametrize(("bridges", "points"), [([], 4), (["1,0 p11-p12"], 5)])
def test_r61_a_bridge_lets_a_hospital_add_to_two_cities(bridges: list[str], points: int) -> None:
    """F11."""
    country = sketch(
        equipment(0, 0, "hospital", TO_THE_EAST, "p22"),
        land(1, 0, TO_THE_WEST, A="p22 0/0/2", B="p11 0/0/1", citizens="AB"),
        bridges=bridges,
    )

    assert country.production() == (0, 0, points)


def test_r61_a_bridge_crosses_no_earlier_bridge() -> None:
    country = sketch(land(0, 0, "", A="p22 0/0/0"), bridges=["0,0 N-E"])

    assert span("N-p22") in country.spans(0)
    assert span("E-N") not in country.spans(0)
    crossed = sketch(land(0, 0, "p11 p12", A="p33 0/0/0"), bridges=["0,0 W-E"])
    assert span("N-S") not in crossed.spans(0)


# Locomotives


@pytest.mark.parametrize(
    ("citizens", "expected"),
    [
        (("A", "A", ""), {"1,0 A > 2,0 A"}),
        (("A", "", "A"), {"0,0 A > 1,0 A", "2,0 A > 1,0 A"}),
        (("A", "", ""), {"0,0 A > 1,0 A"}),
    ],
)
def test_r64_nobody_travels_through_a_city(
    citizens: tuple[str, str, str], expected: set[str]
) -> None:
    """F12: even an empty one (R55)."""
    left, middle, right = citizens
    country = sketch(
        land(0, 0, TO_THE_EAST, A="p22 1/0/0", citizens=left),
        land(1, 0, ACROSS, A="p22 1/0/0", citizens=middle),
        land(2, 0, TO_THE_WEST, A="p22 1/0/0", citizens=right),
    )

    assert moves(country) == expected


def test_r64_a_locomotive_runs_through_an_equipment() -> None:
    """F13: and the mine adds to occupied cities only."""
    country = sketch(
        land(0, 0, TO_THE_EAST, A="p22 1/0/0", citizens="A"),
        equipment(1, 0, "mine", ACROSS, "p22"),
        land(2, 0, TO_THE_WEST, A="p22 1/0/0", waste=1),
    )

    assert moves(country) == {"0,0 A > 2,0 A"}
    assert country.production() == (2, 0, 0)


def test_r54_rails_meet_only_where_both_tiles_have_one() -> None:
    """Turned a quarter clockwise, what led to the west leads to the north."""
    left = land(0, 0, TO_THE_EAST, A="p22 1/0/0", citizens="A")
    for turn, expected in enumerate([{"0,0 A > 1,0 A"}, set(), set(), set()]):
        right = land(1, 0, TO_THE_WEST, A="p22 1/0/0", turn=turn)
        assert moves(sketch(left, right)) == expected


def test_r55_a_tile_in_the_middle_joins_all_that_lies_around_it() -> None:
    """Four lines become one, and further tiles meet it under its new number."""
    country = sketch(
        land(1, 0, "S p23 p22", A="p22 1/0/0", citizens="A"),
        land(2, 1, TO_THE_WEST, A="p22 1/0/0"),
        land(1, 2, "N p21 p22 p23 S", A="p22 1/0/0"),
        land(0, 1, "E p32 p22, E p33", A="p22 1/0/0", B="p33 1/0/0"),
        equipment(1, 1, "mine", CROSS, "p22"),
        land(1, 3, "N p21 p22", A="p22 1/0/0", citizens="A"),
    )

    assert moves(country) == {
        "1,0 A > 2,1 A",
        "1,0 A > 1,2 A",
        "1,0 A > 0,1 A",
        "1,0 A > 0,1 B",
        "1,3 A > 1,2 A",
    }
    assert country.production() == (3, 0, 0)


# Growing at random

BOX = Box(EDITION_VALUES, 3)
ATTACHABLE = [
    tile
    for tile in range(1, len(TILES))
    if tile < FIRST_TECHNOLOGY or BOX.technology(tile).equipment != NONE
]
#: As drawn from the box, or rich in equipment.
MIXES = [ATTACHABLE, [tile for tile in ATTACHABLE if tile % 3 == 0 or tile >= FIRST_TECHNOLOGY]]
GROWTHS = 4_000
BATCHES = 20


@pytest.mark.parametrize("batch", range(BATCHES))
def test_r55_r66_a_network_that_grows_is_the_one_found_by_searching(batch: int) -> None:
    for seed in range(batch, GROWTHS, BATCHES):
        rng = Random(seed)
        country = Country.begin(BOX, seed % 4 == 0)
        for tile in rng.sample(rng.choice(MIXES), rng.randint(1, 9)):
            country = grown(country, tile, rng)
        compare(country, rng)
        tile, cell, turn = rng.choice(ATTACHABLE), rng.choice(country.open_cells()), seed % TURNS
        larger = PlainCountry(EDITION_VALUES, country.attached(tile, cell, turn, 0))
        assert country.joints(tile, cell, turn) == larger.joints()


def grown(country: Country, tile: int, rng: Random) -> Country:
    """The country with a tile more, and something that technologies do."""
    cells = country.open_cells()
    # Countries that are dense, with rails that meet, have more to join.
    cell = max(rng.sample(cells, min(4, len(cells))), key=lambda c: neighbours(country, c))
    turn = max(rng.sample(range(TURNS), 3), key=lambda t: country.joints(tile, cell, t))
    country = country.attached(tile, cell, turn, rng.randrange(3) if tile < FIRST_TECHNOLOGY else 0)
    newest = len(country.places) - 1
    if BOX.cities[tile]:
        country = country.settled(newest, rng.randrange(BOX.cities[tile]))
    if rng.random() < 0.5:
        there = rng.randrange(len(country.places))
        if country.spans(there):
            country = country.bridged(there, rng.choice(country.spans(there)))
    if rng.random() < 0.3 and country.empty_cities():
        country = country.settled(*rng.choice(country.empty_cities()))
    return country


def neighbours(country: Country, cell: int) -> int:
    return sum(country.at(cell + step) != NONE for step in STEPS)


def compare(country: Country, rng: Random) -> None:
    """Every answer of the network is what a plain search finds."""
    plain = PlainCountry(EDITION_VALUES, country)
    assert country.production() == plain.production()
    assert len(country.bonuses()) == len(set(country.bonuses()))
    assert set(country.bonuses()) == plain.bonuses()
    assert set(country.empty_cities()) == plain.empty_cities()
    assert set(country.centres()) == plain.centres()
    assert list(country.open_cells()) == plain.open_cells()
    for there, place in enumerate(country.places):
        for city in range(BOX.cities[place.tile]):
            assert set(country.linked_empty(there, city)) == plain.linked_empty(there, city)
            assert set(country.in_reach(there, city)) == plain.in_reach(there, city)
    there = rng.randrange(len(country.places))
    assert set(country.spans(there)) == plain.spans(there)
