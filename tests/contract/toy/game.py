"""Lanterns: vocabulary, state, frames, view and text in one file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from msgspec import Struct

from tablee.core import (
    Action,
    Chance,
    Credit,
    Decision,
    Edition,
    Event,
    Frame,
    Game,
    IllegalAction,
    Json,
    Option,
    Sealed,
    Seat,
    Sentence,
    State,
    Step,
    Together,
    Value,
    Vocabulary,
)
from tablee.core.draws import pick
from tablee.kit.text import Phrasebook
from tablee.kit.waiting import wait_for_others

LIGHTS = (1, 2, 3, 4, 5, 6)
DRAW = {light: Action(f"draw {light}") for light in LIGHTS}
KEEP, SWAP, SHOW, HIDE = Action("keep"), Action("swap"), Action("show"), Action("hide")
FIXED = (*DRAW.values(), KEEP, SWAP, SHOW, HIDE)
LIGHT_OF = {action: light for light, action in DRAW.items()}


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    seat: Seat
    light: int

    @property
    def audience(self) -> tuple[Seat, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class Shown(Event):
    seat: Seat
    light: int


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """All see who shows what, also whoever answered last."""

    shown: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Hidden(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """The end of a round: a point in the dark, or those of the brightest lantern."""

    seat: Seat
    source: str
    points: int

    def credits(self) -> tuple[Credit, ...]:
        return (Credit(self.seat, self.source, self.points),)


class Lanterns(State):
    __slots__ = ("bag", "is_sealed", "lanterns", "last", "round", "rounds", "scores", "shown")

    def __init__(self, seats: int, rounds: int, *, is_sealed: bool = False) -> None:
        super().__init__()
        self.rounds = rounds
        self.is_sealed = is_sealed
        self.round = 0
        self.bag = [2] * len(LIGHTS)
        self.lanterns = [0] * seats
        self.shown = [False] * seats
        #: What was shown in the last round, 0 where it was hidden.
        self.last = [0] * seats
        self.scores = [0] * seats

    def clone(self) -> Lanterns:
        copy = self.begin_clone()
        copy.is_sealed = self.is_sealed
        copy.rounds = self.rounds
        copy.round = self.round
        copy.bag = self.bag[:]
        copy.lanterns = self.lanterns[:]
        copy.shown = self.shown[:]
        copy.last = self.last[:]
        copy.scores = self.scores[:]
        return copy

    def check(self) -> None:
        held = [light for light in self.lanterns if light]
        assert sum(self.bag) + len(held) == 2 * len(LIGHTS), "a lantern was lost or made"

    def emit(self, event: Event) -> None:
        if self.sink is not None:
            self.sink(event)


class DrawLantern(Chance[Lanterns]):
    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def outcomes(self, state: Lanterns) -> Sequence[tuple[Action, float]]:
        total = sum(state.bag)
        return [(DRAW[light], state.bag[light - 1] / total) for light in LIGHTS]

    def sample(self, state: Lanterns, rng: Random) -> Action:
        return pick(rng, [DRAW[light] for light in LIGHTS for _ in range(state.bag[light - 1])])

    def possible(self, state: Lanterns, outcome: Action) -> bool:
        return outcome in LIGHT_OF and state.bag[LIGHT_OF[outcome] - 1] > 0

    def resolve(self, state: Lanterns, outcome: Action) -> None:
        light = LIGHT_OF[outcome]
        state.bag[light - 1] -= 1
        state.lanterns[self.seat] = light
        state.emit(Dealt(self.seat, light))


class KeepOrSwap(Decision[Lanterns]):
    __slots__ = ()
    may_uncover = False

    def options(self, state: Lanterns) -> Sequence[Action]:
        return (KEEP, SWAP)

    def resolve(self, state: Lanterns, action: Action) -> None:
        if action == SWAP:
            state.bag[state.lanterns[self.seat] - 1] += 1
            state.lanterns[self.seat] = 0
            state.then(DrawLantern(self.seat))


class ShowOrHide(Decision[Lanterns]):
    __slots__ = ()

    def options(self, state: Lanterns) -> Sequence[Action]:
        return (SHOW, HIDE)

    def resolve(self, state: Lanterns, action: Action) -> None:
        state.shown[self.seat] = action == SHOW
        light = state.lanterns[self.seat]
        state.emit(Shown(self.seat, light) if action == SHOW else Hidden(self.seat))

    def why_not(self, state: Lanterns, action: Action) -> IllegalAction:
        return IllegalAction("R3", Sentence("refuse-show-or-hide"))


class ShowOrHideUnderSeal(ShowOrHide):
    __slots__ = ()

    def resolve(self, state: Lanterns, action: Action) -> None:
        state.shown[self.seat] = action == SHOW


class BeginRound(Step[Lanterns]):
    __slots__ = ()

    #: What broken toys replace.
    draw: ClassVar[type[DrawLantern]] = DrawLantern
    swap: ClassVar[type[KeepOrSwap]] = KeepOrSwap
    show: ClassVar[type[ShowOrHide]] = ShowOrHide
    show_under_seal: ClassVar[type[ShowOrHide]] = ShowOrHideUnderSeal

    def run(self, state: Lanterns) -> None:
        state.round += 1
        seats = range(len(state.lanterns))
        shows: list[Frame[Lanterns]] = [self.show(seat) for seat in seats]
        if state.is_sealed:
            shows = [Sealed.of([self.show_under_seal(seat) for seat in seats])]
        state.then(
            *(self.draw(seat) for seat in seats),
            Together.of([(seat, [self.swap(seat)]) for seat in seats]),
            *shows,
            EndRound(),
        )


class EndRound(Step[Lanterns]):
    __slots__ = ()

    def run(self, state: Lanterns) -> None:
        state.last = [
            light if shown else 0 for light, shown in zip(state.lanterns, state.shown, strict=True)
        ]
        if state.is_sealed:
            state.emit(Opened(tuple(state.last)))
        for seat, light in enumerate(state.lanterns):
            if not state.shown[seat]:
                state.scores[seat] += 1
                state.emit(Counted(seat, "dark", 1))
            elif light == max(state.last):
                state.scores[seat] += light
                state.emit(Counted(seat, "light", light))
            state.bag[light - 1] += 1
            state.lanterns[seat] = 0
            state.shown[seat] = False
        if state.round < state.rounds:
            state.then(BeginRound())


class NothingPrinted(Edition):
    digest = "none"
    changes: Mapping[str, Json] = {}
    sources: Mapping[str, int] = {}


class LanternsView(Struct):
    round: int
    scores: list[int]
    last: list[int]
    bag: int
    lanterns: list[int | None]


class LanternsGame(Game[Lanterns]):
    id = "lanterns"
    rules_version = 1
    title = "Lanterns"
    seats = (2, 3)
    sources: ClassVar[tuple[str, ...]] = ("light", "dark")
    options = (Option("mode", "standard", ("standard", "sealed")), Option("rounds", 2, (1, 2, 3)))
    edition = NothingPrinted()
    vocabulary = Vocabulary(FIXED)
    phrases = Phrasebook("tests.contract.toy")
    state_class = Lanterns

    def new_state(self, seats: int, options: Mapping[str, Value]) -> Lanterns:
        is_sealed = options["mode"] == "sealed"
        state = self.state_class(seats, int(options["rounds"]), is_sealed=is_sealed)
        state.then(BeginRound())
        return state

    def observe(self, state: Lanterns, seat: Seat | None) -> LanternsView:
        return LanternsView(
            round=state.round,
            scores=[*state.scores],
            last=[*state.last],
            bag=sum(state.bag),
            lanterns=[
                light if state.shown[owner] or owner == seat else None
                for owner, light in enumerate(state.lanterns)
            ],
        )

    def deal_anew(self, world: Lanterns, seat: Seat, rng: Random) -> None:
        hidden = [
            owner
            for owner, light in enumerate(world.lanterns)
            if light and owner != seat and not world.shown[owner]
        ]
        for owner in hidden:
            world.bag[world.lanterns[owner] - 1] += 1
        for owner in hidden:
            bag = [light for light in LIGHTS for _ in range(world.bag[light - 1])]
            world.lanterns[owner] = pick(rng, bag)
            world.bag[world.lanterns[owner] - 1] -= 1

    def holdings(self, state: Lanterns, seat: Seat) -> Mapping[str, int]:
        return {"light": state.lanterns[seat]}

    def warning(self, state: Lanterns, seat: Seat, action: Action) -> Sentence | None:
        is_waste = action == HIDE and state.lanterns[seat] == LIGHTS[-1]
        return Sentence("warning-hide") if is_waste else None

    def remarks(self, before: Lanterns, after: Lanterns, seat: Seat) -> tuple[Sentence, ...]:
        is_counted = after.last != before.last
        return (Sentence("remark-counted"),) if is_counted else ()

    def standing(self, state: Lanterns, seat: Seat) -> tuple[int, ...]:
        return (state.scores[seat],)

    def seat_count(self, state: Lanterns) -> int:
        return len(state.scores)

    @property
    def feature_names(self) -> Sequence[str]:
        return ("score", "light")

    def features(self, state: Lanterns, seat: Seat) -> list[float]:
        return [float(state.scores[seat]), float(state.lanterns[seat])]

    def value(self, state: Lanterns, seat: Seat) -> float:
        return sum(self.features(state, seat)) - max(state.scores)

    def question(self, state: Lanterns, seat: Seat | None) -> Sentence:
        if seat is None or state.asked(seat) is None:
            return wait_for_others(state, seat)
        return Sentence("prompt-lantern", light=state.lanterns[seat])

    def describe(self, state: Lanterns, seat: Seat, action: Action) -> Sentence:
        if action in LIGHT_OF:
            return Sentence("action-draw", light=LIGHT_OF[action])
        return Sentence(f"action-{action.verb}")

    def targets(self, state: Lanterns, seat: Seat, action: Action) -> tuple[str, ...]:
        if action in LIGHT_OF:
            return ("bag",)
        return ("lantern", "bag") if action == SWAP else ("lantern",)

    def tell(self, event: Event) -> Sentence:
        if isinstance(event, Hidden):
            return Sentence("event-hidden", seat=event.seat)
        if isinstance(event, Counted):
            return Sentence("event-counted", seat=event.seat, points=event.points)
        if isinstance(event, Opened):
            return Sentence("event-opened", lights=", ".join(map(str, event.shown)))
        assert isinstance(event, Dealt | Shown)
        key = "event-dealt" if isinstance(event, Dealt) else "event-shown"
        return Sentence(key, seat=event.seat, light=event.light)

    @property
    def parts(self) -> Sequence[type]:
        return (
            self.state_class,
            BeginRound,
            DrawLantern,
            KeepOrSwap,
            ShowOrHide,
            ShowOrHideUnderSeal,
            EndRound,
        )

    def shared(self, seats: int) -> Mapping[str, object]:
        return {}
