"""Logs as text or as JSON, on standard error; the same trouble is written once a minute."""

import json
import logging
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, Literal

LogFormat = Literal["text", "json"]
FORMATS: Final = ("text", "json")

#: The id of the request or socket that is being handled; empty for the server's own doings.
request_id: ContextVar[str] = ContextVar("request_id", default="")

#: Trouble of one kind is written once in so many seconds, then with how often it was left out.
QUIET_SECONDS: Final = 60.0
#: Kinds of trouble that are remembered; more at once are not told apart for long.
MOST_KINDS: Final = 1000

access: Final = logging.getLogger("tablee.access")


def set_up_logs(written: LogFormat) -> None:
    """All logs of this process go to standard error in that format."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if written == "json" else _Text())
    handler.addFilter(OnceAMinute(handler.handle))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # One line a request is for machines; a person at a terminal wants to see trouble.
    access.setLevel(logging.INFO if written == "json" else logging.WARNING)


class _Text(logging.Formatter):
    """A line to read in a terminal or in the journal, which has the time already."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's own name
        named = request_id.get()
        return super().formatMessage(record) + (f" [{named}]" if named else "")


class _Json(logging.Formatter):
    """A JSON object on a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        entry: dict[str, Any] = {
            "time": moment,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request_id.get():
            entry["request"] = request_id.get()
        entry |= getattr(record, "fields", {})
        if record.exc_info:
            entry["exception"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


@dataclass
class _Kind:
    """Trouble of one kind: since when it is quiet, and how often it was left out."""

    since: float
    record: logging.LogRecord
    left_out: int = 0


class OnceAMinute(logging.Filter):
    """Leaves out trouble that was written less than a minute ago, and says how often it did.

    Warnings and errors are of one kind if the same line of code writes them and the same
    exception comes from the same place; tables and players in them may differ.
    """

    def __init__(
        self,
        write: Callable[[logging.LogRecord], object],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__()
        self._write = write
        self._clock = clock
        self._kinds: dict[tuple[object, ...], _Kind] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if hasattr(record, "left_out"):
            return True
        now = self._clock()
        self._close(now)
        if record.levelno < logging.WARNING:
            return True
        kind = self._kinds.get(_kind_of(record))
        if kind is not None:
            kind.left_out += 1
            return False
        if len(self._kinds) >= MOST_KINDS:
            del self._kinds[next(iter(self._kinds))]
        self._kinds[_kind_of(record)] = _Kind(now, record)
        return True

    def _close(self, now: float) -> None:
        """What is older than a minute may be written again; what was left out is told now."""
        for key, kind in list(self._kinds.items()):
            if now - kind.since < QUIET_SECONDS:
                return  # they are in the order of their beginnings
            del self._kinds[key]
            if kind.left_out:
                self._write(_summary(kind))


def _kind_of(record: logging.LogRecord) -> tuple[object, ...]:
    place: tuple[object, ...] = ()
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        last = error.__traceback__
        while last is not None and last.tb_next is not None:
            last = last.tb_next
        place = (type(error), last and (last.tb_frame.f_code, last.tb_lineno))
    return (record.name, record.levelno, record.msg, *place)


def _summary(kind: _Kind) -> logging.LogRecord:
    told = logging.makeLogRecord(
        {
            "name": kind.record.name,
            "levelno": kind.record.levelno,
            "levelname": kind.record.levelname,
            "msg": "%d more times within a minute: %s",
            "args": (kind.left_out, kind.record.getMessage()),
            "left_out": kind.left_out,
        }
    )
    told.fields = {"left_out": kind.left_out}
    return told
