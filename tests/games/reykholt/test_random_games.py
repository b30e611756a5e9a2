"""Random games over all modes, groups, seat counts and rulings come to an end without a slip."""

from collections.abc import Iterator
from random import Random

import pytest

from tablee.core import CHANCE, Action, Value
from tablee.core.draws import pick
from tests.games.reykholt.scenario import GAME

GAMES = 40
#: What a game is made of; left to chance alone, spaces for goods come too often.
WANTED = ("plant", "harvest", "service", "share", "use")


def settings(rng: Random) -> tuple[int, dict[str, Value]]:
    """Some seats and options."""
    seats = pick(rng, GAME.seats)
    options = {}
    for option in GAME.options:
        values = [value for value in option.choices if seats in option.counts(value, GAME.seats)]
        options[option.name] = pick(rng, values) if values else option.default
    return seats, options


def choose(rng: Random, legal: list[Action]) -> Action:
    wanted = [action for action in legal if action.verb in WANTED]
    return pick(rng, wanted if wanted and rng.random() < 0.5 else legal)


def positions(rng: Random) -> Iterator[None]:
    """Plays one game; a stop at each decision, where the position is whole."""
    seats, options = settings(rng)
    state = GAME.set_up(seats, options)
    while not state.over:
        if state.seats_to_act == (CHANCE,):
            state.apply(state.sample(rng))
            continue
        legal = list(state.legal())
        state.check()
        assert len(legal) > 1, f"{state} leaves no choice"
        assert len(set(legal)) == len(legal), f"{state} offers something twice"
        state.apply(choose(rng, legal))
        yield
    state.check()


@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games_come_to_an_end(seed: int) -> None:
    """R97: everybody who is asked has a choice, and components are conserved throughout."""
    assert sum(1 for _ in positions(Random(seed))) > 10
