"""Self-play for Stable-Baselines3: games of two seats, one policy for both, every decision a step.

`SelfPlay` is `tablee.envs.vector` as a `VecEnv`. A step rewards the seat that answered, by points
won less points that the rival won; the sum over a game is the margin at its end. The next step may
be the other seat's: `ZeroSum` is a rollout buffer that turns values and rewards round there.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray
from sb3_contrib.common.maskable.buffers import MaskableRolloutBuffer
from stable_baselines3.common.vec_env import VecEnv

from tablee import envs

#: Points that are worth one unit of reward.
POINTS = 20.0


class Eyes:
    """Shows positions as the seat that is asked would lay them out: itself first, then its rival.

    The environments have players in the order of seats, whoever looks.
    """

    def __init__(self, columns: Sequence[Any]) -> None:
        """Takes the columns of an observation for two seats."""
        names = [column.name for column in columns]
        other = [
            name.translate(str.maketrans("01", "10"))
            if name.startswith("waits_for")
            else name.replace("players[0]", "players[x]", 1)
            .replace("players[1]", "players[0]", 1)
            .replace("players[x]", "players[1]", 1)
            for name in names
        ]
        place = {name: at for at, name in enumerate(names)}
        self._orders = np.array([range(len(names)), [place[name] for name in other]])
        #: Columns that name a seat.
        self._seats = [
            at for at, name in enumerate(names) if name.endswith((".by", ".owner", "admiral"))
        ]
        self.columns = tuple(columns)

    def see(
        self, observations: NDArray[np.float32], seats: NDArray[np.int64]
    ) -> NDArray[np.float32]:
        """The observations, each as the seat of its row would lay it out."""
        seen = np.take_along_axis(observations, self._orders[seats], 1)
        named = seen[:, self._seats]
        turned = np.where((named >= 0) & (seats[:, None] == 1), 1 - named, named)
        seen[:, self._seats] = turned
        return seen


class Tables(VecEnv):
    """Games for Stable-Baselines3, a row each."""

    #: Whom each game asks, and what it may answer.
    seats: NDArray[np.int64]
    masks: NDArray[np.int8]

    def __init__(self, play: Any, count: int) -> None:
        """Takes one of the games, which are all alike."""
        self.eyes = Eyes(play.observer.columns)
        self.texts = play.ids.texts
        self.render_mode = None
        self._answers = np.zeros(count, np.int64)
        seen = Box(-1.0, np.inf, (play.observer.size,), np.float32)
        super().__init__(count, seen, Discrete(play.ids.size))

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._answers = actions

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Any]:
        """What learners with masks ask for."""
        assert method_name == "action_masks"
        return list(self.masks.astype(bool))

    def has_attr(self, name: str) -> bool:
        return name == "action_masks"

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, name)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        pass


class SelfPlay(Tables):
    """So many games at once, each asking whichever seat is to answer."""

    def __init__(self, game: str, count: int, seed: int) -> None:
        self.many = envs.vector(game, count, seats=2, observation="view", reward="score")
        self.seats, self.masks = self.many.seats, self.many.masks
        self._first = seed
        super().__init__(self.many.plays[0], count)

    def reset(self) -> NDArray[np.float32]:
        self.many.reset(self._first)
        return self.eyes.see(self.many.observations, self.seats)

    def step_wait(self) -> tuple[NDArray[np.float32], Any, Any, list[dict[str, Any]]]:
        many = self.many
        answering = self.seats.copy()
        many.step(self._answers)
        rows = np.arange(len(answering))
        won = many.rewards[rows, answering] - many.rewards[rows, 1 - answering]
        shown = self.eyes.see(many.observations, self.seats)
        return shown, won / POINTS, many.ended.copy(), [{} for _ in rows]


class ZeroSum(MaskableRolloutBuffer):
    """Advantages where the seats of a game take turns: what one of them loses the other gains."""

    def __init__(self, *args: Any, games: Tables, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._games = games

    def compute_returns_and_advantage(self, last_values: torch.Tensor, dones: Any) -> None:
        values = last_values.clone().cpu().numpy().flatten()
        asked = self._games.seats.astype(np.float32)
        ended = dones.astype(np.float32)
        advantage = np.zeros_like(values)
        for step in reversed(range(self.buffer_size)):
            seat = self.observations[step, :, 0]  # the first number of every observation
            onward = (1.0 - ended) * np.where(seat == asked, 1.0, -1.0)
            surprise = self.rewards[step] + self.gamma * onward * values - self.values[step]
            advantage = surprise + self.gamma * self.gae_lambda * onward * advantage
            self.advantages[step] = advantage
            values, asked, ended = self.values[step], seat, self.episode_starts[step]
        self.returns = self.advantages + self.values
