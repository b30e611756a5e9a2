"""The Gantry: dice bid for buildings (R42, R61-R66)."""

from collections.abc import Sequence

from tablee.core import Action, Seat, Step
from tablee.games.artemis.actions import BUY, DECLINE
from tablee.games.artemis.box.components import GANTRY
from tablee.games.artemis.events import BuildingBought, BuildingDeclined, DroneBought
from tablee.games.artemis.rules.colony.buildings import add_building
from tablee.games.artemis.rules.question import OpenQuestion
from tablee.games.artemis.rules.relief_track import ReliefStep
from tablee.games.artemis.state import ArtemisState


def top_bids(state: ArtemisState) -> list[int]:
    """The highest die on each tile, 0 where there is none."""
    return [bids[-1][1] if bids else 0 for bids in state.bids]


def place_die(state: ArtemisState, owner: int, face: int, tile: int) -> None:
    """R42: the die lies on the tile, higher than those before."""
    state.bids[tile] = (*state.bids[tile], (owner, face))


def price(state: ArtemisState, face: int) -> int:
    """What a building costs whoever bid that much."""
    return max(0, face - state.gantry_discount)


class ResolveGantry(Step[ArtemisState]):
    """R66: the tiles one by one, the one nearest the pile first."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        state.region = GANTRY
        state.then(SettleTile(0))


class SettleTile(Step[ArtemisState]):
    """The tile at that place is settled, then the next; a tile without dice stays (R64)."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def run(self, state: ArtemisState) -> None:
        tile = self.tile
        while tile < len(state.gantry) and not state.bids[tile]:
            tile += 1
        if tile < len(state.gantry):
            _offer(state, tile, len(state.bids[tile]) - 1, ())


def _offer(state: ArtemisState, tile: int, first: int, passed: tuple[int, ...]) -> None:
    """R61, R62: the option comes to that die of the tile, or to the next lower one.

    `passed` are the owners who have declined or could not pay: they are not asked again.
    """
    for at in range(first, -1, -1):
        owner, face = state.bids[tile][at]
        if owner in passed and not state.rulings.reoffers:
            continue
        if state.drone_of(owner):
            _sell_to_drone(state, tile, at, passed)
            return
        if state.players[owner].ore >= price(state, face):
            state.then(BuyBuilding(owner, tile, at, passed))
            return
        passed = (*passed, owner)
        if state.sink is not None:
            state.sink(BuildingDeclined(owner, state.gantry[tile]))
    state.bids[tile] = ()
    state.then(SettleTile(tile + 1))


class BuyBuilding(OpenQuestion):
    """R61: pay as much ore as the die shows and take the building, or decline."""

    __slots__ = ("at", "passed", "tile")
    rule = "R61"

    def __init__(self, seat: Seat, tile: int, at: int, passed: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.tile = tile
        self.at = at
        self.passed = passed

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return (BUY, DECLINE)

    def resolve(self, state: ArtemisState, action: Action) -> None:
        kind = state.gantry[self.tile]
        if action == DECLINE:
            if state.sink is not None:
                state.sink(BuildingDeclined(self.seat, kind))
            _offer(state, self.tile, self.at - 1, (*self.passed, self.seat))
            return
        cost = price(state, state.bids[self.tile][self.at][1])
        state.players[self.seat].ore -= cost
        if state.sink is not None:
            state.sink(BuildingBought(self.seat, kind, cost))
        _clear_tile(state, self.tile, self.at, self.passed)
        add_building(state, self.seat, kind)


def _sell_to_drone(state: ArtemisState, tile: int, at: int, passed: tuple[int, ...]) -> None:
    """R120: a drone always pays, and the tile leaves the game."""
    kind = state.gantry[tile]
    state.scrapped[kind] += 1
    if state.sink is not None:
        state.sink(DroneBought(state.drone_of(state.bids[tile][at][0]), kind))
    _clear_tile(state, tile, at, passed)


def _clear_tile(state: ArtemisState, tile: int, at: int, passed: tuple[int, ...]) -> None:
    """R63: the tile leaves the Gantry; whoever was outbid by another makes a step."""
    bids = state.bids.pop(tile)
    state.gantry.pop(tile)
    buyer = bids[at][0]
    state.then(SettleTile(tile))
    if at:
        outbid = {owner for owner, _ in bids[:at]} - {buyer, *passed}
        state.then(*[ReliefStep(seat) for seat in state.turn_order() if seat in outbid])
