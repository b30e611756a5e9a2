"""Action 8: pass (R104-R106)."""

from __future__ import annotations

from tablee.core import Action, Seat
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import NONE, ROUNDS
from tablee.games.gaia.events import Passed
from tablee.games.gaia.rules.gains import count, gain
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import FROM_BOOSTER


def passes(state: GaiaState) -> list[Action]:
    """The boosters that may be taken; in the last round none is (R105)."""
    if state.round == ROUNDS:
        return [act.PASS_LAST]
    return [act.PASS[booster] for booster in state.boosters]


def pass_round(state: GaiaState, seat: Seat, booster: int) -> None:
    """Score what pays for passing, change boosters, take no more turns this round."""
    player = state.players[seat]
    box = state.box
    vp = player.vp
    held = box.boosters[player.booster]
    if held.pass_vp:
        player.vp += held.pass_vp * count(player, held.pass_per)
    by_booster = player.vp - vp
    for tile in player.advanced:
        advanced = box.advanced[tile]
        if advanced.pass_per != NONE:
            gain(state, seat, advanced.on_pass, count(player, advanced.pass_per))
    state.boosters.append(player.booster)
    player.booster = booster
    player.release(FROM_BOOSTER)
    if booster != NONE:
        state.boosters.remove(booster)
        player.acquired += (FROM_BOOSTER,)
    player.passed = True
    state.passed += (seat,)
    if state.sink is not None:
        gained = player.vp - vp
        tiles = (0, 0, gained - by_booster)
        state.sink(Passed(seat=seat, booster=booster, vp=gained, tiles=tiles))
