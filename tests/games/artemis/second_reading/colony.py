"""QUELQUES RÈGLES GÉNÉRALES: gaining goods, colonists and buildings, and training colonists."""

from tests.games.artemis.second_reading.components import KINDS
from tests.games.artemis.second_reading.table import Building, Crew, Player, Table
from tests.games.second_reading.questions import Ask, Flow


def gain(player: Player, goods: dict[str, int]) -> None:
    """R21, R22: goods and points are counted at once, and never run out."""
    player.energy += goods.get("energy", 0)
    player.ore += goods.get("ore", 0)
    player.toolkits += goods.get("toolkits", 0)
    player.badges += goods.get("badges", 0)
    player.score += goods.get("points", 0)


def choose_good(player: Player, amount: int) -> Flow[None]:
    """Energy or ore, not a mix (R58, R89)."""
    answer = yield Ask(player.seat, ["good energy", "good ore"])
    gain(player, {answer.split()[1]: amount})


def gain_colonist(player: Player, kind: str) -> Flow[None]:
    """R24: it may go into any building with room, else into the Shelters."""
    player.shelters[kind] += 1
    open_doors = [
        f"house {number}"
        for number, building in enumerate(player.buildings, 1)
        if building.room(kind)
    ]
    if not open_doors:
        return
    answer = yield Ask(player.seat, [*open_doors, "shelter"])
    if answer != "shelter":
        player.shelters[kind] -= 1
        player.place(answer.split()[1])[kind] += 1


def gain_building(player: Player, kind: str) -> Flow[None]:
    """R25: any colonists of the Shelters, and only they, may move in at once."""
    building = Building(kind)
    player.buildings.append(building)
    while True:
        ready = [
            f"enter {colonist}"
            for colonist in KINDS
            if player.shelters[colonist] and building.room(colonist)
        ]
        if not ready:
            return
        answer = yield Ask(player.seat, [*ready, "done"])
        if answer == "done":
            return
        colonist = answer.split()[1]
        player.shelters[colonist] -= 1
        building.crew[colonist] += 1


def train(table: Table, player: Player) -> Flow[None]:
    """R58: any colonist but those waiting in the Academy, for any one of the Academy's stock."""
    crews = [(place, player.place(place)) for place in player.places]
    crews += [("abroad", crew) for crew in still_abroad(table, player)]
    pupils = [f"trade {kind} {place}" for place, crew in crews for kind in KINDS if crew[kind]]
    professions = [f"into {kind}" for kind in KINDS if table.academy_stock[kind]]
    if not pupils or not professions:
        return
    answer = yield Ask(player.seat, [*pupils, "skip"])
    if answer == "skip":
        return
    _, before, chosen = answer.split()
    answer = yield Ask(player.seat, professions)
    origin = next(crew for place, crew in crews if place == chosen and crew[before])
    origin[before] -= 1
    table.discarded[before] += 1
    kind = answer.split()[1]
    table.academy_stock[kind] -= 1
    yield from gain_colonist(player, kind)


def still_abroad(table: Table, player: Player) -> list[Crew]:
    """Who is out, expedition by expedition; of equals the first to come back is the one traded."""
    cards = [expedition.card for expedition in table.expeditions]
    return [player.abroad[card] for card in cards if card in player.abroad]
