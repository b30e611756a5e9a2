"""Each law can fail: toys that break one rule of the contract are caught by it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test
from msgspec.structs import replace

from tablee.contract import (
    credits,
    draws,
    foresight,
    knowledge,
    laws,
    planning,
    sentences,
    simultaneous,
)
from tablee.contract.laws import Setup
from tablee.contract.machine import machine
from tablee.core import Action, Event, IllegalAction, Seat, Sentence, Step, TableeError, Value
from tests.contract.toy import game as toy
from tests.contract.toy.game import BeginRound, Lanterns, LanternsGame


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


class CountingDown(LanternsGame):
    """Law 1: rounds that are counted by what is left."""

    def round_of(self, state: Lanterns) -> int:
        return -state.round


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


class Unnamed(Step[Lanterns]):
    __slots__ = ()

    def run(self, state: Lanterns) -> None:
        pass


class Unlisted(toy.ShowOrHide):
    """Law 3: a step that snapshots do not know."""

    __slots__ = ()

    def resolve(self, state: Lanterns, action: Action) -> None:
        super().resolve(state, action)
        state.then(Unnamed())


class GlassHands(LanternsGame):
    """Law 4: a view that shows every lantern."""

    def observe(self, state: Lanterns, seat: Seat | None) -> toy.LanternsView:
        return replace(super().observe(state, seat), lanterns=[*state.lanterns])


class OpenBag(LanternsGame):
    """Law 4: a view that tells what is left, and so what others hold."""

    def observe(self, state: Lanterns, seat: Seat | None) -> toy.LanternsView:
        return replace(super().observe(state, seat), bag=state.bag[5])


class EarlyResult(LanternsGame):
    """Law 4: a standing that counts what is hidden, before the end."""

    def standing(self, state: Lanterns, seat: Seat) -> tuple[int, ...]:
        return (state.scores[seat] + state.lanterns[seat],)


class FalselyOpen(toy.ShowOrHide):
    """Law 4: a question that calls itself open and offers what depends on a hidden light."""

    __slots__ = ()

    def options(self, state: Lanterns) -> Sequence[Action]:
        return (toy.SHOW,) if state.lanterns[self.seat] == 1 else (toy.SHOW, toy.HIDE)

    def is_open(self, state: Lanterns) -> bool:
        return True


class OpenlyDark(toy.ShowOrHide):
    """Law 4: a question that is open for some lights and not for others."""

    __slots__ = ()

    def is_open(self, state: Lanterns) -> bool:
        return state.lanterns[self.seat] == 1


class Frank(LanternsGame):
    """Law 4: says that nothing is hidden."""

    has_secrets = False


class TellingPrompt(LanternsGame):
    """Law 4: a question that says what a neighbour holds."""

    def question(self, state: Lanterns, seat: Seat | None) -> Sentence:
        if seat is None or state.over:
            return super().question(state, seat)
        return Sentence("prompt-lantern", light=state.lanterns[seat - 1])


class PointingFinger(LanternsGame):
    """Law 4: an action that points at what a neighbour holds."""

    def targets(self, state: Lanterns, seat: Seat, action: Action) -> tuple[str, ...]:
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

    def deal_anew(self, world: Lanterns, seat: Seat, rng: Random) -> None:
        pass


class Peeping(LanternsGame):
    """Law 4: the bag is left out when lanterns are dealt anew, so some are always true."""

    def deal_anew(self, world: Lanterns, seat: Seat, rng: Random) -> None:
        others = [s for s, light in enumerate(world.lanterns) if light and s != seat]
        lights = [world.lanterns[other] for other in others if not world.shown[other]]
        for other in others:
            if not world.shown[other]:
                world.lanterns[other] = lights.pop(int(rng.random() * len(lights)))


class Hopeful(LanternsGame):
    """Law 4: imagines that others hold the brightest lantern that is left."""

    def deal_anew(self, world: Lanterns, seat: Seat, rng: Random) -> None:
        super().deal_anew(world, seat, rng)
        for other, light in enumerate(world.lanterns):
            best = max(left for left in toy.LIGHTS if world.bag[left - 1])
            if light and other != seat and not world.shown[other] and best > light:
                world.bag[light - 1] += 1
                world.bag[best - 1] -= 1
                world.lanterns[other] = best


class Silent(toy.Opened):
    """What was hidden is shown, and may be taken back."""

    reveals = False


class Peek(toy.ShowOrHide):
    """Law 4: whoever answers looks at all lanterns and is told so by an event like any other."""

    __slots__ = ()

    def resolve(self, state: Lanterns, action: Action) -> None:
        super().resolve(state, action)
        state.shown = [True] * len(state.shown)
        state.emit(Silent(tuple(state.lanterns)))


class Lenient(toy.ShowOrHide):
    """Law 5: accepts what it does not offer."""

    __slots__ = ()

    def possible(self, state: Lanterns, action: Action) -> bool:
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


class LooseDraw(toy.DrawLantern):
    """Law 8: calls possible what is not in the bag."""

    __slots__ = ()

    def possible(self, state: Lanterns, outcome: Action) -> bool:
        return outcome in toy.LIGHT_OF

    def resolve(self, state: Lanterns, outcome: Action) -> None:
        super().resolve(state, outcome)
        state.bag = [max(0, left) for left in state.bag]


class UnlistedLooseDraw(LooseDraw):
    """Law 8: the same, and the outcomes are not listed."""

    __slots__ = ()

    def outcomes(self, state: Lanterns) -> Sequence[tuple[Action, float]]:
        return ()


class TooMuch(toy.DrawLantern):
    """Law 8: probabilities that sum to more than one."""

    __slots__ = ()

    def outcomes(self, state: Lanterns) -> Sequence[tuple[Action, float]]:
        return [(action, 1.2 * chance) for action, chance in super().outcomes(state)]


class LoadedDie(toy.DrawLantern):
    """Law 8: samples that are not as likely as they say."""

    __slots__ = ()

    def sample(self, state: Lanterns, rng: Random) -> Action:
        return max(super().sample(state, rng), super().sample(state, rng), key=str)


class Wordless(LanternsGame):
    """Law 8: an outcome without words."""

    def describe(self, state: Lanterns, seat: Seat, action: Action) -> Sentence:
        if action in toy.LIGHT_OF:
            return Sentence("action-draw")
        return super().describe(state, seat, action)


class Gossip(LanternsGame):
    """Law 9: says who is still asked although answers are sealed."""

    def question(self, state: Lanterns, seat: Seat | None) -> Sentence:
        if state.over or seat in state.seats_to_act:
            return super().question(state, seat)
        return Sentence("prompt-wait", seat=state.seats_to_act[0])


class BrokenSeal(LanternsGame):
    """Law 9: imagined worlds that know of sealed answers."""

    def determinize(self, state: Lanterns, seat: Seat, rng: Random) -> Lanterns:
        world = state.clone()
        self.deal_anew(world, seat, rng)
        return world


class Hasty(toy.KeepOrSwap):
    """Law 9: the first to answer gets a point."""

    __slots__ = ()

    def resolve(self, state: Lanterns, action: Action) -> None:
        if not any(state.scores):
            state.scores[self.seat] += 1
        super().resolve(state, action)


class Dreamer(LanternsGame):
    """Law 10: what is imagined is a brighter world: more points than there will be."""

    def deal_anew(self, world: Lanterns, seat: Seat, rng: Random) -> None:
        super().deal_anew(world, seat, rng)
        world.scores[seat] += world.lanterns[seat]
        world.lanterns[seat] = 0


class Tattler(Peeping):
    """Law 10: tells what a neighbour holds, in worlds that are nearly the true one."""

    def remarks(self, before: Lanterns, after: Lanterns, seat: Seat) -> tuple[Sentence, ...]:
        return (Sentence("prompt-lantern", light=before.lanterns[seat - 1]),)


class Confident(toy.ShowOrHide):
    """Law 10: points for a neighbour's light, and a question that says it depends on none."""

    __slots__ = ()
    may_uncover = False

    def resolve(self, state: Lanterns, action: Action) -> None:
        super().resolve(state, action)
        state.scores[self.seat] += state.lanterns[self.seat - 1]


