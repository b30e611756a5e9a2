"""Game: the immutable description of one game, and everything that may be asked about it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic

from msgspec import Struct

from tablee.core import snapshot
from tablee.core.actions import Action, Vocabulary
from tablee.core.errors import NOT_NOW, BadSetup, IllegalAction
from tablee.core.events import Event, Seat
from tablee.core.frames import S
from tablee.core.guide import Guide
from tablee.core.options import MODE, Option, Value, fill_in
from tablee.core.outcome import Goal, Opponent, Outcome, is_missed, ranked
from tablee.core.sentences import Phrases, Sentence
from tablee.core.snapshot import Json
from tablee.core.together import Opened, Sealed, Together
from tablee.core.weights import Weights


class Edition(ABC):
    """What is in the box: printed values that their owner may correct."""

    @property
    @abstractmethod
    def digest(self) -> str:
        """A short fingerprint of all printed values."""

    @property
    @abstractmethod
    def changes(self) -> Mapping[str, Json]:
        """Dotted key to value, for every value that differs from the edition we ship."""

    @property
    @abstractmethod
    def sources(self) -> Mapping[str, int]:
        """How many values come from where (rulebook, public, recalled, reconstructed, owner)."""


class Game(ABC, Generic[S]):
    """One game with one edition of its components. Holds no position."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    title: ClassVar[str]
    #: How many may play.
    seats: ClassVar[tuple[int, ...]]
    #: What a table may choose. The option `mode`, where there is one, is the way to play.
    options: ClassVar[tuple[Option, ...]] = ()
    #: Standing orders that each player may give: what `habitual` then answers without asking.
    habits: ClassVar[tuple[Option, ...]] = ()
    #: Where points come from: the names that `Event.credits` uses, each said by `source-NAME`.
    sources: ClassVar[tuple[str, ...]] = ()
    #: The numbers behind `estimate` and `value`, where training may change them.
    weights: Weights | None = None
    #: A first game that teaches, where there is one.
    guide: Guide | None = None
    #: False where everybody sees the same: one view serves all readers.
    has_secrets: ClassVar[bool] = True
    vocabulary: Vocabulary
    edition: Edition
    #: The game's texts.
    phrases: Phrases

    def __repr__(self) -> str:
        return f"<Game {self.id}, rules {self.rules_version}, edition {self.edition.digest}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled by its name: whoever loads it opens the same box."""
        return _opened, (self.id, dict(self.edition.changes))

    @property
    def modes(self) -> tuple[Value, ...]:
        """The ways to play; empty where there is only one."""
        return next((option.choices for option in self.options if option.name == MODE), ())

    def set_up(self, seats: int, options: Mapping[str, Value]) -> S:
        """A new position, up to its first question or draw; raises `BadSetup`."""
        if seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadSetup(Sentence("error-seats", game=self.title, seats=seats, allowed=allowed))
        state = self.new_state(seats, fill_in(self.options, options, seats))
        state.advance()
        return state

    @abstractmethod
    def new_state(self, seats: int, options: Mapping[str, Value]) -> S:
        """A position before anything happened; every option is there."""

    def parse(self, text: str) -> Action:
        """The action that `text` writes; raises `BadNotation`."""
        return self.vocabulary.parse(text)

    # Knowledge

    @abstractmethod
    def observe(self, state: S, seat: Seat | None) -> Struct:
        """What `seat` may see (`None`: a spectator), built field by field."""

    def determinize(self, state: S, seat: Seat, rng: Random) -> S:
        """A copy in which everything `seat` cannot know is dealt anew."""
        world = state.clone()
        world.forget_sealed(seat)
        self.deal_anew(world, seat, rng)
        return world

    def deal_anew(self, world: S, seat: Seat, rng: Random) -> None:
        """Change `world` in all that `seat` cannot know, sealed answers apart.

        A game in which something is hidden overrides it; what is likely stays as likely as it is.
        """

    # What a choice does

    def holdings(self, state: S, seat: Seat) -> Mapping[str, int]:
        """What `seat` owns that can be counted, as far as it knows itself.

        Only what it wins and pays: what is moved about among its own things is neither. The
        names are the same in every position; `ore` is said by the text `holding-ore`.
        """
        return {}

    def warning(self, state: S, seat: Seat, action: Action) -> Sentence | None:
        """Why a legal `action` of `seat` deserves a second look; `None` where it does not.

        It destroys something, pays what does not come back, or ends a turn with something left
        to do. Depends on what `seat` may know alone.
        """
        return None

    def remarks(self, before: S, after: S, seat: Seat) -> tuple[Sentence, ...]:
        """What else a choice of `seat` has brought about, beside points and holdings.

        What was won, lost or claimed, and who is offered something.
        """
        return ()

    def traits(self, state: S, seat: Seat) -> tuple[str, ...]:
        """What sets the play of `seat` apart, for statistics: its faction, the cards it took.

        Asked at the end. Each is called `KIND-NAME`; the kind is said by the text `trait-KIND`.
        """
        return ()

    def every_trait(self, seats: int) -> tuple[str, ...]:
        """All that `traits` may say at so many seats, whatever the options."""
        return ()

    def trait(self, name: str, seats: int) -> Sentence:
        """What one of the `traits` is at so many seats; its name is the text key of most."""
        return Sentence(name)

    # Result

    @abstractmethod
    def standing(self, state: S, seat: Seat) -> tuple[int, ...]:
        """Score first, then the tie-breaks; the greater the better.

        May be asked at any time; before the end it is what everybody may know of it.
        """

    def opponents(self, state: S) -> Sequence[Opponent]:
        """Those who play without a seat (an Automa, drones), with their standings."""
        return ()

    def goals(self, state: S) -> Sequence[Goal]:
        """What is to be reached, in rising order, where a game is won or ranked by that."""
        return ()

    @abstractmethod
    def seat_count(self, state: S) -> int:
        """How many seats play."""

    def outcome(self, state: S, gone: Sequence[Seat] = ()) -> Outcome:
        """How everyone came off, or would if it ended now; seats that are `gone` gave up."""
        standings = [self.standing(state, seat) for seat in range(self.seat_count(state))]
        return ranked(standings, self.opponents(state), self.goals(state), gone)

    def score_and_place(self, state: S, seat: Seat) -> tuple[int, int]:
        """The score and the place of one seat: what `outcome` tells, without all the rest."""
        mine = self.standing(state, seat)
        seats = self.seat_count(state)
        opponents = self.opponents(state)
        place = 1
        for other in range(seats):
            if other != seat and self.standing(state, other) > mine:
                place += 1
        for opponent in opponents:
            if opponent.standing > mine:
                place += 1
        is_alone = seats == 1 and not opponents
        return mine[0], place + 1 if is_alone and is_missed(self.goals(state)) else place

    def scores(self, state: S) -> list[int]:
        """The score of each seat."""
        return self.outcome(state).scores

    def winners(self, state: S) -> list[Seat]:
        """The seats that have won; several when victory is shared."""
        return self.outcome(state).winners

    # Numbers for bots and environments

    def round_of(self, state: S) -> int:
        """The round that is being played, counted upwards; always 0 where there are none.

        Bots compare positions where another one begins: what it brings to everybody, such as
        incomes, should be in by then, or still to come for all of them.
        """
        return 0

    @property
    @abstractmethod
    def feature_names(self) -> Sequence[str]:
        """What each number of `features` measures."""

    @abstractmethod
    def features(self, state: S, seat: Seat) -> list[float]:
        """The position as numbers, seen from `seat`."""

    def estimate(self, state: S, seat: Seat) -> float:
        """An estimate of the final score of `seat` alone: what playouts go by."""
        return float(self.standing(state, seat)[0])

    @abstractmethod
    def value(self, state: S, seat: Seat) -> float:
        """An estimate of the final score of `seat` less that of its best rival.

        Opponents without a seat are rivals; alone, the target of the goal is, or nothing.
        """

    def habitual(self, state: S, seat: Seat, habits: Mapping[str, Value]) -> Action | None:
        """What the standing orders of `seat`, all of them given, answer now; `None`: it is asked.

        Always a legal action. Only the driver asks, for people; rules and bots do not.
        """
        return None

    # Text

    @abstractmethod
    def question(self, state: S, seat: Seat | None) -> Sentence:
        """What is asked of `seat`, or whom it waits for."""

    @abstractmethod
    def describe(self, state: S, seat: Seat, action: Action) -> Sentence:
        """What `action` of `seat` would do in this position, legal or not."""

    @abstractmethod
    def targets(self, state: S, seat: Seat, action: Action) -> tuple[str, ...]:
        """What `action` of `seat` touches on a board (`port:7`), in the order of pointing at it.

        Answers for every action of the vocabulary, legal or not; empty for what touches nothing.
        """

    @abstractmethod
    def tell(self, event: Event) -> Sentence:
        """What happened."""

    def refusal(self, state: S, seat: Seat, action: Action) -> IllegalAction | None:
        """Why `seat` may not play `action` now, in words for people; `None` where it may.

        Where no rule speaks of it, it says what was tried and what is asked instead.
        """
        refused = state.refusal(action, seat)
        if refused is None or refused.reason != NOT_NOW:
            return refused
        tried, asked = self.describe(state, seat, action), self.question(state, seat)
        return IllegalAction(refused.rule, Sentence("refuse-instead", action=tried, question=asked))

    def say(
        self, sentence: Sentence, lang: str, names: Sequence[str] = (), you: Seat | None = None
    ) -> str:
        """`sentence` in words; seats are called by `names`, the reader's own seat is `you`."""
        return self.phrases.say(sentence, lang, names, you)

    # Snapshots

    @property
    @abstractmethod
    def parts(self) -> Sequence[type]:
        """Every class that a position is made of: the state, its pieces, its frames.

        Those of `core` are known.
        """

    @abstractmethod
    def shared(self, seats: int) -> Mapping[str, object]:
        """What all positions for that many seats share, by field name."""

    def dump(self, state: S) -> Json:
        """The position as JSON values."""
        return {"seats": self.seat_count(state), "position": snapshot.dump(state)}

    def load(self, data: Json) -> S:
        """The position that `dump` wrote."""
        assert isinstance(data, dict)
        seats = data["seats"]
        assert isinstance(seats, int)
        parts = (*self.parts, Together, Sealed, Opened)
        loader = snapshot.Loader(parts, self.shared(seats), self.parse)
        loaded: S = loader.load(data["position"])  # type: ignore[assignment]
        return loaded


def _opened(game_id: str, changes: Mapping[str, Json]) -> Game[Any]:
    from tablee.core import catalogue  # noqa: PLC0415 - the catalogue holds games

    return catalogue.game(game_id, changes)
