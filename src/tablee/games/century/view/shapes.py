"""What a view is made of.

Tiles, technologies and cards go by their ids, cities by a letter, cells by `x` and `y` from the
start territory (`x` grows to the east, `y` to the south), turns by clockwise quarter turns, places
on a tile by its anchors, in the tile's own frame. A span is two of them: `N-p11`.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

from tablee.games.century.box.components import (
    Effect,
    Equipment,
    Metric,
    Phase,
    Resource,
    Side,
    Source,
)
from tablee.kit.said import Said

#: What a seat is at within consolidation and recycling.
Step: TypeAlias = Literal["waste", "tiles", "technologies", "recycling", "waiting", "done"]


class Amounts(msgspec.Struct, frozen=True):
    """Coins, science and points."""

    coins: int
    science: int
    points: int


# The auctions


class Lot(msgspec.Struct, frozen=True):
    """The territory under auction."""

    tile: str
    #: `None` before the opening bid.
    bid: int | None
    bidder: int | None
    #: Rising.
    passed: Sequence[int]
    #: The last bid of each seat on this lot.
    bids: Sequence[int | None]


class Sold(msgspec.Struct, frozen=True):
    """A territory sold this round."""

    tile: str
    seat: int
    price: int


class Quit(msgspec.Struct, frozen=True):
    """How a seat has quit the auction this round."""

    seat: int
    #: The technology that it bought, and for how much; `None` if it bought none.
    technology: str | None
    price: int | None
    #: Coins for having won nothing.
    compensation: int


class Pawn(msgspec.Struct, frozen=True):
    """A seat's pawn on the catastrophe card."""

    column: int
    #: `None` while it is being chosen.
    bid: int | None


class ColumnPawn(msgspec.Struct, frozen=True):
    """A pawn in a column."""

    seat: int
    bid: int | None


class Column(msgspec.Struct, frozen=True):
    """A column of the catastrophe card."""

    index: int
    #: Covered columns are not in play with so few players.
    in_play: bool
    waste: int
    pollution: int
    #: The least that must be bid there; `None` if nothing more can be bid.
    least: int | None
    #: The highest bid there; `None` where no pawn stands.
    highest: int | None
    #: The highest first.
    pawns: Sequence[ColumnPawn]
    #: Who has taken it, once the auction is over; until the next round.
    taken: int | None


# Countries


class Attached(msgspec.Struct, frozen=True):
    """A tile of a country."""

    tile: str
    x: int
    y: int
    turn: int
    #: Letters of its occupied cities.
    citizens: Sequence[str]
    waste: int
    #: In the order built.
    bridges: Sequence[str]


class Aside(msgspec.Struct, frozen=True):
    """A tile that was won and is not attached yet."""

    tile: str
    waste: int


class OwnedEffect(msgspec.Struct, frozen=True):
    """An effect of a technology that a player owns."""

    kind: Effect
    #: In this consolidation, or for good.
    used: bool


class OwnedTechnology(msgspec.Struct, frozen=True):
    """A technology that a player owns; equipment has no effects."""

    id: str
    effects: Sequence[OwnedEffect]


class Centre(msgspec.Struct, frozen=True):
    """A working recycling centre."""

    tile: str
    city: str
    #: Territories that its rails reach, its own among them.
    reach: Sequence[str]
    #: How many waste tokens lie there.
    waste: int


class Bonus(msgspec.Struct, frozen=True):
    """What an equipment gives to a city."""

    equipment: str
    tile: str
    city: str
    resource: Resource
    amount: int


class BonusTerm(msgspec.Struct, frozen=True):
    """What one line of a bonus card would score now."""

    counted: Metric
    count: int
    #: For each one.
    each: int
    points: int


class BonusNow(msgspec.Struct, frozen=True):
    """What a bonus card would score now, or has scored."""

    points: int
    #: Nothing once it has scored.
    terms: Sequence[BonusTerm]


class Attaching(msgspec.Struct, frozen=True):
    """A tile that is being attached, as far as that was said."""

    tile: str
    waste: int
    #: `None` while the cell is chosen.
    x: int | None
    y: int | None
    #: `None` while the turn is chosen.
    turn: int | None
    #: Sides where its rails meet others, once it is turned.
    joints: Sequence[Side]


class Effecting(msgspec.Struct, frozen=True):
    """An effect that is being used, as far as that was said."""

    technology: str
    kind: Effect
    #: What was named first: where waste is lifted, where a bridge stands, which city is left.
    tile: str | None
    city: str | None


class Turned(msgspec.Struct, frozen=True):
    """What comes of attaching the tile in one cell and turn, with its citizen in one city."""

    turn: int
    #: `None` for equipment.
    city: str | None
    #: What the country would produce more.
    gains: Amounts
    #: Sides where rails would meet.
    joints: Sequence[Side]
    #: What equipment would give that it does not give yet.
    bonuses: Sequence[Bonus]
    #: How many waste tokens of the tile working centres would reach in a round.
    recyclable: int


