"""PettingZoo, all seats in one step (parallel): for games that ask several seats at once."""

from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import ParallelEnv

from tablee.envs import rendering
from tablee.envs.actions import NoSuchAnswer
from tablee.envs.aec import Observed, observed
from tablee.envs.play import Play


class AskedTogether(ParallelEnv[str, Observed, int]):  # type: ignore[misc]
    """In each step every seat that is asked answers; the others have one id, which does nothing."""

    def __init__(self, play: Play, render_mode: str | None = None) -> None:
        self.play = play
        self.render_mode = render_mode
        self.metadata = {
            "name": f"tablee_{play.game.id}_parallel",
            "render_modes": ["ansi", "rgb_array"],
            "render_fps": 1,
        }
        #: The id of a seat that is not asked, behind all others.
        self.idle = play.ids.size
        self.possible_agents = [f"seat_{seat}" for seat in range(play.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observed(play, 1) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.idle + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """An observation and the ids that may be answered."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The ids of the game's actions, and the one that does nothing."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        self.play.begin(seed)
        self.agents = self.possible_agents[:]
        return self._shown()

    def _shown(self) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """What each seat knows and may answer."""
        observations: dict[str, Observed] = {}
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.possible_agents):
            legal = self.play.legal(seat)
            mask = self.play.mask(legal, spare=1)
            mask[self.idle] = not legal
            observations[agent] = {"observation": self.play.observe(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return observations, infos

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observed],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        play = self.play
        answers = []
        for seat, agent in enumerate(self.possible_agents if self.agents else ()):
            legal = play.legal(seat)
            number = int(actions.get(agent, self.idle))
            if legal:
                answers.append((seat, play.ids.action(number, legal)))
            elif number != self.idle:
                raise NoSuchAnswer(play.ids, number, legal)
        for seat, action in answers:
            play.play(seat, action)
        given = dict(zip(self.possible_agents, play.rewards.since(play.state), strict=True))
        ended = dict.fromkeys(self.possible_agents, play.state.over)
        observations, infos = self._shown()
        if play.state.over:
            self.agents = []
        return observations, given, ended, dict.fromkeys(self.possible_agents, False), infos

    def close(self) -> None:
        """There is nothing to close."""

    def render(self) -> Any:  # noqa: ANN401 - text or a picture, as PettingZoo has it
        """What a spectator sees."""
        if self.render_mode == "rgb_array":
            return rendering.picture(self.play.match, None)
        return rendering.text(self.play.match, None) if self.render_mode == "ansi" else None
