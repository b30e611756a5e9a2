"""Law 12, what a seat is asked next: as it is now, without a secret, and nothing is changed."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from tablee.contract.foresight import Moment, moments
from tablee.contract.laws import Setup
from tablee.core import Action, Decision, Match, Seat, State
from tablee.driver import Outlook

#: Answers that are tried at each moment.
ANSWERS = 6


class Plan(NamedTuple):
    """A moment at which `seat` waits, and the position in which it would be asked next."""

    moment: Moment
    seat: Seat
    world: State | None


def plans(setup: Setup, seed: int) -> Iterator[Plan]:
    """Every seat that waits, at some moments of a random game."""
    for moment in moments(setup, seed):
        state = moment.match.state
        for seat in range(setup.seats):
            if state.asked(seat) is None:
                yield Plan(moment, seat, state.ahead(seat))


def law_12_planning_is_of_the_present(setup: Setup, seed: int) -> None:
    """What a seat is asked next is asked in the position as it is: nobody has done anything.

    And nothing is changed by asking for it.
    """
    game = setup.game
    for moment in moments(setup, seed):
        state = moment.match.state
        before = game.dump(state)
        everybody = _standings(setup, state)
        for seat in range(setup.seats):
            if state.asked(seat) is not None:
                continue
            world = state.ahead(seat)
            assert game.dump(state) == before, "looking ahead changed the match"
            if world is None:
                continue
            assert world.seats_to_act == (seat,), "somebody else is asked as well"
            assert world.legal(seat), "nothing is offered"
            assert _standings(setup, world) == everybody, f"{world} is not the present"
            world.check()


def _standings(setup: Setup, state: State) -> list[object]:
    """What each seat has and how it stands."""
    game = setup.game
    return [(game.holdings(state, s), game.standing(state, s)) for s in range(setup.seats)]


def law_12_the_turn_comes_back(setup: Setup, seed: int) -> None:
    """Where another seat is asked first, whoever is asked now would be asked the same after it."""
    game = setup.game
    for moment, seat, world in plans(setup, seed):
        asked = moment.match.state.asked(moment.seat)
        back = world.ahead(moment.seat) if world is not None else None
        if back is None or type(back.asked(moment.seat)) is not type(asked):
            continue  # not a question that goes round
        state = moment.match.state
        legal = list(state.legal(moment.seat))
        assert list(back.legal(moment.seat)) == legal, f"{asked} is another one after {seat}"
        now, then = (
            Outlook(game, moment.seat, each, None, Random(0)) for each in (state.clone(), back)
        )
        for action in moment.answers[:ANSWERS]:
            if _asked_after(state, moment.seat, action) != _asked_after(back, moment.seat, action):
                continue  # its turn is the last of a phase, or was
            told = now.foresee(action)._replace(is_last=False)
            again = then.foresee(action)._replace(is_last=False)
            assert told == again, f"{action} does something else after {seat}"


def _asked_after(state: State, seat: Seat, action: Action) -> list[type]:
    """The questions that are open after an answer."""
    tried = state.clone()
    tried.apply(action, seat)
    return [type(question) for question in tried.questions]


def law_12_planning_tells_no_secret(setup: Setup, seed: int) -> None:
    """In two worlds that a seat cannot tell apart, it is asked the same next."""
    game = setup.game
    if not game.has_secrets:
        return
    rng = Random(seed)
    for moment, seat, world in plans(setup, seed):
        match = moment.match
        other = Match(game, setup.seats, seed, setup.options)
        other.state = game.determinize(match.state, seat, rng)
        assert _told(other.state.ahead(seat), seat) == _told(world, seat), "what is next is secret"
        if world is None:
            continue
        one, two = (_outlook(each, seat, moment.luck) for each in (match, other))
        for action in list(world.legal(seat))[:ANSWERS]:
            assert game.describe(one.state, seat, action) == game.describe(two.state, seat, action)
            assert one.foresee(action) == two.foresee(action), f"{action} tells a secret"


def _told(world: State | None, seat: Seat) -> object:
    if world is None:
        return None
    question = world.asked(seat)
    assert isinstance(question, Decision)
    return type(question), list(world.legal(seat))


def _outlook(match: Match[Any], seat: Seat, luck: str) -> Outlook[Any]:
    outlook = Outlook.ahead_of(match, seat, Random(luck))
    assert outlook is not None, "what is next is not known in every world"
    return outlook
