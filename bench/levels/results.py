"""The games that were played: a line each in `GAME.jsonl` beside this file."""

from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import monotonic

from bench.levels.contests import Contest, digest
from msgspec import Struct, json

from tablee.arena.played import Played
from tablee.arena.run import on_processes
from tablee.arena.statistics import mean, share

FOLDER = Path(__file__).parent
HEAD = """\
| game | contest | games | won | points | s a decision, middle | longest |
|---|---|---:|---:|---:|---:|---:|"""


class Line(Struct, frozen=True):
    """One game: lists are in the order of seats."""

    contest: str
    digest: str
    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    #: Parts of the victory; alone, whether the goal was reached or the game's own rival beaten.
    won: tuple[float, ...]
    #: What the game's own rivals scored.
    others: tuple[int, ...]
    #: Decisions that left a choice, and seconds for them: the middle one and the longest.
    decisions: tuple[int, ...]
    middle: tuple[float, ...]
    longest: tuple[float, ...]


def play(contest: Contest, games: int, workers: int, until: float) -> None:
    """So many games are there in all, or as many as there was time for."""
    plan = contest.plan(games)
    known = {line.number for line in read(contest)}
    left = [number for number in range(plan.games) if number not in known]
    with _file(contest).open("ab") as file:
        for played in on_processes(plan, left, workers) if left else ():
            file.write(json.encode(_line(contest, played)) + b"\n")
            file.flush()
            if monotonic() > until:
                return


def read(contest: Contest) -> list[Line]:
    """The games of a contest, by bots that answer as these do."""
    file = _file(contest)
    lines = file.read_bytes().splitlines() if file.exists() else []
    found = [json.decode(line, type=Line) for line in lines]
    found = [line for line in found if line.contest == contest.name]
    now = digest(contest) if found else ""
    return list({line.number: line for line in found if line.digest == now}.values())


def row(contest: Contest, lines: Sequence[Line]) -> str:
    """A line of the table: the first bot of the contest, and those it meets."""
    first = contest.bots[0]
    own: list[int] = []
    others: list[int] = []
    middle: list[float] = []
    won = longest = 0.0
    for line in lines:
        others += line.others
        for seat, name in enumerate(line.bots):
            if name != first:
                others.append(line.scores[seat])
                continue
            own.append(line.scores[seat])
            won += line.won[seat]
            middle.append(line.middle[seat])
            longest = max(longest, line.longest[seat])
    rate = share(won, len(lines))
    meets = contest.seats == 1 or len(set(contest.bots)) > 1
    victories = f"{rate.value:.0%} ({rate.low:.0%}-{rate.high:.0%})" if meets else ""
    points = mean(own)
    told = f"{points.value:.1f} ± {points.high - points.value:.1f}"
    if others:
        told += f" : {mean(others).value:.1f}"
    elif contest.seats == 1:
        told += f", median {median(own):g}"
    return (
        f"| {contest.game} | {contest.name} | {len(lines)} | {victories} | {told} "
        f"| {median(middle):.3f} | {longest:.2f} |"
    )


def _file(contest: Contest) -> Path:
    return FOLDER / f"{contest.game}.jsonl"


def _line(contest: Contest, played: Played) -> Line:
    mine = {entry.seat: entry for entry in played.entries if entry.seat is not None}
    seated = [mine[seat] for seat in range(contest.seats)]
    seconds = [[each / 1e6 for each in times] or [0.0] for times in played.thinking]
    return Line(
        contest=contest.name,
        digest=digest(contest),
        number=played.number,
        bots=tuple(entry.name for entry in seated),
        scores=tuple(entry.score for entry in seated),
        won=tuple(entry.won for entry in seated),
        others=tuple(entry.score for entry in played.entries if entry.seat is None),
        decisions=tuple(len(times) for times in played.thinking),
        middle=tuple(round(median(times), 4) for times in seconds),
        longest=tuple(round(max(times), 4) for times in seconds),
    )
