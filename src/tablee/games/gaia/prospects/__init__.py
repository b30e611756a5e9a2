"""What a faction's position is worth: resources now and to come, research, tiles, federations."""

from __future__ import annotations

from typing import Final

from tablee.games.gaia.box.components import (
    AREAS,
    EVERY_GAIA_MINE,
    EVERY_MINE,
    EVERY_TRADING_STATION,
    MINE,
    NONE,
    QIC_ACADEMY,
    ROUNDS,
    Gain,
)
from tablee.games.gaia.prospects.weights import W
from tablee.games.gaia.rules.building.ground import power_value
from tablee.games.gaia.rules.gains import count
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import Player
from tablee.kit.masks import bits

#: More credits, ore, knowledge and QIC than this are of little use at once.
ENOUGH: Final[tuple[int, ...]] = (12, 6, 6, 2)
#: What is researched or not: the levels of an area.
LEVELS: Final = 6


def ahead(state: GaiaState) -> float:
    """How much of the game is to come, from 1 to 0."""
    return (ROUNDS - max(state.round, 1)) / (ROUNDS - 1)


def worth(rate: tuple[float, ...], early: float) -> float:
    """A rate at that part of the game."""
    return rate[1] + (rate[0] - rate[1]) * early


def gain_worth(gain: Gain, early: float) -> float:
    """Points that a gain stands for."""
    return (
        gain.vp
        + gain.credits * worth(W.credit, early)
        + gain.ore * worth(W.ore, early)
        + gain.knowledge * worth(W.knowledge, early)
        + gain.qic * worth(W.qic, early)
        + gain.tokens * worth(W.bowl_1, early)
        + gain.charge * worth(W.charge, early)
    )


def holdings(player: Player, early: float) -> float:
    """Resources and power at hand."""
    surplus = W.surplus
    total = (
        player.credits * worth(W.credit, early)
        + player.ore * worth(W.ore, early)
        + player.knowledge * worth(W.knowledge, early)
        + player.qic * worth(W.qic, early)
        + player.bowl_1 * worth(W.bowl_1, early)
        + player.bowl_2 * worth(W.bowl_2, early)
        + player.bowl_3 * worth(W.bowl_3, early)
        + player.gaia_area * worth(W.gaia_token, early)
        + player.gaiaformers * worth(W.gaiaformer, early)
        - max(0, player.credits - ENOUGH[0]) * surplus[0]
        - max(0, player.ore - ENOUGH[1]) * surplus[1]
        - max(0, player.knowledge - ENOUGH[2]) * surplus[2]
        - max(0, player.qic - ENOUGH[3]) * surplus[3]
    )
    if player.brainstone in (1, 2, 3):
        total += 2.0 * worth(W.bowl_3, early)
    return total


def incomes(state: GaiaState, player: Player, early: float) -> float:
    """What the income phases to come will bring; the booster pays once."""
    rounds = ROUNDS - state.round
    if rounds <= 0:
        return 0.0
    later = max(0.0, early - W.delay)
    box = state.box
    faction = box.factions[player.faction]
    total = gain_worth(faction.income, later)
    for structure in range(MINE, QIC_ACADEMY + 1):
        paid = faction.incomes[structure]
        for at in range(min(player.built[structure], len(paid))):
            total += gain_worth(paid[at], later)
    for tile in player.standard:
        if tile not in player.covered:
            total += gain_worth(box.standard[tile].income, later)
    for area in range(len(AREAS)):
        total += gain_worth(box.level_incomes[area][player.research[area]], later)
    total *= rounds
    if player.booster != NONE and player.passed:
        total += gain_worth(box.boosters[player.booster].income, later)
    return W.income * total


def learning(player: Player, early: float) -> float:
    """What research levels save and promise."""
    part = W.levels_late + (1.0 - W.levels_late) * early
    total = 0.0
    for area, level in enumerate(player.research):
        total += W.levels[LEVELS * area + level] * part + W.towards[level] * (0.3 + early)
    return total


def tiles(state: GaiaState, player: Player, early: float) -> float:
    """Tech tiles and boosters that pay again and again."""
    box = state.box
    rounds = ROUNDS - state.round
    total = 0.0
    for tile in player.standard:
        if tile in player.covered:
            continue
        face = box.standard[tile]
        total += gain_worth(face.special, early) * (rounds + 0.5)
        total += face.trigger_vp * _a_round(face.trigger) * (rounds + 0.5)
        total += W.great_tile if face.great else 0.0
    for tile in player.advanced:
        printed = box.advanced[tile]
        total += gain_worth(printed.special, early) * (rounds + 0.5)
        total += printed.trigger_vp * _a_round(printed.trigger) * (rounds + 0.5)
        if printed.pass_per != NONE:
            again = rounds + (not player.passed)
            total += printed.on_pass.vp * count(player, printed.pass_per) * again
    if player.booster != NONE:
        booster = box.boosters[player.booster]
        if booster.pass_per != NONE:
            total += booster.pass_vp * count(player, booster.pass_per)
        if not player.used & 1:
            total += W.booster_action * bool(booster.steps or booster.range)
    return total


def _a_round(trigger: int) -> float:
    """How often a round will probably bring what a tile pays for."""
    if trigger == EVERY_GAIA_MINE:
        return W.a_round[0]
    if trigger == EVERY_MINE:
        return W.a_round[1]
    if trigger == EVERY_TRADING_STATION:
        return W.a_round[2]
    return W.a_round[3]


def structures(player: Player, early: float) -> float:
    """Structures for what can become of them, and where they stand."""
    standing = W.standing
    total = 0.0
    for structure, built in enumerate(player.built):
        total += standing[structure] * built
    return (
        total * (W.standing_late + (1.0 - W.standing_late) * early)
        + player.types.bit_count() * worth(W.planet_type, early)
        + player.sectors.bit_count() * worth(W.sector, early)
    )


def alliances(state: GaiaState, seat: int, early: float) -> float:
    """Structures that may still join a federation, tokens that may still be turned."""
    player = state.players[seat]
    outside = player.structures & ~state.box.grid.around(player.federated)
    unused = 0
    for hex in bits(outside):
        unused += power_value(state, seat, hex)
    total = min(unused, 14) * worth(W.unused_value, early) + player.green * worth(W.green, early)
    if state.round < ROUNDS:
        total += player.projects.bit_count() * worth(W.project, early)
    return total
