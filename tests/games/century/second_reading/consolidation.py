"""Consolidation (R46-R51)."""

from collections.abc import Callable

from tests.games.century.second_reading.asking import ask_which
from tests.games.century.second_reading.network import open_cells
from tests.games.century.second_reading.table import Place, Player, Table
from tests.games.century.second_reading.technologies import use_technologies
from tests.games.second_reading.questions import Flow, Together

Lane = Callable[[Table, Player], Flow[None]]


def consolidation(table: Table) -> Flow[None]:
    table.phase = "consolidation"
    yield from all_together(table, consolidate)


def all_together(table: Table, lane: Lane) -> Flow[None]:
    """R46: at the same time, or one after the other from the taker of the leftmost column."""
    players = table.clockwise(table.starter)
    if table.in_order:
        for player in players:
            yield from lane(table, player)
    else:
        yield Together([lane(table, player) for player in players])


def consolidate(table: Table, player: Player) -> Flow[None]:
    """R47: waste, tiles with their citizens, technologies."""
    yield from place_waste(table, player)
    while player.aside:
        yield from attach(table, player)
    yield from use_technologies(table, player)


def place_waste(table: Table, player: Player) -> Flow[None]:
    """R49: on territories won this round; on attached ones if there are none."""
    won = [aside for aside in player.aside if aside.tile.is_territory]
    places = won or player.territories
    while player.waste_aside:
        chosen = yield from ask_which(player, "waste", [place.tile.id for place in places])
        for place in places:
            if place.tile.id == chosen:
                place.waste += 1
        player.waste_aside -= 1
        table.happened[f"waste on {'a new territory' if won else 'an old territory'}"] += 1


def attach(table: Table, player: Player) -> Flow[None]:
    """R50: a tile, a cell, an orientation; R51: then the city of its citizen."""
    chosen = yield from ask_which(player, "tile", [aside.tile.id for aside in player.aside])
    (aside,) = (aside for aside in player.aside if aside.tile.id == chosen)
    cells = [f"{x},{y}" for x, y in open_cells(player)]
    cell = yield from ask_which(player, "cell", cells)
    x, _, y = cell.partition(",")
    turn = yield from ask_which(player, "turn", ["0", "1", "2", "3"])
    player.aside.remove(aside)
    place = Place(aside.tile, (int(x), int(y)), int(turn), aside.waste)
    player.country.append(place)
    if place.tile.is_territory:
        cities = [f"{chosen}.{letter}" for letter in sorted(place.tile.cities)]
        city = yield from ask_which(player, "settle", cities)
        place.citizens.add(city.partition(".")[2])
    table.happened[f"{place.tile.kind} attached"] += 1
