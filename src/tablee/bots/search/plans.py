"""Plans: what a seat would answer from now on, as far as it can be known, and made better.

Up to the next draw of chance one playout says how everything goes on if every seat follows the
policy; where nothing is ever drawn, to the end. What could still be better are the own answers on
the way: one after the other is varied, and what ends better replaces the rest of the plan. What
comes after a draw is never varied, for nobody can plan for the luck of one imagined world: there
the policy goes on, in several worlds that are the same for all variants.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from tablee.bots.contract import Preference
from tablee.bots.greedy import worth_after
from tablee.bots.search.playouts import NO_LUCK, Luck, Playouts
from tablee.bots.search.policy import Policy
from tablee.core import Action, Game, Seat, State

#: How many plans are made better, by their first answer.
PLANS = 4
#: How many other answers are tried at each own decision.
OTHERS = 4
#: After this part of its worlds a variant that is behind is given up.
PART = 3


class Plan:
    """What the seat answers from now on: the decisions, and what it ends with in each world."""

    __slots__ = ("ends", "first", "steps")

    def __init__(self, first: Action, ends: list[float], steps: list[tuple[State, Action]]) -> None:
        self.first = first
        self.ends = ends
        #: Each own decision after the first answer: the position, and what is answered there.
        self.steps = steps

    @property
    def worth(self) -> float:
        """What it ends with on average."""
        return sum(self.ends) / len(self.ends)


class Plans:
    """The plans of one position, one for each of the best answers."""

    __slots__ = ("draws", "found", "game", "left", "playouts", "policy", "seat", "seeds")

    def __init__(self, game: Game[Any], seat: Seat, policy: Policy, playouts: int) -> None:
        self.game = game
        self.seat = seat
        self.policy = policy
        self.playouts = Playouts(game, seat, policy)
        #: How many playouts may still be made.
        self.left = playouts
        self.found: list[Plan] = []
        #: The worlds in which plans are compared.
        self.seeds: Sequence[int] = (NO_LUCK,)
        self.draws = 0

    @property
    def is_certain(self) -> bool:
        """Nothing was left to chance so far."""
        return not self.draws

    def begin(self, state: State, judged: Sequence[Preference]) -> Iterator[Preference]:
        """A plan for each of the answers; yields between two of them, and nothing new.

        Stops where something is left to chance.
        """
        for action, _ in judged:
            self.found.append(self._plan(state, action, action, None))
            if not self.is_certain or self.left < 1:
                return
            yield judged[0]

    def take_up(
        self, state: State, ended: Sequence[tuple[Action, list[float]]], seeds: Sequence[int]
    ) -> None:
        """Plans for answers that ended like this in these worlds."""
        self.seeds = seeds
        self.found = []
        for action, ends in ended:
            self.left -= 1
            after = state.clone()
            after.apply(action, self.seat)
            steps: list[tuple[State, Action]] = []
            self.playouts.result(after, Luck(seeds[0]), steps)
            self.found.append(Plan(action, ends, steps))

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
        depth = 0
        while depth < longest:
            for plan in best:
                yield from self._vary(plan, depth)
                if self.left < 1:
                    return
            longest = max([len(plan.steps) for plan in best])
            depth += 1

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
            other = self._plan(state, action, plan.first, plan.ends)
            if len(other.ends) == len(plan.ends) and other.worth > plan.worth:
                plan.ends = other.ends
                plan.steps[depth:] = [(state, action), *other.steps]
            yield Preference(plan.first, plan.worth)

    def _plan(self, state: State, action: Action, first: Action, rival: list[float] | None) -> Plan:
        """The plan that goes on with `action`; given up early where it stays behind a rival."""
        plan = Plan(first, [], [])
        part = 1 + len(self.seeds) // PART
        for seed in self.seeds:
            if self.left < 1:
                break
            self.left -= 1
            after = state.clone()
            after.apply(action, self.seat)
            luck = Luck(seed)
            plan.ends.append(self.playouts.result(after, luck, None if plan.ends else plan.steps))
            self.draws += luck.draws
            tried = len(plan.ends)
            if rival is None or tried != part:
                continue
            # Sums as they are would be compared as integers by the compiled build.
            if float(sum(plan.ends)) <= float(sum(rival[:tried])):
                break
        return plan


def _worth(plan: Plan) -> float:
    return plan.worth


def _first(judged: tuple[float, Action]) -> float:
    return judged[0]