class Candidate(msgspec.Struct, frozen=True):
    """An open cell for the tile that is being attached."""

    x: int
    y: int
    #: The best turn and city there.
    best: Turned
    #: Every turn with its best city, from 0 to 3.
    turns: Sequence[Turned]


class Player(msgspec.Struct, frozen=True):
    """One seat's side of the table."""

    seat: int
    score: int
    environment: int
    #: In hand; `None` for whoever may not know.
    coins: int | None
    science: int | None
    #: What the country makes now.
    production: Amounts
    waste_aside: int
    aside: Sequence[Aside]
    technologies: Sequence[OwnedTechnology]
    country: Sequence[Attached]
    #: What the seat is at; `None` outside consolidation and recycling.
    step: Step | None
    attaching: Attaching | None
    effecting: Effecting | None
    #: The centre that recycles now.
    recycling: Centre | None
    #: Territories, the start territory included.
    territories: int
    #: Waste tokens in the country.
    waste: int
    centres: Sequence[Centre]
    bonuses: Sequence[Bonus]
    #: Points so far.
    points: Mapping[Source, int]
    #: What the end of the game would add now, without the ranks of coins and science.
    final: Mapping[Source, int]
    #: The score with that.
    projected: int
    #: By round, 2 and 4; those that are played with.
    bonus_now: Mapping[str, BonusNow]


# What is printed


class PrintedCity(msgspec.Struct, frozen=True):
    """A city, where it stands and what it makes."""

    letter: str
    node: str
    coins: int
    science: int
    points: int
    recycling: bool


class PrintedTile(msgspec.Struct, frozen=True):
    """The face of a territory or of an equipment, in its own frame."""

    #: From 1 as people count territories; 0 for the start territory and for equipment.
    number: int
    #: The rounds of its pile from the first; 0 for the start territory.
    pile: int
    cities: Sequence[PrintedCity]
    rails: Sequence[tuple[str, str]]
    #: Where the building of an equipment stands.
    building: str | None
    equipment: Equipment | None


class PrintedEffect(msgspec.Struct, frozen=True):
    """An effect of a technology."""

    kind: Effect
    #: Once in the game; else once in each consolidation.
    single: bool
    #: What a use costs.
    coins: int
    science: int
    #: What a use scores.
    points: int


class PrintedTechnology(msgspec.Struct, frozen=True):
    """A technology: what it does, and what buying it brings at once."""

    pile: int
    name: Said
    #: In a line.
    does: Said
    effects: Sequence[PrintedEffect]
    #: Whether all that it does is its impact.
    park: bool
    equipment: Equipment | None
    #: What an equipment gives to each city that it is linked to.
    resource: Resource | None
    amount: int
    #: Its impact.
    waste: int
    pollution: int
    flowers: int


class PrintedColumn(msgspec.Struct, frozen=True):
    """A column of a catastrophe card."""

    waste: int
    pollution: int


class PrintedTerm(msgspec.Struct, frozen=True):
    """A line of a bonus card: so many points for each of what it counts."""

    counted: Metric
    each: int


class EnvironmentSpace(msgspec.Struct, frozen=True):
    """A space of the environment track."""

    position: int
    points: int
    flower: bool
    #: For each territory without waste.
    clean: int


class Printed(msgspec.Struct, frozen=True):
    """What a board needs of the edition; the same in all views of a game."""

    rounds: int
    #: Where an anchor lies on a tile, from 0 to 4.
    anchors: Mapping[str, tuple[int, int]]
    #: Territories and equipment.
    tiles: Mapping[str, PrintedTile]
    technologies: Mapping[str, PrintedTechnology]
    catastrophes: Mapping[str, Sequence[PrintedColumn]]
    bonus_cards: Mapping[str, Sequence[PrintedTerm]]
    environment: Sequence[EnvironmentSpace]
    #: The highest bid in a column.
    most_science: int
    #: Points by rank at the end, for coins and for science.
    ranks: Sequence[int]
    #: Points lost for each waste token on a territory but one.
    waste: int


class CenturyView(msgspec.Struct, frozen=True):
    """The whole table, as one seat or a spectator sees it."""

    round: int
    phase: Phase
    #: `None` in round 6, as the price.
    minimum: int | None
    #: Of a technology, now.
    price: int | None
    #: The track of prices this round, and where its marker stands.
    prices: Sequence[int]
    price_index: int
    compensation: int | None
    starter: int
    #: Left for sale in the order revealed; the lot among them until it is sold.
    territories: Sequence[str]
    technologies: Sequence[str]
    #: This round, in the order sold.
    sold: Sequence[Sold]
    quits: Sequence[Quit]
    lot: Lot | None
    #: In the order in which they quit this round.
    quit: Sequence[int]
    catastrophe: str | None
    #: Indexes in play.
    columns: Sequence[int]
    pawns: Sequence[Pawn | None]
    #: The card of the round column by column.
    catastrophe_columns: Sequence[Column]
    #: By round, 2 and 4.
    bonus_cards: Mapping[str, str | None]
    players: Sequence[Player]
    #: For the reader, while a tile of its own is being attached; the best cell first.
    candidates: Sequence[Candidate]
    printed: Printed
