"""`tablee import bgs` and `tablee export bgs`: Gaia Project games of boardgamers.space."""

from pathlib import Path
from typing import cast

from sqlalchemy.exc import SQLAlchemyError

from tablee.cli.files import ENDING, free_path, read_text, write_text
from tablee.cli.standings import final_table
from tablee.cli.voice import Voice
from tablee.core import Json, Match, Record, Sentence, TableeError
from tablee.core.catalogue import game
from tablee.games.gaia.bgs.lines import FACTION_NAMES, read_log
from tablee.games.gaia.bgs.reader import replay
from tablee.games.gaia.bgs.writer import write_game
from tablee.games.gaia.game import GaiaProject
from tablee.games.gaia.state import GaiaState
from tablee.server.settings import Settings
from tablee.server.tables.imported import keep

NOTATION = "bgs"


def import_game(
    voice: Voice, notation: str, file: Path, database: str | None, *, as_json: bool
) -> None:
    """Replay a logged game under our rules; keep its record and, once it is over, its replay."""
    check_notation(notation)
    settings = Settings.from_environment(flags={"database": database})
    voice.enter("gaia")
    log = read_log(read_text(file))
    match = replay(cast(GaiaProject, game("gaia")), log)
    factions = [_faction(match, seat) for seat in range(match.header.seats)]
    kept = free_path(Path(file.with_suffix(ENDING).name))
    write_text(kept, str(match.record))
    address = _shelve(voice, match, factions, settings) if match.over else None
    if as_json:
        names: list[Json] = list(factions)
        scores: list[Json] = list(match.scores())
        voice.write_json(
            {
                "factions": names,
                "scores": scores,
                "lines": len(log.lines) + 1,
                "finished": match.over,
            }
        )
        return
    voice.out.print(voice.say("import-read", lines=len(log.lines) + 1, path=str(kept)))
    if address is not None:
        voice.out.print(voice.say("import-replay", address=address))
    voice.out.print(final_table(voice, match))


def _faction(match: Match[GaiaState], seat: int) -> str:
    faction = match.state.players[seat].faction
    return FACTION_NAMES[faction] if faction >= 0 else f"p{seat + 1}"


def _shelve(
    voice: Voice, match: Match[GaiaState], names: list[str], settings: Settings
) -> str | None:
    """Where the server shows the game; `None`, and a word about it, if it cannot be put there."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        return f"/replay/{keep(settings.database_url, match, names)}"
    except (OSError, SQLAlchemyError) as error:
        reason = str(error).splitlines()[0]
        voice.complain(voice.say("import-unshelved", reason=reason))
        return None


def export_game(voice: Voice, notation: str, file: Path) -> None:
    """Write a record's game in that notation, one line a turn."""
    check_notation(notation)
    record = Record.loads(read_text(file))
    if record.header.game != "gaia":
        raise TableeError(Sentence("error-export-game", game=record.header.game))
    voice.enter("gaia")
    voice.write("\n".join(write_game(record.replay())) + "\n")


def check_notation(notation: str) -> None:
    """Only one notation from outside is known."""
    if notation != NOTATION:
        raise TableeError(Sentence("error-outside-notation", notation=notation, known=NOTATION))
