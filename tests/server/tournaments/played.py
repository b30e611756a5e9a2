"""Tournaments of the toy game, played out in this process."""

from random import Random
from typing import Any

from tablee.server.services import Services
from tablee.server.storage.people import User
from tablee.server.tables.table import Table
from tablee.server.tournaments.progress import Progress
from tablee.server.wire.bodies.tournaments import NewTournament
from tablee.server.wire.messages import ClockInfo
from tests.server.in_process import answer

DAYS = ClockInfo("days", days=1)
LIVE = ClockInfo("live", bank=600.0, increment=0.0)


async def opened(services: Services, people: list[User], **more: Any) -> str:
    """A tournament that the first of some people organises and all play in."""
    wish: dict[str, Any] = {"seats": 2, "format": "league", "clock": DAYS, **more}
    tournament_id = await services.tournaments.open(
        NewTournament("Mardi", "lanterns", **wish), people[0]
    )
    invitation = (await progress(services, tournament_id)).row.invitation
    for user in people[1:]:
        await services.tournaments.join(tournament_id, user, invitation)
    return tournament_id


async def progress(services: Services, tournament_id: str) -> Progress:
    """How far a tournament is."""
    organiser = await services.store.read(
        lambda c: c.exec_driver_sql(
            f"SELECT opened_by FROM tournaments WHERE id = '{tournament_id}'"  # noqa: S608 - ours
        ).scalar()
    )
    return Progress(await services.tournaments.find(tournament_id, organiser, None))


async def finish_tables(services: Services, tournament_id: str, seed: int = 1) -> int:
    """All open games were played to their end at random; how many there were."""
    rng = Random(seed)
    unfinished = (await progress(services, tournament_id)).unfinished
    for known in unfinished:
        await finish(services.tables.get(known.id), rng)
    return len(unfinished)


async def finish(table: Table, rng: Random) -> None:
    """The game is played to its end at random, also for bots."""
    async with table.open():
        pass
    while table.row.status == "playing":
        assert table.course is not None
        seat = table.course.match.seats_to_act[0]
        text = rng.choice(table.course.match.legal(seat)).text
        user_id = table.seats[seat].user_id
        if table.seats[seat].kind == "human" and user_id is not None:
            await answer(table, user_id, text)
        else:
            await table.play_bot(seat, text, table.course.question_name(seat) or "")
