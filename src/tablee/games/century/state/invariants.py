"""What can never be lost, made or exceeded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.century.box.components import (
    AUCTION,
    FIRST_TECHNOLOGY,
    NONE,
    PILE_OF_ROUND,
    START,
)

if TYPE_CHECKING:
    from tablee.games.century.state import CenturyState
    from tablee.games.century.state.player import Player


def check(state: CenturyState) -> None:
    """Assert that the position is whole."""
    _check_tiles(state)
    _check_auction(state)
    _check_pawns(state)
    for player in state.players:
        _check_player(state, player)
        _check_country(state, player)


def _check_tiles(state: CenturyState) -> None:
    found = [*state.territory_pile, *state.technology_pile, *state.discarded]
    found += [*state.territories, *state.technologies]
    for player in state.players:
        found += [tile for tile, _ in player.aside if tile < FIRST_TECHNOLOGY]
        found += [
            place.tile for place in player.country.places if START < place.tile < FIRST_TECHNOLOGY
        ]
        found += player.technologies
    pile = PILE_OF_ROUND[min(state.round, len(PILE_OF_ROUND)) - 1] if state.round else NONE
    box = state.box
    begun = range(pile + 1)
    there = [
        tile
        for index in begun
        for tile in (*box.territory_piles[index], *box.technology_piles[index])
    ]
    assert sorted(found) == sorted(there), "tiles lost or made"
    assert not state.round or set(state.catastrophe_pile) <= set(box.catastrophe_piles[pile])


def _check_auction(state: CenturyState) -> None:
    assert {seat for seat, _, _, _ in state.quits} == set(_seats(state.out)), "who has quit (R22)"
    assert len(state.quits) == state.out.bit_count(), "somebody quits twice (R22)"
    if state.lot == NONE:
        assert state.bid == state.bidder == NONE, "a bid for nothing"
        assert not state.passed, "passed on nothing"
        return
    assert state.stage == AUCTION, "a lot outside of the auction"
    assert state.lot in state.territories, "a lot that is not for sale"
    if state.bidder != NONE:
        assert state.bids[state.bidder] == state.bid == max(state.bids), "the highest bid (R20)"
        assert state.minimum <= state.bid <= state.players[state.bidder].coins, "R19, R24"
        assert not (state.out | state.passed) >> state.bidder & 1, "the bidder has left (R20)"


def _check_pawns(state: CenturyState) -> None:
    standing = [pawn for pawn in state.pawns if pawn[0] != NONE]
    assert all(column in state.box.columns for column, _ in standing), "a covered column (R34)"
    placed = [pawn for pawn in standing if pawn[1] != NONE]
    assert len(set(placed)) == len(placed), "a bid that is not higher (R36)"
    assert all(bid <= state.box.most_science for _, bid in placed), "R36"


def _check_player(state: CenturyState, player: Player) -> None:
    assert min(player.coins, player.science, player.waste_aside) >= 0, "less than nothing"
    assert 0 <= player.environment < len(state.box.environment), "off the track (R31)"
    assert sum(player.points) == player.score, "points from nowhere"
    assert len(player.technologies) <= state.round, "one technology a round (R29)"
    for tile, waste in player.aside:
        assert (waste == 0) == (tile >= FIRST_TECHNOLOGY), "R25, R59"


def _check_country(state: CenturyState, player: Player) -> None:
    places = player.country.places
    assert places[0].tile == START, "no start territory (R11)"
    assert len({place.cell for place in places}) == len(places), "two tiles on a cell (R50)"
    for place in places:
        cities = state.box.cities[place.tile]
        assert place.citizens < 1 << cities, "a citizen outside of cities (R51)"
        assert place.waste >= 0, "less than no waste"
        if place.tile >= FIRST_TECHNOLOGY:
            assert not place.waste, "waste on an equipment (R49)"
            assert place.tile in player.technologies, "an equipment of somebody else"


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
