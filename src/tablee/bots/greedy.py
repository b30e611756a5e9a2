"""The greedy bot: looks one move ahead and takes what the game's features value most."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tablee.bots.contract import Bot, Preference, ranked
from tablee.core import Action, Decision, Game, Seat, State

#: Questions that complete one move, at most; a guard against games that never close one.
DEPTH = 6


class Greedy(Bot):
    """Plays the move after which `game.value` is best; ties are broken at random."""

    def choose(self, game: Game[Any], state: Any, seat: Seat, rng: Random) -> Action:  # noqa: ANN401
        return self.prefer(game, state, seat, rng)[0].action

    def prefer(
        self,
        game: Game[Any],
        state: Any,  # noqa: ANN401
        seat: Seat,
        rng: Random,
    ) -> list[Preference]:
        return ranked(self.consider(game, state, seat), rng)

    def consider(
        self,
        game: Game[Any],
        state: Any,  # noqa: ANN401
        seat: Seat,
    ) -> Iterator[Preference]:
        actions = list(state.legal(seat))
        if len(actions) == 1:
            yield Preference(actions[0], game.value(state, seat))
            return
        for action in actions:
            yield Preference(action, _value_after(game, state, seat, action, DEPTH))


def _value_after(
    game: Game[Any],
    state: State,
    seat: Seat,
    action: Action,
    depth: int,
) -> float:
    """The value once the move that `action` opens is complete, its follow-ups at their best."""
    after = state.clone()
    after.apply(action, seat)
    following_up = after.asked(seat)
    if depth and isinstance(following_up, Decision) and following_up.completes_move:
        return max(
            _value_after(game, after, seat, following, depth - 1) for following in after.legal(seat)
        )
    return game.value(after, seat)
