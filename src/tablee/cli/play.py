"""`tablee play`: a new game or a saved one, on a full screen or at the plain prompt."""

import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from secrets import randbelow
from typing import Any

from tablee.cli.files import ENDING, free_path, read_text
from tablee.cli.opening import Setup
from tablee.cli.plain.sitting import Sitting
from tablee.cli.table.keeping import Keeper
from tablee.cli.table.session import Seating, Session
from tablee.cli.table.table import Table
from tablee.cli.voice import Voice
from tablee.core import CHANCE, Game, Match, Move, Record, Sentence, TableeError
from tablee.core.catalogue import games
from tablee.driver import Driver

#: Seeds that nobody chose are short enough to be told to a friend.
SEEDS = 1_000_000
#: Terminals that can do no more than print.
SIMPLE = ("", "dumb", "unknown")


def play(
    voice: Voice,
    game: Game[Any],
    setup: Setup,
    seating: Seating,
    seed: int | None,
    *,
    plain: bool = False,
) -> int:
    """A new game; the exit code."""
    check_input()
    seed = randbelow(SEEDS) if seed is None else seed
    session = Session(Driver.new(game, setup.seats, seed, setup.options), seating)
    name = re.sub(r"[^\w.-]", "_", f"{game.id}-{seed}")
    keeper = Keeper(voice, session, seating, free_path(Path(name + ENDING)))
    return _sit_down(Table(voice, session), keeper, plain=plain)


def resume(
    voice: Voice,
    game_id: str,
    seating: Seating,
    file: Path,
    step: int | None = None,
    *,
    plain: bool = False,
) -> int:
    """A saved game goes on; leaving it again saves it to the same file.

    Where it goes on from an earlier step, it is another game with a file of its own.
    """
    check_input()
    record = Record.loads(read_text(file))
    if record.header.game in games():
        voice.enter(record.header.game)
    if record.header.game != game_id:
        found = record.header.game
        raise TableeError(Sentence("error-resume-game", found=found, game=game_id))
    match = record.replay()
    if step is not None:
        match, file = _after(match, step), free_path(file)
    session = Session.resumed(match, seating)
    keeper = Keeper(voice, session, seating, file)
    return _sit_down(Table(voice, session), keeper, plain=plain)


def _sit_down(table: Table, keeper: Keeper, *, plain: bool) -> int:
    if plain or not has_full_screen():
        return Sitting(table, keeper).run()
    from tablee.cli.fullscreen.run import run  # noqa: PLC0415 - the prompt need not wait for it

    return run(table, keeper)


def has_full_screen() -> bool:
    """Whether somebody sits at a terminal that can be drawn on.

    The error stream too: a full screen is drawn there.
    """
    streams = (sys.__stdin__, sys.__stdout__, sys.__stderr__)
    at_terminal = all(stream is not None and stream.isatty() for stream in streams)
    return at_terminal and os.environ.get("TERM", "") not in SIMPLE


def _after(match: Match[Any], step: int) -> Match[Any]:
    """The match as it was after so many decisions, and what was drawn then."""
    if not 0 <= step <= match.decisions:
        raise TableeError(Sentence("error-from", decisions=match.decisions))
    moves = []
    left = step
    for seat, action in match.moves:
        if seat != CHANCE:
            if not left:
                break
            left -= 1
        moves.append(Move(seat, action.text))
    return Match.replayed(match.game, Record(match.header, moves))


def refuse_with_resume(names: Sequence[str]) -> None:
    """Raises `TableeError` for flags that a saved game has settled."""
    if names:
        raise TableeError(Sentence("error-resume-with", names=", ".join(names)))


def check_input() -> None:
    """Raises `TableeError` where nobody could type anything."""
    if sys.stdin is None or sys.stdin.closed:
        raise TableeError(Sentence("error-no-input"))
