"""Reworld in numbers, for bots and environments. Looks at open facts and the seat's own cards."""

from collections.abc import Sequence
from typing import Final

from tablee.core import Seat
from tablee.games.reworld.box.components import DOCKS, LETTERS, OFFICERS, ROUNDS
from tablee.games.reworld.prospects import SCORE_SHIP, Prospects, hoped, prospects_of
from tablee.games.reworld.prospects.weights import W
from tablee.games.reworld.state import NONE, Player, ReworldState
from tablee.kit.ranking import expected_points

WEIGHTS: Final = W
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


def estimate(state: ReworldState, seat: Seat) -> float:
    """The score that `seat` will probably end with; rivals count for what the mothership ranks."""
    return _estimate(state, seat, [prospects_of(state.box, player) for player in state.players])


def _estimate(state: ReworldState, seat: Seat, seen: Sequence[Prospects]) -> float:
    player = state.players[seat]
    if state.over:
        return float(player.score)
    return (
        player.score
        + seen[seat].missions
        + _ships(state, player, seen[seat])
        + _mothership(state, seat, seen)
        + _cards(state, player)
        + (W.admiral if state.admiral == seat else 0.0)
    )


def _cards(state: ReworldState, player: Player) -> float:
    """What the hand will bring; only its size is looked at, for others see no more."""
    cards = sum(player.hand)
    open_ports = len(state.ports) - state.ports.count(NONE)
    useful = min(cards, W.cards_a_port * open_ports)
    return cards * state.box.leaving_points + W.card * useful


def _ships(state: ReworldState, player: Player, mine: Prospects) -> float:
    """What population ships still on the board will bring."""
    worth = mine.ships
    total = 0.0
    for ship, owner in enumerate(state.ship_owners):
        if owner == NONE:
            total += (
                worth[ship]
                if ship != SCORE_SHIP
                else hoped(state.box, ship, player.score + W.score_to_come)
            )
    return total


def _mothership(state: ReworldState, seat: Seat, seen: Sequence[Prospects]) -> float:
    """Expected points of the six categories: the chance of each place, from leads over rivals."""
    early = max(0, ROUNDS + 1 - state.round) / ROUNDS
    lead = max(0.2, W.lead[1] + (W.lead[0] - W.lead[1]) * early)
    places = state.box.mothership
    total = 0.0
    for category, mine in enumerate(seen[seat].amounts):
        if not mine:
            total -= state.box.absence_penalty
            continue
        # Whoever has nothing takes no place.
        rivals = [
            other.amounts[category]
            for number, other in enumerate(seen)
            if number != seat and other.amounts[category]
        ]
        total += expected_points(mine, rivals, places[category], lead)
    return total
