"""The evolution strategy: asks for candidates, is told how they came off, and moves on."""

from collections.abc import Sequence

import numpy as np
from cmaes import SepCMA

from tablee.train.plan import REIGN, Plan
from tablee.train.playing import Vector

#: How far candidates lie apart at first, in units of the scale below.
SPREAD = 0.4
#: The scale of a weight: a part of its size, but no less than this.
PART = 0.3
LEAST = 0.25


class Evolution:
    """A separable CMA-ES over weights on a scale of their own; the same plan, the same course."""

    def __init__(self, plan: Plan) -> None:
        self._start = np.array(plan.start)
        self._scale = np.maximum(LEAST, PART * np.abs(self._start))
        self._strategy = SepCMA(
            mean=np.zeros(len(plan.start)),
            sigma=SPREAD,
            seed=plan.seed,
            population_size=plan.population,
        )
        self._asked: list[np.ndarray] = []
        #: Whom candidates play against.
        self.champion: Vector = plan.start
        self.generation = 0

    def ask(self) -> list[Vector]:
        """The candidates of the next generation."""
        self._asked = [self._strategy.ask() for _ in range(self._strategy.population_size)]
        return [self._weights(each) for each in self._asked]

    def tell(self, fitness: Sequence[float]) -> None:
        """How they came off, in their order; the greater the better."""
        told = [(each, -value) for each, value in zip(self._asked, fitness, strict=True)]
        self._strategy.tell(told)
        self.generation += 1
        if self.generation % REIGN == 0:
            self.champion = self.mean

    @property
    def mean(self) -> Vector:
        """The middle of what is being looked at: the weights found so far."""
        return self._weights(self._strategy.mean)

    def _weights(self, point: np.ndarray) -> Vector:
        return [float(each) for each in self._start + self._scale * point]
