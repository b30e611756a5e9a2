"""`tablee edition`: writes out what is in a box, or checks a corrected file."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.table import Table

from tablee.cli.files import read_text
from tablee.cli.voice import Voice
from tablee.core import BadEdition, Edition, Json, Sentence, TableeError
from tablee.games import room
from tablee.kit.edition import printed, read_table


def edition(voice: Voice, game_id: str, check: Path | None, *, as_json: bool) -> None:
    """Write the shipped file as it is; with `check`, say how a file differs from it."""
    the_room = room(game_id)
    voice.enter(game_id)
    text = the_room.EDITION.text() if check is None else read_text(check)
    if check is None and not as_json:
        voice.write(text)
        return
    with named_file(check):
        checked = the_room.EDITION.open(read_table(text))
    shipped = {key: value for key, value, _ in printed(read_table(the_room.EDITION.text()))}
    if as_json:
        voice.write_json(_json(game_id, checked, shipped))
        return
    voice.out.print(voice.say("edition-good", path=str(check), digest=checked.digest), markup=False)
    _print_changes(voice, checked, shipped)
    counts = ", ".join(
        voice.say("source-count", source=voice.say(f"source-{source}"), count=count)
        for source, count in checked.sources.items()
    )
    voice.out.print(voice.say("edition-sources", counts=counts))


@contextmanager
def named_file(path: Path | None) -> Iterator[None]:
    """What is wrong with an edition that is opened here is said with the name of its file."""
    try:
        yield
    except BadEdition as error:
        if path is None:
            raise
        names = {"path": str(path), "key": error.key}
        raise TableeError(Sentence("error-edition-file", **names, reason=error.reason)) from None


def _json(game_id: str, checked: Edition, shipped: dict[str, Json]) -> Json:
    changes: dict[str, Json] = {
        key: {"shipped": shipped.get(key), "file": value} for key, value in checked.changes.items()
    }
    return {
        "game": game_id,
        "digest": checked.digest,
        "changes": changes,
        "provenance": dict(checked.sources),
    }


def _print_changes(voice: Voice, checked: Edition, shipped: dict[str, Json]) -> None:
    if not checked.changes:
        voice.out.print(voice.say("edition-same"))
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("edition-key", "edition-shipped", "edition-file"):
        table.add_column(voice.say(column), overflow="fold")
    for key, value in checked.changes.items():
        table.add_row(key, _written(shipped.get(key)), _written(value))
    voice.out.print(table)


def _written(value: Json) -> str:
    """A value as it stands in the file; a dash for one that is not there."""
    return "–" if value is None else json.dumps(value, ensure_ascii=False)
