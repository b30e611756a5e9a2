"""The games to compare: every number of seats, option and style of play."""

from collections.abc import Iterator
from random import Random

from tests.games.century.second_reading.styles import NAMES
from tests.games.second_reading.setting import Option, Setting

#: The engine's defaults.
DEFAULTS: dict[str, Option] = {
    "r2_bonus_cards": True,
    "r46_consolidation": "together",
    "r57_two_tiles_only": False,
}
#: What is played now and then instead.
UNUSUAL: dict[str, Option] = {
    "r2_bonus_cards": False,
    "r46_consolidation": "in_order",
    "r57_two_tiles_only": True,
}


def settings(first: int, number: int) -> Iterator[Setting]:
    """So many games from a seed on."""
    return map(setting, range(first, first + number))


def setting(seed: int) -> Setting:
    rng = Random(seed)
    options = tuple((name, value) for name, value in UNUSUAL.items() if rng.random() < 0.25)
    style = NAMES[seed // 3 % len(NAMES)]
    return Setting(3 + seed % 3, seed, options, style, generous=rng.random() < 0.25)
