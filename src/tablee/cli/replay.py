"""`tablee replay`: plays a record again and verifies every line of it."""

from pathlib import Path

from tablee.cli.files import read_text
from tablee.cli.standings import final_table, told
from tablee.cli.voice import Voice
from tablee.core import Record
from tablee.core.catalogue import games


def replay(voice: Voice, file: Path, *, as_json: bool) -> None:
    """Say how the game of a record ended, or stands; raises `BadRecord` if it does not replay."""
    record = Record.loads(read_text(file))
    if record.header.game in games():
        voice.enter(record.header.game)
    match = record.replay()
    if as_json:
        voice.write_json(
            {
                "game": match.game.id,
                "seats": match.header.seats,
                "seed": match.header.seed,
                "over": match.over,
                **told(match.outcome(), over=match.over),
                "decisions": match.decisions,
            }
        )
        return
    state = "replay-over" if match.over else "replay-open"
    title, seats, decisions = match.game.title, match.header.seats, match.decisions
    voice.out.print(voice.say(state, title=title, players=seats, decisions=decisions))
    voice.out.print(final_table(voice, match))
