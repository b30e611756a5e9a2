"""What a view is made of. Cards, tiles, buildings and spaces count from 1; colonists by type."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from tablee.games.artemis.box.components import (
    BuildingCode,
    Category,
    Colonist,
    DirectiveCode,
    EventCode,
    ExpeditionCode,
    Letter,
    Metric,
    Phase,
    Region,
)


class Die(msgspec.Struct, frozen=True):
    """A die on the board: a seat's, or a drone's (1 or 2) where the game is played alone."""

    seat: int | None
    drone: int | None
    face: int


class ExpeditionDie(Die, frozen=True):
    """A die beside an expedition, with the colonists sent along."""

    pioneers: int
    specialist: Colonist | None


class HarvestDie(Die, frozen=True):
    """A die at the Vents or the Quarry, with what it would take as things are."""

    takes: int


class Bid(Die, frozen=True):
    """A die on a building, with the ore it would cost."""

    price: int


class Rank(msgspec.Struct, frozen=True):
    """Who has dice on an expedition, and how strong they are together."""

    seat: int | None
    drone: int | None
    strength: int


class AcademyDie(Die, frozen=True):
    """A die in the Academy, with the colonist that is to learn `profession`."""

    colonist: Colonist | None
    profession: Colonist


#: What an expedition or a space of the relief track gives, by the names of the edition file; what
#: is nothing is left out.
Reward: TypeAlias = Mapping[str, int]


class Expedition(msgspec.Struct, frozen=True):
    """A card at Basecamp, the one nearest the deck first."""

    number: int
    id: ExpeditionCode
    #: With what the event of the round adds.
    difficulty: int
    #: Faces and pioneers of all dice.
    total: int
    energy: int
    ore: int
    rewards: Sequence[Reward]
    colonists: Mapping[Colonist, int]
    building: BuildingCode | None
    #: The lowest, which came first, first.
    dice: Sequence[ExpeditionDie]
    #: The strongest first (R51).
    ranks: Sequence[Rank]
    #: Whether it succeeds as things are.
    succeeds: bool


class Stock(msgspec.Struct, frozen=True):
    """Vents or Quarry."""

    stock: int
    #: What the event of the round is still to bring, or to take away.
    coming: int
    dice: Sequence[HarvestDie]


class Tile(msgspec.Struct, frozen=True):
    """A building at the Gantry, the one nearest the pile first."""

    number: int
    id: BuildingCode
    #: Rising.
    bids: Sequence[Bid]


class Doorstep(msgspec.Struct, frozen=True):
    """The colonists to recruit, and the dice that wait for them."""

    colonists: Mapping[Colonist, int]
    #: Energy for each colonist.
    price: int
    #: The most colonists for a die of 1 to 6.
    limits: Sequence[int]
    dice: Sequence[Die]


class Academy(msgspec.Struct, frozen=True):
    """The colonists that can be taken, and the dice in its places."""

    stock: Mapping[Colonist, int]
    places: int
    dice: Sequence[AcademyDie]


class RoundEvent(msgspec.Struct, frozen=True):
    """The event of the round, and the letter at which it acts."""

    id: EventCode
    letter: Letter


class Building(msgspec.Struct, frozen=True):
    """A building of a colony and the colonists inside."""

    number: int
    id: BuildingCode
    colonists: Mapping[Colonist, int]
    full: bool
    #: What it would score now if it is full; nothing for ocean buildings.
    points: int | None


class Directive(msgspec.Struct, frozen=True):
    """The directives of a seat: those dealt, and the one kept."""

    dealt: Sequence[DirectiveCode]
    kept: DirectiveCode | None
    #: What the one kept would pay now.
    pays: int


class Player(msgspec.Struct, frozen=True):
    """One seat's side of the table."""

    seat: int
    score: int
    #: With what the final scoring would give now, directives apart.
    forecast: int
    #: What each source of the final scoring would give now; nothing once it has.
    final: Mapping[Category, int]
    energy: int
    ore: int
    toolkits: int
    badges: int
    #: The space of the relief marker; 0 is before the first.
    relief: int
    #: Faces of the dice in reserve.
    dice: Sequence[int]
    shelters: Mapping[Colonist, int]
    #: How many of the Shelters the energy would keep warm now.
    warm: int
    buildings: Sequence[Building]
    #: All colonists, wherever they are.
    colony: Mapping[Colonist, int]
    relic: bool
    #: The last answer, in notation; boards may mark what it touched.
    last: str | None
    #: Known to this seat only, and to all once the game is scored.
    directive: Directive | None


class Drone(msgspec.Struct, frozen=True):
    """What a drone has rolled this round, and the region that its planning die named."""

    number: int
    region: Region
    dice: Sequence[int]


class PrintedBuilding(msgspec.Struct, frozen=True):
    """The slots of a kind of building; `any` are those for every type."""

    ocean: bool
    slots: Mapping[Colonist, int]
    any: int
    #: The numbers of its effect, by the names of the edition file; what is nothing is left out.
    effect: Mapping[str, int]


class PrintedEvent(msgspec.Struct, frozen=True):
    """The letter at which an event acts, and its numbers."""

    letter: Letter
    amount: int
    toolkits: int


class PrintedDirective(msgspec.Struct, frozen=True):
    """What a directive pays if every metric lies between its least and its most."""

    points: int
    conditions: Sequence[tuple[Metric, int, int]]


class Printed(msgspec.Struct, frozen=True):
    """What a board needs of the edition."""

    buildings: Mapping[BuildingCode, PrintedBuilding]
    relief: Sequence[Reward]
    events: Mapping[EventCode, PrintedEvent]
    directives: Mapping[DirectiveCode, PrintedDirective]
    #: By face, from 1.
    toolkits: Sequence[int]
    trains: Sequence[Colonist]
    rounds: int
    #: Energy for each colonist in the Shelters.
    heating: int


class ArtemisView(msgspec.Struct, frozen=True):
    """The whole table, as one seat or a spectator sees it."""

    round: int
    phase: Phase
    #: The region that is being resolved.
    region: Region | None
    first: int
    seats: int
    event: RoundEvent | None
    #: Events of the rounds before.
    past_events: Sequence[EventCode]
    expeditions: Sequence[Expedition]
    vents: Stock
    quarry: Stock
    gantry: Sequence[Tile]
    #: Ore off the price of a building, by the event of the round.
    discount: int
    doorstep: Doorstep
    academy: Academy
    outfitters: Sequence[Die]
    #: Alone: the drones that have rolled this round.
    drones: Sequence[Drone]
    #: Dice of drones that found no place.
    set_aside: Sequence[Die]
    players: Sequence[Player]
    #: What may still come.
    bag: Mapping[Colonist, int]
    discarded: Mapping[Colonist, int]
    pile: Mapping[BuildingCode, int]
    expedition_deck: int
    printed: Printed
