"""Where a faction could settle next: the planets in its range, the cheapest first."""

from __future__ import annotations

from typing import Final

from tablee.games.gaia.box.components import GAIA, HOMES, NAVIGATION, TERRAFORMING
from tablee.games.gaia.prospects.rates import Rates
from tablee.games.gaia.prospects.weights import W
from tablee.games.gaia.rules.building.ground import reach
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import Player

#: What a site counts by how many cheaper ones there are; further ones count nothing.
FADING: Final[tuple[float, ...]] = (1.0, 0.7, 0.5, 0.3, 0.2)


def sites(state: GaiaState, player: Player, rates: Rates) -> float:
    """What it is worth that there is somewhere to go."""
    box = state.box
    distance = box.ranges[player.research[NAVIGATION]]
    near = reach(state, player, distance) & state.vacant
    kinds = state.kinds
    home = box.factions[player.faction].home
    step_ore = box.step_ore[player.research[TERRAFORMING]]
    total = _worth(near & kinds[home], rates.site, 0)
    found = (near & kinds[home]).bit_count()
    dear = W.site_qic
    near_gaia = near & kinds[GAIA]
    for steps in range(1, HOMES // 2 + 1):
        ore = W.site_ore * (steps * step_ore)
        if near_gaia and dear <= ore:
            total += _worth(near_gaia, rates.site - dear, found)
            found += near_gaia.bit_count()
            near_gaia = 0
        mask = near & (kinds[(home + steps) % HOMES] | kinds[(home - steps) % HOMES])
        if mask:
            total += _worth(mask, rates.site - ore, found)
            found += mask.bit_count()
    if near_gaia:
        total += _worth(near_gaia, rates.site - dear, found)
    return total


def _worth(mask: int, each: float, before: int) -> float:
    """What planets of the same cost are worth after so many cheaper ones."""
    if each <= 0.0:
        return 0.0
    total = 0.0
    for at in range(before, min(before + mask.bit_count(), len(FADING))):
        total += FADING[at] * each
    return total
