"""A table: one authority over one record. It checks, applies, commits, and only then broadcasts."""

import time
from collections.abc import Iterable, Mapping, Sequence

from tablee.core import BadSetup, Seat, Sentence, Value
from tablee.driver.habits import changed, in_force
from tablee.server.storage import records
from tablee.server.storage.moderation import kept_apart
from tablee.server.tables.course import Course
from tablee.server.tables.expiry import PLAYING
from tablee.server.tables.planning import Plan, new_plan, set_plan
from tablee.server.tables.seating import (
    SUBSTITUTE,
    bot_at,
    give_to_bot,
    humans,
    is_invited,
    seat_of,
)
from tablee.server.tables.undo_requests import (
    UndoRequest,
    is_agreed,
    request_of,
    set_request,
)
from tablee.server.tables.waiting_table import WaitingTable
from tablee.server.wire.errors import ApiError


class Table(WaitingTable):
    """What people and the server may do; every act holds the lock from check to broadcast."""

    async def check_reader(self, user_id: str | None, invitation: str | None) -> None:
        """The user may see this table, which the caller holds; raises `ApiError`.

        An invitation that got about is not for those whom the host keeps away.
        """
        if not self.may_watch(user_id, invitation):
            raise ApiError("not-found")
        is_by_invitation = self.row.private and self.row.status != "over"
        if user_id is None or not is_by_invitation or is_invited(self.seats, user_id):
            return
        if self.row.opened_by in await self._store.read(lambda c: kept_apart(c, user_id)):
            raise ApiError("not-found")

    # Acts of people

    async def play(
        self, user_id: str, moves: Sequence[str], question: str, sender: object = None
    ) -> None:
        """The user's seat answers a question, and those that complete the move.

        Raises `ApiError` or what the rules say; then nothing was played.
        """
        async with self.open():
            await self._again_if_overtaken(lambda: self._play(user_id, moves, question, sender))

    async def _play(
        self, user_id: str, moves: Sequence[str], question: str, sender: object
    ) -> None:
        seat, course = self._acting(user_id)
        await self._check_time(seat)
        if course.question_name(seat) != question:
            raise ApiError("conflict", "error-moved-on")
        change = self._change({seat})
        self._decide(seat, moves[0], "human")
        with self._stored_or_forgotten():
            self._complete(seat, moves[1:])
            self._settle()
            await self._commit(change, sender)

    async def undo(self, user_id: str, question: str, sender: object = None) -> None:
        """The user's last answer, which was to that question, was not given."""
        async with self.open():
            await self._again_if_overtaken(lambda: self._undo(user_id, question, sender))

    async def _undo(self, user_id: str, question: str, sender: object) -> None:
        seat, course = self._acting(user_id)
        await self._check_time(seat)
        if course.undo_name(seat) != question:
            raise ApiError("conflict", "error-undo")
        change = self._change()
        with self._stored_or_forgotten():
            first = course.undo(seat)
            if first is not None:
                change.kept, change.undid = first, {seat}
                await self._commit(change, sender)
        if first is None:
            raise ApiError("conflict", "error-undo")

    async def ask_undo(self, user_id: str, question: str, sender: object = None) -> None:
        """The user asks the others to go back to before that answer; without others it is done."""
        async with self.open():
            await self._again_if_overtaken(lambda: self._ask_undo(user_id, question, sender))

    async def _ask_undo(self, user_id: str, question: str, sender: object) -> None:
        seat, course = self._acting(user_id)
        known = request_of(self.row)
        is_asked_already = known is not None and known.question == question
        if course.undo_together_name(seat) != question or is_asked_already:
            raise ApiError("conflict", "error-undo")
        await self._agree(UndoRequest(seat, question), course, sender)

    async def answer_undo(self, user_id: str, *, agrees: bool, sender: object = None) -> None:
        """The user agrees to what another asks, or would rather play on."""
        async with self.open():
            await self._again_if_overtaken(lambda: self._answer_undo(user_id, agrees, sender))

    async def _answer_undo(self, user_id: str, agrees: bool, sender: object) -> None:  # noqa: FBT001
        seat, course = self._acting(user_id)
        request = request_of(self.row)
        if request is None or request.declined is not None or seat == request.seat:
            raise ApiError("conflict", "error-no-request")
        if agrees:
            request.agreed = sorted({*request.agreed, seat})
        else:
            request.declined = seat
        await self._agree(request, course, sender)

    async def _agree(self, request: UndoRequest, course: Course, sender: object) -> None:
        """The request stands; once all have agreed, it is done."""
        change = self._change()
        with self._stored_or_forgotten():
            set_request(self.row, request)
            first = course.undoable_together(request.seat)
            if request.declined is None and first is not None and is_agreed(request, self.seats):
                change.undid = {move.seat for move in course.done[first:]}
                change.kept = first
                course.keep(first)
            await self._commit(change, sender)

    async def order(self, user_id: str, wish: Mapping[str, Value]) -> dict[str, Value]:
        """The user's standing orders are as wished; what they answer now will be played.

        Tells all of them; raises what the game says of a wish that it does not know.
        """
        async with self.open():
            seat = seat_of(self.seats, user_id)
            if seat is None:
                raise ApiError("forbidden", "error-no-part")
            if self.row.status not in ("open", "playing"):
                raise ApiError("conflict", "error-not-playing")
            if self.game is None:
                raise ApiError("conflict", "error-other-rules")
            row = self.seats[seat]
            habits = changed(self.game, row.habits, wish)
            if habits == in_force(self.game, row.habits):
                return habits
            change = self._change()
            with self._stored_or_forgotten():
                row.habits = habits
                change.seats = [row]
                await self._commit(change)
            return habits

    async def prepare(
        self, user_id: str, moves: Sequence[str], question: str, sender: object = None
    ) -> None:
        """The user's seat will make this move once it is asked that, if nothing changes by then.

        Raises `ApiError` or what the rules say; then nothing was prepared.
        """
        async with self.open():
            await self._again_if_overtaken(lambda: self._prepare(user_id, moves, question, sender))

    async def _prepare(
        self, user_id: str, moves: Sequence[str], question: str, sender: object
    ) -> None:
        seat, course = self._acting(user_id)
        if course.ahead_name(seat) != question:
            raise ApiError("conflict", "error-moved-on")
        await self._set_plan(seat, new_plan(course, seat, moves), sender)

    async def withdraw(self, user_id: str, sender: object = None) -> None:
        """The user's seat has prepared nothing, or has read why it was not played."""
        async with self.open():
            await self._again_if_overtaken(lambda: self._withdraw(user_id, sender))

    async def _withdraw(self, user_id: str, sender: object) -> None:
        seat, _ = self._acting(user_id)
        await self._set_plan(seat, None, sender)

    async def _set_plan(self, seat: Seat, plan: Plan | None, sender: object) -> None:
        """It is stored and told to its player: to others nothing has happened."""
        change = self._change()
        change.is_quiet = True
        with self._stored_or_forgotten():
            set_plan(self.seats[seat], plan)
            change.seats = [self.seats[seat]]
            await self._commit(change, sender)

    async def resign(self, user_id: str) -> None:
        """A bot plays on for the user, who has lost."""
        async with self.open():
            seat = seat_of(self.seats, user_id)
            if seat is None:
                raise ApiError("forbidden", "error-no-part")
            if self.row.status != "playing":
                raise ApiError("conflict", "error-not-playing")
            await self._hand_over([seat], SUBSTITUTE)

    async def replace(self, user_id: str, seat: Seat) -> None:
        """The server's own bot plays on for a seat that is out of time: no rival chooses it."""
        async with self.open():
            if seat_of(self.seats, user_id) is None:
                raise ApiError("forbidden", "error-no-part")
            if self.row.status != "playing":
                raise ApiError("conflict", "error-not-playing")
            if seat >= len(self.seats):
                raise BadSetup(Sentence("error-no-such-seat"))
            if seat not in self.clock.out_of_time(time.time()):
                raise ApiError("forbidden", "error-in-time")
            await self._hand_over([seat], SUBSTITUTE)

    # Acts of the server

    async def play_bot(self, seat: Seat, text: str, question: str) -> bool:
        """A bot answers a question; False if that is not asked any more."""
        async with self.open():
            course = self.course
            if course is None or self.row.status != "playing":
                return False
            if bot_at(self.seats, seat) is None or course.question_name(seat) != question:
                return False
            change = self._change({seat})
            self._decide(seat, text, "bot")
            with self._stored_or_forgotten():
                self._settle()
                await self._commit(change)
            return True

    async def play_ordered(self, seat: Seat, question: str) -> bool:
        """Standing orders answer a question, or what was prepared does; False if neither can.

        A change of its own, as a person's answer is: nobody else learns who has which orders, or
        who had prepared what.
        """
        async with self.open():
            course = self.course
            text = self.ordered(seat)
            moves, how = ([text], "habit") if text is not None else (self.due(seat), "prepared")
            if course is None or not moves or self.row.status != "playing":
                return False
            if course.question_name(seat) != question:
                return False
            change = self._change({seat})
            self._decide(seat, moves[0], how)
            with self._stored_or_forgotten():
                self._complete(seat, moves[1:], how)
                self._settle()
                await self._commit(change)
            return True

    async def forget_plan(self, seat: Seat) -> None:
        """What the seat has prepared cannot be played."""
        async with self.open():
            await self._set_plan(seat, None, None)

    async def check_clock(self) -> None:
        """Bots take over the seats that are out of time."""
        async with self.open():
            if self.course is None:
                # Nothing can be done for it with these rules: it is not due again.
                expires = self.row.moved + PLAYING
                await self._store.write(lambda c: records.never_due(c, self.id, expires))
                return
            late = self.clock.out_of_time(time.time())
            if self.row.status == "playing" and late:
                await self._hand_over(late, SUBSTITUTE)

    async def end_turns(self) -> None:
        """Bots take over the seats that are asked now, though they have time left."""
        async with self.open():
            asked = [seat for seat in humans(self.seats) if seat in self.row.waiting]
            if self.course is not None and self.row.status == "playing" and asked:
                await self._hand_over(asked, SUBSTITUTE)

    async def _check_time(self, seat: Seat) -> None:
        """The seat has time left; if not, a bot has taken over, which raises `ApiError`."""
        if seat in self.clock.out_of_time(time.time()):
            await self._hand_over([seat], SUBSTITUTE)
            raise ApiError("conflict", "error-out-of-time")

    async def _hand_over(self, seats: Iterable[Seat], bot: str) -> None:
        change = self._change()
        with self._stored_or_forgotten():
            set_request(self.row, None)  # whoever comes instead has not been asked
            for seat in seats:
                give_to_bot(self.seats[seat], bot)
                self.clock.stopped(seat)
                change.seats.append(self.seats[seat])
            await self._commit(change)

    def _acting(self, user_id: str) -> tuple[Seat, Course]:
        seat = seat_of(self.seats, user_id)
        if seat is None:
            raise ApiError("forbidden", "error-no-part")
        if self.row.status != "playing":
            raise ApiError("conflict", "error-not-playing")
        if self.course is None:
            raise ApiError("conflict", "error-other-rules")
        return seat, self.course
