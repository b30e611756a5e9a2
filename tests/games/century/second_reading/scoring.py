"""Obtention des bonus, the end, and who has won (R69-R76)."""

from tests.games.century.second_reading.production import made
from tests.games.century.second_reading.table import Player, Table


def bonus_scoring(table: Table) -> None:
    """R69, R70: the card of the round, if there is one."""
    if table.round not in table.bonus_cards:
        return
    card = table.bonus_cards[table.round]
    table.happened[f"bonus card {card}"] += 1
    for player in table.players:
        player.points["bonus_cards"] += bonus(table, player, card)


def bonus(table: Table, player: Player, card: str) -> int:
    return sum(points * counted(table, player, what) for what, points in table.box.formulas[card])


def counted(table: Table, player: Player, what: str) -> int:
    """How many a bonus card counts."""
    produced = made(table, player)
    space = table.box.environment[player.environment]
    match what:
        case "coins_produced":
            return produced["coins"]
        case "science_produced":
            return produced["science"]
        case "points_produced":
            return produced["points"]
        case "points_scored":
            return player.score
        case "clean_territories":
            return clean_territories(player)
        case "clean_territory_values":
            return clean_territories(player) * space.clean
        case "flowers":
            return space.number if space.has_flower else 0
        case "waste":
            return player.waste
        case "working_centres":
            return sum(home.has_centre and home.is_occupied for home in player.homes)
    raise ValueError(what)


def clean_territories(player: Player) -> int:
    return sum(place.waste == 0 for place in player.territories)


def final_scoring(table: Table) -> None:
    """R72: land and environment, then the ranks of coins and of science."""
    box = table.box
    for player in table.players:
        space = box.environment[player.environment]
        for place in player.territories:
            if place.waste == 0:
                player.points["territories"] += space.clean
            elif place.waste > 1:
                player.points["waste"] -= box.further_waste * (place.waste - 1)
        player.points["environment"] += space.number
    for good in ("coins", "science"):
        held = [getattr(player, good) for player in table.players]
        for player in table.players:
            player.points[f"{good}_rank"] += rank_points(table, held, held[player.seat])


def rank_points(table: Table, held: list[int], mine: int) -> int:
    """R73, R74: those who are tied share the points of their places."""
    if mine < table.box.least_ranked:
        table.happened["ranked with nothing"] += 1
        return 0
    above = sum(other > mine for other in held)
    tied = held.count(mine)
    if tied > 1:
        table.happened[f"a tie of {tied} for place {above + 1}"] += 1
    return sum(table.box.ranking[above : above + tied]) // tied


def winners(table: Table) -> list[int]:
    """R76."""
    best = max((player.score, -player.waste) for player in table.players)
    found = [player.seat for player in table.players if (player.score, -player.waste) == best]
    level = [player for player in table.players if player.score == best[0]]
    if len(level) > 1:
        table.happened["a tie for the win"] += 1
    if len(found) > 1:
        table.happened["several winners"] += 1
    return found
