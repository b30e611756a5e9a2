"""Playouts: how a position might go on, played by a quick policy for every seat."""

from random import Random
from typing import Any, Final

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

    __slots__ = ("game", "judge", "policy", "seat")

    def __init__(self, game: Game[Any], seat: Seat, policy: Policy) -> None:
        self.game = game
        self.seat = seat
        self.policy = policy
        #: Every seat minds its own score alone: that is quicker.
        self.judge = game.estimate

    def result(
        self, state: State, luck: Luck, steps: list[tuple[State, Action]] | None = None
    ) -> float:
        """The value to the seat once `state`, which is used up, was played on to the horizon.

        `steps` gets the seat's own decisions that leave a choice, each with its position, up to
        the first draw.
        """
        left = self.policy.horizon or -1
        while seats := state.seats_to_act:
            actor = seats[0]
            if actor == CHANCE:
                drawing = luck.chance()
                if luck.world == NO_LUCK:
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
            if steps is not None and self._is_choice(state, actor, luck):
                steps.append((state.clone(), action))
            state.apply(action, actor)
        value = self.game.value(state, self.seat)
        if self.policy.win and state.over:
            # Tie-breaks and goals, which points do not tell.
            first = self.game.score_and_place(state, self.seat)[1] == 1
            value += self.policy.win if first else -self.policy.win
        return value

    def _is_choice(self, state: State, actor: Seat, luck: Luck) -> bool:
        return actor == self.seat and not luck.draws and len(state.legal(actor)) > 1

    def choose(self, state: State, actor: Seat, rng: Random) -> Action:
        """What the policy answers for `actor`; nothing changes."""
        return self.policy.choose(self.judge, state, actor, rng)
