"""`tablee arena`: bots play a tournament, which is kept, summed up and reported."""

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

from tablee.arena.cluster import on_ray
from tablee.arena.journal import Journal
from tablee.arena.plan import Plan
from tablee.arena.played import GAMES, Played
from tablee.arena.report import report
from tablee.arena.report.speaker import duration, name_of, numbers, percents
from tablee.arena.results import Results
from tablee.arena.run import Ground, on_processes
from tablee.arena.statistics import quantile
from tablee.cli.files import write_text, writing_to
from tablee.cli.progress import watched
from tablee.cli.voice import Voice
from tablee.core import Sentence, TableeError

REPORT = "report.html"
GROUNDS: dict[str, Ground] = {"processes": on_processes, "ray": on_ray}


def arena(voice: Voice, plan: Plan, workers: int, path: Path | None, on: str) -> None:
    """Play what is left of the plan, keep it in the folder, and print what it has shown."""
    results = play_all(voice, plan, workers, path, on)
    _print(voice, results)
    if path is not None:
        write_report(voice, path, report(results, voice))


def play_all(voice: Voice, plan: Plan, workers: int, path: Path | None, on: str) -> Results:
    """Every game of the plan; those that the folder has are not played again."""
    if workers < 0:
        raise TableeError(Sentence("error-workers", workers=workers))
    if on not in GROUNDS:
        raise TableeError(Sentence("error-ground", ground=on, known=", ".join(GROUNDS)))
    played: dict[int, Played] = {}
    journal = None
    if path is not None:
        with writing_to(path):
            journal = Journal(path, plan, GAMES, Played)
            played = {game.number: game for game in journal.read()}
    if played:
        voice.err.print(voice.say("arena-went-on", done=len(played), games=plan.games))
    left = [number for number in range(plan.games) if number not in played]
    try:
        if left:
            games = GROUNDS[on](plan, left, workers)
            for game in watched(games, plan.games, voice.err, done=len(played)):
                if journal is not None and path is not None:
                    with writing_to(path):
                        journal.add(game)
                played[game.number] = game
    except KeyboardInterrupt:
        if journal is not None:
            voice.complain(voice.say("arena-stopped", done=len(played), games=plan.games))
        raise
    return Results(plan, played.values())


def write_report(voice: Voice, path: Path, page: str) -> None:
    """The page lies in the folder, and where is said."""
    write_text(path / REPORT, page)
    voice.out.print(voice.say("arena-report-written", path=str(path / REPORT)), soft_wrap=True)


def _print(voice: Voice, results: Results) -> None:
    voice.out.print(_players(voice, results))
    if results.pairs:
        voice.out.print()
        voice.out.print(_pairs(voice, results))
    if len(results.places) > 1:
        voice.out.print()
        voice.out.print(_seats(voice, results))
    voice.out.print()
    changes = sum(results.lead_changes) / len(results.games)
    voice.out.print(
        voice.say(
            "arena-games-line",
            games=len(results.games),
            length=voice.number(quantile(results.lengths, 0.5)),
            answers=voice.number(quantile(results.branching, 0.5)),
            changes=voice.number(changes, 1),
        )
    )


def _players(voice: Voice, results: Results) -> Table:
    heads = ("played", "wins", "points", "median", "rating", "thinking", "slowest")
    table = _table(voice, ["player"], heads)
    for player in results.players:
        times = [quantile(player.thinking, part) for part in (0.5, 0.99)]
        table.add_row(
            name_of(voice, player.name),
            str(player.games),
            percents(voice, player.wins),
            numbers(voice, player.points),
            voice.number(player.median),
            numbers(voice, player.rating) if player.rating else "",
            *(duration(voice, time) if player.thinking else "" for time in times),
        )
    return table


def _pairs(voice: Voice, results: Results) -> Table:
    table = _table(voice, ["better"], ["meetings", "wins"])
    for pair in results.pairs:
        one, other = name_of(voice, pair.one), name_of(voice, pair.other)
        said = voice.say("arena-pair", one=one, other=other)
        table.add_row(said, str(pair.meetings), percents(voice, pair.ahead))
    return table


def _seats(voice: Voice, results: Results) -> Table:
    table = _table(voice, ["seat-number"], ["wins", "points"])
    for place in results.places:
        table.add_row(str(place.seat), percents(voice, place.wins), numbers(voice, place.points))
    return table


def _table(voice: Voice, words: Sequence[str], figures: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in words:
        table.add_column(voice.say(f"arena-{name}"))
    for name in figures:
        table.add_column(voice.say(f"arena-{name}"), justify="right")
    return table
