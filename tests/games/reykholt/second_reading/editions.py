"""Another edition to play with: spaces and cards that make rare rules come up often."""

from typing import Any

from tests.games.reykholt.second_reading.components import GOODS
from tests.games.second_reading.editions import Changes

Effect = dict[str, Any]

PLENTY: Effect = {"op": "gain", "goods": dict.fromkeys(GOODS, 2)}
TOMATO: Effect = {"op": "gain", "goods": {"tomato": 1}}
TAKE: Effect = {"op": "take_greenhouse", "source": "choice"}
TAKE_RANDOM: Effect = {"op": "take_greenhouse", "source": "random"}
STEP: Effect = {"op": "advance", "n": 1}
ONCE: dict[str, Any] = {"per": "round"}

#: Several parts that wait for each other, and goods enough to reach the last table.
SPACES: dict[str, list[Effect]] = {
    "side_1_2.spaces.market-1": [PLENTY],
    "side_1_2.spaces.field-2": [{"op": "plant", "min": 2}, {"op": "harvest", "max": 2}],
    "side_1_2.spaces.market-2": [TOMATO, TAKE, {"op": "plant", "min": 1, "max": 1}],
    "side_1_2.spaces.town_hall-3": [{"op": "harvest", "max": 2}, {"op": "advance", "n": 2}],
    "side_3_4.spaces.market-3": [PLENTY],
    "side_3_4.spaces.field-4": [{"op": "plant", "min": 2}, {"op": "harvest", "max": 2}],
    "side_3_4.spaces.market-4": [TOMATO, TAKE, {"op": "plant", "min": 1, "max": 1}],
    "side_3_4.spaces.field-5": [{"op": "harvest", "max": 3}, {"op": "advance", "n": 2}],
    "side_3_4.spaces.town_hall-4": [{"op": "share_service"}, {"op": "take_service"}],
}

#: Cards that react to each other, and several that can be used at any time.
CARDS: dict[str, dict[str, Any]] = {
    "town_clerk": {
        "trigger": {"on": "any_time"},
        "effect": [{"op": "harvest", "max": 2}],
        "optional": True,
        "limit": {"per": "round", "n": 2},
    },
    "sower": {
        "trigger": {"on": "own_plant"},
        "effect": [{"op": "harvest", "max": 1}],
        "optional": True,
    },
    "basket_carrier": {
        "trigger": {"on": "greenhouse_emptied"},
        "effect": [{"op": "plant", "min": 0, "max": 1}],
        "optional": True,
    },
    "grocer": {
        "trigger": {"on": "any_time"},
        "cost": [{"op": "pay_any", "n": 1}],
        "effect": [{"op": "harvest", "max": "all"}],
        "optional": True,
        "limit": {"per": "game", "n": 2},
    },
    "hamper": {
        "trigger": {"on": "phase_start", "phase": "work"},
        "effect": [TAKE_RANDOM, {"op": "plant", "min": 0, "max": 1}],
    },
    "innkeeper": {
        "trigger": {"on": "own_bonus"},
        "cost": [{"op": "pay_any", "n": 1}],
        "effect": [{"op": "gain_choice", "n": 2}],
        "optional": True,
    },
    "coach_driver": {
        "trigger": {"on": "own_arrival", "table_occupied": True, "solo_table_good": "carrot"},
        "effect": [{"op": "plant", "min": 0, "max": 1}],
        "optional": True,
    },
    "night_watch": {
        "trigger": {"on": "any_time"},
        "effect": [{"op": "plant", "min": 1, "max": 2}],
        "optional": True,
        "limit": ONCE,
    },
    "large_estate": {
        "trigger": {"on": "any_time"},
        "effect": [{"op": "gain", "goods": {"mushroom": 1}}],
        "optional": True,
        "limit": ONCE,
    },
    "plant_breeder": {
        "trigger": {"on": "greenhouse_emptied", "phase": "work"},
        "effect": [{"op": "plant", "min": 0, "max": 1}],
        "optional": True,
    },
    "sponsorship": {"effect": [TOMATO, {"op": "harvest", "max": 2}]},
    "opposite_number": {
        "trigger": {"on": "opponent_placement", "row_has_own_worker": True},
        "effect": [{"op": "harvest", "max": 1}, TOMATO],
    },
    "early_riser": {
        "trigger": {"on": "any_time"},
        "cost": [{"op": "discard_greenhouse"}],
        "effect": [TAKE_RANDOM, STEP],
        "optional": True,
        "limit": ONCE,
    },
}

GENEROUS: Changes = {
    **{f"board.{space}.parts": parts for space, parts in SPACES.items()},
    **{
        f"services.cards.{card}.{key}": value
        for card, printed in CARDS.items()
        for key, value in printed.items()
    },
    "services.cards.large_estate.condition": [],
    "services.cards.coach_driver.condition": [],
    "services.cards.early_riser.condition": [],
    **{f"track.tables.{table}.count": 1 for table in range(25, 31)},
    **{f"track.tables.{table}.count": 2 for table in range(14, 21)},
}
