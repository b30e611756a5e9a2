"""Rest: workers come back, a round is over (R54-R56, R88)."""

from typing import Final

from tablee.core import Step
from tablee.games.reykholt.box.components import NONE, REST, WORKERS
from tablee.games.reykholt.box.vocabulary import EndOfRoundWhenTableReached
from tablee.games.reykholt.events import (
    GameEnded,
    GoodsScored,
    PhaseBegan,
    StartPlayerPassed,
    WorkersCameBack,
)
from tablee.games.reykholt.rules.ending import goods_points
from tablee.games.reykholt.rules.services.any_time import BEFORE_REST, open_window
from tablee.games.reykholt.rules.services.moments import in_turn_order
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import PHASE_START


class RestTime(Step[ReykholtState]):
    """R54: cards first, then workers come back."""

    __slots__ = ()

    def run(self, state: ReykholtState) -> None:
        state.stage = REST
        if state.sink is not None:
            state.sink(PhaseBegan(REST))
        order = state.turn_order()
        in_turn_order(state, PHASE_START + REST, order)
        open_window(state, BEFORE_REST, order)


class TakeWorkersBack(Step[ReykholtState]):
    """R54, R88: all workers; alone, those of the round before, and this round's stay."""

    __slots__ = ()

    def run(self, state: ReykholtState) -> None:
        occupied = 0
        for space in state.box.blocked:
            occupied |= 1 << space
        back: tuple[int, ...] = ()
        for player in state.players:
            if state.solo:
                back += player.stayed
                player.stayed = player.placed
                for space in player.stayed:
                    occupied |= 1 << space
            else:
                back += player.placed
            player.placed = ()
            player.workers = WORKERS
        state.occupied = occupied
        if state.sink is not None:
            state.sink(WorkersCameBack(back))


class PassStartPlayer(Step[ReykholtState]):
    """R55: the start player card goes to the left."""

    __slots__ = ()

    def run(self, state: ReykholtState) -> None:
        state.first = (state.first + 1) % len(state.players)
        if state.sink is not None and not state.solo:
            state.sink(StartPlayerPassed(state.first))


REST_TIME: Final = (RestTime(), TakeWorkersBack(), PassStartPlayer())


def is_last_round(state: ReykholtState) -> bool:
    """R56, R92: whether the game is over with this round."""
    if state.round == state.rounds:
        return True
    if state.rulings.scenario == NONE:
        return False
    end = state.box.scenarios[state.rulings.scenario].end
    return isinstance(end, EndOfRoundWhenTableReached) and any(
        player.table >= end.table for player in state.players
    )


def end_game(state: ReykholtState) -> None:
    """Nothing is left to do."""
    if state.sink is None:
        return
    for seat in range(len(state.players)):
        points = goods_points(state, seat)
        if points:
            state.sink(GoodsScored(seat, points))
    state.sink(GameEnded(state.round))
