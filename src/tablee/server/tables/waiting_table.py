"""A table before its game begins: who sits down, gets up, gives a seat away or closes it."""

from collections.abc import Awaitable, Callable

from tablee.core import BadSetup, Seat, Sentence
from tablee.server.tables.admission import Admission
from tablee.server.tables.seating import free_seats, make_free, seat_of
from tablee.server.tables.stored_table import Overtaken, StoredTable
from tablee.server.wire.errors import ApiError

#: How often an act is tried again when another process was faster.
TRIES = 5


class WaitingTable(StoredTable):
    """What people may do while seats are free; the game begins when none is."""

    async def _again_if_overtaken(self, act: Callable[[], Awaitable[None]]) -> None:
        """An act names the question it answers: what others did meanwhile need not stop it."""
        for _ in range(TRIES):
            try:
                return await act()
            except Overtaken:
                continue
        return await act()

    async def join(
        self, user_id: str, name: str, invitation: str | None, wish: Seat | None
    ) -> None:
        """The user sits down; the game begins when no seat is free."""
        async with self.open():
            await self._again_if_overtaken(lambda: self._join(user_id, name, invitation, wish))

    async def _join(
        self, user_id: str, name: str, invitation: str | None, wish: Seat | None
    ) -> None:
        seat = self._seat_for(user_id, invitation, wish)
        present = [self.row.opened_by, *(row.user_id for row in self.seats if row.kind == "human")]
        others = frozenset(other for other in present if other is not None and other != user_id)
        begins = all(row.kind != "open" or row.seat == seat for row in self.seats)
        admission = Admission(user_id, others, begins)
        # Those who are refused are so before anything is set up for them.
        await self._store.read(admission.check)
        change = self._change()
        change.check = admission.check_at_last
        with self._stored_or_forgotten():
            row = self.seats[seat]
            row.kind, row.user_id, row.name = "human", user_id, name
            change.seats = [row]
            self._begin_if_full()
            await self._commit(change)

    def _seat_for(self, user_id: str, invitation: str | None, wish: Seat | None) -> Seat:
        """The seat that the user would take; raises `ApiError` if there is none."""
        if seat_of(self.seats, user_id) is not None:
            raise ApiError("conflict", "error-seated")
        if self.row.status == "closed":
            raise ApiError("conflict", "error-closed")
        is_welcome = not self.row.private or self._is_invitation(invitation)
        free = free_seats(self.seats, user_id, invited=is_welcome)
        if not free and not is_welcome:
            raise ApiError("forbidden", "error-invitation")
        if not free or (wish is not None and wish not in free):
            raise ApiError("conflict", "error-no-seat")
        return free[0] if wish is None else wish

    async def leave(self, user_id: str) -> None:
        """The user's seat, or the one kept for him, is free again before the game begins.

        Whoever stays is the host then; where nobody does, the table is closed.
        """
        async with self.open():
            await self._again_if_overtaken(lambda: self._leave(user_id))

    async def _leave(self, user_id: str) -> None:
        mine = [row for row in self.seats if row.user_id == user_id]
        if not mine:
            raise ApiError("forbidden", "error-no-part")
        if self.row.status != "open":
            raise ApiError("conflict", "error-not-open")
        change = self._change()
        with self._stored_or_forgotten():
            for row in mine:
                make_free(row)
            change.seats = mine
            self._pass_on_from(user_id)
            await self._commit(change)

    def _pass_on_from(self, user_id: str) -> None:
        """Somebody else is the host; the table is closed if there is nobody."""
        row = self.row
        if row.opened_by in (user_id, None):
            stays = [seat.user_id for seat in self.seats if seat.kind == "human"]
            row.opened_by = stays[0] if stays else row.opened_by
            if not stays:
                row.status, row.closed = "closed", "host"

    async def close(self, user_id: str) -> None:
        """Whoever opened the table closes it before the game begins."""
        async with self.open():
            if user_id != self.row.opened_by:
                raise ApiError("forbidden", "error-not-host")
            if self.row.status != "open":
                raise ApiError("conflict", "error-not-open")
            change = self._change()
            with self._stored_or_forgotten():
                self.row.status, self.row.closed = "closed", "host"
                await self._commit(change)

    async def fill(self, user_id: str, seat: Seat, bot: str | None) -> None:
        """The host gives a seat that no person sits in to a bot, or to whoever comes (`None`)."""
        async with self.open():
            await self._again_if_overtaken(lambda: self._fill(user_id, seat, bot))

    async def _fill(self, user_id: str, seat: Seat, bot: str | None) -> None:
        if user_id != self.row.opened_by:
            raise ApiError("forbidden", "error-not-host")
        if self.row.status != "open":
            raise ApiError("conflict", "error-not-open")
        if seat >= len(self.seats):
            raise BadSetup(Sentence("error-no-such-seat"))
        row = self.seats[seat]
        if row.kind == "human":
            raise ApiError("conflict", "error-no-seat")
        begins = all(other.kind != "open" for other in self.seats if other is not row)
        change = self._change()
        if begins and bot is not None:
            change.check = Admission(user_id, frozenset(), begins).check_at_last
        with self._stored_or_forgotten():
            make_free(row)
            if bot is not None:
                row.kind, row.name, row.bot = "bot", bot, bot
            change.seats = [row]
            self._begin_if_full()
            await self._commit(change)
