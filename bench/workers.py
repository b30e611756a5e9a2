"""How much faster `tablee simulate` is with two workers than with one, on a machine with two cores.

Two separate commands that share the games out show what the machine itself can give at that moment.

python bench/workers.py
"""

import json
import subprocess
import sys
from time import perf_counter

GAMES = 1500
ROUNDS = 3


def start(first: int, games: int, workers: int) -> subprocess.Popen[str]:
    """A simulation on its way."""
    command = ["simulate", "reworld", "--seats", "4", "--games", str(games), "--seed", str(first)]
    command += ["--bot", "random", "--workers", str(workers), "--json"]
    return subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-m", "tablee", *command], stdout=subprocess.PIPE, text=True
    )


def finish(*running: subprocess.Popen[str]) -> list[object]:
    """The games that some simulations report."""
    return [game for one in running for game in json.loads(one.communicate()[0])["games"]]


def timed(*plans: tuple[int, int, int]) -> tuple[float, list[object]]:
    """How long these simulations take side by side, and their games."""
    begin = perf_counter()
    games = finish(*(start(*plan) for plan in plans))
    return perf_counter() - begin, games


def main() -> None:
    half = GAMES // 2
    ways = {
        "1 worker": [(1, GAMES, 1)],
        "2 workers": [(1, GAMES, 2)],
        "2 commands": [(1, half, 1), (1 + half, half, 1)],
    }
    best: dict[str, float] = {}
    for _ in range(ROUNDS):
        results = {name: timed(*plans) for name, plans in ways.items()}
        assert len({json.dumps(games) for _, games in results.values()}) == 1
        for name, (taken, _) in results.items():
            best[name] = min(best.get(name, taken), taken)
    for name, taken in best.items():
        ratio = best["1 worker"] / taken
        print(f"{name:11} {GAMES} games in {taken:5.2f} s, {ratio:.2f} times one worker")


if __name__ == "__main__":
    main()
