"""The shape of 20th Century's edition file."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from tablee.games.century.box.components import (
    COLUMNS,
    MOST_BID,
    MOST_EFFECTS,
    Anchor,
    BonusCardCode,
    CatastropheCode,
    Effect,
    Equipment,
    Letter,
    Metric,
    Pile,
    Point,
    TechnologyCode,
    TerritoryCode,
)
from tablee.games.century.box.edition_checks import problems
from tablee.kit.edition import Block, EditionFile

Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=40)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=40)]
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=-40, le=40)]
#: What a city makes of one resource, or an equipment adds to it.
Yield: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9)]
#: How many icons a technology or a column shows.
Icons: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9)]
Column: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=COLUMNS)]
#: A line of rails, from point to point.
Line: TypeAlias = Annotated[list[Anchor], msgspec.Meta(min_length=2)]
Columns: TypeAlias = Annotated[list[Icons], msgspec.Meta(min_length=COLUMNS, max_length=COLUMNS)]
Players: TypeAlias = Literal["3", "4", "5"]


class Part(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A few values that belong together; their source is that of the table around them."""


class Start(Block):
    coins: Amount
    science: Amount
    waste: Amount
    citizens: list[Letter]


class ByPlayers(Block):
    """What differs with the number of players."""

    territories: Annotated[int, msgspec.Meta(ge=1, le=8)]
    technologies: Annotated[int, msgspec.Meta(ge=1, le=6)]
    cost_space: Amount
    columns: list[Column]


class ByPile(Block):
    """What differs with the pile, and so with the round."""

    minimum: Positive
    compensation: Amount
    prices: Annotated[list[Amount], msgspec.Meta(min_length=1, max_length=12)]


class Environment(Block):
    numbers: Annotated[list[Points], msgspec.Meta(min_length=1, max_length=41)]
    clean: Annotated[list[Amount], msgspec.Meta(min_length=1, max_length=41)]


class Catastrophe(Part, frozen=True):
    waste: Columns
    pollution: Columns


class Catastrophes(Block):
    most_bid: Annotated[int, msgspec.Meta(ge=1, le=MOST_BID)]
    cards: dict[CatastropheCode, Catastrophe]


class Bonus(Part, frozen=True):
    per: Metric
    points: Points


class BonusCards(Block):
    cards: dict[BonusCardCode, list[Bonus]]


class FinalScoring(Block):
    further_waste: Amount
    ranking: list[Amount]
    least_ranked: Amount


class Pieces(Block):
    bridges: Amount


class City(Part, frozen=True):
    node: Point
    coins: Yield = 0
    science: Yield = 0
    points: Yield = 0
    centre: bool = False


class Territory(Block):
    cities: dict[Letter, City]
    rails: list[Line]


class Territories(Block):
    tiles: dict[TerritoryCode, Territory]


class EquipmentFace(Part, frozen=True):
    """What makes a technology a tile of a country."""

    kind: Equipment
    bonus: Yield
    building: Point
    rails: list[Line]


class TechnologyEffect(Part, frozen=True):
    """What may be done in a consolidation: its kind, its cost, the points that it scores."""

    kind: Effect
    coins: Amount = 0
    science: Amount = 0
    points: Amount = 0


class Technology(Block):
    """An equipment, or one or two effects; one that has neither is a park."""

    equipment: EquipmentFace | None = None
    effects: Annotated[list[TechnologyEffect], msgspec.Meta(max_length=MOST_EFFECTS)] = (
        msgspec.field(default_factory=list)
    )
    waste: Icons = 0
    pollution: Icons = 0
    flowers: Icons = 0


class Technologies(Block):
    tiles: dict[TechnologyCode, Technology]


class CenturyEdition(Block):
    """The whole edition file."""

    start: Start
    players: dict[Players, ByPlayers]
    piles: dict[Pile, ByPile]
    environment: Environment
    catastrophes: Catastrophes
    bonus_cards: BonusCards
    final_scoring: FinalScoring
    pieces: Pieces
    territories: Territories
    technologies: Technologies


EDITION = EditionFile("tablee.games.century", CenturyEdition, problems, rulebook_binds=True)
