"""The numbers behind the estimates (`weights.toml` says what made them)."""

from __future__ import annotations

from typing import Final

from tablee.core import Weights
from tablee.kit.weights import numbers


class ReykholtWeights(Weights):
    """What is expected of the rest of a game.

    Incomes, yields, courses and the use of the bonus were compared in games of greedy bots over the
    same deals, one change at a time. The rest, with what service cards bring, is guessed.
    """

    def __init__(self) -> None:
        super().__init__(numbers("tablee.games.reykholt"))
        #: What one good of each type costs in goods of one's choice, from common to rare.
        self.price: tuple[float, ...] = self.many("price")
        #: Goods of one's choice that a worker brings, beside what is planted and harvested.
        self.income: float = self.one("income")
        #: How much of that comes in: the estimate is the mean of these courses.
        self.fortunes: tuple[float, ...] = self.many("fortunes")
        #: In goods of one's choice, what a greenhouse will give that is planted later, by the
        #: number of types that it allows.
        self.yields: tuple[float, ...] = self.many("yields")
        #: How much counts of the next table, which is not reached, and of a good that is left over.
        self.begun: float = self.one("begun")
        self.left_over: float = self.one("left_over")
        #: How much of what service cards will bring counts.
        self.service: float = self.one("service")
        #: In goods of one's choice: a harvest or planting that takes no worker, a plot filled, a
        #: greenhouse, a good rescued, a table.
        self.free_harvest: float = self.one("free_harvest")
        self.free_planting: float = self.one("free_planting")
        self.filled_plot: float = self.one("filled_plot")
        self.greenhouse: float = self.one("greenhouse")
        self.rescued: float = self.one("rescued")
        self.table: float = self.one("table")
        #: A good of one's choice among all, and one whose type something else decides.
        self.chosen_good: float = self.one("chosen_good")
        self.some_good: float = self.one("some_good")
        #: How often conditions hold.
        self.condition: float = self.one("condition")
        #: How often a card acts in a round, by what sets it off (`TRIGGERS`).
        self.often: tuple[float, ...] = self.many("often")
        #: Alone: how much of what the next table costs a greenhouse may be worth that is given for
        #: it; in goods of one's choice, what an empty one brings in a harvest time, and what a
        #: planting takes of the income.
        self.sale: float = self.one("sale")
        self.spare: float = self.one("spare")
        self.effort: float = self.one("effort")


W: Final = ReykholtWeights()
