"""ACTIVER LES BÂTIMENTS REMPLIS (R86-R90) and the appendix of ocean buildings."""

from tests.games.artemis.second_reading.bag import draw_colonist
from tests.games.artemis.second_reading.colony import choose_good, gain, gain_colonist
from tests.games.artemis.second_reading.components import BUILDINGS
from tests.games.artemis.second_reading.table import DRONES, Building, Player, Table
from tests.games.second_reading.questions import Ask, Flow


def assault(table: Table) -> Flow[list[Building]]:
    """R87: the Assault Pods come first, in turn order; those that had their turn."""
    had_their_turn = []
    for player in table.turn_order:
        for pod in player.owns_full("assault_pod"):
            had_their_turn.append(pod)
            yield from fire(table, player)
    return had_their_turn


def fire(table: Table, player: Player) -> Flow[None]:
    """R87, R124: a drone has no ore to lose."""
    if table.solo:
        opponents = [f"assault {number}" for number, _ in enumerate(DRONES, 1)]
    else:
        opponents = [f"assault {other.seat}" for other in table.players if other != player]
    answer = yield Ask(player.seat, [*opponents, "skip"])
    if answer == "skip":
        return
    if not table.solo:
        victim = table.players[int(answer.split()[1])]
        victim.ore = max(0, victim.ore - BUILDINGS["assault_pod"]["loss"])
    player.energy += BUILDINGS["assault_pod"]["energy"]


def use_buildings(table: Table, player: Player, pods: list[Building]) -> Flow[None]:
    """R86: each full building once, in the order of the owner's choice.

    A pod that a newcomer of the Surface Conduit completes may still act (R88).
    """
    used = pods[:]
    while True:
        ready = [
            f"activate {number}"
            for number, building in enumerate(player.buildings, 1)
            if building.full and building not in used and can_act(table, player, building.kind)
        ]
        if not ready:
            return
        answer = yield Ask(player.seat, [*ready, "finish"])
        if answer == "finish":
            return
        building = player.buildings[int(answer.split()[1]) - 1]
        used.append(building)
        yield from act(table, player, building)


def can_act(table: Table, player: Player, kind: str) -> bool:
    """What would do nothing is not offered."""
    match kind:
        case "ops_center":
            return player.ore >= int(BUILDINGS[kind]["price"])
        case "sensor_station":
            return player.energy >= int(BUILDINGS[kind]["price"])
        case "synthetics_complex":
            return player.energy + player.ore > 0
        case "surface_conduit":  # R27
            return any(table.bag.values()) or any(table.discarded.values())
    return kind in (
        "assault_pod",
        "crystal_foundry",
        "drone_dock",
        "geothermal_platform",
        "manufactory",
        "volcanic_extractor",
    )


def act(table: Table, player: Player, building: Building) -> Flow[None]:
    """R89."""
    printed = BUILDINGS[building.kind]
    engineers = building.crew["engineer"]
    match building.kind:
        case "assault_pod":
            yield from fire(table, player)
        case "crystal_foundry":
            player.ore += printed["ore"] + printed["per_engineer"] * engineers
        case "volcanic_extractor":
            player.energy += printed["energy"] + printed["per_engineer"] * engineers
        case "drone_dock":
            gain(player, {"energy": printed["energy"], "ore": printed["ore"]})
        case "geothermal_platform":
            yield from choose_good(player, printed["energy_or_ore"])
        case "manufactory":
            player.toolkits += printed["toolkits"]
        case "ops_center":
            player.ore -= printed["price"]
            player.score += printed["points"]
        case "sensor_station":
            player.energy -= printed["price"]
            player.score += printed["points"]
        case "surface_conduit":
            kind = yield from draw_colonist(table)
            if kind is not None:
                yield from gain_colonist(player, kind)
        case "synthetics_complex":
            yield from convert(player, printed["most"])
        case other:
            raise AssertionError(other)


def convert(player: Player, most: int) -> Flow[None]:
    """So much energy into ore, or so much ore into energy."""
    from_energy = [f"convert {n} energy" for n in range(1, min(most, player.energy) + 1)]
    from_ore = [f"convert {n} ore" for n in range(1, min(most, player.ore) + 1)]
    _, number, good = (yield Ask(player.seat, from_energy + from_ore)).split()
    amount = int(number) if good == "energy" else -int(number)
    player.energy -= amount
    player.ore += amount
