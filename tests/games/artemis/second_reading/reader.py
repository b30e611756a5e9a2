"""A game of The Artemis Project as this reading plays it, from its set-up to its last points."""

from tests.games.artemis.second_reading.components import ROUNDS
from tests.games.artemis.second_reading.maintenance import maintenance_phase
from tests.games.artemis.second_reading.placement import placement_phase
from tests.games.artemis.second_reading.preparation import (
    deal_directives,
    draw_first_player,
    prepare_board,
    set_out,
)
from tests.games.artemis.second_reading.resolution import resolution_phase
from tests.games.artemis.second_reading.scoring import final_scoring
from tests.games.artemis.second_reading.solo import solo_placement_phase
from tests.games.artemis.second_reading.table import Table
from tests.games.second_reading.questions import Flow
from tests.games.second_reading.reader import Reader
from tests.games.second_reading.setting import Options


def read(seats: int, options: Options) -> Reader[Table]:
    """A new game."""
    table = set_out(seats, options)
    return Reader(table, whole_game(table))


def whole_game(table: Table) -> Flow[None]:
    """R8, R80, R101: the board is prepared, then six rounds, then the scoring."""
    yield from draw_first_player(table)
    if table.options["directives"]:
        yield from deal_directives(table)
    yield from prepare_board(table)
    for _ in range(ROUNDS):
        yield from solo_placement_phase(table) if table.solo else placement_phase(table)
        yield from resolution_phase(table)
        yield from maintenance_phase(table)
    yield from final_scoring(table)
