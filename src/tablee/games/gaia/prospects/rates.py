"""Rates: what things are worth at one moment of the game, worked out once from the weights."""

from __future__ import annotations

from typing import Final

from tablee.games.gaia.box.components import ROUNDS
from tablee.games.gaia.prospects.weights import GaiaWeights, W

#: The levels of an area.
LEVELS: Final = 6


class Rates:
    """What things are worth at one moment of the game, worked out once from the weights."""

    def __init__(self, weights: GaiaWeights, early: float) -> None:
        self.credit: float = _at(weights.credit, early)
        self.ore: float = _at(weights.ore, early)
        self.knowledge: float = _at(weights.knowledge, early)
        self.qic: float = _at(weights.qic, early)
        self.bowl_1: float = _at(weights.bowl_1, early)
        self.bowl_2: float = _at(weights.bowl_2, early)
        self.bowl_3: float = _at(weights.bowl_3, early)
        self.gaia_token: float = _at(weights.gaia_token, early)
        self.charge: float = _at(weights.charge, early)
        self.unused_value: float = _at(weights.unused_value, early)
        self.green: float = _at(weights.green, early)
        self.project: float = _at(weights.project, early)
        self.gaiaformer: float = _at(weights.gaiaformer, early)
        self.planet_type: float = _at(weights.planet_type, early)
        self.sector: float = _at(weights.sector, early)
        self.site: float = _at(weights.site, early)
        self.pair: float = _at(weights.pair, early)
        self.ready: float = _at(weights.ready, early)
        self.lead: float = max(0.2, _at(weights.lead, early))
        #: How much of a neutral player's amount counts: it stands still.
        self.neutral: float = 1.0 - weights.neutral * early
        part = weights.standing_late + (1.0 - weights.standing_late) * early
        self.standing: tuple[float, ...] = tuple(worth * part for worth in weights.standing)
        part = weights.levels_late + (1.0 - weights.levels_late) * early
        #: By area and level.
        self.levels: tuple[float, ...] = tuple(
            worth * part + weights.towards[at % LEVELS] * (0.3 + early)
            for at, worth in enumerate(weights.levels)
        )


def _at(rate: tuple[float, ...], early: float) -> float:
    """A rate at that part of the game."""
    return rate[1] + (rate[0] - rate[1]) * early


def _ahead(number: int) -> float:
    """How much of the game is to come in that round, from 1 to 0."""
    return (ROUNDS - max(number, 1)) / (ROUNDS - 1)


#: By round: what things are worth now, and what those are that come with incomes.
_NOW: Final[list[Rates]] = []
_LATER: Final[list[Rates]] = []


def _work_out() -> None:
    rounds = range(ROUNDS + 1)
    _NOW[:] = [Rates(W, _ahead(number)) for number in rounds]
    _LATER[:] = [Rates(W, max(0.0, _ahead(number) - W.delay)) for number in rounds]


_work_out()
W.on_change(_work_out)


def now(number: int) -> Rates:
    """What things are worth in that round."""
    return _NOW[number]


def later(number: int) -> Rates:
    """What things are worth in that round that come with incomes."""
    return _LATER[number]
