"""`tablee dataset`: bots play many games, which are kept as records and as tables of decisions."""

from collections.abc import Sequence
from itertools import chain
from pathlib import Path

from tablee.cli.files import writing_to
from tablee.cli.progress import watched
from tablee.cli.voice import Voice
from tablee.core import Sentence, TableeError
from tablee.dataset.decisions import Rows
from tablee.dataset.folder import Folder, grouped
from tablee.dataset.plan import Plan
from tablee.dataset.playing import play_all


def dataset(voice: Voice, plans: Sequence[Plan], kind: str, workers: int, path: Path) -> None:
    """Each game's data set is in a folder of its name below `path`; what was there is kept."""
    if workers < 0:
        raise TableeError(Sentence("error-workers", workers=workers))
    # What cannot be observed is refused before anything is played.
    tables = [[Rows(plan, seats, kind) for seats in plan.seats] for plan in plans]
    for plan, rows in zip(plans, tables, strict=True):
        _make(voice, plan, rows, workers, path / plan.game)


def _make(voice: Voice, plan: Plan, tables: Sequence[Rows], workers: int, path: Path) -> None:
    with writing_to(path):
        folder = Folder(path, plan)
        games = folder.read()
    if games:
        voice.err.print(voice.say("arena-went-on", done=len(games), games=plan.games))
    try:
        left = range(len(games), plan.games)
        played = play_all(plan, left, workers)
        for game in watched(played, plan.games, voice.err, done=len(games)):
            with writing_to(path):
                folder.add(game)
            games.append(game)
        with writing_to(path):
            missing = [rows for rows in tables if not folder.table(rows).exists()]
            groups = {rows.seats: grouped(games, rows.seats) for rows in missing}
            written = (folder.write(rows, groups[rows.seats], workers) for rows in missing)
            total = sum(map(len, groups.values()))
            for _ in watched(chain.from_iterable(written), total, voice.err):
                pass
            folder.close()
            decisions = sum(map(folder.decisions, tables))
            size = sum(file.stat().st_size for file in path.iterdir())
    except KeyboardInterrupt:
        voice.complain(voice.say("arena-stopped", done=len(games), games=plan.games))
        raise
    voice.out.print(
        voice.say(
            "dataset-made",
            path=str(path),
            games=len(games),
            decisions=decisions,
            size=voice.number(size / 1e6, 1),
        ),
        soft_wrap=True,
    )
