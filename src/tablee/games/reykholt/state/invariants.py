"""What can never be lost, made or exceeded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.reykholt.box.components import (
    NONE,
    RANDOM_PILE,
    SIZES,
    START_TABLE,
    WORKERS,
)

if TYPE_CHECKING:
    from tablee.games.reykholt.state import ReykholtState


def check(state: ReykholtState) -> None:
    """Assert that the position is whole."""
    _check_greenhouses(state)
    _check_services(state)
    _check_workers(state)
    _check_track(state)
    for player in state.players:
        assert min(player.stock) >= 0, "a stock below nothing"
    assert len(state.stack) <= len(state.box.stack), "the stack of goods has grown"
    if state.event != NONE:
        assert state.event not in state.events_left, "an event in two places"


def _check_greenhouses(state: ReykholtState) -> None:
    """R6, R35, R79: each card is in its pile or before a player, each plot holds one good."""
    box, kinds = state.box, state.book.kinds
    found = list(state.piles)
    hidden = list(state.random_hidden)
    for size in (*state.random_top, *state.random_bottom):
        hidden[size] += 1
    for player in state.players:
        for kind, pile, goods in player.greenhouses:
            assert min(goods) >= 0, "fewer than no goods in a greenhouse"
            assert sum(goods) <= kinds[kind].plots, "more goods than plots"
            if pile == RANDOM_PILE:
                hidden[kind] += 1
            elif pile != NONE:
                assert pile == kind, "a greenhouse of another pile"
                found[pile] += 1
            else:
                assert player.partner(kinds[kind].card) is not None, "a greenhouse without card"
    for size in range(len(SIZES)):
        is_opener = size == box.opener
        assert hidden[size] == box.random[size] + is_opener, "random greenhouses lost or made"
        assert found[size] in (box.piles[size], 0), "greenhouses lost or made"


def _check_services(state: ReykholtState) -> None:
    """R8, R64: each card is shown, before one player, or between two neighbours."""
    held: dict[int, list[int]] = {}
    for seat, player in enumerate(state.players):
        triggers = 0
        for card, partner, uses in player.services:
            held.setdefault(card, []).append(seat)
            usable = state.book.cards[card]
            triggers |= 1 << usable.moment
            assert not usable.limit or 0 <= uses <= usable.limit, "a card used too often"
            if partner != NONE:
                assert state.players[partner].partner(card) == seat, "shared by one alone"
        assert player.triggers == triggers, "moments of cards that are not there"
    for card, seats in held.items():
        assert card not in state.display, "a card in two places"
        shared = state.players[seats[0]].partner(card) != NONE
        assert len(seats) == 1 + shared, "a card before too many"


def _check_workers(state: ReykholtState) -> None:
    """R11, R15: a worker is in hand, on a space or laid aside; spaces know who stands there."""
    occupied = 0
    for space in state.box.blocked:
        occupied |= 1 << space
    for player in state.players:
        assert 0 <= player.workers + len(player.placed) <= WORKERS, "workers lost or made"
        assert len(player.stayed) <= WORKERS, "workers lost or made"
        for space in (*player.placed, *player.stayed):
            assert state.book.spaces[space] != NONE, "a worker off the board"
            assert occupied >> space & 1 == 0 or state.rulings.blocked_space, "two on one space"
            occupied |= 1 << space
    assert occupied == state.occupied, "spaces and workers do not agree"


def _check_track(state: ReykholtState) -> None:
    """R49: everybody is somewhere on the track, in order."""
    tables = [state.players[seat].table for seat in state.track]
    assert sorted(state.track) == list(range(len(state.players))) or not state.track
    assert tables == sorted(tables, reverse=True), "the track is not in order"
    assert all(START_TABLE <= table < len(state.box.tables) for table in tables)
