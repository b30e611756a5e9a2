"""What Reykholt's rules name by number, whatever the edition prints. The rest is in `box`."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

#: No good, no card, no space, nobody.
NONE: Final = -1

Good: TypeAlias = Literal["tomato", "lettuce", "mushroom", "cauliflower", "carrot"]
#: From common to rare (R73): a good is its rarity, from 0.
GOODS: Final[tuple[Good, ...]] = get_args(Good)
TOMATO: Final = 0
LETTUCE: Final = 1
MUSHROOM: Final = 2
CAULIFLOWER: Final = 3
CARROT: Final = 4
TYPES: Final = len(GOODS)
#: How goods to pay are written, in the order of `GOODS`.
LETTERS: Final = "TLMFC"

Counts: TypeAlias = tuple[int, ...]
"""Goods by type: how many tomatoes, lettuces, mushrooms, cauliflowers, carrots."""
NOTHING: Final[Counts] = (0,) * TYPES

Column: TypeAlias = Literal["property", "field", "market", "town_hall"]
#: From left to right.
COLUMNS: Final[tuple[Column, ...]] = get_args(Column)
PROPERTY: Final = 0
FIELD: Final = 1
MARKET: Final = 2
TOWN_HALL: Final = 3
#: Where spaces may have a flag (R17).
FLAGGED_COLUMNS: Final[tuple[int, ...]] = (PROPERTY, TOWN_HALL)

Phase: TypeAlias = Literal["work", "harvest", "tourism", "rest"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
WORK: Final = 0
HARVEST: Final = 1
TOURISM: Final = 2
REST: Final = 3

#: Plots of the greenhouses in piles.
SIZES: Final = (3, 4, 5, 6)
MOST_PLOTS: Final = 6
#: The pile of a greenhouse is its index in `SIZES`; this is that of the random greenhouses. One
#: that a service card provides has none.
RANDOM_PILE: Final = len(SIZES)

#: Each player has one manager and so many workers (R11).
WORKERS: Final = 3
START_TABLE: Final = 0
LAST_TABLE: Final = 30
MOST_SEATS: Final = 4
MOST_ROWS: Final = 6
#: With so many players a tile covers this row (R4).
COVERED_SEATS: Final = 3
COVERED_ROW: Final = 1
MOST_ROUNDS: Final = 8

Group: TypeAlias = Literal["A", "B", "C", "D", "E"]
GROUPS: Final[tuple[Group, ...]] = get_args(Group)
#: The group for two players only (R8).
GROUP_FOR_TWO: Final[Group] = "E"

Kind: TypeAlias = Literal["ongoing", "immediate", "any_time", "greenhouse"]

CardCode: TypeAlias = Literal[
    "village_elders",
    "harvest_helper",
    "tomato_seedlings",
    "head_chef",
    "sower",
    "basket_carrier",
    "town_clerk",
    "opening_buffet",
    "back_of_the_queue",
    "barter_stall",
    "nursery",
    "carrot_seeds",
    "greenhouse_builder",
    "big_harvest",
    "picking_party",
    "town_reception",
    "hamper",
    "grocer",
    "composting",
    "instructor",
    "merchant",
    "mushroom_expert",
    "agronomist",
    "farm_girl",
    "night_watch",
    "innkeeper",
    "coach_driver",
    "seasonal_hand",
    "small_portions",
    "hot_spring",
    "postcards",
    "lean_larder",
    "night_market",
    "greenhouse_saleswoman",
    "glazier",
    "architect",
    "small_scale_grower",
    "mover",
    "large_estate",
    "community_greenhouse",
    "heating_engineer",
    "plant_breeder",
    "scrap_dealer",
    "fully_booked_restaurant",
    "early_riser",
    "sponsorship",
    "running_behind",
    "opposite_number",
    "round_the_parish",
    "tenant",
    "empty_aisle",
    "good_neighbours",
]
EventCode: TypeAlias = Literal[
    "northern_lights",
    "geyser",
    "free_seeds",
    "ash_cloud",
    "tour_bus",
    "snowstorm",
    "vegetable_fair",
    "heating_failure",
    "public_holiday",
    "subsidy",
    "runaway_sheep",
    "harvest_festival",
    "enyas_visit",
]
ScenarioCode: TypeAlias = Literal[
    "fresh_arrivals",
    "after_the_bad_harvest",
    "the_great_banquet",
    "varied_cuisine",
    "winter_is_coming",
]
CARDS: Final[tuple[CardCode, ...]] = get_args(CardCode)
EVENTS: Final[tuple[EventCode, ...]] = get_args(EventCode)
SCENARIOS: Final[tuple[ScenarioCode, ...]] = get_args(ScenarioCode)

#: Bounds of what anybody can have; the edition is held to them.
MOST_PLATES: Final = 6
MOST_PAID: Final = 6
MOST_GREENHOUSE_CARDS: Final = 23
#: Those that service cards provide come on top.
MOST_PROVIDED: Final = 6
MOST_GREENHOUSES: Final = MOST_GREENHOUSE_CARDS + MOST_PROVIDED
MOST_PARTS: Final = 4
MOST_BRANCHES: Final = 3
