"""The greedy bot: looks one move ahead and takes what the game's features value most."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from tablee.bots.contract import Bot, Preference
from tablee.core import Action, Decision, Game, Seat, State

#: Ways to complete one move that are looked at, at most; shared evenly among the first answers.
WAYS = 10_000

#: What a position is worth to a seat: `Game.value`, or `Game.estimate` for who minds no rival.
Judge = Callable[[Any, Seat], float]


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Bot):
    """Plays the move after which `game.value` is best; ties are broken at random."""

    def judge(self, game: Game[Any]) -> Judge:
        """What positions are compared by."""
        return game.value

    def consider(
        self,
        game: Game[Any],
        state: Any,  # noqa: ANN401
        seat: Seat,
        rng: Random,
    ) -> Iterator[Preference]:
        judge = self.judge(game)
        actions = list(state.legal(seat))
        if len(actions) == 1:
            yield Preference(actions[0], judge(state, seat))
            return
        for action in actions:
            yield Preference(action, worth_after(judge, state, seat, action, WAYS))


def worth_after(judge: Judge, state: State, seat: Seat, action: Action, ways: int) -> float:
    """The worth once the move that `action` begins is complete, its follow-ups at their best.

    Of a question with more answers than there are ways, as many are looked at, evenly spread.
    Each question takes one of the ways, so that a move which never closes comes to an end.
    """
    after = state.clone()
    after.apply(action, seat)
    question = after.asked(seat)
    if ways > 1 and isinstance(question, Decision) and question.completes_move:
        answers = after.legal(seat)
        count = len(answers)
        looked = min(count, ways - 1)
        each = (ways - 1) // looked
        return max(
            [
                worth_after(judge, after, seat, answers[at * count // looked], each)
                for at in range(looked)
            ]
        )
    return judge(after, seat)


class Selfish(Greedy):
    """Minds its own score alone, which is quicker where there are rivals."""

    def judge(self, game: Game[Any]) -> Judge:
        return game.estimate
