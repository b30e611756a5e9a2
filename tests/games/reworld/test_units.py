"""Transformation units: landing, special units, sacrifice (R42-R47, R74, R76)."""

import pytest

from tablee.games.reworld.box.components import SHIPS
from tablee.games.reworld.events import (
    MissionFlown,
    ShipWon,
    UnitLanded,
    UnitLost,
    UnitSacrificed,
)
from tests.games.reworld.scenario import GAME, RIVAL, Scene, Side, codes, colony, module


def landing(units: str, cities: dict[str, str], removed: str = "") -> Scene:
    """A shuttle with these units on board is about to land."""
    docks = dict(enumerate(units.split(), 2))
    scene = colony(
        Side(docks={1: "shuttle-0 bot-E"} | docks, cities=cities), RIVAL, removed=removed
    )
    scene.play("transport 1", *(f"load {dock}" for dock in docks))
    scene.events.clear()
    return scene


def test_r42_two_units_land_in_the_order_of_choice() -> None:
    """Either unit may be first."""
    scene = landing("drill farm", {"A": "bot-A", "B": "bot-B"})

    assert scene.legal() == ["land drill A", "land drill B", "land farm A", "land farm B"]


def test_r42_the_first_unit_is_settled_before_the_second() -> None:
    """The second landing sees the city as the first one left it."""
    scene = landing("drill crane", {"A": "bot-A", "B": "bot-B"})

    scene.play("land drill A")

    assert scene.city("A") == "bot-A drill"
    assert scene.legal() == ["land crane B"]


def test_r43_a_company_must_join_the_city_where_it_stands() -> None:
    """Crane is in A, so a crane goes to A and nowhere else."""
    scene = landing("crane", {"A": "bot-A crane", "B": "bot-B", "C": "bot-C farm"})

    assert scene.legal() == ["land crane A"]


def test_r43_the_special_unit_belongs_to_its_company() -> None:
    """The special unit joins the ordinary ones, and they join it."""
    assert landing("crane*", {"A": "bot-A crane", "B": "bot-B"}).legal() == ["land crane* A"]
    assert landing("crane", {"A": "bot-A", "B": "bot-B crane*"}).legal() == ["land crane B"]


def test_r43_a_new_company_chooses_among_cities_without_a_company() -> None:
    """Cities with another construction company are closed, farms do not close one."""
    cities = {"A": "bot-A drill", "B": "bot-B", "D": "bot-D farm"}

    assert landing("crane", cities).legal() == ["land crane B", "land crane D"]


def test_r43_the_second_unit_of_a_company_follows_the_first() -> None:
    """Further case 14: two drills, two free cities: the first chooses, the second follows."""
    scene = landing("drill drill", {"A": "bot-A", "B": "bot-B"})

    scene.play("land drill B")

    assert scene.legal() == ["land drill B"]


def test_r43_landing_is_compulsory_where_a_city_is_open() -> None:
    """A unit with a city to go to cannot be thrown away."""
    scene = landing("crane", {"A": "bot-A"})

    assert scene.refused("lose crane").rule == "R43"


@pytest.mark.parametrize("unit", ["crane", "crane*", "farm"])
def test_r44_without_any_city_a_unit_is_removed(unit: str) -> None:
    """No city at all: construction and farm units alike are removed from the game."""
    scene = landing(unit, {})
    assert scene.legal() == [f"lose {unit}"]

    scene.play(f"lose {unit}")

    assert scene.events == [UnitLost(0, module(unit))]
    assert codes(scene.state.removed[-1:]) == unit
    assert codes(scene.player().shuttles) == "shuttle-0"


def test_r44_a_new_company_is_removed_when_every_city_has_another() -> None:
    """Further case 7: one city with crane: drill is removed, crane and farm land."""
    cities = {"A": "bot-A crane"}

    assert landing("drill", cities).legal() == ["lose drill"]
    assert landing("crane", cities).legal() == ["land crane A"]
    assert landing("farm", cities).legal() == ["land farm A"]


