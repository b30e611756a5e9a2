"""Results and ratings: what remains of a finished game."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from openskill.models import PlackettLuce
from sqlalchemy import Connection, func, insert, select, update

from tablee.core import Outcome
from tablee.server.storage.records import SeatRow, TableRow
from tablee.server.storage.schema import ratings, results, tables, users
from tablee.server.storage.upsert import insert_or_update

MODEL = PlackettLuce()
#: What the key of a bot begins with.
BOT = "bot:"
#: An account is new for so many seconds; in as many, two people have so many rated games together.
NEW_FOR = 86400.0
MOST_TOGETHER = 5


@dataclass
class RatingRow:
    """A player's strength in a game."""

    game: str
    player: str
    name: str
    mu: float
    sigma: float
    games: int

    @property
    def rating(self) -> float:
        """A cautious estimate: three sigma below mu."""
        return self.mu - 3 * self.sigma


def shown(rating: float) -> int:
    """A rating on the scale that people read.

    Newcomers, of whom nothing is known, begin at 1000; an average player of whom all is known
    has 1500. By the model, 100 points more win four games in five against one such player.
    """
    return max(0, round(1000 + 20 * rating))


@dataclass
class ResultRow:
    """A seat's part in a finished game."""

    table_id: str
    seat: int
    game: str
    player: str
    name: str
    score: int
    place: int
    lost: bool
    at: float
    won: bool | None = None
    rating_before: float | None = None
    rating_after: float | None = None
    traits: list[str] = field(default_factory=list)


def player_of(seat: SeatRow) -> tuple[str, str]:
    """Whom a result belongs to, and the name: a person, or a bot that sat there from the start."""
    if seat.user_id is not None:
        return seat.user_id, seat.name or ""
    return f"{BOT}{seat.bot}", seat.bot or ""


def add_result(
    connection: Connection,
    row: TableRow,
    seats: Sequence[SeatRow],
    outcome: Outcome,
    now: float,
    *,
    traits: Sequence[Sequence[str]] = (),
) -> None:
    """The result of a table is inserted; `tables.rated` says whether ratings were updated.

    `traits` has what set the play of each seat apart.
    """
    added = []
    for result in outcome.results:
        if result.seat is None:
            continue  # an opponent of the game's own is nobody's account
        seat = seats[result.seat]
        player, name = player_of(seat)
        score, place = result.score, result.place
        added.append(
            ResultRow(
                row.id,
                seat.seat,
                row.game,
                player,
                name,
                score,
                place,
                seat.lost,
                now,
                result.won,
                traits=list(traits[seat.seat]) if traits else [],
            )
        )
    players = {result.player for result in added}
    is_rated = row.rated and _counts(connection, players, now)
    if is_rated:
        _rate(connection, row.game, added)
    connection.execute(insert(results), [result.__dict__ for result in added])
    if row.rated and not is_rated:
        connection.execute(update(tables).where(tables.c.id == row.id).values(rated=False))


def _counts(connection: Connection, players: set[str], now: float) -> bool:
    """Whether the game may change ratings, which nobody can raise with people of his own making.

    Everybody has an account that is a day old, and no two have played more than a few games
    that counted since. What bots do among themselves counts.
    """
    people = [player for player in players if not player.startswith(BOT)]
    since = now - NEW_FOR
    known = select(func.count()).where(
        users.c.id.in_(people),
        users.c.password.is_not(None),
        users.c.deleted.is_(None),
        users.c.created <= since,
    )
    if connection.execute(known).scalar_one() < len(people):
        return False
    one, other = results.alias(), results.alias()
    together = (
        select(one.c.player)
        .join(other, (other.c.table_id == one.c.table_id) & (other.c.player > one.c.player))
        .join(tables, tables.c.id == one.c.table_id)
        .where(one.c.player.in_(people), other.c.player.in_(people))
        .where(one.c.at > since, tables.c.rated.is_(True))
        .group_by(one.c.player, other.c.player)
        .having(func.count() >= MOST_TOGETHER)
    )
    return connection.execute(together.limit(1)).first() is None


def _rate(connection: Connection, game: str, added: Sequence[ResultRow]) -> None:
    """Ratings are updated, and noted with the results."""
    known = ratings_of(connection, game, {result.player for result in added})
    if len({result.player for result in added}) < 2:
        return  # neither a bot against itself nor a game alone says how strong somebody is
    teams = []
    for result in added:
        row = known.get(result.player)
        teams.append([MODEL.rating(row.mu, row.sigma) if row else MODEL.rating()])
    rated = MODEL.rate(teams, ranks=[float(result.place) for result in added])
    for player in sorted({result.player for result in added}):
        # A bot in several seats is one player: its seats' verdicts are averaged.
        mine = [team[0] for team, r in zip(rated, added, strict=True) if r.player == player]
        name = next(result.name for result in added if result.player == player)
        before = known.get(player) or RatingRow(game, player, name, MODEL.mu, MODEL.sigma, 0)
        after = RatingRow(
            game,
            player,
            name,
            sum(r.mu for r in mine) / len(mine),
            sum(r.sigma for r in mine) / len(mine),
            before.games + 1,
        )
        save_rating(connection, after)
        for result in added:
            if result.player == player:
                result.rating_before, result.rating_after = before.rating, after.rating


def ratings_of(connection: Connection, game: str, players: set[str]) -> dict[str, RatingRow]:
    """The ratings of some players in a game."""
    query = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(players))
    # Everybody locks them in the same order.
    query = query.order_by(ratings.c.player).with_for_update()
    return {row.player: RatingRow(*row) for row in connection.execute(query)}


def save_rating(connection: Connection, row: RatingRow) -> None:
    """The player's rating is inserted or updated."""
    insert_or_update(connection, ratings, row.__dict__, ("game", "player"))


def ranking(connection: Connection, game: str, count: int) -> list[RatingRow]:
    """The best players of a game."""
    best = (ratings.c.mu - 3 * ratings.c.sigma).desc()
    query = select(ratings).where(ratings.c.game == game).order_by(best, ratings.c.name)
    return [RatingRow(*row) for row in connection.execute(query.limit(count))]


def ratings_of_player(connection: Connection, player: str) -> list[RatingRow]:
    """A player's ratings in all games."""
    query = select(ratings).where(ratings.c.player == player).order_by(ratings.c.game)
    return [RatingRow(*row) for row in connection.execute(query)]


def results_of_player(
    connection: Connection, player: str, count: int
) -> list[tuple[ResultRow, list[str]]]:
    """A player's last results, each with the names of all who played."""
    query = select(results).where(results.c.player == player)
    mine = [
        ResultRow(*r) for r in connection.execute(query.order_by(results.c.at.desc()).limit(count))
    ]
    ids = {result.table_id for result in mine}
    all_seats = select(results.c.table_id, results.c.name).where(results.c.table_id.in_(ids))
    names: dict[str, list[str]] = {table_id: [] for table_id in ids}
    for table_id, name in connection.execute(all_seats.order_by(results.c.seat)):
        names[table_id].append(name)
    return [(result, names[result.table_id]) for result in mine]
