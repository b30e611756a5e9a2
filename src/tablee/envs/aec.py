"""PettingZoo, one seat after another (AEC): every game, whoever is asked acts."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from tablee.core import Seat
from tablee.envs import rendering
from tablee.envs.play import Play

Observed = dict[str, np.ndarray[Any, Any]]


class AskedInTurn(AECEnv[str, Observed, int | None]):  # type: ignore[misc]
    """A game as PettingZoo plays it; where several seats are asked at once, one after another."""

    def __init__(self, play: Play, render_mode: str | None = None) -> None:
        super().__init__()
        self.play = play
        self.render_mode = render_mode
        self.metadata = {
            "name": f"tablee_{play.game.id}",
            "render_modes": ["ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(play.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observed(play) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(play.ids.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """An observation and the ids that may be answered."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The ids of the game's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.play.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def _ask(self) -> None:
        """The first seat that is asked acts next; its info has what it may answer."""
        self._asked: Seat = self.play.state.seats_to_act[0]
        self._legal = self.play.legal(self._asked)
        self._mask = self.play.mask(self._legal)
        self.agent_selection = agent = self.possible_agents[self._asked]
        self.infos: dict[str, dict[str, Any]] = {other: {} for other in self.agents}
        self.infos[agent]["action_mask"] = self._mask

    def observe(self, agent: str) -> Observed:
        seat = self._seat[agent]
        is_asked = seat == self._asked and not self.play.state.over
        mask = self._mask if is_asked else self.play.mask(self.play.legal(seat))
        return {"observation": self.play.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.play.answer(self._asked, -1 if action is None else int(action), self._legal)
        self._cumulative_rewards[agent] = 0.0
        given = self.play.rewards.since(self.play.state)
        self.rewards = dict(zip(self.possible_agents, given, strict=True))
        if any(given):
            self._accumulate_rewards()
        if self.play.state.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {} for agent in self.agents}
        else:
            self._ask()

    def close(self) -> None:
        """There is nothing to close."""

    def render(self) -> Any:  # noqa: ANN401 - text or a picture, as PettingZoo has it
        """What a spectator sees."""
        if self.render_mode == "rgb_array":
            return rendering.picture(self.play.match, None)
        return rendering.text(self.play.match, None) if self.render_mode == "ansi" else None


def observed(play: Play, spare: int = 0) -> Dict:
    """The space of observations with their masks."""
    return Dict(
        {
            "observation": Box(-np.inf, np.inf, (play.observer.size,), np.float32),
            "action_mask": Box(0, 1, (play.ids.size + spare,), np.int8),
        }
    )
