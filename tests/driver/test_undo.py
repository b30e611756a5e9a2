"""Taking back: never what another has decided, and as if it had never been decided."""

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
from tablee.core import CHANCE, Action, Game, Seat
from tablee.core.draws import pick
from tablee.driver import Done, Driver
from tablee.driver.undo import NO_PHASE, last_choice, taken_back
from tests.contract.toy import game as toy
from tests.contract.toy.game import LanternsGame

TOY = LanternsGame()
MODES = ("standard", "sealed")
SEATS = 3


def moves(*seats_and_how: tuple[Seat, str]) -> list[Done]:
    """Moves outside of any phase."""
    return [Done(seat, how, reveals=False, by=seat) for seat, how in seats_and_how]


def test_a_decision_is_taken_back_with_what_followed_of_itself() -> None:
    done = moves((0, "human"), (1, "human"), (1, "forced"), (1, "habit"))
    assert taken_back(done, 1, NO_PHASE) == [1, 2, 3]


def test_what_another_decided_since_stops_it() -> None:
    assert taken_back(moves((0, "human"), (1, "forced")), 0, NO_PHASE) is None


def test_forced_moves_alone_bots_and_what_reveals_stay() -> None:
    assert taken_back(moves((0, "forced")), 0, NO_PHASE) is None
    assert taken_back(moves((0, "bot")), 0, NO_PHASE) is None
    assert taken_back([Done(0, "human", reveals=True, by=0)], 0, NO_PHASE) is None
    draw = Done(CHANCE, "chance", reveals=False, by=0)
    assert taken_back([*moves((0, "human")), draw], 0, NO_PHASE) is None


def test_people_at_one_screen_go_back_to_the_last_choice_of_any() -> None:
    done = moves((0, "human"), (1, "human"), (2, "bot"), (0, "forced"))
    assert last_choice(done, (0, 1)) == 1
    assert last_choice(done, (0,)) == 0
    assert last_choice(done, ()) is None
    assert last_choice(moves((0, "forced"), (1, "bot")), (0,)) is None


# Any game, with undo at any time


@dataclass(frozen=True)
class Course:
    """Who does what, in numbers that are folded onto what is possible."""

    seed: int
    mode: str
    #: Seats that bots play.
    bots: frozenset[Seat]
    #: Who (by number), what (by number), and whether that seat takes back instead.
    deeds: list[tuple[int, int, bool]]


@st.composite
def courses(draw: st.DrawFn) -> Course:
    number = st.integers(0, 5)
    seldom = st.sampled_from((False, False, False, True))
    return Course(
        draw(st.integers(0, 30)),
        draw(st.sampled_from(MODES)),
        draw(st.frozensets(st.integers(0, SEATS - 1), max_size=SEATS - 1)),
        draw(st.lists(st.tuples(number, number, seldom), max_size=24)),
    )


