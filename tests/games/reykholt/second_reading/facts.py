"""The public facts of the table, in the words of the engine's view for a spectator."""

from typing import Any

from tests.games.reykholt.second_reading.components import SIZES
from tests.games.reykholt.second_reading.scoring import goal, is_for_points, ranking, scores
from tests.games.reykholt.second_reading.table import Player, Table

#: What a view tells besides facts of the table: printed values, and what a board shows as likely.
NOT_COMPARED = (
    "printed",
    "last",
    "space",
    "now",
    "stack_is_due",
    "harvest",
    "plan",
    "plan_after_harvest",
)


def facts(table: Table) -> dict[str, Any]:
    to_reach = goal(table)[1] if table.solo else None
    for_points = is_for_points(table)
    may_block = bool(table.options["r91_blocked_space"]) and not table.players[0].blocked_used
    return {
        "round": table.round,
        "rounds": table.rounds,
        "first": table.first,
        "phase": table.phase,
        "event": table.event,
        "events_left": table.events_left if table.scenario else [],
        "display": table.display,
        "stack": table.stack,
        "piles": {str(size): table.piles[size] for size in SIZES},
        "random": {
            "top": table.random_top,
            "hidden": {str(size): table.random_hidden[size] for size in SIZES},
            "bottom": table.random_bottom,
        },
        "spaces": [
            {
                "id": place.space.id,
                "workers": [seat for seat, _ in place.workers],
                "earlier": sum(table.over or placed < table.round for _, placed in place.workers),
                "neutral": place.neutral,
                "closed": place.closed,
            }
            for place in table.places
        ],
        "track": table.track,
        "goal_table": to_reach if table.solo and not for_points else None,
        "goal_points": to_reach if table.solo and for_points else None,
        "blocked_space": may_block,
        "players": [player_facts(table, player) for player in table.players],
    }


def player_facts(table: Table, player: Player) -> dict[str, Any]:
    has_points = table.solo or is_for_points(table)
    return {
        "seat": player.seat,
        "rank": 1 + ranking(table).index(player),
        "points": scores(table)[player.seat] if has_points else None,
        "bonus_used": player.bonus_used,
        "stock": player.stock,
        "greenhouses": [
            {
                "number": number,
                "plots": greenhouse.kind.plots,
                "goods": {good: greenhouse.goods[good] for good in greenhouse.types},
                "allowed": list(greenhouse.kind.allowed),
                "rarest": greenhouse.kind.rarest,
                "pile": greenhouse.pile,
            }
            for number, greenhouse in enumerate(player.greenhouses, 1)
        ],
        "table": table.position(player),
        "workers": player.workers,
        "services": [
            {"id": service.card, "shared_with": service.shared_with, "uses": service.uses}
            for service in player.services
        ],
    }
