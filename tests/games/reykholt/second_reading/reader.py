"""A game of Reykholt as this reading plays it, from its set-up to its end."""

from tests.games.reykholt.second_reading.harvesting import harvest_time
from tests.games.reykholt.second_reading.moments import moment_of_all
from tests.games.reykholt.second_reading.preparation import prepare, set_out
from tests.games.reykholt.second_reading.rest import rest_time
from tests.games.reykholt.second_reading.table import Table
from tests.games.reykholt.second_reading.track import tourism_time
from tests.games.reykholt.second_reading.work import work_time
from tests.games.second_reading.questions import Flow
from tests.games.second_reading.reader import Reader
from tests.games.second_reading.setting import Options


def read(seats: int, options: Options) -> Reader[Table]:
    """A new game."""
    table = set_out(seats, options)
    return Reader(table, whole_game(table))


def whole_game(table: Table) -> Flow[None]:
    """R13, R56."""
    yield from prepare(table)
    while not table.over:
        yield from work_time(table)
        table.phase = "harvest"
        yield from moment_of_all(table, "phase_start")
        for player in table.turn_order:
            yield from harvest_time(table, player)
        yield from tourism_time(table)
        yield from rest_time(table)
