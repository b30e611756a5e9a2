"""Action 8: pass (R104-R106)."""

import pytest

from tablee.games.gaia.box.components import NONE
from tablee.games.gaia.events import Passed
from tests.games.gaia.scenario import Scene, galaxy


def settled() -> Scene:
    """Lantids with 4 mines (one shared, one the Lost Planet), 2 stations, 1 lab, 3 great ones.

    Their types are terra, ice, Gaia, oxide and Lost; one Gaia planet has the shared mine of theirs,
    two are their own. They have three tokens, of which one is grey.
    """
    scene = galaxy("lantids", "ambas")
    scene.build(0, "-4x-1", "mine")
    scene.build(0, "1x-1", "mine")
    scene.build(0, "3x2", "trading-station")
    scene.build(0, "-1x1", "trading-station")
    scene.build(0, "4x3", "lab")
    scene.build(0, "5x-1", "institute")
    scene.build(0, "-1x-1", "knowledge-academy")
    scene.build(0, "3x-2", "qic-academy")
    scene.build(1, "-5x1", "mine")
    scene.share(0, "-5x1")
    scene.token(0, "fed1", "fed2", "fed3")
    scene.level("navigation", 5)
    scene.lose(0, "0x0")
    scene.give(vp=0)
    return scene


def passes(scene: Scene) -> int:
    """The VP that passing brings."""
    scene.play(scene.legal("pass")[0])
    (passed,) = scene.told(Passed)
    assert isinstance(passed, Passed)
    assert passed.vp == scene.vp()
    return passed.vp


@pytest.mark.parametrize(
    ("booster", "vp"),
    [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 4), (7, 4), (8, 3), (9, 12), (10, 2)],
)
def test_r104_the_booster_pays_for_passing(booster: int, vp: int) -> None:
    """1 a mine, 2 a trading station, 3 a lab, 4 a great structure, 1 a Gaia planet."""
    scene = settled()
    scene.booster(0, booster)

    assert passes(scene) == vp


@pytest.mark.parametrize(("code", "vp"), [("adv1", 9), ("adv5", 3), ("adv7", 5)])
def test_r104_advanced_tiles_pay_for_passing(code: str, vp: int) -> None:
    """3 a federation token, grey or not, 3 a lab, 1 a planet type."""
    scene = settled()
    scene.tech(0, "std1")
    scene.advanced(0, code, "std1")

    assert passes(scene) == vp


def test_r104_booster_and_tiles_add_up() -> None:
    """And other tiles pay nothing."""
    scene = settled()
    scene.booster(0, 6)
    scene.token(0, "fed4", "fed5", "fed6")
    scene.tech(0, "std4", "std2", "std7", "std9")
    scene.advanced(0, "adv5", "std4")
    scene.advanced(0, "adv7", "std2")
    scene.advanced(0, "adv14", "std7")

    assert passes(scene) == 4 + 3 + 5


def test_r104_one_of_the_three_that_lie_there_is_taken() -> None:
    """Not one's own; what one gives back lies there for the next."""
    scene = galaxy("terrans", "ambas")
    held = scene.player().booster + 1
    assert scene.legal("pass") == [f"pass {b + 1}" for b in scene.state.boosters]
    assert len(scene.legal("pass")) == 3
    assert scene.refused(f"pass {held}").rule == "R104"
    assert scene.refused("pass").rule == "R104"
    taken = scene.legal("pass")[1]

    scene.play(taken)

    assert f"pass {scene.player().booster + 1}" == taken
    assert scene.legal("pass")[-1] == f"pass {held}"  # at the end of the row (R156)
    assert taken not in scene.legal("pass")
    scene.play(f"pass {held}")
    assert scene.player(1).booster + 1 == held


def test_r104_whoever_has_passed_is_left_out_but_may_charge() -> None:
    """Seat 0 passed; the turn is always seat 1's, and seat 0 is asked about power."""
    scene = galaxy("terrans", "ambas")
    scene.build(0, "-4x-1")
    scene.build(1, "-3x-2")
    scene.fill(2, 0, 0)
    scene.give(1, credits=15, ore=15)

    scene.play("pass 4", "upgrade -3x-2 trading-station", "end")
    assert (scene.turn, scene.legal()) == (0, ["charge 1", "decline"])
    scene.play("charge 1")

    assert (scene.turn, scene.asked) == (1, "TakeTurn")
    assert scene.bowls() == (1, 1, 0)


def test_r104_passing_is_scored_before_the_booster_is_changed() -> None:
    """The new booster pays in its own round only."""
    scene = settled()
    assert scene.player().booster == 0  # which pays nothing

    scene.play("pass 8")  # 3 VP for each lab

    assert scene.vp() == 0


def test_r105_in_the_last_round_no_booster_is_taken() -> None:
    """The old one pays and is given back."""
    scene = settled()
    scene.state.round = 6
    scene.booster(0, 6)
    assert scene.legal("pass") == ["pass"]
    assert scene.refused("pass 4").rule == "R104"

    scene.play("pass")

    assert (scene.vp(), scene.player().booster) == (4, NONE)
    assert 5 in scene.state.boosters


def test_r106_the_first_to_pass_is_first_in_the_next_round() -> None:
    """Clockwise from there, whatever the order of the others (R16)."""
    scene = galaxy("terrans", "ambas", "firaks")
    scene.begin_turn(1)
    scene.play(scene.legal("pass")[0])
    assert scene.turn == 2
    scene.begin_turn(0)
    scene.everybody_passes()
    while scene.asked != "TakeTurn":
        scene.play(scene.legal()[0])

    assert (scene.state.round, scene.state.order, scene.turn) == (2, (1, 2, 0), 1)
