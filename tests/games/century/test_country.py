"""A country as a value: what changes it, what stays, how it is compared and saved."""

from random import Random

from tablee.core.actions import Action
from tablee.core.snapshot import Loader, content, dump
from tablee.games.century.box import Box
from tablee.games.century.box.components import (
    ORIGIN,
    START,
    TILES,
    cell_at,
    cell_x,
    cell_y,
)
from tablee.games.century.state.country import Country, Place
from tablee.games.century.state.country.network import Network
from tests.games.century.sketch import EDITION_VALUES, span
from tests.games.century.test_network import ATTACHABLE, BOX, grown

FAR = cell_at(-45, 45)


def begin() -> Country:
    return Country.begin(BOX, two_tiles_only=False)


def test_r11_a_country_begins_with_its_start_territory() -> None:
    country = begin()

    assert country.places == (Place(START, ORIGIN, 0, 0b011, 1, ()),)
    assert country.production() == (3, 2, 0)
    assert country.waste() == 1
    assert country.empty_cities() == ((0, 2),)
    assert country.centres() == ()


def test_r50_a_tile_touches_the_country_by_a_side_or_a_corner() -> None:
    """The cells around come row by row."""
    cells = [(cell_x(cell), cell_y(cell)) for cell in begin().open_cells()]

    assert cells == [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]


def test_r50_a_taken_cell_is_not_open() -> None:
    country = begin().attached(TILES.index("L1-01"), cell_at(1, 1), 0, 1)

    assert len(country.open_cells()) == 12
    assert cell_at(1, 1) not in country.open_cells()
    assert country.at(cell_at(1, 1)) == 1
    assert country.at(cell_at(1, 0)) == -1


def test_r51_only_occupied_cities_make_anything() -> None:
    country = begin().attached(TILES.index("L1-02"), cell_at(1, 1), 0, 1)

    assert country.production() == (3, 2, 0)
    assert country.settled(1, 0).production() == (4, 2, 0)
    assert country.settled(1, 1).production() == (6, 2, 0)
    assert country.settled(1, 0).centres() == ((1, 0),)


def test_r64_who_moves_works_elsewhere() -> None:
    country = begin().moved(0, 1, 0, 2)

    assert country.places[0].citizens == 0b101
    assert country.production() == (1, 1, 0)
    assert country.centres() == ((0, 2),)


def test_r49_waste_is_counted_by_territory() -> None:
    country = begin().attached(TILES.index("L1-02"), cell_at(1, 0), 2, 2).with_waste(1, 1)

    assert [place.waste for place in country.places] == [1, 3]
    assert country.waste() == 4
    assert country.with_waste(0, -1).waste() == 3


def test_r61_bridges_stay_in_the_order_built() -> None:
    country = begin().bridged(0, span("N-p22")).bridged(0, span("E-S"))

    assert country.places[0].bridges == (span("N-p22"), span("E-S"))
    assert span("E-S") not in country.spans(0)
    assert span("E-S") in begin().spans(0)


def test_a_tile_is_found_by_its_number() -> None:
    country = begin().attached(TILES.index("L2-05"), cell_at(0, 1), 0, 1)

    assert country.find(START) == 0
    assert country.find(TILES.index("L2-05")) == 1
    assert country.find(TILES.index("L2-06")) == -1


def test_cells_are_numbered_row_by_row() -> None:
    assert (cell_x(FAR), cell_y(FAR)) == (-45, 45)
    assert [cell_x(ORIGIN), cell_y(ORIGIN)] == [0, 0]


def test_a_change_leaves_the_country_before_it_as_it_was() -> None:
    for seed in range(200):
        rng = Random(seed)
        country = begin()
        for tile in rng.sample(ATTACHABLE, 6):
            before, was = content(country), country
            country = grown(country, tile, rng)
            assert content(was) == before
            assert country != was


def test_what_does_not_change_is_shared() -> None:
    country = begin().attached(TILES.index("L1-02"), cell_at(1, 0), 2, 2)
    settled = country.settled(1, 0)

    assert settled.places[0] is country.places[0]
    assert settled.network is country.network


def test_countries_that_look_alike_are_equal_however_they_grew() -> None:
    """A bridge may come before or after a tile."""
    tile = TILES.index("L1-08")
    late = begin().attached(tile, cell_at(0, -1), 0, 1).bridged(0, span("N-p22"))
    early = begin().bridged(0, span("N-p22")).attached(tile, cell_at(0, -1), 0, 1)

    assert late == early
    assert hash(late) == hash(early)
    assert content(late) == content(early)
    assert late != late.with_waste(0, 1)
    assert late != Country.begin(BOX, two_tiles_only=True)


def test_a_network_has_one_numbering_of_its_lines() -> None:
    """Whatever the order of tiles and bridges, equal places have equal networks."""
    for seed in range(300):
        rng = Random(seed)
        country = begin()
        for tile in rng.sample(ATTACHABLE, 7):
            country = grown(country, tile, rng)
        again = begin()
        for place in country.places[1:]:
            again = again.attached(place.tile, place.cell, place.turn, place.waste)
        for position, place in enumerate(country.places):
            for bridge in place.bridges:
                again = again.bridged(position, bridge)
        assert again.network == country.network


def test_a_country_is_saved_and_loaded() -> None:
    rng = Random(3)
    country = begin()
    for tile in rng.sample(ATTACHABLE, 9):
        country = grown(country, tile, rng)
    loader = Loader((Country, Network, Place), {"box": BOX}, _no_action)

    loaded = loader.load(dump(country))

    assert isinstance(loaded, Country)
    assert loaded == country
    assert content(loaded) == content(country)
    assert loaded.production() == country.production()
    assert loaded.open_cells() == country.open_cells()


def _no_action(text: str) -> Action:
    raise AssertionError(text)


def test_bridged_faces_are_worked_out_once() -> None:
    box = Box(EDITION_VALUES, 5)
    bridges = (span("N-p22"), span("E-S"))

    assert box.face(START, bridges) is box.face(START, bridges)
    assert box.face(START, ()) is box.faces[START]
