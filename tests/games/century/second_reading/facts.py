"""The facts of the table, in the words of the engine's view."""

from typing import Any

from tests.games.century.second_reading.components import BONUS_ROUNDS, LAST_ROUND
from tests.games.century.second_reading.production import made
from tests.games.century.second_reading.table import Player, Table

Facts = dict[str, Any]


def facts(table: Table) -> Facts:
    """For a spectator."""
    short = table.round == LAST_ROUND
    lot = table.lot
    return {
        "round": table.round,
        "phase": table.phase,
        "minimum": None if short else table.minimum,
        "price": None if short else table.price,
        "starter": table.starter,
        "territories": table.territories,
        "technologies": table.technologies,
        "lot": None
        if lot is None
        else {
            "tile": lot.tile,
            "bid": lot.bid,
            "bidder": lot.bidder,
            "passed": sorted(lot.passed),
        },
        "quit": table.quit,
        "catastrophe": table.catastrophe,
        "columns": table.box.columns,
        "pawns": [pawn_facts(table, player) for player in table.players],
        "bonus_cards": {str(number): table.bonus_cards.get(number) for number in BONUS_ROUNDS},
        "players": [
            {**player_facts(table, player), **hand(player, shown=table.over)}
            for player in table.players
        ],
    }


def seen_by(public: Facts, table: Table, seat: int) -> Facts:
    """R3: coins and science are seen by their owner alone, until all are shown (R72)."""
    players = [
        {**known, **hand(player, shown=table.over or player.seat == seat)}
        for known, player in zip(public["players"], table.players, strict=True)
    ]
    return {**public, "players": players}


def hand(player: Player, *, shown: bool) -> Facts:
    return {
        "coins": player.coins if shown else None,
        "science": player.science if shown else None,
    }


def pawn_facts(table: Table, player: Player) -> Facts | None:
    pawn = table.pawns.get(player.seat)
    return None if pawn is None else {"column": pawn.column, "bid": pawn.bid}


def player_facts(table: Table, player: Player) -> Facts:
    return {
        "score": player.score,
        "environment": table.box.environment[player.environment].number,
        "production": made(table, player),
        "waste_aside": player.waste_aside,
        "aside": [{"tile": aside.tile.id, "waste": aside.waste} for aside in player.aside],
        "technologies": [
            {
                "id": owned.technology.id,
                "effects": [
                    {"kind": effect.kind, "used": used}
                    for effect, used in zip(owned.technology.effects, owned.used, strict=True)
                ],
            }
            for owned in player.technologies
        ],
        "country": [
            {
                "tile": place.tile.id,
                "x": place.cell[0],
                "y": place.cell[1],
                "turn": place.turn,
                "citizens": sorted(place.citizens),
                "waste": place.waste,
                "bridges": place.written_bridges,
            }
            for place in player.country
        ],
    }
