"""Initial set-up: who begins (R1-R8)."""

from collections.abc import Sequence
from random import Random

from tablee.core import Action, Chance
from tablee.core.draws import pick
from tablee.games.reworld.actions import FIRST, First
from tablee.games.reworld.events import FirstPlayerChosen
from tablee.games.reworld.rules.colossus_station import BeginRound
from tablee.games.reworld.state import ReworldState


class ChooseFirstPlayer(Chance[ReworldState]):
    """R8: a first player is drawn, takes the admiral and opens round 1."""

    __slots__ = ()

    def outcomes(self, state: ReworldState) -> Sequence[tuple[Action, float]]:
        seats = len(state.players)
        return [(first, 1 / seats) for first in FIRST[:seats]]

    def sample(self, state: ReworldState, rng: Random) -> Action:
        return pick(rng, FIRST[: len(state.players)])

    def possible(self, state: ReworldState, outcome: Action) -> bool:
        return outcome in FIRST[: len(state.players)]

    def resolve(self, state: ReworldState, outcome: Action) -> None:
        assert isinstance(outcome, First)
        state.admiral = outcome.seat
        if state.sink is not None:
            state.sink(FirstPlayerChosen(outcome.seat))
        state.then(BeginRound(1))
