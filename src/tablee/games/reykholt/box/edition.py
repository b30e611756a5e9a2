"""The shape of Reykholt's edition file."""

from typing import Annotated, TypeAlias

import msgspec

from tablee.games.reykholt.box.components import (
    MOST_PARTS,
    MOST_PLATES,
    WORKERS,
    Good,
    Group,
)
from tablee.games.reykholt.box.edition_checks import problems
from tablee.games.reykholt.box.vocabulary import (
    CardEffect,
    Condition,
    Cost,
    End,
    EventEffect,
    Goods,
    Limit,
    Modifier,
    Part,
    Setup,
    Size,
    Trigger,
    Victory,
)
from tablee.games.reykholt.box.vocabulary.words import Few, Rounds, Some, Table, Word
from tablee.kit.edition import Block, EditionFile

Cards: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9)]
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Start(Block):
    workers: Annotated[int, msgspec.Meta(ge=WORKERS, le=WORKERS)]


class RoundsPlayed(Block):
    standard: Rounds
    solo: Rounds


class TrackTable(Block):
    good: Good
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_PLATES)]
    plates: Annotated[int, msgspec.Meta(ge=1, le=MOST_PLATES)]


class Track(Block):
    tables: dict[str, TrackTable]


class GreenhouseSize(Block):
    allowed: Annotated[list[Good], msgspec.Meta(min_length=1)]
    rarest: Good


class GreenhouseSizes(Block, rename={"three": "3", "four": "4", "five": "5", "six": "6"}):
    three: GreenhouseSize
    four: GreenhouseSize
    five: GreenhouseSize
    six: GreenhouseSize

    @property
    def in_order(self) -> tuple[GreenhouseSize, ...]:
        """In the order of `SIZES`."""
        return (self.three, self.four, self.five, self.six)


class BySize(Word, frozen=True, rename={"three": "3", "four": "4", "five": "5", "six": "6"}):
    """A number of cards for each size."""

    three: Cards
    four: Cards
    five: Cards
    six: Cards

    @property
    def counts(self) -> tuple[int, ...]:
        """In the order of `SIZES`."""
        return (self.three, self.four, self.five, self.six)


class Piles(Block):
    from_1: BySize
    from_2: BySize
    from_3: BySize
    from_4: BySize

    def counts(self, seats: int) -> tuple[int, ...]:
        """The cards of each pile with so many players."""
        tiers = (self.from_1, self.from_2, self.from_3, self.from_4)[:seats]
        return tuple(map(sum, zip(*(tier.counts for tier in tiers), strict=True)))


class RandomPile(Block):
    opener: Size
    hidden: BySize


class Greenhouses(Block):
    sizes: GreenhouseSizes
    piles: Piles
    random: RandomPile


class ActionSpace(Block):
    parts: Annotated[list[Part], msgspec.Meta(min_length=1, max_length=MOST_PARTS)]
    flag: bool = False


class BoardSide(Block):
    spaces: dict[str, ActionSpace]


class Board(Block):
    side_3_4: BoardSide
    side_1_2: BoardSide


class ServiceDisplay(Block):
    shown: Few
    shown_solo: Few
    stack: Annotated[list[Good], msgspec.Meta(min_length=3, max_length=3)]


class ServiceCard(Block):
    group: Group
    trigger: Trigger
    effect: Annotated[list[CardEffect], msgspec.Meta(min_length=1, max_length=MOST_PARTS)]
    story: bool = False
    condition: Annotated[list[Condition], msgspec.Meta(max_length=MOST_PARTS)] = msgspec.field(
        default_factory=list
    )
    cost: Annotated[list[Cost], msgspec.Meta(max_length=MOST_PARTS)] = msgspec.field(
        default_factory=list
    )
    optional: bool = False
    limit: Limit | None = None


class Services(Block):
    cards: dict[str, ServiceCard]


class EventCard(Block):
    """What happens at once, and the rules that are changed for the round."""

    effect: Annotated[list[EventEffect], msgspec.Meta(max_length=MOST_PARTS)] = msgspec.field(
        default_factory=list
    )
    modifiers: Annotated[list[Modifier], msgspec.Meta(max_length=MOST_PARTS)] = msgspec.field(
        default_factory=list
    )
    thirteenth: bool = False


class Events(Block):
    cards: dict[str, EventCard]


class Scenario(Block):
    rounds: Rounds
    rounds_solo: Rounds
    end: End
    victory: Victory
    setup: Annotated[list[Setup], msgspec.Meta(max_length=MOST_PARTS)] = msgspec.field(
        default_factory=list
    )
    modifiers: Annotated[list[Modifier], msgspec.Meta(max_length=MOST_PARTS)] = msgspec.field(
        default_factory=list
    )
    #: What a lone player has to reach: one of the two.
    solo_goal_table: Table | None = None
    solo_goal_points: Points | None = None


class Scenarios(Block):
    cards: dict[str, Scenario]


class Solo(Block):
    gain: Goods
    greenhouses: Some
    goal_table: Table
    per_table: Points
    per_good: Points
    goods_cap: Points


class ReykholtEdition(Block):
    """The whole edition file."""

    start: Start
    rounds: RoundsPlayed
    track: Track
    greenhouses: Greenhouses
    board: Board
    service_display: ServiceDisplay
    services: Services
    events: Events
    scenarios: Scenarios
    solo: Solo


EDITION = EditionFile("tablee.games.reykholt", ReykholtEdition, problems, rulebook_binds=True)
