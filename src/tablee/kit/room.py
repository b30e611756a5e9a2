"""A game that lives in a room: the room's own modules answer what is asked about it."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol, TypeVar, cast

from msgspec import Struct

from tablee.core import Action, Edition, Event, Game, Seat, Sentence, State, Vocabulary
from tablee.core.frames import S
from tablee.kit.guide import read_guide
from tablee.kit.parts import parts_of
from tablee.kit.text import Phrasebook
from tablee.kit.words import WordsByName

T_contra = TypeVar("T_contra", bound=State, contravariant=True)


class View(Protocol[T_contra]):
    """What a room's `view` offers; `targets` may be missing."""

    def observe(self, state: T_contra, seat: Seat | None) -> Struct:
        """What `seat` may see."""

    def targets(self, state: T_contra, seat: Seat, action: Action) -> tuple[str, ...]:
        """What an action touches on a board."""


class Knowledge(Protocol[T_contra]):
    """What a room's `knowledge` offers; without it nothing is hidden but sealed answers."""

    def deal_anew(self, world: T_contra, seat: Seat, rng: Random) -> None:
        """What `seat` cannot know is dealt anew."""


class Features(Protocol[T_contra]):
    """What a room's `features` offers; without it standings are the numbers."""

    NAMES: Sequence[str]
    #: `WEIGHTS`, where training may change what `estimate` and `value` are made of.

    def features(self, state: T_contra, seat: Seat) -> list[float]:
        """The position as numbers."""

    def estimate(self, state: T_contra, seat: Seat) -> float:
        """The score that `seat` will probably end with."""

    def value(self, state: T_contra, seat: Seat) -> float:
        """What the position is worth."""


class Consequences(Protocol[T_contra]):
    """What a room's `consequences` offers; without it a choice is known by its points alone."""

    def holdings(self, state: T_contra, seat: Seat) -> Mapping[str, int]:
        """What `seat` owns that can be counted."""

    def warning(self, state: T_contra, seat: Seat, action: Action) -> Sentence | None:
        """Why an action deserves a second look."""

    def remarks(self, before: T_contra, after: T_contra, seat: Seat) -> tuple[Sentence, ...]:
        """What else a choice has brought about."""


class Traits(Protocol[T_contra]):
    """What a room's `traits` offers; without it no seat's play is told from another's."""

    def traits(self, state: T_contra, seat: Seat) -> tuple[str, ...]:
        """What sets the play of `seat` apart."""

    def every_trait(self, box: Any) -> tuple[str, ...]:  # noqa: ANN401 - each game has its own
        """All that may set it apart."""

    def trait(self, box: Any, name: str) -> Sentence:  # noqa: ANN401
        """What one of them is."""


class Words(Protocol[T_contra]):
    """What a room says: an object made by its `words`."""

    def question(self, state: T_contra, seat: Seat | None) -> Sentence:
        """What is asked of `seat`, or whom it waits for."""

    def describe(self, state: T_contra, seat: Seat, action: Action) -> Sentence:
        """What an action would do."""

    def tell(self, event: Event) -> Sentence:
        """What happened."""


class RoomGame(Game[S]):
    """A game in the room whose `game` module has the class.

    That module says what the game is: its options, its set-up, the standing of a seat. `view`,
    `knowledge`, `features`, `consequences` and `traits` of the same room, where it has them, and
    `words` answer the rest.
    """

    def __init__(
        self,
        edition: Edition,
        boxes: Mapping[int, object],
        vocabulary: Vocabulary,
        words: Words[S] | None = None,
    ) -> None:
        package = type(self).__module__.rpartition(".")[0]
        self.edition = edition
        self.vocabulary = vocabulary
        self.phrases = Phrasebook(package)
        self._boxes = boxes
        self._words: Words[S] = words or WordsByName()
        self._view = cast(View[S], import_module(f"{package}.view"))
        self._has_targets = hasattr(self._view, "targets")
        self._knowledge = cast("Knowledge[S] | None", _module(f"{package}.knowledge"))
        self._features = cast("Features[S] | None", _module(f"{package}.features"))
        self.weights = getattr(self._features, "WEIGHTS", None)
        self._consequences = cast("Consequences[S] | None", _module(f"{package}.consequences"))
        self._traits = cast("Traits[S] | None", _module(f"{package}.traits"))
        self._parts = parts_of(package)
        self.guide = read_guide(package)

    def observe(self, state: S, seat: Seat | None) -> Struct:
        return self._view.observe(state, seat)

    def targets(self, state: S, seat: Seat, action: Action) -> tuple[str, ...]:
        return self._view.targets(state, seat, action) if self._has_targets else ()

    def deal_anew(self, world: S, seat: Seat, rng: Random) -> None:
        if self._knowledge is not None:
            self._knowledge.deal_anew(world, seat, rng)

    def holdings(self, state: S, seat: Seat) -> Mapping[str, int]:
        return self._consequences.holdings(state, seat) if self._consequences else {}

    def warning(self, state: S, seat: Seat, action: Action) -> Sentence | None:
        return self._consequences.warning(state, seat, action) if self._consequences else None

    def remarks(self, before: S, after: S, seat: Seat) -> tuple[Sentence, ...]:
        return self._consequences.remarks(before, after, seat) if self._consequences else ()

    def traits(self, state: S, seat: Seat) -> tuple[str, ...]:
        return self._traits.traits(state, seat) if self._traits else ()

    def every_trait(self, seats: int) -> tuple[str, ...]:
        return self._traits.every_trait(self._boxes[seats]) if self._traits else ()

    def trait(self, name: str, seats: int) -> Sentence:
        if self._traits is None:
            return super().trait(name, seats)
        return self._traits.trait(self._boxes[seats], name)

    @property
    def feature_names(self) -> Sequence[str]:
        return self._features.NAMES if self._features is not None else ("score", "best_rival")

    def features(self, state: S, seat: Seat) -> list[float]:
        if self._features is not None:
            return self._features.features(state, seat)
        return [float(self.outcome(state).scores[seat]), float(self._best_rival(state, seat))]

    def estimate(self, state: S, seat: Seat) -> float:
        if self._features is not None:
            return self._features.estimate(state, seat)
        return super().estimate(state, seat)

    def value(self, state: S, seat: Seat) -> float:
        if self._features is not None:
            return self._features.value(state, seat)
        return float(self.outcome(state).scores[seat] - self._best_rival(state, seat))

    def _best_rival(self, state: S, seat: Seat) -> int:
        """The best score of others, or what a goal asks for; 0 where there is neither."""
        outcome = self.outcome(state)
        rivals = [result.score for result in outcome.results if result.seat != seat]
        return max(rivals or [goal.target for goal in outcome.goals], default=0)

    def question(self, state: S, seat: Seat | None) -> Sentence:
        return self._words.question(state, seat)

    def describe(self, state: S, seat: Seat, action: Action) -> Sentence:
        return self._words.describe(state, seat, action)

    def tell(self, event: Event) -> Sentence:
        return self._words.tell(event)

    @property
    def parts(self) -> Sequence[type]:
        return self._parts

    def shared(self, seats: int) -> Mapping[str, object]:
        return {"box": self._boxes[seats]}


def _module(name: str) -> object:
    """A module that need not be there."""
    return import_module(name) if find_spec(name) is not None else None
