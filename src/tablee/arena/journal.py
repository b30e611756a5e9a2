"""A folder that keeps a long run: its plan, and a line for each part of it that is done."""

import os
from pathlib import Path
from typing import Generic, TypeVar
from weakref import finalize

from msgspec import MsgspecError, Struct, json

from tablee.arena.file_lock import Taken, take
from tablee.core import Sentence, TableeError

PLAN = "plan.json"
LOCK = ".lock"

Line = TypeVar("Line")


class Journal(Generic[Line]):
    """Keeps a run; whatever stops it, the next one goes on from what is here."""

    def __init__(self, path: Path, plan: Struct, name: str, kind: type[Line]) -> None:
        """The folder is there and is this plan's; raises `TableeError` if it is another's.

        Nobody else writes there as long as this journal lives: two runs would mix their lines.
        Lines are JSON values of that kind, in the file of that name.
        """
        self.path = path
        self.file = path / name
        self._kind = kind
        path.mkdir(parents=True, exist_ok=True)
        try:
            finalize(self, os.close, take(path / LOCK))
        except Taken as taken:
            sentence = Sentence("error-folder-in-use", path=str(path), process=taken.holder)
            raise TableeError(sentence) from None
        kept = path / PLAN
        if not kept.exists():
            write_whole(kept, json.format(json.encode(plan), indent=2) + b"\n")
        elif _read_plan(kept, type(plan)) != plan:
            raise TableeError(Sentence("error-other-plan", path=str(kept)))

    def read(self) -> list[Line]:
        """What was done, in the order of the lines; a line that was cut off is removed."""
        if not self.file.exists():
            return []
        data = self.file.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            os.truncate(self.file, len(whole))
        return decoded(whole, self._kind, self.file)

    def add(self, line: Line) -> None:
        """The line is on the disk."""
        with self.file.open("ab") as file:
            file.write(json.encode(line) + b"\n")
            file.flush()
            os.fsync(file.fileno())


def decoded(data: bytes, kind: type[Line], file: Path) -> list[Line]:
    """The values of JSON lines that stood in `file`; raises `TableeError` for what is none."""
    found = []
    for number, line in enumerate(data.splitlines(), 1):
        try:
            found.append(json.decode(line, type=kind))
        except (MsgspecError, UnicodeDecodeError):
            raise TableeError(Sentence("error-line", path=str(file), line=number)) from None
    return found


def write_whole(file: Path, data: bytes) -> None:
    """The file holds `data`; whatever happens meanwhile, it never holds a part of it."""
    part = file.with_name(f".{file.name}")
    part.write_bytes(data)
    part.replace(file)


def _read_plan(path: Path, kind: type[Struct]) -> Struct | None:
    """The plan of a folder; `None` for what we cannot read, which is not ours."""
    try:
        return json.decode(path.read_bytes(), type=kind)
    except (MsgspecError, UnicodeDecodeError):
        return None
