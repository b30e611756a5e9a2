"""The folder of a tournament: its plan, and a line for each game that was played."""

import os
from pathlib import Path

from msgspec import MsgspecError, json

from tablee.arena.plan import Plan
from tablee.arena.played import Played
from tablee.core import Sentence, TableeError

PLAN = "plan.json"
GAMES = "games.jsonl"


class Folder:
    """Keeps a tournament; whatever stops the run, the next one goes on from what is here."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """The folder is there and is this plan's; raises `TableeError` if it is another's."""
        self._games = path / GAMES
        path.mkdir(parents=True, exist_ok=True)
        kept = path / PLAN
        if not kept.exists():
            part = path / f".{PLAN}"
            part.write_bytes(json.format(json.encode(plan), indent=2) + b"\n")
            part.replace(kept)
        elif _read_plan(kept) != plan:
            raise TableeError(Sentence("error-other-plan", path=str(kept)))

    def read(self) -> dict[int, Played]:
        """The games that were played, by their number; a line that was cut off is removed."""
        if not self._games.exists():
            return {}
        data = self._games.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            os.truncate(self._games, len(whole))
        found: dict[int, Played] = {}
        for index, line in enumerate(whole.splitlines(), 1):
            try:
                played = json.decode(line, type=Played)
            except (MsgspecError, UnicodeDecodeError):
                path = str(self._games)
                raise TableeError(Sentence("error-games-line", path=path, line=index)) from None
            found[played.number] = played
        return found

    def add(self, played: Played) -> None:
        """The game is on the disk."""
        with self._games.open("ab") as file:
            file.write(json.encode(played) + b"\n")
            file.flush()
            os.fsync(file.fileno())


def _read_plan(path: Path) -> Plan | None:
    """The plan of a folder; `None` for what we cannot read, which is not ours."""
    try:
        return json.decode(path.read_bytes(), type=Plan)
    except (MsgspecError, UnicodeDecodeError):
        return None
