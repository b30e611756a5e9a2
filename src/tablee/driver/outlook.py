"""What an answer would lead to, before it is given: tried out in worlds that its seat imagines."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Generic, NamedTuple

from msgspec import Struct

from tablee.core import CHANCE, Action, Decision, Game, Match, Seat, Sentence
from tablee.core.frames import S
from tablee.driver.asking import imagine
from tablee.driver.settling import continues_move, openly_forced


class Foresight(NamedTuple):
    """What one answer would do, as far as the seat that gives it can know."""

    #: What the seat would own more or less of, by the names of `Game.holdings`.
    changes: Mapping[str, int]
    #: Points at once.
    score: int
    #: The place that the seat would have; 0 where it keeps the one it has.
    place: int
    remarks: tuple[Sentence, ...]
    warning: Sentence | None
    #: Whether more comes of it than can be known: something is drawn or uncovered.
    is_unknown: bool
    #: Whether the seat is asked on, to complete the move (`Outlook.after`).
    continues: bool
    #: Whether the seat is asked nothing more.
    is_last: bool


class Answer(NamedTuple):
    """One answer as it is shown to the seat that may give it."""

    action: Action
    says: Sentence
    #: What it touches on a board.
    targets: tuple[str, ...]
    does: Foresight


class Outlook(Generic[S]):
    """One seat's question in the worlds that the seat can imagine.

    Where something hidden may bear on an answer there are two of them, and only what is the same
    in both is told: the rest is unknown.
    """

    __slots__ = ("_before", "_foreseen", "_game", "_question", "_rng", "_seat", "other", "state")

    def __init__(self, game: Game[S], seat: Seat, first: S, second: S | None, rng: Random) -> None:
        self._game = game
        self._seat = seat
        #: The world in which the question is put and its answers are described.
        self.state = first
        #: Another one, where something hidden may bear on an answer.
        self.other = second
        self._rng = rng
        self._question: Decision[S] | None = None
        self._before: _Standing | None = None
        #: By what answers have in common that are alike.
        self._foreseen: dict[object, Foresight] = {}

    @staticmethod
    def of(match: Match[S], seat: Seat, rng: Random) -> Outlook[S]:
        """What `seat` is asked now."""
        first: S = imagine(match, seat, rng)  # type: ignore[assignment]
        second: S | None = None
        if _may_uncover(match.game, first, seat):
            second = imagine(match, seat, rng)  # type: ignore[assignment]
        return Outlook(match.game, seat, first, second, rng)

    @staticmethod
    def ahead_of(match: Match[S], seat: Seat, rng: Random) -> Outlook[S] | None:
        """What `seat` is asked next if those before it do nothing; `None` if that is not known."""
        first: S | None = imagine(match, seat, rng).ahead(seat)  # type: ignore[assignment]
        if first is None:
            return None
        second: S | None = None
        if _may_uncover(match.game, first, seat):
            second = imagine(match, seat, rng).ahead(seat)  # type: ignore[assignment]
        return Outlook(match.game, seat, first, second, rng)

    @property
    def question(self) -> Decision[S]:
        """What the seat is asked."""
        if self._question is None:
            asked = self.state.asked(self._seat)
            assert isinstance(asked, Decision), "the seat is asked nothing"
            self._question = asked
        return self._question

    def read(self, text: str) -> Action:
        """The answer that `text` writes; raises why it is none."""
        action = self._game.parse(text)
        if not self.question.possible(self.state, action):
            raise self.question.why_not(self.state, action)
        return action

    def shown(self, action: Action) -> Answer:
        """A legal answer as it is shown to the seat."""
        says = self._game.describe(self.state, self._seat, action)
        touched = self._game.targets(self.state, self._seat, action)
        return Answer(action, says, touched, self.foresee(action))

    def view(self) -> Struct | None:
        """What the seat would see; `None` where that cannot be known."""
        seen = self._game.observe(self.state, self._seat)
        if self.other is not None and seen != self._game.observe(self.other, self._seat):
            return None
        return seen

    def foresee(self, action: Action) -> Foresight:
        """What a legal `action` would do: the same object for all that are alike."""
        kind = self.question.alike(self.state, action)
        if kind is None:
            return self._foresee(action)
        known = self._foreseen.get(kind)
        if known is None:
            known = self._foreseen[kind] = self._foresee(action)
        return known

    def _foresee(self, action: Action) -> Foresight:
        warning = self._game.warning(self.state, self._seat, action)
        if self._before is None:
            self._before = self._standing(self.state)
        after = self._after(action)
        one, other = after.state, after.other
        has, remarks = self._standing(one), self._game.remarks(self.state, one, self._seat)
        told = self._told(has, remarks)
        # Under seal nothing comes of an answer before the others have given theirs.
        unknown = one.asked(CHANCE) is not None or len(self.state.sealed) > 1
        is_last = one.asked(self._seat) is None
        if self.other is not None and other is not None:
            unknown |= other.asked(CHANCE) is not None
            there = self._standing(other), self._game.remarks(self.other, other, self._seat)
            if there != (has, remarks):
                unknown = True
                told = told.common(self._told(*there))
        return Foresight(
            told.changes,
            told.score,
            told.place,
            told.remarks,
            warning,
            unknown,
            after.continues,
            is_last,
        )

    def after(self, action: Action) -> Outlook[S] | None:
        """The question that completes the move; `None` where there is none, or none is known."""
        after = self._after(action)
        if not after.continues:
            return None
        if after.other is None and _may_uncover(self._game, after.state, self._seat):
            after.other = self._game.determinize(after.state, self._seat, self._rng)
        return after

    def seen_after(self, action: Action) -> Struct | None:
        """What the seat would see after a legal `action`; `None` where that cannot be known."""
        return self._after(action).view()

    def _after(self, action: Action) -> Outlook[S]:
        second = None if self.other is None else self._tried(self.other, action)
        first = self._tried(self.state, action)
        return Outlook(self._game, self._seat, first, second, self._rng)

    @property
    def continues(self) -> bool:
        """Whether the seat is asked to complete a move, and the same in all its worlds."""
        seat, one, other = self._seat, self.state, self.other
        if not continues_move(one, seat):
            return False
        if other is None:
            return True
        if type(one.asked(seat)) is not type(other.asked(seat)):
            return False
        mine, theirs = one.legal(seat), other.legal(seat)
        return mine is theirs or list(mine) == list(theirs)

    def _tried(self, world: S, action: Action) -> S:
        """The world after `action`, and after what leaves no choice then."""
        tried = world.clone()
        tried.apply(action, self._seat)
        while (forced := openly_forced(self._game, tried, self._seat)) is not None:
            tried.apply(forced, self._seat)
        return tried

    def _standing(self, world: S) -> _Standing:
        score, place = self._game.score_and_place(world, self._seat)
        return _Standing(self._game.holdings(world, self._seat), score, place)

    def _told(self, has: _Standing, remarks: tuple[Sentence, ...]) -> _Told:
        assert self._before is not None
        had = self._before
        changes: dict[str, int] = {}
        if has.holdings != had.holdings:
            changes = {
                name: count - had.holdings.get(name, 0)
                for name, count in has.holdings.items()
                if count != had.holdings.get(name, 0)
            }
        place = has.place if has.place != had.place else 0
        return _Told(changes, has.score - had.score, place, remarks)


def _may_uncover(game: Game[S], state: S, seat: Seat) -> bool:
    """Whether something that `seat` cannot know may bear on its answer."""
    question = state.asked(seat)
    return game.has_secrets and not (isinstance(question, Decision) and not question.may_uncover)


class _Standing(NamedTuple):
    """What is compared: what the seat knows of itself, the same in all worlds."""

    holdings: Mapping[str, int]
    score: int
    place: int


class _Told(NamedTuple):
    changes: dict[str, int]
    score: int
    place: int
    remarks: tuple[Sentence, ...]

    def common(self, other: _Told) -> _Told:
        """What both tell."""
        changes = {n: by for n, by in self.changes.items() if other.changes.get(n) == by}
        return _Told(
            changes,
            self.score if self.score == other.score else 0,
            self.place if self.place == other.place else 0,
            tuple(remark for remark in self.remarks if remark in other.remarks),
        )
