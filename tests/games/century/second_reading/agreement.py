"""Plays the engine and the reading side by side and stops where they differ."""

from collections import Counter
from functools import cache
from typing import Any

import tablee
from tests.games.century.second_reading.components import EDITION
from tests.games.century.second_reading.editions import GENEROUS
from tests.games.century.second_reading.facts import NOT_COMPARED, facts, seen_by
from tests.games.century.second_reading.reader import read
from tests.games.century.second_reading.scoring import winners
from tests.games.century.second_reading.styles import choose
from tests.games.century.second_reading.table import Table
from tests.games.second_reading import agreement
from tests.games.second_reading.agreement import Reading
from tests.games.second_reading.differences import differences
from tests.games.second_reading.editions import printed
from tests.games.second_reading.setting import Setting


@cache
def game(*, generous: bool) -> tablee.Game[Any]:
    """With the edition that is shipped, or the other one."""
    return tablee.game("century", GENEROUS if generous else {})


def compare(setting: Setting, happened: Counter[str] | None = None) -> int:
    """Play that game to its end, and return how many decisions were compared.

    What came up in it is added to `happened`.
    """
    changes = GENEROUS if setting.generous else {}
    match = tablee.Match(
        game(generous=setting.generous), setting.seats, setting.seed, dict(setting.options)
    )
    with printed(EDITION, changes):
        decisions, table = agreement.play_both(CENTURY, setting, match)
    if happened is not None:
        happened += table.happened
    return decisions


def play_both(setting: Setting, match: Any) -> int:
    decisions, _ = agreement.play_both(CENTURY, setting, match)
    return decisions


def end(table: Table, match: Any, told: list[Any]) -> list[str]:
    """What differs in scores and in who has won."""
    found = differences([player.score for player in table.players], match.scores(), "scores")
    return found + differences(winners(table), match.winners(), "winners")


CENTURY = Reading(read, facts, NOT_COMPARED, end, choose, seen_by)
