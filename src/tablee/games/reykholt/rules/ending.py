"""Who has won, and how well a lone player has done (R57, R58, R90, R96)."""

from tablee.core import Seat
from tablee.games.reykholt.box.components import NONE, TYPES
from tablee.games.reykholt.box.vocabulary import Points
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.player import INSIDE


def points_rule(state: ReykholtState) -> Points | None:
    """The scenario's points, where it is won by points."""
    if state.rulings.scenario == NONE:
        return None
    victory = state.box.scenarios[state.rulings.scenario].victory
    return victory if isinstance(victory, Points) else None


def points(state: ReykholtState, seat: Seat, rule: Points) -> int:
    """For each table reached, and for each type of goods in stock or on greenhouses."""
    player = state.players[seat]
    owned = [player.stock, *(greenhouse[INSIDE] for greenhouse in player.greenhouses)]
    types = sum(1 for good in range(TYPES) if any(goods[good] for goods in owned))
    return rule.per_table * player.table + rule.per_type_in_stock_or_greenhouses * types


def goal_table(state: ReykholtState) -> int:
    """R89, R96: the table that a lone player has to reach."""
    if state.rulings.scenario == NONE:
        return state.box.solo.goal_table
    return state.box.scenarios[state.rulings.scenario].goal_table or state.box.solo.goal_table


def solo_score(state: ReykholtState) -> int:
    """R90: for tables beyond the goal, and for goods that the next table asks for."""
    player, solo, tables = state.players[0], state.box.solo, state.box.tables
    beyond = player.table - goal_table(state)
    if beyond < 0:
        return 0
    score = solo.per_table * beyond
    if player.table + 1 < len(tables):
        goods = player.stock[tables[player.table + 1].good]
        score += min(solo.goods_cap, solo.per_good * goods)
    return score


def standing(state: ReykholtState, seat: Seat) -> tuple[int, ...]:
    """R57: the table, then who is in front; where points are counted, these come first."""
    table, front = state.players[seat].table, -state.track.index(seat) if state.track else 0
    rule = points_rule(state)
    if rule is not None:
        return points(state, seat, rule), table, front
    if state.solo:
        return solo_score(state), table
    return table, front
