"""What is told of a game. Tiles, cards, columns and cities are ints, as in the state.

Payments and incomes are made in the open; what is in hand is told at the end alone (R5, R72).
"""

from dataclasses import dataclass
from typing import ClassVar

from tablee.core import Credit, Event, Seat


@dataclass(frozen=True, slots=True)
class StarterDrawn(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class BonusCardDrawn(Event):
    card: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """`minimum` is 0 in the short last round."""

    round: int
    minimum: int


@dataclass(frozen=True, slots=True)
class TerritoriesRevealed(Event):
    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TechnologiesRevealed(Event):
    technologies: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CatastropheRevealed(Event):
    """`columns` are those in play."""

    catastrophe: int
    columns: tuple[int, ...]


# The territory auction


@dataclass(frozen=True, slots=True)
class LotOpened(Event):
    """The starter has put a territory up for auction with the first bid."""

    seat: Seat
    tile: int
    bid: int


@dataclass(frozen=True, slots=True)
class BidRaised(Event):
    seat: Seat
    tile: int
    bid: int


@dataclass(frozen=True, slots=True)
class LotPassed(Event):
    seat: Seat
    tile: int


@dataclass(frozen=True, slots=True)
class TerritorySold(Event):
    """Sold with that much waste on it."""

    seat: Seat
    tile: int
    price: int
    waste: int


@dataclass(frozen=True, slots=True)
class AuctionQuit(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class CompensationPaid(Event):
    """For whoever quits without having won a territory this round."""

    seat: Seat
    coins: int


@dataclass(frozen=True, slots=True)
class TechnologyBought(Event):
    seat: Seat
    technology: int
    price: int


@dataclass(frozen=True, slots=True)
class TechnologyDeclined(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class ImpactFelt(Event):
    """What a technology did to nature when it was bought.

    `waste` tokens were set aside; the environment marker moved `change` spaces, less than 0 to the
    left, and stands at `position`.
    """

    seat: Seat
    technology: int
    waste: int
    change: int
    position: int


# The catastrophe


@dataclass(frozen=True, slots=True)
class PreventionBegan(Event):
    """The last to quit opens the auction of the columns."""

    seat: Seat
    catastrophe: int


@dataclass(frozen=True, slots=True)
class ColumnBid(Event):
    seat: Seat
    column: int
    bid: int


@dataclass(frozen=True, slots=True)
class CatastropheSuffered(Event):
    """The science paid, and what the column brought; see `ImpactFelt`."""

    seat: Seat
    column: int
    price: int
    waste: int
    change: int
    position: int


# Consolidation


@dataclass(frozen=True, slots=True)
class ConsolidationBegan(Event):
    round: int


@dataclass(frozen=True, slots=True)
class WastePlaced(Event):
    seat: Seat
    tile: int
    waste: int


@dataclass(frozen=True, slots=True)
class TileAttached(Event):
    """A territory or an equipment; cells and turns as in the country."""

    seat: Seat
    tile: int
    cell: int
    turn: int


@dataclass(frozen=True, slots=True)
class CitizenSettled(Event):
    """The citizen of a new territory, in a city of it."""

    seat: Seat
    tile: int
    city: int


@dataclass(frozen=True, slots=True)
class TechnologyUsed(Event):
    """An effect is used and paid for; what it does is told by another event."""

    seat: Seat
    technology: int
    kind: int
    coins: int
    science: int


@dataclass(frozen=True, slots=True)
class WorkersSettled(Event):
    seat: Seat
    tile: int
    city: int


@dataclass(frozen=True, slots=True)
class BridgeBuilt(Event):
    seat: Seat
    tile: int
    span: int


@dataclass(frozen=True, slots=True)
class CitizenMoved(Event):
    seat: Seat
    tile: int
    city: int
    to_tile: int
    to_city: int


@dataclass(frozen=True, slots=True)
class WasteRemoved(Event):
    """By a sorting centre or a recycling technology."""

    seat: Seat
    tile: int


@dataclass(frozen=True, slots=True)
class WasteMoved(Event):
    seat: Seat
    tile: int
    to_tile: int


@dataclass(frozen=True, slots=True)
class Depolluted(Event):
    """The environment marker moved one space to the right, and stands at `position`."""

    seat: Seat
    position: int


@dataclass(frozen=True, slots=True)
class LifeImproved(Event):
    """Points of a quality of life."""

    seat: Seat
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, "quality_of_life", self.points),)


# Production and scoring


@dataclass(frozen=True, slots=True)
class IncomeReceived(Event):
    seat: Seat
    coins: int
    science: int
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, "cities", self.points),)


@dataclass(frozen=True, slots=True)
class PointsProduced(Event):
    """The last round: no coins, no science."""

    seat: Seat
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, "cities", self.points),)


@dataclass(frozen=True, slots=True)
class WasteRecycled(Event):
    """The centre in a city of `tile` has removed a waste of `waste_tile`, which may be the same."""

    seat: Seat
    tile: int
    city: int
    waste_tile: int


@dataclass(frozen=True, slots=True)
class BonusCardScored(Event):
    seat: Seat
    card: int
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, "bonus_cards", self.points),)


@dataclass(frozen=True, slots=True)
class CountryScored(Event):
    """The end of the game: territories without waste, those with too much, the environment."""

    seat: Seat
    territories: int
    waste: int
    environment: int

    def credits(self) -> tuple[Credit, ...]:
        return (
            Credit(self.seat, "territories", self.territories),
            Credit(self.seat, "waste", self.waste),
            Credit(self.seat, "environment", self.environment),
        )


@dataclass(frozen=True, slots=True)
class CoinsShown(Event):
    """All coins are shown and ranked."""

    reveals: ClassVar[bool] = True
    seat: Seat
    coins: int
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, "coins_rank", self.points),)


@dataclass(frozen=True, slots=True)
class ScienceShown(Event):
    """All science is shown and ranked."""

    reveals: ClassVar[bool] = True
    seat: Seat
    science: int
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, "science_rank", self.points),)
