"""The engine against a second reading of the rulebook, and proof that a difference is noticed."""

from typing import Any

import pytest

import tablee
from tests.games.reykholt.second_reading.agreement import REYKHOLT
from tests.games.reykholt.second_reading.components import SCENARIOS
from tests.games.reykholt.second_reading.reader import read
from tests.games.reykholt.second_reading.settings import DEFAULTS, UNUSUAL, groups, settings
from tests.games.second_reading.agreement import Difference, compare, play_both
from tests.games.second_reading.broken import Spoil, broken, nothing
from tests.games.second_reading.reader import Impossible
from tests.games.second_reading.setting import Setting

#: Every group of service cards with every number of seats that has it, the story cards among them.
GROUPS = [
    Setting(seats, seats, (("service_group", group), ("r8_story_cards", "always")), "collector")
    for seats in range(1, 5)
    for group in groups(seats)
]
MODES = [
    Setting(1 + seed % 4, seed, (("mode", mode),), "gardener")
    for seed, mode in enumerate(SCENARIOS)
]
#: Each option alone.
ALONE = [
    Setting(1 if name == "r91_blocked_space" else 3, seed, ((name, values[0]),), "dealer")
    for seed, (name, values) in enumerate(UNUSUAL.items())
]


@pytest.mark.parametrize("setting", [*settings(0, 12), *GROUPS, *MODES, *ALONE], ids=str)
def test_both_readings_agree_at_every_decision(setting: Setting) -> None:
    assert compare(REYKHOLT, setting)[0] > 20


def test_an_engine_that_is_not_broken_agrees() -> None:
    assert play_both(REYKHOLT, Setting(3, 5), broken("reykholt", 3, 5, nothing))[0] > 20


def without_the_bonus(name: str, answer: Any) -> Any:
    return [action for action in answer if str(action) != "bonus"] if name == "legal" else answer


def one_table_more(name: str, answer: Any) -> Any:
    return [answer[0] + 1, *answer[1:]] if name == "scores" else answer


def another_winner(name: str, answer: Any) -> Any:
    return [(answer[0] + 1) % 3] if name == "winners" else answer


def a_tomato_that_is_not_there(name: str, answer: Any) -> Any:
    if name == "view":
        answer["players"][1]["stock"]["tomato"] += 1
    return answer


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (without_the_bonus, r"says the reading alone: \['bonus'\]"),
        (one_table_more, r"scores\[0\]: engine"),
        (another_winner, r"winners\[0\]: engine"),
        (a_tomato_that_is_not_there, r"players\[1\]\.stock\.tomato: engine 1, reading 0"),
    ],
)
def test_a_wrong_answer_of_the_engine_is_noticed(spoil: Spoil, told: str) -> None:
    with pytest.raises(Difference, match=told):
        play_both(REYKHOLT, Setting(3, 5), broken("reykholt", 3, 5, spoil))


@pytest.mark.parametrize(
    "change",
    [
        {"board.side_1_2.spaces.market-2.parts": [{"op": "gain", "goods": {"mushroom": 1}}]},
        {"board.side_1_2.spaces.field-2.parts": [{"op": "plant", "min": 1, "max": 1}]},
        {"greenhouses.sizes.5.allowed": ["tomato", "mushroom"]},
        {"services.cards.town_clerk.trigger": {"on": "after_own_action", "column": "field"}},
        {"services.cards.sower.effect": [{"op": "gain", "goods": {"lettuce": 1}}]},
        {"services.cards.head_chef.effect": [{"op": "substitute_in_payment", "n": 2}]},
    ],
    ids=lambda change: next(iter(change)),
)
def test_an_engine_that_plays_by_other_values_is_noticed(change: dict[str, Any]) -> None:
    """The engine is given a value that the reading is not told of."""
    game = tablee.game("reykholt", change)
    with pytest.raises(Difference):
        play_some_games(game)


def play_some_games(game: Any) -> None:
    for seed in range(20):
        play_both(REYKHOLT, Setting(2, seed, style="collector"), tablee.Match(game, 2, seed))


def test_a_draw_that_cannot_be_is_noticed() -> None:
    reader = read(2, DEFAULTS)
    with pytest.raises(Impossible, match="where a possible 'first' is due"):
        reader.drawn("reveal head_chef")
    with pytest.raises(Impossible, match="where a possible 'first' is due"):
        reader.drawn("first 2")
    reader.drawn("first 1")
    reader.drawn("reveal head_chef")
    with pytest.raises(Impossible, match="where a possible 'reveal' is due"):
        reader.drawn("reveal head_chef")  # it lies there already
    with pytest.raises(Impossible, match="where a possible 'reveal' is due"):
        reader.drawn("reveal grocer")  # R8: of another group
    with pytest.raises(Impossible, match="where a possible 'reveal' is due"):
        reader.drawn("reveal nursery")  # R8: a story card


def test_a_draw_that_nobody_expects_is_noticed() -> None:
    reader = read(2, DEFAULTS)
    for text in ("first 1", "reveal head_chef", "reveal sower", "reveal basket_carrier"):
        reader.drawn(text)
    for text in ("reveal town_clerk", "reveal opening_buffet"):
        reader.drawn(text)
    with pytest.raises(Impossible, match="no draw is due"):
        reader.drawn("draw 4")
