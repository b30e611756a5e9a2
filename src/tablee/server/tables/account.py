"""The account of a finished game: what each source of points has brought each seat."""

from sqlalchemy import Connection, select

from tablee.driver.ledger import Ledger
from tablee.server.people.results import shown
from tablee.server.storage.schema import results
from tablee.server.tables.course import Course
from tablee.server.wire.bodies.looking_back import AccountLine, RatingChange


def account_lines(course: Course) -> list[AccountLine]:
    """A line for each source that brought or cost anybody anything, as the game lists them."""
    ledger = Ledger.heard_by(course)
    seats = [ledger.by_source(seat) for seat in range(course.match.header.seats)]
    return [
        AccountLine(source, [mine.get(source, 0) for mine in seats])
        for source in ledger.sources
        if any(source in mine for mine in seats)
    ]


def rating_changes(connection: Connection, table_id: str) -> list[RatingChange]:
    """What a game has made of the ratings, seat by seat; nothing where it was not rated."""
    query = select(results.c.seat, results.c.rating_before, results.c.rating_after).where(
        results.c.table_id == table_id, results.c.rating_after.is_not(None)
    )
    found = connection.execute(query.order_by(results.c.seat))
    return [RatingChange(seat, shown(before), shown(after)) for seat, before, after in found]
