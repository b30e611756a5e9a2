"""Many games in one process, stepped together: one row of each array a game."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tablee.envs.actions import NoSuchAnswer
from tablee.envs.play import Play
from tablee.envs.rows import rows
from tablee.envs.stepping import Games


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
        self._gives_at_the_end: Final = first.rewards.at_the_end
        questions = first.observer.questions
        self._games: Final = Games(
            rows(first.observer),
            {name: at for at, name in enumerate(questions)},
            first.ids.listed,
            first.seats,
            (4 * first.observer.size, first.ids.size),
            (self.observations.data.cast("B"), self.masks.data.cast("B"), self.seats.data),
        )
        for at, play in enumerate(plays):
            self._games.begin(at, play.match)

    def reset(self, seed: int | None = None) -> None:
        """New games; the first has this seed, the others those that follow."""
        self.masks.fill(0)
        for at, play in enumerate(self.plays):
            play.begin(None if seed is None else seed + at)
            self._games.begin(at, play.match)
        self.rewards.fill(0.0)
        self.ended[:] = False

    def step(self, actions: NDArray[np.int64]) -> None:
        """Each game's seat answers with its id; raises `NoSuchAnswer` before anything is played."""
        answers = actions.tolist()
        wrong = self._games.refused(answers)
        if wrong >= 0:
            raise NoSuchAnswer(
                self.plays[0].ids, answers[wrong], [*self._games.offered[wrong].values()]
            )
        self.masks.fill(0)
        over = self._games.step(answers)
        self.rewards.fill(0.0)
        self.ended[:] = False
        for at in over if self._gives_at_the_end else range(len(answers)):
            play = self.plays[at]
            self.rewards[at] = play.rewards.since(play.state)
        for at in over:
            self.ended[at] = True
            self.plays[at].begin(None)
            self._games.begin(at, self.plays[at].match)
