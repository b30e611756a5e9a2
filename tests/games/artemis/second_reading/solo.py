"""PLANNING DES DRONES (R111-R117): how the drones place their dice."""

from tests.games.artemis.second_reading.placement import (
    academy_has_room,
    bid,
    expose,
    is_sorted_roll,
    place_one_die,
    roll_dice,
)
from tests.games.artemis.second_reading.table import DRONES, Die, Table, Tile
from tests.games.second_reading.questions import Ask, Draw, Flow

#: The board clockwise.
REGIONS = ("basecamp", "vents", "quarry", "gantry", "doorstep", "academy")


def solo_placement_phase(table: Table) -> Flow[None]:
    """R113-R115: the first drone, the player, the second drone."""
    table.phase = "placement"
    yield from first_drone(table)
    yield from roll_dice(table)
    (player,) = table.players
    while player.dice:
        yield from place_one_die(table, player)
    yield from second_drone(table)


def plan(table: Table) -> Flow[tuple[int, list[int]]]:
    def possible(text: str) -> bool:
        words = text.split()
        return (
            [len(word) for word in words] == [1, 4]
            and set(words[0]) <= set("123456")
            and is_sorted_roll(words[1])
        )

    region, dice = (yield Draw("plan", possible)).split()
    planned = int(region) - 1, [int(face) for face in dice]
    table.plans.append(planned)
    return planned


def first_drone(table: Table) -> Flow[None]:
    """R113, R117: clockwise, on the building nearest the pile."""
    region, dice = yield from plan(table)
    for face in dice:
        die = Die(DRONES[0], face)
        if REGIONS[region] == "gantry":
            bid(table.gantry[0], die)  # never empty: two tiles come in every round
        else:
            put(table, die, REGIONS[region])
        region = (region + 1) % 6


def second_drone(table: Table) -> Flow[None]:
    """R115, R117: counter-clockwise, past a full Academy."""
    region, dice = yield from plan(table)
    for face in dice:
        die = Die(DRONES[1], face)
        if REGIONS[region] == "academy" and not academy_has_room(table):
            region = (region - 1) % 6
        if REGIONS[region] == "gantry":
            yield from second_drone_bids(table, die)
        else:
            put(table, die, REGIONS[region])
        region = (region - 1) % 6


def put(table: Table, die: Die, region: str) -> None:
    """R116: as a player would, without colonists and toolkits."""
    match region:
        case "basecamp":
            table.expeditions[0].dice.append(die)
        case "vents":
            expose(table.vents_dice, die)
        case "quarry":
            expose(table.quarry_dice, die)
        case "doorstep":
            expose(table.doorstep_dice, die)
        case "academy":
            table.academy_dice.append(die)


def second_drone_bids(table: Table, die: Die) -> Flow[None]:
    """R117: an empty building, else more than the player bids, else more than a drone."""
    empty = [tile for tile in table.gantry if not tile.dice]
    lower = [tile for tile in table.gantry if tile.dice and tile.highest < die.face]
    yours = [tile for tile in lower if tile.dice[-1].owner not in DRONES]
    if empty:
        bid(empty[0], die)
    elif len(yours) > 1:
        bid((yield from choose_outbid(table, yours)), die)
    elif lower:
        bid((yours or lower)[0], die)
    else:
        table.set_aside.append(die)


def choose_outbid(table: Table, yours: list[Tile]) -> Flow[Tile]:
    numbers = [number for number, tile in enumerate(table.gantry, 1) if tile in yours]
    answer = yield Ask(0, [f"outbid {number}" for number in numbers])
    return table.gantry[int(answer.split()[1]) - 1]
