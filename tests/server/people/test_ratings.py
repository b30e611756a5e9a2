"""Results and ratings: places come from the outcome, and whoever resigned is last."""

from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection

from tablee.core.outcome import ranked
from tablee.server.people.results import add_result, ranking
from tablee.server.storage.engine import open_sqlite
from tablee.server.storage.people import User, add_user
from tablee.server.storage.records import SeatKind, SeatRow, add_table
from tablee.server.storage.revisions import migrate
from tablee.server.tables.registry import _new_row
from tablee.server.wire.messages import ClockInfo


@pytest.mark.parametrize(
    ("standings", "lost", "expected"),
    [
        ([(9, 1), (9, 2), (3, 0)], [False] * 3, [2, 1, 3]),
        ([(9,), (9,), (3,)], [False] * 3, [1, 1, 3]),
        ([(99,), (9,), (3,)], [True, False, False], [3, 1, 2]),
        ([(5,), (9,)], [True, True], [2, 1]),
    ],
)
def test_places(standings: list[tuple[int, ...]], lost: list[bool], expected: list[int]) -> None:
    gone = [seat for seat, is_lost in enumerate(lost) if is_lost]
    outcome = ranked(standings, gone=gone)
    assert [result.place for result in outcome.results] == expected
    assert not set(gone) & set(outcome.winners)


DAY = 86400.0


def play(
    connection: Connection, scores: dict[str, int], at: float = 9 * DAY, *, rated: bool = True
) -> str:
    """A finished game; `bot:` names are bots, others people. The id of its table."""
    row = _new_row("reworld", {}, ClockInfo(), private=False)
    row.rated = rated
    seats = []
    for seat, key in enumerate(scores):
        name = key.rstrip("'")
        bot = name.removeprefix("bot:") if name.startswith("bot:") else None
        user = None if bot else name
        kind: SeatKind = "bot" if bot else "human"
        seats.append(SeatRow(row.id, seat, kind, user, bot or name, bot, lost=False))
    add_table(connection, row, seats, [])
    add_result(connection, row, seats, ranked([(score,) for score in scores.values()]), at)
    return row.id


def test_the_better_player_rises_and_bots_are_players_too(tmp_path: Path) -> None:
    engine = open_sqlite(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    with engine.begin() as connection:
        migrate(connection)
        for name in ("strong", "weak"):
            add_user(connection, User(name, name, name, "-", {}, 0.0))
        rng = Random(1)
        for day in range(1, 21):
            scores = {"strong": 90, "bot:greedy": 70 + rng.randint(0, 20), "weak": 50}
            play(connection, scores | {"bot:greedy'": 60}, day * DAY)
        rows = ranking(connection, "reworld", 9)
        assert [row.name for row in rows] == ["strong", "greedy", "weak"]
        assert [row.games for row in rows] == [20, 20, 20]
        assert rows[0].sigma < 8
        before = [(row.mu, row.sigma) for row in rows]
        play(connection, {"strong": 0, "weak": 99}, rated=False)
        play(connection, {"bot:greedy": 1, "bot:greedy'": 2})
        assert before == [(row.mu, row.sigma) for row in ranking(connection, "reworld", 9)]
    engine.dispose()
