"""OpenSpiel: every game as a registered Python game, chance and all.

Draws that can be listed are chance nodes with their outcomes. One that has too many is a few chance
nodes in a row: each draws a digit of a seed, and the seed says what is drawn.
"""

from random import Random
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from tablee.core import CHANCE, Action, Chance, Game, Seat, State, catalogue
from tablee.envs.actions import action_ids
from tablee.envs.observations import observer
from tablee.envs.recall import Recall, seen
from tablee.envs.rewards import Rewards

#: No game of ours comes near.
LONGEST: Final = 20_000
#: Draws that cannot be listed are numbered by seeds of so many digits to that base.
DIGITS: Final = 4
BASE: Final = 256
#: The classes of the games by the names that OpenSpiel knows them by.
_registered: dict[str, type["SpielGame"]] = {}


def register() -> tuple[str, ...]:
    """Every game is known to OpenSpiel; the names that it goes by."""
    for game_id in catalogue.games():
        name = f"tablee_{game_id}"
        if name not in _registered:
            game = catalogue.game(game_id)
            kind = _game_type(game)
            # OpenSpiel makes games of a class, and lets go of it after the interpreter has ended,
            # which classes stand and functions do not.
            _registered[name] = type(name, (SpielGame,), {"rules": game, "kind": kind})
            pyspiel.register_game(kind, _registered[name])
    return tuple(_registered)


def __getattr__(name: str) -> type["SpielGame"]:
    """The class of a game, where pickles look for it."""
    if name.removeprefix("tablee_") not in catalogue.games():
        raise AttributeError(name)
    register()
    return _registered[name]


