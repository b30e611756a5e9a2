"""The map: base and variable layouts, sectors turned by the last player (R2, R17, R18, R143)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tablee.core import Action, Chance, Decision, IllegalAction, Seat, Sentence, Step
from tablee.core.draws import draw
from tablee.games.gaia import actions as act
from tablee.games.gaia.box import Box
from tablee.games.gaia.box.components import GAIA, NONE
from tablee.games.gaia.box.hexes import SECTOR_SIZE
from tablee.games.gaia.events import SectorTurned
from tablee.games.gaia.rules.setup.setup_word import mirrored_tile, turned_tile
from tablee.games.gaia.state import GaiaState
from tablee.kit.masks import bits

Tiles = tuple[tuple[int, int], ...]

BASE = 0
OUTER = 1
RINGS = 2
ALL = 3
#: Sector tiles 01 to 04 stand in the middle of the map for three or four.
INNER = 4
#: Tiles of the map for one or two, which are turned at random too.
SMALL = 7


def lay_map(state: GaiaState, tiles: Tiles) -> None:
    """The planets of the tiles where they lie."""
    state.tiles = tiles
    planets: list[int] = []
    for tile, turns in tiles:
        planets += tile_planets(state, tile, turns)
    state.planets = tuple(planets)
    state.structure = state.owner = (NONE,) * len(planets)
    state.kinds = [0] * len(state.kinds)
    for hex, planet in enumerate(planets):
        if planet != NONE:
            state.kinds[planet] |= 1 << hex
    state.vacant = state.box.grid.all & ~state.kinds_empty()


def tile_planets(state: GaiaState, tile: int, turns: int) -> Sequence[int]:
    """The planets of a turned tile; those of the oldest set-up words are mirrored before."""
    if state.mirrored:
        return turned_tile(mirrored_tile(state.box.sectors[tile]), turns)
    return state.box.turned_sectors[tile][turns]


def valid(state: GaiaState, tiles: Tiles, places: int) -> bool:
    """R18: no two planets of one type side by side, transdim planets excepted.

    Only the first `places` are looked at.
    """
    planets: dict[int, int] = {}
    checked = GAIA if state.rulings.gaia_planets_may_touch else GAIA + 1
    for place in range(places):
        for at, planet in enumerate(tile_planets(state, *tiles[place])):
            if NONE < planet < checked:
                planets[place * SECTOR_SIZE + at] = planet
    neighbours = state.box.grid.neighbours
    return not any(
        planets.get(other) == planet
        for hex, planet in planets.items()
        for other in bits(neighbours[hex] >> hex << hex)
    )


class DrawMap(Chance[GaiaState]):
    """A variable map: `kind` says which tiles change places, alone they are also turned."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def sample(self, state: GaiaState, rng: Random) -> Action:
        while True:
            tiles = self._shuffled(state.box, rng)
            if valid(state, tiles, len(tiles)):
                return act.LayMap(tiles, state.box.sector_names)

    def _shuffled(self, box: Box, rng: Random) -> Tiles:
        count = len(box.sector_names)
        base = [tile for tile, _ in box.base_map]
        if count == SMALL:
            mixed = draw(rng, base, count)
            return tuple((tile, int(rng.random() * 6)) for tile in mixed)
        if self.kind == ALL:
            return tuple((tile, 0) for tile in draw(rng, base, count))
        inner = [tile for tile in base if tile < INNER]
        outer = [tile for tile in base if tile >= INNER]
        draw(rng, outer, len(outer))
        if self.kind == RINGS:
            draw(rng, inner, len(inner))
        places = [inner.pop(0) if tile < INNER else outer.pop(0) for tile in base]
        return tuple((tile, 0) for tile in places)

    def possible(self, state: GaiaState, outcome: Action) -> bool:
        base = state.box.base_map
        if not isinstance(outcome, act.LayMap) or len(outcome.tiles) != len(base):
            return False
        tiles = outcome.tiles
        if {tile for tile, _ in tiles} != set(range(len(base))):
            return False
        if len(base) > SMALL and any(
            turns or not self._may_swap(before, tile)
            for (before, _), (tile, turns) in zip(base, tiles, strict=True)
        ):
            return False
        return valid(state, tiles, len(tiles))

    def _may_swap(self, before: int, tile: int) -> bool:
        """Whether the tile can lie where the base map has `before`."""
        if self.kind == ALL or before == tile:
            return True
        return (before < INNER) == (tile < INNER) and (self.kind == RINGS or tile >= INNER)

    def resolve(self, state: GaiaState, outcome: Action) -> None:
        assert isinstance(outcome, act.LayMap)
        lay_map(state, outcome.tiles)


class TurnSectors(Step[GaiaState]):
    """R17: the last player turns the sectors, one after the other."""

    __slots__ = ()

    def run(self, state: GaiaState) -> None:
        last = [seat for seat in state.order if seat < len(state.players)][-1]
        state.then(TurnSector(last, 0))


class TurnSector(Decision[GaiaState]):
    """How often the sector at `place` is turned; what is still to come must find a way (R18)."""

    __slots__ = ("place",)
    rule = "R17"

    def __init__(self, seat: Seat, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def options(self, state: GaiaState) -> Sequence[Action]:
        return [
            act.TURN[turns]
            for turns in range(6)
            if _can_finish(state, _turned(state.tiles, self.place, turns), self.place + 1)
        ]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.Turn)
        lay_map(state, _turned(state.tiles, self.place, action.index))
        if state.sink is not None and action.index:
            name = state.box.sector_names[state.tiles[self.place][0]]
            state.sink(SectorTurned(seat=self.seat, sector=name, turns=action.index))
        if self.place + 1 < len(state.tiles):
            state.then(TurnSector(self.seat, self.place + 1))

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return IllegalAction("R18", Sentence("refuse-turn"))


def _turned(tiles: Tiles, place: int, turns: int) -> Tiles:
    tile, before = tiles[place]
    return (*tiles[:place], (tile, (before + turns) % 6), *tiles[place + 1 :])


def _can_finish(state: GaiaState, tiles: Tiles, place: int) -> bool:
    """Whether the sectors from `place` on can be turned so that the map is valid."""
    if not valid(state, tiles, place):
        return False
    if place == len(tiles):
        return True
    return any(_can_finish(state, _turned(tiles, place, turns), place + 1) for turns in range(6))
