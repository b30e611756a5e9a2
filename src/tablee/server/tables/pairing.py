"""Quick pairing: whoever wants to play a game sits down with the next who does."""

import time
from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from sqlalchemy import Connection, func, select

from tablee.core import Game
from tablee.core.catalogue import game as open_game
from tablee.core.options import fill_in
from tablee.server.storage import lists
from tablee.server.storage.people import User
from tablee.server.storage.records import SeatRow, TableRow
from tablee.server.storage.store import Store
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.seating import free_seats, seat_of
from tablee.server.tables.stored_table import Overtaken
from tablee.server.tables.table import Table
from tablee.server.tables.waiting_table import TRIES
from tablee.server.wire.bodies.tables import NewTable
from tablee.server.wire.errors import ApiError

#: Whoever has just opened a table is on the way there for so many seconds.
ARRIVING = 15.0
#: The key of PostgreSQL's lock for those who open a table because they found none.
LOCK = 20_260_007


class Pairing:
    """Finds a table at which somebody waits, or opens one to wait at."""

    def __init__(
        self, store: Store, tables: TableRegistry, online: Callable[[str], Collection[str]]
    ) -> None:
        self._store = store
        self._tables = tables
        #: Who is at a table, in whatever process.
        self._online = online

    async def pair(self, game_id: str, user: User) -> Table:
        """The table at which the user plays, or waits for the next who wants the same game.

        Two who ask in the same moment never wait for each other at two tables.
        """
        game = open_game(game_id)
        fewest = min((count for count in game.seats if count > 1), default=0)
        if not fewest:
            raise ApiError("not-found")  # it is played alone
        wish = NewTable(game_id, ["me", *["open"] * (fewest - 1)])
        for _ in range(TRIES):
            for row, seats in await self._store.read(partial(self._found, game=game, user=user)):
                table = self._tables.get(row.id)
                if seat_of(seats, user.id) is not None or await _joined(table, user):
                    return table
            try:
                return await self._tables.open(
                    wish, user, partial(self._none, game=game, user=user)
                )
            except Overtaken:
                continue  # somebody else opened one just now
        raise Overtaken

    def _found(self, connection: Connection, game: Game[Any], user: User) -> lists.Listed:
        """The tables to sit down at, one's own first: plain ones at which somebody is."""
        now = time.time()

        def will_do(row: TableRow, seats: list[SeatRow]) -> bool:
            if seat_of(seats, user.id) is not None:
                return True
            is_plain = row.options == fill_in(game.options, {}, len(seats))
            is_attended = now - row.created < ARRIVING or bool(self._online(row.id))
            return is_plain and is_attended and bool(free_seats(seats, user.id, invited=True))

        found = lists.waiting_tables(connection, game.id, user.id)
        fitting = [(row, seats) for row, seats in found if will_do(row, seats)]
        fitting.sort(key=lambda each: seat_of(each[1], user.id) is None)
        return fitting

    def _none(self, connection: Connection, game: Game[Any], user: User) -> None:
        """Raises `Overtaken` if there is a table of somebody else to sit down at after all."""
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
        found = self._found(connection, game, user)
        if any(seat_of(seats, user.id) is None for _, seats in found):
            raise Overtaken


async def _joined(table: Table, user: User) -> bool:
    """Whether there was still a seat; raises `ApiError` for whoever may sit nowhere."""
    try:
        await table.join(user.id, user.name, None, None)
    except ApiError as error:
        if error.code in ("conflict", "not-found", "forbidden"):
            return False
        raise
    return True
