"""Le temps du repos (R54-R56, R88)."""

from tests.games.reykholt.second_reading.asking import window
from tests.games.reykholt.second_reading.components import EDITION, SCENARIOS
from tests.games.reykholt.second_reading.moments import moment_of_all
from tests.games.reykholt.second_reading.table import Table
from tests.games.second_reading.questions import Flow


def rest_time(table: Table) -> Flow[None]:
    table.phase = "rest"
    yield from window(table, table.turn_order)
    yield from moment_of_all(table, "phase_start")
    for place in table.places:
        # R88: alone, the workers of this round stay and those of the round before come back.
        stay = [worker for worker in place.workers if table.solo and worker[1] == table.round]
        place.workers = stay
    for player in table.players:
        player.workers = EDITION["start"]["workers"]
    table.first = (table.first + 1) % len(table.players)
    table.over = table.round == table.rounds or banquet_is_reached(table)
    if not table.over:
        table.round += 1
        table.event = None
        for player in table.players:
            player.bonus_used = False
            for service in player.services:
                if not service.counts_the_game:
                    service.uses = 0


def banquet_is_reached(table: Table) -> bool:
    """S3: anybody is on that table or beyond."""
    end = SCENARIOS[table.scenario]["end"] if table.scenario else {}
    if end.get("rule") != "end_of_round_when_table_reached":
        return False
    return any(table.position(player) >= end["table"] for player in table.players)
