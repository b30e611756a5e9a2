"""Learns Reworld for two from nothing: masked PPO against itself, tested against our bots.

pip install 'tablee[learn]'
python ppo_reworld.py --to itself
python ppo_reworld.py --begin itself/policy.pt --rival greedy --to taught    # and then against one
"""

import json
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple

import numpy as np
import torch
from curve import draw
from network import Policy, Reader
from sb3_contrib import MaskablePPO
from self_play import Eyes, SelfPlay, Tables, ZeroSum
from stable_baselines3.common.callbacks import BaseCallback
from versus import Versus

from tablee import envs
from tablee.arena.statistics import Interval, share

GAME = "reworld"
#: Games that are played at once, in training and in tests.
AT_ONCE = 128
#: Test games have seeds from here on.
UNSEEN = 1_000_000
RIVALS = ("random", "greedy")


class Tested(NamedTuple):
    """How often the policy won after so many decisions; a shared victory is half of one."""

    decisions: int
    rival: str
    games: int
    won: Interval
    #: Points ahead, on average.
    ahead: float


def new_model(
    seed: int, rival: str | None = None, *, games: int = AT_ONCE, steps: int = 64
) -> MaskablePPO:
    """A learner that knows nothing yet, against itself or a bot; learns every so many steps."""
    tables: Tables = Versus(GAME, rival, games, seed) if rival else SelfPlay(GAME, games, seed)
    return MaskablePPO(
        Policy,
        tables,
        learning_rate=lambda left: 7e-4 * max(left, 0.02),
        n_steps=steps,
        batch_size=min(1024, games * steps),
        n_epochs=3,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        seed=seed,
        device="cpu",
        rollout_buffer_class=ZeroSum,
        rollout_buffer_kwargs={"games": tables},
        policy_kwargs={
            "texts": tables.texts,
            "features_extractor_class": Reader,
            "features_extractor_kwargs": {"columns": tables.eyes.columns},
        },
    )


def test(model: MaskablePPO, rival: str, games: int) -> Tested:
    """Play so many games against a bot, each seed in either seat, always the likeliest answer."""
    won = ahead = 0.0
    left = [(UNSEEN + game // 2, game % 2) for game in range(games)]
    while left:
        now, left = left[:AT_ONCE], left[AT_ONCE:]
        tables = []
        for seed, seat in now:
            table = envs.gymnasium(GAME, 2, seat=seat, rivals=rival)
            seen, _ = table.reset(seed=seed)
            tables.append((table, seen["observation"]))
        eyes = Eyes(tables[0][0].play.observer.columns)
        while tables:
            seats = np.array([table.seat for table, _ in tables])
            shown = eyes.see(np.stack([seen for _, seen in tables]), seats)
            masks = np.stack([table.action_masks() for table, _ in tables])
            answers, _ = model.predict(shown, deterministic=True, action_masks=masks)
            going = []
            for (table, _), answer in zip(tables, answers, strict=True):
                seen, _, ended, _, _ = table.step(answer)
                if ended:
                    match = table.play.match
                    winners, scores = match.winners(), match.scores()
                    won += (table.seat in winners) / len(winners)
                    ahead += scores[table.seat] - scores[1 - table.seat]
                else:
                    going.append((table, seen["observation"]))
            tables = going
    return Tested(model.num_timesteps, rival, games, share(won, games), ahead / games)


class Watch(BaseCallback):
    """Tests the policy now and then while it learns."""

    def __init__(self, every: int, look: Callable[[], None]) -> None:
        super().__init__()
        self._every = every
        self._next = 0
        self._look = look

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self._next:
            self._next += self._every
            self._look()

    def _on_step(self) -> bool:
        return True


def main() -> None:
    words = ArgumentParser(description=__doc__)
    words.add_argument("--decisions", type=int, default=300_000, help="how long it learns")
    words.add_argument("--rival", help="a bot that it learns against, instead of against itself")
    words.add_argument("--begin", type=Path, help="a policy to begin with, instead of nothing")
    words.add_argument("--seed", type=int, default=1, help="the same seed learns the same")
    words.add_argument("--tests", type=int, default=6, help="how often it is tested meanwhile")
    words.add_argument("--games", type=int, default=100, help="games of such a test")
    words.add_argument("--last", type=int, default=400, help="games of the last test")
    words.add_argument("--to", type=Path, default=Path("learned"), help="the folder of the result")
    words.add_argument("--picture", type=Path, help="where the learning curve goes as SVG")
    given = words.parse_args()
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)
    given.to.mkdir(parents=True, exist_ok=True)
    curve = given.to / "curve.jsonl"
    curve.write_text("")
    begun, clock = process_time(), perf_counter()
    model = new_model(given.seed, given.rival)
    if given.begin:
        model.policy.load_state_dict(torch.load(given.begin))

    def look(games: int = given.games) -> None:
        for rival in RIVALS:
            found = test(model, rival, games)
            spent, passed = process_time() - begun, perf_counter() - clock
            print(
                f"{found.decisions:>9,} decisions, {spent:6,.0f} CPU s in {passed:6,.0f} s:"
                f" {found.won.value:4.0%} ({found.won.low:.0%}-{found.won.high:.0%}) of {games}"
                f" against {rival}, {found.ahead:+.1f} points",
                flush=True,
            )
            with curve.open("a") as file:
                file.write(json.dumps({**found._asdict(), "cpu": round(spent)}) + "\n")

    model.learn(given.decisions, Watch(given.decisions // given.tests, look))
    torch.save(model.policy.state_dict(), given.to / "policy.pt")
    look(given.last)
    if given.picture:
        given.picture.write_text(draw(curve), "utf-8")


if __name__ == "__main__":
    main()
