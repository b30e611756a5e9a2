"""That platform's `spend COST for GAIN` as free conversions. The prices are those of the box."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from tablee.core import Action, Seat
from tablee.games.gaia import actions as act
from tablee.games.gaia.box import Box
from tablee.games.gaia.box.components import BAL_TAKS, HADSCH_HALLAS, NEVLAS, Gain
from tablee.games.gaia.rules.power.conversions import (
    CREDIT_FOR_POWER,
    GAIAFORMER_FOR_QIC,
    ORE_AND_CREDIT,
    ORE_FOR_POWER,
    THREE_CREDITS,
    TOKEN_FOR_KNOWLEDGE,
    TWO_CREDITS,
    TWO_ORE,
    WITH_CREDITS,
    terms,
)
from tablee.games.gaia.state import GaiaState

#: Nobody ever has a hundred of anything.
_AMOUNT = re.compile(r"([0-9]{0,2})(t-a3|tg|gf|pw|tech|t|c|o|k|q)")
#: What power buys: places in `actions.CONVERSIONS` and `actions.GATHER`.
FOR_POWER: Final = {"q": 0, "o": ORE_FOR_POWER, "k": 2, "c": CREDIT_FOR_POWER}
#: What only one faction converts: places in `actions.CONVERSIONS`.
OF_FACTIONS: Final = {
    HADSCH_HALLAS: range(WITH_CREDITS, TOKEN_FOR_KNOWLEDGE),
    NEVLAS: range(TOKEN_FOR_KNOWLEDGE, GAIAFORMER_FOR_QIC),
    BAL_TAKS: range(GAIAFORMER_FOR_QIC, TWO_CREDITS),
}
#: So many credits that the Brainstone pays for at once.
CREDITS_AT_ONCE: Final = {2: TWO_CREDITS, 3: THREE_CREDITS}
#: What is made of something else is converted first where its owner has some, lest it is lost to
#: the limits: what ore and knowledge buy, then QIC, then everything else.
_EARLIEST: Final = {"o": 0, "k": 0, "q": 1}
#: A payment that takes more thought than this is none.
_MOST_TRIES: Final = 2000

Amounts = dict[str, int]
#: What is paid and how much of it, what is gained and how much.
_Recipe = tuple[str, int, str, int]


def read_amount(text: str) -> tuple[int, str]:
    """`4pw` is four power; a missing number is one."""
    match = _AMOUNT.fullmatch(text)
    if match is None:
        raise ValueError(text)
    return int(match[1] or 1), match[2]


def read_amounts(text: str) -> Amounts:
    """`2o,c` are two ore and a credit; there is some of each, and each is named once."""
    found: Amounts = {}
    for part in text.split(","):
        count, kind = read_amount(part)
        if not count or kind in found:
            raise ValueError(text)
        found[kind] = count
    return found


def check_power(box: Box, cost: str, gained: str) -> None:
    """The Terrans' tokens paid are what the resources gained are worth."""
    worth = sum(
        count * box.conversions[FOR_POWER[kind]].power
        for kind, count in read_amounts(gained).items()
    )
    if read_amount(cost)[0] != worth:
        raise ValueError(cost)


def stone_confirmed(state: GaiaState, seat: Seat, index: int) -> bool:
    """Whether that platform has it confirmed that the Brainstone pays for less than it could."""
    player = state.players[seat]
    power = terms(state.box, index).power
    return player.brainstone == 3 and player.bowl_3 < power < state.box.powers.brainstone


class Payment:
    """A payment taken apart: what power buys, and the other conversions."""

    __slots__ = ("bought", "in_steps", "others", "power")

    def __init__(self, box: Box, faction: int, cost: str, gained: str) -> None:
        paid = read_amounts(cost)
        if "t" in paid:
            paid["t-a3"] = paid.pop("t")
        usable = [*range(WITH_CREDITS), *OF_FACTIONS.get(faction, ())]
        recipes = {index: _recipe(box, index) for index in usable}
        found = _Planner(recipes).plan(paid, read_amounts(gained))
        if found is None:
            raise ValueError(cost)
        #: The power that is paid.
        self.power: Final = paid.get("pw", 0)
        #: By resource: how many are bought with power.
        self.bought: Final = {kind: found.count(index) for kind, index in FOR_POWER.items()}
        #: The other conversions.
        self.others: Final = sorted(
            (index for index in found if index not in FOR_POWER.values()),
            key=lambda index: _EARLIEST.get(recipes[index][0], 2),
        )
        #: Whether something gained is paid again.
        self.in_steps: Final = len({recipes[index][0] for index in found}) > 1


