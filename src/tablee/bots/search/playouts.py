"""Playouts: how a position might go on, played by a quick policy for every seat."""

from math import inf
from random import Random
from typing import Any

from tablee.core import CHANCE, Action, Decision, Game, Seat, State
from tablee.core.draws import draw


class Policy:
    """How playouts choose: the best by `game.value` of a few answers drawn at random.

    Cheap, and no seat plays the same way twice.
    """

    __slots__ = ("answers", "horizon", "mistakes", "win")

    def __init__(self, answers: int, mistakes: float, horizon: int, win: float = 0.0) -> None:
        #: How many answers to a question are looked at.
        self.answers = answers
        #: How often an answer is given without a look.
        self.mistakes = mistakes
        #: Moves of the seat that searches before the position is valued as it is; 0: to the end.
        self.horizon = horizon
        #: What it is worth to be first at the end, in points, beside being ahead.
        self.win = win


class Luck:
    """What chance brings in one imagined world, the same for every candidate.

    The k-th draw depends on the world and k alone: what one candidate draws more does not change
    what comes later.
    """

    __slots__ = ("choices", "draws", "world")

    def __init__(self, world: int) -> None:
        self.world = world
        self.draws = 0
        #: What the policy leaves to luck.
        self.choices = Random(world)

    def chance(self) -> Random:
        """The generator of the next draw."""
        self.draws += 1
        return Random((self.world << 16) + self.draws)


class Playouts:
    """Plays positions of one game on and says what they were worth to one seat."""

    __slots__ = ("answers", "game", "horizon", "mistakes", "seat", "win")

    def __init__(self, game: Game[Any], seat: Seat, policy: Policy) -> None:
        self.game = game
        self.seat = seat
        self.answers = policy.answers
        self.mistakes = policy.mistakes
        self.horizon = policy.horizon
        self.win = policy.win

    def result(self, state: State, luck: Luck) -> float:
        """The value to the seat once `state`, which is used up, was played on to the horizon."""
        left = self.horizon or -1
        while seats := state.seats_to_act:
            actor = seats[0]
            if actor == CHANCE:
                state.apply(state.sample(luck.chance()))
                continue
            if left >= 0 and actor == self.seat:
                question = state.asked(actor)
                if not (isinstance(question, Decision) and question.completes_move):
                    if not left:
                        break
                    left -= 1
            state = self.step(state, actor, luck.choices)
        value = self.game.value(state, self.seat)
        if self.win and state.over:
            # Tie-breaks and goals, which points do not tell.
            first = self.game.score_and_place(state, self.seat)[1] == 1
            value += self.win if first else -self.win
        return value

    def step(self, state: State, actor: Seat, rng: Random) -> State:
        """The position after `actor` has answered; `state` itself may be used up."""
        answers = list(state.legal(actor))
        count = len(answers)
        if count == 1 or self.answers == 1 or rng.random() < self.mistakes:
            state.apply(answers[int(rng.random() * count)], actor)
            return state
        best = state
        highest = -inf
        for action in draw(rng, answers, min(count, self.answers)):
            after = state.clone()
            after.apply(action, actor)
            value = self.game.value(after, actor)
            if value > highest:
                best = after
                highest = value
        return best

    def choose(self, state: State, actor: Seat, rng: Random) -> Action:
        """What the policy answers for `actor`, as `step` would; `state` is left as it is."""
        answers = list(state.legal(actor))
        count = len(answers)
        if count == 1 or self.answers == 1 or rng.random() < self.mistakes:
            return answers[int(rng.random() * count)]
        looked_at = draw(rng, answers, min(count, self.answers))
        best = looked_at[0]
        highest = -inf
        for action in looked_at:
            after = state.clone()
            after.apply(action, actor)
            value = self.game.value(after, actor)
            if value > highest:
                best = action
                highest = value
        return best
