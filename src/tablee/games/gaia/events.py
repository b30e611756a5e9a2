"""What can happen in Gaia Project. Structures, tiles and areas are ints, as in the state.

Where something lies is told as a `Site`, since the map is not at hand where events are read;
`sectors` are the numbers of the sectors in which several hexes lie. A seat may be the Automa's
number (`state.AUTOMA`). `vp` are points gained (or, where power is charged, paid); `tiles` is what
the round tile, tech tiles and advanced tiles have paid of them. `money` is credits, a word that
every event has for points by source.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from tablee.core import Credit, Event, Seat
from tablee.games.gaia.box.components import AUTOMA
from tablee.games.gaia.box.sites import Site

TilePoints: TypeAlias = tuple[int, int, int]
NO_TILES: Final[TilePoints] = (0, 0, 0)
#: Where points come from; those of `TilePoints` first.
SOURCES: Final = (
    "round_scoring",
    "tech_tiles",
    "advanced_tiles",
    "start",
    "boosters",
    "federations",
    "qic_actions",
    "faction",
    "power_charged",
    "final_scoring",
    "research",
    "resources",
)


def _credits(seat: Seat, source: str, vp: int, tiles: TilePoints = NO_TILES) -> tuple[Credit, ...]:
    """What tiles pay, and the rest, which has another source; the Automa has no seat."""
    if seat == AUTOMA:
        return ()
    paid = [Credit(seat, tile, points) for tile, points in zip(SOURCES, tiles, strict=False)]
    return tuple(
        credit for credit in (*paid, Credit(seat, source, vp - sum(tiles))) if credit.points
    )


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class GalaxyLaid(Event):
    """The map and all tiles lie on the table."""


@dataclass(frozen=True, slots=True)
class SectorTurned(Event):
    seat: Seat
    sector: str
    turns: int


@dataclass(frozen=True, slots=True)
class FactionChosen(Event):
    """`vp` are those that the game begins with."""

    seat: Seat
    faction: int
    vp: int

    def credits(self) -> tuple[Credit, ...]:
        return _credits(self.seat, "start", self.vp)


@dataclass(frozen=True, slots=True)
class StartPlaced(Event):
    seat: Seat
    at: Site
    structure: int


@dataclass(frozen=True, slots=True)
class BoosterChosen(Event):
    seat: Seat
    booster: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int
    tile: int


@dataclass(frozen=True, slots=True)
class IncomeTaken(Event):
    seat: Seat
    money: int
    ore: int
    knowledge: int
    qic: int
    charge: int
    tokens: int


@dataclass(frozen=True, slots=True)
class PlanetsGaiaformed(Event):
    seat: Seat
    hexes: tuple[int, ...]
    sectors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GaiaTokensReturned(Event):
    seat: Seat
    tokens: int


@dataclass(frozen=True, slots=True)
class TokensGathered(Event):
    seat: Seat
    conversion: int


@dataclass(frozen=True, slots=True)
class TokensExchanged(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class MineBuilt(Event):
    seat: Seat
    at: Site
    planet: int
    steps: int
    money: int
    ore: int
    qic: int
    vp: int
    tiles: TilePoints = NO_TILES

    def credits(self) -> tuple[Credit, ...]:
        return _credits(self.seat, "faction", self.vp, self.tiles)


@dataclass(frozen=True, slots=True)
class ProjectStarted(Event):
    seat: Seat
    at: Site
    tokens: int
    qic: int


@dataclass(frozen=True, slots=True)
class Upgraded(Event):
    seat: Seat
    at: Site
    before: int
    structure: int
    money: int
    ore: int
    vp: int
    tiles: TilePoints = NO_TILES

    def credits(self) -> tuple[Credit, ...]:
        return _credits(self.seat, "faction", self.vp, self.tiles)


@dataclass(frozen=True, slots=True)
class TechTileTaken(Event):
    seat: Seat
    place: int
    tile: int
    vp: int

    def credits(self) -> tuple[Credit, ...]:
        return _credits(self.seat, "tech_tiles", self.vp)


@dataclass(frozen=True, slots=True)
class AdvancedTileTaken(Event):
    seat: Seat
    area: int
    tile: int
    covered: int
    vp: int

    def credits(self) -> tuple[Credit, ...]:
        return _credits(self.seat, "advanced_tiles", self.vp)


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    seat: Seat
    area: int
    level: int
    vp: int
    tiles: TilePoints = NO_TILES

    def credits(self) -> tuple[Credit, ...]:
        return _credits(self.seat, "research", self.vp, self.tiles)


@dataclass(frozen=True, slots=True)
class AdvanceDeclined(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class LostPlanetPlaced(Event):
    seat: Seat
    at: Site
    qic: int
    vp: int
    tiles: TilePoints = NO_TILES

    def credits(self) -> tuple[Credit, ...]:
        return _credits(self.seat, "faction", self.vp, self.tiles)


@dataclass(frozen=True, slots=True)
class FederationFormed(Event):
    seat: Seat
    planets: tuple[int, ...]
    satellites: tuple[int, ...]
    sectors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TokenGained(Event):
    seat: Seat
    token: int
    vp: int
    tiles: TilePoints = NO_TILES

    def credits(self) -> tuple[Credit, ...]:
        return _credits(self.seat, "federations", self.vp, self.tiles)


@dataclass(frozen=True, slots=True)
class TokenRepeated(Event):
    seat: Seat
    token: int
    vp: int

    def credits(self) -> tuple[Credit, ...]:
        return _credits(self.seat, "qic_actions", self.vp)


@dataclass(frozen=True, slots=True)
class BoardActionUsed(Event):
    seat: Seat
    space: int
    vp: int

    def credits(self) -> tuple[Credit, ...]:
        return _credits(self.seat, "qic_actions", self.vp)


@dataclass(frozen=True, slots=True)
class SpecialActionUsed(Event):
    seat: Seat
    special: int


@dataclass(frozen=True, slots=True)
class InstituteSwapped(Event):
    seat: Seat
    before: Site
    at: Site


@dataclass(frozen=True, slots=True)
class Downgraded(Event):
    seat: Seat
    at: Site
    vp: int
    tiles: TilePoints = NO_TILES

    def credits(self) -> tuple[Credit, ...]:
        return _credits(self.seat, "faction", self.vp, self.tiles)


@dataclass(frozen=True, slots=True)
class StationPlaced(Event):
    seat: Seat
    at: Site
    qic: int


@dataclass(frozen=True, slots=True)
class Converted(Event):
    seat: Seat
    conversion: int


@dataclass(frozen=True, slots=True)
class Burnt(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class PowerCharged(Event):
    seat: Seat
    power: int
    vp: int
    token: bool

    def credits(self) -> tuple[Credit, ...]:
        return _credits(self.seat, "power_charged", -self.vp)


@dataclass(frozen=True, slots=True)
class ChargeDeclined(Event):
    seat: Seat
    power: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """`booster` is -1 where none is taken."""

    seat: Seat
    booster: int
    vp: int
    tiles: TilePoints = NO_TILES

    def credits(self) -> tuple[Credit, ...]:
        return _credits(self.seat, "boosters", self.vp, self.tiles)


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """The Automa's pair of cards for this turn (numbers less one)."""

    action: int
    support: int


@dataclass(frozen=True, slots=True)
class AutomaResearched(Event):
    """`taken` is the advanced tile removed instead of an advance, -1 for none."""

    area: int
    level: int
    taken: int


@dataclass(frozen=True, slots=True)
class AutomaCovered(Event):
    space: int


@dataclass(frozen=True, slots=True)
class AutomaIdle(Event):
    """The Automa's action could not be done."""

    action: int


@dataclass(frozen=True, slots=True)
class AutomaScored(Event):
    vp: int


@dataclass(frozen=True, slots=True)
class FinalTileScored(Event):
    seat: Seat
    final: int
    amount: int
    vp: int

    def credits(self) -> tuple[Credit, ...]:
        return _credits(self.seat, "final_scoring", self.vp)


@dataclass(frozen=True, slots=True)
class ResearchScored(Event):
    seat: Seat
    vp: int

    def credits(self) -> tuple[Credit, ...]:
        return _credits(self.seat, "research", self.vp)


@dataclass(frozen=True, slots=True)
class ResourcesScored(Event):
    seat: Seat
    vp: int

    def credits(self) -> tuple[Credit, ...]:
        return _credits(self.seat, "resources", self.vp)


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    scores: tuple[int, ...]
    automa: int | None = None
