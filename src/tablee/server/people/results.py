"""Results and ratings: what remains of a finished game."""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from tablee.core import Outcome
from tablee.server.storage.records import SeatRow, TableRow
from tablee.server.storage.schema import ratings, results

MODEL = PlackettLuce()


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


def player_of(seat: SeatRow) -> tuple[str, str]:
    """Whom a result belongs to, and the name: a person, or a bot that sat there from the start."""
    if seat.user_id is not None:
        return seat.user_id, seat.name or ""
    return f"bot:{seat.bot}", seat.bot or ""


def add_result(
    connection: Connection,
    row: TableRow,
    seats: Sequence[SeatRow],
    outcome: Outcome,
    now: float,
) -> None:
    """The result of a table is inserted, and ratings are updated if the table is rated."""
    added = []
    for result in outcome.results:
        if result.seat is None:
            continue  # an opponent of the game's own is nobody's account
        seat = seats[result.seat]
        player, name = player_of(seat)
        score, place = result.score, result.place
        added.append(
            ResultRow(row.id, seat.seat, row.game, player, name, score, place, seat.lost, now)
        )
    connection.execute(insert(results), [result.__dict__ for result in added])
    if row.rated:
        _rate(connection, row.game, added)


def _rate(connection: Connection, game: str, added: Sequence[ResultRow]) -> None:
    known = ratings_of(connection, game, {result.player for result in added})
    if len({result.player for result in added}) < 2:
        return  # neither a bot against itself nor a game alone says how strong somebody is
    teams = []
    for result in added:
        row = known.get(result.player)
        teams.append([MODEL.rating(row.mu, row.sigma) if row else MODEL.rating()])
    rated = MODEL.rate(teams, ranks=[float(result.place) for result in added])
    for player in {result.player for result in added}:
        # A bot in several seats is one player: its seats' verdicts are averaged.
        mine = [team[0] for team, r in zip(rated, added, strict=True) if r.player == player]
        name = next(result.name for result in added if result.player == player)
        games = known[player].games if player in known else 0
        save_rating(
            connection,
            RatingRow(
                game,
                player,
                name,
                sum(r.mu for r in mine) / len(mine),
                sum(r.sigma for r in mine) / len(mine),
                games + 1,
            ),
        )


def ratings_of(connection: Connection, game: str, players: set[str]) -> dict[str, RatingRow]:
    """The ratings of some players in a game."""
    query = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(players))
    return {row.player: RatingRow(*row) for row in connection.execute(query.with_for_update())}


def save_rating(connection: Connection, row: RatingRow) -> None:
    """The player's rating is inserted or updated."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    values = row.__dict__
    statement = dialect.insert(ratings).values(**values)
    keys = ["game", "player"]
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=values))


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
