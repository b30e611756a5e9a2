"""Who has won, and how well a lone player has done (R57, R58, R90, R96)."""

from tablee.core import Seat
from tablee.games.reykholt.box import Box
from tablee.games.reykholt.box.components import NONE, TYPES
from tablee.games.reykholt.box.vocabulary import Points
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.player import INSIDE, Player


def points_rule(state: ReykholtState) -> Points | None:
    """The scenario's points, where it is won by points."""
    return points_of(state.box, state.rulings.scenario)


def points_of(box: Box, scenario: int) -> Points | None:
    """The points of a scenario that is won by points."""
    if scenario == NONE:
        return None
    victory = box.scenarios[scenario].victory
    return victory if isinstance(victory, Points) else None


def points(state: ReykholtState, seat: Seat, rule: Points) -> int:
    """For each table reached, and for each type of goods in stock or on greenhouses."""
    player = state.players[seat]
    return rule.per_table * player.table + rule.per_type_in_stock_or_greenhouses * _types(player)


def _types(player: Player) -> int:
    owned = [player.stock, *[greenhouse[INSIDE] for greenhouse in player.greenhouses]]
    return sum(1 for good in range(TYPES) if any(goods[good] for goods in owned))


def goal_table(state: ReykholtState) -> int:
    """R89, R96: the table that a lone player has to reach."""
    if state.rulings.scenario == NONE:
        return state.box.solo.goal_table
    return state.box.scenarios[state.rulings.scenario].goal_table or state.box.solo.goal_table


def solo_score(state: ReykholtState) -> int:
    """R90: for tables beyond the goal, and for goods that the next table asks for."""
    beyond = state.players[0].table - goal_table(state)
    return state.box.solo.per_table * beyond + _next_goods(state) if beyond >= 0 else 0


def _next_goods(state: ReykholtState) -> int:
    """R90: points for what the next table asks for, where there is one."""
    player, solo, tables = state.players[0], state.box.solo, state.box.tables
    if player.table + 1 == len(tables):
        return 0
    return min(solo.goods_cap, solo.per_good * player.stock[tables[player.table + 1].good])


def table_points(state: ReykholtState, table: int) -> int:
    """What that table adds to the score of whoever reaches it."""
    rule = points_rule(state)
    if rule is not None:
        return rule.per_table
    if state.solo:
        return state.box.solo.per_table if table > goal_table(state) else 0
    return 1


def goods_points(state: ReykholtState, seat: Seat) -> int:
    """What goods add to the score at the end."""
    rule = points_rule(state)
    if rule is not None:
        return rule.per_type_in_stock_or_greenhouses * _types(state.players[seat])
    if state.solo and state.players[0].table >= goal_table(state):
        return _next_goods(state)
    return 0


def standing(state: ReykholtState, seat: Seat) -> tuple[int, ...]:
    """R57: the table, then who is in front; where points are counted, these come first."""
    table, front = state.players[seat].table, -state.track.index(seat) if state.track else 0
    rule = points_rule(state)
    if rule is not None:
        return points(state, seat, rule), table, front
    if state.solo:
        return solo_score(state), table
    return table, front
