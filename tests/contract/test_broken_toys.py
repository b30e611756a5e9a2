"""Each law can fail: toys that break one rule of the contract are caught by it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test
from msgspec import structs

from tablee.core import Action, IllegalAction, Seat, Sentence, TableeError, Value
from tests.contract import knowledge, laws
from tests.contract.laws import Setup
from tests.contract.test_machines import machine
from tests.contract.toy import game as toy
from tests.contract.toy.game import BeginRound, Lanterns, LanternsGame, LanternsView

Seated = toy.ShowOrHide | toy.DrawLantern


class DeadEnd(toy.ShowOrHide):
    """Law 1: a question without an answer."""

    __slots__ = ()

    def options(self, state: Lanterns) -> Sequence[Action]:
        return ()


class Endless(toy.ShowOrHide):
    """Law 1: a question that comes back for ever."""

    __slots__ = ()

    def resolve(self, state: Lanterns, action: Action) -> None:
        state.then(Endless(self.seat))


class Twice(toy.ShowOrHide):
    """Law 1: the same answer offered twice."""

    __slots__ = ()

    def options(self, state: Lanterns) -> Sequence[Action]:
        return (toy.SHOW, toy.SHOW)


class SharedScores(Lanterns):
    """Law 2: a clone that shares a list."""

    __slots__ = ()

    def clone(self) -> SharedScores:
        copy = super().clone()
        copy.bag = self.bag
        assert isinstance(copy, SharedScores)
        return copy


class GrowingFrame(toy.ShowOrHide):
    """Law 2: a frame that changes, though clones share it."""

    __slots__ = ("asked",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.asked: list[int] = []

    def resolve(self, state: Lanterns, action: Action) -> None:
        self.asked.append(state.round)
        if len(self.asked) < 2:
            state.then(self)


class OwnLuck(toy.ShowOrHide):
    """Law 3: chance that does not stand in the record."""

    __slots__ = ()
    luck = count()

    def resolve(self, state: Lanterns, action: Action) -> None:
        super().resolve(state, action)
        state.scores[self.seat] += next(self.luck) % 5


class Forgetful(Lanterns):
    """Law 3: a field that snapshots do not know."""

    __slots__ = ()
    shared = ("round",)


class Deaf(LanternsGame):
    """Law 3: two actions with one notation."""

    def parse(self, text: str) -> Action:
        return super().parse("keep" if text == "swap" else text)


class GlassHands(LanternsGame):
    """Law 4: a view that shows every lantern."""

    def observe(self, state: Lanterns, seat: Seat | None) -> LanternsView:
        return structs.replace(super().observe(state, seat), lanterns=[*state.lanterns])


class BagView(LanternsView, frozen=True):
    lights: Sequence[int]


class OpenBag(LanternsGame):
    """Law 4: a view that tells what is left, and so what others hold."""

    def observe(self, state: Lanterns, seat: Seat | None) -> BagView:
        seen = structs.asdict(super().observe(state, seat))
        return BagView(**seen, lights=[*state.bag])


class Careless(LanternsGame):
    """Law 4: secrets in a game that claims to have none."""

    has_secrets = False


class TellingPrompt(LanternsGame):
    """Law 4: a question that says what a neighbour holds."""

    def question(self, state: Lanterns, seat: Seat | None) -> Sentence:
        if seat is None or state.over:
            return super().question(state, seat)
        return Sentence("prompt-lantern", light=state.lanterns[seat - 1])


class PointingFinger(LanternsGame):
    """Law 4: an action that points at what a neighbour holds."""

    def targets(self, state: Lanterns, action: Action) -> tuple[str, ...]:
        return (f"lantern:{state.lanterns[state.seats_to_act[0] - 1]}",)


class TellingOptions(toy.ShowOrHide):
    """Law 4: what is legal depends on a neighbour's secret."""

    __slots__ = ()

    def options(self, state: Lanterns) -> Sequence[Action]:
        return (toy.SHOW,) if state.lanterns[self.seat - 1] > 3 else (toy.SHOW, toy.HIDE)


