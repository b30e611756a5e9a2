"""The course of consolidation (R46, R47): all at the same time, or one after the other."""

from tablee.core import Frame, Seat, Step, Together
from tablee.games.century.box.components import CONSOLIDATION
from tablee.games.century.events import ConsolidationBegan
from tablee.games.century.rules.consolidation.attaching import attach_next
from tablee.games.century.rules.consolidation.technologies import UseTechnology, has_use
from tablee.games.century.rules.consolidation.waste import PlaceWaste, place_waste, waste_places
from tablee.games.century.state import CenturyState


class BeginConsolidation(Step[CenturyState]):
    """R46: no choice touches another country, so that all seats may act at once."""

    __slots__ = ()

    def run(self, state: CenturyState) -> None:
        state.stage = CONSOLIDATION
        if state.sink is not None:
            state.sink(ConsolidationBegan(state.round))
        order = state.clockwise(state.starter)
        if state.rulings.in_order:
            state.then(*[Consolidate(seat) for seat in order])
            return
        lanes = [(seat, next_step(state, seat)) for seat in order]
        if any(frames for _, frames in lanes):
            state.then(Together.of(lanes))


class Consolidate(Step[CenturyState]):
    """The next step of one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: CenturyState) -> None:
        state.then(*next_step(state, self.seat))


def next_step(state: CenturyState, seat: Seat) -> tuple[Frame[CenturyState], ...]:
    """R47: waste, then tiles with their citizens, then technologies; none if nothing is to decide.

    What leaves no choice is done.
    """
    player = state.players[seat]
    if player.waste_aside:
        places = waste_places(player)
        if len(places) > 1:
            return (PlaceWaste(seat), Consolidate(seat))
        place_waste(state, seat, places[0], player.waste_aside)
    if player.aside:
        return (attach_next(player, seat), Consolidate(seat))
    if has_use(state, player):
        return (UseTechnology(seat),)
    return ()
