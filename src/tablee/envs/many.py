"""Many games in one process, stepped together: one row of each array a game."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tablee.core import Action
from tablee.envs.play import Play


class ManyGames:
    """Steps as many games as there are `plays`; the arrays are its own and written in place.

    A game that ends begins anew at once, with the next seed of its own.
    """

    def __init__(self, plays: list[Play]) -> None:
        first = plays[0]
        count = len(plays)
        self.plays: Final = plays
        #: What the seat that is asked knows, and the ids that it may answer.
        self.observations: Final = np.zeros((count, first.observer.size), np.float32)
        self.masks: Final = np.zeros((count, first.ids.size), np.int8)
        #: Whom each game asks.
        self.seats: Final = np.zeros(count, np.int64)
        #: What every seat got in the last step, and whether the game ended with it.
        self.rewards: Final = np.zeros((count, first.seats), np.float32)
        self.ended: Final = np.zeros(count, np.bool_)
        self._rows: Final = self.observations.data.cast("B")
        self._marks: Final = self.masks.data.cast("B")
        self._width: Final = first.ids.size
        self._legal: list[dict[int, Action]] = [{} for _ in plays]

    def reset(self, seed: int | None = None) -> None:
        """New games; the first has this seed, the others those that follow."""
        for at, play in enumerate(self.plays):
            play.begin(None if seed is None else seed + at)
            self._ask(at)
        self.rewards.fill(0.0)
        self.ended[:] = False

    def _ask(self, at: int) -> None:
        """The rows of a game are those of the seat that it asks."""
        play = self.plays[at]
        state = play.state
        marks, begin = self._marks, at * self._width
        for number in self._legal[at]:
            marks[begin + number] = 0
        seat = state.seats_to_act[0]
        legal = state.legal(seat)
        offered = self._legal[at] = dict(zip(play.ids.of(legal), legal, strict=True))
        for number in offered:
            marks[begin + number] = 1
        self.seats[at] = seat
        play.observer.write(state, seat, self._rows, at)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Each game's seat answers with its id; raises `NoSuchAnswer` before anything is played."""
        numbers = actions.tolist()
        chosen = []
        for at, number in enumerate(numbers):
            action = self._legal[at].get(number)
            if action is None:
                play = self.plays[at]
                action = play.ids.action(number, list(self._legal[at].values()))
            chosen.append(action)
        seats = self.seats.tolist()
        self.rewards.fill(0.0)
        self.ended[:] = False
        for at, action in enumerate(chosen):
            play = self.plays[at]
            play.play(seats[at], action)
            given = play.rewards.since(play.state)
            if any(given):
                self.rewards[at] = given
            if play.state.over:
                self.ended[at] = True
                play.begin(None)
            self._ask(at)
