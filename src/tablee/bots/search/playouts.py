"""Playouts: how a position might go on, played by a quick policy for every seat."""

from random import Random
from typing import Any, Final, NamedTuple

from tablee.bots.search.policy import Policy
from tablee.core import CHANCE, Action, Decision, Game, Seat, State

#: A world in which nothing is drawn: a playout stops at its first draw.
NO_LUCK: Final = -1


class Luck:
    """What chance brings in one imagined world, the same for every candidate.

    The k-th draw depends on the world and k alone: what one candidate draws more does not change
    what comes later.
    """

    __slots__ = ("choices", "draws", "world")

    def __init__(self, world: int, draws: int = 0) -> None:
        self.world = world
        #: How many there were so far.
        self.draws = draws
        #: What the policy leaves to luck.
        self.choices = Random(world)

    def chance(self) -> Random:
        """The generator of the next draw."""
        self.draws += 1
        return Random((self.world << 16) + self.draws)


class Step(NamedTuple):
    """An own decision of a playout that left a choice, and all that it takes to go on from it."""

    state: State
    action: Action
    #: Draws before it, and moves up to the horizon after it.
    draws: int
    left: int


class Playouts:
    """Plays positions of one game on and says what they were worth to one seat."""

    __slots__ = ("game", "judge", "policy", "seat", "until")

    def __init__(self, game: Game[Any], seat: Seat, policy: Policy, begun: int = 0) -> None:
        """`begun` is the round of the position that is searched: rounds are counted from it."""
        self.game = game
        self.seat = seat
        self.policy = policy
        #: The round at whose beginning positions are valued as they are; 0: none.
        self.until = begun + policy.rounds if policy.rounds else 0
        #: What every seat takes the best of.
        self.judge = game.value if policy.minds_rivals else game.estimate

    def result(self, state: State, luck: Luck, steps: list[Step] | None = None) -> float:
        """The value to the seat once `state`, which is used up, was played on to the horizon.

        `steps` gets the seat's own decisions that leave a choice.
        """
        return self.go_on(state, luck, self.policy.horizon or -1, steps)

    def go_on(self, state: State, luck: Luck, left: int, steps: list[Step] | None) -> float:
        """The same with so many moves left up to the horizon; below 0, to the end."""
        while seats := state.seats_to_act:
            if self.until and self.game.round_of(state) >= self.until:
                break
            actor = seats[0]
            if actor == CHANCE:
                drawing = luck.chance()
                if luck.world == NO_LUCK or self.policy.to_draw:
                    break
                state.apply(state.sample(drawing))
                continue
            if left >= 0 and actor == self.seat:
                question = state.asked(actor)
                if not (isinstance(question, Decision) and question.completes_move):
                    if not left:
                        break
                    left -= 1
            action = self.choose(state, actor, luck.choices)
            if steps is not None and actor == self.seat and len(state.legal(actor)) > 1:
                steps.append(Step(state.clone(), action, luck.draws, left))
            state.apply(action, actor)
        value = self.game.value(state, self.seat)
        if self.policy.win and state.over:
            # Tie-breaks and goals, which points do not tell.
            first = self.game.score_and_place(state, self.seat)[1] == 1
            value += self.policy.win if first else -self.policy.win
        return value

    def choose(self, state: State, actor: Seat, rng: Random) -> Action:
        """What the policy answers for `actor`; nothing changes."""
        return self.policy.choose(self.judge, state, actor, rng)
