"""What a player's docks and colony will probably come to: the estimates behind the features.

Everything here is public and judged roughly: docks are seen as heaps, not as queues.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from tablee.games.reworld.box import Box, Module
from tablee.games.reworld.box.components import (
    COMPANIES,
    DOCKS,
    FARM,
    LETTERS,
    MISSIONS,
    SATELLITE,
    SHIPS,
    SHUTTLE,
    TERRABOT,
    UNIT,
)
from tablee.games.reworld.state import NONE, Player

#: The share of loaded units that find a shuttle, of loaded shields that end up in the defence.
TRANSPORTED: Final = 0.85
DEFENDING: Final = 0.6
#: What a shuttle's arms are worth for each unit they bring down.
CARRYING: Final = 0.5


class Prospects(NamedTuple):
    """A player's colony as it may be when all docks are empty."""

    terrabots: tuple[int, ...]
    shields: float
    units: float
    companies: tuple[float, ...]
    cities: tuple[float, ...]
    missions: float
    shuttles: float
    satellites: float


@lru_cache(maxsize=1 << 15)
def prospects(
    box: Box,
    docks: tuple[tuple[int, ...], ...],
    cities: tuple[tuple[int, ...], ...],
    defence: tuple[int, ...],
    rows: tuple[int, int],
) -> Prospects:
    """The prospects of a colony with these docks; `rows` counts its shuttles and satellites."""
    loaded = [box.modules[module] for dock in docks for module in dock]
    landed = [box.modules[module] for city in cities for module in city]
    terrabots = [0] * len(LETTERS)
    companies = [0.0] * len(COMPANIES)
    for module in landed:
        if module.kind == TERRABOT:
            terrabots[module.letter] += 1
        else:
            companies[module.company] += 1
    shuttles = sum(module.kind == SHUTTLE for module in loaded)
    waiting = sum(module.kind == UNIT for module in loaded)
    brought = min(1.0, 2 * shuttles / waiting) * TRANSPORTED if waiting else 0.0
    shields = float(sum(box.modules[module].shields for module in defence))
    special = 0.0
    for module in loaded:
        if module.kind == TERRABOT:
            terrabots[module.letter] += 1
        elif module.kind == UNIT:
            companies[module.company] += brought
            special += 3 * brought * module.special
        elif module.kind == SHUTTLE:
            shields += module.shields * DEFENDING * (0.5 if waiting else 1.0)
    tiles = _city_tiles(terrabots, companies)
    units = sum(companies)
    missions = special
    satellites = float(rows[1])
    for module in loaded:
        if module.kind == SATELLITE:
            times = _mission(module, terrabots, companies, tiles)
            worth = box.mission_points[module.mission] * times
            as_shield = 2.0 * module.shields
            if worth >= as_shield:
                missions += worth
                satellites += 1
            else:
                shields += module.shields
    return Prospects(
        tuple(terrabots),
        shields,
        units,
        tuple(companies),
        tuple(tiles),
        missions + CARRYING * brought * waiting,
        rows[0] + shuttles * (DEFENDING if waiting else 0.2),
        satellites,
    )


def _city_tiles(terrabots: list[int], companies: list[float]) -> list[float]:
    """Tiles of each city: the strongest companies join the largest cities, farms spread out."""
    tiles = [count + 1.0 if count else 0.0 for count in terrabots]
    founded = sorted((c for c in range(len(tiles)) if tiles[c]), key=lambda c: -tiles[c])
    building = sorted(companies[:FARM], reverse=True)
    for city, units in zip(founded, building, strict=False):
        tiles[city] += units
    for city in founded:
        tiles[city] += companies[FARM] / len(founded)
    return tiles


def _mission(
    satellite: Module, terrabots: list[int], companies: list[float], tiles: list[float]
) -> float:
    """How often a mission will pay."""
    mission = MISSIONS[satellite.mission]
    if mission == "letter_terrabots":
        return terrabots[satellite.letter]
    if mission == "company_units":
        return companies[satellite.company]
    if mission == "companies_present":
        return sum((min(1.0, units) for units in companies), 0.0)
    if mission == "all_terrabots":
        return sum(terrabots)
    if mission == "all_units":
        return sum(companies)
    if mission == "city_tiles":
        return max(tiles)
    if mission == "defence_shields":
        return 3.0
    return max(
        bots * max(0.0, size - bots - 1) for bots, size in zip(terrabots, tiles, strict=True)
    )


def prospects_of(box: Box, player: Player) -> Prospects:
    """The prospects of a player; a shuttle in flight and its units count as landed."""
    rows = (len(player.shuttles) + (player.flying != NONE), len(player.satellites))
    return prospects(box, player.docks, player.cities, player.defence, rows)


def ship_progress(player: Player, ship: int, seen: Prospects) -> float:
    """How far the player will come towards a population ship."""
    if ship < DOCKS:
        return 1.0
    condition = SHIPS[ship]
    if condition == "all_docks":
        return float(DOCKS)
    if condition == "city":
        return max(seen.cities)
    if condition == "shields":
        return seen.shields
    if condition == "shuttles":
        return seen.shuttles
    if condition == "satellites":
        return seen.satellites
    if condition == "farms":
        return seen.companies[FARM]
    if condition == "companies":
        return sum((min(1.0, units) for units in seen.companies), 0.0)
    if condition == "rows":
        return sum(map(bool, seen.cities)) + min(1.0, seen.shields)
    return player.score + 12.0
