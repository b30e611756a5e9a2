"""The heartbeat: until when a server was running, and clocks that stood still since."""

from msgspec import convert
from sqlalchemy import Connection, insert, select, update

from tablee.server.storage.awaited import move_deadlines
from tablee.server.storage.schema import heartbeat, tables, tournaments
from tablee.server.tables.clocks import Clock
from tablee.server.wire.messages import ClockInfo

#: The only row.
ROW = 1
#: Seconds between two beats.
INTERVAL = 10.0
#: A gap that is longer than so many seconds was an outage.
LONGEST_GAP = 3 * INTERVAL


def beat(connection: Connection, now: float) -> None:
    """A server was running until `now`."""
    query = update(heartbeat).where(heartbeat.c.id == ROW, heartbeat.c.at < now)
    if not connection.execute(query.values(at=now)).rowcount:
        known = connection.execute(select(heartbeat.c.at).where(heartbeat.c.id == ROW)).first()
        if known is None:
            connection.execute(insert(heartbeat).values(id=ROW, at=now))


def resume_clocks(connection: Connection, now: float) -> None:
    """If no server was running for a while, no clock has run meanwhile; one runs from now on."""
    query = select(heartbeat.c.at).where(heartbeat.c.id == ROW)
    until = connection.execute(query.with_for_update()).scalar()
    if until is not None and now - until > LONGEST_GAP:
        _pause(connection, until, now)
    beat(connection, now)


def _pause(connection: Connection, until: float, now: float) -> None:
    expires = tables.c.expires + (now - until)
    connection.execute(update(tables).where(tables.c.expires.is_not(None)).values(expires=expires))
    move_deadlines(connection, now - until)
    for column in (tournaments.c.wake, tournaments.c.deadline):
        # What was due before is due now; an end that was to come is as far away as it was.
        later = update(tournaments).where(column > until)
        connection.execute(later.values({column: column + (now - until)}))
    columns = (tables.c.id, tables.c.clock, tables.c.time, tables.c.wake)
    playing = select(*columns).where(tables.c.status == "playing")
    for row in connection.execute(playing).all():
        clock = Clock.loads(convert(row.clock, ClockInfo), row.time)
        due = clock.first_deadline()
        if due is None:
            continue
        clock.paused(until, now)
        # Before its first deadline the table is due for a bot, which may go on at once.
        wake = clock.first_deadline() if row.wake is None or row.wake >= due else row.wake
        changed = {"time": clock.dump(), "wake": wake}
        connection.execute(update(tables).where(tables.c.id == row.id).values(**changed))
