"""Recycling: each working centre may remove a waste in its reach (R66, R67)."""

from collections.abc import Sequence

from tablee.core import Action, IllegalAction, Seat, Step, Together
from tablee.games.century.actions import KEEP, RECYCLE
from tablee.games.century.events import WasteRecycled
from tablee.games.century.rules.question import OpenQuestion, refuse
from tablee.games.century.state import CenturyState
from tablee.kit.actions import Numbered


class BeginRecycling(Step[CenturyState]):
    """R67: all at the same time, or one after the other as in consolidation (R46)."""

    __slots__ = ()

    def run(self, state: CenturyState) -> None:
        order = state.clockwise(state.starter)
        if state.rulings.in_order:
            state.then(*[NextCentre(seat, -1, -1) for seat in order])
            return
        lanes = [(seat, ask_centre(state, seat, -1, -1)) for seat in order]
        if any(frames for _, frames in lanes):
            state.then(Together.of(lanes))


def waste_in_reach(state: CenturyState, seat: Seat, position: int, city: int) -> list[int]:
    """R66: territories with waste that the centre of a city reaches, its own among them."""
    country = state.players[seat].country
    places = country.places
    return [places[other].tile for other in country.in_reach(position, city) if places[other].waste]


def ask_centre(
    state: CenturyState, seat: Seat, position: int, city: int
) -> "tuple[RecycleWaste, ...]":
    """The question for the first working centre behind that one which has waste in reach."""
    for centre in state.players[seat].country.centres():
        at, its_city = centre
        if centre > (position, city) and waste_in_reach(state, seat, at, its_city):
            return (RecycleWaste(seat, at, its_city),)
    return ()


class NextCentre(Step[CenturyState]):
    """The centres of a seat one by one, in the order attached, then by letter."""

    __slots__ = ("city", "position", "seat")

    def __init__(self, seat: Seat, position: int, city: int) -> None:
        self.seat = seat
        self.position = position
        self.city = city

    def run(self, state: CenturyState) -> None:
        state.then(*ask_centre(state, self.seat, self.position, self.city))


class RecycleWaste(OpenQuestion):
    """R67: which waste the centre in that city removes, or none."""

    __slots__ = ("city", "position")
    rule = "R67"

    def __init__(self, seat: Seat, position: int, city: int) -> None:
        super().__init__(seat)
        self.position = position
        self.city = city

    def options(self, state: CenturyState) -> Sequence[Action]:
        tiles = waste_in_reach(state, self.seat, self.position, self.city)
        return [*[RECYCLE[tile] for tile in tiles], KEEP]

    def resolve(self, state: CenturyState, action: Action) -> None:
        if isinstance(action, Numbered):
            player = state.players[self.seat]
            country = player.country
            player.country = country.with_waste(country.find(action.index), -1)
            if state.sink is not None:
                tile = country.places[self.position].tile
                state.sink(WasteRecycled(self.seat, tile, self.city, action.index))
        state.then(NextCentre(self.seat, self.position, self.city))

    def main(self, state: CenturyState) -> Action | None:
        """R67: where there is one place with waste, it is cleaned."""
        options = self.options(state)
        return options[0] if len(options) == 2 else None

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        if isinstance(action, Numbered) and action.verb == "recycle":
            country = state.players[self.seat].country
            position = country.find(action.index)
            if position < 0:
                return refuse("R66", "tile-not-yours")
            if not country.places[position].waste:
                return refuse("R66", "no-waste")
            return refuse("R66", "out-of-reach")
        return super().why_not(state, action)
