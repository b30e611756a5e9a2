"""How much faster `tablee simulate` is with two workers than with one, on a machine with two cores.

python bench/workers.py
"""

import json
import subprocess
import sys
from time import perf_counter

GAMES = 1500
ROUNDS = 3


def seconds(workers: int) -> tuple[float, object]:
    """How long the whole command takes, and the games it reports."""
    command = ["simulate", "reworld", "--seats", "4", "--games", str(GAMES), "--seed", "1"]
    command += ["--bot", "random", "--workers", str(workers), "--json"]
    start = perf_counter()
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "tablee", *command], check=True, capture_output=True, text=True
    )
    return perf_counter() - start, json.loads(done.stdout)["games"]


def main() -> None:
    best: dict[int, float] = {}
    for _ in range(ROUNDS):
        results = {workers: seconds(workers) for workers in (1, 2)}
        assert results[1][1] == results[2][1], "workers changed the results"
        for workers, (taken, _) in results.items():
            best[workers] = min(best.get(workers, taken), taken)
    for workers, taken in best.items():
        print(f"{workers} worker(s): {GAMES} games in {taken:.2f} s")
    print(f"ratio {best[1] / best[2]:.2f} (at least 1.7 wanted)")


if __name__ == "__main__":
    main()