def _recipe(box: Box, index: int) -> _Recipe:
    conversion = terms(box, index)
    paid = ("pw", conversion.power) if conversion.power else _single(conversion.paid, "t-a3")
    return *paid, *_single(conversion.gained, "t")


def _single(amount: Gain, token: str) -> tuple[str, int]:
    """The only thing that this amount is of."""
    kinds = {
        "c": amount.credits,
        "o": amount.ore,
        "k": amount.knowledge,
        "q": amount.qic,
        token: amount.tokens,
        "gf": amount.gaiaformers,
    }
    return next((kind, count) for kind, count in kinds.items() if count)


class _Planner:
    """Looks for conversions that turn one thing exactly into another."""

    __slots__ = ("_hopeless", "_recipes")

    def __init__(self, recipes: Mapping[int, _Recipe]) -> None:
        self._recipes = recipes
        self._hopeless: set[tuple[object, ...]] = set()

    def plan(self, paid: Amounts, wanted: Amounts) -> list[int] | None:
        """The places of the conversions in `actions.CONVERSIONS`, or `None`."""
        if not paid and not wanted:
            return []
        key = (*sorted(paid.items()), "for", *sorted(wanted.items()))
        if key in self._hopeless or len(self._hopeless) > _MOST_TRIES:
            return None
        self._hopeless.add(key)
        straight = [index for index, recipe in self._recipes.items() if recipe[2] in wanted]
        roundabout = [index for index in self._recipes if index not in straight]
        for index in straight + roundabout:
            spent, price, kind, count = self._recipes[index]
            if paid.get(spent, 0) < price:
                continue
            left, missing = dict(paid), dict(wanted)
            _add(left, spent, -price)
            used = min(count, missing.get(kind, 0))
            _add(missing, kind, -used)
            _add(left, kind, count - used)
            rest = self.plan(left, missing)
            if rest is not None:
                return [index, *rest]
        return None


def _add(amounts: Amounts, kind: str, count: int) -> None:
    total = amounts.get(kind, 0) + count
    if total:
        amounts[kind] = total
    else:
        amounts.pop(kind, None)


def with_power(bought: Amounts) -> list[Action]:
    """Resources bought with power, one by one."""
    return [act.CONVERT[FOR_POWER[kind]] for kind, count in bought.items() for _ in range(count)]


def with_stone(bought: Amounts) -> list[Action]:
    """The Brainstone pays for up to three credits at once; the rest is paid one by one (R108)."""
    credits = bought["c"]
    together = min(credits, max(CREDITS_AT_ONCE))
    if together not in CREDITS_AT_ONCE or bought["q"] or bought["o"] or bought["k"]:
        return with_power(bought)
    rest = with_power(bought | {"c": credits - together})
    return [act.CONVERT[CREDITS_AT_ONCE[together]], *rest]


def in_pairs(bought: Amounts) -> list[Action]:
    """The Nevlas pay two power a token: what costs an odd number goes in pairs (R108, R140)."""
    pairs = {TWO_ORE: bought["o"] // 2, TWO_CREDITS: bought["c"] // 2}
    odd_ore, odd_credit = bought["o"] % 2, bought["c"] % 2
    found = with_power({"q": bought["q"], "k": bought["k"]})
    found += [act.CONVERT[index] for index, count in pairs.items() for _ in range(count)]
    if odd_ore and odd_credit:
        return [*found, act.CONVERT[ORE_AND_CREDIT]]
    return [*found, *with_power({"o": odd_ore, "c": odd_credit})]


def read_charge(text: str) -> tuple[int, int]:
    """Power, and whether the Taklons' token comes: 0 no, 1 before it, 2 after it."""
    parts = [read_amount(part) for part in text.split(",")]
    orders: Sequence[tuple[str, ...]] = (("pw",), ("t", "pw"), ("pw", "t"))
    token = orders.index(tuple(kind for _, kind in parts))
    if any(kind == "t" and count != 1 for count, kind in parts):
        raise ValueError(text)
    return next(count for count, kind in parts if kind == "pw"), token