class Seeing(toy.ShowOrHide):
    """Law 10: whoever answers sees all lights, and nothing is said to be uncovered."""

    __slots__ = ()
    may_uncover = False

    def resolve(self, state: Lanterns, action: Action) -> None:
        super().resolve(state, action)
        state.shown = [True] * len(state.shown)


class Indifferent(toy.ShowOrHide):
    """Law 10: calls answers alike of which one brings a point."""

    __slots__ = ()

    def alike(self, state: Lanterns, action: Action) -> object:
        return "whatever"

    def resolve(self, state: Lanterns, action: Action) -> None:
        super().resolve(state, action)
        state.scores[self.seat] += action == toy.SHOW


class Alarmist(LanternsGame):
    """Law 10: warns where a neighbour holds a bright lantern."""

    def warning(self, state: Lanterns, seat: Seat, action: Action) -> Sentence | None:
        return Sentence("warning-hide") if state.lanterns[seat - 1] > 3 else None


class Envious(LanternsGame):
    """Law 10: counts what a neighbour holds as its own."""

    def holdings(self, state: Lanterns, seat: Seat) -> Mapping[str, int]:
        return {"light": state.lanterns[seat - 1]}


class Weary(LanternsGame):
    """Law 10: every look makes the lantern dimmer."""

    def holdings(self, state: Lanterns, seat: Seat) -> Mapping[str, int]:
        state.scores[seat] -= 1
        return {"light": state.lanterns[seat]}


