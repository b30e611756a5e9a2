"""Plans: what a seat would answer from now on, made better answer by answer.

One playout says how everything goes on if every seat follows the policy. What could be better are
the own answers on the way: one after the other is varied, and what ends better replaces the rest of
the plan. Where nothing is drawn and nothing hidden, one world says all. Elsewhere a plan is the
same answers in several worlds, and what counts is how it ends on average: nobody can plan for the
luck of one.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from tablee.bots.contract import Preference
from tablee.bots.greedy import worth_after
from tablee.bots.search.playouts import NO_LUCK, Luck, Playouts, Step
from tablee.bots.search.policy import Policy
from tablee.core import Action, Game, Seat, State

#: How many plans are made better, by their first answer.
PLANS = 4
#: How many other answers are tried at each own decision.
OTHERS = 4
#: After this part of its worlds a variant that is behind is given up.
PART = 3


class Plan:
    """What the seat answers from now on, and what it ends with in each world."""

    __slots__ = ("ends", "first", "steps")

    def __init__(self, first: Action) -> None:
        self.first = first
        self.ends: list[float] = []
        #: The own decisions after the first answer, world by world.
        self.steps: list[list[Step]] = []

    @property
    def worth(self) -> float:
        """What it ends with on average."""
        return sum(self.ends) / len(self.ends)


class Plans:
    """The plans of one position, one for each of the best answers."""

    __slots__ = ("draws", "found", "game", "left", "playouts", "policy", "seat", "seeds")

    def __init__(
        self, game: Game[Any], seat: Seat, policy: Policy, playouts: int, begun: int = 0
    ) -> None:
        self.game = game
        self.seat = seat
        self.policy = policy
        self.playouts = Playouts(game, seat, policy, begun)
        #: How many playouts may still be made.
        self.left = playouts
        self.found: list[Plan] = []
        #: The worlds in which plans are compared.
        self.seeds: Sequence[int] = (NO_LUCK,)
        self.draws = 0

    @property
    def is_certain(self) -> bool:
        """Nothing was left to chance so far."""
        return self.policy.to_draw or not self.draws

    @property
    def has_steps(self) -> bool:
        """There is something to plan: own decisions after the first answer."""
        return any(plan.steps[0] for plan in self.found)

    def begin(self, state: State, judged: Sequence[Preference]) -> Iterator[Preference]:
        """A plan for each of the answers; yields between two of them, and nothing new.

        Stops where something is left to chance.
        """
        for action, _ in judged:
            self.found.append(self._plan([state], action))
            if not self.is_certain or self.left < 1:
                return
            yield judged[0]

    def take_up(
        self, worlds: Sequence[State], seeds: Sequence[int], answers: Sequence[Action]
    ) -> Iterator[Preference]:
        """Plans for these answers in worlds with their seeds; yields each as it is made."""
        self.seeds = seeds
        for action in answers:
            plan = self._plan(worlds, action)
            self.found.append(plan)
            yield Preference(action, plan.worth)

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
        longest = max([len(plan.steps[0]) for plan in best])
        depth = 0
        while depth < longest:
            for plan in best:
                yield from self._vary(plan, depth)
                if self.left < 1:
                    return
            longest = max([len(plan.steps[0]) for plan in best])
            depth += 1

    def _vary(self, plan: Plan, depth: int) -> Iterator[Preference]:
        """Other answers at that decision of the plan, those that look best in its first world."""
        if depth >= len(plan.steps[0]):
            return
        state, taken, _, _ = plan.steps[0][depth]
        judged = [
            (worth_after(self.playouts.judge, state, self.seat, action, self.policy.ways), action)
            for action in state.legal(self.seat)
            if action is not taken
        ]
        judged.sort(key=_first, reverse=True)
        for _, action in judged[:OTHERS]:
            if self.left < 1:
                return
            self._try(plan, depth, action)
            yield Preference(plan.first, plan.worth)

    def _try(self, plan: Plan, depth: int, action: Action) -> None:
        """The plan goes on with `action` from that decision, if it ends better so."""
        part = 1 + len(self.seeds) // PART
        ends: list[float] = []
        paths: list[list[Step]] = []
        for at, seed in enumerate(self.seeds):
            steps = plan.steps[at]
            if depth < len(steps) and action in steps[depth].state.legal(self.seat):
                if self.left < 1:
                    return
                self.left -= 1
                state, _, draws, left = steps[depth]
                after = state.clone()
                after.apply(action, self.seat)
                path = [*steps[:depth], Step(state, action, draws, left)]
                ends.append(self.playouts.go_on(after, Luck(seed, draws), left, path))
                paths.append(path)
            else:  # it has come otherwise in this world
                ends.append(plan.ends[at])
                paths.append(steps)
            tried = at + 1
            # Sums as they are would be compared as integers by the compiled build.
            if tried in {part, len(self.seeds)} and (
                float(sum(ends)) <= float(sum(plan.ends[:tried]))
            ):
                return
        plan.ends = ends
        plan.steps = paths

    def _plan(self, worlds: Sequence[State], action: Action) -> Plan:
        """The plan that begins with `action`, as the policy goes on in each of the worlds."""
        plan = Plan(action)
        for state, seed in zip(worlds, self.seeds, strict=True):
            self.left -= 1
            after = state.clone()
            after.apply(action, self.seat)
            luck = Luck(seed)
            steps: list[Step] = []
            plan.ends.append(self.playouts.result(after, luck, steps))
            plan.steps.append(steps)
            self.draws += luck.draws
        return plan


def _worth(plan: Plan) -> float:
    return plan.worth


def _first(judged: tuple[float, Action]) -> float:
    return judged[0]
