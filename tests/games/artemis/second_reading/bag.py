"""Colonists that come out of the bag (R17, R27)."""

from tests.games.artemis.second_reading.components import EDITION
from tests.games.artemis.second_reading.table import Table, nobody
from tests.games.second_reading.questions import Draw, Flow


def draw_colonist(table: Table) -> Flow[str | None]:
    """R27: an empty bag takes back the discarded ones; still empty, nobody can come."""
    if not any(table.bag.values()):
        table.bag, table.discarded = table.discarded, nobody()
    if not any(table.bag.values()):
        return None
    kind = yield Draw("draw", lambda drawn: table.bag.get(drawn, 0) > 0)
    table.bag[kind] -= 1
    return kind


def add_to_doorstep(table: Table, number: int) -> Flow[None]:
    """R17: never more than twelve."""
    for _ in range(number):
        if sum(table.doorstep.values()) < EDITION["preparation"]["doorstep_limit"]:
            kind = yield from draw_colonist(table)
            if kind is not None:
                table.doorstep[kind] += 1
