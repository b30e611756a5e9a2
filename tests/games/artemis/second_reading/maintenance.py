"""PHASE DE MAINTENANCE (R80-R100)."""

from tests.games.artemis.second_reading.activation import assault, use_buildings
from tests.games.artemis.second_reading.components import BUILDINGS, COLONISTS, KINDS, ROUNDS
from tests.games.artemis.second_reading.moves import move_colonist
from tests.games.artemis.second_reading.preparation import prepare_board
from tests.games.artemis.second_reading.table import Building, Player, Table, nobody
from tests.games.second_reading.questions import Ask, Flow, Together


def maintenance_phase(table: Table) -> Flow[None]:
    """R80, R81: at the same time, save what is shared: Assault Pods, and the bag of a Conduit."""
    table.phase, table.region = "maintenance", None
    yield Together([move_colonists(player) for player in table.turn_order])
    pods = yield from assault(table)
    if any(player.owns_full("surface_conduit") for player in table.players):
        for player in table.turn_order:
            yield from use_buildings(table, player, pods)
        yield Together([heat_shelters(table, player) for player in table.turn_order])
    else:
        yield Together([use_and_heat(table, player, pods) for player in table.turn_order])
    if table.round < ROUNDS:
        yield from prepare_board(table)
        yield from choose_first_player(table)


def move_colonists(player: Player) -> Flow[None]:
    """R82, R85: one move, and more for each Shuttle Bay that is full when the phase begins."""
    bays = len(player.owns_full("shuttle_bay"))
    for _ in range(1 + bays * BUILDINGS["shuttle_bay"]["moves"]):
        if not (yield from move_colonist(player)):
            return


def use_and_heat(table: Table, player: Player, pods: list[Building]) -> Flow[None]:
    """R81: nobody has to wait for the others between these two steps."""
    yield from use_buildings(table, player, pods)
    yield from heat_shelters(table, player)


def heat_shelters(table: Table, player: Player) -> Flow[None]:
    """R92, R93: whoever cannot be paid for is discarded."""
    cost = COLONISTS["heating"]
    freezing = player.shelters
    able = player.energy // cost
    if able >= sum(freezing.values()):
        player.energy -= cost * sum(freezing.values())
        return
    kept = nobody()
    kinds = [kind for kind in KINDS if freezing[kind]]
    if len(kinds) == 1:
        kept[kinds[0]] = able
    else:
        for _ in range(able):
            colder = [f"warm {kind}" for kind in kinds if freezing[kind] > kept[kind]]
            kept[(yield Ask(player.seat, colder)).split()[1]] += 1
    player.energy -= cost * able
    for kind in KINDS:
        if not table.options["r28_frozen_leave_game"]:
            table.discarded[kind] += freezing[kind] - kept[kind]
    player.shelters = kept


def choose_first_player(table: Table) -> Flow[None]:
    """R100; alone it has no meaning (R125)."""
    if table.solo:
        return
    fewest = min(player.energy + player.ore for player in table.players)
    poorest = [player for player in table.turn_order if player.energy + player.ore == fewest]
    seats = [f"first {player.seat}" for player in table.players]
    table.first = int((yield Ask(poorest[-1].seat, seats)).split()[1])
