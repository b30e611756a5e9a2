"""A game of 20th Century as this reading plays it, from its set-up to its end."""

from tests.games.century.second_reading.auction import territory_auction
from tests.games.century.second_reading.catastrophe import catastrophe_prevention
from tests.games.century.second_reading.components import LAST_ROUND
from tests.games.century.second_reading.consolidation import consolidation
from tests.games.century.second_reading.preparation import prepare, prepare_round, set_out
from tests.games.century.second_reading.production import production
from tests.games.century.second_reading.scoring import bonus_scoring, final_scoring
from tests.games.century.second_reading.table import Table
from tests.games.second_reading.questions import Flow
from tests.games.second_reading.reader import Reader
from tests.games.second_reading.setting import Options


def read(seats: int, options: Options) -> Reader[Table]:
    """A new game."""
    table = set_out(seats, options)
    return Reader(table, whole_game(table))


def whole_game(table: Table) -> Flow[None]:
    """R1, R77: five full rounds, and a short one."""
    yield from prepare(table)
    for number in range(1, LAST_ROUND + 1):
        yield from prepare_round(table, number)
        if number != LAST_ROUND:
            yield from territory_auction(table)
            yield from catastrophe_prevention(table)
        yield from consolidation(table)
        yield from production(table)
        bonus_scoring(table)
    final_scoring(table)
    table.phase = "over"
    table.over = True
