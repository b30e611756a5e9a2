"""What a mine costs and where one can be paid for (R36-R44)."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core import Seat
from tablee.games.gaia.box.components import GAIA, GLEENS, HOMES, LANTIDS, MINE, TERRAFORMING
from tablee.games.gaia.rules.building.ground import left, qic_for, rings, steps_to
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import Player
from tablee.kit.masks import Wide


class Price:
    """What a mine costs on one planet; `steps` are all that the planet needs (R45)."""

    __slots__ = ("credits", "ore", "qic", "steps")

    def __init__(self, credits: int, ore: int, qic: int, steps: int) -> None:
        self.credits = credits
        self.ore = ore
        self.qic = qic
        self.steps = steps


def mine_price(
    state: GaiaState, seat: Seat, hex: int, free_steps: int = 0, bonus: int = 0
) -> Price:
    """R39: the mine, the steps, the Gaia planet and the range, for a planet that may take one."""
    box = state.box
    player = state.players[seat]
    credits, ore = box.costs[MINE]
    if player.projects >> hex & 1:
        return Price(credits, ore, 0, 0)  # R42
    qic = qic_for(state, player, hex, bonus)
    if not state.vacant >> hex & 1:
        return Price(credits, ore, qic, 0)  # R129
    planet = state.planets[hex]
    if planet == GAIA:
        if player.faction == GLEENS:
            return Price(credits, ore + box.gaia_qic, qic, 0)  # R131
        return Price(credits, ore, qic + box.gaia_qic, 0)
    steps = steps_to(box.factions[player.faction].home, planet)
    paid = max(0, steps - free_steps)
    return Price(credits, ore + paid * box.step_ore[player.research[TERRAFORMING]], qic, steps)


def mine_targets(state: GaiaState, seat: Seat, free_steps: int = 0, bonus: int = 0) -> int:
    """Every hex where the seat can build and pay for a mine."""
    box = state.box
    player = state.players[seat]
    credits, ore = box.costs[MINE]
    spare = player.ore - ore
    if spare < 0 or player.credits < credits or not left(state, player, MINE):
        return 0
    waste = state.rulings.waste_refused and (free_steps > 0 or bonus > 0)
    targets: Wide = 0 if waste else player.projects & state.kinds[GAIA]
    vacant: Wide = state.vacant
    lantids = player.faction == LANTIDS and not (waste and free_steps)
    foreign: Wide = state.others(seat) & ~player.structures if lantids else 0
    for qic, ring in enumerate(rings(state, player, player.qic, bonus)):
        if foreign:
            targets |= ring & foreign
        near = ring & vacant
        if near:
            targets |= near & _affordable(state, player, spare, player.qic - qic, free_steps)
    if waste and bonus:
        targets &= _saving(state, player, bonus)
    found: int = targets
    return found


def _affordable(state: GaiaState, player: Player, spare: int, qic: int, free_steps: int) -> Wide:
    """Planets of the types whose steps (or whose Gaia surcharge) the player can pay."""
    box = state.box
    kinds: Sequence[Wide] = state.kinds
    home = box.factions[player.faction].home
    step_ore = box.step_ore[player.research[TERRAFORMING]]
    waste_refused = state.rulings.waste_refused and free_steps > 0
    mask: Wide = 0
    for planet in range(HOMES):
        steps = steps_to(home, planet)
        if waste_refused and not steps:
            continue
        if (steps - free_steps) * step_ore <= spare:
            mask |= kinds[planet]
    if not waste_refused:
        purse = spare if player.faction == GLEENS else qic
        if purse >= box.gaia_qic:
            mask |= kinds[GAIA]
    return mask


def _saving(state: GaiaState, player: Player, bonus: int) -> int:
    """R44: hexes for which the extra range saves a QIC."""
    mask = 0
    for cost, ring in enumerate(rings(state, player, player.qic, bonus)):
        cheaper = 0
        for unaided in rings(state, player, cost):
            cheaper |= unaided
        mask |= ring & ~cheaper
    return mask
