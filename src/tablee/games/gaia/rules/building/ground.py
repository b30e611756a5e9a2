"""What building on the map has in common: range, new colonies, growing federations."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tablee.core import Seat
from tablee.games.gaia.box.components import (
    BESCODS,
    GAIA,
    HOMES,
    INSTITUTE,
    KNOWLEDGE_ACADEMY,
    MINE,
    NAVIGATION,
    QIC_ACADEMY,
)
from tablee.games.gaia.box.hexes import SECTOR_SIZE
from tablee.games.gaia.state import AUTOMA, GaiaState
from tablee.games.gaia.state.player import Player
from tablee.kit.hexes import Grid
from tablee.kit.masks import Wide, bits

#: The planet type whose structures the Bescods' institute makes worth more (R139).
TITANIUM = 5


def reach(state: GaiaState, player: Player, distance: int) -> int:
    """Hexes within `distance` of an own colonised planet or space station (R37)."""
    found: int = _within(state.box.grid, player.structures | player.stations, distance)
    return found


def _within(grid: Grid, origins: int, distance: int) -> Wide:
    disk: Sequence[Wide] = grid.disks[min(distance, len(grid.disks) - 1)]
    mask: Wide = 0
    for origin in bits(origins):
        mask |= disk[origin]
    return mask


def rings(state: GaiaState, player: Player, qic: int, bonus: int = 0) -> tuple[Wide, ...]:
    """Hexes that cost 0, 1, 2, ... QIC to reach, up to `qic` (R38)."""
    box = state.box
    distance = box.ranges[player.research[NAVIGATION]] + bonus
    return _rings(box.grid, player.structures | player.stations, distance, box.qic_range, qic)


@lru_cache(maxsize=1 << 12)
def _rings(grid: Grid, origins: int, distance: int, step: int, qic: int) -> tuple[Wide, ...]:
    """It is asked in every turn, and few turns change the answer."""
    found: list[Wide] = []
    nearer: Wide = 0
    for _ in range(qic + 1):
        mask = _within(grid, origins, distance)
        found.append(mask & ~nearer)
        if mask in (nearer, grid.all):
            break
        nearer = mask
        distance += step
    return tuple(found)


def qic_for(state: GaiaState, player: Player, hex: int, bonus: int = 0) -> int:
    """QIC that reaching `hex` costs (R38)."""
    distances = state.box.grid.distances[hex]
    origins = player.structures | player.stations
    nearest = min(distances[origin] for origin in bits(origins))
    beyond = nearest - state.box.ranges[player.research[NAVIGATION]] - bonus
    return -(-beyond // state.box.qic_range) if beyond > 0 else 0


def steps_to(home: int, planet: int) -> int:
    """Terraforming steps between two home types, the shorter way round the wheel (R40)."""
    apart = abs(home - planet)
    return min(apart, HOMES - apart)


def settle(state: GaiaState, seat: Seat, hex: int, structure: int) -> None:
    """A first structure of `seat` on a free planet: it is colonised now (R37, R80)."""
    player = state.players[seat]
    bit = 1 << hex
    state.set_structure(hex, structure, seat)
    state.vacant &= ~bit
    planet = state.planets[hex]
    player.structures |= bit
    player.types |= 1 << planet
    player.sectors |= 1 << (hex // SECTOR_SIZE)
    if planet == GAIA:
        player.gaia_planets += 1
    join_federation(state, player, hex)


def join_federation(state: GaiaState, player: Player, hex: int) -> None:
    """R80: next to an own federation the hex joins it, with everything connected to it."""
    neighbours = state.box.grid.neighbours
    if not neighbours[hex] & player.federated:
        return
    own = (player.structures | player.stations) & ~player.federated
    joining = cluster = 1 << hex
    while joining:
        low = joining & -joining
        joining ^= low
        fresh = neighbours[low.bit_length() - 1] & own & ~cluster
        cluster |= fresh
        joining |= fresh
    player.federated |= cluster


def power_value(state: GaiaState, owner: int, hex: int) -> int:
    """The power value of the owner's structure on `hex` (R69, R111); a shared mine is a mine."""
    box = state.box
    if owner == AUTOMA:
        return box.values[state.structure[hex]]
    player = state.players[owner]
    structure = MINE if player.shared_mines >> hex & 1 else state.structure[hex]
    value = box.values[structure]
    if structure in (INSTITUTE, KNOWLEDGE_ACADEMY, QIC_ACADEMY) and _great(state, player):
        value = box.great_value
    if player.faction == BESCODS and player.built[INSTITUTE] and state.planets[hex] == TITANIUM:
        value += box.powers.titanium_value
    return value


def _great(state: GaiaState, player: Player) -> bool:
    """Whether an uncovered tile raises institutes and academies (std3)."""
    standard = state.box.standard
    return any(standard[tile].great and tile not in player.covered for tile in player.standard)


def left(state: GaiaState, player: Player, structure: int) -> int:
    """Pieces of that kind still on the faction board."""
    return state.box.supply[structure] - player.built[structure]
