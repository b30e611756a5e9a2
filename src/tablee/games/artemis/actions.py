"""The vocabulary. Every fixed action is made here, once; rules take it from these tables.

| notation | means |
|---|---|
| `first 2` | chance: seat 2 begins; or that seat is chosen to begin the next round |
| `directives abc ...` | chance: the directives dealt to each seat, a letter each |
| `keep garrison` | keep that directive |
| `reveal stray_shuttle`, `draw marine` | chance: the next expedition, the next colonist |
| `tile armory`, `event blizzard` | chance: the next building, the next event |
| `roll 11346 22356` | chance: the dice of each seat |
| `plan 4 1256` | chance: the planning die and a drone's dice |
| `adjust 3 5` | spend toolkits: a die that shows 3 shows 5 |
| `place 3 vents`, `place 3 expedition-2`, `place 3 gantry-5` | place a die that shows 3 |
| `alone`, `send marine`, `send pioneers 2` | whom the die takes along |
| `shelters 1` | of those sent, so many leave the Shelters, the others an Expedition Hub |
| `pay ore` | what the colonists sent cost |
| `lower 2 by 1` | the marine lowers the second die of the expedition by 1 |
| `take`, `leave` | what a Recon Outpost does |
| `enrol pioneer 3` | the pioneer of building 3 goes to the Academy (`shelters`: of the Shelters) |
| `reward 1` | take the first reward of the expedition |
| `good ore`, `bonus 1` | a choice of resources; the engineer's bonus with 1 energy |
| `trade pioneer abroad`, `into marine`, `study`, `skip` | train a colonist, or nobody |
| `house 3`, `shelter` | where a new colonist goes |
| `enter pioneer`, `done` | who moves into a new building |
| `hub pioneer` | a colonist comes back to an Expedition Hub |
| `buy`, `decline` | the offer of a building |
| `recruit marine`, `enough` | colonists of the Doorstep |
| `relief 3` | take the reward of space 3 |
| `lift pioneer 2`, `to 3`, `swap marine 4`, `rest` | a move or a swap |
| `activate 2`, `finish` | use a building; use no more |
| `assault 1`, `convert 2 energy` | what Assault Pod and Synthetics Complex do |
| `warm marine` | heat that colonist |
| `outbid 3` | the second drone outbids on tile 3 |
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from tablee.core import Action
from tablee.games.artemis.box.components import (
    BUILDINGS,
    COLONISTS,
    DIRECTIVES,
    EVENTS,
    EXPEDITIONS,
    FACES,
    MOST_BONUS,
    MOST_BUILDINGS,
    MOST_CARDS,
    MOST_CONVERTED,
    MOST_DICE_ON_A_CARD,
    MOST_PIONEERS,
    MOST_RELIEF_SPACES,
    MOST_SEATS,
    MOST_TILES,
)
from tablee.kit.actions import Numbered, table

#: Where a die may be placed, by number: cards, then the regions in their order.
FIRST_CARD: Final = 0
AT_VENTS: Final = MOST_CARDS
AT_QUARRY: Final = AT_VENTS + 1
FIRST_TILE: Final = AT_QUARRY + 1
AT_DOORSTEP: Final = FIRST_TILE + MOST_TILES
AT_ACADEMY: Final = AT_DOORSTEP + 1
AT_OUTFITTERS: Final = AT_ACADEMY + 1
SPOTS: Final = (
    *(f"expedition-{card}" for card in range(1, MOST_CARDS + 1)),
    "vents",
    "quarry",
    *(f"gantry-{tile}" for tile in range(1, MOST_TILES + 1)),
    "doorstep",
    "academy",
    "outfitters",
)

#: Where a colonist may be: in the Shelters, in a building (from 1), out on an expedition.
IN_SHELTERS: Final = 0
ABROAD: Final = MOST_BUILDINGS + 1
PLACES: Final = ("shelters", *map(str, range(1, MOST_BUILDINGS + 1)), "abroad")

Hand = tuple[int, ...]
"""The faces of some dice, rising."""


class Adjust(Action):
    __slots__ = ("face", "target")

    def __init__(self, face: int, target: int) -> None:
        super().__init__(f"adjust {face} {target}")
        self.face: Final = face
        self.target: Final = target


class Place(Action):
    __slots__ = ("face", "spot")

    def __init__(self, face: int, spot: int) -> None:
        super().__init__(f"place {face} {SPOTS[spot]}")
        self.face: Final = face
        self.spot: Final = spot


class Lower(Action):
    __slots__ = ("cut", "index")

    def __init__(self, index: int, cut: int) -> None:
        super().__init__(f"lower {index + 1} by {cut}")
        self.index: Final = index
        self.cut: Final = cut


class Stationed(Action):
    """A colonist of one type at one place."""

    __slots__ = ("kind", "place")

    def __init__(self, verb: str, kind: int, place: int) -> None:
        super().__init__(f"{verb} {COLONISTS[kind]} {PLACES[place]}")
        self.kind: Final = kind
        self.place: Final = place


class Convert(Action):
    """So much of a resource into the other one; `index` 0 gives energy away, 1 ore."""

    __slots__ = ("amount", "index")

    def __init__(self, amount: int, index: int) -> None:
        super().__init__(f"convert {amount} {RESOURCES[index]}")
        self.amount: Final = amount
        self.index: Final = index


class Roll(Action):
    """The dice of each seat."""

    __slots__ = ("hands",)

    def __init__(self, hands: Sequence[Hand]) -> None:
        super().__init__(" ".join(["roll", *(_digits(hand) for hand in hands)]))
        self.hands: Final = tuple(hands)


class Plan(Action):
    """The planning die and a drone's dice."""

    __slots__ = ("dice", "region")

    def __init__(self, region: int, dice: Hand) -> None:
        super().__init__(f"plan {region} {_digits(dice)}")
        self.region: Final = region
        self.dice: Final = dice


