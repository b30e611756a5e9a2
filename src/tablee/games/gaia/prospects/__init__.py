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
    NOTHING,
    QIC_ACADEMY,
    ROUNDS,
    Gain,
)
from tablee.games.gaia.prospects.rates import LEVELS, Rates, later
from tablee.games.gaia.prospects.weights import W
from tablee.games.gaia.rules.building.ground import power_value
from tablee.games.gaia.rules.gains import count
from tablee.games.gaia.rules.tech_tiles import advanced_areas
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import Player

#: More credits, ore, knowledge and QIC than this are of little use at once.
ENOUGH: Final[tuple[int, ...]] = (12, 6, 6, 2)
#: More power value than this is not for federations that can still be formed.
MOST_VALUE: Final = 14
#: Ore with two credits each builds; more of it than this is not spent in a round.
MOST_PAIRS: Final = 6


def gain_worth(gain: Gain, rates: Rates) -> float:
    """Points that a gain stands for."""
    if gain is NOTHING:
        return 0.0
    return (
        gain.vp
        + gain.credits * rates.credit
        + gain.ore * rates.ore
        + gain.knowledge * rates.knowledge
        + gain.qic * rates.qic
        + gain.tokens * rates.bowl_1
        + gain.charge * rates.charge
    )


def holdings(player: Player, rates: Rates) -> float:
    """Resources and power at hand."""
    surplus = W.surplus
    total = (
        player.credits * rates.credit
        + player.ore * rates.ore
        + player.knowledge * rates.knowledge
        + player.qic * rates.qic
        + player.bowl_1 * rates.bowl_1
        + player.bowl_2 * rates.bowl_2
        + player.bowl_3 * rates.bowl_3
        + player.gaia_area * rates.gaia_token
        + player.gaiaformers * rates.gaiaformer
    )
    if player.credits > ENOUGH[0]:
        total -= (player.credits - ENOUGH[0]) * surplus[0]
    if player.ore > ENOUGH[1]:
        total -= (player.ore - ENOUGH[1]) * surplus[1]
    if player.knowledge > ENOUGH[2]:
        total -= (player.knowledge - ENOUGH[2]) * surplus[2]
    if player.qic > ENOUGH[3]:
        total -= (player.qic - ENOUGH[3]) * surplus[3]
    if 1 <= player.brainstone <= 3:
        total += 2.0 * rates.bowl_3
    return total + rates.pair * min(player.ore, player.credits // 2, MOST_PAIRS)


def incomes(state: GaiaState, player: Player) -> float:
    """What the income phases to come will bring, the booster apart."""
    rounds = ROUNDS - state.round
    if rounds <= 0:
        return 0.0
    rates = later(state.round)
    box = state.box
    faction = box.factions[player.faction]
    total = gain_worth(faction.income, rates)
    for structure in range(MINE, QIC_ACADEMY + 1):
        built = player.built[structure]
        if built:
            paid = faction.incomes[structure]
            for at in range(min(built, len(paid))):
                total += gain_worth(paid[at], rates)
    for tile in player.standard:
        if tile not in player.covered:
            total += gain_worth(box.standard[tile].income, rates)
    for area in range(len(AREAS)):
        level = player.research[area]
        if level:
            total += gain_worth(box.level_incomes[area][level], rates)
    return W.income * total * rounds


def learning(player: Player, rates: Rates) -> float:
    """What research levels save and promise."""
    total = 0.0
    at = 0
    for level in player.research:
        total += rates.levels[at + level]
        at += LEVELS
    return total


def tiles(state: GaiaState, player: Player, rates: Rates) -> float:
    """Tech tiles that pay again and again."""
    box = state.box
    rounds = ROUNDS - state.round
    again = rounds + 0.5
    total = 0.0
    for tile in player.standard:
        if tile in player.covered:
            continue
        face = box.standard[tile]
        total += gain_worth(face.special, rates) * again
        if face.trigger_vp:
            total += face.trigger_vp * _a_round(face.trigger) * again
        if face.great:
            total += W.great_tile
    for tile in player.advanced:
        printed = box.advanced[tile]
        total += gain_worth(printed.special, rates) * again
        if printed.trigger_vp:
            total += printed.trigger_vp * _a_round(printed.trigger) * again
        if printed.pass_per != NONE:
            passes = rounds + (not player.passed)
            total += printed.on_pass.vp * count(player, printed.pass_per) * passes
    return total


def boosters(state: GaiaState, player: Player) -> float:
    """What the booster at hand still brings, and before one passes, the best that one could get.

    Else to pass would look like a gain, whatever one leaves undone by it.
    """
    box = state.box
    total = 0.0
    if player.booster != NONE:
        face = box.boosters[player.booster]
        if face.pass_per != NONE:
            total += face.pass_vp * count(player, face.pass_per)
        if not player.used & 1 and (face.steps or face.range):
            total += W.booster_action
    if not 0 < state.round < ROUNDS:
        return total
    rates = later(state.round)
    if player.passed:
        income = box.boosters[player.booster].income
        return total + W.income * gain_worth(income, rates)
    best = 0.0
    for booster in state.boosters:
        face = box.boosters[booster]
        worth = W.income * gain_worth(face.income, rates)
        if face.pass_per != NONE:
            worth += face.pass_vp * count(player, face.pass_per)
        if face.steps or face.range:
            worth += W.booster_action
        best = max(best, worth)
    return total + W.awaited * best


def _a_round(trigger: int) -> float:
    """How often a round will probably bring what a tile pays for."""
    if trigger == EVERY_GAIA_MINE:
        return W.a_round[0]
    if trigger == EVERY_MINE:
        return W.a_round[1]
    if trigger == EVERY_TRADING_STATION:
        return W.a_round[2]
    return W.a_round[3]


def structures(player: Player, rates: Rates) -> float:
    """Structures for what can become of them, and where they stand."""
    total = player.types.bit_count() * rates.planet_type + player.sectors.bit_count() * rates.sector
    standing = rates.standing
    at = 0
    for built in player.built:
        total += standing[at] * built
        at += 1  # noqa: SIM113 - mypyc makes more of a count than of `enumerate`
    return total


def alliances(state: GaiaState, seat: int, rates: Rates) -> float:
    """Structures that may still join a federation, tokens that may still be turned."""
    player = state.players[seat]
    outside = player.structures & ~state.box.grid.around(player.federated)
    unused = 0
    while outside and unused < MOST_VALUE:
        low = outside & -outside
        unused += power_value(state, seat, low.bit_length() - 1)
        outside ^= low
    total = min(unused, MOST_VALUE) * rates.unused_value + player.green * rates.green
    if state.round < ROUNDS:
        total += player.projects.bit_count() * rates.project
    if player.green:
        total += min(player.green, len(advanced_areas(state, seat))) * rates.ready
    return total
