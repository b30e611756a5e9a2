"""Gymnasium: one seat learns, bots play the others."""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from tablee.bots import bot
from tablee.core import Seat
from tablee.driver import ask
from tablee.envs import rendering
from tablee.envs.actions import NoSuchAnswer
from tablee.envs.aec import Observed, observed
from tablee.envs.play import Play

#: What an answer that is not legal is worth; it ends the game.
ILLEGAL = -1.0


class OneSeat(gymnasium.Env[Any, Any]):
    """Each step is one answer of the learning seat, and all that the others do until its next."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 - as theirs

    def __init__(
        self, play: Play, seat: Seat, rivals: Sequence[str], render_mode: str | None = None
    ) -> None:
        self.play = play
        self.seat = seat
        self.render_mode = render_mode
        self._rivals = [bot(name) for name in rivals]
        self._luck: list[Random] = []
        self.observation_space = observed(play)
        self.action_space = Discrete(play.ids.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        self.play.begin(seed)
        drawn = self.play.match.header.seed
        self._luck = [Random(f"{drawn}/bot {seat}") for seat in range(self.play.seats)]
        self._rivals_play()
        return self._shown()

    def _rivals_play(self) -> None:
        """The bots answer until the learning seat is asked or the game is over."""
        play = self.play
        while not play.state.over and self.seat not in play.state.seats_to_act:
            seat = play.state.seats_to_act[0]
            # The bots' list has no place for the learning seat.
            rival = self._rivals[seat - (seat > self.seat)]
            play.play(seat, ask(rival, play.match, seat, self._luck[seat]))

    def _shown(self) -> tuple[Observed, dict[str, Any]]:
        mask = self.play.mask(self.play.legal(self.seat))
        seen: Observed = {"observation": self.play.observe(self.seat), "action_mask": mask}
        return seen, {"action_mask": mask}

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be answered, as learners with masks ask for it."""
        return self.play.mask(self.play.legal(self.seat)).astype(np.bool_)

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        play = self.play
        try:
            play.answer(self.seat, int(action), play.legal(self.seat))
        except NoSuchAnswer as refused:
            seen, info = self._shown()
            return seen, ILLEGAL, True, False, info | {"illegal": str(refused)}
        self._rivals_play()
        reward = play.rewards.since(play.state)[self.seat]
        seen, info = self._shown()
        return seen, reward, play.state.over, False, info

    def render(self) -> Any:  # noqa: ANN401 - text or a picture, as Gymnasium has it
        """What the learning seat sees."""
        if self.render_mode == "rgb_array":
            return rendering.picture(self.play.match, self.seat)
        return rendering.text(self.play.match, self.seat) if self.render_mode == "ansi" else None