@pytest.mark.parametrize("may", [True, False])
@pytest.mark.parametrize(
    ("unit", "cities"),
    [
        pytest.param("farm", {}, id="farm without city"),
        pytest.param("crane*", {}, id="company without city"),
        pytest.param("drill", {"A": "bot-A crane"}, id="all cities taken"),
    ],
)
def test_r44_the_option_decides_whether_a_doomed_unit_is_loaded(
    unit: str, cities: dict[str, str], *, may: bool
) -> None:
    """Option r44_unplaceable_units_load: on, it may be loaded; off, it stays in its dock."""
    docks = {1: "shuttle-1", 2: unit, 3: f"{unit} shuttle-0" if unit != "crane*" else "bot-A"}
    scene = colony(Side(docks=docks, cities=cities), RIVAL, unplaceable_units_load=may)
    assert ("carry 3" in scene.legal()) == (may and unit != "crane*")

    scene.play("transport 1")

    assert (scene.turn == 0) == may
    if may:
        assert "load 2" in scene.legal()


@pytest.mark.parametrize(
    ("units", "cities", "second"),
    [
        pytest.param("drill dome", {"A": "bot-A"}, False, id="two companies, one city"),
        pytest.param("drill dome", {"A": "bot-A", "B": "bot-B"}, True, id="two cities"),
        pytest.param("drill drill*", {"A": "bot-A"}, True, id="one company, one city"),
        pytest.param("drill farm", {"A": "bot-A"}, True, id="a farm besides"),
        pytest.param("crane drill", {"A": "bot-A crane", "B": "bot-B"}, True, id="one at home"),
    ],
)
def test_r44_switched_off_both_units_on_board_must_find_a_city(
    units: str, cities: dict[str, str], *, second: bool
) -> None:
    """With the option off, a second unit is loaded only if both will land in any order."""
    one, two = units.split()
    scene = colony(
        Side(docks={1: "shuttle-1 bot-E", 2: one, 3: two}, cities=cities),
        RIVAL,
        unplaceable_units_load=False,
    )

    scene.play("transport 1", "load 2")

    assert (scene.legal() == ["load 3", "fly"]) == second


def test_r45_a_farm_may_join_any_city() -> None:
    """Further case 15: a city with crane takes a farm, also one with farms already."""
    scene = landing("farm", {"A": "bot-A crane", "C": "bot-C farm farm", "E": "bot-E"})

    assert scene.legal() == ["land farm A", "land farm C", "land farm E"]


def test_r45_farms_do_not_close_a_city() -> None:
    """Further case 15: a city with only farms still takes a new company."""
    scene = landing("crane", {"A": "bot-A farm farm"})

    scene.play("land crane A")

    assert scene.city("A") == "bot-A farm farm crane"


@pytest.mark.parametrize(
    ("there", "landed", "expected"),
    [
        pytest.param("bot-A bot-A farm", ["crane*"], 5, id="TV-U1 farm"),
        pytest.param("bot-A bot-A crane", ["crane*"], 5, id="TV-U1 same company"),
        pytest.param("bot-A bot-A crane", ["crane", "crane*"], 6, id="TV-U2"),
        pytest.param("bot-A bot-A crane", ["crane*", "crane"], 5, id="TV-U3"),
        pytest.param("bot-A", ["crane*"], 3, id="new city"),
    ],
)
def test_r46_a_special_unit_scores_each_tile_of_its_city(
    there: str, landed: list[str], expected: int
) -> None:
    """Further case 8: the panel and the special unit itself count."""
    scene = landing(" ".join(sorted(landed)), {"A": there})

    scene.play(*(f"land {unit} A" for unit in landed))

    points = {"crane*": expected, "crane": 0}
    assert scene.score() == expected
    assert scene.events == [UnitLanded(0, module(unit), 0, points[unit]) for unit in landed]


def test_r46_a_removed_special_unit_scores_nothing() -> None:
    """TV-U4: no city, so the unit is removed."""
    scene = landing("crane*", {})

    scene.play("lose crane*")

    assert scene.score() == 0


