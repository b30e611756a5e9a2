"""What a player's docks and colony will probably come to: the estimates behind the features.

Everything here is public and judged roughly: docks are seen as heaps, not as queues.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
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
from tablee.games.reworld.prospects.weights import W
from tablee.games.reworld.rules.shuttles import MANOEUVRES
from tablee.games.reworld.state import NONE, Player

#: The ship that asks for a score, which is no matter of the colony.
SCORE_SHIP: Final = SHIPS.index("score")


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
    #: What each population ship will bring as long as nobody has it, but for the score ship.
    ships: tuple[float, ...]
    #: What the mothership ranks, in the order of `CATEGORIES`: shields, and the cities' tiles.
    amounts: tuple[float, ...]


@lru_cache(maxsize=1 << 15)
def prospects(  # noqa: PLR0917 - by position, for its cache
    box: Box,
    docks: tuple[tuple[int, ...], ...],
    aboard: tuple[int, ...],
    cities: tuple[tuple[int, ...], ...],
    defence: tuple[int, ...],
    rows: tuple[int, int],
) -> Prospects:
    """The prospects of a colony with these docks; `rows` counts its shuttles and satellites.

    Units aboard a shuttle count as landed.
    """
    modules = box.modules
    terrabots = [0] * len(LETTERS)
    companies = [0.0] * len(COMPANIES)
    for city in cities:
        for landed in city:
            module = modules[landed]
            if module.kind == TERRABOT:
                terrabots[module.letter] += 1
            else:
                companies[module.company] += 1.0
    shuttles = waiting = 0
    for dock in docks:
        for loaded in dock:
            kind = modules[loaded].kind
            if kind == SHUTTLE:
                shuttles += 1
            elif kind == UNIT:
                waiting += 1
    brought = min(1.0, MANOEUVRES * shuttles / waiting) * W.transported if waiting else 0.0
    shields = 0.0
    for tile in defence:
        shields += modules[tile].shields
    defending = W.defending[0 if waiting else 1]
    missions = 0.0
    for carried in aboard:
        module = modules[carried]
        companies[module.company] += 1.0
        if module.special:
            missions += W.special
    satellites: list[Module] = []
    for dock in docks:
        for loaded in dock:
            module = modules[loaded]
            if module.kind == TERRABOT:
                terrabots[module.letter] += 1
            elif module.kind == UNIT:
                companies[module.company] += brought
                if module.special:
                    missions += W.special * brought
            elif module.kind == SHUTTLE:
                shields += module.shields * defending
            elif module.kind == SATELLITE:
                satellites.append(module)
    tiles = _city_tiles(terrabots, companies)
    in_orbit = float(rows[1])
    for module in satellites:
        worth = box.mission_points[module.mission] * _mission(module, terrabots, companies, tiles)
        if worth >= W.shield * module.shields:
            missions += worth
            in_orbit += 1.0
        else:
            shields += module.shields
    flown = rows[0] + shuttles * W.landing[0 if waiting else 1]
    # In the order of `SHIPS`, those of single docks and of the score apart.
    rows_begun = len(tiles) - tiles.count(0.0) + min(1.0, shields)
    towards = (
        float(DOCKS),
        max(tiles),
        shields,
        flown,
        in_orbit,
        companies[FARM],
        _present(companies),
        rows_begun,
    )
    return Prospects(
        tuple(terrabots),
        shields,
        _sum(companies),
        tuple(companies),
        tuple(tiles),
        missions + W.carrying * brought * waiting,
        flown,
        in_orbit,
        _ships(box, docks, towards),
        (shields, *tiles),
    )


W.on_change(prospects.cache_clear)


def _city_tiles(terrabots: list[int], companies: list[float]) -> list[float]:
    """Tiles of each city: the strongest companies join the largest cities, farms spread out."""
    tiles = [count + 1.0 if count else 0.0 for count in terrabots]
    founded = [city for city in range(len(tiles)) if tiles[city]]
    founded.sort(key=lambda city: -tiles[city])
    building = companies[:FARM]
    building.sort(reverse=True)
    for rank in range(min(len(founded), len(building))):
        tiles[founded[rank]] += building[rank]
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
        return _present(companies)
    if mission == "all_terrabots":
        return sum(terrabots)
    if mission == "all_units":
        return _sum(companies)
    if mission == "city_tiles":
        return max(tiles)
    if mission == "defence_shields":
        return W.defence_mission
    return max([bots * max(0.0, tiles[city] - bots - 1) for city, bots in enumerate(terrabots)])


def _ships(
    box: Box, docks: tuple[tuple[int, ...], ...], towards: tuple[float, ...]
) -> tuple[float, ...]:
    """What ships will bring to a player who comes so far towards those behind the docks'."""
    # The shorter the dock, the sooner it is empty.
    worth = [
        box.ships[dock].points * W.first * W.dock_module ** len(docks[dock])
        for dock in range(DOCKS)
    ]
    worth += [hoped(box, ship, towards[ship - DOCKS]) for ship in range(DOCKS, SCORE_SHIP)]
    return tuple(worth)


def hoped(box: Box, ship: int, progress: float) -> float:
    """The points of a ship, as likely as somebody who comes so far is the first."""
    printed = box.ships[ship]
    return printed.points * W.first / (1.0 + exp(W.short * (printed.threshold - progress)))


def _present(companies: list[float]) -> float:
    total = 0.0
    for units in companies:
        total += min(1.0, units)
    return total


def _sum(amounts: list[float]) -> float:
    total = 0.0
    for amount in amounts:
        total += amount
    return total


def prospects_of(box: Box, player: Player) -> Prospects:
    """The prospects of a player; a shuttle in flight counts as landed."""
    rows = (len(player.shuttles) + (player.flying != NONE), len(player.satellites))
    return prospects(box, player.docks, player.aboard, player.cities, player.defence, rows)
