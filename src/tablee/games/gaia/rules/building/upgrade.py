"""Action 3: upgrade a structure (R52-R59)."""

from __future__ import annotations

from tablee.core import Action, Seat
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import (
    EVERY_GREAT,
    EVERY_TRADING_STATION,
    GLEENS,
    INSTITUTE,
    LAB,
    NONE,
    TRADING_STATION,
)
from tablee.games.gaia.events import Upgraded
from tablee.games.gaia.rules.building.ground import left
from tablee.games.gaia.rules.gains import paid_by_tiles, score
from tablee.games.gaia.rules.research import gain_token
from tablee.games.gaia.rules.tech_tiles import gain_tech
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import Player
from tablee.kit.masks import bits

GLEENS_TOKEN = 6


def upgradable(player: Player) -> int:
    """Hexes whose structure may become another: no Lost Planet, no shared mine (R58)."""
    mask = player.structures & ~player.shared_mines
    return mask if player.lost_planet == NONE else mask & ~(1 << player.lost_planet)


def price(state: GaiaState, seat: Seat, hex: int, structure: int) -> tuple[int, int]:
    """Credits and ore for `structure` on `hex`; trade is cheaper beside others (R52)."""
    return _price(state, state.others(seat), hex, structure)


def _price(state: GaiaState, others: int, hex: int, structure: int) -> tuple[int, int]:
    if structure == TRADING_STATION and not others & state.box.near_masks[hex]:
        return state.box.trading_station_alone
    return state.box.costs[structure]


def upgrades(state: GaiaState, seat: Seat) -> list[Action]:
    """Every upgrade that the seat can pay for."""
    player = state.players[seat]
    trees = state.box.factions[player.faction].upgrades
    others = state.others(seat)
    found: list[Action] = []
    for hex in bits(upgradable(player)):
        for structure in trees[state.structure[hex]]:
            if left(state, player, structure):
                credits, ore = _price(state, others, hex, structure)
                if player.credits >= credits and player.ore >= ore:
                    found.append(act.UPGRADE[hex][structure])
    return found


def upgrade(state: GaiaState, seat: Seat, hex: int, structure: int) -> None:
    """Replace the structure; its gains follow, others may charge (R54-R59)."""
    player = state.players[seat]
    credits, ore = price(state, seat, hex, structure)
    player.credits -= credits
    player.ore -= ore
    before, vp = state.structure[hex], player.vp
    replace(state, seat, hex, structure)
    trigger = EVERY_TRADING_STATION if structure == TRADING_STATION else EVERY_GREAT
    times = 0 if structure == LAB else 1
    score(state, seat, trigger, times)
    if state.sink is not None:
        state.sink(
            Upgraded(
                seat=seat,
                at=state.site(hex),
                before=before,
                structure=structure,
                money=credits,
                ore=ore,
                vp=player.vp - vp,
                tiles=paid_by_tiles(state, seat, (trigger, times)),
            )
        )
    state.built += ((seat, hex),)
    if structure == INSTITUTE:
        if player.faction == GLEENS:
            gain_token(state, seat, GLEENS_TOKEN)  # R131
    elif structure != TRADING_STATION:
        gain_tech(state, seat)


def replace(state: GaiaState, seat: Seat, hex: int, structure: int) -> None:
    """The old piece goes back to the board, the new one comes from it (R54)."""
    player = state.players[seat]
    player.add_built(state.structure[hex], -1)
    player.add_built(structure, 1)
    state.set_structure(hex, structure)
