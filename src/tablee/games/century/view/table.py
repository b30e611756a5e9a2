"""The table as one seat or a spectator sees it."""

from collections.abc import Sequence

from tablee.core import Seat
from tablee.games.century.box.components import (
    BONUS_CARDS,
    BONUS_ROUNDS,
    CATASTROPHES,
    FULL_ROUNDS,
    NONE,
    OVER,
    PHASES,
    TILES,
)
from tablee.games.century.rules.consolidation.attaching import AttachTile, ChooseTurn
from tablee.games.century.state import CenturyState
from tablee.games.century.view import auctions, shapes
from tablee.games.century.view.candidates import candidates
from tablee.games.century.view.players import player, waiting_waste
from tablee.games.century.view.printed import printed


def observe(state: CenturyState, seat: Seat | None) -> shapes.CenturyView:
    """What `seat` may see: everything but the hands of others (R3)."""
    is_auctioned = 0 < state.round <= FULL_ROUNDS
    is_over = state.stage == OVER
    return shapes.CenturyView(
        round=state.round,
        phase=PHASES[state.stage],
        minimum=state.minimum if is_auctioned else None,
        price=state.price if is_auctioned else None,
        prices=state.box.prices[state.round],
        price_index=state.marker,
        compensation=state.box.compensations[state.round] if is_auctioned else None,
        starter=state.starter,
        territories=[TILES[tile] for tile in state.territories],
        technologies=[TILES[tile] for tile in state.technologies],
        sold=auctions.sold(state),
        quits=auctions.quits(state),
        lot=auctions.lot(state),
        quit=[quitter for quitter, *_ in state.quits],
        catastrophe=CATASTROPHES[state.catastrophe] if state.catastrophe != NONE else None,
        columns=state.box.columns,
        pawns=auctions.pawns(state),
        catastrophe_columns=auctions.columns(state),
        bonus_cards={
            str(number): BONUS_CARDS[card] if card != NONE else None
            for number, card in zip(BONUS_ROUNDS, state.bonus_cards, strict=True)
        },
        players=[
            player(state, owner, shows_hand=owner == seat or is_over)
            for owner in range(len(state.players))
        ],
        candidates=_candidates(state, seat),
        printed=printed(state.box),
    )


def _candidates(state: CenturyState, seat: Seat | None) -> Sequence[shapes.Candidate]:
    """For whoever is attaching a tile: every cell, and what would come of it."""
    question = state.asked(seat) if seat is not None else None
    if not isinstance(question, AttachTile | ChooseTurn):
        return ()
    side = state.players[question.seat]
    waste = waiting_waste(side, question.tile)
    return candidates(state.box, side.country, question.tile, waste)
