"""Catastrophe prevention: the auction of the columns, and what they bring (R33-R45)."""

from collections.abc import Sequence

from tablee.core import Action, IllegalAction, Seat, Step
from tablee.games.century.actions import BID, COLUMN, Bid
from tablee.games.century.box.components import CATASTROPHE, NONE
from tablee.games.century.events import CatastropheSuffered, ColumnBid, PreventionBegan
from tablee.games.century.rules.environment import move_marker
from tablee.games.century.rules.question import HiddenQuestion, refuse
from tablee.games.century.state import CenturyState
from tablee.kit.actions import Numbered


class BeginPrevention(Step[CenturyState]):
    """R33, R35: the last to quit opens."""

    __slots__ = ()

    def run(self, state: CenturyState) -> None:
        state.stage = CATASTROPHE
        state.starter = state.quits[-1][0]
        if state.sink is not None:
            state.sink(PreventionBegan(state.starter, state.catastrophe))
        ask_column(state, state.starter)


def ask_column(state: CenturyState, seat: Seat) -> None:
    """R36, R37: the seat chooses a column, unless nothing beats the pawns in all others (R40)."""
    most = state.box.most_science
    beatable = [column for column in state.box.columns if least_bid(state, column) <= most]
    if len(beatable) == 1:
        come_to_column(state, seat, beatable[0])
    else:
        state.then(ChooseColumn(seat))


def come_to_column(state: CenturyState, seat: Seat, column: int) -> None:
    """The pawn has come to a column; its bid is asked for unless it can only be the highest."""
    _set_pawn(state, seat, column, NONE)
    if least_bid(state, column) < state.box.most_science:
        state.then(BidScience(seat, column))
    else:
        bid_science(state, seat, column, state.box.most_science)


def least_bid(state: CenturyState, column: int) -> int:
    """R36: what must at least be bid in a column; more than can be, if nothing beats its pawn."""
    highest = -1
    for place, bid in state.pawns:
        if place == column and bid > highest:
            highest = bid
    return highest + 1


def is_beaten(state: CenturyState, seat: Seat) -> bool:
    """R37: whether a higher pawn stands in the column of the seat's own."""
    column, bid = state.pawns[seat]
    return least_bid(state, column) > bid + 1


def most_bid(state: CenturyState, seat: Seat) -> int:
    """R36, R40: the track ends, and so does what one holds."""
    return min(state.players[seat].science, state.box.most_science)


class ChooseColumn(HiddenQuestion):
    """R36, R37: a column in play in which the seat can become the highest."""

    __slots__ = ()
    rule = "R37"

    def ahead(self, state: CenturyState, seat: Seat) -> None:
        NextPawn(seat).ahead(state, seat)

    def options(self, state: CenturyState) -> Sequence[Action]:
        most = most_bid(state, self.seat)
        return [COLUMN[column] for column in state.box.columns if least_bid(state, column) <= most]

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, Numbered)
        come_to_column(state, self.seat, action.index)

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        if isinstance(action, Numbered) and action.verb == "column":
            if action.index not in state.box.columns:
                return refuse("R34", "column-covered")
            least = least_bid(state, action.index)
            if least > state.box.most_science:
                return refuse("R40", "column-closed", most=state.box.most_science)
            return refuse("R40", "column-science", least=least)
        return super().why_not(state, action)


class BidScience(HiddenQuestion):
    """R36: the science bid in the column, above all that stands there."""

    __slots__ = ("column",)
    rule = "R36"
    completes_move = True

    def __init__(self, seat: Seat, column: int) -> None:
        super().__init__(seat)
        self.column = column

    def ahead(self, state: CenturyState, seat: Seat) -> None:
        NextPawn(seat).ahead(state, seat)

    def options(self, state: CenturyState) -> Sequence[Action]:
        return BID[least_bid(state, self.column) : most_bid(state, self.seat) + 1]

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, Bid)
        bid_science(state, self.seat, self.column, action.bid)

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        if isinstance(action, Bid) and action == BID[action.bid]:
            least = least_bid(state, self.column)
            if action.bid < least:
                return refuse("R36", "column-least", least=least)
            if action.bid > state.box.most_science:
                return refuse("R36", "column-most", most=state.box.most_science)
            return refuse("R40", "bid-science", science=state.players[self.seat].science)
        return super().why_not(state, action)


def bid_science(state: CenturyState, seat: Seat, column: int, bid: int) -> None:
    """R41: the pawn stands there; where it stood before no longer counts."""
    _set_pawn(state, seat, column, bid)
    if state.sink is not None:
        state.sink(ColumnBid(seat, column, bid))
    state.then(NextPawn(seat))


def _set_pawn(state: CenturyState, seat: Seat, column: int, bid: int) -> None:
    pawns = list(state.pawns)
    pawns[seat] = (column, bid)
    state.pawns = tuple(pawns)


class NextPawn(Step[CenturyState]):
    """R36-R38: the next seat clockwise without a pawn, or whose pawn is beaten.

    If there is none, every column holds one pawn: each seat pays and suffers.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: CenturyState) -> None:
        for other in state.clockwise(self.seat):
            if state.pawns[other][0] == NONE or is_beaten(state, other):
                ask_column(state, other)
                return
        for seat in state.clockwise(state.starter):
            suffer(state, seat)
        worst = state.box.columns[0]
        # R45: whoever has the leftmost column starts the next round, and R46 counts from there.
        state.starter = next(seat for seat, pawn in enumerate(state.pawns) if pawn[0] == worst)

    def ahead(self, state: CenturyState, seat: Seat) -> None:
        is_asked = state.pawns[seat][0] == NONE or is_beaten(state, seat)
        if is_asked and len(ChooseColumn(seat).options(state)) > 1:
            state.then(ChooseColumn(seat))


def suffer(state: CenturyState, seat: Seat) -> None:
    """R41, R42: the standing bid is paid, waste set aside, the environment marker moved left."""
    column, bid = state.pawns[seat]
    waste, pollution = state.box.catastrophes[state.catastrophe][column]
    player = state.players[seat]
    player.science -= bid
    player.waste_aside += waste
    change = move_marker(state, player, -pollution)
    if state.sink is not None:
        position = state.box.environment[player.environment].position
        state.sink(CatastropheSuffered(seat, column, bid, waste, change, position))
