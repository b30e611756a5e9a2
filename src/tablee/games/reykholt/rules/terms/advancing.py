"""The manager moves along the tables (R39, R49)."""

from tablee.core import Seat, Step
from tablee.games.reykholt.box.components import TOURISM, Counts
from tablee.games.reykholt.events import Advanced
from tablee.games.reykholt.rules.ending import table_points
from tablee.games.reykholt.rules.services.moments import at_once
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import OWN_ARRIVAL, About, Effect


def is_at_end(state: ReykholtState, seat: Seat) -> bool:
    """R52: whether no step is possible any more."""
    return state.players[seat].table == len(state.box.tables) - 1


def step(state: ReykholtState, seat: Seat) -> None:
    """R49: one table on, in front of all managers there."""
    player = state.players[seat]
    table = player.table = player.table + 1
    track = [other for other in state.track if other != seat]
    place = 0
    while place < len(track) and state.players[track[place]].table > table:
        place += 1
    track.insert(place, seat)
    state.track = tuple(track)
    if state.stage == TOURISM:
        player.moved += 1


class Advancing(Effect):
    """R39: so many tables, without paying."""

    __slots__ = ("count",)

    def __init__(self, source: int, count: int) -> None:
        super().__init__(source)
        self.count = count

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        return not is_at_end(state, seat)

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        AdvanceAtOnce(seat, self.count).run(state)


class AdvanceAtOnce(Step[ReykholtState]):
    """R39: steps that are still to be made."""

    __slots__ = ("left", "seat")
    is_of_turn = True

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, state: ReykholtState) -> None:
        if is_at_end(state, self.seat):
            return
        step(state, self.seat)
        if state.sink is not None:
            table = state.players[self.seat].table
            state.sink(Advanced(self.seat, table, table_points(state, table)))
        if self.left > 1:
            state.then(AdvanceAtOnce(self.seat, self.left - 1))
        if state.stage == TOURISM:
            at_once(state, self.seat, OWN_ARRIVAL, ())
