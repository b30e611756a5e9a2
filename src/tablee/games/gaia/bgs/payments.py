"""That platform's `spend COST for GAIN` as free conversions. The prices are those of the box."""

from __future__ import annotations

import re
from typing import Final

from tablee.core import Action
from tablee.games.gaia import actions as act
from tablee.games.gaia.box import Box
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
)

_AMOUNT = re.compile(r"(\d*)(t-a3|tg|gf|pw|tech|t|c|o|k|q)")
#: What power buys: places in `actions.CONVERSIONS` and `actions.GATHER`.
FOR_POWER: Final = {"q": 0, "o": ORE_FOR_POWER, "k": 2, "c": CREDIT_FOR_POWER}
#: What else buys what: places in `actions.CONVERSIONS`.
FOR_RESOURCES: Final = {
    ("q", "o"): 4,
    ("k", "c"): 5,
    ("o", "c"): 6,
    ("o", "t"): 7,
    ("c", "q"): WITH_CREDITS,
    ("c", "o"): WITH_CREDITS + 1,
    ("c", "k"): WITH_CREDITS + 2,
    ("t-a3", "k"): TOKEN_FOR_KNOWLEDGE,
    ("t", "k"): TOKEN_FOR_KNOWLEDGE,
    ("gf", "q"): GAIAFORMER_FOR_QIC,
}
#: So many credits that the Brainstone pays for at once.
CREDITS_AT_ONCE: Final = {2: TWO_CREDITS, 3: THREE_CREDITS}


def read_amount(text: str) -> tuple[int, str]:
    """`4pw` is four power; a missing number is one."""
    match = _AMOUNT.fullmatch(text)
    if match is None:
        raise ValueError(text)
    return int(match[1] or 1), match[2]


def read_amounts(text: str) -> list[tuple[int, str]]:
    """`2o,c` are two ore and a credit."""
    return [read_amount(part) for part in text.split(",")]


def check_power(box: Box, cost: str, gained: str) -> None:
    """The power (or the Terrans' tokens) paid is what the resources gained are worth."""
    worth = sum(
        count * box.conversions[FOR_POWER[kind]].power for count, kind in read_amounts(gained)
    )
    if read_amount(cost)[0] != worth:
        raise ValueError(cost)


def with_power(gained: str) -> list[Action]:
    """Resources bought with power, one by one."""
    return [
        act.CONVERT[FOR_POWER[kind]] for count, kind in read_amounts(gained) for _ in range(count)
    ]


def with_resources(box: Box, cost: str, gained: str) -> list[Action]:
    """A resource bought with another, one by one."""
    paid, letter = read_amount(cost)
    count, kind = read_amount(gained)
    index = FOR_RESOURCES[letter, kind]
    if paid != count * _price(box, index):
        raise ValueError(cost)
    return [act.CONVERT[index]] * count


def _price(box: Box, index: int) -> int:
    """How many of a resource (a token, a gaiaformer) one such conversion takes."""
    if index >= TOKEN_FOR_KNOWLEDGE:
        return 1
    common = index < WITH_CREDITS
    paid = (box.conversions[index] if common else box.credit_conversions[index - WITH_CREDITS]).paid
    return paid.credits + paid.ore + paid.knowledge + paid.qic


def with_stone(gained: str) -> list[Action]:
    """The Brainstone pays for up to three credits at once; the rest is paid one by one (R108)."""
    counts = _counts(gained)
    together = min(counts["c"], max(CREDITS_AT_ONCE))
    first = []
    if together in CREDITS_AT_ONCE and not (counts["q"] or counts["o"] or counts["k"]):
        counts["c"] -= together
        first = [act.CONVERT[CREDITS_AT_ONCE[together]]]
    return [*first, *_one_by_one(counts)]


def in_pairs(gained: str) -> list[Action]:
    """The Nevlas pay two power a token: what costs an odd number goes in pairs (R108, R140)."""
    counts = _counts(gained)
    pairs = {TWO_ORE: counts["o"] // 2, TWO_CREDITS: counts["c"] // 2}
    odd_ore, odd_credit = counts["o"] % 2, counts["c"] % 2
    found = _one_by_one({"q": counts["q"], "k": counts["k"]})
    found += [act.CONVERT[index] for index, count in pairs.items() for _ in range(count)]
    if odd_ore and odd_credit:
        return [*found, act.CONVERT[ORE_AND_CREDIT]]
    return [*found, *_one_by_one({"o": odd_ore, "c": odd_credit})]


def _counts(gained: str) -> dict[str, int]:
    return dict.fromkeys(FOR_POWER, 0) | {kind: count for count, kind in read_amounts(gained)}


def _one_by_one(counts: dict[str, int]) -> list[Action]:
    return [act.CONVERT[FOR_POWER[kind]] for kind, count in counts.items() for _ in range(count)]
