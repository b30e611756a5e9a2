"""The numbers of an observation: who asks what of whom, then a seat's view or a game's features."""

from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from struct import Struct
from typing import Any, Final

from numpy import float32, frombuffer
from numpy.typing import NDArray

from tablee.core import Decision, Game, Sentence, State, TableeError
from tablee.core.events import Seat
from tablee.envs.observations.layout import NOTHING, Column, Layout

#: Everything that a seat sees, or the few numbers that the game's bots go by.
KINDS: Final = ("view", "features")


class Observer:
    """Observes a game for so many seats, always in the same columns."""

    def __init__(self, game: Game[Any], seats: int, kind: str = "view") -> None:
        rooms = [known for known in KINDS if known != "view" or _has_table(game)]
        if kind not in rooms:
            known = ", ".join(rooms)
            raise TableeError(
                Sentence("error-observation", kind=kind, game=game.title, known=known)
            )
        self.game: Final = game
        self.kind: Final = kind
        self.seats: Final = seats
        self._seats: Final = tuple(range(seats))
        #: By their numbers.
        self.questions: Final = tuple(
            sorted(part.__name__ for part in game.parts if issubclass(part, Decision))
        )
        self._questions: Final = {name: float(at) for at, name in enumerate(self.questions)}
        self.layout: Final = _layout(game, seats) if kind == "view" else None
        #: What each number is.
        self.columns: Final = (
            Column("seat"),
            Column("question", self.questions),
            *(Column(f"waits_for[{seat}]") for seat in self._seats),
            *(self.layout.columns if self.layout else map(Column, game.feature_names)),
        )
        self.size: Final = len(self.columns)
        # Packing is the quickest way from numbers to float32.
        self._packing: Final = Struct(f"{self.size}f")

    @property
    def digest(self) -> str:
        """A short fingerprint of all columns: what was learned with them fits only the same."""
        return blake2b(repr(self.columns).encode(), digest_size=6).hexdigest()

    def numbers(self, state: State, seat: Seat) -> tuple[float, ...]:
        """What `seat` knows, a number for each column."""
        asked = state.asked(seat)
        awaited = state.waiting_for(seat)
        begin = (
            seat,
            NOTHING if asked is None else self._questions[type(asked).__name__],
            *[other in awaited for other in self._seats],
        )
        if self.layout is None:
            return (*begin, *self.game.features(state, seat))
        return begin + self.layout.numbers(self.game.observe(state, seat))

    def array(self, state: State, seat: Seat) -> NDArray[float32]:
        """What `seat` knows, as an array that is not to be written on."""
        return frombuffer(self._packing.pack(*self.numbers(state, seat)), float32)


@cache
def observer(game: Game[Any], seats: int, kind: str = "view") -> Observer:
    """The one that all environments of that game and number of seats share."""
    return Observer(game, seats, kind)


def _has_table(game: Game[Any]) -> bool:
    return find_spec(f"{__package__}.{game.id}") is not None


def _layout(game: Game[Any], seats: int) -> Layout:
    """The layout of the game's views; each room's table is the module of its name."""
    return Layout(import_module(f"{__package__}.{game.id}").table(game, seats))
