"""What an action would bring at once, told before it is done. Rules gain; this only looks."""

from __future__ import annotations

from tablee.games.gaia.box.components import (
    EVERY_FEDERATION,
    EVERY_RESEARCH,
    GAIA_PROJECT,
    GLEENS,
    NONE,
    QIC_ACADEMY,
    TERRAFORMING,
    TOP_LEVEL,
    Gain,
)
from tablee.games.gaia.rules.gains import count
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import Player


def reward(state: GaiaState, player: Player, trigger: int) -> int:
    """Points that the round tile and tech tiles pay for doing `trigger` once (R116, R117)."""
    if not state.round:
        return 0
    box = state.box
    tile = box.round_tiles[state.rounds[state.round - 1]]
    vp = tile.vp if tile.trigger == trigger else 0
    for index in player.standard:
        if box.standard[index].trigger == trigger and index not in player.covered:
            vp += box.standard[index].trigger_vp
    for index in player.advanced:
        if box.advanced[index].trigger == trigger:
            vp += box.advanced[index].trigger_vp
    return vp


def received(player: Player, gain: Gain, times: int = 1) -> Gain:
    """What the player really gets of a gain: the Gleens' QIC are ore at first (R131)."""
    as_ore = player.faction == GLEENS and not player.built[QIC_ACADEMY]
    return Gain(
        credits=gain.credits * times,
        ore=(gain.ore + (gain.qic if as_ore else 0)) * times,
        knowledge=gain.knowledge * times,
        qic=0 if as_ore else gain.qic * times,
        tokens=gain.tokens * times,
        charge=gain.charge * times,
        vp=gain.vp * times,
        gaiaformers=gain.gaiaformers * times,
    )


def token_points(state: GaiaState, player: Player, token: int) -> int:
    """Points for gaining a federation token, with what tiles pay for it."""
    return state.box.tokens[token].gain.vp + reward(state, player, EVERY_FEDERATION)


def level_points(state: GaiaState, player: Player, area: int, level: int) -> int:
    """Points for reaching `level`, with those of the token on Terraforming 5 (R87-R89)."""
    box = state.box
    vp = reward(state, player, EVERY_RESEARCH) + box.level_gains[area][level].vp
    if level == TOP_LEVEL:
        if area == GAIA_PROJECT:
            vp += player.gaia_planets * box.gaia_planet_vp
        elif area == TERRAFORMING and state.terraforming_token != NONE:
            vp += token_points(state, player, state.terraforming_token)
    return vp


def passing_points(state: GaiaState, player: Player) -> int:
    """Points for passing now (R104)."""
    box = state.box
    vp = 0
    if player.booster != NONE:
        held = box.boosters[player.booster]
        if held.pass_vp:
            vp += held.pass_vp * count(player, held.pass_per)
    for index in player.advanced:
        tile = box.advanced[index]
        if tile.pass_per != NONE:
            vp += tile.on_pass.vp * count(player, tile.pass_per)
    return vp
