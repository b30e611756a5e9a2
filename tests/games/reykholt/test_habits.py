"""Standing orders of a player: when to be asked about cards that may be used at any time."""

import pytest

from tablee.core.options import fill_in
from tablee.games.reykholt.actions import WAIT
from tablee.games.reykholt.rules.services.any_time import (
    BEFORE_EVENT,
    BEFORE_REST,
    BEFORE_TOURISM_TURN,
    BEFORE_WORKER,
    END_OF_TOURISM,
    END_OF_WORK,
    START_OF_WORK,
    AskAnyTime,
)
from tests.games.reykholt.scenario import GAME, Scene, board

PHASES = (BEFORE_EVENT, START_OF_WORK, END_OF_WORK, END_OF_TOURISM, BEFORE_REST)
OTHERS_TURNS = (BEFORE_WORKER, BEFORE_TOURISM_TURN)


def holder(window: int) -> Scene:
    """Seat 1 could use a Barter Stall in that window."""
    scene = board(2)
    scene.card(1, "barter_stall")
    scene.stock(1, "TT")
    scene.ask(AskAnyTime(1, window))
    assert scene.asked == "UseAnyTime"
    return scene


@pytest.mark.parametrize(
    ("order", "silent"),
    [("phases", OTHERS_TURNS), ("always", ()), ("own", (*OTHERS_TURNS, *PHASES))],
)
def test_r71_one_is_asked_as_often_as_one_likes(order: str, silent: tuple[int, ...]) -> None:
    habits = fill_in(GAME.habits, {"any_time": order})

    for window in (*OTHERS_TURNS, *PHASES):
        answer = GAME.habitual(holder(window).state, 1, habits)
        assert answer is (WAIT if window in silent else None)


def test_r71_where_phases_begin_and_end_is_the_default() -> None:
    habits = fill_in(GAME.habits, {})

    assert GAME.habitual(holder(BEFORE_WORKER).state, 1, habits) is WAIT
    assert GAME.habitual(holder(END_OF_WORK).state, 1, habits) is None


def test_r18_before_a_worker_is_laid_aside_one_is_always_asked() -> None:
    habits = fill_in(GAME.habits, {"any_time": "own"})
    scene = board(2)
    scene.card(0, "barter_stall")
    scene.stock(0, "TT")
    for number in range(3):
        for column in ("property", "field", "market", "town_hall"):
            scene.state.occupied |= 1 << GAME.parse(f"work {column}-{number + 1}").index  # type: ignore[attr-defined]

    scene.turn_of(0)

    assert scene.asked == "UseBeforeAside"
    assert GAME.habitual(scene.state, 0, habits) is None


def test_nothing_else_is_answered_by_habit() -> None:
    scene = board(2)
    scene.turn_of(0)

    for order in ("phases", "always", "own"):
        habits = fill_in(GAME.habits, {"any_time": order})
        assert GAME.habitual(scene.state, 0, habits) is None
