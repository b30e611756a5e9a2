"""Fin du jeu (R56-R58, R90) and the victory of scenarios."""

from tests.games.reykholt.second_reading.components import LAST_TABLE, SCENARIOS, SOLO, stop
from tests.games.reykholt.second_reading.table import Player, Table


def is_for_points(table: Table) -> bool:
    """S4."""
    return table.scenario is not None and SCENARIOS[table.scenario]["victory"]["rule"] == "points"


def points(table: Table, player: Player) -> int:
    """R57: the table reached; S4 adds a point for every type still owned."""
    position = table.position(player)
    if table.scenario is None or not is_for_points(table):
        return position
    victory = SCENARIOS[table.scenario]["victory"]
    owned = {good for good, number in player.stock.items() if number}
    for greenhouse in player.greenhouses:
        owned |= set(greenhouse.types)
    per_type = victory["per_type_in_stock_or_greenhouses"]
    return int(victory["per_table"] * position + per_type * len(owned))


def goal(table: Table) -> tuple[int, int]:
    """Alone: what is reached, and what is to be reached."""
    (player,) = table.players
    scenario = SCENARIOS[table.scenario] if table.scenario else {}
    if is_for_points(table):
        return points(table, player), scenario["solo_goal_points"]
    return table.position(player), scenario.get("solo_goal_table") or SOLO["goal_table"]


def scores(table: Table) -> list[int]:
    if not table.solo:
        return [points(table, player) for player in table.players]
    (player,) = table.players
    value, target = goal(table)
    if is_for_points(table):
        return [value]
    if value < target:
        return [0]
    position = table.position(player)
    left = 0 if position == LAST_TABLE else player.stock[stop(position + 1).good]
    beyond = SOLO["per_table"] * (value - target)
    return [beyond + min(SOLO["goods_cap"], SOLO["per_good"] * left)]


def ranking(table: Table) -> list[Player]:
    """R57: by points, then by the order on the track; nobody shares a place."""
    return sorted(table.from_the_front, key=lambda player: -points(table, player))


def winners(table: Table) -> list[int]:
    if table.solo:
        value, target = goal(table)
        return [0] if value >= target else []
    return [ranking(table)[0].seat]
