"""Whole games, every way to play: nobody gets stuck, nothing is lost or made (R1, R39, R43).

The contract has games that are played uniformly at random; these have larger countries.
"""

from itertools import product
from random import Random

import pytest

from tablee.core import CHANCE, Action, Value
from tablee.core.draws import pick
from tests.games.century.scenario import GAME

WAYS = list(product((3, 4, 5), (True, False), ("together", "in_order"), (False, True)))


def thrifty(legal: list[Action]) -> list[Action]:
    """The lowest bids alone: coins last for more territories, and so for larger countries."""
    return [*legal[:1], *legal[-2:]] if legal[0].verb in ("bid", "raise") else legal


def busy(legal: list[Action]) -> list[Action]:
    """Nobody leaves or stops before they must."""
    idle = ("quit", "decline", "done", "pass", "keep")
    return [action for action in thrifty(legal) if action.verb not in idle] or legal


@pytest.mark.parametrize(("seats", "cards", "way", "strict"), WAYS)
def test_r1_every_game_comes_to_its_end(seats: int, way: str, *, cards: bool, strict: bool) -> None:
    options: dict[str, Value] = {
        "r2_bonus_cards": cards,
        "r46_consolidation": way,
        "r57_two_tiles_only": strict,
    }
    for seed, style in enumerate((thrifty, busy)):
        state = GAME.set_up(seats, options)
        rng = Random(seed)
        while not state.over:
            state.check()
            if state.seats_to_act == (CHANCE,):
                state.apply(state.sample(rng))
                continue
            seat = pick(rng, state.seats_to_act)
            legal = list(state.legal(seat))
            assert len(set(legal)) == len(legal) > 0
            state.apply_checked(pick(rng, style(legal)), seat)
        state.check()
        assert state.round == 6
