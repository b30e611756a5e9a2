"""What is told of a game. Goods, spaces, cards, events and phases are ints, as in the state.

A greenhouse is its index among its owner's at that moment, from 0, and its number of plots. What is
used is an index of `actions.USABLE`: a service card, an event's offer, the arrivals of solo.
`points` are what a table adds to the score: one, or what a scenario or the solo game counts.
"""

from dataclasses import dataclass
from typing import Final

from tablee.core import Credit, Event, Seat
from tablee.games.reykholt.box.components import Counts

#: Where points come from: how tables were reached, and goods where they count.
SOURCES: Final = ("paid_tables", "bonus_tables", "other_tables", "goods")


@dataclass(frozen=True, slots=True)
class StartPlayerDrawn(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class ServiceRevealed(Event):
    card: int


@dataclass(frozen=True, slots=True)
class PileRemoved(Event):
    """A scenario takes the pile of that size out of the game."""

    plots: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    phase: int


@dataclass(frozen=True, slots=True)
class EventDrawn(Event):
    event: int


@dataclass(frozen=True, slots=True)
class WorkerPlaced(Event):
    """`blocked`: once in a solo game, on a space where a worker stands already (R91)."""

    seat: Seat
    space: int
    blocked: bool


@dataclass(frozen=True, slots=True)
class WorkerLaidAside(Event):
    """No space was possible (R18)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GoodsGained(Event):
    seat: Seat
    goods: Counts


@dataclass(frozen=True, slots=True)
class GoodsPaid(Event):
    seat: Seat
    goods: Counts


@dataclass(frozen=True, slots=True)
class GreenhouseTaken(Event):
    """`random`: the top card of the random pile."""

    seat: Seat
    plots: int
    random: bool


@dataclass(frozen=True, slots=True)
class GreenhouseProvided(Event):
    """A service card is a greenhouse itself."""

    seat: Seat
    plots: int
    card: int


@dataclass(frozen=True, slots=True)
class GreenhouseDiscarded(Event):
    """`goods` are lost with it."""

    seat: Seat
    greenhouse: int
    plots: int
    goods: Counts


@dataclass(frozen=True, slots=True)
class GreenhouseGiven(Event):
    """`goods` go with it."""

    seat: Seat
    other: Seat
    greenhouse: int
    plots: int
    goods: Counts


@dataclass(frozen=True, slots=True)
class GreenhousePlanted(Event):
    """`count` goods are in it now, one of which came from the stock."""

    seat: Seat
    greenhouse: int
    plots: int
    good: int
    count: int


@dataclass(frozen=True, slots=True)
class GreenhouseFilled(Event):
    """R75: all `count` goods came from the supply."""

    seat: Seat
    greenhouse: int
    plots: int
    good: int
    count: int


@dataclass(frozen=True, slots=True)
class PlotFilled(Event):
    """One good from the supply in an empty plot."""

    seat: Seat
    greenhouse: int
    plots: int
    good: int


@dataclass(frozen=True, slots=True)
class GoodHarvested(Event):
    seat: Seat
    greenhouse: int
    plots: int
    good: int


@dataclass(frozen=True, slots=True)
class GreenhousesHarvested(Event):
    """One good of each greenhouse at once: harvest time, or a card."""

    seat: Seat
    goods: Counts


@dataclass(frozen=True, slots=True)
class GoodLost(Event):
    """A good of a greenhouse went back to the supply."""

    seat: Seat
    greenhouse: int
    plots: int
    good: int


@dataclass(frozen=True, slots=True)
class GoodsRescued(Event):
    """Kept of a greenhouse that leaves."""

    seat: Seat
    goods: Counts


@dataclass(frozen=True, slots=True)
class ServiceTaken(Event):
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class StackGoodTaken(Event):
    """R37: the top good beside the service cards."""

    seat: Seat
    good: int


@dataclass(frozen=True, slots=True)
class ServiceShared(Event):
    """The card lies between `seat` and `other`, before whom it lay, from now on."""

    seat: Seat
    card: int
    other: Seat


@dataclass(frozen=True, slots=True)
class CardUsed(Event):
    """Something acts for a seat; what comes of it is told after this."""

    seat: Seat
    usable: int


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    """A step outside of paying and bonus (R39)."""

    seat: Seat
    table: int
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, "other_tables", self.points),)


@dataclass(frozen=True, slots=True)
class TablePaid(Event):
    seat: Seat
    table: int
    goods: Counts
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, "paid_tables", self.points),)


@dataclass(frozen=True, slots=True)
class BonusUsed(Event):
    seat: Seat
    table: int
    goods: Counts
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, "bonus_tables", self.points),)


@dataclass(frozen=True, slots=True)
class StayedAtTable(Event):
    seat: Seat
    table: int


@dataclass(frozen=True, slots=True)
class WorkersCameBack(Event):
    """R54, R88: `spaces` are free again."""

    spaces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StartPlayerPassed(Event):
    """R55: `seat` has the start player card now."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GoodsScored(Event):
    """Alone or in a scenario, goods count at the end."""

    seat: Seat
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, "goods", self.points),)


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    round: int
