"""What a faction's position is worth: resources now and to come, research, tiles, federations."""

from __future__ import annotations

from typing import Final

from tablee.games.gaia.box.components import (
    EVERY_GAIA_MINE,
    EVERY_MINE,
    EVERY_TRADING_STATION,
    NONE,
    ROUNDS,
    Gain,
)
from tablee.games.gaia.rules.building.ground import power_value
from tablee.games.gaia.rules.gains import count
from tablee.games.gaia.rules.rounds.income import sources
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import Player
from tablee.kit.masks import bits

#: Points that a unit brings when the whole game lies ahead, and when it is over.
CREDIT: Final[tuple[float, ...]] = (0.28, 0.33)
ORE: Final[tuple[float, ...]] = (0.6, 0.33)
KNOWLEDGE: Final[tuple[float, ...]] = (0.55, 0.33)
QIC: Final[tuple[float, ...]] = (1.0, 0.4)
#: A token by its bowl; charging moves it up.
BOWLS: Final[tuple[tuple[float, ...], ...]] = ((0.25, 0.0), (0.5, 0.1), (0.85, 0.33))
CHARGE: Final[tuple[float, ...]] = (0.28, 0.05)
GAIA_TOKEN: Final[tuple[float, ...]] = (0.3, 0.0)
#: Research levels for what they save or reach, incomes and points of level 3 and more apart.
LEVELS: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, 0.3, 2.2, 4.5, 4.8, 5.5),
    (0.0, 0.3, 1.8, 2.2, 3.6, 5.0),
    (0.0, 0.2, 0.4, 0.6, 0.8, 1.0),
    (0.0, 2.5, 2.8, 5.0, 7.0, 7.0),
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
)
#: On the way to the levels that pay at the end.
TOWARDS: Final[tuple[float, ...]] = (0.0, 0.5, 1.6, 0.0, 0.0, 0.0)
#: A point of power value that no federation has used, a green token, a project under way.
UNUSED_VALUE: Final = 1.8
GREEN: Final = 1.5
PROJECT: Final = 6.0
#: What a round brings of each thing that tiles pay for.
A_ROUND: Final = {EVERY_GAIA_MINE: 0.4, EVERY_MINE: 0.9, EVERY_TRADING_STATION: 0.5}
GREAT_TILE: Final = 1.5
#: Structures by kind for where they lead and the power they draw, incomes and value apart.
STANDING: Final[tuple[float, ...]] = (3.5, 7.0, 10.0, 14.0, 15.0, 15.0, 0.0, 2.0)


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
        + gain.credits * worth(CREDIT, early)
        + gain.ore * worth(ORE, early)
        + gain.knowledge * worth(KNOWLEDGE, early)
        + gain.qic * worth(QIC, early)
        + gain.tokens * worth(BOWLS[0], early)
        + gain.charge * worth(CHARGE, early)
    )


def holdings(player: Player, early: float) -> float:
    """Resources and power at hand."""
    stone = 2.0 * worth(BOWLS[2], early) if player.brainstone in (1, 2, 3) else 0.0
    return (
        player.credits * worth(CREDIT, early)
        + player.ore * worth(ORE, early)
        + player.knowledge * worth(KNOWLEDGE, early)
        + player.qic * worth(QIC, early)
        + player.bowl_1 * worth(BOWLS[0], early)
        + player.bowl_2 * worth(BOWLS[1], early)
        + player.bowl_3 * worth(BOWLS[2], early)
        + player.gaia_area * worth(GAIA_TOKEN, early)
        + stone
    )


def incomes(state: GaiaState, player: Player, early: float) -> float:
    """What the income phases to come will bring; the booster pays once."""
    rounds = ROUNDS - state.round
    if rounds <= 0:
        return 0.0
    later = max(0.0, early - 0.2)
    total = sum((gain_worth(source, later) for source in sources(state, player)), 0.0)
    booster = 0.0
    if player.booster != NONE:
        booster = gain_worth(state.box.boosters[player.booster].income, later)
        if not player.passed:
            total, booster = total - booster, 0.0
    return (total - booster) * rounds + booster


def learning(player: Player, early: float) -> float:
    """What research levels save and promise."""
    total = 0.0
    for area, level in enumerate(player.research):
        total += LEVELS[area][level] * (0.25 + 0.75 * early) + TOWARDS[level] * (0.3 + early)
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
        total += face.trigger_vp * A_ROUND.get(face.trigger, 0.0) * (rounds + 0.5)
        total += GREAT_TILE if face.great else 0.0
    for tile in player.advanced:
        printed = box.advanced[tile]
        total += gain_worth(printed.special, early) * (rounds + 0.5)
        total += printed.trigger_vp * A_ROUND.get(printed.trigger, 1.0) * (rounds + 0.5)
        if printed.pass_per != NONE:
            again = rounds + (not player.passed)
            total += printed.on_pass.vp * count(player, printed.pass_per) * again
    if player.booster != NONE:
        booster = box.boosters[player.booster]
        if booster.pass_per != NONE:
            total += booster.pass_vp * count(player, booster.pass_per)
        if not player.used & 1:
            total += 2.5 * bool(booster.steps or booster.range)
    return total


def structures(player: Player, early: float) -> float:
    """Structures for what can become of them."""
    part = 0.2 + 0.8 * early
    return part * sum(
        (worth * built for worth, built in zip(STANDING, player.built, strict=True)), 0.0
    )


def alliances(state: GaiaState, seat: int, early: float) -> float:
    """Structures that may still join a federation, tokens that may still be turned."""
    player = state.players[seat]
    outside = player.structures & ~state.box.grid.around(player.federated)
    unused = sum(power_value(state, seat, hex) for hex in bits(outside))
    chance = 0.35 + 0.65 * early
    return (
        UNUSED_VALUE * min(unused, 14) * chance
        + GREEN * player.green * chance
        + PROJECT * player.projects.bit_count() * (0.3 + 0.7 * early if state.round < ROUNDS else 0)
    )
