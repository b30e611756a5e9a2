"""The public facts of the table, in the words of the engine's view for a spectator."""

from typing import Any

from tests.games.reykholt.second_reading.components import SIZES
from tests.games.reykholt.second_reading.table import Player, Table

#: What a view tells besides facts of the table.
NOT_COMPARED = ("printed", "last")


def facts(table: Table) -> dict[str, Any]:
    return {
        "round": table.round,
        "rounds": table.rounds,
        "first": table.first,
        "phase": table.phase,
        "event": table.event,
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
                "neutral": place.neutral,
                "closed": place.closed,
            }
            for place in table.places
        ],
        "track": table.track,
        "players": [player_facts(table, player) for player in table.players],
    }


def player_facts(table: Table, player: Player) -> dict[str, Any]:
    return {
        "stock": player.stock,
        "greenhouses": [
            {
                "number": number,
                "plots": greenhouse.kind.plots,
                "goods": {good: greenhouse.goods[good] for good in greenhouse.types},
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
