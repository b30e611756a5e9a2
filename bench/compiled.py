"""How much faster the compiled build is: both builds do the same work in turn, in one run.

    python bench/compiled.py [--rounds 5] [game ...]

Two processes, one with the pure sources and one compiled, alternate; what counts is CPU time, and
of each round the quotient. Seeds are fixed, so that both make the same decisions.
"""

import argparse
import json
import os
import subprocess
import sys
from random import Random
from statistics import median
from time import process_time
from typing import IO, Any

from tablee import build
from tablee.bots import bot
from tablee.bots.search.playouts import Luck, Playouts
from tablee.bots.search.tuning import tuning
from tablee.core.catalogue import game, games
from tablee.core.draws import pick

#: Positions of a random game, from its beginning to its end, from which the others are measured.
POSITIONS = 20
#: What is measured, and how many times a round does it. Playouts are those of `expert`.
STEPS, GAME, PLAYOUT, GREEDY = "clone + 100 steps", "random game", "playout", "greedy answer"
TIMES = {STEPS: POSITIONS, GAME: 6, PLAYOUT: POSITIONS, GREEDY: POSITIONS}
#: Decisions after each copy; where the game ends before, another copy goes on.
DECISIONS = 100
#: More than any game has.
LONGEST = 1 << 30


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("games", nargs="*", default=list(games()))
    wanted = parser.parse_args()
    if wanted.work:
        _work()
        return
    if not build.is_compiled():
        sys.exit("There is no compiled build of these sources: make compiled")
    print(f"{'':10}{'seats':>6}" + "".join(f"{name:>34}" for name in TIMES))
    print(f"{'':16}" + f"{'pure':>12}{'compiled':>12}{'times':>10}" * len(TIMES))
    workers = [_start({**os.environ, "TABLEE_PURE": "1"}), _start(dict(os.environ))]
    for game_id in wanted.games:
        one = game(game_id)
        for seats in sorted({min(one.seats), max(one.seats)}):
            _compare(game_id, seats, wanted.rounds, workers)
    for worker in workers:
        worker.kill()


def _compare(game_id: str, seats: int, rounds: int, workers: list["subprocess.Popen[str]"]) -> None:
    """One line: for each measure how often a second both builds do it, and the middle quotient."""
    taken: list[list[dict[str, float]]] = []
    for _ in range(rounds + 1):
        taken.append([])
        for worker in workers:
            asked, answered = _pipes(worker)
            asked.write(json.dumps([game_id, seats]) + "\n")
            asked.flush()
            taken[-1].append(json.loads(answered.readline()))
    line = f"{game_id:10}{seats:6}"
    for name, times in TIMES.items():
        pairs = [(pure[name], compiled[name]) for pure, compiled in taken[1:]]  # the first warms up
        pure, compiled = (times / median(side) for side in zip(*pairs, strict=True))
        line += f"{pure:10.1f}/s{compiled:10.1f}/s{median(p / c for p, c in pairs):10.2f}"
    print(line, flush=True)


def _start(environment: dict[str, str]) -> "subprocess.Popen[str]":
    return subprocess.Popen(  # noqa: S603 - this file
        [sys.executable, __file__, "--work"],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def _pipes(worker: "subprocess.Popen[str]") -> tuple[IO[str], IO[str]]:
    assert worker.stdin is not None
    assert worker.stdout is not None
    return worker.stdin, worker.stdout


def _work() -> None:
    for line in sys.stdin:
        game_id, seats = json.loads(line)
        print(json.dumps(_measure(game_id, seats)), flush=True)


def _measure(game_id: str, seats: int) -> dict[str, float]:
    """CPU seconds of each measure."""
    one = game(game_id)
    rng = Random(7)
    begun = one.set_up(seats, {})
    taken = {}
    positions = _positions(begun.clone(), rng)
    start = process_time()
    for state in positions:
        left = DECISIONS
        while left:
            left -= _play(state.clone(), rng, left)
    taken[STEPS] = process_time() - start
    start = process_time()
    for _ in range(TIMES[GAME]):
        _play(begun.clone(), rng, LONGEST)
    taken[GAME] = process_time() - start
    policy = tuning(one, begun).expert.policy
    start = process_time()
    for world, state in enumerate(positions):
        playouts = Playouts(one, state.seats_to_act[0], policy, one.round_of(state))
        playouts.result(state.clone(), Luck(world))
    taken[PLAYOUT] = process_time() - start
    greedy = bot("greedy")
    start = process_time()
    for state in positions:
        greedy.choose(one, state, state.seats_to_act[0], rng)
    taken[GREEDY] = process_time() - start
    return taken


def _positions(begun: Any, rng: Random) -> list[Any]:  # noqa: ANN401 - of any game
    """Positions of a random game at which somebody is asked; `begun` is played on."""
    begun.play_chance(rng)
    course = [begun]
    while True:
        state = course[-1].clone()
        _play(state, rng, 1)
        state.play_chance(rng)
        if state.over:
            return [course[len(course) * at // POSITIONS] for at in range(POSITIONS)]
        course.append(state)


def _play(state: Any, rng: Random, decisions: int) -> int:  # noqa: ANN401 - of any game
    """Random play, so many decisions at most; how many there were."""
    for taken in range(decisions):
        state.play_chance(rng)
        legal = state.legal()
        if not legal:
            return taken
        state.apply(pick(rng, legal))
    return decisions


if __name__ == "__main__":
    main()