class Player:
    """Plays a course and looks at what each undo did."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.driver = Driver.new(TOY, SEATS, course.seed, {"mode": course.mode})

    def play(self) -> None:
        for who, what, is_undo in self.course.deeds:
            if self.driver.match.over:
                return
            if is_undo:
                self.undo(who % SEATS)
            else:
                asked = self.driver.match.seats_to_act
                seat = asked[who % len(asked)]
                legal = self.driver.match.legal(seat)
                self.decide(seat, legal[what % len(legal)])

    def names(self) -> dict[Seat, str | None]:
        return {seat: self.driver.question_name(seat) for seat in range(SEATS)}

    def decide(self, seat: Seat, action: Action) -> None:
        """Names stay within the phase, all others are new."""
        driver = self.driver
        before, phase = self.names(), driver.match.state.phase
        driver.decide(seat, action, "bot" if seat in self.course.bots else "human")
        stays = phase is not None and driver.match.state.phase is phase
        for other, name in self.names().items():
            if other != seat and stays:
                assert name == before[other]
            elif name is not None:
                assert name not in before.values()
                assert name not in {done.question for done in driver.done}

    def undo(self, seat: Seat) -> None:
        driver = self.driver
        gone, name = driver.undoable(seat), driver.undo_name(seat)
        played, done, before = driver.match.moves[:], driver.done[:], self.names()
        phase = driver.match.state.phase
        first = driver.undo(seat)
        assert (first is None) == (gone is None) == (name is None)
        if gone is None:
            assert (driver.match.moves, driver.done, self.names()) == (played, done, before)
            return
        assert first == gone[0]
        assert driver.question_name(seat) == name, "it is asked again what it was asked"
        for index in gone:
            assert done[index].seat == done[index].by == seat, "another's decision is gone"
            assert not done[index].reveals
            assert done[index].how != "bot"
        kept = [index for index in range(len(played)) if index not in gone]
        assert driver.match.moves == [played[index] for index in kept]
        others_moved = kept != list(range(len(kept)))
        if others_moved:
            assert phase is not None, "others have gone on, and not at the same time"
            assert {other: name for other, name in self.names().items() if other != seat} == {
                other: name for other, name in before.items() if other != seat
            }
        self.as_if_never_made(driver.done, [played[index] for index in kept])

    def as_if_never_made(self, done: list[Done], kept: list[tuple[Seat, Action]]) -> None:
        driver = self.driver
        again = Driver(driver.game, driver.match.header)
        again.follow(
            (seat, action, each.how) for (seat, action), each in zip(kept, done, strict=True)
        )
        assert driver.match.state == again.match.state
        assert (driver.match.moves, driver.done) == (again.match.moves, again.done)
        assert driver.heard == again.heard
        assert self.names() == {seat: again.question_name(seat) for seat in range(SEATS)}
        for seat in range(SEATS):
            assert driver.undoable(seat) == again.undoable(seat)
        assert driver.steps == again.steps


@given(courses())
@settings(deadline=None, max_examples=150)
def test_undo_at_any_time(course: Course) -> None:
    Player(course).play()


@given(st.integers(0, 30), st.permutations(range(SEATS)), st.permutations(range(SEATS)))
@settings(deadline=None, max_examples=40)
def test_the_answers_of_others_stay_while_the_phase_is_open(
    seed: int, first: list[Seat], undone: list[Seat]
) -> None:
    """All but one have answered under seal; each may take its own answer back, in any order."""
    driver = Driver.new(TOY, SEATS, seed, {"mode": "sealed"})
    for seat in range(SEATS):
        driver.decide(seat, "keep", "human")
    open_state = driver.match.state.clone()
    *answering, waiting = first
    for seat in answering:
        driver.decide(seat, "show", "human")
    name = driver.question_name(waiting)

    assert driver.undoable(waiting) is None
    for seat in undone:
        if seat != waiting:
            assert driver.undo(seat) is not None
            assert driver.question_name(waiting) == name
        left = [other for other in answering if driver.match.state.asked(other) is None]
        assert set(left) == set(answering) - set(undone[: undone.index(seat) + 1])
    assert driver.match.state == open_state


@pytest.mark.parametrize("mode", MODES)
def test_undo_in_the_middle_of_the_record(mode: str) -> None:
    """Seat 1 keeps its answer and what it drew, though seat 0 answered before it."""
    with_undo, without = (Driver.new(TOY, SEATS, 7, {"mode": mode}) for _ in range(2))
    with_undo.decide(0, "keep", "human")
    for driver in (with_undo, without):
        driver.decide(1, "swap", "human")
    assert with_undo.match.moves[-1][0] == CHANCE

    assert with_undo.undo(0) == len(without.match.moves) - 2
    assert with_undo.match.state == without.match.state
    assert (with_undo.done, with_undo.heard) == (without.done, without.heard)
    with_undo.decide(0, "swap", "human")
    assert with_undo.undo(0) is None, "a draw was seen"


def test_who_opened_the_sealed_answers_has_seen_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the game does not say so."""
    monkeypatch.setattr(toy.Opened, "reveals", False)
    driver = Driver.new(TOY, 2, 7, {"mode": "sealed"})
    for seat in (0, 1):
        driver.decide(seat, "keep", "human")
    driver.decide(0, "show", "human")
    assert driver.undoable(0) is not None
    driver.decide(1, "hide", "human")
    assert driver.undoable(0) is None
    assert driver.undoable(1) is None


@pytest.mark.parametrize("game", [tablee.game("reworld"), tablee.game("gaia")], ids=str)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_games_with_second_thoughts(game: Game[Any], seed: int) -> None:
    """Now and then somebody takes back; then it is as it was before the decision."""
    driver: Driver[Any] = Driver.new(game, 3, seed)
    luck = Random(seed)
    undone = 0
    for _ in range(120):
        driver.settle({seat: {} for seat in range(3)})
        if driver.match.over:
            break
        (seat,) = driver.match.seats_to_act
        before = driver.match.state.clone()
        done, heard, name = driver.done[:], driver.heard[:], driver.question_name(seat)
        driver.decide(seat, pick(luck, driver.match.legal(seat)), "human")
        driver.settle({seat: {}})
        if luck.random() < 0.4 and driver.undoable(seat) is not None:
            undone += 1
            for other in range(3):
                assert other == seat or driver.undo(other) is None
            assert driver.undo_name(seat) == name
            assert driver.undo(seat) == len(done)
            assert driver.match.state == before
            assert (driver.done, driver.heard) == (done, heard)
            assert driver.question_name(seat) == name
    assert undone > 5
