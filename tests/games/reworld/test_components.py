"""What is in the box, against the rulebook's list of material."""

import pytest

from tablee.games.reworld.actions import FIXED
from tablee.games.reworld.box import Box
from tablee.games.reworld.box.components import (
    CATEGORIES,
    COMPANIES,
    FARM,
    FIRST_UNIT,
    LETTERS,
    MISSIONS,
    OFFICERS,
    PORTS,
    SATELLITE,
    SHIPS,
    SHUTTLE,
    TERRABOT,
    UNIT,
    UNIT_CODES,
)
from tests.games.reworld.scenario import GAME

BOX: Box = GAME.set_up(4, {}).box


def count(kind: int) -> int:
    return sum(module.count for module in BOX.modules if module.kind == kind)


@pytest.mark.parametrize(
    ("kind", "printed"), [(SATELLITE, 16), (SHUTTLE, 20), (TERRABOT, 25), (UNIT, 39)]
)
def test_the_box_holds_as_many_modules_as_the_rulebook_lists(kind: int, printed: int) -> None:
    assert count(kind) == printed


def test_a_hundred_modules_fill_twenty_ports_five_times() -> None:
    assert sum(module.count for module in BOX.modules) == 100 == 5 * PORTS


def test_thirty_officers_six_of_each_type() -> None:
    assert OFFICERS == (1, 2, 3, 4, 5)
    assert BOX.officers == (6,) * 5


def test_module_codes_are_unique() -> None:
    codes = [module.code for module in BOX.modules]

    assert len(set(codes)) == len(codes)


def test_the_module_table_is_the_same_for_every_player_count() -> None:
    for seats in (2, 3):
        other = GAME.set_up(seats, {}).box.modules
        assert [module.code for module in other] == [module.code for module in BOX.modules]


def test_units_stand_where_actions_look_for_them() -> None:
    units = BOX.modules[FIRST_UNIT : FIRST_UNIT + len(UNIT_CODES)]

    assert [unit.code for unit in units] == list(UNIT_CODES)
    assert {index for index, module in enumerate(BOX.modules) if module.kind == UNIT} == set(
        range(FIRST_UNIT, FIRST_UNIT + len(UNIT_CODES))
    )


def test_five_construction_companies_and_one_farm() -> None:
    assert len(COMPANIES) == 6
    assert COMPANIES[FARM] == "farm"
    assert {module.company for module in BOX.modules if module.kind == UNIT} == set(range(6))


def test_every_letter_has_terrabots() -> None:
    bots = [module for module in BOX.modules if module.kind == TERRABOT]

    assert [module.letter for module in bots] == list(range(len(LETTERS)))
    assert all(module.count for module in bots)


def test_shuttles_have_no_one_or_two_shields_and_most_have_some() -> None:
    shuttles = {m.shields: m.count for m in BOX.modules if m.kind == SHUTTLE}

    assert set(shuttles) == {0, 1, 2}
    assert shuttles[1] + shuttles[2] > shuttles[0]


def test_every_satellite_is_single_and_has_one_or_two_shields() -> None:
    satellites = [module for module in BOX.modules if module.kind == SATELLITE]

    assert {module.count for module in satellites} == {1}
    assert {module.shields for module in satellites} == {1, 2}


def test_all_eight_missions_are_on_satellites_with_their_targets() -> None:
    satellites = [module for module in BOX.modules if module.kind == SATELLITE]

    assert {module.mission for module in satellites} == set(range(len(MISSIONS))) == set(range(8))
    for satellite in satellites:
        mission = MISSIONS[satellite.mission]
        assert (satellite.letter >= 0) == (mission == "letter_terrabots")
        assert (satellite.company >= 0) == (mission == "company_units")


def test_missions_pay_what_the_rulebook_prints() -> None:
    assert dict(zip(MISSIONS, BOX.mission_points, strict=True)) == {
        "letter_terrabots": 2,
        "companies_present": 3,
        "city_product": 1,
        "city_tiles": 1,
        "company_units": 3,
        "all_terrabots": 1,
        "defence_shields": 1,
        "all_units": 1,
    }


def test_fourteen_ships_and_the_score_ship_is_checked_last() -> None:
    assert len(SHIPS) == len(BOX.ships) == 14
    assert SHIPS[-1] == "score"


@pytest.mark.parametrize(
    ("ship", "others", "four"),
    [
        ("city", 8, 8),
        ("shields", 6, 5),
        ("shuttles", 5, 4),
        ("satellites", 5, 4),
        ("farms", 3, 3),
        ("companies", 6, 5),
        ("rows", 6, 5),
        ("score", 70, 60),
    ],
)
def test_ship_thresholds_are_the_printed_ones(ship: str, others: int, four: int) -> None:
    thresholds = [GAME.set_up(n, {}).box.ships[SHIPS.index(ship)].threshold for n in (2, 3, 4)]

    assert thresholds == [others, others, four]


def test_the_two_ships_of_the_rulebooks_example_score_ten() -> None:
    points = {ship.code: ship.points for ship in BOX.ships}

    assert points["dock_1"] + points["satellites"] == 10


def test_the_mothership_has_six_categories_with_falling_places() -> None:
    assert CATEGORIES == ("defence", "A", "B", "C", "D", "E")
    for seats in (2, 3, 4):
        for places in GAME.set_up(seats, {}).box.mothership:
            assert len(places) == seats - 1
            assert list(places) == sorted(places, reverse=True)
            assert min(places) > 0


def test_the_ring_is_filled_along_the_top_then_along_the_bottom() -> None:
    """Ports are numbered around the ring, so the bottom row fills from 20 down to 11."""
    assert [port + 1 for port in BOX.fill_order] == [*range(1, 11), *range(20, 10, -1)]


def test_every_fixed_action_reads_back() -> None:
    assert len({action.text for action in FIXED}) == len(FIXED)
    for action in FIXED:
        assert GAME.parse(action.text) is action
