"""Games against a bot for Stable-Baselines3: one seat learns, in every second game the other."""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from self_play import POINTS, Tables

from tablee import envs


class Versus(Tables):
    """So many games at once; a step is an answer, and all that the bot does until the next one."""

    def __init__(self, game: str, rival: str, count: int, seed: int) -> None:
        self._tables = [envs.gymnasium(game, 2, seat=at % 2, rivals=rival) for at in range(count)]
        play = self._tables[0].play
        self.seats = np.arange(count) % 2
        self.masks = np.zeros((count, play.ids.size), np.int8)
        self._seen = np.zeros((count, play.observer.size), np.float32)
        self._ahead = np.zeros(count, np.float32)
        self._first = seed
        super().__init__(play, count)

    def reset(self) -> NDArray[np.float32]:
        for at in range(self.num_envs):
            self._begin(at, self._first + at)
        return self.eyes.see(self._seen, self.seats)

    def _begin(self, at: int, seed: int | None) -> None:
        """A new game, up to the first question; without a seed the next one that follows."""
        seen, _ = self._tables[at].reset(seed=seed)
        self._show(at, seen)
        self._ahead[at] = self._margin(at)

    def _show(self, at: int, seen: dict[str, NDArray[Any]]) -> None:
        self._seen[at] = seen["observation"]
        self.masks[at] = seen["action_mask"]

    def _margin(self, at: int) -> int:
        """How far the learning seat is ahead, as far as everybody knows."""
        scores = self._tables[at].play.match.scores()
        seat = int(self.seats[at])
        return scores[seat] - scores[1 - seat]

    def step_wait(self) -> tuple[NDArray[np.float32], Any, Any, list[dict[str, Any]]]:
        before = self._ahead.copy()
        won = np.zeros(self.num_envs, np.float32)
        over = np.zeros(self.num_envs, np.bool_)
        for at, answer in enumerate(self._answers.tolist()):
            seen, _, over[at], _, _ = self._tables[at].step(answer)
            ahead = self._margin(at)
            won[at] = ahead - before[at]
            if over[at]:
                self._begin(at, None)
            else:
                self._show(at, seen)
                self._ahead[at] = ahead
        return self.eyes.see(self._seen, self.seats), won / POINTS, over, [{} for _ in over]
