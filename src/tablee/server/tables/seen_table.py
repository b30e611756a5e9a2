"""What is seen of a table: by those who look in, at a glance, and as a reader's document."""

import time
from collections.abc import Collection, Sequence
from hmac import compare_digest
from typing import Any

from tablee.core import Game, Seat, Value
from tablee.core.catalogue import game as open_game
from tablee.core.catalogue import games
from tablee.driver.habits import in_force
from tablee.server.storage.records import SeatRow, TableRow
from tablee.server.tables.clocks import Clock
from tablee.server.tables.course import Course
from tablee.server.tables.guided import guide_info
from tablee.server.tables.planning import prepared_info
from tablee.server.tables.seat_view import SeatView, SeatViews
from tablee.server.tables.seating import is_invited, seat_of
from tablee.server.tables.summaries import glance, outcome_of, seats_seen, seen_by, summary
from tablee.server.tables.undo_requests import request_of
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import Document, ForeseenMessage, OutcomeInfo, SeatInfo, Summary


class SeenTable:
    """A table in memory, to be read; whoever holds its lock may rely on it."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.row: TableRow
        self.seats: list[SeatRow]
        #: `None` before the game begins, and where this engine cannot play it.
        self.course: Course | None = None
        self.clock: Clock
        self._views: SeatViews | None = None
        #: How everyone came off, or would, and how the row says it.
        self._outcome_seen: tuple[OutcomeInfo | None, object] = None, None
        #: Who was seen to sit where: mostly the same object again, which costs no comparison.
        self._seats_seen: list[SeatInfo] = []

    def _see_anew(self) -> None:
        """What is seen of the course is made anew when it is asked for."""
        if self.course is None:
            self._views = None
        elif self._views is None or self._views.course is not self.course:
            self._views = SeatViews(self.course)
        else:
            self._views.changed()

    @property
    def game(self) -> Game[Any] | None:
        """The game; `None` where this engine cannot play it."""
        if self.course is not None:
            return self.course.game
        can_begin = self.row.status == "open" and self.row.game in games()
        return open_game(self.row.game) if can_begin else None

    def _is_invitation(self, invitation: str | None) -> bool:
        return invitation is not None and compare_digest(
            invitation.encode(), self.row.invitation.encode()
        )

    def may_watch(self, user_id: str | None, invitation: str | None) -> bool:
        """Whether the user may see this table."""
        if not self.row.private or self.row.status == "over":
            return True
        return is_invited(self.seats, user_id) or self._is_invitation(invitation)

    def is_asked_here(self, user_id: str, invitation: str | None) -> bool:
        """Whether somebody here has asked the user to come: a bot sits down nowhere else."""
        return is_invited(self.seats, user_id) or self._is_invitation(invitation)

    def may_chat(self, user_id: str | None, invitation: str | None) -> bool:
        """Whether the user may read and write here; a private table's talk stays its own."""
        is_guest = is_invited(self.seats, user_id) or self._is_invitation(invitation)
        return not self.row.private or is_guest

    def summary(self, reader: str | None, online: Collection[str]) -> Summary:
        """The table at a glance."""
        return summary(self.row, self.seats, reader, online)

    def seats_seen(self, online: Collection[str]) -> list[SeatInfo]:
        """The seats at a glance, the same for every reader."""
        seats = seats_seen(self.seats, online)
        if seats != self._seats_seen:
            self._seats_seen = seats
        return self._seats_seen

    def _habits(self, seat: Seat | None) -> dict[str, Value] | None:
        """The standing orders of a seat, for its own player's eyes; `None` where there are none."""
        game = self.game
        if seat is None or game is None or not game.habits:
            return None
        return in_force(game, self.seats[seat].habits)

    def sees_as(self, reader: str | None) -> tuple[Seat | None, bool, bool]:
        """What a reader's document depends on: readers of whom it is the same share it."""
        is_host = reader is not None and reader == self.row.opened_by
        return seat_of(self.seats, reader), is_invited(self.seats, reader), is_host

    def glance(self, online: Collection[str]) -> Summary:
        """What everybody may know of the table at a glance."""
        outcome, told = self._outcome_seen
        if told is not self.row.outcome:
            outcome = outcome_of(self.row)
            self._outcome_seen = outcome, self.row.outcome
        seats = self.seats_seen(online)
        return glance(self.row, self.seats, seats, self.clock.info, outcome)

    def document(self, reader: str | None, at_a_glance: Summary) -> Document:
        """Everything that the user may see."""
        seat = seat_of(self.seats, reader)
        views, course = self._views, self.course
        seen = views.of(seat) if views is not None else SeatView()
        is_closed = self.row.status == "closed"
        request = None if is_closed else request_of(self.row)
        if is_closed:  # nobody is asked anything
            seen = SeatView(seen.view)
        return Document(
            table=seen_by(reader, at_a_glance, self.row, self.seats),
            step=course.steps if course is not None else 0,
            view=seen.view,
            prompt=seen.prompt,
            rule=seen.rule,
            actions=seen.actions,
            question=seen.question,
            undo=seen.undo,
            clock=None if is_closed else self._clock(seat),
            habits=self._habits(seat),
            events=views.events(seat) if views is not None else [],
            guide=None if course is None or is_closed else guide_info(self.row, course, seat),
            undo_together=seen.undo_together,
            undo_request=request.info() if request is not None else None,
            ahead=seen.ahead,
            prepared=None if seat is None or is_closed else prepared_info(self.seats[seat]),
        )

    def foreseen(self, seat: Seat, moves: Sequence[str], question: str) -> ForeseenMessage:
        """What would come of these answers to a question of that seat, or to its next one."""
        if self.course is None or self._views is None:
            raise ApiError("conflict", "error-not-playing")
        if question not in (self.course.question_name(seat), self._views.of(seat).ahead):
            raise ApiError("conflict", "error-moved-on")
        return self._views.foreseen(seat, moves)

    def _clock(self, reader: Seat | None) -> list[float | None] | None:
        """The seconds left; how long others take for sealed answers is not shown."""
        shown = self.clock.shown(time.time())
        if shown is not None:
            for seat in self.row.sealed:
                shown[seat] = shown[seat] if seat == reader else None
        return shown
