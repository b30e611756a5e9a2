"""Statistics: how somebody fared in each game, at each number of seats and with each faction."""

from collections import defaultdict
from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from tablee.core.catalogue import game as open_game
from tablee.core.catalogue import games
from tablee.server.storage.schema import results
from tablee.server.wire.bodies.people import Statistic
from tablee.server.wire.messages import Worded, worded

#: So many games are counted, the last ones.
COUNTED = 2000
#: Of all that sets somebody's play apart, what he was from the start.
FACTION = "faction-"


@dataclass
class _Sum:
    games: int = 0
    won: int = 0
    score: int = 0
    best: int = -(10**9)

    def add(self, score: int, *, won: bool) -> None:
        self.games += 1
        self.won += won
        self.score += score
        self.best = max(self.best, score)


def statistics_of(connection: Connection, player: str) -> list[Statistic]:
    """Each game in all, then by seats, then by factions; what is played most comes first."""
    there = results.alias()
    seats = select(func.count()).where(there.c.table_id == results.c.table_id).scalar_subquery()
    query = (
        select(results, seats.label("seats"))
        .where(results.c.player == player)
        .order_by(results.c.at.desc())
        .limit(COUNTED)
    )
    sums: dict[tuple[str, int, str], _Sum] = defaultdict(_Sum)
    for row in connection.execute(query):
        # Games of old do not say who has won: whoever was first has.
        has_won = not row.lost and (row.place == 1 if row.won is None else row.won)
        keys = [(row.game, 0, ""), (row.game, row.seats, "")]
        keys += [(row.game, 0, trait) for trait in row.traits if trait.startswith(FACTION)]
        for key in keys:
            sums[key].add(row.score, won=has_won)
    played = {game: each.games for (game, at, faction), each in sums.items() if not (at or faction)}
    order = sorted(sums, key=lambda key: (-played[key[0]], key[0], key[2] != "", key))
    return [_told(*key, sums[key]) for key in order]


def _told(game: str, seats: int, faction: str, found: _Sum) -> Statistic:
    mean = round(found.score / found.games, 1)
    words = _words(game, faction) if faction else None
    return Statistic(game, seats or None, words, found.games, found.won, mean, found.best)


def _words(game: str, faction: str) -> Worded | None:
    if game not in games():
        return None  # of a server that had more
    opened = open_game(game)
    return worded(opened.trait(faction, max(opened.seats)))