def test_r46_a_sacrificed_special_unit_scores_nothing() -> None:
    """Giving it up brings no points."""
    scene = colony(Side(docks={1: "crane* bot-A"}, cities={"A": "bot-A"}), RIVAL)

    scene.play("sacrifice 1")

    assert scene.score() == 0


def test_r46_there_is_one_special_unit_a_construction_company_and_no_special_farm() -> None:
    """Five special units, all of different construction companies."""
    specials = [kind for kind in GAME.set_up(2, {}).box.modules if kind.special]

    assert [kind.code for kind in specials] == ["crane*", "drill*", "reactor*", "dome*", "viaduct*"]
    assert {kind.count for kind in specials} == {1}


def test_r47_a_unit_may_be_given_up_instead_of_a_launch() -> None:
    """It goes back to the box and the turn is over."""
    scene = colony(Side(docks={1: "crane bot-A", 2: "bot-B"}), RIVAL)

    scene.play("sacrifice 1")

    assert scene.dock(1) == "bot-A"
    assert codes(scene.state.removed[-1:]) == "crane"
    assert scene.turn == 1
    assert scene.events == [UnitSacrificed(0, 0, module("crane"))]


def test_r47_the_check_of_the_ships_follows_a_sacrifice() -> None:
    """Further case 16: the sacrifice empties dock 2, whose ship comes in the same turn."""
    scene = colony(
        Side(docks={1: "bot-A", 2: "farm", 3: "bot-A", 4: "bot-A", 5: "bot-A"}),
        Side(docks={1: "bot-E"}),
    )

    scene.play("sacrifice 2")

    assert scene.told(ShipWon) == [ShipWon(0, SHIPS.index("dock_2"), 1, 4)]


def test_r47_a_unit_that_could_fly_may_be_given_up() -> None:
    """A shuttle is ready in either dock; the sacrifice is offered all the same."""
    docks = {1: "crane shuttle-1", 2: "shuttle-1"}
    scene = colony(Side(docks=docks, cities={"A": "bot-A"}), RIVAL)

    assert "sacrifice 1" in scene.legal()


def test_r47_only_units_can_be_given_up() -> None:
    """Terrabots, shuttles and satellites cannot."""
    docks = {1: "bot-A", 2: "shuttle-0", 3: "sat-city", 4: "farm"}
    scene = colony(Side(docks=docks), RIVAL)

    sacrifices = [text for text in scene.legal() if text.startswith("sacrifice")]
    assert sacrifices == ["sacrifice 4"]


def test_r74_equal_units_are_offered_once() -> None:
    """Two farms on board: each city appears once."""
    scene = landing("farm farm", {"A": "bot-A", "B": "bot-B"})

    assert scene.legal() == ["land farm A", "land farm B"]


@pytest.mark.parametrize(("first", "second"), [("drill", "reactor"), ("reactor", "drill")])
def test_r74_two_new_companies_compete_for_one_city(first: str, second: str) -> None:
    """Further case 13: two cities, one with crane: the first landed gets the free one."""
    scene = landing("drill reactor", {"A": "bot-A crane", "B": "bot-B"})

    scene.play(f"land {first} B", f"lose {second}")

    assert scene.city("B") == f"bot-B {first}"
    assert scene.told(UnitLost) == [UnitLost(0, module(second))]


def test_r76_a_removed_unit_leaves_its_company_new() -> None:
    """A drill was removed before; the next one may still choose its city."""
    scene = landing("drill", {"A": "bot-A", "B": "bot-B"}, removed="drill")

    assert scene.legal() == ["land drill A", "land drill B"]


def test_r76_a_removed_unit_counts_for_no_mission() -> None:
    """Two removed cranes and a removed farm are no units of the colony."""
    scene = colony(
        Side(docks={1: "sat-company-crane bot-A"}, cities={"A": "bot-A crane"}),
        RIVAL,
        removed="crane crane farm",
    )

    scene.play("mission 1")

    assert scene.events == [MissionFlown(0, 0, module("sat-company-crane"), -1, 3)]
