"""Gaining resources (R25), victory points for what the scoring tiles reward, and counting."""

from __future__ import annotations

from tablee.core import Seat
from tablee.games.gaia.box.components import (
    GLEENS,
    INSTITUTE,
    KNOWLEDGE_ACADEMY,
    LAB,
    MINE,
    NONE,
    PER_FEDERATION,
    PER_GAIA,
    PER_LAB,
    PER_MINE,
    PER_SECTOR,
    PER_TRADING_STATION,
    PER_TYPE,
    QIC_ACADEMY,
    TRADING_STATION,
    Gain,
)
from tablee.games.gaia.events import NO_TILES, TilePoints
from tablee.games.gaia.rules.power.cycle import charge
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import Player


def gain(state: GaiaState, seat: Seat, gained: Gain, times: int = 1) -> None:
    """Everything of `gained`, as often as `times`; what passes a limit is lost (R25)."""
    player = state.players[seat]
    box = state.box
    ore = gained.ore * times
    if gained.qic:
        if player.faction == GLEENS and not player.built[QIC_ACADEMY]:
            ore += gained.qic * times  # R131
        else:
            player.qic += gained.qic * times
    if gained.credits:
        player.credits = min(box.credit_limit, player.credits + gained.credits * times)
    if ore:
        player.ore = min(box.ore_limit, player.ore + ore)
    if gained.knowledge:
        player.knowledge = min(box.knowledge_limit, player.knowledge + gained.knowledge * times)
    player.vp += gained.vp * times
    player.gaiaformers += gained.gaiaformers * times
    player.bowl_1 += gained.tokens * times
    if gained.charge:
        charge(state, seat, gained.charge * times)


def score(state: GaiaState, seat: Seat, trigger: int, times: int = 1) -> None:
    """The active round tile and the seat's tech tiles pay for what it just did (R116, R117)."""
    if state.round and times:
        player = state.players[seat]
        by_round, by_tech, by_advanced = tile_points(state, player, trigger)
        player.vp += (by_round + by_tech + by_advanced) * times


def tile_points(state: GaiaState, player: Player, trigger: int) -> TilePoints:
    """What tiles pay the player for doing that once in this round."""
    box = state.box
    tile = box.round_tiles[state.rounds[state.round - 1]]
    by_round = tile.vp if tile.trigger == trigger else 0
    by_tech = by_advanced = 0
    for index in player.standard:
        if box.standard[index].trigger == trigger and index not in player.covered:
            by_tech += box.standard[index].trigger_vp
    for index in player.advanced:
        if box.advanced[index].trigger == trigger:
            by_advanced += box.advanced[index].trigger_vp
    return by_round, by_tech, by_advanced


def paid_by_tiles(state: GaiaState, seat: Seat, *deeds: tuple[int, int]) -> TilePoints:
    """What tiles have just paid for `deeds`, each a trigger and how often: for events."""
    paid = NO_TILES
    for trigger, times in deeds if state.round else ():
        by_round, by_tech, by_advanced = tile_points(state, state.players[seat], trigger)
        paid = (
            paid[0] + by_round * times,
            paid[1] + by_tech * times,
            paid[2] + by_advanced * times,
        )
    return paid


def mines(player: Player) -> int:
    """Mines on the map, the Lost Planet and shared mines among them (R118)."""
    return player.built[MINE] + (player.lost_planet != NONE)


def great_structures(player: Player) -> int:
    """Institute and academies."""
    return player.built[INSTITUTE] + player.built[KNOWLEDGE_ACADEMY] + player.built[QIC_ACADEMY]


def count(player: Player, what: int) -> int:
    """How many of `what` (a count of the tiles that pay "for each") the player has."""
    if what == PER_FEDERATION:
        return sum(player.tokens)
    if what == PER_MINE:
        return mines(player)
    if what == PER_LAB:
        return player.built[LAB]
    if what == PER_TYPE:
        return player.types.bit_count()
    if what == PER_GAIA:
        return player.gaia_planets
    if what == PER_TRADING_STATION:
        return player.built[TRADING_STATION]
    if what == PER_SECTOR:
        return player.sectors.bit_count()
    return great_structures(player)
