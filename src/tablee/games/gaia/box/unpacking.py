"""From the tables of an edition to what rules read: maps, structures, research, tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.gaia.box.components import (
    ADVANCED,
    AREAS,
    BOARD_ACTIONS,
    BOOSTERS,
    COUNTS,
    GAIA_PROJECT,
    NONE,
    NOTHING,
    PLANETS,
    RING,
    ROUND_TILES,
    STANDARD,
    TOKENS,
    TOP_LEVEL,
    TRIGGERS,
    Gain,
)
from tablee.games.gaia.box.faces import (
    AdvancedTile,
    BoardAction,
    Booster,
    Conversion,
    RoundTile,
    StandardTile,
    Token,
)
from tablee.games.gaia.box.hexes import SECTOR
from tablee.kit.hexes import turned

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tablee.games.gaia.box import edition as printed
    from tablee.games.gaia.box import edition_parts as parts

#: The planets of a sector tile in the order of `hexes.SECTOR`, `NONE` for empty space.
Sector = tuple[int, ...]
#: What a structure costs: credits, ore.
Cost = tuple[int, int]


def gain_of(*gains: parts.Gains, gaiaformers: int = 0) -> Gain:
    """All that is printed, together."""
    return or_nothing(
        Gain(
            credits=sum(gain.credits for gain in gains),
            ore=sum(gain.ore for gain in gains),
            knowledge=sum(gain.knowledge for gain in gains),
            qic=sum(gain.qic for gain in gains),
            tokens=sum(gain.tokens for gain in gains),
            charge=sum(gain.charge for gain in gains),
            vp=sum(gain.vp for gain in gains),
            gaiaformers=gaiaformers,
        )
    )


def resources_of(resources: parts.Resources) -> Gain:
    """The same resources; there may be none."""
    return Gain(
        credits=resources.credits,
        ore=resources.ore,
        knowledge=resources.knowledge,
        qic=resources.qic,
    )


def or_nothing(gain: Gain) -> Gain:
    """`NOTHING` itself if nothing is gained, so that rules may ask with `is`."""
    total = gain.credits + gain.ore + gain.knowledge + gain.qic
    total += gain.tokens + gain.charge + gain.vp + gain.gaiaformers
    return gain if total else NOTHING


def cost_of(cost: printed.Cost) -> Cost:
    """Credits and ore."""
    return cost.credits, cost.ore


def area_of(name: str) -> int:
    """A research area by its name, `NONE` for "none"."""
    return AREAS.index(name) if name in AREAS else NONE


def _trigger(every: parts.Every) -> int:
    return TRIGGERS.index(every.trigger) if every.vp else NONE


def _pass_per(on_pass: parts.OnPass) -> int:
    return COUNTS.index(on_pass.per) if on_pass.vp else NONE


def sector_planets(tile: dict[str, parts.Planet]) -> Sector:
    """The planets of a tile with its number upright."""
    planets = {RING[label]: PLANETS.index(planet) for label, planet in tile.items()}
    return tuple(planets.get(offset, NONE) for offset in SECTOR)


def turned_sector(sector: Sector, times: int) -> Sector:
    """The tile after `times` turns of 60 degrees clockwise."""
    planets = {turned(offset, times): sector[at] for at, offset in enumerate(SECTOR)}
    return tuple(planets[offset] for offset in SECTOR)


def base_map(
    laid: printed.Map, places: tuple[tuple[int, ...], ...], names: Sequence[str]
) -> tuple[tuple[int, int], ...]:
    """By place: the tile that is laid there, as an index of `names`, and its turns."""
    by_place: dict[int, tuple[int, int]] = {}
    for row, tiles, turns in zip(places, laid.rows, laid.turns, strict=True):
        for place, tile, times in zip(row, tiles, turns, strict=True):
            by_place[place] = (names.index(tile), times)
    return tuple(by_place[place] for place in range(len(names)))


def supply_by_structure(supply: printed.Supply) -> tuple[int, ...]:
    """How many of each a player has."""
    return (
        supply.mine,
        supply.trading_station,
        supply.lab,
        supply.institute,
        supply.knowledge_academy,
        supply.qic_academy,
        supply.gaiaformer,
        supply.space_station,
    )


def costs_by_structure(cost: printed.Costs) -> tuple[Cost, ...]:
    """Gaiaformers and space stations cost neither credits nor ore."""
    academy = cost_of(cost.academy)
    return (
        cost_of(cost.mine),
        cost_of(cost.trading_station),
        cost_of(cost.lab),
        cost_of(cost.institute),
        academy,
        academy,
        (0, 0),
        (0, 0),
    )


def values_by_structure(value: printed.PowerValues) -> tuple[int, ...]:
    """R50, R111: gaiaformers and space stations charge nothing."""
    academy = value.academy
    return value.mine, value.trading_station, value.lab, value.institute, academy, academy, 0, 0


def _level(research: printed.Research, area: int, level: int) -> printed.ResearchLevel:
    track: printed.Area = getattr(research.areas, AREAS[area].replace("-", "_"))
    printed_level: printed.ResearchLevel = getattr(track, f"level_{level}")
    return printed_level


def level_gains(research: printed.Research) -> tuple[tuple[Gain, ...], ...]:
    """The gains printed in one area, with those of level 3 (R85) and new gaiaformers (R49)."""
    areas = []
    for area in range(len(AREAS)):
        owned = research.gaiaformers if area == GAIA_PROJECT else [0] * (TOP_LEVEL + 1)
        gains = [NOTHING]
        for level in range(1, TOP_LEVEL + 1):
            now = _level(research, area, level).now
            both = (now, research.level_3) if level == 3 else (now,)
            gains.append(gain_of(*both, gaiaformers=owned[level] - owned[level - 1]))
        areas.append(tuple(gains))
    return tuple(areas)


def level_incomes(research: printed.Research) -> tuple[tuple[Gain, ...], ...]:
    """By area, then level."""
    levels = range(1, TOP_LEVEL + 1)
    return tuple(
        (NOTHING, *(gain_of(_level(research, area, level).income) for level in levels))
        for area in range(len(AREAS))
    )


def board_actions(board: printed.BoardActions) -> tuple[BoardAction, ...]:
    """The power actions, then the QIC actions."""
    actions = []
    for code in BOARD_ACTIONS:
        costs_power = code in board.power
        action = board.power[code] if costs_power else board.qic[code]
        actions.append(
            BoardAction(
                code,
                power=action.price if costs_power else 0,
                qic=0 if costs_power else action.price,
                gain=gain_of(action.gain),
                steps=action.steps,
                kind=action.kind,
                per_type_vp=action.per_type_vp,
            )
        )
    return tuple(actions)


def standard_tiles(tiles: printed.StandardTiles) -> tuple[StandardTile, ...]:
    """The nine kinds of standard tech tiles."""
    found = []
    for code in STANDARD:
        tile = tiles.tiles[code]
        found.append(
            StandardTile(
                code,
                now=gain_of(tile.now),
                per_type=gain_of(tile.per_type),
                income=gain_of(tile.income),
                trigger=_trigger(tile.every),
                trigger_vp=tile.every.vp,
                special=gain_of(tile.special),
                great=tile.great_value > 0,
            )
        )
    return tuple(found)


def advanced_tiles(tiles: printed.AdvancedTiles) -> tuple[AdvancedTile, ...]:
    """The fifteen advanced tech tiles."""
    found = []
    for code in ADVANCED:
        tile = tiles.tiles[code]
        on_pass = Gain(vp=tile.on_pass.vp)
        found.append(
            AdvancedTile(
                code,
                now=gain_of(tile.now),
                now_per=COUNTS.index(tile.now.per) if tile.now.per in COUNTS else NONE,
                on_pass=or_nothing(on_pass),
                pass_per=_pass_per(tile.on_pass),
                trigger=_trigger(tile.every),
                trigger_vp=tile.every.vp,
                special=gain_of(tile.special),
            )
        )
    return tuple(found)


def federation_tokens(federations: printed.Federations) -> tuple[Token, ...]:
    """The six types, then the Gleens' own."""
    found = []
    for code in TOKENS:
        token = federations.tokens[code]
        found.append(Token(code, gain_of(token.gain), token.count, green=token.side == "green"))
    return tuple(found)


def round_tiles(tiles: printed.RoundTiles) -> tuple[RoundTile, ...]:
    """The ten round scoring tiles."""
    found = []
    for code in ROUND_TILES:
        tile = tiles.tiles[code]
        early, late = tile.automa
        found.append(RoundTile(code, TRIGGERS.index(tile.trigger), tile.vp, (early, late)))
    return tuple(found)


def round_boosters(boosters: printed.Boosters) -> tuple[Booster, ...]:
    """The ten boosters."""
    found = []
    for code in BOOSTERS:
        booster = boosters.tiles[code]
        found.append(
            Booster(
                code,
                income=gain_of(booster.income),
                pass_vp=booster.on_pass.vp,
                pass_per=_pass_per(booster.on_pass),
                steps=booster.steps,
                reach=booster.range,
            )
        )
    return tuple(found)


def conversion_of(conversion: printed.Conversion) -> Conversion:
    """A free conversion."""
    return Conversion(
        conversion.power, or_nothing(resources_of(conversion.pay)), gain_of(conversion.gain)
    )