def _game_type(game: Game[Any]) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"tablee_{game.id}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION
        if game.has_secrets
        else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        # No array of a fixed length holds all that a seat has ever seen.
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            "reward": "place",
            **{option.name: option.default for option in game.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options; each of ours has a class of its own."""

    rules: ClassVar[Game[Any]]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.rules
        params = params or {}
        self.seats: int = params.get("players", game.seats[0])
        self.options = {
            option.name: option.read(params[option.name])
            for option in game.options
            if option.name in params
        }
        game.set_up(self.seats, self.options)  # what cannot be played is said at once
        self.reward: str = params.get("reward", "place")
        self.ids = action_ids(game)
        self.observer = observer(game, self.seats)
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=self.ids.size,
                max_chance_outcomes=max(self.ids.size, BASE),
                num_players=self.seats,
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=LONGEST,
            ),
            params,
        )

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401
        params: dict[str, Any] | None = None,
    ) -> "SpielObserver":
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self, recalls=recalls)


class Position:
    """What a state of OpenSpiel holds of ours: it copies all that it finds, and this by clones."""

    __slots__ = ("digits", "moves", "recalls", "spiel", "state")

    def __init__(self, spiel: SpielGame) -> None:
        self.spiel = spiel
        self.state: State = spiel.rules.set_up(spiel.seats, spiel.options)
        self.moves: list[tuple[Seat, Action]] = []
        #: What is known already of the seed of the draw that is due.
        self.digits: tuple[int, ...] = ()
        #: The memories of seats that were asked for theirs.
        self.recalls: dict[Seat, Recall] = {}

    def __deepcopy__(self, memo: dict[int, object]) -> "Position":
        copy: Position = Position.__new__(Position)
        copy.spiel = self.spiel
        copy.state = self.state.clone()
        copy.moves = self.moves[:]
        copy.digits = self.digits
        copy.recalls = {seat: recall.copy() for seat, recall in self.recalls.items()}
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as the name of its game, and its moves in notation."""
        moves = [(player, str(action)) for player, action in self.moves]
        return Position.replayed, (str(self.spiel), moves, self.digits)

    @staticmethod
    def replayed(name: str, moves: list[tuple[Seat, str]], digits: tuple[int, ...]) -> "Position":
        """The position after these moves."""
        register()
        position = Position(pyspiel.load_game(name))
        for player, text in moves:
            position.play(player, position.spiel.rules.parse(text))
        position.digits = digits
        return position

    def play(self, player: Seat, action: Action) -> None:
        """A seat or chance has answered so."""
        self.moves.append((player, action))
        self.state.apply(action, player)

    def told_to(self, seat: Seat) -> str:
        """All that `seat` has seen, heard and done."""
        if seat not in self.recalls:
            begin = self.spiel.rules.set_up(self.spiel.seats, self.spiel.options)
            self.recalls[seat] = Recall(self.spiel.rules, seat, begin)
        return self.recalls[seat].told(self.moves)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; where several seats are asked at once, they answer one after another."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game)

    @property
    def spiel(self) -> SpielGame:
        """The game with its seats and options."""
        return self.position.spiel

    @property
    def state(self) -> State:
        """The position in the engine."""
        return self.position.state

    def current_player(self) -> int:
        if self.state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.state.seats_to_act[0]  # chance is -1 with both of us

    def is_terminal(self) -> bool:
        return self.state.over

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        return sorted(self.spiel.ids.of(self.state.legal(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The draw that is due, outcome by outcome; or the next digit of a seed for it."""
        draw = self.state.asked(CHANCE)
        assert isinstance(draw, Chance)
        listed = [(action, likely) for action, likely in draw.outcomes(self.state) if likely]
        if not listed:
            return [(digit, 1.0 / BASE) for digit in range(BASE)]
        numbers = self.spiel.ids.of([action for action, _ in listed])
        return sorted(zip(numbers, [likely for _, likely in listed], strict=True))

    def _is_digit(self) -> bool:
        """Whether the draw that is due has too many outcomes to list."""
        draw = self.state.asked(CHANCE)
        return isinstance(draw, Chance) and not draw.outcomes(self.state)

    def _action(self, player: Seat, number: int) -> Action:
        """What that number stands for here."""
        question = self.state.asked(player)
        assert question is not None
        return self.spiel.ids.action(number, question.options(self.state))

    def _apply_action(self, number: int) -> None:
        player = self.state.seats_to_act[0]
        if player != CHANCE or not self._is_digit():
            self.position.play(player, self._action(player, number))
            return
        digits = (*self.position.digits, number)
        if len(digits) < DIGITS:
            self.position.digits = digits
            return
        self.position.digits = ()
        seed = "/".join(map(str, digits))
        self.position.play(player, self.state.sample(Random(seed)))

    def _action_to_string(self, player: int, number: int) -> str:
        if player != self.current_player():
            return self.spiel.ids.texts[number]
        if player == CHANCE and self._is_digit():
            return f"digit {number}"
        return str(self._action(player, number))

    def returns(self) -> list[float]:
        if not self.state.over:
            return [0.0] * self.spiel.seats
        rewards = Rewards(self.spiel.rules, self.spiel.seats, self.spiel.reward)
        return rewards.since(self.state)

    def serialize(self) -> str:
        """The history, which holds every draw."""
        return "\n".join(map(str, self.history()))

    def __str__(self) -> str:
        position = self.position
        moves = [f"{'*' if p == CHANCE else p} {action}" for p, action in position.moves]
        return "\n".join([*moves, *(f"* digit {digit}" for digit in position.digits)])


class SpielObserver:
    """What a seat knows, as OpenSpiel asks for it: what it sees, or with perfect recall."""

    def __init__(self, game: SpielGame, *, recalls: bool) -> None:
        self._game: Final = game
        self._recalls: Final = recalls
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not recalls:
            self.tensor = np.zeros(game.observer.size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """`tensor` is what `player` sees."""
        if self.tensor is not None:
            self.tensor[:] = self._game.observer.array(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What `player` sees, after all that it saw, heard and did where that is asked for."""
        if self._recalls:
            return state.position.told_to(player)
        return seen(self._game.rules, state.state, player)
