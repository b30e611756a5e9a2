"""What must be so for a card to act, as the edition says it."""

from typing import Final

from tablee.core import Seat
from tablee.games.reykholt.box import vocabulary as said
from tablee.games.reykholt.box.components import COLUMNS, GOODS, SIZES
from tablee.games.reykholt.rules.story.weather import weather
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import About
from tablee.games.reykholt.state.goods import total
from tablee.games.reykholt.state.player import Player

#: The spaces of a row, and those of a column, before they are shifted to the right place.
ROW: Final = (1 << len(COLUMNS)) - 1


def holds(state: ReykholtState, seat: Seat, condition: said.Condition, about: About) -> bool:
    """Whether it is so for `seat` now."""
    player = state.players[seat]
    if isinstance(condition, said.StockGoodAtMost):
        return player.stock[GOODS.index(condition.good)] <= condition.n
    if isinstance(condition, said.StockTotalAtMost):
        return total(player.stock) <= condition.n
    if isinstance(condition, said.StockTotalAtLeast):
        return total(player.stock) >= condition.n
    if isinstance(condition, said.PileAvailable):
        return any(state.piles[SIZES.index(size)] for size in condition.sizes)
    if isinstance(
        condition,
        said.EmptyRowExists
        | said.EmptyColumnExists
        | said.FirstHarvestActionOfRound
        | said.OwnWorkersInDistinctColumns,
    ):
        return _holds_on_board(state, player, condition)
    if isinstance(
        condition,
        said.SharesTableWithOther
        | said.LastOnTrack
        | said.BehindOpponent
        | said.AdvancedInPhaseAtLeast,
    ):
        return _holds_on_track(state, seat, condition, about)
    return _holds_in_greenhouses(state, player, condition)


def _holds_on_board(
    state: ReykholtState,
    player: Player,
    condition: said.EmptyRowExists
    | said.EmptyColumnExists
    | said.FirstHarvestActionOfRound
    | said.OwnWorkersInDistinctColumns,
) -> bool:
    columns = len(COLUMNS)
    if isinstance(condition, said.EmptyRowExists):
        # R74: rows that are closed are not in use.
        in_use = state.book.in_use & ~weather(state).closed
        masks = [ROW << first for first in range(0, in_use.bit_length(), columns)]
        return any(in_use & mask and not state.occupied & mask for mask in masks)
    if isinstance(condition, said.EmptyColumnExists):
        standing = {space for space in range(len(state.book.spaces)) if state.occupied >> space & 1}
        return len({space % columns for space in standing}) < columns
    if isinstance(condition, said.FirstHarvestActionOfRound):
        return not state.has_been_harvested
    return len({space % columns for space in player.placed}) >= condition.n


def _holds_on_track(
    state: ReykholtState,
    seat: Seat,
    condition: said.SharesTableWithOther
    | said.LastOnTrack
    | said.BehindOpponent
    | said.AdvancedInPhaseAtLeast,
    about: About,
) -> bool:
    player = state.players[seat]
    if isinstance(condition, said.SharesTableWithOther):
        return sum(other.table == player.table for other in state.players) > 1
    if isinstance(condition, said.AdvancedInPhaseAtLeast):
        return player.moved >= condition.n
    if isinstance(condition, said.BehindOpponent):
        return len(state.players) == 2 and state.track[-1] == seat
    if state.solo:
        most = condition.solo_moved_at_most
        return most is not None and player.moved <= most
    # Events judge it once, before anybody has gained by it.
    return (about[0] if about else state.track[-1]) == seat


def _holds_in_greenhouses(
    state: ReykholtState,
    player: Player,
    condition: said.HasEmptyPlot
    | said.HasPlotForAbsentAllowedGood
    | said.HasEmptyGreenhouse
    | said.HasPlantedGreenhouse
    | said.HasPlantedGreenhouseWithEmptyPlot
    | said.MostGreenhousesStrict,
) -> bool:
    if isinstance(condition, said.MostGreenhousesStrict):
        own = len(player.greenhouses)
        if state.solo:
            return own >= condition.solo_at_least
        return all(other is player or len(other.greenhouses) < own for other in state.players)
    for kind, _, goods in player.greenhouses:
        printed, inside = state.book.kinds[kind], total(goods)
        has_plot = inside < printed.plots
        if (
            (isinstance(condition, said.HasEmptyPlot) and has_plot)
            or (isinstance(condition, said.HasEmptyGreenhouse) and not inside)
            or (isinstance(condition, said.HasPlantedGreenhouse) and inside)
            or (
                isinstance(condition, said.HasPlantedGreenhouseWithEmptyPlot)
                and inside
                and has_plot
            )
            or (
                isinstance(condition, said.HasPlotForAbsentAllowedGood)
                and has_plot
                and any(not goods[good] for good in printed.allowed)
            )
        ):
            return True
    return False
