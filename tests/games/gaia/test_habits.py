"""Standing orders of a player: charging up to so much power, tokens from the lowest bowls."""

from random import Random

import pytest

import tablee
from tablee.core.draws import pick
from tablee.core.options import fill_in
from tablee.games.gaia.rules.power.charging import ChargePower, brings_token
from tablee.games.gaia.rules.power.cycle import ChooseBowls

GAME = tablee.game("gaia")


@pytest.mark.parametrize("most", [0, 1, 2, 5])
def test_r113_power_is_charged_up_to_what_was_ordered(most: int) -> None:
    habits = fill_in(GAME.habits, {"charge_up_to": most})
    answered = asked = 0
    for seed in range(6):
        match = tablee.Match(GAME, seats=3, seed=seed)
        rng = Random(seed)
        while not match.over:
            seat = match.seats_to_act[0]
            frame = match.state.agenda[-1]
            habit = GAME.habitual(match.state, seat, habits)
            if isinstance(frame, ChargePower):
                power = match.legal()[0].text.split()[1]
                if habit is None:
                    asked += 1
                    assert int(power) > most or brings_token(match.state.players[seat])
                else:
                    answered += 1
                    assert int(power) <= most
                    assert habit in match.legal()
            match.play(pick(rng, match.legal()))
    assert (answered > 0) == (most > 0)
    assert asked > 0 or most == 5


@pytest.mark.parametrize("wanted", [False, True])
def test_r22_tokens_leave_the_lowest_bowls_if_so_ordered(wanted: bool) -> None:  # noqa: FBT001
    habits = fill_in(GAME.habits, {"lowest_bowls_first": wanted})
    seen = 0
    for seed in range(12):
        match = tablee.Match(GAME, seats=2, seed=seed)
        rng = Random(seed)
        while not match.over:
            seat = match.seats_to_act[0]
            if isinstance(match.state.agenda[-1], ChooseBowls):
                seen += 1
                habit = GAME.habitual(match.state, seat, habits)
                if not wanted:
                    assert habit is None
                else:
                    taken = [tuple(map(int, a.text.split()[1:])) for a in match.legal()]
                    assert habit is not None
                    assert tuple(map(int, habit.text.split()[1:])) == max(taken)
            match.play(pick(rng, match.legal()))
    assert seen
