"""Tournaments as the server conducts them: joined, started, played, left, ended."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from tablee.core import BadSetup
from tablee.server.people.export import everything_of
from tablee.server.services import Services
from tablee.server.storage import people as stored_people
from tablee.server.storage import schema
from tablee.server.storage.moderation import set_relation
from tablee.server.storage.people import User, change_user
from tablee.server.tables import heartbeat
from tablee.server.tournaments import acts
from tablee.server.tournaments.conduct import TURNS
from tablee.server.tournaments.rounds import History, pair
from tablee.server.tournaments.seen import info
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import ClockInfo
from tests.server.in_process import new_accounts, new_guests, quick_settings, running_services
from tests.server.tournaments.played import LIVE, finish_tables, opened, progress

pytestmark = pytest.mark.usefixtures("lanterns")

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus")
DAY = 86400.0


def with_people(
    tmp_path: Path, count: int, act: Callable[[Services, list[User]], Awaitable[None]]
) -> None:
    """Something happens on a server with so many accounts."""

    async def run() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            await act(services, await new_accounts(services, *NAMES[:count]))

    asyncio.run(run())


async def changed(services: Services, **values: Any) -> None:
    """All tournaments have other values."""
    await services.store.write(
        lambda c: c.execute(update(schema.tournaments).values(**values)).rowcount
    )


def test_a_league_turn_by_turn_opens_all_rounds_at_once(tmp_path: Path) -> None:
    async def play(services: Services, people: list[User]) -> None:
        tournament_id = await opened(services, people)
        await services.tournaments.start(tournament_id, people[0])
        known = await progress(services, tournament_id)
        assert (known.row.status, known.row.round, known.row.rounds) == ("playing", 5, 5)
        assert len(known.stored.tables) == 10
        history = History.of(known.played_rounds())
        assert set(history.met.values()) == {1}
        assert set(history.sat_out.values()) == {1}
        assert {history.seats[user.id, 0] for user in people} == {2}
        assert known.row.deadline == known.row.wake
        assert known.row.deadline == pytest.approx(time.time() + TURNS * DAY, abs=60)
        assert await finish_tables(services, tournament_id) == 10
        await services.conduct.advance(tournament_id)
        known = await progress(services, tournament_id)
        assert (known.row.status, known.row.wake) == ("over", None)
        standings = known.standings()
        assert [standing.played for standing in standings] == [4] * 5
        # Two points for each game, and a middle place for each who sat out.
        assert sum(standing.points for standing in standings) == 10 * 2 + 5
        assert await services.store.read(
            lambda c: c.execute(select(schema.results.c.table_id)).all()
        )
        # Nothing happens to it any more.
        await services.conduct.advance(tournament_id)
        assert (await progress(services, tournament_id)).row.version == known.row.version

    with_people(tmp_path, 5, play)


def test_a_start_that_is_cut_short_is_finished_by_the_next_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut_short(services: Services, people: list[User]) -> None:
        tournament_id = await opened(services, people)
        whole = services.tables.open_round
        opened_so_far: list[Any] = []

        async def open_round(*args: Any) -> Any:
            if len(opened_so_far) == 2:
                raise MemoryError
            opened_so_far.append(await whole(*args))

        monkeypatch.setattr(services.tables, "open_round", open_round)
        await services.tournaments.start(tournament_id, people[0])
        assert (await progress(services, tournament_id)).row.round == 2
        ids.append(tournament_id)

    async def go_on() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            async with asyncio.timeout(20):
                while True:
                    known = await progress(services, ids[0])
                    if known.row.round == 5:
                        break
                    await asyncio.sleep(0.02)
            assert len(known.stored.tables) == 10
            assert set(History.of(known.played_rounds()).met.values()) == {1}

    ids: list[str] = []
    with_people(tmp_path, 5, cut_short)
    asyncio.run(go_on())


def test_a_live_league_opens_a_round_when_the_last_is_over(tmp_path: Path) -> None:
    async def play(services: Services, people: list[User]) -> None:
        tournament_id = await opened(services, people, clock=LIVE)
        await services.tournaments.start(tournament_id, people[0])
        for number in (1, 2, 3):
            known = await progress(services, tournament_id)
            assert (known.row.round, len(known.unfinished), known.row.deadline) == (number, 2, None)
            await services.conduct.advance(tournament_id)
            assert (await progress(services, tournament_id)).row.version == known.row.version
            await finish_tables(services, tournament_id)
            await services.conduct.advance(tournament_id)
        known = await progress(services, tournament_id)
        assert known.row.status == "over"
        history = History.of(known.played_rounds())
        assert len(history.met) == 6
        assert set(history.met.values()) == {1}

    with_people(tmp_path, 4, play)


def test_swiss_rounds_follow_the_standings_and_mix_sizes(tmp_path: Path) -> None:
    async def play(services: Services, people: list[User]) -> None:
        tournament_id = await opened(services, people, seats=3, format="swiss", rounds=3)
        await services.tournaments.start(tournament_id, people[0])
        for number in (1, 2, 3):
            known = await progress(services, tournament_id)
            assert known.row.round == number
            assert sorted(len(t.seats) for t in known.tables_of(number)) == [2, 2, 3]
            await finish_tables(services, tournament_id, number)
            await services.conduct.advance(tournament_id)
        known = await progress(services, tournament_id)
        assert known.row.status == "over"
        # All sizes give away as much a head.
        assert sum(standing.points for standing in known.standings()) == 3 * 7 * 2
        met = History.of(known.played_rounds()).met
        assert max(met.values()) <= 2

    with_people(tmp_path, 7, play)


def test_the_server_goes_on_by_itself(tmp_path: Path) -> None:
    async def play(services: Services, people: list[User]) -> None:
        tournament_id = await opened(services, people, format="swiss", rounds=2)
        await services.tournaments.start(tournament_id, people[0])
        for number in (1, 2):
            await finish_tables(services, tournament_id, number)
        async with asyncio.timeout(20):
            while (await progress(services, tournament_id)).row.status != "over":
                await finish_tables(services, tournament_id)
                await asyncio.sleep(0.05)

    with_people(tmp_path, 2, play)


def test_whoever_leaves_has_lost_open_games_and_plays_no_others(tmp_path: Path) -> None:
    async def play(services: Services, people: list[User]) -> None:
        tournament_id = await opened(services, people, clock=LIVE)
        await services.tournaments.start(tournament_id, people[0])
        gone = people[1]
        await services.tournaments.leave(tournament_id, gone)
        with pytest.raises(ApiError, match="forbidden"):
            await services.tournaments.leave(tournament_id, gone)
        known = await progress(services, tournament_id)
        seats = [s for t in known.stored.tables for s in t.seats if s.user_id == gone.id]
        assert [(seat.kind, seat.lost) for seat in seats] == [("bot", True)]
        while (await progress(services, tournament_id)).row.status == "playing":
            await finish_tables(services, tournament_id)
            await services.conduct.advance(tournament_id)
        known = await progress(services, tournament_id)
        (table,) = [t for t in known.tables_of(1) if any(s.user_id == gone.id for s in t.seats)]
        assert {row.player: row.place for row in table.results}[gone.id] == 2
        later = [s.user_id for n in (2, 3) for t in known.tables_of(n) for s in t.seats]
        assert gone.id not in later
        assert all(gone.id not in known.sits_out(number) for number in (2, 3))
        # The three who stay sit out once each at most.
        assert sorted(len(known.sits_out(number)) for number in (1, 2, 3)) == [0, 1, 1]
        last = {standing.player: standing for standing in known.standings()}[gone.id]
        assert (int(last.points), last.played, last.sat_out) == (0, 1, 0)

    with_people(tmp_path, 4, play)


def test_too_few_who_stay_end_it(tmp_path: Path) -> None:
    async def play(services: Services, people: list[User]) -> None:
        tournament_id = await opened(services, people, format="swiss", rounds=5)
        await services.tournaments.start(tournament_id, people[0])
        await services.tournaments.leave(tournament_id, people[1])
        await finish_tables(services, tournament_id)
        await services.conduct.advance(tournament_id)
        known = await progress(services, tournament_id)
        assert (known.row.status, known.row.round) == ("over", 1)
        with pytest.raises(ApiError, match="conflict"):
            await services.tournaments.leave(tournament_id, people[0])

    with_people(tmp_path, 2, play)


def test_after_its_deadline_bots_play_on_for_whoever_is_asked(tmp_path: Path) -> None:
    async def play(services: Services, people: list[User]) -> None:
        tournament_id = await opened(services, people)
        await services.tournaments.start(tournament_id, people[0])
        before = await progress(services, tournament_id)
        (table,) = before.stored.tables
        waiting = services.tables.get(table.id)
        asked = list(waiting.row.waiting)
        await changed(services, deadline=time.time() - 1, wake=time.time() - 1)
        await services.conduct.advance(tournament_id)
        async with waiting.open():
            assert asked
            assert all(waiting.seats[seat].kind == "bot" for seat in asked)
        row = (await progress(services, tournament_id)).row
        assert row.deadline == pytest.approx(time.time() + DAY, abs=60)

    with_people(tmp_path, 2, play)


def test_time_without_a_server_is_added_to_deadlines(tmp_path: Path) -> None:
    async def play(services: Services, people: list[User]) -> None:
        tournament_id = await opened(services, people)
        before = (await progress(services, tournament_id)).row.wake
        now = time.time()

        def outage(connection: Connection) -> None:
            connection.execute(update(schema.heartbeat).values(at=now - 1000))
            heartbeat.resume_clocks(connection, now)

        await services.store.write(outage)
        after = (await progress(services, tournament_id)).row.wake
        assert before is not None
        assert after == pytest.approx(before + 1000)

    with_people(tmp_path, 1, play)


def test_what_is_never_started_is_closed(tmp_path: Path) -> None:
    async def wait(services: Services, people: list[User]) -> None:
        tournament_id = await opened(services, people)
        row = (await progress(services, tournament_id)).row
        assert row.wake == pytest.approx(time.time() + acts.UNSTARTED, abs=60)
        await changed(services, wake=time.time() - 1)
        await services.conduct.advance(tournament_id)
        row = (await progress(services, tournament_id)).row
        assert (row.status, row.closed) == ("closed", "expiry")
        for act in (services.tournaments.start, services.tournaments.cancel):
            with pytest.raises(ApiError, match="conflict"):
                await act(tournament_id, people[0])

    with_people(tmp_path, 2, wait)


def test_one_that_fails_stops_no_other_and_is_left_alone_for_a_while(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(services: Services, people: list[User]) -> None:
        broken = await opened(services, people, format="swiss", rounds=1)
        await changed(services, game="unheard-of", status="playing", rounds=1)
        whole = await opened(services, people, format="swiss", rounds=1)
        for _ in range(3):
            await services.conduct.advance_all([broken, whole])
        assert caplog.text.count(f"tournament {broken} could not go on") == 1

    with_people(tmp_path, 2, play)


# Who may do what


def test_only_the_organiser_starts_removes_and_cancels(tmp_path: Path) -> None:
    async def try_all(services: Services, people: list[User]) -> None:
        ada, bob, cleo = people
        acts_of = services.tournaments
        tournament_id = await opened(services, people)
        for act in (acts_of.start, acts_of.cancel):
            with pytest.raises(ApiError, match="forbidden"):
                await act(tournament_id, bob)
        with pytest.raises(ApiError, match="forbidden"):
            await acts_of.remove(tournament_id, bob, cleo.name)
        with pytest.raises(ApiError, match="not-found"):
            await acts_of.remove(tournament_id, ada, "Nobody")
        await acts_of.remove(tournament_id, ada, cleo.name)
        with pytest.raises(ApiError, match="forbidden"):
            await acts_of.leave(tournament_id, cleo)
        # The organiser need not play.
        await acts_of.leave(tournament_id, ada)
        known = await progress(services, tournament_id)
        assert list(known.members) == [bob.id]
        with pytest.raises(ApiError, match="conflict"):  # one alone
            await acts_of.start(tournament_id, ada)
        await acts_of.join(tournament_id, cleo, known.row.invitation)
        await acts_of.start(tournament_id, ada)
        with pytest.raises(ApiError, match="conflict"):
            await acts_of.remove(tournament_id, ada, cleo.name)
        with pytest.raises(ApiError, match="conflict"):
            await acts_of.start(tournament_id, ada)
        with pytest.raises(ApiError, match="conflict"):
            await acts_of.join(tournament_id, ada, None)
        await acts_of.cancel(tournament_id, ada)
        known = await progress(services, tournament_id)
        assert (known.row.status, known.row.closed) == ("closed", "host")
        # A game that has begun goes on.
        assert len(known.unfinished) == 1
        assert await finish_tables(services, tournament_id) == 1

    with_people(tmp_path, 3, try_all)


def test_guests_strangers_and_those_kept_apart_do_not_get_in(tmp_path: Path) -> None:
    async def try_all(services: Services, people: list[User]) -> None:
        ada, bob, cleo = people
        (guest,) = await new_guests(services, "Guest")
        with pytest.raises(ApiError, match="forbidden"):
            await opened(services, [guest])
        tournament_id = await opened(services, [ada, bob])
        invitation = (await progress(services, tournament_id)).row.invitation
        join, find = services.tournaments.join, services.tournaments.find
        with pytest.raises(ApiError, match="forbidden"):
            await join(tournament_id, guest, invitation)
        for wrong in (None, "", invitation[:-1], "é"):
            with pytest.raises(ApiError, match="not-found"):
                await join(tournament_id, cleo, wrong)
            for reader in (None, cleo.id):
                with pytest.raises(ApiError, match="not-found"):
                    await find(tournament_id, reader, wrong)
        # Cleo has blocked Bob, which keeps her out; the organiser's link is not for whom he blocks.
        await services.store.write(lambda c: set_relation(c, cleo.id, bob.id, "block", 1.0))
        await find(tournament_id, cleo.id, invitation)
        with pytest.raises(ApiError, match="forbidden"):
            await join(tournament_id, cleo, invitation)
        await services.store.write(lambda c: set_relation(c, ada.id, cleo.id, "block", 1.0))
        with pytest.raises(ApiError, match="not-found"):
            await find(tournament_id, cleo.id, invitation)
        with pytest.raises(ApiError, match="not-found"):
            await join(tournament_id, cleo, invitation)
        # Whoever is in already stays in.
        await join(tournament_id, bob, None)
        assert len((await progress(services, tournament_id)).members) == 2

    with_people(tmp_path, 3, try_all)


def test_wrong_set_ups_are_refused(tmp_path: Path) -> None:
    async def try_all(services: Services, people: list[User]) -> None:
        for wrong in (
            {"seats": 4},
            {"clock": ClockInfo()},
            {"clock": ClockInfo("days")},
            {"format": "swiss"},
            {"options": {"rounds": 7}},
            {"options": {"unheard-of": 1}},
        ):
            with pytest.raises(BadSetup):
                await opened(services, people, **wrong)

    with_people(tmp_path, 1, try_all)


def test_nobody_has_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def try_all(services: Services, people: list[User]) -> None:
        ada, bob, cleo = people
        monkeypatch.setattr(acts, "MOST_ORGANISED", 2)
        monkeypatch.setattr(acts, "MOST_JOINED", 1)
        monkeypatch.setattr(acts, "MOST_MEMBERS", 2)
        full = await opened(services, [ada, bob])
        invitation = (await progress(services, full)).row.invitation
        with pytest.raises(ApiError, match="conflict"):
            await services.tournaments.join(full, cleo, invitation)
        # Whoever plays in as many as possible may still organise.
        second = await opened(services, [ada])
        assert (await progress(services, second)).members == {}
        with pytest.raises(ApiError, match="conflict"):
            await opened(services, [ada])
        invitation = (await progress(services, second)).row.invitation
        with pytest.raises(ApiError, match="conflict"):
            await services.tournaments.join(second, bob, invitation)

    with_people(tmp_path, 3, try_all)


def test_a_table_says_to_its_people_where_it_belongs(tmp_path: Path) -> None:
    async def look(services: Services, people: list[User]) -> None:
        for private in (True, False):
            tournament_id = await opened(services, people[:2], private=private)
            await services.tournaments.start(tournament_id, people[0])
            (known,) = (await progress(services, tournament_id)).stored.tables
            async with services.tables.get(known.id).open() as table:
                for reader in (*[user.id for user in people], None):
                    is_seated = reader in {user.id for user in people[:2]}
                    told = table.summary(reader, ()).tournament
                    assert told == (tournament_id if is_seated or not private else None)
            # Members may look on at tables of others; strangers are given no invitation.
            found = await progress(services, tournament_id)
            for reader in (people[0].id, people[2].id, None):
                seen = info(found, reader)
                is_member = reader == people[0].id
                given = [table.invitation for each in seen.rounds for table in each.tables]
                assert given == [known.invitation if private and is_member else None]
                assert (seen.invitation is not None) == is_member

    with_people(tmp_path, 3, look)


# People who go


def test_whoever_deletes_the_account_leaves_and_another_organises(tmp_path: Path) -> None:
    async def leave(services: Services, people: list[User]) -> None:
        ada, bob, cleo = people
        going_on = await opened(services, people, clock=LIVE)
        await services.tournaments.start(going_on, ada)
        waiting = await opened(services, people)
        alone = await opened(services, [ada])
        ids = [bob.id, cleo.id]
        ada = await services.store.read(lambda c: stored_people.check_active(c, ada.id))
        await services.accounts.delete(ada)
        await services.conduct.advance(going_on)
        known = await progress(services, going_on)
        assert known.row.opened_by in ids
        assert [member.user_id for member in known.active if member.user_id in ids]
        assert not [member for member in known.active if member.user_id == ada.id]
        assert known.members[ada.id].name.startswith("—")
        kinds = {s.user_id: s.kind for t in known.stored.tables for s in t.seats}
        assert kinds.get(ada.id, "bot") == "bot"
        known = await progress(services, waiting)
        assert sorted(known.members) == sorted(ids)
        assert known.row.opened_by in ids
        known = await progress(services, alone)
        assert (known.row.status, known.row.closed) == ("closed", "host")

    with_people(tmp_path, 3, leave)


def test_whoever_is_banned_plays_no_further_round(tmp_path: Path) -> None:
    async def ban(services: Services, people: list[User]) -> None:
        tournament_id = await opened(services, people, format="swiss", rounds=2)
        await services.tournaments.start(tournament_id, people[0])
        bob = people[1].id
        await services.store.write(lambda c: change_user(c, bob, banned=time.time()))
        await services.conduct.advance(tournament_id)
        known = await progress(services, tournament_id)
        assert known.members[bob].left_after == 1
        assert not [s for t in known.unfinished for s in t.seats if s.user_id == bob and not s.lost]
        await finish_tables(services, tournament_id)
        await services.conduct.advance(tournament_id)
        known = await progress(services, tournament_id)
        assert bob not in {s.user_id for t in known.tables_of(2) for s in t.seats}
        # Somebody banned before the start is not there at all.
        other = await opened(services, [people[0], people[2], people[3]])
        await services.store.write(lambda c: change_user(c, people[3].id, banned=time.time()))
        await services.tournaments.start(other, people[0])
        assert people[3].id not in (await progress(services, other)).members

    with_people(tmp_path, 4, ban)


def test_what_the_server_has_of_somebody_names_tournaments(tmp_path: Path) -> None:
    async def look(services: Services, people: list[User]) -> None:
        tournament_id = await opened(services, people)
        for user in people:
            told: Any = await services.store.read(partial(everything_of, user=user))
            assert [row["id"] for row in told["tournaments"]] == [tournament_id]
            assert "T" in told["tournaments"][0]["joined"]

    with_people(tmp_path, 2, look)


def test_a_table_that_was_closed_counts_as_sitting_out(tmp_path: Path) -> None:
    async def play(services: Services, people: list[User]) -> None:
        tournament_id = await opened(services, people, format="swiss", rounds=1)
        await services.tournaments.start(tournament_id, people[0])
        closed = update(schema.tables).values(status="closed", version=schema.tables.c.version + 1)
        await services.store.write(lambda c: c.execute(closed).rowcount)
        await services.conduct.advance(tournament_id)
        known = await progress(services, tournament_id)
        assert known.row.status == "over"
        assert [(int(s.points), s.sat_out, s.played) for s in known.standings()] == [(1, 1, 0)] * 2
        assert pair(*(user.id for user in people)) in History.of(known.played_rounds()).met

    with_people(tmp_path, 2, play)
