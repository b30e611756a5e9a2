"""The faces of tiles, boosters, tokens, boards and cards, as a view shows them."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from tablee.games.gaia.box.components import (
    Area,
    AutomaAction,
    Building,
    Count,
    Home,
    Structure,
    Trigger,
)


class Amounts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is gained; only what is there. `charge` moves power on, `tokens` are new ones."""

    credits: int = 0
    ore: int = 0
    knowledge: int = 0
    qic: int = 0
    tokens: int = 0
    charge: int = 0
    vp: int = 0
    gaiaformers: int = 0


class Limits(msgspec.Struct, frozen=True):
    """More than this cannot be kept."""

    credits: int
    ore: int
    knowledge: int


class Cost(msgspec.Struct, frozen=True):
    """What a structure costs."""

    credits: int
    ore: int


class ResearchLevel(msgspec.Struct, frozen=True):
    """What a level of an area brings when it is reached, and in every income."""

    now: Amounts
    income: Amounts


class PrintedFaction(msgspec.Struct, frozen=True):
    """A side of a faction board."""

    home: Home
    income: Amounts
    #: What the first, second... on the map uncovers.
    incomes: dict[Building, Sequence[Amounts]]
    #: What a structure may become.
    upgrades: dict[Structure, Sequence[Structure]]
    #: The special action of the QIC academy.
    academy: Amounts
    start: Amounts
    bowls: tuple[int, int, int]


class PrintedStandard(msgspec.Struct, frozen=True):
    """A standard tech tile."""

    now: Amounts
    #: At once for each planet type colonised.
    per_type: Amounts
    income: Amounts
    special: Amounts
    trigger: Trigger | None
    trigger_vp: int
    #: The value that it gives the institute and the academies.
    great: int | None


class PrintedAdvanced(msgspec.Struct, frozen=True):
    """An advanced tech tile."""

    now: Amounts
    now_per: Count | None
    on_pass: Amounts = msgspec.field(name="pass")
    pass_per: Count | None
    special: Amounts
    trigger: Trigger | None
    trigger_vp: int


class PrintedBooster(msgspec.Struct, frozen=True):
    """A round booster; `steps` and `range` are special actions."""

    income: Amounts
    pass_vp: int
    pass_per: Count | None
    steps: int
    range: int


class PrintedToken(msgspec.Struct, frozen=True):
    """A federation token; `green` if it arrives with its green side up."""

    gain: Amounts
    green: bool


class PrintedRound(msgspec.Struct, frozen=True):
    """A round scoring tile; the Automa's points are for rounds 1 to 3 and 4 to 6."""

    trigger: Trigger
    vp: int
    automa: tuple[int, int]


class PrintedAction(msgspec.Struct, frozen=True):
    """A power or QIC action of the research board."""

    power: int
    qic: int
    gain: Amounts
    steps: int
    kind: str


class PrintedCard(msgspec.Struct, frozen=True):
    """A card of the Automa."""

    number: int
    x: bool
    action: AutomaAction
    vp: int
    final: Literal["top", "bottom"] | None
    range: int
    down: bool
    right: bool
    count: int
    bar: int


class PrintedConversion(msgspec.Struct, frozen=True):
    """A free conversion; power is paid in tokens of bowl III."""

    power: int
    pay: Amounts
    gain: Amounts


class Printed(msgspec.Struct, frozen=True, omit_defaults=True):
    """The faces of everything that is in play, by the code that views use for it."""

    start_vp: int
    limits: Limits
    supply: dict[Structure, int]
    satellites: int
    costs: dict[Structure, Cost]
    trading_station_alone: Cost
    levels: dict[Area, Sequence[ResearchLevel]]
    #: By the level of Navigation, of Terraforming, of the Gaia Project.
    ranges: Sequence[int]
    step_ore: Sequence[int]
    project_tokens: Sequence[int]
    rank_vp: Sequence[int]
    #: All of them until everybody has one.
    factions: dict[str, PrintedFaction]
    standard: dict[str, PrintedStandard]
    advanced: dict[str, PrintedAdvanced]
    boosters: dict[str, PrintedBooster]
    tokens: dict[str, PrintedToken]
    rounds: dict[str, PrintedRound]
    board_actions: dict[str, PrintedAction]
    conversions: dict[str, PrintedConversion]
    #: Not there without the Automa.
    cards: Sequence[PrintedCard] = ()
