"""New tiles are attached, and their citizens settle (R50, R51)."""

from collections.abc import Sequence

from tablee.core import Action, Decision, IllegalAction, Seat
from tablee.games.century.actions import CELL, SETTLE, TILE, TURN, AtCell, InCity
from tablee.games.century.box.components import FIRST_TECHNOLOGY
from tablee.games.century.events import CitizenSettled, TileAttached
from tablee.games.century.rules.question import OpenQuestion, refuse
from tablee.games.century.state import CenturyState
from tablee.games.century.state.player import Player
from tablee.kit.actions import Numbered


def attach_next(player: Player, seat: Seat) -> Decision[CenturyState]:
    """R50: all tiles that wait are attached, in any order."""
    if len(player.aside) > 1:
        return ChooseTile(seat)
    return AttachTile(seat, player.aside[0][0])


class ChooseTile(OpenQuestion):
    """R50: which of the tiles that wait is attached next."""

    __slots__ = ()
    rule = "R50"

    def options(self, state: CenturyState) -> Sequence[Action]:
        return [TILE[tile] for tile, _ in state.players[self.seat].aside]

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, Numbered)
        state.then(ChooseCell(self.seat, action.index))

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        if action.verb == "tile":
            return refuse("R50", "tile-not-waiting")
        return super().why_not(state, action)


class AttachTile(OpenQuestion):
    """R50: the cell of the only tile that waits; it touches the country by a side or a corner."""

    __slots__ = ("tile",)
    rule = "R50"

    def __init__(self, seat: Seat, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def options(self, state: CenturyState) -> Sequence[Action]:
        return [CELL[cell] for cell in state.players[self.seat].country.open_cells()]

    def possible(self, state: CenturyState, action: Action) -> bool:
        open_cells = state.players[self.seat].country.open_cells()
        return isinstance(action, AtCell) and action.cell in open_cells

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, AtCell)
        state.then(ChooseTurn(self.seat, self.tile, action.cell))

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        if isinstance(action, AtCell):
            taken = state.players[self.seat].country.at(action.cell) >= 0
            return refuse("R50", "cell-taken" if taken else "cell-apart")
        return super().why_not(state, action)


class ChooseCell(AttachTile):
    """R50: the cell of the tile that was chosen among several."""

    __slots__ = ()
    completes_move = True


class ChooseTurn(OpenQuestion):
    """R50: how the tile is turned; then it lies there for good."""

    __slots__ = ("cell", "tile")
    rule = "R50"
    completes_move = True

    def __init__(self, seat: Seat, tile: int, cell: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.cell = cell

    def options(self, state: CenturyState) -> Sequence[Action]:
        return TURN

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, Numbered)
        player, tile = state.players[self.seat], self.tile
        waste = next(waste for waiting, waste in player.aside if waiting == tile)
        player.aside = tuple([waiting for waiting in player.aside if waiting[0] != tile])
        player.country = player.country.attached(tile, self.cell, action.index, waste)
        if state.sink is not None:
            state.sink(TileAttached(self.seat, tile, self.cell, action.index))
        if tile < FIRST_TECHNOLOGY:
            SettleCitizen(self.seat, tile, len(player.country.places) - 1).put(state)


class SettleCitizen(OpenQuestion):
    """R51: the citizen that comes with a territory goes to a city of it."""

    __slots__ = ("position", "tile")
    rule = "R51"
    completes_move = True

    def __init__(self, seat: Seat, tile: int, position: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.position = position

    def options(self, state: CenturyState) -> Sequence[Action]:
        return SETTLE[self.tile][: state.box.cities[self.tile]]

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, InCity)
        player = state.players[self.seat]
        player.country = player.country.settled(self.position, action.city)
        if state.sink is not None:
            state.sink(CitizenSettled(self.seat, self.tile, action.city))

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        if action.verb == "settle":
            return refuse("R51", "city-elsewhere")
        return super().why_not(state, action)
