"""`tablee review`: where one player of a record has lost points, and what was better."""

import shlex
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.bots.explaining import said
from tablee.cli.files import read_text
from tablee.cli.progress import watched
from tablee.cli.standings import mark, opponent_mark
from tablee.cli.voice import Voice
from tablee.core import Match, Record, Seat, Sentence, TableeError
from tablee.core.catalogue import games
from tablee.driver import Forecast, Mistake, Review, review
from tablee.driver.reviewing import check, decided, weight

#: Points of the curve that fit beside the names.
COLUMNS = 12


def show_review(voice: Voice, file: Path, seat: Seat, level: str) -> None:
    """Print the review of one player; raises `TableeError`. Nothing is written to disk."""
    record = Record.loads(read_text(file))
    if record.header.game in games():
        voice.enter(record.header.game)
    match = record.replay()
    check(match, seat, level)
    if not decided(match, seat):
        raise TableeError(Sentence("error-review-empty", number=seat + 1))
    work = _Work(review(match, seat, level))
    for _ in watched(work.ticks(), weight(match, seat), voice.err):
        pass
    voice.out.print(review_drawn(voice, match, work.review, file))


class _Work:
    """A review in the making, told in ticks of the same length, about."""

    def __init__(self, progress: Generator[tuple[int, int], None, Review]) -> None:
        self._progress = progress
        self.review: Review

    def ticks(self) -> Iterator[None]:
        told = total = 0
        while True:
            try:
                done, total = next(self._progress)
            except StopIteration as end:
                self.review = end.value
                break
            for _ in range(told, done):
                yield
            told = done
        for _ in range(told, total):
            yield


def review_drawn(voice: Voice, match: Match[Any], made: Review, file: Path) -> Group:
    """The review of one player: the curve, then the decisions that cost most."""
    names = [voice.say("player", number=seat + 1) for seat in range(match.header.seats)]
    title = voice.say(
        "review-title",
        title=match.game.title,
        number=made.seat + 1,
        level=made.level,
        decisions=made.decisions,
    )
    opponents = [result.opponent for result in match.outcome().opponents]
    parts: list[RenderableType] = [
        Text(title),
        Text(),
        Text(voice.say("review-curve"), style="bold"),
        _curve(voice, made.curve, [*names, *map(voice.say, opponents)], len(names)),
        Text(),
    ]
    if not made.mistakes:
        return Group(*parts, Text(voice.say("review-none")))
    heading = voice.say("review-mistakes", count=len(made.mistakes))
    parts.append(Text(heading, style="bold"))
    for mistake in made.mistakes:
        command = _play_on(match, made, mistake, file)
        parts += [Text(), _mistake(voice, match, made.seat, mistake, command)]
    return Group(*parts)


def _curve(voice: Voice, curve: Sequence[Forecast], names: Sequence[str], seats: int) -> Table:
    """Some points of the curve, the first and the last among them: a line for each player."""
    last = len(curve) - 1
    shown = sorted({round(last * place / (COLUMNS - 1)) for place in range(COLUMNS)})
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column("")
    for place in shown:
        table.add_column(str(curve[place].step), justify="right")
    for row, name in enumerate(names):
        sign = mark(row) if row < seats else opponent_mark(row - seats)
        points = [voice.number(curve[place].points[row]) for place in shown]
        table.add_row(sign, name, *points)
    return table


def _mistake(voice: Voice, match: Match[Any], seat: Seat, mistake: Mistake, command: str) -> Table:
    names = [voice.say("player", number=other + 1) for other in range(match.header.seats)]
    loss = voice.say(
        "review-loss",
        points=voice.number(mistake.loss.mean, 1),
        error=voice.number(mistake.loss.error, 1),
    )
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    table.add_row(
        voice.say("review-decision", number=mistake.step + 1), Text(loss, style="bold yellow")
    )
    for key, sentence in (
        ("review-given", mistake.given_words),
        ("review-better", mistake.better_words),
        ("review-purpose", said(mistake.purpose)),
    ):
        table.add_row(voice.say(key), Text(match.game.say(sentence, voice.lang, names, seat)))
    table.add_row(voice.say("review-on"), Text(command, style="dim"))
    return table


def _play_on(match: Match[Any], made: Review, mistake: Mistake, file: Path) -> str:
    """The command that goes on before the decision; people take the first seats."""
    command = ["tablee", "play", match.game.id, "--resume", str(file), "--from", str(mistake.step)]
    if made.seat:
        command += ["--humans", str(made.seat + 1)]
    return shlex.join(command)