class Knowing(toy.ShowOrHide):
    """Law 10: what completes a move depends on what a neighbour holds."""

    __slots__ = ()

    def main(self, state: Lanterns) -> Action | None:
        return toy.SHOW if state.lanterns[self.seat - 1] > 3 else None


class Misled(toy.ShowOrHide):
    """Law 10: a main answer that is none."""

    __slots__ = ()

    def main(self, state: Lanterns) -> Action | None:
        return toy.SWAP


class Nameless(LanternsGame):
    """Law 10: a holding without words."""

    def holdings(self, state: Lanterns, seat: Seat) -> Mapping[str, int]:
        return {"oil": state.lanterns[seat]}


class Renaming(LanternsGame):
    """Law 10: a holding whose name comes and goes."""

    def holdings(self, state: Lanterns, seat: Seat) -> Mapping[str, int]:
        return {"light": 1} if state.lanterns[seat] > 3 else {}


class Stammering(LanternsGame):
    """Law 10: a remark without words."""

    def remarks(self, before: Lanterns, after: Lanterns, seat: Seat) -> tuple[Sentence, ...]:
        return (Sentence("remark-er"),)


class Smuggler(toy.ShowOrHide):
    """Law 11: a point that no event credits."""

    __slots__ = ()

    def resolve(self, state: Lanterns, action: Action) -> None:
        super().resolve(state, action)
        state.scores[self.seat] += 1


class Windfall(toy.ShowOrHide):
    """Law 11: a point from a source that the game does not name."""

    __slots__ = ()

    def resolve(self, state: Lanterns, action: Action) -> None:
        super().resolve(state, action)
        state.scores[self.seat] += 1
        state.emit(toy.Counted(self.seat, "luck", 1))


class Absentee(toy.ShowOrHide):
    """Law 11: points for a seat that does not play."""

    __slots__ = ()

    def resolve(self, state: Lanterns, action: Action) -> None:
        super().resolve(state, action)
        state.emit(toy.Counted(len(state.scores), "light", 1))


class Overheard(toy.Counted):
    """A point that the next seat alone hears of."""

    @property
    def audience(self) -> tuple[Seat, ...]:
        return (self.seat + 1,)


class Whisperer(toy.ShowOrHide):
    """Law 11: what is private credits somebody who may not know."""

    __slots__ = ()

    def resolve(self, state: Lanterns, action: Action) -> None:
        super().resolve(state, action)
        state.scores[self.seat] += 1
        state.emit(Overheard(self.seat, "light", 1))


class Unsaid(LanternsGame):
    """Law 11: a source without words."""

    sources = ("light", "dark", "oil")


class Repeating(LanternsGame):
    """Law 11: a source named twice."""

    sources = ("light", "dark", "light")


class Helpful(toy.ShowOrHide):
    """Law 12: whoever plans ahead is shown a position in which something has happened."""

    __slots__ = ()

    def ahead(self, state: Lanterns, seat: Seat) -> None:
        state.scores[self.seat] += 1
        super().ahead(state, seat)


class Noting(GrowingFrame):
    """Law 12: a frame notes who plans ahead."""

    __slots__ = ()

    def ahead(self, state: Lanterns, seat: Seat) -> None:
        self.asked.append(seat)


class Weighing(toy.ShowOrHide):
    """Law 12: whether a seat may plan ahead depends on the lantern of another."""

    __slots__ = ()

    def ahead(self, state: Lanterns, seat: Seat) -> None:
        if state.lanterns[(seat + 1) % len(state.lanterns)] > 3:
            super().ahead(state, seat)


