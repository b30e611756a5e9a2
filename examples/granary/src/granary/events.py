"""What is told of a game of Granary."""

from dataclasses import dataclass

from tablee.core import Credit, Event, Seat


@dataclass(frozen=True, slots=True)
class SackDealt(Event):
    """Only the seat that holds it sees it (R1)."""

    seat: Seat
    weight: int

    @property
    def audience(self) -> tuple[Seat, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class SacksShown(Event):
    day: int
    weights: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SackSold(Event):
    seat: Seat
    weight: int
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, "sales", self.points),)


@dataclass(frozen=True, slots=True)
class SackStored(Event):
    seat: Seat
    weight: int


@dataclass(frozen=True, slots=True)
class PrizeWon(Event):
    seat: Seat
    weight: int
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, "prize", self.points),)
