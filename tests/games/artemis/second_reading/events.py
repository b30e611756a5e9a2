"""L'ÉVÉNEMENT (R76): what each card does when its letter is reached."""

from collections.abc import Callable

from tests.games.artemis.second_reading.bag import add_to_doorstep
from tests.games.artemis.second_reading.colony import gain_colonist
from tests.games.artemis.second_reading.components import EVENTS
from tests.games.artemis.second_reading.table import DRONES, Die, Player, Table
from tests.games.second_reading.questions import Ask, Flow


def event_at(table: Table, letter: str) -> Flow[None]:
    if table.event is not None and EVENTS[table.event]["letter"] == letter:
        yield from resolve_event(table)


def resolve_event(table: Table) -> Flow[None]:
    assert table.event is not None
    amount = EVENTS[table.event]["amount"]
    match table.event:
        case "blizzard":
            table.harder = amount
        case "sonar_survey":
            dice = [die for expedition in table.expeditions for die in expedition.dice]
            for player in table.players:
                player.energy += amount * (count(dice, player.seat) > 0)
        case "thermal_surge":
            table.vents += amount * table.n
        case "clogged_collectors":
            for player in with_most(table, lambda owner: count(table.vents_dice, owner)):
                player.energy = max(0, player.energy - amount)
        case "cave_in":
            table.quarry = max(0, table.quarry - amount * table.n)
        case "drifting_lode":
            for player in table.players:
                player.ore += amount * (count(table.quarry_dice, player.seat) == 0)
        case "standard_blueprints":
            table.discount = amount
        case "structural_inspection":
            bids = [die for tile in table.gantry for die in tile.dice]
            for player in with_most(table, lambda owner: count(bids, owner)):
                player.ore = max(0, player.ore - amount)
        case "quarantine" | "welcome_committee":
            table.price = amount
        case "scholarship":
            for player in table.turn_order:
                yield from scholarship(table, player)
        case "heating_failure":
            for player in with_most(table, lambda owner: sheltered(table, owner)):
                player.energy = max(0, player.energy - amount)
        case "supply_drop":
            for player in table.players:
                player.toolkits += amount
        case "unplanned_shuttle":
            yield from add_to_doorstep(table, amount)
        case "relic_pulse":
            for player in table.players:
                if table.relic_holder is None:
                    player.toolkits += EVENTS["relic_pulse"]["toolkits"]
                elif table.relic_holder == player.seat:
                    player.score += amount
        case other:
            raise AssertionError(other)


def count(dice: list[Die], owner: int) -> int:
    return sum(die.owner == owner for die in dice)


def sheltered(table: Table, owner: int) -> int:
    return 0 if owner in DRONES else sum(table.players[owner].shelters.values())


def with_most(table: Table, measure: Callable[[int], int]) -> list[Player]:
    """R76, R123: drones are measured too; all tied are hit; nobody if the most is nothing."""
    owners = [player.seat for player in table.players] + (list(DRONES) if table.solo else [])
    most = max(measure(owner) for owner in owners)
    return [player for player in table.players if most and measure(player.seat) == most]


def scholarship(table: Table, player: Player) -> Flow[None]:
    if not player.shelters["pioneer"] or not table.academy_stock["engineer"]:
        return
    if (yield Ask(player.seat, ["study", "skip"])) == "study":
        player.shelters["pioneer"] -= 1
        table.discarded["pioneer"] += 1
        table.academy_stock["engineer"] -= 1
        yield from gain_colonist(player, "engineer")