class Promising(toy.ShowOrHide):
    """Law 12: who plans ahead is offered other answers than who is asked."""

    __slots__ = ("is_planned",)

    def __init__(self, seat: Seat, *, is_planned: bool = False) -> None:
        super().__init__(seat)
        self.is_planned = is_planned

    def ahead(self, state: Lanterns, seat: Seat) -> None:
        state.then(Promising(seat, is_planned=True))

    def options(self, state: Lanterns) -> Sequence[Action]:
        return super().options(state)[self.is_planned :]


class Altering(Promising):
    """Law 12: what is planned does something else than what is done."""

    __slots__ = ()

    def ahead(self, state: Lanterns, seat: Seat) -> None:
        state.then(Altering(seat, is_planned=True))

    def options(self, state: Lanterns) -> Sequence[Action]:
        return (toy.SHOW, toy.HIDE)

    def resolve(self, state: Lanterns, action: Action) -> None:
        super().resolve(state, action)
        state.scores[self.seat] += self.is_planned


class Telegraphist(LanternsGame):
    """Law 7: a draw is described by its notation."""

    def describe(self, state: Lanterns, seat: Seat, action: Action) -> Sentence:
        return Sentence("action-any", text=action.text)


class Echo(toy.ShowOrHide):
    """Law 7: a refusal repeats the notation."""

    __slots__ = ()

    def why_not(self, state: Lanterns, action: Action) -> IllegalAction:
        return IllegalAction("R2", Sentence("action-any", text=action.text))


class Surveyor(LanternsGame):
    """Law 7: an event is told with the name of a hex."""

    def tell(self, event: Event) -> Sentence:
        return Sentence("action-any", text="-3x2")


def with_question(question: type[toy.ShowOrHide]) -> LanternsGame:
    """Lanterns in which each round ends with another question than usual."""

    class Round(BeginRound):
        __slots__ = ()
        show = question

    return with_round(Round, question)


def with_draw(drawing: type[toy.DrawLantern]) -> LanternsGame:
    """Lanterns in which lanterns are drawn in another way than usual."""

    class Round(BeginRound):
        __slots__ = ()
        draw = drawing

    return with_round(Round, drawing)


def with_swap(swapping: type[toy.KeepOrSwap]) -> LanternsGame:
    """Lanterns in which all are asked something else at the same time."""

    class Round(BeginRound):
        __slots__ = ()
        swap = swapping

    return with_round(Round, swapping)