class DealDirectives(Action):
    """The directives dealt to each seat, rising."""

    __slots__ = ("hands",)

    def __init__(self, hands: Sequence[Hand]) -> None:
        words = ("".join(chr(ord("a") + card) for card in hand) for hand in hands)
        super().__init__(" ".join(["directives", *words]))
        self.hands: Final = tuple(hands)


@cache
def _digits(hand: Hand) -> str:
    return "".join(map(str, hand))


def _stationed(verb: str) -> tuple[tuple[Stationed, ...], ...]:
    """By type and place."""
    return tuple(
        tuple(Stationed(verb, kind, place) for place in range(len(PLACES)))
        for kind in range(len(COLONISTS))
    )


RESOURCES: Final[tuple[str, ...]] = ("energy", "ore")
ENERGY: Final = 0
ORE: Final = 1

FIRST: Final = table(Numbered, "first", range(MOST_SEATS))
KEEP: Final = table(Numbered, "keep", DIRECTIVES)
REVEAL: Final = table(Numbered, "reveal", EXPEDITIONS)
DRAW: Final = table(Numbered, "draw", COLONISTS)
TILE: Final = table(Numbered, "tile", BUILDINGS)
EVENT: Final = table(Numbered, "event", EVENTS)
#: By face less one and the new face less one.
ADJUST: Final = tuple(tuple(Adjust(face, target) for target in FACES) for face in FACES)
#: By face less one and toolkits: all that so many can change the die into.
CHANGES: Final = tuple(
    tuple(
        tuple(adjust for adjust in row if 0 < abs(adjust.target - adjust.face) <= toolkits)
        for toolkits in range(len(FACES))
    )
    for row in ADJUST
)
#: By face less one and spot.
PLACE: Final = tuple(tuple(Place(face, spot) for spot in range(len(SPOTS))) for face in FACES)
#: By face less one and number of cards: where every die may go, in the order of the notation.
BEFORE_GANTRY: Final = tuple(
    tuple(row[:cards] + row[AT_VENTS:FIRST_TILE] for cards in range(MOST_CARDS + 1))
    for row in PLACE
)
ON_GANTRY: Final = tuple(row[FIRST_TILE:AT_DOORSTEP] for row in PLACE)
BEHIND_GANTRY: Final = tuple((row[AT_DOORSTEP], row[AT_OUTFITTERS]) for row in PLACE)
BEHIND_GANTRY_WITH_ACADEMY: Final = tuple(row[AT_DOORSTEP:] for row in PLACE)
ALONE: Final = Action("alone")
#: By type; pioneers go in groups.
SEND: Final = table(Numbered, "send", COLONISTS)
#: By number less one.
SEND_PIONEERS: Final = table(Numbered, "send pioneers", range(1, MOST_PIONEERS + 1), first=1)
#: By number.
SHELTERS: Final = table(Numbered, "shelters", range(MOST_PIONEERS + 1))
PAY: Final = table(Numbered, "pay", RESOURCES)
#: By die and cut less one.
LOWER: Final = tuple(
    tuple(Lower(index, cut) for cut in (1, 2)) for index in range(MOST_DICE_ON_A_CARD)
)
TAKE: Final = Action("take")
LEAVE: Final = Action("leave")
ENROL: Final = _stationed("enrol")
REWARD: Final = table(Numbered, "reward", (1, 2))
GOOD: Final = table(Numbered, "good", RESOURCES)
BONUS: Final = table(Numbered, "bonus", range(MOST_BONUS + 1))
TRADE: Final = _stationed("trade")
INTO: Final = table(Numbered, "into", COLONISTS)
STUDY: Final = Action("study")
SKIP: Final = Action("skip")
#: By building.
HOUSE: Final = table(Numbered, "house", range(1, MOST_BUILDINGS + 1))
SHELTER: Final = Action("shelter")
ENTER: Final = table(Numbered, "enter", COLONISTS)
DONE: Final = Action("done")
HUB: Final = table(Numbered, "hub", COLONISTS)
BUY: Final = Action("buy")
DECLINE: Final = Action("decline")
RECRUIT: Final = table(Numbered, "recruit", COLONISTS)
ENOUGH: Final = Action("enough")
#: By space less one.
RELIEF: Final = table(Numbered, "relief", range(1, MOST_RELIEF_SPACES + 1))
LIFT: Final = _stationed("lift")
#: By place.
TO: Final = table(Numbered, "to", PLACES[:-1])
SWAP: Final = _stationed("swap")
REST: Final = Action("rest")
#: By building.
ACTIVATE: Final = table(Numbered, "activate", range(1, MOST_BUILDINGS + 1))
FINISH: Final = Action("finish")
#: By opponent; drones count on behind the seats.
ASSAULT: Final = table(Numbered, "assault", range(MOST_SEATS))
#: By resource given away and amount less one.
CONVERT: Final = tuple(
    tuple(Convert(amount, index) for amount in range(1, MOST_CONVERTED + 1))
    for index in range(len(RESOURCES))
)
WARM: Final = table(Numbered, "warm", COLONISTS)
#: By tile.
OUTBID: Final = table(Numbered, "outbid", range(1, MOST_TILES + 1))

