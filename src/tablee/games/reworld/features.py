"""Reworld in numbers, for bots and environments. Looks at open facts and the seat's own cards."""

from collections.abc import Sequence
from math import exp
from typing import Final

from tablee.core import Seat
from tablee.games.reworld.box.components import CATEGORIES, DOCKS, LETTERS, OFFICERS, ROUNDS
from tablee.games.reworld.prospects import Prospects, prospects_of, ship_progress
from tablee.games.reworld.state import NONE, Player, ReworldState
from tablee.kit.ranking import expected_points

#: What a card in hand is worth while there are modules to take, beyond its point for leaving.
CARD: Final = 0.8
ADMIRAL: Final = 0.6
#: How many tiles or shields ahead make a place fairly safe, late and early in the game.
LEAD_LATE: Final = 0.6
LEAD_EARLY: Final = 1.6
#: The chance to be the first to meet a condition that will be met.
FIRST: Final = 0.6

NAMES: Final = (
    "round",
    "score",
    "lead",
    "admiral",
    "cards",
    *(f"officers_{card}" for card in OFFICERS),
    *(f"dock_{dock + 1}" for dock in range(DOCKS)),
    *(f"terrabots_{letter}" for letter in LETTERS),
    *(f"tiles_{letter}" for letter in LETTERS),
    "shields",
    "units",
    "shuttles",
    "satellites",
    "ships",
    "estimate_missions",
    "estimate_ships",
    "estimate_mothership",
    "estimate_cards",
    "estimate",
    "estimate_best_rival",
)


def features(state: ReworldState, seat: Seat) -> list[float]:
    """The numbers that `NAMES` names, seen from `seat`."""
    player = state.players[seat]
    seen = [prospects_of(state.box, other) for other in state.players]
    mine = seen[seat]
    estimates = [_estimate(state, other, seen) for other in range(len(seen))]
    rivals = [other.score for other in state.players if other is not player]
    return [
        float(state.round),
        float(player.score),
        float(player.score - max(rivals)),
        float(state.admiral == seat),
        float(sum(player.hand)),
        *map(float, player.hand),
        *(float(len(dock)) for dock in player.docks),
        *map(float, mine.terrabots),
        *mine.cities,
        mine.shields,
        mine.units,
        mine.shuttles,
        mine.satellites,
        float(state.ship_owners.count(seat)),
        mine.missions,
        _ships(state, player, mine),
        _mothership(state, seat, seen),
        _cards(state, player),
        estimates[seat],
        max(estimate for other, estimate in enumerate(estimates) if other != seat),
    ]


def value(state: ReworldState, seat: Seat) -> float:
    """An estimate of the final score of `seat` less that of its best rival."""
    if state.over:
        rivals = [other.score for owner, other in enumerate(state.players) if owner != seat]
        return float(state.players[seat].score - max(rivals))
    seen = [prospects_of(state.box, player) for player in state.players]
    estimates = [_estimate(state, other, seen) for other in range(len(seen))]
    mine = estimates.pop(seat)
    return mine - max(estimates)


def _estimate(state: ReworldState, seat: Seat, seen: Sequence[Prospects]) -> float:
    """The score that `seat` will probably end with."""
    player = state.players[seat]
    if state.over:
        return float(player.score)
    return (
        player.score
        + seen[seat].missions
        + _ships(state, player, seen[seat])
        + _mothership(state, seat, seen)
        + _cards(state, player)
        + (ADMIRAL if state.admiral == seat else 0.0)
    )


def _cards(state: ReworldState, player: Player) -> float:
    """What the hand will bring; only its size is looked at, for others see no more."""
    cards = sum(player.hand)
    open_ports = sum(module != NONE for module in state.ports)
    useful = min(cards, 1.3 * open_ports)
    return cards * state.box.leaving_points + CARD * useful


def _ships(state: ReworldState, player: Player, mine: Prospects) -> float:
    """What population ships still on the board will bring."""
    total = 0.0
    for ship, owner in enumerate(state.ship_owners):
        if owner != NONE:
            continue
        printed = state.box.ships[ship]
        points = printed.points
        if ship < DOCKS:
            # The shorter the dock, the sooner it is empty.
            total += points * FIRST * 0.8 ** len(player.docks[ship])
            continue
        short = printed.threshold - ship_progress(player, ship, mine)
        total += points * FIRST / (1.0 + exp(2.0 * short))
    return total


def _mothership(state: ReworldState, seat: Seat, seen: Sequence[Prospects]) -> float:
    """Expected points of the six categories: the chance of each place, from leads over rivals."""
    early = max(0, ROUNDS + 1 - state.round) / ROUNDS
    lead = LEAD_LATE + (LEAD_EARLY - LEAD_LATE) * early
    total = 0.0
    for category in range(len(CATEGORIES)):
        amounts = [_amount(other, category) for other in seen]
        mine = amounts[seat]
        if not mine:
            total -= state.box.absence_penalty
            continue
        # Whoever has nothing takes no place.
        rivals = [amount for other, amount in enumerate(amounts) if other != seat and amount]
        total += expected_points(mine, rivals, state.box.mothership[category], lead)
    return total


def _amount(seen: Prospects, category: int) -> float:
    return seen.shields if category == 0 else seen.cities[category - 1]
