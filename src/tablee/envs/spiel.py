"""OpenSpiel: every game as a registered Python game, chance and all.

Draws that can be listed are chance nodes with their outcomes. Of those that are too many to list,
a chance node offers one at a time: its action is a seed, which says what is drawn.
"""

from random import Random
from secrets import randbits
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from msgspec import json
from numpy.typing import NDArray

from tablee.core import CHANCE, Chance, Game, Seat, State, catalogue
from tablee.envs.actions import action_ids
from tablee.envs.observations import observer
from tablee.envs.rewards import Rewards

#: No game of ours comes near.
LONGEST: Final = 20_000
#: Draws that cannot be listed are numbered by so many seeds.
SEEDS: Final = 2**20
#: The games in which every draw can be listed.
LISTED: Final = ("century", "reykholt")
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
    modes = pyspiel.GameType.ChanceMode
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"tablee_{game.id}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if game.id in LISTED else modes.SAMPLED_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION
        if game.has_secrets
        else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            "reward": "place",
            "rng_seed": -1,
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
        seed: int = params.get("rng_seed", -1)
        #: Where the seeds of draws that cannot be listed come from.
        self.luck = Random(randbits(63) if seed < 0 else seed)
        self.ids = action_ids(game)
        self.observer = observer(game, self.seats)
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=self.ids.size,
                max_chance_outcomes=max(self.ids.size, 0 if game.id in LISTED else SEEDS),
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
        return SpielObserver(self)


class Position:
    """What a state of OpenSpiel holds of ours: it copies all that it finds, and this by clones."""

    __slots__ = ("seed", "spiel", "state", "told")

    def __init__(self, spiel: SpielGame, state: State, told: list[str], seed: int) -> None:
        self.spiel: Final = spiel
        self.state: Final = state
        #: What was played, in notation.
        self.told: Final = told
        #: What the draw that is due will be made of, once somebody has looked; -1 before.
        self.seed = seed

    def __deepcopy__(self, memo: dict[int, object]) -> "Position":
        return Position(self.spiel, self.state.clone(), self.told[:], self.seed)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; where several seats are asked at once, they answer one after another."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game, game.rules.set_up(game.seats, game.options), [], -1)

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
        """The draw that is due, outcome by outcome; or a seed for one of too many."""
        draw = self.state.asked(CHANCE)
        assert isinstance(draw, Chance)
        listed = [(action, likely) for action, likely in draw.outcomes(self.state) if likely]
        if listed:
            numbers = self.spiel.ids.of([action for action, _ in listed])
            chances = [likely for _, likely in listed]
            return sorted(zip(numbers, chances, strict=True))
        if self.position.seed < 0:
            self.position.seed = self.spiel.luck.randrange(SEEDS)
        return [(self.position.seed, 1.0)]

    def _action(self, player: Seat, number: int) -> Any:  # noqa: ANN401
        draw = self.state.asked(player)
        if isinstance(draw, Chance) and not draw.outcomes(self.state):
            return draw.sample(self.state, Random(number))
        assert draw is not None
        return self.spiel.ids.action(number, draw.options(self.state))

    def _apply_action(self, number: int) -> None:
        player = self.state.seats_to_act[0]
        action = self._action(player, number)
        self.position.told.append(f"{'*' if player == CHANCE else player} {action}")
        self.state.apply(action, player)
        self.position.seed = -1

    def _action_to_string(self, player: int, number: int) -> str:
        if player == self.current_player():
            return str(self._action(player, number))
        return self.spiel.ids.texts[number]

    def returns(self) -> list[float]:
        if not self.state.over:
            return [0.0] * self.spiel.seats
        rewards = Rewards(self.spiel.rules, self.spiel.seats, self.spiel.reward)
        return rewards.since(self.state)

    def serialize(self) -> str:
        """The history, which holds the seeds of all draws that cannot be listed."""
        return "\n".join(map(str, self.history()))

    def __str__(self) -> str:
        return "\n".join(self.position.told)


class SpielObserver:
    """What a seat knows, as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame) -> None:
        self._game: Final = game
        self.tensor: NDArray[np.float32] = np.zeros(game.observer.size, np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """`tensor` is what `player` knows."""
        self.tensor[:] = self._game.observer.array(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of `player`, without what is printed."""
        view = json.decode(json.encode(self._game.rules.observe(state.state, player)))
        view.pop("printed", None)
        return json.encode(view).decode()
