"""The games to compare: every number of seats, mode, group, option and style of play."""

from collections.abc import Iterator
from random import Random

from tests.games.reykholt.second_reading.components import SCENARIOS
from tests.games.reykholt.second_reading.styles import STYLES
from tests.games.second_reading.setting import Option, Setting

#: The engine's defaults.
DEFAULTS: dict[str, Option] = {
    "mode": "standard",
    "service_group": "A",
    "r8_story_cards": "story",
    "r12_start_player_in_front": False,
    "r36_discards_return_to": "top",
    "r91_blocked_space": False,
    "r95_events": 13,
}
#: What is played now and then instead.
UNUSUAL: dict[str, tuple[Option, ...]] = {
    "r8_story_cards": ("always", "always", "never"),
    "r12_start_player_in_front": (True,),
    "r36_discards_return_to": ("bottom",),
    "r91_blocked_space": (True,),
    "r95_events": (12,),
}


def groups(seats: int) -> str:
    """R8."""
    return "ABCDE" if seats == 2 else "ABCD"


def settings(first: int, number: int) -> Iterator[Setting]:
    """So many games from a seed on."""
    return map(setting, range(first, first + number))


def setting(seed: int) -> Setting:
    rng = Random(seed)
    seats = 1 + seed % 4
    mode = rng.choice(["standard", *SCENARIOS])
    # Group E is for two alone, so it comes up more often there.
    group = rng.choice(groups(seats) + ("EEE" if seats == 2 else ""))
    options: dict[str, Option] = {"mode": mode, "service_group": group}
    for name, values in UNUSUAL.items():
        if rng.random() < 0.4 and (name != "r91_blocked_space" or seats == 1):
            options[name] = rng.choice(values)
    chosen = tuple((name, value) for name, value in options.items() if value != DEFAULTS[name])
    style = rng.choice(list(STYLES))
    return Setting(seats, seed, chosen, style, generous=rng.random() < 0.25)
