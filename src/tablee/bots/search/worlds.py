"""Imagined worlds in which candidates are played out: here, or spread over processes."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future
from random import Random
from typing import Any

from tablee.bots.search.playouts import Luck, Playouts
from tablee.bots.search.policy import Policy
from tablee.core import Action, Game, Json, Seat, State

#: Worlds are imagined up to this seed before a seat takes its own for the only one.
GUESSES = 5

#: What a process has loaded last: the next world is usually one of the same position.
_loaded: list[tuple[object, State]] = []


def imagined(game: Game[Any], state: State, seat: Seat, seed: int) -> State:
    """The world of that seed; what it holds depends on what `seat` knows and the seed alone."""
    if not game.has_secrets:
        return state
    world: State = game.determinize(state, seat, Random(seed))
    return world


def only_world(game: Game[Any], state: State, seat: Seat) -> State | None:
    """The world that `seat` is in, as far as that matters; `None` where it may be in several.

    Some games have secrets with some options only, and others have told them all before the end.
    """
    if not game.has_secrets:
        return state
    first: State = game.determinize(state, seat, Random(1))
    same = all(game.determinize(state, seat, Random(seed)) == first for seed in range(2, GUESSES))
    return first if same else None


class Worlds:
    """One position, to be played out in many worlds after the same answers."""

    __slots__ = ("dumped", "executor", "game", "playouts", "policy", "seat", "state")

    def __init__(
        self, game: Game[Any], state: State, seat: Seat, policy: Policy, executor: Executor | None
    ) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.policy = policy
        self.playouts = Playouts(game, seat, policy, game.round_of(state))
        self.executor = executor
        self.dumped: Json = None if executor is None else game.dump(state)

    def results(self, actions: Sequence[Action], seeds: Sequence[int]) -> Iterator[list[float]]:
        """How the answers end in each of the worlds; an empty list is a moment to stop."""
        if self.executor is not None:
            yield from self._spread(actions, seeds)
            return
        for seed in seeds:
            world = imagined(self.game, self.state, self.seat, seed)
            ends: list[float] = []
            for action in actions:
                ends.append(_end(self.playouts, world, action, seed))
                yield []
            yield ends

    def _spread(self, actions: Sequence[Action], seeds: Sequence[int]) -> Iterator[list[float]]:
        """The same by processes, in the same order."""
        assert self.executor is not None
        texts = [action.text for action in actions]
        pending: list[Future[list[float]]] = [
            self.executor.submit(
                play_world, self.game, self.dumped, self.seat, self.policy.spec(), texts, seed
            )
            for seed in seeds
        ]
        try:
            for future in pending:
                yield future.result()
        finally:
            for future in pending:
                future.cancel()


def play_world(  # noqa: PLR0917 - a call of another process
    game: Game[Any],
    dumped: Json,
    seat: Seat,
    policy: dict[str, Any],
    texts: Sequence[str],
    seed: int,
) -> list[float]:
    """How the answers end in one world: what a process is asked."""
    if not _loaded or _loaded[0][0] != (game.id, dumped):
        _loaded[:] = [((game.id, dumped), game.load(dumped))]
    world = imagined(game, _loaded[0][1], seat, seed)
    playouts = Playouts(game, seat, Policy(**policy), game.round_of(world))
    return [_end(playouts, world, game.parse(text), seed) for text in texts]


def _end(playouts: Playouts, world: State, action: Action, seed: int) -> float:
    after = world.clone()
    after.apply(action, playouts.seat)
    return playouts.result(after, Luck(seed))
