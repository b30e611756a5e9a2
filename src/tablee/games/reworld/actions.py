"""Reworld's vocabulary. Every fixed action is made here, once; rules take it from these tables.

| notation | means |
|---|---|
| `first 2` | chance: seat 2 takes the admiral at the start |
| `fill bot-A shuttle-1 ...` | chance: modules drawn for the ports, in the order they are filled |
| `deal 1123445 ...` | chance: the officers dealt to each seat |
| `take 7` | take the module at port 7 ... |
| `pay 4 on 13` | ... with officers 1, 3 and 4, the 4 on top |
| `admiral 3` | take the admiral with officer 3 |
| `leave` | leave the round |
| `launch 2` | land the terrabot at the end of dock 2 |
| `defend 2` | send the shuttle or satellite of dock 2 to the defence row |
| `transport 2` | launch the shuttle of dock 2 for transport |
| `carry 2` | launch the shuttle behind the unit of dock 2, that unit on board |
| `mission 2` | use the mission of the satellite of dock 2 |
| `sacrifice 2` | give up the unit at the end of dock 2 |
| `load 3`, `fly` | take the unit of dock 3 on board; load no more |
| `land crane* A`, `lose crane*` | put a unit into city A; remove it, for it has no city |
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Final

from tablee.core import Action
from tablee.games.reworld.box import Module
from tablee.games.reworld.box.components import (
    DOCKS,
    FIRST_UNIT,
    LETTERS,
    OFFICERS,
    PORTS,
    UNIT_CODES,
)
from tablee.kit.actions import table

Hand = tuple[int, ...]
"""Officers by type: how many of 1, of 2, ... of 5."""


class First(Action):
    __slots__ = ("seat",)

    def __init__(self, text: str, seat: int) -> None:
        super().__init__(text)
        self.seat: Final = seat


class Fill(Action):
    __slots__ = ("modules",)

    def __init__(self, modules: Sequence[int], kinds: Sequence[Module]) -> None:
        super().__init__(" ".join(["fill", *(kinds[module].code for module in modules)]))
        self.modules: Final = tuple(modules)


class Deal(Action):
    __slots__ = ("hands",)

    def __init__(self, hands: Sequence[Hand]) -> None:
        super().__init__(" ".join(["deal", *(write_cards(hand) for hand in hands)]))
        self.hands: Final = tuple(hands)


class Take(Action):
    __slots__ = ("port",)

    def __init__(self, text: str, port: int) -> None:
        super().__init__(text)
        self.port: Final = port


class Pay(Action):
    """Officers laid on a post: `cards` in the order they lie, the top one last."""

    __slots__ = ("cards", "top")

    def __init__(self, rest: Sequence[int], top: int) -> None:
        under = "".join(map(str, rest))
        super().__init__(f"pay {top} on {under}" if under else f"pay {top}")
        self.cards: Final = (*rest, top)
        self.top: Final = top


class Admiral(Action):
    __slots__ = ("card",)

    def __init__(self, text: str, card: int) -> None:
        super().__init__(text)
        self.card: Final = card


class Leave(Action):
    __slots__ = ()


class DockAction(Action):
    """An action on the end of one dock."""

    __slots__ = ("dock",)

    def __init__(self, text: str, dock: int) -> None:
        super().__init__(text)
        self.dock: Final = dock


class Launch(DockAction):
    __slots__ = ()


class Defend(DockAction):
    __slots__ = ()


class Transport(DockAction):
    __slots__ = ()


class Carry(DockAction):
    __slots__ = ()


class Mission(DockAction):
    __slots__ = ()


class Sacrifice(DockAction):
    __slots__ = ()


class Load(DockAction):
    __slots__ = ()


class Fly(Action):
    __slots__ = ()


class Land(Action):
    __slots__ = ("city", "unit")

    def __init__(self, unit: int, city: int) -> None:
        super().__init__(f"land {UNIT_CODES[unit - FIRST_UNIT]} {LETTERS[city]}")
        self.unit: Final = unit
        self.city: Final = city


class Lose(Action):
    __slots__ = ("unit",)

    def __init__(self, text: str, unit: int) -> None:
        super().__init__(text)
        self.unit: Final = unit


_DOCKS: Final = range(1, DOCKS + 1)

FIRST: Final = table(First, "first", range(4))
TAKE: Final = table(Take, "take", range(1, PORTS + 1))
#: By the cards under the top one (rising) and the top one; one to four cards.
PAY: Final = {
    (rest, top): Pay(rest, top)
    for size in range(4)
    for rest in combinations_with_replacement(OFFICERS, size)
    for top in OFFICERS
}
#: By officer type; there is no officer 0.
ADMIRAL: Final = table(Admiral, "admiral", range(6))
LEAVE: Final = Leave("leave")
LAUNCH: Final = table(Launch, "launch", _DOCKS)
DEFEND: Final = table(Defend, "defend", _DOCKS)
TRANSPORT: Final = table(Transport, "transport", _DOCKS)
CARRY: Final = table(Carry, "carry", _DOCKS)
MISSION: Final = table(Mission, "mission", _DOCKS)
SACRIFICE: Final = table(Sacrifice, "sacrifice", _DOCKS)
LOAD: Final = table(Load, "load", _DOCKS)
FLY: Final = Fly("fly")
#: By unit (counted from `FIRST_UNIT`) and city.
LAND: Final = tuple(
    tuple(Land(FIRST_UNIT + unit, city) for city in range(len(LETTERS)))
    for unit in range(len(UNIT_CODES))
)
LOSE: Final = table(Lose, "lose", UNIT_CODES, FIRST_UNIT)

FIXED: Final[tuple[Action, ...]] = (
    *FIRST,
    *TAKE,
    *PAY.values(),
    *ADMIRAL[1:],
    LEAVE,
    *LAUNCH,
    *DEFEND,
    *TRANSPORT,
    *CARRY,
    *MISSION,
    *SACRIFICE,
    *LOAD,
    FLY,
    *(land for unit in LAND for land in unit),
    *LOSE,
)


def write_cards(hand: Hand) -> str:
    """Officers as digits, rising; `-` for none."""
    return "".join(str(card) * hand[card - 1] for card in OFFICERS) or "-"


def read_cards(text: str) -> Hand | None:
    """What `write_cards` wrote, `None` for anything else."""
    hand = tuple(text.count(str(card)) for card in OFFICERS)
    return hand if write_cards(hand) == text else None


def read_fill(words: Sequence[str], kinds: Sequence[Module]) -> Fill | None:
    """The draw that `fill ...` writes."""
    by_code = {module.code: index for index, module in enumerate(kinds)}
    if not all(word in by_code for word in words):
        return None
    return Fill([by_code[word] for word in words], kinds)


def read_deal(words: Sequence[str]) -> Deal | None:
    """The deal that `deal ...` writes."""
    hands = [read_cards(word) for word in words]
    known = [hand for hand in hands if hand is not None]
    return Deal(known) if len(known) == len(hands) else None
