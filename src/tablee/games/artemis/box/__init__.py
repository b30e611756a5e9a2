"""What is in the box, as the tables that rules read. The values come from the edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.artemis.box.components import (
    BUILDINGS,
    COLONISTS,
    DIRECTIVES,
    EVENTS,
    EXPEDITIONS,
    LETTERS,
    METRICS,
    Counts,
)

if TYPE_CHECKING:
    from tablee.games.artemis.box.edition import ArtemisEdition, Building, ByType, Reward


class Kind:
    """A kind of building: its slots, and the numbers of what it does."""

    __slots__ = ("code", "free", "printed", "size", "typed")

    def __init__(self, code: str, printed: Building) -> None:
        self.code: Final = code
        #: Slots for one type, by type, and slots that take any.
        self.typed: Final[Counts] = tuple(printed.slots.count(kind) for kind in COLONISTS)
        self.free: Final = printed.slots.count("any")
        self.size: Final = len(printed.slots)
        self.printed: Final = printed


class Expedition:
    """A card: its difficulty, what it adds to Vents and Quarry, and its two rewards."""

    __slots__ = ("code", "difficulty", "energy", "ore", "rewards")

    def __init__(
        self, code: str, difficulty: int, energy: int, ore: int, rewards: tuple[Reward, Reward]
    ) -> None:
        self.code: Final = code
        self.difficulty: Final = difficulty
        self.energy: Final = energy
        self.ore: Final = ore
        self.rewards: Final = rewards


class EventCard:
    """An event: the letter at which it acts, and how much it does."""

    __slots__ = ("amount", "code", "letter", "toolkits")

    def __init__(self, code: str, letter: int, amount: int, toolkits: int) -> None:
        self.code: Final = code
        self.letter: Final = letter
        self.amount: Final = amount
        self.toolkits: Final = toolkits


class Directive:
    """A secret aim: what it pays if all its conditions (metric, least, most) hold."""

    __slots__ = ("code", "conditions", "points")

    def __init__(
        self, code: str, points: int, conditions: tuple[tuple[int, int, int], ...]
    ) -> None:
        self.code: Final = code
        self.points: Final = points
        self.conditions: Final = conditions


class Box:
    """Everything printed, for one player count. Shared by all positions of a game, never changed.

    Buildings, expeditions, events, directives and colonists are ints that index these tables.
    """

    __slots__ = (
        "academy_places",
        "academy_stock",
        "bonus",
        "colonists",
        "directives",
        "directives_dealt",
        "doorstep_limit",
        "doorstep_price",
        "engineer_bonus",
        "events",
        "expeditions",
        "final",
        "gantry_limit",
        "heating",
        "kinds",
        "marine_cut",
        "marked",
        "recruits",
        "recruits_in_review",
        "relief",
        "scale",
        "seats",
        "sending",
        "solo",
        "start",
        "steward_face",
        "steward_points",
        "tile_copies",
        "toolkits",
        "trains",
        "turn_orders",
    )

    def __init__(self, edition: ArtemisEdition, seats: int) -> None:
        self.seats: Final = seats
        #: By first player: all seats, clockwise.
        self.turn_orders: Final = tuple(
            tuple((first + step) % seats for step in range(seats)) for first in range(seats)
        )
        #: Quantities count a lone player for two (R111).
        self.scale: Final = max(2, seats)
        colonists = edition.colonists
        self.start: Final = edition.start
        self.colonists: Final = _by_type(colonists.total)
        self.academy_stock: Final = _by_type(colonists.academy)
        self.heating: Final = colonists.heating
        self.sending: Final = colonists.sending
        self.engineer_bonus: Final = colonists.engineer_bonus
        self.steward_points: Final = colonists.steward_points
        self.steward_face: Final = colonists.steward_face
        self.marine_cut: Final = colonists.marine_cut
        self.bonus: Final = edition.preparation.bonus
        self.gantry_limit: Final = edition.preparation.gantry_limit
        self.doorstep_limit: Final = edition.preparation.doorstep_limit
        self.doorstep_price: Final = edition.doorstep.price
        #: By face less one.
        self.recruits: Final = tuple(edition.doorstep.face)
        self.recruits_in_review: Final = tuple(edition.doorstep.review)
        self.trains: Final = tuple(COLONISTS.index(kind) for kind in edition.academy.trains)
        self.toolkits: Final = tuple(edition.outfitters.toolkits)
        self.academy_places: Final = (
            edition.academy.places_for_two if self.scale == 2 else edition.academy.places
        )
        #: The reward of each space, the first space first.
        self.relief: Final = tuple(edition.relief_track.spaces)
        self.tile_copies: Final = edition.buildings.copies
        self.kinds: Final = tuple(Kind(code, edition.buildings.kinds[code]) for code in BUILDINGS)
        #: R3: the marked kinds, of which tiles leave the piles; none with more players.
        marked = (edition.two_players.ocean, edition.two_players.surface)
        self.marked: Final = tuple(BUILDINGS.index(code) for code in marked if self.scale == 2)
        self.expeditions: Final = tuple(
            Expedition(code, card.difficulty, card.energy, card.ore, (card.first, card.second))
            for code in EXPEDITIONS
            for card in (edition.expeditions.cards[code],)
        )
        self.events: Final = tuple(
            EventCard(code, LETTERS.index(card.letter), card.amount, card.toolkits)
            for code in EVENTS
            for card in (edition.events.cards[code],)
        )
        self.directives_dealt: Final = edition.directives.dealt
        self.directives: Final = tuple(
            Directive(
                code,
                card.points,
                tuple((METRICS.index(c.metric), c.least, c.most) for c in card.conditions),
            )
            for code in DIRECTIVES
            for card in (edition.directives.cards[code],)
        )
        self.final: Final = edition.final_scoring
        self.solo: Final = edition.solo


def _by_type(printed: ByType) -> Counts:
    return tuple(int(getattr(printed, kind)) for kind in COLONISTS)
