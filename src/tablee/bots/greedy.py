"""The greedy bot: looks one move ahead and takes what the game's features value most."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tablee.bots.contract import Bot, Preference
from tablee.core import Action, Decision, Game, Seat, State

#: Questions that complete one move, at most; a guard against games that never close one.
DEPTH = 6
#: Ways to complete one move that are looked at, at most; shared evenly among the first answers.
WAYS = 10_000


class Greedy(Bot):
    """Plays the move after which `game.value` is best; ties are broken at random."""

    def consider(
        self,
        game: Game[Any],
        state: Any,  # noqa: ANN401
        seat: Seat,
        rng: Random,
    ) -> Iterator[Preference]:
        actions = list(state.legal(seat))
        if len(actions) == 1:
            yield Preference(actions[0], game.value(state, seat))
            return
        for action in actions:
            after = _after(state, seat, action)
            yield Preference(action, _value_of(game, after, seat, DEPTH, WAYS))


def _after(state: State, seat: Seat, action: Action) -> State:
    after = state.clone()
    after.apply(action, seat)
    return after


def _value_of(game: Game[Any], state: State, seat: Seat, depth: int, ways: int) -> float:
    """The value once the move that has led here is complete, its follow-ups at their best.

    A question with too many answers is not looked through: the position is valued as it is.
    """
    question = state.asked(seat)
    if depth and isinstance(question, Decision) and question.completes_move:
        answers = state.legal(seat)
        each = ways // len(answers)
        if each:
            return max(
                _value_of(game, _after(state, seat, answer), seat, depth - 1, each)
                for answer in answers
            )
    return game.value(state, seat)
