"""FIN DE LA PARTIE ET DÉCOMPTE FINAL DES POINTS (R101-R110, R126, R127, R129)."""

from tests.games.artemis.second_reading.components import (
    BUILDINGS,
    DIRECTIVES,
    EDITION,
    KINDS,
    OCEAN,
)
from tests.games.artemis.second_reading.moves import move_colonist
from tests.games.artemis.second_reading.table import Building, Player, Table
from tests.games.second_reading.questions import Flow

FINAL = EDITION["final_scoring"]
SOLO = EDITION["solo"]


def final_scoring(table: Table) -> Flow[None]:
    table.phase, table.region = "scoring", None
    for player in table.turn_order:
        yield from ride_snowcats(player)
    table.sources = [
        {**points(table, player), "directive": directive_points(player)} for player in table.players
    ]
    for player, sources in zip(table.players, table.sources, strict=True):
        player.score += sum(sources.values())


def ride_snowcats(player: Player) -> Flow[None]:
    """R102: a toolkit for each move, while a full garage has not lost a colonist of its own."""
    garages = [
        str(number)
        for number, building in enumerate(player.buildings, 1)
        if building.kind == "snowcat_garage" and building.full
    ]
    price = BUILDINGS["snowcat_garage"]["price"]
    left: set[str] = set()
    while set(garages) - left and player.toolkits >= price:
        before = [dict(building.crew) for building in player.buildings]
        if not (yield from move_colonist(player, toolkits=price)):
            return
        for number, crew in enumerate(before, 1):
            now = player.buildings[number - 1].crew
            if any(now[kind] < crew[kind] for kind in KINDS):
                left.add(str(number))


def points(table: Table, player: Player) -> dict[str, int]:
    """What everything but the directive brings, by source, as things stand."""
    colony = player.colony
    sets = min(colony.values())
    return {
        "goods": goods_points(player.energy) + goods_points(player.ore),
        "surface": sum(surface_points(player, building) for building in player.buildings),
        "buildings": row(FINAL["buildings"], len(player.buildings)),
        "sets": FINAL["colonist_set"] * sets,
        "leftovers": (sum(colony.values()) - len(KINDS) * sets) // FINAL["leftovers"],
        "badges": row(FINAL["badges"], player.badges),
        "toolkits": toolkit_points(table, player),
    }


def goods_points(number: int) -> int:
    """R103."""
    return int(min(number // FINAL["goods_set"], FINAL["goods_most"]))


def row(table: list[int], number: int) -> int:
    """R105, R108: the last figure serves all above."""
    return table[min(number, len(table) - 1)]


def toolkit_points(table: Table, player: Player) -> int:
    """R109, R126."""
    if not table.solo:
        most = max(other.toolkits for other in table.players)
        return int(FINAL["most_toolkits"]) if player.toolkits == most else 0
    if player.toolkits >= SOLO["toolkits_many"]:
        return int(SOLO["toolkits_many_points"])
    return int(SOLO["toolkits_few_points"]) if player.toolkits < SOLO["toolkits_few"] else 0


def surface_points(player: Player, building: Building) -> int:
    """R104, the appendix of surface buildings."""
    if building.kind in OCEAN or not building.full:
        return 0
    printed = BUILDINGS[building.kind]
    base = int(printed["points"])
    colony = player.colony
    match building.kind:
        case "armory":
            return base + capped(player.toolkits, printed)
        case "battery_bank":
            return base + capped(player.energy, printed)
        case "ore_loading_dock":
            return base + capped(player.ore, printed)
        case "command_citadel":
            return base + int(min(colony["marine"], colony["steward"]) * printed["per"])
        case "explorers_league":
            return base + int(colony["pioneer"] // printed["per"])
        case "threshold_gate":
            return base + int(colony["engineer"] // printed["per"])
        case "scion_tower":
            return base + int(printed["extra"] if building.crew["steward"] else 0)
        case "sentinel_pylon":
            return base + int(printed["extra"] if building.crew["marine"] else 0)
        case "warming_house":
            return base if max(building.crew.values()) == 3 else 0
    return base


def capped(number: int, printed: dict[str, int]) -> int:
    return min(number // printed["per"], printed["most"])


def directive_points(player: Player) -> int:
    """R129: the points of the card if all its conditions hold."""
    if player.directive is None:
        return 0
    card = DIRECTIVES[player.directive]
    met = all(
        condition.get("least", 0) <= measure(player, condition["metric"])
        and measure(player, condition["metric"]) <= condition.get("most", 1000)
        for condition in card["conditions"]
    )
    return int(card["points"]) if met else 0


def measure(player: Player, metric: str) -> int:
    colony = player.colony
    ocean = sum(building.kind in OCEAN for building in player.buildings)
    measures: dict[str, int] = {
        "badges": player.badges,
        "ore": player.ore,
        "energy": player.energy,
        "toolkits": player.toolkits,
        "ocean_buildings": ocean,
        "surface_buildings": len(player.buildings) - ocean,
        "full_buildings": sum(building.full for building in player.buildings),
        "shelter_colonists": sum(player.shelters.values()),
        "colonists": sum(colony.values()),
        "pioneers": colony["pioneer"],
        "engineers": colony["engineer"],
        "marines": colony["marine"],
        "stewards": colony["steward"],
        "complete_sets": min(colony.values()),
        "relief_position": player.relief,
    }
    return measures[metric]


def winner(table: Table) -> int:
    """R110: of those tied, whoever came first in the turn order of the last round."""
    return max(table.turn_order, key=lambda player: player.score).seat


def solo_rank(score: int) -> int:
    """R127: from 1 to 5."""
    ranks: list[int] = SOLO["ranks"]
    return 1 + sum(score >= least for least in ranks)
