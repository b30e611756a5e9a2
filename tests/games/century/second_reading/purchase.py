"""Acheter une tuile de technologie (R29, R30, R83)."""

from tests.games.century.second_reading.asking import ask_in_secret
from tests.games.century.second_reading.environment import move_marker
from tests.games.century.second_reading.table import Aside, Owned, Player, Table
from tests.games.second_reading.questions import Flow


def buy_a_technology(table: Table, player: Player) -> Flow[None]:
    """One of those left, or none."""
    price = table.price
    offers = [f"buy {tile}" for tile in table.technologies if player.science >= price]
    answer = yield from ask_in_secret(player, [*offers, "decline"])
    if answer == "decline":
        return
    bought = answer.split()[1]
    table.technologies.remove(bought)
    table.leaving[-1].technology = bought
    table.leaving[-1].price = price
    player.science -= price
    technology = table.box.technologies[bought]
    player.technologies.append(Owned(technology, [False] * len(technology.effects)))
    if technology.is_equipment:
        player.aside.append(Aside(table.box.tiles[bought]))
    table.happened[f"technology {bought} bought"] += 1
    player.waste_aside += technology.waste
    for _ in range(technology.pollution):
        move_marker(table, player, -1)
    for _ in range(technology.flowers):
        move_marker(table, player, 1)
