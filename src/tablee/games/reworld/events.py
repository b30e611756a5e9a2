"""What can happen in Reworld. Modules, ships, cities and companies are ints, as in the state."""

from dataclasses import dataclass
from typing import Final

from tablee.core import Credit, Event, Seat
from tablee.games.reworld.actions import Hand

#: Where points come from; those of the mothership apart for its defence and its cities.
SOURCES: Final = (
    "terrabots",
    "admiral",
    "officers",
    "special_units",
    "missions",
    "ships",
    "defence",
    "cities",
)


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int
    seat: Seat
    terrabot_points: int


@dataclass(frozen=True, slots=True)
class OfficersDealt(Event):
    """Only the seat that holds them sees them (R10)."""

    seat: Seat
    hand: Hand

    @property
    def audience(self) -> tuple[Seat, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class ModuleTaken(Event):
    seat: Seat
    port: int
    module: int
    cards: tuple[int, ...]
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, "terrabots", self.points),)


@dataclass(frozen=True, slots=True)
class AdmiralTaken(Event):
    seat: Seat
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, "admiral", self.points),)


@dataclass(frozen=True, slots=True)
class RoundLeft(Event):
    seat: Seat
    cards: int
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, "officers", self.points),)


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    round: int


@dataclass(frozen=True, slots=True)
class ColonyBegan(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class CityFounded(Event):
    seat: Seat
    dock: int
    city: int
    panel: int


@dataclass(frozen=True, slots=True)
class TerrabotLanded(Event):
    seat: Seat
    dock: int
    city: int


@dataclass(frozen=True, slots=True)
class DefenceRaised(Event):
    seat: Seat
    dock: int
    module: int
    shields: int


@dataclass(frozen=True, slots=True)
class ShuttleLaunched(Event):
    seat: Seat
    dock: int
    module: int


@dataclass(frozen=True, slots=True)
class UnitLoaded(Event):
    seat: Seat
    dock: int
    unit: int


@dataclass(frozen=True, slots=True)
class UnitLanded(Event):
    seat: Seat
    unit: int
    city: int
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, "special_units", self.points),)


@dataclass(frozen=True, slots=True)
class UnitLost(Event):
    seat: Seat
    unit: int


@dataclass(frozen=True, slots=True)
class UnitSacrificed(Event):
    seat: Seat
    dock: int
    unit: int


@dataclass(frozen=True, slots=True)
class MissionFlown(Event):
    """`city` is the one chosen for it, -1 where the mission asks for none."""

    seat: Seat
    dock: int
    module: int
    city: int
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, "missions", self.points),)


@dataclass(frozen=True, slots=True)
class ShipWon(Event):
    seat: Seat
    ship: int
    threshold: int
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, "ships", self.points),)


@dataclass(frozen=True, slots=True)
class CategoryScored(Event):
    """One seat's part in one category of the mothership; `amount` is tiles or shields."""

    seat: Seat
    category: int
    amount: int
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, "cities" if self.category else "defence", self.points),)


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    scores: tuple[int, ...]
