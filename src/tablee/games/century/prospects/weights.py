"""The numbers behind the estimates, in points (`weights.toml` says what made them)."""

from __future__ import annotations

from typing import Final

from tablee.core import Weights
from tablee.kit.weights import numbers


class CenturyWeights(Weights):
    """What things are worth, and how likely they come about."""

    def __init__(self) -> None:
        super().__init__(numbers("tablee.games.century"))
        #: What a coin and a science are worth that lie ready for the auction of a round (index),
        #: while few are held, and how many make them worth little more. At the end they are ranked.
        self.coin: tuple[float, ...] = self.many("coin")
        self.coins_enough: float = self.one("coins_enough")
        self.science: tuple[float, ...] = self.many("science")
        self.science_enough: float = self.one("science_enough")
        #: The ranking at the end: points for having most, less the further away.
        self.ranked_enough: float = self.one("ranked_enough")
        #: Science in hand before a catastrophe: points that it protects at most, and how fast.
        self.protected: float = self.one("protected")
        self.protected_enough: float = self.one("protected_enough")
        #: A space of the environment track, its section included.
        self.environment: float = self.one("environment")
        #: A waste that is still to be placed.
        self.loose_waste: float = self.one("loose_waste")
        #: What a working centre may still remove, beyond the waste that it reaches now.
        self.spare: float = self.one("spare")
        #: How much of that counts: without any way out, and for each open side that rail leads to,
        #: for each territory in reach; of a tile not attached yet.
        self.spare_alone: float = self.one("spare_alone")
        self.spare_side: float = self.one("spare_side")
        self.spare_reached: float = self.one("spare_reached")
        self.spare_aside: float = self.one("spare_aside")
        #: How many rounds' worth of removing a centre that is to come is counted at, in points
        #: each.
        self.centre: float = self.one("centre")
        #: Effects of technologies, each use.
        self.workers: float = self.one("workers")
        self.bridge: float = self.one("bridge")
        self.sorting_centre: float = self.one("sorting_centre")
        self.locomotive: float = self.one("locomotive")
        self.waste_transport: float = self.one("waste_transport")
        self.recycling: float = self.one("recycling")
        self.depollution: float = self.one("depollution")
        #: Cities that an equipment will serve when it is attached.
        self.served: float = self.one("served")
        #: How much of what land in the auction would bring counts, while others are in; and how
        #: many coins above the minimum it will cost for each of them.
        self.land: float = self.one("land")
        self.markup: float = self.one("markup")
        #: A territory that its own centre makes clean.
        self.clean: float = self.one("clean")
        #: How much the second best technology counts instead of the best, by rivals who are in.
        self.technology_risk: tuple[float, ...] = self.many("technology_risk")
        #: How much of an income counts beside what is in hand already; of the last one.
        self.income: float = self.one("income")
        self.last_income: float = self.one("last_income")
        #: How far apart rivals' scores may still come in a round, in points: the best of them in
        #: the end need not be the best now.
        self.spread: float = self.one("spread")


W: Final = CenturyWeights()
