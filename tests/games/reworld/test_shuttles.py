"""Shuttles for defence and transport, and what they load (R36-R41)."""

import pytest

from tablee.games.reworld.box.components import SHIPS
from tablee.games.reworld.events import (
    DefenceRaised,
    ShipWon,
    ShuttleLaunched,
    UnitLanded,
    UnitLoaded,
)
from tablee.games.reworld.rules.counting import shields
from tablee.games.reworld.rules.shuttles import LoadUnit
from tablee.games.reworld.rules.units import LandUnit
from tablee.games.reworld.state import NONE
from tests.games.reworld.scenario import RIVAL, Side, codes, colony, module

CITY = {"A": "bot-A"}


@pytest.mark.parametrize("code", ["shuttle-1", "shuttle-2"])
def test_r36_a_shuttle_defends_or_transports(code: str) -> None:
    """A shuttle with shields has both uses, and no other."""
    scene = colony(Side(docks={4: code}), RIVAL)

    assert scene.legal() == ["transport 4", "defend 4"]


@pytest.mark.parametrize(("code", "count"), [("shuttle-1", 1), ("shuttle-2", 2)])
def test_r37_defence_adds_the_shields_of_the_shuttle(code: str, count: int) -> None:
    """It lies in the defence row and its shields count there."""
    scene = colony(Side(docks={1: code}, defence="sat-city"), RIVAL)

    scene.play("defend 1")

    assert codes(scene.player().defence) == f"sat-city {code}"
    assert shields(scene.state.box, scene.player()) == 2 + count
    assert scene.player().shuttles == ()
    assert scene.events == [DefenceRaised(0, 0, module(code), count)]


def test_r37_a_shuttle_without_shields_can_only_transport() -> None:
    """Further case 6: no unit in reach, the only launch of its dock is an empty transport."""
    scene = colony(Side(docks={1: "shuttle-0 bot-A", 2: "bot-B crane"}), RIVAL)

    assert scene.legal() == ["transport 1", "launch 2"]


def test_r38_an_empty_transport_asks_nothing_when_no_unit_is_in_reach() -> None:
    """The shuttle joins the shuttle row, its shields count for nothing."""
    scene = colony(Side(docks={1: "shuttle-2 bot-A", 2: "bot-B crane"}), RIVAL)

    scene.play("transport 1")

    assert codes(scene.player().shuttles) == "shuttle-2"
    assert shields(scene.state.box, scene.player()) == 0
    assert scene.player().flying == NONE
    assert scene.turn == 1


def test_r38_loading_nothing_is_legal_although_units_are_in_reach() -> None:
    """None, one or two units: the player stops when it likes."""
    scene = colony(Side(docks={1: "shuttle-1", 2: "crane"}, cities=CITY), RIVAL)

    scene.play("transport 1", "fly")

    assert scene.dock(2) == "crane"
    assert codes(scene.player().shuttles) == "shuttle-1"
    assert scene.turn == 1


def test_r38_one_unit_may_be_enough() -> None:
    """After the first manoeuvre the player may fly."""
    scene = colony(Side(docks={1: "shuttle-1", 2: "crane", 3: "farm"}, cities=CITY), RIVAL)

    scene.play("transport 1", "load 2", "fly", "land crane A")

    assert (scene.city("A"), scene.dock(3)) == ("bot-A crane", "farm")


def test_r38_a_third_unit_finds_no_arm() -> None:
    """After two manoeuvres the units land, although a third unit is in reach."""
    docks = {1: "shuttle-1", 2: "crane", 3: "farm", 4: "farm"}
    scene = colony(Side(docks=docks, cities=CITY), RIVAL)

    scene.play("transport 1", "load 2", "load 3")

    assert scene.state.agenda[-1] == LandUnit(0)
    assert codes(scene.player().aboard) == "crane farm"


def test_r38_the_units_land_before_the_shuttle_joins_its_row() -> None:
    """Launched, loaded, landed: the events come in this order."""
    scene = colony(Side(docks={1: "shuttle-1", 2: "crane"}, cities=CITY), RIVAL)

    scene.play("transport 1", "load 2", "land crane A")

    assert scene.events == [
        ShuttleLaunched(0, 0, module("shuttle-1")),
        UnitLoaded(0, 1, module("crane")),
        UnitLanded(0, module("crane"), 0, 0),
    ]
    assert codes(scene.player().shuttles) == "shuttle-1"


