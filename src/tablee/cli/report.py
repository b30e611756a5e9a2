"""`tablee report`: equal bots play a game, and a page says how balanced it is."""

from pathlib import Path

from tablee.arena.balance import report
from tablee.arena.plan import Plan
from tablee.cli.arena import play_all, write_report
from tablee.cli.voice import Voice

#: The folder of the other edition's games, inside the one of the report.
VERSUS = "versus"


def balance(voice: Voice, plan: Plan, versus: Plan | None, workers: int, path: Path) -> None:
    """Play what is left of both plans, and write the page into the folder."""
    results = play_all(voice, plan, workers, path, "processes")
    other = None
    if versus is not None:
        other = play_all(voice, versus, workers, path / VERSUS, "processes")
    write_report(voice, path, report(results, voice, other))
