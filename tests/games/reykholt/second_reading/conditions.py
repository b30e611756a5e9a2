"""The conditions of cards and events."""

from typing import Any

from tests.games.reykholt.second_reading.components import SIZES
from tests.games.reykholt.second_reading.occasion import Occasion
from tests.games.reykholt.second_reading.table import Place, Player, Table


def holds(table: Table, player: Player, condition: dict[str, Any], occasion: Occasion) -> bool:
    match condition["is"]:
        case "shares_table_with_other":
            return len(table.track[table.position(player)]) > 1
        case "stock_good_at_most":
            return bool(player.stock[condition["good"]] <= condition["n"])
        case "stock_total_at_most":
            return bool(sum(player.stock.values()) <= condition["n"])
        case "stock_total_at_least":
            return bool(sum(player.stock.values()) >= condition["n"])
        case "last_on_track":
            return is_last(table, player, condition)
        case "behind_opponent":
            return table.from_the_front[0] is not player
        case "has_empty_plot":
            return any(greenhouse.has_empty_plot for greenhouse in player.greenhouses)
        case "has_plot_for_absent_allowed_good":
            return any(
                greenhouse.has_empty_plot and set(greenhouse.kind.allowed) - set(greenhouse.types)
                for greenhouse in player.greenhouses
            )
        case "has_empty_greenhouse":
            return bool(player.empty)
        case "has_planted_greenhouse":
            return bool(player.planted)
        case "has_planted_greenhouse_with_empty_plot":
            return any(greenhouse.has_empty_plot for greenhouse in player.planted)
        case "pile_available":
            return any(table.piles[size] for size in condition.get("sizes", SIZES))
        case "advanced_in_phase_at_least":
            return bool(player.moved >= condition["n"])
        case "most_greenhouses_strict":
            return has_most_greenhouses(table, player, condition)
        case "empty_row_exists":
            return is_any_empty(table, [place.space.row for place in table.places])
        case "empty_column_exists":
            return is_any_empty(table, [place.space.column for place in table.places])
        case "first_harvest_action_of_round":
            return table.first_harvest is occasion.after
        case "own_workers_in_distinct_columns":
            return is_spread(table, player, condition["n"])
    raise AssertionError(condition)


def is_last(table: Table, player: Player, condition: dict[str, Any]) -> bool:
    """Q14: only the rearmost; alone, never, or whoever moved at most so far."""
    if table.solo:
        most = condition.get("solo_moved_at_most")
        return most is not None and player.moved <= most
    return table.from_the_front[-1] is player


def has_most_greenhouses(table: Table, player: Player, condition: dict[str, Any]) -> bool:
    owned = len(player.greenhouses)
    if table.solo:
        return bool(owned >= condition["solo_at_least"])
    return all(owned > len(other.greenhouses) for other in table.others(player))


def is_any_empty(table: Table, lines: list[Any]) -> bool:
    """R74: of the spaces in use, those of a closed row left out, no worker on a whole line."""
    by_line: dict[Any, list[Place]] = {}
    for line, place in zip(lines, table.places, strict=True):
        if not place.closed:
            by_line.setdefault(line, []).append(place)
    return any(not any(place.has_worker for place in line) for line in by_line.values())


def is_spread(table: Table, player: Player, n: int) -> bool:
    columns = [
        place.space.column
        for place in table.places
        for seat, placed in place.workers
        if seat == player.seat and placed == table.round
    ]
    return len(columns) == n and len(set(columns)) == n