def test_r39_only_leftmost_units_are_loaded_from_any_dock() -> None:
    """Units behind another tile stay out of reach."""
    docks = {1: "shuttle-1", 2: "farm", 3: "bot-A farm", 5: "crane bot-B"}
    scene = colony(Side(docks=docks, cities=CITY), RIVAL)

    scene.play("transport 1")

    assert scene.legal() == ["load 2", "load 5", "fly"]


def test_r39_the_tiles_behind_the_shuttle_are_in_reach() -> None:
    """Further case 3: both units of the shuttle's own dock; the terrabot is leftmost then."""
    scene = colony(Side(docks={1: "shuttle-1 crane farm bot-B"}, cities=CITY), RIVAL)

    scene.play("transport 1", "load 1", "load 1", "land crane A", "land farm A")

    assert scene.dock(1) == "bot-B"
    assert scene.city("A") == "bot-A crane farm"


def test_r39_a_loaded_unit_uncovers_the_next_of_another_dock() -> None:
    """Both units may come from one dock, judged at the moment of each manoeuvre."""
    scene = colony(Side(docks={1: "shuttle-0", 2: "crane drill"}, cities=CITY), RIVAL)

    scene.play("transport 1", "load 2")

    assert scene.legal() == ["load 2", "fly"]


def test_r40_a_shuttle_behind_one_unit_takes_it_along() -> None:
    """Further case 4: unit, shuttle, unit: both units land, the dock ship comes in the turn."""
    scene = colony(
        Side(docks={1: "crane shuttle-1 farm", 2: "bot-A"}, cities=CITY),
        Side(docks={1: "bot-E"}, ships="dock_2 dock_3 dock_4 dock_5"),
    )

    scene.play("carry 1", "load 1", "land crane A", "land farm A")

    assert scene.dock(1) == ""
    assert scene.city("A") == "bot-A crane farm"
    assert scene.told(ShipWon) == [ShipWon(0, SHIPS.index("dock_1"), 1, 4)]


def test_r40_the_unit_taken_along_uses_up_one_manoeuvre() -> None:
    """One more unit may follow, not two."""
    docks = {1: "crane shuttle-1", 2: "farm", 3: "farm"}
    scene = colony(Side(docks=docks, cities=CITY), RIVAL)

    scene.play("carry 1", "load 2")

    assert scene.state.agenda[-1] == LandUnit(0)
    assert scene.dock(3) == "farm"


def test_r40_the_second_manoeuvre_is_free_to_refuse() -> None:
    """The player may fly with the one unit."""
    scene = colony(Side(docks={1: "crane shuttle-1", 2: "farm"}, cities=CITY), RIVAL)

    scene.play("carry 1", "fly", "land crane A")

    assert (scene.city("A"), scene.dock(2)) == ("bot-A crane", "farm")


def test_r41_two_units_block_the_shuttle() -> None:
    """Further case 5: unit, unit, shuttle: only a sacrifice is possible."""
    scene = colony(Side(docks={1: "crane drill shuttle-1"}, cities=CITY), RIVAL)

    assert scene.legal() == ["sacrifice 1"]


def test_r41_a_shuttle_with_a_unit_on_board_cannot_defend() -> None:
    """The launch from second place is a transport, whatever shields it has."""
    scene = colony(Side(docks={1: "crane shuttle-2"}, cities=CITY), RIVAL)

    assert scene.legal() == ["carry 1", "sacrifice 1"]


@pytest.mark.parametrize("first", ["bot-A", "sat-city", "shuttle-0"])
def test_r41_only_a_unit_may_stand_before_the_shuttle(first: str) -> None:
    """Behind any other tile a shuttle has to wait."""
    scene = colony(Side(docks={1: f"{first} shuttle-1"}), RIVAL)

    assert "carry 1" not in scene.legal()


def test_r41_the_second_manoeuvre_reaches_the_dock_of_the_shuttle() -> None:
    """The tile newly uncovered in that dock may be loaded; behind a terrabot nothing may."""
    docks = {1: "crane shuttle-1 farm", 2: "bot-A crane"}
    scene = colony(Side(docks=docks, cities=CITY), RIVAL)

    scene.play("carry 1")

    assert scene.state.agenda[-1] == LoadUnit(0)
    assert scene.legal() == ["load 1", "fly"]
