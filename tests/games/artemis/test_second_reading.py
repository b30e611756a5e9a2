"""The engine against a second reading of the rulebook, and proof that a difference is noticed."""

from typing import Any

import pytest

import tablee
from tests.games.artemis.second_reading.agreement import ARTEMIS
from tests.games.artemis.second_reading.components import relief_track
from tests.games.artemis.second_reading.reader import read
from tests.games.artemis.second_reading.settings import UNUSUAL, settings
from tests.games.second_reading.agreement import Difference, compare, play_both
from tests.games.second_reading.broken import Spoil, broken, nothing
from tests.games.second_reading.reader import Impossible
from tests.games.second_reading.setting import Option, Setting

#: Each option alone, with the seat counts that have it.
ALONE = [
    Setting(2 if name == "r3_copies_removed" else 2 + seed % 4, seed, ((name, value),), "builder")
    for seed, (name, value) in enumerate(UNUSUAL.items())
]
GENEROUS = [Setting(seats, seats, style="builder", generous=True) for seats in range(1, 6)]
#: Found by their seeds: an outbid of one's choice (R117), the Snowcat Garage (R102), and a pod that
#: the Surface Conduit completes (R88).
RARE = [
    Setting(1, 40010, style="driver"),
    Setting(3, 40052, style="driver", generous=True),
    Setting(3, 40182, style="driver", generous=True),
]
DEFAULTS: dict[str, Option] = {
    "hard_mode": False,
    "relic": False,
    "directives": False,
    "r28_frozen_leave_game": False,
    "r62_reoffer_to_same_player": False,
    "r67_doorstep_limit": "face",
    "r3_copies_removed": 1,
}


@pytest.mark.parametrize("setting", [*settings(0, 20), *ALONE, *GENEROUS, *RARE], ids=str)
def test_both_readings_agree_at_every_decision(setting: Setting) -> None:
    assert compare(ARTEMIS, setting)[0] > 20


def test_an_engine_that_is_not_broken_agrees() -> None:
    assert play_both(ARTEMIS, Setting(3, 5), broken("artemis", 3, 5, nothing))[0] > 20


def without_buying(name: str, answer: Any) -> Any:
    return [action for action in answer if str(action) != "buy"] if name == "legal" else answer


def one_point_more(name: str, answer: Any) -> Any:
    return [answer[0] + 1, *answer[1:]] if name == "scores" else answer


def another_winner(name: str, answer: Any) -> Any:
    return [(answer[0] + 1) % 3] if name == "winners" else answer


def ore_that_is_not_there(name: str, answer: Any) -> Any:
    if name == "view":
        answer["players"][1]["ore"] += 1
    return answer


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (without_buying, r"says the reading alone: \['buy'\]"),
        (one_point_more, r"scores\[0\]: engine"),
        (another_winner, r"winners\[0\]: engine"),
        (ore_that_is_not_there, r"players\[1\]\.ore: engine 4, reading 3"),
    ],
)
def test_a_wrong_answer_of_the_engine_is_noticed(spoil: Spoil, told: str) -> None:
    with pytest.raises(Difference, match=told):
        play_both(ARTEMIS, Setting(3, 5), broken("artemis", 3, 5, spoil))


@pytest.mark.parametrize(
    "change",
    [
        {"outfitters.toolkits": [1, 1, 1, 1, 2, 2]},
        {"academy.trains": ["engineer", "engineer", "steward", "marine", "steward", "steward"]},
        {"relief_track.spaces": [{"ore": 3}, *relief_track()[1:]]},
        {"two_players.surface": "stronghold"},
        {"buildings.kinds.scion_tower.slots": ["steward"]},
        {"events.cards.supply_drop.amount": 2},
    ],
    ids=lambda change: next(iter(change)),
)
def test_an_engine_that_plays_by_other_values_is_noticed(change: dict[str, Any]) -> None:
    """The engine is given a value that the reading is not told of."""
    game = tablee.game("artemis", change)
    with pytest.raises(Difference):
        play_some_games(game)


def play_some_games(game: Any) -> None:
    for seed in range(20):
        play_both(ARTEMIS, Setting(2, seed, style="builder"), tablee.Match(game, 2, seed))


def test_a_draw_that_cannot_be_is_noticed() -> None:
    reader = read(2, DEFAULTS)
    with pytest.raises(Impossible, match="where a possible 'first' is due"):
        reader.drawn("tile assault_pod")
    with pytest.raises(Impossible, match="where a possible 'first' is due"):
        reader.drawn("first 2")
    for text in ("first 1", "reveal lone_beacon", "tile assault_pod"):
        reader.drawn(text)
    with pytest.raises(Impossible, match="where a possible 'tile' is due"):
        reader.drawn("tile assault_pod")  # R3: one of the two is left out
    with pytest.raises(Impossible, match="where a possible 'tile' is due"):
        reader.drawn("tile armory")  # R15: not before round 4


def test_a_draw_that_nobody_expects_is_noticed() -> None:
    reader = read(2, DEFAULTS)
    drawn = ["first 1", "reveal lone_beacon", "tile manufactory", "tile manufactory"]
    drawn += ["draw pioneer"] * 4 + ["event blizzard", "roll 11111 22222"]
    for text in drawn:
        reader.drawn(text)
    with pytest.raises(Impossible, match="no draw is due"):
        reader.drawn("draw pioneer")
