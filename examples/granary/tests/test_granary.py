"""The rules of Granary, one by one."""

import pytest

import tablee
from granary.events import PrizeWon, SackDealt, SackSold, SacksShown, SackStored
from granary.state import GranaryState
from tablee.contract import scene
from tablee.core import Game

GAME: Game[GranaryState] = tablee.game("granary")


class Scene(scene.Scene[GranaryState]):
    game = GAME


def dealt(*hands: str, ties_win: bool = True) -> Scene:
    """The first day, each seat with its hand; sacks are digits."""
    game = tablee.game("granary", {"hand": len(hands[0])})
    scene = Scene(game.set_up(len(hands), {"r5_ties_win": ties_win}))
    scene.play(*(f"draw {weight}" for hand in hands for weight in hand))
    return scene


def test_r1_four_sacks_are_dealt_in_secret() -> None:
    scene = dealt("5125", "3443")

    assert scene.state.hands == [[1, 2, 5, 5], [3, 3, 4, 4]]
    assert len(scene.state.pile) == 12
    assert scene.told(SackDealt)[0] == SackDealt(0, 5)
    assert scene.told(SackDealt)[0].audience == (0,)


def test_r2_nobody_learns_of_a_choice_before_all_have_chosen() -> None:
    scene = dealt("15", "34")

    scene.play("offer 5")

    assert scene.state.shown == [0, 0]
    assert scene.state.waiting_for(1) == (0, 1)
    scene.play("offer 3")
    assert scene.told(SacksShown) == [SacksShown(1, (5, 3))]


def test_r2_only_a_sack_of_the_hand_is_shown() -> None:
    scene = dealt("15", "34")

    assert scene.legal() == ["offer 1", "offer 5"]
    assert scene.refused("offer 3").rule == "R2"


def test_r3_each_day_begins_with_the_next_player() -> None:
    scene = dealt("15", "34")
    scene.play("offer 5", "offer 3")
    assert scene.turn == 0

    scene.play("store", "store", "offer 1", "offer 4")

    assert scene.told(SackStored) == [SackStored(0, 5), SackStored(1, 3)]
    assert scene.turn == 1


@pytest.mark.parametrize(("second", "points"), [("4", 3), ("1", 0)])
def test_r4_what_was_sold_before_lowers_the_price(second: str, points: int) -> None:
    scene = dealt("5", second)

    scene.play("offer 5", f"offer {second}", "sell", "sell")

    assert scene.told(SackSold) == [SackSold(0, 5, 5), SackSold(1, int(second), points)]


def test_r5_the_heaviest_granary_scores() -> None:
    scene = dealt("4", "5")

    scene.play("offer 4", "offer 5", "store", "store")

    assert scene.told(PrizeWon) == [PrizeWon(1, 5, 4)]
    assert scene.state.scores == [0, 4]


@pytest.mark.parametrize(("ties_win", "scores"), [(True, [4, 4]), (False, [0, 0])])
def test_r5_ties_win_the_prize_or_do_not(*, ties_win: bool, scores: list[int]) -> None:
    scene = dealt("5", "5", ties_win=ties_win)

    scene.play("offer 5", "offer 5", "store", "store")

    assert scene.state.scores == scores


def test_r6_the_heavier_granary_breaks_a_tie() -> None:
    scene = dealt("4", "5")
    scene.play("offer 4", "offer 5", "store", "store")

    scene.state.scores = [4, 4]

    assert GAME.winners(scene.state) == [1]
