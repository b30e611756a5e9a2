"""The driver of one match: how each move came about, what was heard, what may be taken back."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

from tablee.core import (
    CHANCE,
    Action,
    BadRecord,
    Event,
    Game,
    Header,
    Match,
    Move,
    Record,
    Seat,
    Value,
)
from tablee.core.frames import S
from tablee.core.match import new_header
from tablee.driver.planning import next_question
from tablee.driver.questions import QuestionNames
from tablee.driver.settling import kind_of_move, openly_forced, shows_hidden
from tablee.driver.undo import NO_PHASE, Done, taken_back, taken_back_together


@dataclass(frozen=True, slots=True)
class Heard:
    """An event and the move of the record that caused it."""

    move: int
    event: Event


class Driver(Generic[S]):
    """Plays on a match for people, bots and standing orders.

    Who sits where is for its user to know: a server's tables, a terminal, a simulation.
    """

    def __init__(self, game: Game[S], header: Header) -> None:
        self.game = game
        self.done: list[Done] = []
        self.heard: list[Heard] = []
        self._names = QuestionNames(str(header.seed))
        #: Where the simultaneous phase that is open began, and what it is in the state.
        self._phase = NO_PHASE
        self._phase_key: object = None
        #: Whether its last answer shows those of others.
        self._is_sealed = False
        self.match: Match[S] = Match.opened(game, header, self._hear)
        self.match.play_chance()
        self._note("chance", "", "")

    @staticmethod
    def new(
        game: Game[S],
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, Value] | None = None,
    ) -> "Driver[S]":
        """A new game."""
        return Driver(game, new_header(game, seats, seed, options))

    def _hear(self, event: Event) -> None:
        self.heard.append(Heard(len(self.match.moves), event))

    def _note(self, how: str, question: str, kind: str, *, shows: bool = False) -> None:
        """Every move of the match is in `done`, with how it came about."""
        first = len(self.done)
        made = self.match.moves[first:]
        by = made[0][0] if made else CHANCE
        if by == CHANCE and self.done:
            by = self.done[-1].by  # a game from outside: its draws are moves of their own
        phase = self._phase
        opens = False
        if self.match.state.phase is not self._phase_key:
            opens = self._is_sealed
            self._phase_key = self.match.state.phase
            self._phase = len(self.match.moves) if self._phase_key is not None else NO_PHASE
            self._is_sealed = len(self.match.state.sealed) > 1
        for index, (seat, action) in enumerate(made, first):
            reveals = any(heard.event.reveals for heard in self.heard_of(index))
            reveals |= opens and index == first
            if seat == CHANCE:
                done = Done(seat, "chance", reveals, by, phase=phase)
            else:
                done = Done(seat, how, reveals, by, question, kind, phase, shows)
            self.done.append(done)
            self._names.note(done, action.text, self._phase)

    def heard_of(self, move: int) -> Iterator[Heard]:
        """What was heard of one move."""
        for heard in reversed(self.heard):
            if heard.move < move:
                return
            if heard.move == move:
                yield heard

    # Playing

    def decide(self, seat: Seat, action: Action | str, how: str) -> None:
        """A decision is made, chance is drawn; raises what `Match.play` raises."""
        question = self.question_name(seat) or ""
        kind = kind_of_move(self.match.state, seat)
        shows = shows_hidden(self.game, self.match.state, seat)
        self.match.play(action, seat)
        self._note(how, question, kind, shows=shows)

    def follow(self, moves: Iterable[tuple[Seat, Action | str, str]]) -> None:
        """Moves that were made before, each with how; what the seed draws is drawn again."""
        for seat, action, how in moves:
            if seat != CHANCE or self.match.header.seed is None:
                self.decide(seat, action, how)

    def settle(self, orders: Mapping[Seat, Mapping[str, Value]]) -> None:
        """What leaves a person no choice is played, and what standing orders answer.

        `orders` has the seats that people act for, each with all its standing orders.
        """
        while (answer := self._answer(orders)) is not None:
            self.decide(*answer)

    def settle_openly(self, people: Iterable[Seat]) -> None:
        """What leaves a person no choice is played, where everybody can know that it does.

        Standing orders are left to `ordered`.
        """
        people = list(people)
        while (forced := self._openly_forced(people)) is not None:
            self.decide(*forced, "forced")

    def _openly_forced(self, people: Iterable[Seat]) -> tuple[Seat, Action] | None:
        for seat in self.match.seats_to_act:
            if seat in people:
                action = openly_forced(self.game, self.match.state, seat)
                if action is not None:
                    return seat, action
        return None

    def ordered(self, seat: Seat, orders: Mapping[str, Value]) -> Action | None:
        """What the standing orders of `seat` answer now; `None` where it has to decide itself."""
        legal = self.match.legal(seat) if orders else []
        habit = self.game.habitual(self.match.state, seat, orders) if legal else None
        # A game that answers what it refuses must not stop a change halfway.
        return habit if habit in legal else None

    def _answer(
        self, orders: Mapping[Seat, Mapping[str, Value]]
    ) -> tuple[Seat, Action, str] | None:
        """A seat that need not be asked, its action, and how it is made."""
        for seat in self.match.seats_to_act:
            legal = self.match.legal(seat) if seat in orders else []
            if len(legal) == 1:
                return seat, legal[0], "forced"
            habit = self.ordered(seat, orders[seat]) if legal else None
            if habit is not None:
                return seat, habit, "habit"
        return None

    # Questions

    def question_name(self, seat: Seat) -> str | None:
        """What the question to `seat` is called; `None` if it is asked nothing.

        It stays the same while other seats decide at the same time.
        """
        return self._names.name(seat) if self.match.state.asked(seat) is not None else None

    def ahead_name(self, seat: Seat) -> str | None:
        """What the question is called that `seat` may prepare its answer to; `None`: there is none.

        It is another one as soon as anybody has decided anything.
        """
        state = self.match.state
        if state.asked(seat) is not None or next_question(state, seat) is None:
            return None
        return self._names.name(seat)

    @property
    def steps(self) -> int:
        """How many moves were made so far that everybody may know of, up to the last decision."""
        return self._step(self._phase if self.match.state.sealed else len(self.done))

    def step_of(self, heard: Heard) -> int:
        """The step at which it was heard: that of the decision which it came of, draws included."""
        return self._step(heard.move + 1)

    def _step(self, moves: int) -> int:
        """What remains of so many moves without the draws at their end."""
        while moves and self.done[moves - 1].seat == CHANCE:
            moves -= 1
        return moves

    # Taking back

    def undoable(self, seat: Seat) -> list[int] | None:
        """The moves that are gone if `seat` takes its last decision back; `None` if it may not.

        While answers are sealed, nothing from before the seal: another seat's answer would stop
        that, and whoever may no longer take it back would know of the answer.
        """
        gone = None if self.match.over else taken_back(self.done, seat, self._phase)
        if gone is not None and self.match.state.sealed and gone[0] < self._phase:
            return None
        return gone

    def undo_name(self, seat: Seat) -> str | None:
        """What the question was called whose answer `seat` may take back; `None` if it may not."""
        gone = self.undoable(seat)
        return self.done[gone[0]].question if gone is not None else None

    def undoable_together(self, seat: Seat) -> int | None:
        """The first move that is gone if all agree to go back to the last decision of `seat`.

        `None` where no agreement helps, where none is needed, and while answers are sealed.
        """
        if self.match.over or self.match.state.sealed or self.undoable(seat) is not None:
            return None
        return taken_back_together(self.done, seat)

    def undo_together_name(self, seat: Seat) -> str | None:
        """What the question was called to which all may agree to go back; `None` if not."""
        return self.undo_names(seat)[1]

    def undo_names(self, seat: Seat) -> tuple[str | None, str | None]:
        """`undo_name` and `undo_together_name`: at most one of them is there."""
        name = self.undo_name(seat)
        if name is not None or self.match.over or self.match.state.sealed:
            return name, None
        first = taken_back_together(self.done, seat)
        return None, None if first is None else self.done[first].question

    def undo(self, seat: Seat) -> int | None:
        """The last decision of `seat` was not made; the first move that is another one now.

        `None`, and nothing is changed, if it may not be taken back.
        """
        gone = self.undoable(seat)
        if gone is None:
            return None
        kept = [index for index in range(len(self.done)) if index not in gone]
        if kept != list(range(len(kept))) and not self._stand_alone(kept):
            return None
        self._retell(kept)
        return gone[0]

    def _stand_alone(self, kept: Sequence[int]) -> bool:
        """Whether these moves could have been made without the others."""
        told = [Move(seat, action.text) for seat, action in map(self.match.moves.__getitem__, kept)]
        try:
            Match.replayed(self.game, Record(self.match.header, told))
        except BadRecord:
            return False
        return True

    def keep(self, kept: int) -> None:
        """Only the first `kept` moves were made."""
        self._retell(range(kept))

    def _retell(self, kept: Sequence[int]) -> None:
        again = Driver(self.game, self.match.header)
        again.follow((*self.match.moves[index], self.done[index].how) for index in kept)
        again.match.listen(self._hear)
        self.match, self.done, self.heard = again.match, again.done, again.heard
        self._names = again._names
        self._phase, self._phase_key = again._phase, again._phase_key
        self._is_sealed = again._is_sealed
