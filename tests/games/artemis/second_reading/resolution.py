"""PHASE DE RÉSOLUTION: the order, and regions 2 to 6 (R48, R60-R71)."""

from tests.games.artemis.second_reading.basecamp import resolve_basecamp
from tests.games.artemis.second_reading.colony import gain_building, gain_colonist
from tests.games.artemis.second_reading.components import EDITION, KINDS
from tests.games.artemis.second_reading.events import event_at
from tests.games.artemis.second_reading.relief import relief_step
from tests.games.artemis.second_reading.table import Die, Player, Table, Tile
from tests.games.second_reading.questions import Ask, Flow


def resolution_phase(table: Table) -> Flow[None]:
    table.phase = "resolution"
    regions = {
        "A": ("basecamp", resolve_basecamp),
        "B": ("vents", resolve_vents),
        "C": ("quarry", resolve_quarry),
        "D": ("gantry", resolve_gantry),
        "E": ("doorstep", resolve_doorstep),
        "F": ("academy", resolve_academy),
    }
    for letter, (region, resolve) in regions.items():
        yield from event_at(table, letter)
        table.region = region
        yield from resolve(table)
    yield from event_at(table, "G")
    table.outfitters_dice, table.set_aside = [], []
    if table.relic_goes_to is not None:  # R130
        table.relic_holder, table.relic_goes_to = table.relic_goes_to, None


def take_back(row: list[Die]) -> list[Die]:
    """The dice of a region, which their owners take back as it is resolved."""
    dice = row[:]
    row.clear()
    return dice


def resolve_vents(table: Table) -> Flow[None]:
    """R60: from the left, each die takes what it can; one that finds nothing is exposed."""
    for die in take_back(table.vents_dice):
        taken = min(die.face, table.vents)
        table.vents -= taken
        if die.owner >= 0:
            player = table.players[die.owner]
            player.energy += taken
            if not taken:
                yield from relief_step(table, player)


def resolve_quarry(table: Table) -> Flow[None]:
    """R60, for ore."""
    for die in take_back(table.quarry_dice):
        taken = min(die.face, table.quarry)
        table.quarry -= taken
        if die.owner >= 0:
            player = table.players[die.owner]
            player.ore += taken
            if not taken:
                yield from relief_step(table, player)


def resolve_gantry(table: Table) -> Flow[None]:
    """R66: the tile nearest the pile first."""
    for tile in list(table.gantry):
        if tile.dice:
            yield from settle(table, tile)


def settle(table: Table, tile: Tile) -> Flow[None]:
    """R61-R64: the option goes from the highest die down."""
    passed_over: set[int] = set()
    for die in sorted(tile.dice, key=lambda die: -die.face):
        if die.owner in passed_over and not table.options["r62_reoffer_to_same_player"]:
            continue
        if (yield from takes(table, die)):
            others = {other.owner for other in tile.dice} - passed_over - {die.owner}
            yield from sell(table, tile, die, others)
            return
        passed_over.add(die.owner)
    tile.dice = []


def takes(table: Table, die: Die) -> Flow[bool]:
    """R61; a drone always pays (R120)."""
    if die.owner < 0:
        return True
    player = table.players[die.owner]
    price = max(0, die.face - table.discount)
    if player.ore < price or (yield Ask(player.seat, ["buy", "decline"])) == "decline":
        return False
    player.ore -= price
    return True


def sell(table: Table, tile: Tile, die: Die, others: set[int]) -> Flow[None]:
    """R63: whoever was outbid by somebody else makes a step."""
    table.gantry.remove(tile)
    if die.owner >= 0:
        yield from gain_building(table.players[die.owner], tile.kind)
    for player in table.turn_order:
        if player.seat in others:
            yield from relief_step(table, player)


def resolve_doorstep(table: Table) -> Flow[None]:
    """R67, R68."""
    for die in take_back(table.doorstep_dice):
        limit = EDITION["doorstep"][str(table.options["r67_doorstep_limit"])][die.face - 1]
        if die.owner < 0:
            drone_recruits(table, limit)
        elif not any(table.doorstep.values()):
            yield from relief_step(table, table.players[die.owner])
        else:
            yield from recruit(table, table.players[die.owner], limit)


def drone_recruits(table: Table, limit: int) -> None:
    """R121: as many as it can, the rarest first; they leave the game."""
    for kind in reversed(KINDS):
        taken = min(limit, table.doorstep[kind])
        table.doorstep[kind] -= taken
        limit -= taken


def recruit(table: Table, player: Player, limit: int) -> Flow[None]:
    for _ in range(limit):
        waiting = [f"recruit {kind}" for kind in KINDS if table.doorstep[kind]]
        if not waiting or player.energy < table.price:
            return
        answer = yield Ask(player.seat, [*waiting, "enough"])
        if answer == "enough":
            return
        kind = answer.split()[1]
        table.doorstep[kind] -= 1
        player.energy -= table.price
        yield from gain_colonist(player, kind)


def resolve_academy(table: Table) -> Flow[None]:
    """R70, R71, R122: without a colonist of the type in stock, the pupil comes back."""
    while table.academy_dice:
        die = table.academy_dice.pop(0)
        if die.pupil is None:
            continue
        player = table.players[die.owner]
        player.studying[die.pupil] -= 1
        profession = EDITION["academy"]["trains"][die.face - 1]
        if table.academy_stock[profession]:
            table.academy_stock[profession] -= 1
            table.discarded[die.pupil] += 1
            yield from gain_colonist(player, profession)
        else:
            yield from gain_colonist(player, die.pupil)
