"""Random games by the thousand: does every one of them end, with something to do at each step?

python bench/endless.py [--games 10000] [--game reworld]
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from random import Random
from time import perf_counter

import tablee
from tablee.core.draws import pick

SHARE = 100
#: Far beyond any real game.
ENDLESS = 5000


def play_share(game_id: str, seats: int, seeds: range) -> tuple[int, int]:
    """Decisions in all, and in the longest game; raises where a game is stuck or does not end."""
    game = tablee.game(game_id)
    total = longest = 0
    for seed in seeds:
        rng = Random(seed)
        state = game.set_up(seats, {})
        state.play_chance(rng)
        decisions = 0
        while not state.over:
            legal = state.legal()
            if not legal or decisions > ENDLESS:
                raise SystemExit(f"{game_id}, {seats} seats, seed {seed}: stuck at {decisions}")
            state.apply(pick(rng, legal))
            state.play_chance(rng)
            decisions += 1
        state.check()
        total += decisions
        longest = max(longest, decisions)
    return total, longest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000, help="for each seat count")
    parser.add_argument("--game", choices=tablee.games(), action="append")
    arguments = parser.parse_args()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for game_id in arguments.game or tablee.games():
            for seats in tablee.game(game_id).seats:
                start = perf_counter()
                shares = [
                    pool.submit(play_share, game_id, seats, range(first, first + SHARE))
                    for first in range(0, arguments.games, SHARE)
                ]
                played = [share.result() for share in shares]
                decisions = sum(total for total, _ in played)
                print(
                    f"{game_id}, {seats} seats: {len(shares) * SHARE:,} games ended, "
                    f"{decisions:,} decisions, longest {max(most for _, most in played)}, "
                    f"{perf_counter() - start:.0f} s"
                )


if __name__ == "__main__":
    main()
