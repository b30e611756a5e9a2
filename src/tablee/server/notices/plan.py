"""When somebody is told that he is awaited: pure, from what is stored and the time."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tablee.server.storage.awaited import Awaited
from tablee.server.tables.awaiting import DELAY
from tablee.server.wire.bodies.notices import EmailMode

#: Whoever used a page in the last so many seconds is here, and sees for himself.
RECENT = 300.0
#: At most one notice in so many seconds to who has not come back since, and one letter a day.
STRETCH = 3600.0
DAY = 86400.0
#: So many seconds before time runs out there is one more, whatever was told before.
LAST_CALL = 8 * 3600.0


@dataclass(frozen=True)
class Reader:
    """What counts of a person."""

    #: When he last used a page.
    seen: float
    has_browser: bool = False
    email: EmailMode = "off"
    #: When he was last told by each way.
    pushed: float | None = None
    mailed: float | None = None


@dataclass
class Plan:
    """What is told now, and when to look again (`None`: not before something changes)."""

    push: bool = False
    mail: bool = False
    #: The tables at which time runs out.
    last_call: list[str] = field(default_factory=list)
    next: float | None = None


def plan(reader: Reader, awaited: Sequence[Awaited], now: float) -> Plan:
    """What the reader is told now of all the tables that wait for him."""
    made = Plan()
    if not reader.has_browser and reader.email == "off":
        return made
    moments = []
    if reader.has_browser:
        unpushed = [one for one in awaited if one.pushed is None]
        moments += (push_at := _when(reader, unpushed, _free_at(reader, reader.pushed)))
        made.push = any(moment <= now for moment in push_at)
    if reader.email != "off":
        unmailed = [one for one in awaited if one.mailed is None]
        free_at = _free_at(reader, reader.mailed)
        if reader.email == "daily" and reader.mailed is not None:
            free_at = reader.mailed + DAY
        moments += (mail_at := _when(reader, unmailed, free_at))
        made.mail = any(moment <= now for moment in mail_at)
    for one in awaited:
        if one.deadline is None or one.reminded is not None or one.deadline <= now:
            continue
        moment = max(one.deadline - LAST_CALL, reader.seen + RECENT)
        moments.append(moment)
        if moment <= now:
            made.last_call.append(one.table_id)
    if made.last_call:
        made.push, made.mail = reader.has_browser, reader.email != "off"
    made.next = min((moment for moment in moments if moment > now), default=None)
    return made


def _free_at(reader: Reader, told: float | None) -> float:
    """When another notice may go that way: who came back since the last has read it."""
    return 0.0 if told is None or reader.seen > told else told + STRETCH


def _when(reader: Reader, untold: Sequence[Awaited], free_at: float) -> list[float]:
    """When he is told of what he was not told yet: once, of all of it."""
    if not untold:
        return []
    first = min(one.asked for one in untold) + DELAY
    return [max(first, reader.seen + RECENT, free_at)]
