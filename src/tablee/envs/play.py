"""A game that is played by ids: what all environments step."""

from collections.abc import Mapping, Sequence
from random import Random
from secrets import randbits
from typing import Any, Final

from numpy import float32, frombuffer, int8
from numpy.typing import NDArray

from tablee.core import Action, Game, Match, Seat, State, Value, catalogue
from tablee.envs.actions import action_ids
from tablee.envs.observations import observer
from tablee.envs.rewards import Rewards


class Play:
    """One game after another, with the same seats and options.

    The match behind it draws from its seed: what was played is a record like any other.
    """

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int | None,
        options: Mapping[str, Value],
        observation: str,
        reward: str,
    ) -> None:
        self.game: Final = catalogue.game(game) if isinstance(game, str) else game
        self.seats: Final = self.game.seats[0] if seats is None else seats
        self.options: Final = dict(options)
        Match(self.game, self.seats, 0, self.options)  # what cannot be set up is said at once
        self.ids: Final = action_ids(self.game)
        self.observer: Final = observer(self.game, self.seats, observation)
        self.rewards: Final = Rewards(self.game, self.seats, reward)
        self._seeds = Random(randbits(63))
        self.begin(None)

    def begin(self, seed: int | None) -> None:
        """A new game. Without a seed it has the next one that follows from the last seed given."""
        if seed is not None:
            self._seeds = Random(seed)
        else:
            seed = self._seeds.getrandbits(63)
        self.match = Match(self.game, self.seats, seed, self.options)
        self.state: State = self.match.state
        self.rewards.begin(self.state)

    def legal(self, seat: Seat) -> Sequence[Action]:
        """What `seat` may answer; nothing if it is not asked."""
        return self.state.legal(seat)

    def answer(self, seat: Seat, number: int, legal: Sequence[Action]) -> None:
        """`seat` answers with an id, one of those of `legal`; raises `NoSuchAnswer`."""
        self.play(seat, self.ids.action(number, legal))

    def play(self, seat: Seat, action: Action) -> None:
        """`seat` answers with a legal action, and what comes of it is drawn."""
        self.state.apply(action, seat)
        self.match.moves.append((seat, action))
        self.match.play_chance()

    def mask(self, legal: Sequence[Action], spare: int = 0) -> NDArray[int8]:
        """1 for the id of each of these answers; `spare` ids follow that stand for none."""
        marks = bytearray(self.ids.size + spare)
        for number in self.ids.of(legal):
            marks[number] = 1
        return frombuffer(marks, int8)

    def observe(self, seat: Seat) -> NDArray[float32]:
        """What `seat` knows."""
        return self.observer.array(self.state, seat)
