"""The two auctions: what is for sale, who has bid what, and the columns of the catastrophe."""

from collections.abc import Sequence

from tablee.core import Seat
from tablee.games.century.box.components import CATASTROPHE, NONE, TILES
from tablee.games.century.rules.catastrophe import least_bid
from tablee.games.century.state import CenturyState
from tablee.games.century.view import shapes


def lot(state: CenturyState) -> shapes.Lot | None:
    """The territory under auction."""
    if state.lot == NONE:
        return None
    return shapes.Lot(
        tile=TILES[state.lot],
        bid=_or_none(state.bid),
        bidder=_or_none(state.bidder),
        passed=[seat for seat in range(len(state.players)) if state.passed >> seat & 1],
        bids=[_or_none(bid) for bid in state.bids],
    )


def sold(state: CenturyState) -> list[shapes.Sold]:
    """This round's sales."""
    return [shapes.Sold(TILES[tile], seat, price) for tile, seat, price in state.sold]


def quits(state: CenturyState) -> list[shapes.Quit]:
    """Who has quit this round, and how."""
    return [
        shapes.Quit(
            seat=seat,
            technology=TILES[technology] if technology != NONE else None,
            price=price if technology != NONE else None,
            compensation=compensation,
        )
        for seat, technology, price, compensation in state.quits
    ]


def pawns(state: CenturyState) -> list[shapes.Pawn | None]:
    """Where the pawns stand during the catastrophe."""
    if state.stage != CATASTROPHE:
        return [None] * len(state.players)
    return [
        shapes.Pawn(column, _or_none(bid)) if column != NONE else None
        for column, bid in state.pawns
    ]


def columns(state: CenturyState) -> list[shapes.Column]:
    """The card of the round, column by column."""
    if state.catastrophe == NONE:
        return []
    card = state.box.catastrophes[state.catastrophe]
    return [_column(state, index, *brings) for index, brings in enumerate(card)]


def _column(state: CenturyState, index: int, waste: int, pollution: int) -> shapes.Column:
    standing = _standing(state, index)
    is_open = state.stage == CATASTROPHE
    in_play = index in state.box.columns
    least = least_bid(state, index)
    return shapes.Column(
        index=index,
        in_play=in_play,
        waste=waste,
        pollution=pollution,
        least=least if in_play and least <= state.box.most_science else None,
        highest=standing[0].bid if standing else None,
        pawns=standing if is_open else (),
        taken=standing[0].seat if standing and not is_open else None,
    )


def _standing(state: CenturyState, column: int) -> Sequence[shapes.ColumnPawn]:
    """The pawns of a column, the highest first; one whose bid is being chosen last."""
    found: list[tuple[int, Seat]] = [
        (bid, seat) for seat, (place, bid) in enumerate(state.pawns) if place == column
    ]
    return [shapes.ColumnPawn(seat, _or_none(bid)) for bid, seat in sorted(found, reverse=True)]


def _or_none(value: int) -> int | None:
    return value if value != NONE else None
