"""Ratings cannot be raised with guests, fresh accounts or friends of one's own making."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from tablee.server.people.results import ranking, results_of_player
from tablee.server.storage.engine import open_sqlite
from tablee.server.storage.people import User, add_user, change_user
from tablee.server.storage.revisions import migrate
from tablee.server.storage.schema import tables
from tests.server.people.test_ratings import DAY, play

NOW = 100 * DAY


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    """A database with some people."""
    engine = open_sqlite(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    with engine.begin() as connection:
        migrate(connection)
        for name in ("ada", "bob", "eve"):
            add_user(connection, User(name, name, name, "-", {}, 0.0))
        for number in range(30):
            name = f"guest{number}"
            add_user(connection, User(name, name, name, None, {}, 0.0))
            name = f"fresh{number}"
            add_user(connection, User(name, name, name, "-", {}, NOW - DAY / 2))
        yield connection
    engine.dispose()


def _rated(connection: Connection, table_id: str) -> bool:
    query = select(tables.c.rated).where(tables.c.id == table_id)
    return bool(connection.execute(query).scalar_one())


def _ratings(connection: Connection) -> dict[str, tuple[float, int]]:
    return {row.name: (row.rating, row.games) for row in ranking(connection, "reworld", 99)}


@pytest.mark.parametrize("kind", ["guest", "fresh"])
def test_games_with_ones_own_guests_and_fresh_accounts_do_not_count(
    connection: Connection, kind: str
) -> None:
    play(connection, {"ada": 1, "bob": 2}, NOW)
    before = _ratings(connection)
    for number in range(30):
        table_id = play(connection, {"ada": 99, f"{kind}{number}": 1}, NOW)
        assert not _rated(connection, table_id)
        play(connection, {f"{kind}{number}": 1, "ada": 99, "bot:greedy": 0}, NOW)
    assert _ratings(connection) == before
    assert len(results_of_player(connection, "ada", 99)) == 61, "results are kept all the same"


def test_bots_learn_nothing_from_guests(connection: Connection) -> None:
    for number in range(9):
        play(connection, {f"guest{number}": 1, "bot:random": 99}, NOW)
    assert _ratings(connection) == {}
    play(connection, {"bot:greedy": 2, "bot:random": 1}, NOW)
    play(connection, {"ada": 2, "bot:random": 1}, NOW)
    assert {name: games for name, (_, games) in _ratings(connection).items()} == {
        "greedy": 1,
        "random": 2,
        "ada": 1,
    }


def test_two_friends_are_rated_some_times_a_day_however_often_one_loses(
    connection: Connection,
) -> None:
    counted = [_rated(connection, play(connection, {"ada": 9, "bob": 1}, NOW)) for _ in range(40)]
    assert counted == [True] * 5 + [False] * 35
    # Whoever else sits down with them makes no difference; others are not concerned.
    assert not _rated(connection, play(connection, {"bob": 1, "eve": 5, "ada": 9}, NOW))
    assert _rated(connection, play(connection, {"ada": 9, "eve": 5}, NOW))
    # What did not count does not count against them tomorrow either.
    assert _rated(connection, play(connection, {"ada": 9, "bob": 1}, NOW + DAY))
    assert _ratings(connection)["bob"][1] == 6


def test_whoever_deleted_the_account_is_rated_no_more(connection: Connection) -> None:
    change_user(connection, "bob", deleted=NOW)
    assert not _rated(connection, play(connection, {"ada": 9, "bob": 1}, NOW))
    assert _ratings(connection) == {}
