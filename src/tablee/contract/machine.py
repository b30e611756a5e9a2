"""A game as a state machine: hypothesis plays, undoes, clones and shrinks what fails."""

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tablee.contract.laws import Setup, told
from tablee.core import IllegalAction, Match

CHOICES = st.integers(min_value=0, max_value=999)


class Play(RuleBasedStateMachine):
    """Random acts on one match; every law that can be asked at a position is an invariant."""

    setup_: Setup
    match: Match[Any]

    @initialize(seed=st.integers(min_value=0, max_value=999))
    def begin(self, seed: int) -> None:
        self.match = Match(self.setup_.game, self.setup_.seats, seed, self.setup_.options)

    def going_on(self) -> bool:
        return not self.match.over

    @precondition(going_on)
    @rule(who=CHOICES, what=CHOICES)
    def play(self, who: int, what: int) -> None:
        asked = self.match.seats_to_act
        seat = asked[who % len(asked)]
        legal = self.match.legal(seat)
        self.match.play(legal[what % len(legal)], seat)

    @precondition(going_on)
    @rule(what=CHOICES)
    def play_by_notation(self, what: int) -> None:
        legal = self.match.legal()
        self.match.play(str(legal[what % len(legal)]))

    @rule()
    def undo_and_redo(self) -> None:
        """Taking the same decision again leads to the same place, draws included."""
        moves = self.match.moves
        before = self.match.state
        if self.match.undo():
            kept = len(self.match.moves)
            seat, action = moves[kept]
            self.match.play(action, seat)
        assert before == self.match.state
        assert moves == self.match.moves

    @rule()
    def save_and_load(self) -> None:
        game = self.match.game
        self.match.state = game.load(game.dump(self.match.state))

    @precondition(going_on)
    @rule(what=CHOICES)
    def try_anything(self, what: int) -> None:
        """An action of the vocabulary is either legal or refused without a trace."""
        vocabulary = self.match.game.vocabulary.fixed()
        action = vocabulary[what % len(vocabulary)]
        before = self.match.state.clone()
        if action in self.match.legal():
            self.match.play(action)
        else:
            with pytest.raises(IllegalAction):
                self.match.play(action)
            assert before == self.match.state

    @rule(seed=CHOICES, who=CHOICES)
    def imagine(self, seed: int, who: int) -> None:
        """An imagined world looks to its seat as the true one does."""
        game, state = self.match.game, self.match.state
        seat = who % self.setup_.seats
        world = game.determinize(state, seat, Random(seed))
        world.check()
        assert all(map(world.legal, world.seats_to_act))
        assert told(game, state, seat) == told(game, world, seat)

    @invariant()
    def holds_together(self) -> None:
        if hasattr(self, "match"):
            self.match.state.check()
            for seat in self.match.seats_to_act:
                assert self.match.legal(seat)


def machine(setup: Setup) -> type[Play]:
    """The state machine of one way to play."""
    return type(f"Play_{setup.game.id}_{setup.seats}", (Play,), {"setup_": setup})


def run_machine(setup: Setup) -> None:
    """A dozen short plays; the same ones every time."""
    run_state_machine_as_test(
        machine(setup),
        settings=settings(
            max_examples=12,
            stateful_step_count=40,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )
