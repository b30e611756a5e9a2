"""What is told of a game. Cards, buildings, colonists and regions are ints, as in the state.

A resource is 0 for energy, 1 for ore; a drone is its number, 1 or 2.
"""

from dataclasses import dataclass
from typing import Final

from tablee.core import Credit, Event, Seat
from tablee.games.artemis.box.components import CATEGORIES, Counts

EXPEDITIONS: Final = "expeditions"
RELIEF: Final = "relief"
OCEAN_BUILDINGS: Final = "ocean_buildings"
RELIC: Final = "relic"
#: Where points come from: during the game, then at its end.
SOURCES: Final = (EXPEDITIONS, RELIEF, OCEAN_BUILDINGS, RELIC, *CATEGORIES)


@dataclass(frozen=True, slots=True)
class FirstPlayerDrawn(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class DirectivesDealt(Event):
    """Only the seat that is dealt them sees them (R131)."""

    seat: Seat
    directives: tuple[int, ...]

    @property
    def audience(self) -> tuple[Seat, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class DirectiveKept(Event):
    """Only the seat that keeps it sees it (R131)."""

    seat: Seat
    directive: int

    @property
    def audience(self) -> tuple[Seat, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class RoundPrepared(Event):
    round: int


@dataclass(frozen=True, slots=True)
class ExpeditionRevealed(Event):
    expedition: int
    colonists: Counts
    building: int


@dataclass(frozen=True, slots=True)
class RegionsStocked(Event):
    energy: int
    ore: int


@dataclass(frozen=True, slots=True)
class GantryFilled(Event):
    buildings: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DoorstepFilled(Event):
    colonists: Counts


@dataclass(frozen=True, slots=True)
class EventRevealed(Event):
    event: int
    letter: int


@dataclass(frozen=True, slots=True)
class EventActed(Event):
    event: int


@dataclass(frozen=True, slots=True)
class StockChanged(Event):
    region: int
    change: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    seat: Seat
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DieAdjusted(Event):
    seat: Seat
    face: int
    target: int
    toolkits: int


@dataclass(frozen=True, slots=True)
class DiePlaced(Event):
    """`what` is the expedition or the building of the Gantry, else `NONE`."""

    seat: Seat
    face: int
    region: int
    what: int


@dataclass(frozen=True, slots=True)
class ColonistsSent(Event):
    seat: Seat
    kind: int
    number: int
    expedition: int


@dataclass(frozen=True, slots=True)
class SendingPaid(Event):
    seat: Seat
    resource: int


@dataclass(frozen=True, slots=True)
class DieLowered(Event):
    """The die is a seat's (`owner`), or a drone's (`drone` is its number, else 0)."""

    seat: Seat
    owner: int
    drone: int
    before: int
    face: int


@dataclass(frozen=True, slots=True)
class PupilEnrolled(Event):
    """`origin` is a kind of building, or `NONE` for the Shelters."""

    seat: Seat
    kind: int
    origin: int


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """Goods and points; what is nothing is not said. `source` is that of the points."""

    seat: Seat
    energy: int = 0
    ore: int = 0
    toolkits: int = 0
    badges: int = 0
    points: int = 0
    source: str = ""

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, self.source, self.points),) if self.points else ()


@dataclass(frozen=True, slots=True)
class Lost(Event):
    seat: Seat
    energy: int = 0
    ore: int = 0


@dataclass(frozen=True, slots=True)
class ExpeditionFailed(Event):
    expedition: int
    total: int
    difficulty: int


@dataclass(frozen=True, slots=True)
class ExpeditionSucceeded(Event):
    expedition: int
    total: int
    difficulty: int


@dataclass(frozen=True, slots=True)
class RewardTaken(Event):
    """With the colonists and the building that waited on the card."""

    seat: Seat
    expedition: int
    reward: int
    colonists: Counts
    building: int


@dataclass(frozen=True, slots=True)
class DieHarvested(Event):
    seat: Seat
    face: int
    resource: int
    amount: int


@dataclass(frozen=True, slots=True)
class DieExposed(Event):
    seat: Seat
    face: int
    region: int


@dataclass(frozen=True, slots=True)
class BuildingBought(Event):
    seat: Seat
    building: int
    price: int


@dataclass(frozen=True, slots=True)
class BuildingDeclined(Event):
    """Not bought: by choice, or because the ore does not suffice."""

    seat: Seat
    building: int


@dataclass(frozen=True, slots=True)
class ColonistGained(Event):
    seat: Seat
    kind: int


@dataclass(frozen=True, slots=True)
class ColonistHoused(Event):
    seat: Seat
    kind: int
    building: int


@dataclass(frozen=True, slots=True)
class ColonistRecruited(Event):
    seat: Seat
    kind: int
    price: int


@dataclass(frozen=True, slots=True)
class ColonistTrained(Event):
    seat: Seat
    before: int
    kind: int


@dataclass(frozen=True, slots=True)
class TrainingFailed(Event):
    seat: Seat
    kind: int


@dataclass(frozen=True, slots=True)
class NobodyLeft(Event):
    """A colonist is gained and none is left to take (R27)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ReliefStepped(Event):
    seat: Seat
    space: int


@dataclass(frozen=True, slots=True)
class ReliefEnded(Event):
    """A step is owed at the end of the track (R73)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RelicMoved(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class MaintenanceBegan(Event):
    round: int


@dataclass(frozen=True, slots=True)
class ColonistMoved(Event):
    """Places are buildings (their kind) or `NONE` for the Shelters."""

    seat: Seat
    kind: int
    origin: int
    place: int


@dataclass(frozen=True, slots=True)
class ColonistsSwapped(Event):
    seat: Seat
    kind: int
    origin: int
    other: int
    place: int


@dataclass(frozen=True, slots=True)
class BuildingActivated(Event):
    seat: Seat
    building: int


@dataclass(frozen=True, slots=True)
class PodFired(Event):
    """Against a seat (`owner`), or a drone (`drone` is its number, else 0)."""

    seat: Seat
    owner: int
    drone: int
    ore: int
    energy: int


@dataclass(frozen=True, slots=True)
class ResourcesConverted(Event):
    seat: Seat
    amount: int
    resource: int


@dataclass(frozen=True, slots=True)
class HeatingPaid(Event):
    seat: Seat
    energy: int


@dataclass(frozen=True, slots=True)
class ColonistsFroze(Event):
    seat: Seat
    colonists: Counts


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Event):
    seat: Seat
    chooser: Seat


@dataclass(frozen=True, slots=True)
class CategoryScored(Event):
    seat: Seat
    category: int
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, CATEGORIES[self.category], self.points),)


@dataclass(frozen=True, slots=True)
class DirectiveShown(Event):
    """What was secret lies open."""

    reveals = True

    seat: Seat
    directive: int
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, "directive", self.points),)


@dataclass(frozen=True, slots=True)
class DronePlanned(Event):
    drone: int
    region: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DroneDiePlaced(Event):
    drone: int
    face: int
    region: int
    what: int


@dataclass(frozen=True, slots=True)
class DroneDieSetAside(Event):
    drone: int
    face: int


@dataclass(frozen=True, slots=True)
class DroneHarvested(Event):
    drone: int
    face: int
    resource: int
    amount: int


@dataclass(frozen=True, slots=True)
class DroneBought(Event):
    drone: int
    building: int


@dataclass(frozen=True, slots=True)
class DroneRecruited(Event):
    drone: int
    colonists: Counts
