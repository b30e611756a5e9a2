"""Production et recyclage (R66, R67, R77)."""

from tests.games.century.second_reading.asking import ask
from tests.games.century.second_reading.components import LAST_ROUND, Amounts
from tests.games.century.second_reading.consolidation import all_together
from tests.games.century.second_reading.network import bonuses, in_reach, is_served
from tests.games.century.second_reading.network import production as made_by
from tests.games.century.second_reading.table import Player, Table
from tests.games.second_reading.questions import Flow


def made(table: Table, player: Player) -> Amounts:
    """What the country makes now."""
    return made_by(player, bonuses(player, two_tiles_only=table.two_tiles_only))


def production(table: Table) -> Flow[None]:
    """Income for all, then the centres of all."""
    table.phase = "production"
    for player in table.players:
        income = made(table, player)
        player.points["cities"] += income["points"]
        if table.round != LAST_ROUND:
            player.coins += income["coins"]
            player.science += income["science"]
        note_bonuses(table, player)
    yield from all_together(table, recycle)


def note_bonuses(table: Table, player: Player) -> None:
    for equipment, home in bonuses(player, two_tiles_only=False):
        table.happened[f"a city served by a {equipment.tile.kind}"] += 1
        if not is_served(player, equipment, home, two_tiles_only=True):
            table.happened["a city served over a third tile (R57)"] += 1


def recycle(table: Table, player: Player) -> Flow[None]:
    """R66, R67: each working centre, one waste or none."""
    for home in player.homes:
        if not (home.has_centre and home.is_occupied):
            continue
        reach = [place for place in in_reach(player, home) if place.waste]
        if not reach:
            continue
        answers = [f"recycle {place.tile.id}" for place in reach]
        answer = yield from ask(player, [*answers, "keep"])
        if answer == "keep":
            continue
        place = player.place(answer.split()[1])
        place.waste -= 1
        where = "its own tile" if place is home.place else "a neighbour"
        table.happened[f"recycling on {where}"] += 1
