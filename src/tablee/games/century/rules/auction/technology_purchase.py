"""The technology bought on quitting, and its impact (R29-R31, R83)."""

from collections.abc import Sequence

from tablee.core import Action, IllegalAction
from tablee.games.century.actions import BUY, DECLINE
from tablee.games.century.box.components import NONE
from tablee.games.century.events import ImpactFelt, TechnologyBought, TechnologyDeclined
from tablee.games.century.rules.environment import move_marker
from tablee.games.century.rules.question import HiddenQuestion, refuse
from tablee.games.century.state import CenturyState
from tablee.kit.actions import Numbered


class BuyTechnology(HiddenQuestion):
    """R29: one of the technologies left, for the science at the cost marker, or none."""

    __slots__ = ()
    rule = "R29"

    def options(self, state: CenturyState) -> Sequence[Action]:
        if state.players[self.seat].science < state.price:
            return (DECLINE,)
        return [*[BUY[tile] for tile in state.technologies], DECLINE]

    def resolve(self, state: CenturyState, action: Action) -> None:
        if not isinstance(action, Numbered):
            if state.sink is not None:
                state.sink(TechnologyDeclined(self.seat))
            return
        tile, price = action.index, state.price
        player = state.players[self.seat]
        player.science -= price
        player.technologies = (*player.technologies, tile)
        state.technologies = tuple([other for other in state.technologies if other != tile])
        seat, _, _, compensation = state.quits[-1]
        state.quits = (*state.quits[:-1], (seat, tile, price, compensation))
        if state.box.technology(tile).equipment != NONE:  # R50: attached in the consolidation
            player.aside = (*player.aside, (tile, 0))
        if state.sink is not None:
            state.sink(TechnologyBought(self.seat, tile, price))
        self._feel_impact(state, tile)

    def _feel_impact(self, state: CenturyState, tile: int) -> None:
        """R30: waste is set aside, the marker moves: pollution first, then flowers."""
        technology = state.box.technology(tile)
        player = state.players[self.seat]
        player.waste_aside += technology.waste
        change = move_marker(state, player, -technology.pollution)
        change += move_marker(state, player, technology.flowers)
        if state.sink is not None and (
            technology.waste or technology.pollution or technology.flowers
        ):
            position = state.box.environment[player.environment].position
            state.sink(ImpactFelt(self.seat, tile, technology.waste, change, position))

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        if isinstance(action, Numbered) and action.verb == "buy":
            if action.index not in state.technologies:
                return refuse("R29", "technology-gone")
            return refuse("R29", "technology-price", price=state.price)
        return super().why_not(state, action)