FIXED: Final[tuple[Action, ...]] = (
    *FIRST,
    *KEEP,
    *REVEAL,
    *DRAW,
    *TILE,
    *EVENT,
    *(adjust for row in ADJUST for adjust in row if adjust.face != adjust.target),
    *(place for row in PLACE for place in row),
    ALONE,
    *SEND[1:],
    *SEND_PIONEERS,
    *SHELTERS,
    *PAY,
    *(lower for row in LOWER for lower in row),
    TAKE,
    LEAVE,
    *(enrol for row in ENROL for enrol in row[:-1]),
    *REWARD,
    *GOOD,
    *BONUS,
    *(trade for row in TRADE for trade in row),
    *INTO,
    STUDY,
    SKIP,
    *HOUSE,
    SHELTER,
    *ENTER,
    DONE,
    *HUB,
    BUY,
    DECLINE,
    *RECRUIT,
    ENOUGH,
    *RELIEF,
    *(lift for row in LIFT for lift in row[:-1]),
    *TO,
    *(swap for row in SWAP for swap in row[:-1]),
    REST,
    *ACTIVATE,
    FINISH,
    *ASSAULT,
    *(convert for row in CONVERT for convert in row),
    *WARM,
    *OUTBID,
)


def read_hand(word: str) -> Hand | None:
    """Dice as digits, rising; `None` for anything else."""
    if not word or not all(digit in "123456" for digit in word):
        return None
    hand = tuple(map(int, word))
    return hand if list(hand) == sorted(hand) else None


def read_roll(words: Sequence[str]) -> Roll | None:
    """The roll that `roll ...` writes."""
    hands = [hand for hand in map(read_hand, words) if hand is not None]
    return Roll(hands) if hands and len(hands) == len(words) else None


def read_plan(words: Sequence[str]) -> Plan | None:
    """The roll that `plan ...` writes."""
    if len(words) != 2 or len(words[0]) != 1:
        return None
    region, dice = read_hand(words[0]), read_hand(words[1])
    return Plan(region[0], dice) if region is not None and dice is not None else None


def read_directives(words: Sequence[str]) -> DealDirectives | None:
    """The deal that `directives ...` writes."""
    hands = [tuple(ord(letter) - ord("a") for letter in word) for word in words]
    known = all(0 <= card < len(DIRECTIVES) for hand in hands for card in hand)
    rising = all(list(hand) == sorted(set(hand)) for hand in hands)
    return DealDirectives(hands) if hands and known and rising else None


READERS: Final = {"roll": read_roll, "plan": read_plan, "directives": read_directives}
