"""Games recorded by this very engine, for clones without the games of others.

They were made by `scripts/record_gaia.py` and guard against change; that the figures are true is
for the games of the other engine to say. A file has one JSON value a line: a header, then for each
line of the log the move, the main figures of every player and a digest of the whole position.
"""

import gzip
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tablee.games.gaia.bgs.lines import Log, read_log
from tests.games.gaia import oracle

FOLDER: Final = Path(__file__).parent
ORIGIN: Final = "made by Tablée's own engine (scripts/record_gaia.py): guards against change only"
#: The columns of the main figures; the four bowls follow them.
COLUMNS: Final = ("vp", "c", "o", "k", "q")


@dataclass(frozen=True)
class Step:
    """One line, and what was so after it."""

    move: str
    figures: list[list[int]]
    digest: str


@dataclass(frozen=True)
class OwnGame:
    header: dict[str, Any]
    steps: tuple[Step, ...]

    @property
    def lines(self) -> list[str]:
        """The log, `init` first."""
        return [self.header["init"], *(step.move for step in self.steps)]


def paths() -> list[Path]:
    return sorted(FOLDER.glob("*.jsonl.gz"))


def load(path: Path) -> OwnGame:
    header, *steps = map(json.loads, gzip.decompress(path.read_bytes()).decode().splitlines())
    return OwnGame(header, tuple(Step(*step) for step in steps))


def log(lines: Sequence[str]) -> Log:
    """Lines, `init` first, ready to be replayed."""
    return read_log("\n".join(lines))


def follow(lines: Sequence[str]) -> Iterator[Step]:
    """Replay the log; each step as it is now."""
    advanced: tuple[int, ...] = ()
    for line, match in oracle.follow(log(lines)):
        advanced = advanced or tuple(match.state.advanced_at)
        whole = oracle.position(match.state, advanced)
        main = [main_figures(player) for player in whole["players"] if "vp" in player]
        yield Step(lines[line.number - 1], main, oracle.digest(whole))


def main_figures(player: dict[str, Any]) -> list[int]:
    return [*(player[column] for column in COLUMNS), *player["pw"]]


def store(path: Path, lines: Sequence[str]) -> None:
    """Write the game with its figures; the same game gives the same bytes."""
    steps = list(follow(lines))
    header = {
        "origin": ORIGIN,
        "init": lines[0],
        "figures": [*COLUMNS, "bowl 1", "bowl 2", "bowl 3", "gaia area"],
        "scores": [figures[0] for figures in steps[-1].figures],
    }
    rows = [header, *([step.move, step.figures, step.digest] for step in steps)]
    text = "".join(
        json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n" for row in rows
    )
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def features(lines: Sequence[str]) -> set[str]:
    """The kinds of command in a log, finer where a rule hangs on the word after the verb."""
    found: set[str] = set()
    for line in lines[1:]:
        who, _, rest = line.partition(" ")
        for command in rest.split(". "):
            found.add(kind(who, command.rstrip(".").split()))
    return found


def kind(who: str, words: list[str]) -> str:
    verb = words[0]
    if verb in {"special", "brainstone", "action"}:
        return " ".join(words)
    if verb == "build":
        return f"build {words[1]} by {who}" if words[1] in {"PI", "sp"} else f"build {words[1]}"
    if verb == "federation":
        return f"federation by {who}"
    if verb == "tech":
        return "tech adv" if words[1].startswith("adv-") else "tech"
    if verb == "spend":
        letters = "".join(sign for sign in f"{words[1]} {words[3]}" if not sign.isdigit())
        return f"spend {letters}"
    if verb == "charge":
        return "charge with token" if "," in words[1] else "charge"
    if verb == "decline":
        return " ".join(word.lstrip("0123456789") for word in words)
    return verb
