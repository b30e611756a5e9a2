"""What is compared with the engine, and what differs at the end."""

from typing import Any

from tests.games.century.second_reading.components import EDITION
from tests.games.century.second_reading.editions import GENEROUS
from tests.games.century.second_reading.facts import NOT_COMPARED, facts, seen_by
from tests.games.century.second_reading.reader import read
from tests.games.century.second_reading.scoring import winners
from tests.games.century.second_reading.styles import choose
from tests.games.century.second_reading.table import Table
from tests.games.second_reading.agreement import Reading
from tests.games.second_reading.differences import differences


def end(table: Table, match: Any, told: list[Any]) -> list[str]:
    """What differs in scores and in who has won."""
    found = differences([player.score for player in table.players], match.scores(), "scores")
    return found + differences(winners(table), match.winners(), "winners")


CENTURY = Reading("century", EDITION, GENEROUS, read, facts, NOT_COMPARED, end, choose, seen_by)
