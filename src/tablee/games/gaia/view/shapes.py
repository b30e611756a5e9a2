"""What a view of Gaia Project is made of. The faces of tiles and boards are in `faces`."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from tablee.games.gaia.actions import BrainstonePlace
from tablee.games.gaia.box.components import (
    Area,
    DifficultyCode,
    FactionCode,
    FinalCode,
    Planet,
    Structure,
    TechPlace,
)
from tablee.games.gaia.view.faces import Printed

#: A seat, or the Automa's side of the table.
Owner: TypeAlias = int | Literal["automa"]


class SatelliteCost(msgspec.Struct, frozen=True, omit_defaults=True):
    """What satellites are paid in: one of these."""

    qic: int | None = None
    tokens: int | None = None


class Plan(msgspec.Struct, frozen=True):
    """A federation as it would be."""

    planets: Sequence[str]
    #: The satellites of every route.
    satellites: Sequence[str]
    #: Those that only some of the routes take.
    possible: Sequence[str]
    cost: SatelliteCost


class Sector(msgspec.Struct, frozen=True):
    """A sector tile, how often it was turned, and the hex in its middle."""

    sector: str
    turns: int
    at: tuple[int, int]


class Hex(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hex and what lies there; what does not is left out, for most hexes are empty space."""

    hex: str
    q: int
    r: int
    #: The place of its sector tile.
    sector: int
    planet: Planet | None = None
    structure: Structure | None = None
    owner: Owner | None = None
    #: Whose mine stands beside the structure (the Lantids').
    shared: int | None = None
    satellites: Sequence[Owner] = ()
    federations: Sequence[int] = ()


class StandardPile(msgspec.Struct, frozen=True):
    """A pile of standard tech tiles."""

    place: TechPlace
    tile: str
    left: int


class AdvancedPlace(msgspec.Struct, frozen=True):
    """The advanced tech tile of an area, until it is taken."""

    area: Area
    tile: str | None


class BoardSpace(msgspec.Struct, frozen=True):
    """A power or QIC action of the research board."""

    code: str
    covered: bool


class Final(msgspec.Struct, frozen=True):
    """A final scoring tile: how far everybody is, and what it would pay now."""

    tile: FinalCode
    progress: Sequence[int]
    automa: int | None
    #: What the neutral satellite counts, where it takes part.
    neutral: int | None
    #: For each seat, then for the Automa.
    points: Sequence[int]


class HeldTile(msgspec.Struct, frozen=True):
    """A standard tech tile of a player."""

    tile: str
    covered_by: str | None


class Income(msgspec.Struct, frozen=True):
    """What the next income would bring, whatever the limits cut off."""

    credits: int
    ore: int
    knowledge: int
    qic: int
    tokens: int
    charge: int


class Preview(msgspec.Struct, frozen=True):
    """The score if the game ended now, and what it is made of besides the points scored."""

    finals: int
    research: int
    resources: int
    total: int


class Newcomer(msgspec.Struct, frozen=True):
    """A seat that has no faction yet."""

    seat: int
    faction: None
    vp: int


class Player(msgspec.Struct, frozen=True):
    """A seat with its faction."""

    seat: int
    faction: FactionCode
    vp: int
    credits: int
    ore: int
    knowledge: int
    qic: int
    bowls: tuple[int, int, int]
    gaia_area: int
    brainstone: BrainstonePlace | None
    #: What could be spent at once.
    power: int
    research: dict[Area, int]
    #: On the faction board.
    gaiaformers: int
    gaiaformers_away: int
    #: On the map.
    built: dict[Structure, int]
    #: The hex of the Lost Planet.
    lost_planet: str | None
    range: int
    #: Ore for a terraforming step.
    step_ore: int
    income: Income
    booster: str | None
    standard: Sequence[HeldTile]
    advanced: Sequence[str]
    #: Federation tokens by type; only what is there.
    tokens: dict[str, int]
    #: How many of the tokens lie green.
    green: int
    #: Special actions used this round.
    used: Sequence[str]
    passed: bool
    federations: int
    federation_needs: int
    satellites: int
    types: Sequence[Planet]
    preview: Preview


class Automa(msgspec.Struct, frozen=True):
    """The opponent of a game alone; cards by their number."""

    faction: FactionCode | None
    vp: int
    research: dict[Area, int]
    built: dict[Structure, int]
    booster: str | None
    passed: bool
    satellites: int
    deck: int
    aside: int
    discards: Sequence[int]
    action: int | None
    support: int | None
    #: The cards of its last turn.
    last: Sequence[int]
    level: DifficultyCode


class GaiaView(msgspec.Struct, frozen=True):
    """The whole table; nothing is hidden, so it is the same for everybody."""

    round: int
    seats: int
    order: Sequence[Owner]
    passed: Sequence[Owner]
    asked: int | None
    #: The class of the question that is asked.
    question: str | None
    #: What whoever is asked for a federation chooses from; in a turn, the only one there could be.
    plans: Sequence[Plan]
    tiles: Sequence[Sector]
    #: The place of the sector tile that is being turned.
    turning: int | None
    hexes: Sequence[Hex]
    standard: Sequence[StandardPile]
    advanced: Sequence[AdvancedPlace]
    #: The federation token on the last level of Terraforming.
    terraforming_token: str | None
    #: Federation tokens left, by type.
    tokens: dict[str, int]
    boosters: Sequence[str]
    board_actions: Sequence[BoardSpace]
    #: The scoring tile of each round.
    rounds: Sequence[str]
    finals: Sequence[Final]
    players: Sequence[Player | Newcomer]
    automa: Automa | None
    printed: Printed
