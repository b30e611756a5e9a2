"""Gaia Project in numbers, for bots and environments. Nothing of it is hidden from anybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core import Seat
from tablee.games.gaia import prospects
from tablee.games.gaia.box.components import AREAS, NONE, ROUNDS, STRUCTURES
from tablee.games.gaia.prospects.rates import now
from tablee.games.gaia.prospects.sites import sites
from tablee.games.gaia.prospects.weights import W
from tablee.games.gaia.rules.federation.forming import (
    ChoosePlanets,
    ChooseSatellites,
    satellites_of,
)
from tablee.games.gaia.rules.final_scoring import (
    automa_progress,
    progress,
    research_points,
    resource_points,
)
from tablee.games.gaia.state import GaiaState
from tablee.kit.ranking import expected_points

WEIGHTS: Final = W
NAMES: Final = (
    "round",
    "vp",
    "lead",
    "credits",
    "ore",
    "knowledge",
    "qic",
    "bowl_1",
    "bowl_2",
    "bowl_3",
    "gaia_area",
    "gaiaformers",
    *(f"research_{area}" for area in AREAS),
    *(f"built_{structure}" for structure in STRUCTURES),
    "structures",
    "federated",
    "federations",
    "green_tokens",
    "satellites",
    "planet_types",
    "gaia_planets",
    "sectors",
    "passed",
    "estimate_holdings",
    "estimate_incomes",
    "estimate_research",
    "estimate_tiles",
    "estimate_boosters",
    "estimate_structures",
    "estimate_federations",
    "estimate_sites",
    "estimate_final_tiles",
    "estimate",
    "estimate_best_rival",
)


def features(state: GaiaState, seat: Seat) -> list[float]:
    """The numbers that `NAMES` names, seen from `seat`."""
    player = state.players[seat]
    rates = now(state.round)
    started = player.faction != NONE
    return [
        float(state.round),
        float(player.vp),
        float(player.vp - _best([other.vp for other in state.players], seat, state)),
        float(player.credits),
        float(player.ore),
        float(player.knowledge),
        float(player.qic),
        float(player.bowl_1),
        float(player.bowl_2),
        float(player.bowl_3),
        float(player.gaia_area),
        float(player.gaiaformers),
        *map(float, player.research),
        *map(float, player.built),
        float(player.structures.bit_count()),
        float((player.structures & player.federated).bit_count()),
        float(player.federations),
        float(player.green),
        float(player.satellites.bit_count()),
        float(player.types.bit_count()),
        float(player.gaia_planets),
        float(player.sectors.bit_count()),
        float(player.passed),
        prospects.holdings(player, rates),
        prospects.incomes(state, player) if started else 0.0,
        prospects.learning(player, rates),
        prospects.tiles(state, player, rates),
        prospects.boosters(state, player),
        prospects.structures(player, rates),
        prospects.alliances(state, seat, rates) if started else 0.0,
        sites(state, player, rates) if started else 0.0,
        _final_tiles(state, seat) if started else 0.0,
        estimate(state, seat),
        _best([estimate(state, other) for other in range(len(state.players))], seat, state),
    ]


def value(state: GaiaState, seat: Seat) -> float:
    """An estimate of the final score of `seat` less that of its best rival."""
    estimates = [estimate(state, other) for other in range(len(state.players))]
    return estimates[seat] - _best(estimates, seat, state)


def _best(values: Sequence[float], seat: Seat, state: GaiaState) -> float:
    rivals = [value for other, value in enumerate(values) if other != seat]
    if state.automa is not None:
        rivals.append(float(state.automa.vp))
    return float(max(rivals))


def estimate(state: GaiaState, seat: Seat) -> float:
    """The score that `seat` will probably end with."""
    player = state.players[seat]
    if state.over or player.faction == NONE:
        return float(player.vp)
    rates = now(state.round)
    total = (
        player.vp
        + research_points(state, player.research)
        + _final_tiles(state, seat)
        + prospects.learning(player, rates)
        + prospects.incomes(state, player)
        + prospects.tiles(state, player, rates)
        + prospects.boosters(state, player)
        + prospects.structures(player, rates)
        + prospects.alliances(state, seat, rates)
    )
    if state.round == ROUNDS and player.passed:
        return total + resource_points(state, player)
    # What is kept when one passes is of use in the next round.
    kept = now(state.round + player.passed)
    total += sites(state, player, rates) + prospects.holdings(player, kept)
    return total + _pending(state, seat)


def _pending(state: GaiaState, seat: Seat) -> float:
    """A federation that the seat is forming at this moment."""
    frame = state.asked(seat)
    if isinstance(frame, ChoosePlanets):
        return W.federation - 2 * W.satellite
    if isinstance(frame, ChooseSatellites):
        routes = satellites_of(state, seat, frame.nodes)
        return W.federation - W.satellite * (routes[0].bit_count() if routes else 0)
    return 0.0


def _final_tiles(state: GaiaState, seat: Seat) -> float:
    """Expected points of the final tiles: the chance of each place, from leads over rivals."""
    rates = now(state.round)
    total = 0.0
    for final in state.finals:
        mine = float(progress(state.players[seat], final))
        amounts: list[float] = []
        for other, player in enumerate(state.players):
            if other != seat:
                amounts.append(float(progress(player, final)))
        if state.automa is not None:
            amounts.append(float(automa_progress(state.automa, final)))
        if len(amounts) <= 1:
            # The neutral player stands still: what is to be reached counts in full only at the end.
            amounts.append(state.box.final_tiles[final].neutral * rates.neutral)
        total += expected_points(mine, amounts, state.box.rank_vp, rates.lead)
    return total
