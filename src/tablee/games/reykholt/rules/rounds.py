"""The course of the game: rounds of work, harvest, tourism and rest (R1, R13)."""

from typing import Final

from tablee.core import Frame, Step
from tablee.games.reykholt.box.components import NONE, WORK
from tablee.games.reykholt.events import PhaseBegan, RoundBegan
from tablee.games.reykholt.rules.harvest_time import HARVEST_TIME
from tablee.games.reykholt.rules.rest import REST_TIME, end_game, is_last_round
from tablee.games.reykholt.rules.services.any_time import END_OF_WORK, START_OF_WORK, open_window
from tablee.games.reykholt.rules.services.moments import Moment, in_turn_order
from tablee.games.reykholt.rules.setup import prepare
from tablee.games.reykholt.rules.story.events import DrawEvent
from tablee.games.reykholt.rules.tourism import TOURISM_TIME
from tablee.games.reykholt.rules.work.placing import NEXT_PLACEMENT
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import PER_GAME, PHASE_END, PHASE_START


def begin(state: ReykholtState) -> None:
    """R6-R12, R92: what happens before the first round is scheduled."""
    state.then(BEGIN_ROUND)
    prepare(state)


class BeginRound(Step[ReykholtState]):
    """R13: the four phases in order; in story mode an event comes first (R93)."""

    __slots__ = ()

    def run(self, state: ReykholtState) -> None:
        state.stage = WORK
        if state.sink is not None:
            state.sink(RoundBegan(state.round))
        frames: list[Frame[ReykholtState]] = [
            WORK_TIME,
            NEXT_PLACEMENT[0],
            END_WORK,
            HARVEST_TIME,
            TOURISM_TIME,
            *REST_TIME,
            END_ROUND,
        ]
        if state.rulings.scenario != NONE:
            frames.insert(0, DrawEvent())
        state.then(*frames)


class WorkTime(Step[ReykholtState]):
    """R72: cards first; alone, the arrivals are among what acts then (R85)."""

    __slots__ = ()

    def run(self, state: ReykholtState) -> None:
        if state.sink is not None:
            state.sink(PhaseBegan(WORK))
        if state.solo:
            state.then(Moment(0, PHASE_START + WORK, (), 0))
        else:
            in_turn_order(state, PHASE_START + WORK, state.turn_order())
        open_window(state, START_OF_WORK, state.turn_order())


class EndWork(Step[ReykholtState]):
    """All workers are placed; cards act in turn order."""

    __slots__ = ()

    def run(self, state: ReykholtState) -> None:
        in_turn_order(state, PHASE_END + WORK, state.turn_order())
        open_window(state, END_OF_WORK, state.turn_order())


class EndRound(Step[ReykholtState]):
    """R56: the next round begins, or the game is over."""

    __slots__ = ()

    def run(self, state: ReykholtState) -> None:
        if is_last_round(state):
            end_game(state)
            return
        state.round += 1
        state.event = NONE
        state.has_been_harvested = False
        cards = state.book.cards
        for player in state.players:
            if player.services:
                player.services = tuple(
                    (card, partner, uses if cards[card].per == PER_GAME else 0)
                    for card, partner, uses in player.services
                )
        state.then(BEGIN_ROUND)


BEGIN_ROUND: Final = BeginRound()
WORK_TIME: Final = WorkTime()
END_WORK: Final = EndWork()
END_ROUND: Final = EndRound()
