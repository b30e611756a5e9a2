"""Law 9, several seats at once: sealed answers tell nothing, open ones leave the others alone."""

from itertools import combinations
from random import Random

from tablee.contract.laws import Setup, some_positions, told
from tablee.core import CHANCE, Action, Event, Seat, State

#: Positions of a game that are looked at, and answers tried at each for a seat.
POSITIONS = 60
ANSWERS = 6


def law_9_sealed_answers_tell_nothing(setup: Setup, seed: int) -> None:
    """Until all have answered, nobody learns what another has answered, nor whether."""
    game = setup.game
    rng = Random(seed)
    for state in some_positions(setup, seed, POSITIONS):
        if not state.sealed or len(state.seats_to_act) < 2:
            continue
        readers = [None, *range(setup.seats)]
        before = {reader: told(game, state, reader) for reader in readers}
        for seat in state.seats_to_act:
            for action in list(state.legal(seat))[:ANSWERS]:
                heard: list[Event] = []
                after = state.clone()
                after.sink = heard.append
                after.apply(action, seat)
                assert not heard, "a sealed answer is heard of"
                for reader in readers:
                    if reader != seat:
                        assert told(game, after, reader) == before[reader], "an answer shows"
                        _imagined_alike(setup, state, after, reader, rng)


def _imagined_alike(
    setup: Setup, before: State, after: State, reader: Seat | None, rng: Random
) -> None:
    if reader is None:
        return
    game = setup.game
    luck = rng.random()
    worlds = [game.determinize(state, reader, Random(luck)) for state in (before, after)]
    assert worlds[0] == worlds[1], "an imagined world knows of a sealed answer"
    assert game.features(before, reader) == game.features(after, reader), "features tell it"
    assert game.value(before, reader) == game.value(after, reader), "the value tells it"


def law_9_answers_commute(setup: Setup, seed: int) -> None:
    """Where several seats are asked, the order in which they answer makes no difference."""
    for state in some_positions(setup, seed, POSITIONS):
        if state.phase is None:
            continue
        for one, other in combinations(state.seats_to_act, 2):
            for first in list(state.legal(one))[:ANSWERS]:
                for second in list(state.legal(other))[:ANSWERS]:
                    _commute(state, (one, first), (other, second))


def _commute(state: State, one: tuple[Seat, Action], other: tuple[Seat, Action]) -> None:
    ends = []
    for order in ((one, other), (other, one)):
        after = state.clone()
        for seat, action in order:
            if after.seats_to_act == (CHANCE,):
                return  # draws come at once, and each changes what the next can be
            assert after.asked(seat) is not None, "an answer ends what another seat is asked"
            assert action in after.legal(seat), "an answer takes another seat's choice away"
            after.apply(action, seat)
        ends.append(after)
    assert ends[0] == ends[1], "it matters who answers first"
