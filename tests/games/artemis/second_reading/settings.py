"""The games to compare: every number of seats, every option, every style of play."""

from collections.abc import Iterator
from random import Random

from tests.games.artemis.second_reading.styles import STYLES
from tests.games.second_reading.setting import Option, Setting

#: What is played half of the time instead of the engine's default.
UNUSUAL: dict[str, Option] = {
    "hard_mode": True,
    "relic": True,
    "directives": True,
    "r28_frozen_leave_game": True,
    "r62_reoffer_to_same_player": True,
    "r67_doorstep_limit": "review",
    "r3_copies_removed": 2,
}


def settings(first: int, number: int) -> Iterator[Setting]:
    """So many games from a seed on; the base game every other time."""
    return map(setting, range(first, first + number))


def setting(seed: int) -> Setting:
    rng = Random(seed)
    seats = 1 + seed % 5
    options = [
        (name, value)
        for name, value in UNUSUAL.items()
        if rng.random() < 0.5 and (name != "r3_copies_removed" or seats <= 2)
    ]
    return Setting(
        seats,
        seed,
        tuple(options) if seed // 5 % 2 else (),
        rng.choice(list(STYLES)),
        generous=rng.random() < 0.25,
    )
