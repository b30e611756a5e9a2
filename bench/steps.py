"""Steps a second of the research environments, beside PettingZoo's chess and OpenSpiel's games.

    python bench/steps.py [--seconds 2] [game ...]

Everything plays at random, and what counts is CPU time. Our games run on the build that is
installed: after `make compiled` on the compiled one, with TABLEE_PURE=1 from the sources.
"""

import argparse
import os
import warnings
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

import numpy as np

from tablee import build, envs
from tablee.core import catalogue

#: Games that the vector environment steps together.
COUNT = 64
#: Actions that are drawn at random come from this many bytes of noise.
NOISE = 1_000_003
#: Parts that the time of a measurement is cut into. What is compared takes turns, part by part:
#: others use the machine too, and the best part of each is what it can do.
WINDOWS = 10


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("games", nargs="*", default=list(catalogue.games()))
    wanted = parser.parse_args()
    warnings.simplefilter("ignore")

    kind = "compiled" if build.is_compiled() else "pure Python"
    busy = f"{os.getloadavg()[0]:.0f} busy on {os.cpu_count()} cores"
    print(f"{kind}, steps a second of CPU time ({busy})")
    theirs = ("python_tic_tac_toe", "python_kuhn_poker", "python_block_dominoes")
    for name, rate in zip(theirs, _rates([*map(_spiel, theirs)], wanted.seconds), strict=True):
        print(f"{'OpenSpiel ' + name:34}{rate:10.0f}")
    head = ("AEC", "x chess", "vector", "x AEC")
    print(f"\n{'':16}{'PettingZoo':>11}{'view':>36}{'features':>36}")
    titles = "".join(f"{title:>9}" for title in (*head, *head))
    print(f"{'':16}{'chess':>11}{titles}{'OpenSpiel':>11}")
    for game_id in wanted.games:
        for seats in catalogue.game(game_id).seats[:2]:
            print(_line(game_id, seats, wanted.seconds), flush=True)


def _line(game_id: str, seats: int, seconds: float) -> str:
    """One game, and chess beside it."""
    steps = [_chess(), _spiel(f"tablee_{game_id}(players={seats})")]
    for kind in ("view", "features"):
        steps.append(_aec(envs.pettingzoo(game_id, seats, observation=kind)))
        steps.append(_vector(envs.vector(game_id, COUNT, seats, observation=kind)))
    chess, spiel, *ours = _rates(steps, seconds)
    line = f"{game_id:10}{seats:6}{chess:11.0f}"
    for one, many in (ours[:2], ours[2:]):
        line += f"{one:9.0f}{one / chess:9.1f}{many:9.0f}{many / one:9.1f}"
    return f"{line}{spiel:11.0f}"


def _rates(all_steps: list[Iterator[int]], seconds: float) -> list[float]:
    """How many steps of each come in a second, in the best of some windows."""
    for steps in all_steps:
        for _ in range(20):
            next(steps)
    windows = [[_window(steps, seconds / WINDOWS) for steps in all_steps] for _ in range(WINDOWS)]
    return [max(rates) for rates in zip(*windows, strict=True)]


def _window(steps: Iterator[int], seconds: float) -> float:
    begin = process_time()
    done = 0
    while process_time() - begin < seconds:
        done += next(steps)
    return done / (process_time() - begin)


def _chess() -> Iterator[int]:
    from pettingzoo.classic import chess_v6  # noqa: PLC0415 - it imports half of PettingZoo

    return _aec(chess_v6.raw_env())


def _aec(env: Any) -> Iterator[int]:  # noqa: ANN401 - ours or theirs
    """Random games; every observation is looked at, as a learner would."""
    rng = Random(1)
    env.reset(seed=1)
    while True:
        seen, _, ended, cut, info = env.last()
        if ended or cut:
            env.reset()
            continue
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        legal = np.flatnonzero(mask)
        env.step(int(legal[int(rng.random() * len(legal))]))
        yield 1


def _vector(many: Any) -> Iterator[int]:  # noqa: ANN401
    rng = Random(1)
    width = many.masks.shape[1]
    noise = np.random.default_rng(1).integers(1, 127, NOISE, np.int8)
    drawn = np.empty_like(many.masks)
    many.reset(seed=1)
    while True:
        begin = int(rng.random() * (NOISE - width - COUNT))
        shifted = np.lib.stride_tricks.sliding_window_view(noise[begin:], width)[:COUNT]
        many.step(np.multiply(many.masks, shifted, out=drawn).argmax(1))
        yield COUNT


def _spiel(name: str) -> Iterator[int]:
    import pyspiel  # noqa: PLC0415 - after it is known that it is wanted
    from open_spiel.python import games  # noqa: F401, PLC0415 - registers its Python games

    envs.openspiel()
    rng = Random(1)
    game = pyspiel.load_game(name)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            seat = state.current_player()
            if game.get_type().provides_observation_tensor:
                state.observation_tensor(seat)
            state.apply_action(rng.choice(state.legal_actions()))
            yield 1


if __name__ == "__main__":
    main()
