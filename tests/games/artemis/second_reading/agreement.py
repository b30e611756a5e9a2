"""What is compared with the engine, and what differs at the end."""

from typing import Any

from tests.games.artemis.second_reading.components import EDITION
from tests.games.artemis.second_reading.editions import GENEROUS
from tests.games.artemis.second_reading.facts import NOT_COMPARED, facts
from tests.games.artemis.second_reading.reader import read
from tests.games.artemis.second_reading.scoring import solo_rank, winner
from tests.games.artemis.second_reading.styles import choose
from tests.games.artemis.second_reading.table import Table
from tests.games.second_reading.agreement import Reading
from tests.games.second_reading.differences import differences

#: The engine's numbers for the sources of points in the final scoring.
CATEGORIES = {
    0: "goods",
    1: "surface",
    2: "directive",
    3: "buildings",
    4: "sets",
    5: "leftovers",
    6: "badges",
    7: "toolkits",
}


def end(table: Table, match: Any, told: list[Any]) -> list[str]:
    """What differs in points by source, in scores, and in who has won."""
    theirs = [dict.fromkeys(CATEGORIES.values(), 0) for _ in table.players]
    for event in told:
        match type(event).__name__:
            case "CategoryScored":
                theirs[event.seat][CATEGORIES[event.category]] += event.points
            case "DirectiveShown":
                theirs[event.seat]["directive"] += event.points
    found = differences(table.sources, theirs, "sources")
    found += differences([player.score for player in table.players], match.scores(), "scores")
    found += differences([winner(table)], match.winners(), "winners")
    if table.solo:
        rank = match.outcome().rank
        found += differences(f"goal-rank-{solo_rank(table.players[0].score)}", rank.key, "rank")
    return found


ARTEMIS = Reading("artemis", EDITION, GENEROUS, read, facts, NOT_COMPARED, end, choose)
