"""PHASE DE PLACEMENT (R31-R47)."""

from collections.abc import Sequence

from tests.games.artemis.second_reading.components import BUILDINGS, COLONISTS, EDITION, KINDS
from tests.games.artemis.second_reading.table import (
    Building,
    Die,
    Expedition,
    Player,
    Table,
    Tile,
    nobody,
)
from tests.games.second_reading.questions import Ask, Draw, Flow


def placement_phase(table: Table) -> Flow[None]:
    yield from roll_dice(table)
    while any(player.dice for player in table.players):
        for player in table.turn_order:
            if player.dice:
                yield from place_one_die(table, player)


def roll_dice(table: Table) -> Flow[None]:
    """R31, R130: five dice each, and the relic's for whoever holds it."""
    table.phase = "placement"
    numbers = [
        EDITION["start"]["dice"] + (table.relic_holder == player.seat) for player in table.players
    ]

    def possible(text: str) -> bool:
        rolls = text.split()
        return [len(roll) for roll in rolls] == numbers and all(map(is_sorted_roll, rolls))

    rolls = (yield Draw("roll", possible)).split()
    for player, roll in zip(table.players, rolls, strict=True):
        player.dice = [int(face) for face in roll]


def is_sorted_roll(roll: str) -> bool:
    return set(roll) <= set("123456") and list(roll) == sorted(roll)


def place_one_die(table: Table, player: Player) -> Flow[None]:
    """R31, R32: toolkits change a die before it is placed, and then that die is placed."""
    faces = sorted(set(player.dice))
    places = [f"place {face} {spot}" for face in faces for spot in spots(table, player, face)]
    changes = [
        f"adjust {face} {target}"
        for face in faces
        for target in range(1, 7)
        if 0 < abs(target - face) <= player.toolkits
    ]
    answer = yield Ask(player.seat, places + changes)
    if answer.startswith("adjust"):
        face, target = (int(word) for word in answer.split()[1:])
        player.toolkits -= abs(target - face)
        player.dice.remove(face)
        player.dice = sorted([*player.dice, target])
        answer = yield Ask(
            player.seat, [f"place {target} {spot}" for spot in spots(table, player, target)]
        )
    _, shown, spot = answer.split()
    player.dice.remove(int(shown))
    yield from place(table, player, Die(player.seat, int(shown)), spot)


def spots(table: Table, player: Player, face: int) -> list[str]:
    """Where a die of that value may go."""
    found = [f"expedition-{number}" for number in range(1, len(table.expeditions) + 1)]
    found += ["vents", "quarry"]
    found += [f"gantry-{n}" for n, tile in enumerate(table.gantry, 1) if face > tile.highest]
    found += ["doorstep"]
    if academy_has_room(table) and pupils(player):
        found += ["academy"]
    return [*found, "outfitters"]


def academy_has_room(table: Table) -> bool:
    return len(table.academy_dice) < table.academy_places


def pupils(player: Player) -> list[str]:
    return [
        f"enrol {kind} {place}"
        for place in player.places
        for kind in KINDS
        if player.place(place)[kind]
    ]


def place(table: Table, player: Player, die: Die, spot: str) -> Flow[None]:
    region, _, number = spot.partition("-")
    match region:
        case "expedition":
            expedition = table.expeditions[int(number) - 1]
            expedition.dice.append(die)
            yield from send_colonists(player, die, expedition)
        case "vents":
            expose(table.vents_dice, die)
            yield from scout_vents(table, player)
        case "quarry":
            expose(table.quarry_dice, die)
            yield from scout_quarry(table, player)
        case "gantry":
            bid(table.gantry[int(number) - 1], die)
        case "doorstep":
            expose(table.doorstep_dice, die)
        case "academy":
            _, kind, origin = (yield Ask(player.seat, pupils(player))).split()
            player.place(origin)[kind] -= 1
            player.studying[kind] += 1
            die.pupil = kind
            table.academy_dice.append(die)
        case "outfitters":
            table.outfitters_dice.append(die)
            player.toolkits += EDITION["outfitters"]["toolkits"][die.face - 1]


