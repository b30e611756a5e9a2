"""What the board reads of a view of Gaia Project; what is printed it finds in the box."""

from typing import Literal, TypeAlias

import msgspec

#: A seat, or the opponent of a game alone.
Owner: TypeAlias = int | Literal["automa"]


class Hex(msgspec.Struct):
    """A hex and what lies there; `shared` is the Lantids' mine beside a structure of others."""

    q: int
    r: int
    sector: int
    planet: str | None = None
    structure: str | None = None
    owner: Owner | None = None
    shared: int | None = None
    satellites: list[Owner] = []
    federations: list[Owner] = []


class Sector(msgspec.Struct):
    """A sector tile and the hex in its middle."""

    sector: str
    at: tuple[int, int]


class Standard(msgspec.Struct):
    """A pile of standard tech tiles."""

    place: str
    tile: str
    left: int


class Advanced(msgspec.Struct):
    """The advanced tech tile of an area, until it is taken."""

    area: str
    tile: str | None


class Space(msgspec.Struct):
    """A power or QIC action."""

    code: str
    covered: bool


class Final(msgspec.Struct):
    """A final scoring tile: how far everybody is."""

    tile: str
    progress: list[int]
    automa: int | None
    neutral: int | None


class Held(msgspec.Struct):
    """A standard tech tile of a player."""

    tile: str
    covered_by: str | None


class Side(msgspec.Struct):
    """A player; without a faction there is nothing else."""

    seat: int
    faction: str | None
    vp: int
    credits: int = 0
    ore: int = 0
    knowledge: int = 0
    qic: int = 0
    bowls: list[int] = []
    gaia_area: int = 0
    brainstone: str | None = None
    research: dict[str, int] = {}
    gaiaformers: int = 0
    built: dict[str, int] = {}
    range: int = 0
    step_ore: int = 0
    income: dict[str, int] = {}
    booster: str | None = None
    standard: list[Held] = []
    advanced: list[str] = []
    tokens: dict[str, int] = {}
    green: int = 0
    used: list[str] = []
    federation_needs: int = 0
    satellites: int = 0


class Automa(msgspec.Struct):
    """The opponent of a game alone; cards by their number."""

    faction: str | None
    vp: int
    research: dict[str, int]
    built: dict[str, int]
    booster: str | None
    satellites: int
    deck: int
    aside: int
    discards: list[int]
    action: int | None
    support: int | None
    level: str


class View(msgspec.Struct):
    """The whole table; nothing is hidden. `you` is `None` for a spectator."""

    round: int
    you: int | None
    order: list[Owner]
    passed: list[Owner]
    question: str | None
    tiles: list[Sector]
    hexes: list[Hex]
    standard: list[Standard]
    advanced: list[Advanced]
    terraforming_token: str | None
    tokens: dict[str, int]
    boosters: list[str]
    board_actions: list[Space]
    rounds: list[str]
    finals: list[Final]
    players: list[Side]
    automa: Automa | None
