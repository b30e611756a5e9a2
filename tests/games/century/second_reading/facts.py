"""The facts of the table, in the words of the engine's view."""

from typing import Any

from tests.games.century.second_reading.components import BONUS_ROUNDS, LAST_ROUND
from tests.games.century.second_reading.network import bonuses, in_reach, production
from tests.games.century.second_reading.table import Player, Table

Facts = dict[str, Any]

#: What a view tells besides facts of the table: printed values, where somebody is in a question,
#: and what a board shows as likely.
PRINTED = ("printed", "prices", "price_index", "catastrophe_columns")
ASKED = ("step", "attaching", "effecting", "recycling", "candidates")
LIKELY = ("final", "projected", "bonus_now")
NOT_COMPARED = (*PRINTED, *ASKED, *LIKELY)


class InAnyOrder(list[Facts]):
    """Facts whose order tells nothing."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list) and sorted(self, key=str) == sorted(other, key=str)

    __hash__ = None  # a list has none


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
            "bids": [lot.bids.get(player.seat) for player in table.players],
        },
        "quit": table.quit,
        "sold": [{"tile": tile, "seat": seat, "price": price} for tile, seat, price in table.sold],
        "quits": [
            {
                "seat": leaving.seat,
                "technology": leaving.technology,
                "price": leaving.price,
                "compensation": leaving.compensation,
            }
            for leaving in table.leaving
        ],
        "compensation": None if short else table.box.compensation(table.round),
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
    served = bonuses(player, two_tiles_only=table.two_tiles_only)
    return {
        "seat": player.seat,
        "score": player.score,
        "points": player.points,
        "environment": player.environment - table.box.start_environment,
        "production": production(player, served),
        "territories": len(player.territories),
        "waste": player.waste,
        "centres": [
            {
                "tile": home.place.tile.id,
                "city": home.letter,
                "reach": [place.tile.id for place in in_reach(player, home)],
                "waste": sum(place.waste for place in in_reach(player, home)),
            }
            for home in player.homes
            if home.has_centre and home.is_occupied
        ],
        "bonuses": InAnyOrder(
            {
                "equipment": equipment.tile.id,
                "tile": home.place.tile.id,
                "city": home.letter,
                "resource": equipment.tile.resource,
                "amount": equipment.tile.bonus,
            }
            for equipment, home in served
        ),
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
