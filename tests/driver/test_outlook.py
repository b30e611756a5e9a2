"""Outlooks: as many worlds as a question needs, and one trial for answers that are alike."""

from random import Random
from typing import Any

import tablee
from tablee.core import Action, Match
from tablee.driver import Outlook
from tests.contract.test_broken_toys import with_question
from tests.contract.toy import game as toy
from tests.contract.toy.game import Lanterns


class Reveal(toy.ShowOrHide):
    """Completes a move, and what comes of it depends on a hidden light."""

    __slots__ = ()
    completes_move = True

    def resolve(self, state: Lanterns, action: Action) -> None:
        super().resolve(state, action)
        state.scores[self.seat] += state.lanterns[self.seat - 1]


class Announce(toy.ShowOrHide):
    """Uncovers nothing itself, and leads to what does."""

    __slots__ = ()
    may_uncover = False

    def resolve(self, state: Lanterns, action: Action) -> None:
        state.then(Reveal(self.seat))


def asked(match: Match[Any], question: str, rng: Random) -> Outlook[Any]:
    """The outlook of whoever is asked that first."""
    while type(match.state.asked(match.seats_to_act[0])).__name__ != question:
        seat = match.seats_to_act[0]
        match.play(match.legal(seat)[0], seat)
    return Outlook.of(match, match.seats_to_act[0], rng)


def test_a_question_that_uncovers_nothing_needs_one_world_and_what_follows_it_two() -> None:
    unknown = 0
    for seed in range(8):
        match = Match(with_question(Announce), 3, seed)
        outlook = asked(match, "Announce", Random(seed))
        assert outlook.other is None
        following = outlook.after(toy.SHOW)
        assert following is not None
        assert following.other is not None
        unknown += following.foresee(toy.SHOW).is_unknown
    assert unknown > 2, "worlds in which a neighbour's light is the same are rare"


def test_answers_that_are_alike_are_tried_once() -> None:
    match = Match(tablee.game("reworld"), 2, seed=7)
    outlook = asked(match, "StationTurn", Random(7))
    takes = [action for action in outlook.state.legal() if action.verb == "take"]
    assert len(takes) > 10
    assert len({id(outlook.foresee(action)) for action in takes}) == 1
    leave = next(action for action in outlook.state.legal() if action.verb == "leave")
    assert outlook.foresee(leave) != outlook.foresee(takes[0])