class Loud(toy.ShowOrHide):
    """Law 4: an event that tells everybody what was hidden."""

    __slots__ = ()

    def resolve(self, state: Lanterns, action: Action) -> None:
        state.shown[self.seat] = action == toy.SHOW
        state.emit(toy.Shown(self.seat, state.lanterns[self.seat]))


class Amnesiac(LanternsGame):
    """Law 4: an imagined world in which a seat loses its own lantern."""

    def determinize(self, state: Lanterns, seat: Seat, rng: Random) -> Lanterns:
        copy = state.clone()
        copy.lanterns[seat] = 7 - copy.lanterns[seat] if copy.lanterns[seat] else 0
        return copy


class Spy(LanternsGame):
    """Law 4: numbers for bots that look into a neighbour's hand."""

    def features(self, state: Lanterns, seat: Seat) -> list[float]:
        return [float(state.lanterns[seat - 1]), 0.0]


class Rumour(toy.Dealt):
    """A private event that everybody hears."""

    audience = None  # type: ignore[assignment]


class TownCrier(toy.DrawLantern):
    """Law 4: an event that repeats what was drawn in secret."""

    __slots__ = ()

    def resolve(self, state: Lanterns, outcome: Action) -> None:
        super().resolve(state, outcome)
        state.emit(Rumour(self.seat, state.lanterns[self.seat]))


class Clairvoyant(LanternsGame):
    """Law 4: imagined worlds that are the true one."""

    def determinize(self, state: Lanterns, seat: Seat, rng: Random) -> Lanterns:
        return state.clone()


class Lenient(toy.ShowOrHide):
    """Law 5: accepts what it does not offer."""

    __slots__ = ()

    def admits(self, state: Lanterns, seat: Seat, action: Action) -> bool:
        return True


class Sloppy(toy.ShowOrHide):
    """Law 5: changes something while refusing."""

    __slots__ = ()

    def why_not(self, state: Lanterns, action: Action) -> IllegalAction:
        state.scores[self.seat] += 1
        return super().why_not(state, action)


class Speechless(toy.ShowOrHide):
    """Law 5: a refusal without words."""

    __slots__ = ()

    def why_not(self, state: Lanterns, action: Action) -> IllegalAction:
        return IllegalAction("R3", Sentence("refuse-for-no-reason"))


class Leaky(toy.ShowOrHide):
    """Law 6: a lantern falls overboard."""

    __slots__ = ()

    def resolve(self, state: Lanterns, action: Action) -> None:
        super().resolve(state, action)
        state.lanterns[self.seat] = 0


def with_question(question: type[toy.ShowOrHide]) -> LanternsGame:
    """Lanterns in which each round ends with another question than usual."""
    return with_frame(toy.ShowOrHide, question)


def with_draw(drawing: type[toy.DrawLantern]) -> LanternsGame:
    """Lanterns in which lanterns are drawn in another way than usual."""
    return with_frame(toy.DrawLantern, drawing)


def with_frame(usual: type[Seated], other: type[Seated]) -> LanternsGame:
    """Lanterns in which some frames of a round are replaced."""

    class Round(BeginRound):
        __slots__ = ()

        def run(self, state: Lanterns) -> None:
            super().run(state)
            state.agenda = [
                other(frame.seat) if isinstance(frame, usual) else frame for frame in state.agenda
            ]

    class Broken(LanternsGame):
        def new_state(self, seats: int, options: Mapping[str, Value]) -> Lanterns:
            state = self.state_class(seats, 1)
            state.then(Round())
            return state

        @property
        def parts(self) -> Sequence[type]:
            return (*super().parts, other, Round)

    return Broken()


def with_state(state_class: type[Lanterns]) -> LanternsGame:
    """Lanterns with another kind of position."""

    class Broken(LanternsGame):
        pass

    Broken.state_class = state_class
    return Broken()


BROKEN: list[tuple[Callable[[Setup, int], None], LanternsGame]] = [
    (laws.law_1_play_ends, with_question(DeadEnd)),
    (laws.law_1_play_ends, with_question(Endless)),
    (laws.law_1_play_ends, with_question(Twice)),
    (laws.law_2_clones_are_independent, with_state(SharedScores)),
    (laws.law_2_clones_are_independent, with_question(GrowingFrame)),
    (laws.law_3_record_and_snapshot_are_true, with_question(OwnLuck)),
    (laws.law_3_record_and_snapshot_are_true, with_state(Forgetful)),
    (laws.law_3_record_and_snapshot_are_true, Deaf()),
    (knowledge.law_4_secrets_are_kept, GlassHands()),
    (knowledge.law_4_secrets_are_kept, OpenBag()),
    (knowledge.law_4_secrets_are_kept, Careless()),
    (knowledge.law_4_secrets_are_kept, TellingPrompt()),
    (knowledge.law_4_secrets_are_kept, PointingFinger()),
    (knowledge.law_4_secrets_are_kept, with_question(TellingOptions)),
    (knowledge.law_4_secrets_are_kept, with_question(Loud)),
    (knowledge.law_4_secrets_are_kept, Amnesiac()),
    (knowledge.law_4_secrets_are_kept, Spy()),
    (knowledge.law_4_what_looks_alike_sounds_alike, with_draw(TownCrier)),
    (knowledge.law_4_worlds_vary, Clairvoyant()),
    (laws.law_5_illegal_is_refused, with_question(Lenient)),
    (laws.law_5_illegal_is_refused, with_question(Sloppy)),
    (laws.law_5_illegal_is_refused, with_question(Speechless)),
    (laws.law_6_components_are_conserved, with_question(Leaky)),
]


@pytest.mark.parametrize(("law", "game"), BROKEN)
def test_a_broken_toy_is_caught(law: Callable[[Setup, int], None], game: LanternsGame) -> None:
    def five_games() -> None:
        for seed in range(5):
            law(Setup(game, 3, {}), seed)

    with pytest.raises((AssertionError, pytest.fail.Exception, LookupError, TableeError)):
        five_games()


@pytest.mark.parametrize(
    "law", dict.fromkeys(law for law, _ in BROKEN), ids=lambda law: law.__name__
)
def test_the_sound_toy_passes_where_its_broken_twins_fail(
    law: Callable[[Setup, int], None],
) -> None:
    for seed in range(5):
        law(Setup(LanternsGame(), 3, {}), seed)


def test_the_state_machine_catches_a_leak_and_shrinks_it() -> None:
    """The shortest failing game: begin, both decide together, one question more."""
    with pytest.raises(AssertionError, match="lost or made") as caught:
        run_state_machine_as_test(
            machine(Setup(with_question(Leaky), 2, {})),
            settings=settings(
                deadline=None, database=None, suppress_health_check=list(HealthCheck)
            ),
        )
    story = "\n".join(getattr(caught.value, "__notes__", []))
    assert 0 < story.count("state.play") <= 3


def test_a_rule_without_a_test_is_caught(tmp_path: Path) -> None:
    tests = tmp_path / "test_lanterns.py"
    tests.write_text("def test_r1_a_lantern_each(): ...\ndef test_all():\n    'R2 and R3'\n")
    rules = Path(__file__).with_name("toy") / "RULES.md"
    with pytest.raises(AssertionError, match="R4"):
        laws.law_7_rules_are_tested(rules.read_text("utf-8"), [tests])


@pytest.mark.parametrize(
    "french",
    ["other = Autre { $light }", "shown = Montré", "shown = { $light }\nmore = Plus"],
)
def test_texts_that_differ_are_caught(french: str) -> None:
    with pytest.raises(AssertionError):
        laws.law_7_texts_are_whole({"fr": french, "en": "shown = { $light } shown"})