def expose(row: list[Die], die: Die) -> None:
    """R40: to the right of every die of lower or equal value."""
    left = sum(other.face <= die.face for other in row)
    row.insert(left, die)


def bid(tile: Tile, die: Die) -> None:
    """R42: strictly more than the highest die there."""
    assert die.face > tile.highest
    tile.dice.append(die)


def scout_vents(table: Table, player: Player) -> Flow[None]:
    """R41: each full Recon Outpost may take from the region's stock."""
    for _ in player.owns_full("recon_outpost"):
        if table.vents and (yield Ask(player.seat, ["take", "leave"])) == "take":
            taken = min(table.vents, BUILDINGS["recon_outpost"]["energy_or_ore"])
            table.vents -= taken
            player.energy += taken


def scout_quarry(table: Table, player: Player) -> Flow[None]:
    """R41."""
    for _ in player.owns_full("recon_outpost"):
        if table.quarry and (yield Ask(player.seat, ["take", "leave"])) == "take":
            taken = min(table.quarry, BUILDINGS["recon_outpost"]["energy_or_ore"])
            table.quarry -= taken
            player.ore += taken


def send_colonists(player: Player, die: Die, expedition: Expedition) -> Flow[None]:
    """R34-R38: one specialist or any number of pioneers; those of Hubs for nothing."""
    hubs = [building for building in player.buildings if building.kind == "expedition_hub"]
    can_pay = player.energy + player.ore >= COLONISTS["sending"]
    answers = []
    for kind in KINDS:
        if kind == "steward" and die.face > COLONISTS["steward_face"]:
            continue
        free = sum(hub.crew[kind] for hub in hubs)
        ready = free + (player.shelters[kind] if can_pay else 0)
        if kind == "pioneer":
            answers += [f"send pioneers {number}" for number in range(1, ready + 1)]
        elif ready:
            answers += [f"send {kind}"]
    if not answers:
        return
    words = (yield Ask(player.seat, ["alone", *answers])).split()
    if words[0] == "alone":
        return
    kind, number = ("pioneer", int(words[2])) if words[1] == "pioneers" else (words[1], 1)
    fewest = max(0, number - sum(hub.crew[kind] for hub in hubs))
    most = min(number, player.shelters[kind]) if can_pay else 0
    from_shelters = fewest
    if fewest < most:  # R35: "may": the player says who goes
        ways = [f"shelters {n}" for n in range(fewest, most + 1)]
        from_shelters = int((yield Ask(player.seat, ways)).split()[1])
    player.shelters[kind] -= from_shelters
    take_from_hubs(hubs, kind, number - from_shelters)
    if kind == "pioneer":
        die.pioneers = number
    else:
        die.specialist = kind
    player.abroad.setdefault(expedition.card, nobody())[kind] += number
    if from_shelters:
        yield from pay_for_sending(player)
    if kind == "marine":
        yield from lower_a_die(player, expedition.dice)


def take_from_hubs(hubs: Sequence[Building], kind: str, number: int) -> None:
    """R35."""
    for hub in hubs:
        taken = min(hub.crew[kind], number)
        hub.crew[kind] -= taken
        number -= taken


def pay_for_sending(player: Player) -> Flow[None]:
    """R34: one energy or one ore for all that go with the die."""
    price = COLONISTS["sending"]
    good = "energy" if player.energy else "ore"
    if player.energy and player.ore:
        good = (yield Ask(player.seat, ["pay energy", "pay ore"])).split()[1]
    if good == "energy":
        player.energy -= price
    else:
        player.ore -= price


def lower_a_die(player: Player, dice: Sequence[Die]) -> Flow[None]:
    """R37: an opponent's die on the same expedition, by 1 or 2, not below 1."""
    targets = [
        f"lower {number} by {cut}"
        for number, die in enumerate(dice, 1)
        if die.owner != player.seat
        for cut in range(1, COLONISTS["marine_cut"] + 1)
        if die.face - cut >= 1
    ]
    if targets:
        _, number, _, cut = (yield Ask(player.seat, targets)).split()
        dice[int(number) - 1].face -= int(cut)
