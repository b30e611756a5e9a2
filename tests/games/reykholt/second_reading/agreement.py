"""What is compared with the engine, and what differs at the end."""

from typing import Any

from tests.games.reykholt.second_reading.components import EDITION
from tests.games.reykholt.second_reading.editions import GENEROUS
from tests.games.reykholt.second_reading.facts import NOT_COMPARED, facts
from tests.games.reykholt.second_reading.reader import read
from tests.games.reykholt.second_reading.scoring import goal, scores, winners
from tests.games.reykholt.second_reading.styles import choose
from tests.games.reykholt.second_reading.table import Table
from tests.games.second_reading.agreement import Reading
from tests.games.second_reading.differences import differences


def end(table: Table, match: Any, told: list[Any]) -> list[str]:
    """What differs in scores, in who has won, and in the goal."""
    found = differences(scores(table), match.scores(), "scores")
    found += differences(winners(table), match.winners(), "winners")
    theirs = [[goal.value, goal.target] for goal in match.outcome().goals]
    ours = [list(goal(table))] if table.solo else []
    return found + differences(ours, theirs, "goals")


REYKHOLT = Reading("reykholt", EDITION, GENEROUS, read, facts, NOT_COMPARED, end, choose)
