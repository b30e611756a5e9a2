"""Lines a second of replaying games from outside, beside Catanatron's decisions, in one run.

python bench/outside.py

The recorded games of Gaia Project (../shared, not part of this repository) are replayed line by
line under full legality checks, best of three; reading the files is not counted.
"""

import gzip
import json
import sys
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter

import tablee
from tablee.games.gaia.bgs.lines import Log, read_log
from tablee.games.gaia.bgs.reader import replay
from tablee.games.gaia.game import GaiaProject

ROUNDS = 3
GAMES = Path(__file__).resolve().parents[1] / "../shared/oracle/gaia"


def recorded() -> list[str]:
    """The log of every recorded game as text."""
    logs = []
    for path in sorted(GAMES.glob("*.json.gz")):
        states = json.loads(gzip.decompress(path.read_bytes()))["states"]
        logs.append("\n".join(state["move"] for state in states))
    return logs


def speed(game: GaiaProject, texts: list[str]) -> tuple[float, float]:
    """Lines and decisions a second, one pass over all games; parsing the lines is part of it."""
    lines = decisions = 0
    start = perf_counter()
    for text in texts:
        log: Log = read_log(text)
        match = replay(game, log)
        assert match.over
        lines += len(log.lines)
        decisions += len(match.moves)
    seconds = perf_counter() - start
    return lines / seconds, decisions / seconds


def main() -> None:
    texts = recorded()
    if not texts:
        print("No recorded games: ../shared/oracle/gaia is missing beside this repository.")
    if find_spec("catanatron") is None:
        print("Catanatron is missing: pip install -e '.[bench]'")
    if not texts or find_spec("catanatron") is None:
        sys.exit(1)
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from bench.versus_catanatron import catanatron  # noqa: PLC0415 - it may not be there

    game = tablee.game("gaia")
    assert isinstance(game, GaiaProject)
    ours, theirs = (0.0, 0.0), 0.0
    for _ in range(ROUNDS):
        theirs = max(theirs, catanatron()[0])
        ours = max(ours, speed(game, texts))
    lines, decisions = ours
    print(f"{len(texts)} games replayed: {lines:,.0f} lines/s ({decisions:,.0f} decisions/s)")
    print(f"catanatron, 4 at random: {theirs:,.0f} decisions/s")
    print(f"lines to its decisions: {lines / theirs:.2f}")


if __name__ == "__main__":
    main()
