"""Waste that technologies remove or move: sorting centre, recycling, waste transport (R62, R65)."""

from collections.abc import Sequence

from tablee.core import Action, IllegalAction, Seat
from tablee.games.century.actions import DROP, LIFT
from tablee.games.century.events import WasteMoved, WasteRemoved
from tablee.games.century.rules.consolidation.effect import EffectTarget
from tablee.games.century.rules.question import refuse
from tablee.games.century.state import CenturyState
from tablee.kit.actions import Numbered


class RemoveWaste(EffectTarget):
    """R62, R65: the territory that a waste is removed from; no rail, no centre is needed."""

    __slots__ = ()
    rule = "R65"

    def options(self, state: CenturyState) -> Sequence[Action]:
        return [
            LIFT[place.tile] for place in state.players[self.seat].country.places if place.waste
        ]

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, Numbered)
        player = state.players[self.seat]
        player.country = player.country.with_waste(player.country.find(action.index), -1)
        if state.sink is not None:
            state.sink(WasteRemoved(self.seat, action.index))

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        if isinstance(action, Numbered) and action.verb == "lift":
            there = state.players[self.seat].country.find(action.index) >= 0
            return refuse(self.rule, "no-waste" if there else "tile-not-yours")
        return super().why_not(state, action)


class LiftWaste(RemoveWaste):
    """R65: the territory that the transport takes a waste from."""

    __slots__ = ()

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, Numbered)
        position = state.players[self.seat].country.find(action.index)
        DropWaste(self.seat, self.technology, self.effect, position).put(state)


class DropWaste(EffectTarget):
    """R65: any other territory that the transport brings it to."""

    __slots__ = ("position",)
    rule = "R65"

    def __init__(self, seat: Seat, technology: int, effect: int, position: int) -> None:
        super().__init__(seat, technology, effect)
        self.position = position

    def options(self, state: CenturyState) -> Sequence[Action]:
        country = state.players[self.seat].country
        return [
            DROP[country.places[position].tile]
            for position in country.territories()
            if position != self.position
        ]

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, Numbered)
        player = state.players[self.seat]
        country = player.country
        lifted = country.with_waste(self.position, -1)
        player.country = lifted.with_waste(country.find(action.index), 1)
        if state.sink is not None:
            tile = country.places[self.position].tile
            state.sink(WasteMoved(self.seat, tile, action.index))

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        if isinstance(action, Numbered) and action.verb == "drop":
            there = state.players[self.seat].country.find(action.index) >= 0
            return refuse("R65", "same-territory" if there else "tile-not-yours")
        return super().why_not(state, action)
