"""The Lost Planet: the prize of Navigation 5 (R90-R93)."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core import Action, Decision, IllegalAction, Seat
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import EVERY_MINE, LOST
from tablee.games.gaia.events import LostPlanetPlaced
from tablee.games.gaia.rules import refusals
from tablee.games.gaia.rules.building.build_mine import colonise
from tablee.games.gaia.rules.building.ground import qic_for, rings
from tablee.games.gaia.rules.gains import paid_by_tiles, score
from tablee.games.gaia.state import GaiaState
from tablee.kit.masks import bits


def lost_planet_targets(state: GaiaState, seat: Seat) -> int:
    """Hexes within range without planet, satellite or space station (R90)."""
    player = state.players[seat]
    free = state.kinds_empty() & ~state.satellites()
    for other in state.players:
        free &= ~other.stations
    mask = 0
    for ring in rings(state, player, player.qic):
        mask |= ring
    return mask & free


def place_lost_planet(state: GaiaState, seat: Seat) -> None:
    """Ask where it is, if there is any place for it."""
    if lost_planet_targets(state, seat):
        state.then(PlaceLostPlanet(seat))


class PlaceLostPlanet(Decision[GaiaState]):
    """Where the Lost Planet is found."""

    __slots__ = ()
    rule = "R90"
    completes_move = True

    def options(self, state: GaiaState) -> Sequence[Action]:
        targets = lost_planet_targets(state, self.seat)
        return [act.FIND_LOST_PLANET[hex] for hex in bits(targets)]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.FindLostPlanet)
        player = state.players[self.seat]
        hex, vp = action.hex, player.vp
        qic = qic_for(state, player, hex)
        player.qic -= qic
        at = state.site(hex)  # space, until the planet is there
        state.set_planet(hex, LOST)
        player.lost_planet = hex
        colonise(state, self.seat, hex)
        score(state, self.seat, EVERY_MINE)
        if state.sink is not None:
            tiles = paid_by_tiles(state, self.seat, (EVERY_MINE, 1))
            gained = player.vp - vp
            state.sink(LostPlanetPlaced(seat=self.seat, at=at, qic=qic, vp=gained, tiles=tiles))

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return refusals.why_not(state, self.seat, action, act.FindLostPlanet)
