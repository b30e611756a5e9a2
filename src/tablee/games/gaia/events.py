"""What can happen in Gaia Project. Structures, tiles and areas are ints, as in the state.

Where something lies is told as a `Site`, since the map is not at hand where events are read;
`sectors` are the numbers of the sectors in which several hexes lie. A seat may be the Automa's
number (`state.AUTOMA`). `vp` are points gained (or, where power is charged, paid).
"""

from dataclasses import dataclass

from tablee.core import Event, Seat
from tablee.games.gaia.box.sites import Site


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
    seat: Seat
    faction: int


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
    credits: int
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
    credits: int
    ore: int
    qic: int
    vp: int


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
    credits: int
    ore: int
    vp: int


@dataclass(frozen=True, slots=True)
class TechTileTaken(Event):
    seat: Seat
    place: int
    tile: int
    vp: int


@dataclass(frozen=True, slots=True)
class AdvancedTileTaken(Event):
    seat: Seat
    area: int
    tile: int
    covered: int
    vp: int


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    seat: Seat
    area: int
    level: int
    vp: int


@dataclass(frozen=True, slots=True)
class AdvanceDeclined(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class LostPlanetPlaced(Event):
    seat: Seat
    at: Site
    qic: int
    vp: int


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


@dataclass(frozen=True, slots=True)
class TokenRepeated(Event):
    seat: Seat
    token: int
    vp: int


@dataclass(frozen=True, slots=True)
class BoardActionUsed(Event):
    seat: Seat
    space: int
    vp: int


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


@dataclass(frozen=True, slots=True)
class ResearchScored(Event):
    seat: Seat
    vp: int


@dataclass(frozen=True, slots=True)
class ResourcesScored(Event):
    seat: Seat
    vp: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    scores: tuple[int, ...]
    automa: int | None = None
