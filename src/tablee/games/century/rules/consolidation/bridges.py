"""Bridges (R61)."""

from collections.abc import Sequence

from tablee.core import Action, IllegalAction, Seat
from tablee.games.century.actions import ON, SPAN
from tablee.games.century.events import BridgeBuilt
from tablee.games.century.rules.consolidation.effect import EffectTarget
from tablee.games.century.rules.question import refuse
from tablee.games.century.state import CenturyState
from tablee.games.century.state.country import Country
from tablee.kit.actions import Numbered


def can_bridge(country: Country) -> bool:
    """Whether any tile has room for a bridge."""
    return any(country.spans(position) for position in range(len(country.places)))


class ChooseBridgeTile(EffectTarget):
    """R61: the tile, territory or equipment, that the bridge stands on."""

    __slots__ = ()
    rule = "R61"

    def options(self, state: CenturyState) -> Sequence[Action]:
        country = state.players[self.seat].country
        return [
            ON[place.tile]
            for position, place in enumerate(country.places)
            if country.spans(position)
        ]

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, Numbered)
        position = state.players[self.seat].country.find(action.index)
        BuildBridge(self.seat, self.technology, self.effect, position).put(state)

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        if isinstance(action, Numbered) and action.verb == "on":
            there = state.players[self.seat].country.find(action.index) >= 0
            return refuse("R61", "bridge-no-room" if there else "tile-not-yours")
        return super().why_not(state, action)


class BuildBridge(EffectTarget):
    """R61: the two ends of the bridge; it is straight and crosses neither rail nor city."""

    __slots__ = ("position",)
    rule = "R61"

    def __init__(self, seat: Seat, technology: int, effect: int, position: int) -> None:
        super().__init__(seat, technology, effect)
        self.position = position

    def options(self, state: CenturyState) -> Sequence[Action]:
        return [SPAN[span] for span in state.players[self.seat].country.spans(self.position)]

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, Numbered)
        player = state.players[self.seat]
        player.country = player.country.bridged(self.position, action.index)
        if state.sink is not None:
            tile = player.country.places[self.position].tile
            state.sink(BridgeBuilt(self.seat, tile, action.index))

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        if action.verb == "span":
            return refuse("R61", "bridge-crosses")
        return super().why_not(state, action)
