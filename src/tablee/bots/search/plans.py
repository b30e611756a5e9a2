"""Plans: where nothing is left to chance, a playout is a plan that can be made better.

One playout says all there is to say of an answer if every seat goes on by the policy. What could
still be better are the own answers on the way: one after the other is varied, and what ends better
replaces the rest of the plan.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from tablee.bots.contract import Preference
from tablee.bots.greedy import worth_after
from tablee.bots.search.playouts import Luck, Playouts
from tablee.bots.search.policy import Policy
from tablee.core import Action, Game, Seat, State

#: How many plans are made better, by their first answer.
PLANS = 4
#: How many other answers are tried at each own decision.
OTHERS = 4


class Plan:
    """What the seat answers from now on: the decisions, and what it ends with."""

    __slots__ = ("first", "steps", "worth")

    def __init__(self, first: Action, worth: float, steps: list[tuple[State, Action]]) -> None:
        self.first = first
        self.worth = worth
        #: Each own decision after the first answer: the position, and what is answered there.
        self.steps = steps


class Plans:
    """The plans of one position, one for each of the best answers."""

    __slots__ = ("found", "game", "left", "luck", "playouts", "policy", "seat")

    def __init__(self, game: Game[Any], seat: Seat, policy: Policy, playouts: int) -> None:
        self.game = game
        self.seat = seat
        self.policy = policy
        self.playouts = Playouts(game, seat, policy)
        self.luck = Luck(0)
        #: How many playouts may still be made.
        self.left = playouts
        self.found: list[Plan] = []

    @property
    def is_certain(self) -> bool:
        """Nothing was left to chance so far."""
        return not self.luck.draws

    def begin(self, state: State, judged: Sequence[Preference]) -> Iterator[Preference]:
        """A plan for each of the answers; yields between two of them, and nothing new.

        Stops where something is left to chance.
        """
        for action, _ in judged:
            self.found.append(self._plan(state, action, action))
            if not self.is_certain or self.left < 1:
                return
            yield judged[0]

    def told(self, judged: Sequence[Preference]) -> Iterator[Preference]:
        """All answers on the scale of the plans: those without one come last."""
        for plan in self.found:
            yield Preference(plan.first, plan.worth)
        planned = [plan.first for plan in self.found]
        lowest = min([plan.worth for plan in self.found])
        highest = max([each.value for each in judged[len(planned) :]], default=0.0)
        for action, value in judged:
            if action not in planned:
                yield Preference(action, lowest - highest + value)

    def improve(self) -> Iterator[Preference]:
        """The best plans get better, from the next decision on, until no playout is left."""
        self.found.sort(key=_worth, reverse=True)
        best = self.found[:PLANS]
        longest = max([len(plan.steps) for plan in best])
        for depth in range(longest):
            for plan in best:
                yield from self._vary(plan, depth)
                if self.left < 1:
                    return

    def _vary(self, plan: Plan, depth: int) -> Iterator[Preference]:
        """Other answers at that decision of the plan."""
        if depth >= len(plan.steps):
            return
        state, taken = plan.steps[depth]
        judged = [
            (worth_after(self.playouts.judge, state, self.seat, action, self.policy.ways), action)
            for action in state.legal(self.seat)
            if action is not taken
        ]
        judged.sort(key=_first, reverse=True)
        for _, action in judged[:OTHERS]:
            if self.left < 1:
                return
            other = self._plan(state, action, plan.first)
            if other.worth > plan.worth:
                plan.worth = other.worth
                plan.steps[depth:] = [(state, action), *other.steps]
                yield Preference(plan.first, plan.worth)

    def _plan(self, state: State, action: Action, first: Action) -> Plan:
        self.left -= 1
        steps: list[tuple[State, Action]] = []
        after = state.clone()
        after.apply(action, self.seat)
        return Plan(first, self.playouts.result(after, self.luck, steps), steps)


def _worth(plan: Plan) -> float:
    return plan.worth


def _first(judged: tuple[float, Action]) -> float:
    return judged[0]