def with_round(first: type[BeginRound], other: type) -> LanternsGame:
    """Lanterns of one round, which is another one than usual."""

    class Broken(LanternsGame):
        def new_state(self, seats: int, options: Mapping[str, Value]) -> Lanterns:
            state = self.state_class(seats, 1)
            state.then(first())
            return state

        @property
        def parts(self) -> Sequence[type]:
            return (*super().parts, other, first)

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
    (laws.law_1_play_ends, CountingDown()),
    (laws.law_2_clones_are_independent, with_state(SharedScores)),
    (laws.law_2_clones_are_independent, with_question(GrowingFrame)),
    (laws.law_3_record_and_snapshot_are_true, with_question(OwnLuck)),
    (laws.law_3_record_and_snapshot_are_true, with_state(Forgetful)),
    (laws.law_3_record_and_snapshot_are_true, Deaf()),
    (laws.law_3_every_part_is_named, with_question(Unlisted)),
    (knowledge.law_4_secrets_are_kept, GlassHands()),
    (knowledge.law_4_secrets_are_kept, EarlyResult()),
    (knowledge.law_4_secrets_are_kept, Frank()),
    (knowledge.law_4_secrets_are_kept, with_question(Peek)),
    (knowledge.law_4_secrets_are_kept, OpenBag()),
    (knowledge.law_4_secrets_are_kept, TellingPrompt()),
    (knowledge.law_4_secrets_are_kept, PointingFinger()),
    (knowledge.law_4_secrets_are_kept, with_question(TellingOptions)),
    (knowledge.law_4_secrets_are_kept, with_question(Loud)),
    (knowledge.law_4_secrets_are_kept, Amnesiac()),
    (knowledge.law_4_secrets_are_kept, Spy()),
    (knowledge.law_4_open_questions_are_open, with_question(FalselyOpen)),
    (knowledge.law_4_open_questions_are_open, with_question(OpenlyDark)),
    (knowledge.law_4_what_looks_alike_sounds_alike, with_draw(TownCrier)),
    (knowledge.law_4_worlds_vary, Clairvoyant()),
    (knowledge.law_4_worlds_are_likely, Clairvoyant()),
    (knowledge.law_4_worlds_are_likely, Peeping()),
    (knowledge.law_4_worlds_are_likely, Hopeful()),
    (laws.law_5_illegal_is_refused, with_question(Lenient)),
    (laws.law_5_illegal_is_refused, with_question(Sloppy)),
    (laws.law_5_illegal_is_refused, with_question(Speechless)),
    (laws.law_6_components_are_conserved, with_question(Leaky)),
    (sentences.law_7_people_read_words, Telegraphist()),
    (sentences.law_7_people_read_words, with_question(Echo)),
    (sentences.law_7_people_read_words, Surveyor()),
    (draws.law_8_probabilities_are_true, with_draw(LooseDraw)),
    (draws.law_8_probabilities_are_true, with_draw(TooMuch)),
    (draws.law_8_probabilities_are_true, with_draw(LoadedDie)),
    (draws.law_8_nothing_impossible_is_drawn, with_draw(UnlistedLooseDraw)),
    (draws.law_8_chance_has_words, Wordless()),
    (simultaneous.law_9_sealed_answers_tell_nothing, Gossip()),
    (simultaneous.law_9_sealed_answers_tell_nothing, BrokenSeal()),
    (simultaneous.law_9_answers_commute, with_swap(Hasty)),
    (foresight.law_10_foresight_is_true, Dreamer()),
    (foresight.law_10_foresight_is_true, Amnesiac()),
    (foresight.law_10_foresight_tells_no_secret, Tattler()),
    (foresight.law_10_foresight_tells_no_secret, Alarmist()),
    (foresight.law_10_foresight_tells_no_secret, Envious()),
    (foresight.law_10_what_uncovers_nothing_is_foreseen_alike, with_question(Confident)),
    (foresight.law_10_what_uncovers_nothing_is_foreseen_alike, with_question(Seeing)),
    (foresight.law_10_foresight_is_true, with_question(Confident)),
    (foresight.law_10_alike_answers_do_the_same, with_question(Indifferent)),
    (foresight.law_10_asking_changes_nothing, with_state(SharedScores)),
    (foresight.law_10_asking_changes_nothing, Weary()),
    (foresight.law_10_moves_are_completed, with_question(Knowing)),
    (foresight.law_10_moves_are_completed, with_question(Misled)),
    (foresight.law_10_consequences_have_words, Nameless()),
    (foresight.law_10_consequences_have_words, Renaming()),
    (foresight.law_10_consequences_have_words, Stammering()),
    (credits.law_11_credits_are_true, with_question(Smuggler)),
    (credits.law_11_credits_are_true, with_question(Windfall)),
    (credits.law_11_credits_are_true, with_question(Absentee)),
    (credits.law_11_credits_are_true, with_question(Whisperer)),
    (credits.law_11_sources_have_words, Unsaid()),
    (credits.law_11_sources_have_words, Repeating()),
    (planning.law_12_planning_is_of_the_present, with_question(Helpful)),
    (planning.law_12_planning_is_of_the_present, with_question(Noting)),
    (planning.law_12_the_turn_comes_back, with_question(Promising)),
    (planning.law_12_the_turn_comes_back, with_question(Altering)),
    (planning.law_12_planning_tells_no_secret, with_question(Weighing)),
]


@pytest.mark.parametrize(("law", "game"), BROKEN)
def test_a_broken_toy_is_caught(law: Callable[[Setup, int], None], game: LanternsGame) -> None:
    def five_games() -> None:
        for seed in range(5):
            for mode in game.modes:
                law(Setup(game, 3, {"mode": mode}), seed)

    with pytest.raises((AssertionError, pytest.fail.Exception, LookupError, TableeError)):
        five_games()


@pytest.mark.parametrize(
    "law", dict.fromkeys(law for law, _ in BROKEN), ids=lambda law: law.__name__
)
def test_the_sound_toy_passes_where_its_broken_twins_fail(
    law: Callable[[Setup, int], None],
) -> None:
    for seed in range(5):
        for mode in LanternsGame().modes:
            law(Setup(LanternsGame(), 3, {"mode": mode}), seed)


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
