"""Estimates behind features: how far a seat will probably come, from what lies open."""

from tablee.core import Seat
from tablee.games.reykholt.prospects.journey import journey
from tablee.games.reykholt.prospects.outlook import rest_of, standing_of
from tablee.games.reykholt.rules import ending
from tablee.games.reykholt.state import ReykholtState


def estimate(state: ReykholtState, seat: Seat) -> float:
    """The table, or the points, that `seat` will probably end with; a fraction on the way there."""
    if not state.over:
        return journey(rest_of(state, seat), standing_of(state, seat))
    rule = ending.points_rule(state)
    if rule is not None:
        return float(ending.points(state, seat, rule))
    table = float(state.players[seat].table)
    if state.solo:
        # R90: ten points for a table, one for each good of the next.
        beyond = state.players[seat].table - ending.goal_table(state)
        per_table = state.box.solo.per_table
        table += max(0, ending.solo_score(state) - per_table * max(0, beyond)) / per_table
    return table


def goal(state: ReykholtState) -> float:
    """What a lone player has to reach."""
    if ending.points_rule(state) is not None:
        target = state.box.scenarios[state.rulings.scenario].goal_points
        if target is not None:
            return float(target)
    return float(ending.goal_table(state))
