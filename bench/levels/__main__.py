"""How strong the levels are: each against the one below, and the rulebooks' own yardsticks.

    python -m bench.levels [--games 20] [--minutes 60] [--workers 1] [gaia:hard-normal ...]

Contests are named by their game, a part of their name or both: `gaia`, `hard-normal`,
`gaia:alone`. Without a name nothing is played, and all that was played is shown. Every game is a
line of `bench/levels/GAME.jsonl`: a run that was stopped goes on, and games add up over days as
long as the bots answer as they did. Seconds are CPU time of decisions that left a choice.
"""

import argparse
from time import monotonic

from bench.levels.contests import contests
from bench.levels.results import HEAD, play, read, row

from tablee import build
from tablee.driver import collect_seldom


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of each contest, in all")
    parser.add_argument("--minutes", type=float, default=60.0, help="after which none is begun")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("contests", nargs="*")
    wanted = parser.parse_args()
    collect_seldom()
    until = monotonic() + wanted.minutes * 60
    if wanted.contests and not build.is_compiled():
        print("The pure build runs: games take five times as long (make compiled).")
    print(HEAD)
    for contest in contests():
        if wanted.contests and not any(map(contest.is_meant_by, wanted.contests)):
            continue
        if wanted.contests and monotonic() < until:
            play(contest, wanted.games, wanted.workers, until)
        if lines := read(contest):
            print(row(contest, lines), flush=True)


if __name__ == "__main__":
    main()
