"""The shape of the edition file, and the counts that the rulebook prints."""

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

import msgspec

from tablee.core import BadEdition
from tablee.games.artemis.box.components import (
    BUILDINGS,
    COLONISTS,
    DICE,
    DIRECTIVES,
    EVENTS,
    EXPEDITIONS,
    FACES,
    BuildingCode,
    Colonist,
    DirectiveCode,
    EventCode,
    ExpeditionCode,
    Letter,
    Metric,
)
from tablee.kit.edition import Block, EditionFile, complain

Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=40)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=40)]
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=-20, le=40)]
Recruits: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=12)]
#: A slot of a building; `any` takes every type.
Slot: TypeAlias = Colonist | Literal["any"]


class Part(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A few values that belong together; their source is that of the table around them."""


class ByType(Part, frozen=True):
    """A number for each type of colonist."""

    pioneer: Amount
    engineer: Amount
    marine: Amount
    steward: Amount


class Reward(Part, frozen=True):
    """What an expedition or a space of the relief track gives; all of it."""

    energy: Amount = 0
    ore: Amount = 0
    toolkits: Amount = 0
    points: Amount = 0
    badges: Amount = 0
    #: As many of one of the two.
    energy_or_ore: Amount = 0
    #: Of the card; without a card, drawn from the bag.
    colonists: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    building: bool = False
    training: bool = False
    points_per_marine: Amount = 0
    points_per_steward: Amount = 0
    relief: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    relic: bool = False


class Start(Block):
    ore: Amount
    energy: Amount
    toolkits: Amount
    dice: Annotated[int, msgspec.Meta(ge=DICE, le=DICE)]


class Colonists(Block):
    total: ByType
    academy: ByType
    heating: Amount
    sending: Annotated[int, msgspec.Meta(ge=1, le=1)]
    engineer_bonus: Annotated[int, msgspec.Meta(ge=1, le=6)]
    steward_points: Amount
    steward_face: Annotated[int, msgspec.Meta(ge=1, le=6)]
    marine_cut: Annotated[int, msgspec.Meta(ge=2, le=2)]


class Preparation(Block):
    bonus: Amount
    gantry_limit: Annotated[int, msgspec.Meta(ge=5, le=8)]
    doorstep_limit: Annotated[int, msgspec.Meta(ge=1, le=40)]


class Doorstep(Block):
    price: Positive
    face: list[Recruits]
    review: list[Recruits]


class Academy(Block):
    places_for_two: Annotated[int, msgspec.Meta(ge=1, le=1)]
    places: Annotated[int, msgspec.Meta(ge=2, le=2)]
    trains: list[Colonist]


class Outfitters(Block):
    toolkits: list[Positive]


class ReliefTrack(Block):
    spaces: Annotated[list[Reward], msgspec.Meta(min_length=3, max_length=12)]


class TwoPlayers(Block):
    ocean: BuildingCode
    surface: BuildingCode


class Building(Block):
    """A kind of building; a value that means nothing for it is left out."""

    slots: Annotated[list[Slot], msgspec.Meta(min_length=1, max_length=4)]
    ore: Amount = 0
    energy: Amount = 0
    toolkits: Amount = 0
    points: Amount = 0
    #: One more for each engineer inside.
    per_engineer: Amount = 0
    #: What is lost by an opponent, or paid.
    loss: Amount = 0
    price: Amount = 0
    moves: Amount = 0
    #: As many of one of the two resources; at most so many converted.
    energy_or_ore: Amount = 0
    most: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    #: One more point for so many goods or colonists, `most` of them at most; 0 for no such point.
    per: Amount = 0
    #: More points if a colonist of the right type is inside.
    extra: Amount = 0


class Buildings(Block):
    copies: Annotated[int, msgspec.Meta(ge=2, le=2)]
    kinds: dict[BuildingCode, Building]


class Expedition(Block):
    difficulty: Positive
    energy: Amount
    ore: Amount
    first: Reward
    second: Reward


class Expeditions(Block):
    cards: dict[ExpeditionCode, Expedition]


class EventCard(Block):
    letter: Letter
    amount: Positive
    #: For the event of the relic, where nobody holds it.
    toolkits: Amount = 0


class Events(Block):
    cards: dict[EventCode, EventCard]


class Condition(Part, frozen=True):
    metric: Metric
    least: Amount = 0
    most: Annotated[int, msgspec.Meta(ge=0, le=99)] = 99


class Directive(Block):
    points: Amount
    conditions: Annotated[list[Condition], msgspec.Meta(min_length=1, max_length=2)]


class Directives(Block):
    dealt: Annotated[int, msgspec.Meta(ge=1, le=3)]
    cards: dict[DirectiveCode, Directive]


class FinalScoring(Block):
    goods_set: Positive
    goods_most: Amount
    #: For 0, 1, 2... of them; the last number stands for all above.
    buildings: Annotated[list[Points], msgspec.Meta(min_length=1, max_length=30)]
    badges: Annotated[list[Points], msgspec.Meta(min_length=1, max_length=30)]
    colonist_set: Amount
    leftovers: Positive
    most_toolkits: Amount


class Solo(Block):
    toolkits_many: Amount
    toolkits_many_points: Points
    toolkits_few: Amount
    toolkits_few_points: Points
    #: The least score of the second rank to the fifth.
    ranks: Annotated[list[Points], msgspec.Meta(min_length=4, max_length=4)]


class ArtemisEdition(Block):
    """The whole edition file."""

    start: Start
    colonists: Colonists
    preparation: Preparation
    doorstep: Doorstep
    academy: Academy
    outfitters: Outfitters
    relief_track: ReliefTrack
    two_players: TwoPlayers
    buildings: Buildings
    expeditions: Expeditions
    events: Events
    directives: Directives
    final_scoring: FinalScoring
    solo: Solo


def _miscounts(edition: ArtemisEdition) -> Iterator[BadEdition]:
    """Where the file differs from the totals that the rulebook prints."""
    for key, found, printed in _totals(edition):
        if found != printed:
            yield complain(key, "edition-count", found=found, printed=printed)
    ranks = edition.solo.ranks
    if ranks != sorted(set(ranks)):
        yield complain("solo.ranks", "edition-rising")


def _totals(edition: ArtemisEdition) -> Iterator[tuple[str, int, int]]:
    """Key, total in the file, total in the rulebook."""
    colonists = edition.colonists
    yield "colonists.total", sum(getattr(colonists.total, kind) for kind in COLONISTS), 84
    yield "colonists.academy", sum(getattr(colonists.academy, kind) for kind in COLONISTS), 12
    yield "buildings.kinds", len(edition.buildings.kinds), len(BUILDINGS)
    yield "expeditions.cards", len(edition.expeditions.cards), len(EXPEDITIONS)
    yield "events.cards", len(edition.events.cards), len(EVENTS)
    yield "directives.cards", len(edition.directives.cards), len(DIRECTIVES)
    yield "doorstep.face", len(edition.doorstep.face), len(FACES)
    yield "doorstep.review", len(edition.doorstep.review), len(FACES)
    yield "academy.trains", len(edition.academy.trains), len(FACES)
    yield "outfitters.toolkits", len(edition.outfitters.toolkits), len(FACES)


EDITION = EditionFile("tablee.games.artemis", ArtemisEdition, _miscounts, rulebook_binds=True)
