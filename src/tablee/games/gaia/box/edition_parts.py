"""The kinds of values that tables of an edition have in common."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from tablee.games.gaia.box.components import AUTOMA_CARDS

Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=40)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=40)]
Single: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=1)]
Turns: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=5)]
Steps: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
Level: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=5)]
CardNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=AUTOMA_CARDS)]
Home: TypeAlias = Literal["terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice"]
Planet: TypeAlias = Literal[
    "terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice", "gaia", "transdim"
]
AreaName: TypeAlias = Literal[
    "none",
    "terraforming",
    "navigation",
    "artificial-intelligence",
    "gaia-project",
    "economy",
    "science",
]
Trigger: TypeAlias = Literal[
    "step",
    "research",
    "mine",
    "federation",
    "trading-station",
    "gaia-mine",
    "institute-or-academy",
]
Counted: TypeAlias = Literal[
    "federation",
    "mine",
    "lab",
    "planet-type",
    "gaia-planet",
    "trading-station",
    "sector",
    "institute-or-academy",
]
Upgraded: TypeAlias = Literal["trading-station", "lab", "institute", "academy"]


class Part(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A few values that belong together; their source is that of the table around them."""


class Resources(Part, frozen=True):
    """What is paid, or had at the start."""

    credits: Amount = 0
    ore: Amount = 0
    knowledge: Amount = 0
    qic: Amount = 0


class Gains(Resources, frozen=True):
    """What is gained; `tokens` are new ones, `charge` moves tokens up the cycle."""

    tokens: Amount = 0
    charge: Amount = 0
    vp: Amount = 0


class CountedGains(Gains, frozen=True):
    """What is gained for each of something."""

    per: Literal["once"] | Counted = "once"


class Spaces(Part, frozen=True):
    """What each space of a row gives once it is uncovered, from left to right."""

    credits: list[Amount] = []
    ore: list[Amount] = []
    knowledge: list[Amount] = []
    qic: list[Amount] = []
    tokens: list[Amount] = []
    charge: list[Amount] = []


class Every(Part, frozen=True):
    """VP each time that something is done."""

    trigger: Trigger
    vp: Amount


class OnPass(Part, frozen=True):
    """VP on passing, for each of something."""

    vp: Amount
    per: Counted


NEVER = Every(trigger="mine", vp=0)
NOT_ON_PASS = OnPass(vp=0, per="mine")
