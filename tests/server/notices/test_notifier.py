"""Who is away is told that it is his turn: by push to a real service, by letter to a real one."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from tablee.server.notices import notifier
from tablee.server.notices.plan import DAY, LAST_CALL, RECENT, STRETCH
from tablee.server.notices.push import GONE
from tablee.server.people.letters import PostOffice
from tablee.server.services import Services
from tablee.server.storage import awaited, notices, people, records
from tablee.server.storage.notices import Subscription
from tablee.server.storage.people import User
from tablee.server.storage.schema import awaited as awaited_table
from tablee.server.storage.schema import push_subscriptions, sessions
from tablee.server.tables.awaiting import DELAY
from tablee.server.tables.table import Table
from tablee.server.wire.messages import ClockInfo
from tests.server.in_process import (
    answer,
    new_accounts,
    new_guests,
    new_table,
    quick_settings,
    running_services,
    take_back,
)
from tests.server.notices.push_service import (
    BrowserKeys,
    PushService,
    push_service,
    signed_claims,
)
from tests.server.people.mailbox import SENDER, URL, Mailbox, mail_server
from tests.server.postgres import postgres
from tests.server.tournaments.played import opened

pytestmark = pytest.mark.usefixtures("lanterns")
DAYS = ClockInfo("days", days=2)


@dataclass
class World:
    """A server, a push service and a post office; Ada and Bob, who have been away for a day."""

    services: Services
    push: PushService
    mail: Mailbox
    ada: User
    bob: User
    keys: BrowserKeys

    async def table(self, *others: User, clock: ClockInfo = DAYS, **more: Any) -> Table:
        """A new table at which Ada is asked first, after all have kept their lanterns."""
        people = [self.ada, self.bob, *others]
        seats = ["me", *["open"] * (len(people) - 1)]
        wish = {"game": "lanterns", "clock": clock, **more}
        table = await new_table(self.services, people, *seats, **wish)
        for user in people:
            await answer(table, user.id, "keep")
        return table

    async def bobs_turn(self, **more: Any) -> Table:
        """A new table at which Ada has played, and Bob is asked."""
        table = await self.table(**more)
        await answer(table, self.ada.id, "hide")
        return table

    async def look(self, seconds: float = DELAY + 1) -> None:
        """The server looks for what is due so many seconds after the last questions."""
        await look(self.services, await self.asked() + seconds)

    async def asked(self) -> float:
        """When the last question was asked."""
        query = select(awaited_table.c.asked).order_by(awaited_table.c.asked.desc())
        return await self.services.store.read(lambda c: c.execute(query.limit(1)).scalar_one())

    async def subscribe(self, user: User, path: str = "/bob") -> str:
        """Notices are pushed to a browser of the user, who is seen no more; its session."""
        session = (await self.services.identity.open_session(user, "phone"))[0].session
        browser = Subscription(
            session.id,
            user.id,
            f"{self.push.address}{path}",
            self.keys.p256dh,
            self.keys.auth,
            1.0,
        )
        await self.services.store.write(lambda c: notices.add_browser(c, browser))
        await self.last_seen(user, 0.0)
        return session.id

    async def writes_to(self, user: User, mode: Any = "now") -> None:
        """Letters tell the user, at an address that is confirmed."""

        def job(connection: Any) -> None:
            email = f"{user.name.lower()}@example.org"
            people.change_user(connection, user.id, email=email, email_confirmed=1.0)
            notices.set_email_mode(connection, user.id, mode)

        await self.services.store.write(job)
        await self.last_seen(user, 0.0)

    async def last_seen(self, user: User, at: float) -> None:
        query = update(sessions).where(sessions.c.user_id == user.id).values(seen=at)
        await self.services.store.write(lambda c: c.execute(query).rowcount)

    def pushed(self) -> list[Any]:
        """The messages that browsers have got, decrypted."""
        return [self.keys.read(delivery.body) for delivery in self.push.got]


async def look(services: Services, now: float) -> None:
    await services.notifier.tell_due(now)
    await services.notifier.told()


@asynccontextmanager
async def world(data: Path, **more: Any) -> AsyncIterator[World]:
    async with mail_server() as (mail, port), push_service() as push:
        office = PostOffice("127.0.0.1", port, SENDER)
        wanted = {"smtp": office, "url": URL, "allows_local_push": True} | more
        async with running_services(quick_settings(data, **wanted)) as services:
            ada, bob = await new_guests(services, "Ada", "Bob")
            yield World(services, push, mail, ada, bob, BrowserKeys())


def run(test: Callable[[World], Awaitable[None]], data: Path, **more: Any) -> None:
    async def in_world() -> None:
        async with world(data, **more) as here:
            await test(here)

    asyncio.run(in_world())


def test_a_browser_is_told_whose_table_waits_and_who_moved(tmp_path: Path) -> None:
    async def play(here: World) -> None:
        await here.subscribe(here.bob)
        table = await here.bobs_turn()
        await here.look(DELAY - 1)
        assert not here.push.got
        await here.look()
        (message,) = here.pushed()
        assert message == {
            "title": "Lanterns: it’s your turn",
            "body": "Ada has played.",
            "path": f"/t/{table.id}",
            "lang": "en",
        }
        (delivery,) = here.push.got
        assert delivery.path == "/bob"
        assert delivery.headers["content-encoding"] == "aes128gcm"
        claims, key = signed_claims(delivery)
        assert claims["aud"] == here.push.address
        assert claims["sub"] == f"mailto:{SENDER}"
        assert key == here.services.push.public_key
        # Once: neither the next look tells it again, nor one a day later.
        await here.look(DELAY + 10)
        await here.look(DAY)
        assert len(here.push.got) == 1

    run(play, tmp_path)


def test_who_wished_for_nothing_is_passed_over_with_all_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One write for all of them: it would be one each, for everybody at every table."""
    looked_at: list[str] = []
    monkeypatch.setattr(notifier, "claimed", lambda _, user_id, *__: looked_at.append(user_id))

    async def play(here: World) -> None:
        await here.bobs_turn()
        due = select(awaited_table.c.due).where(awaited_table.c.due.is_not(None))
        assert await here.services.store.read(lambda c: len(c.execute(due).all())) == 1
        await here.look()
        assert not looked_at
        assert await here.services.store.read(lambda c: not c.execute(due).all())
        await here.subscribe(here.bob)
        await here.bobs_turn()
        await here.look()
        assert looked_at == [here.bob.id]

    run(play, tmp_path)


def test_several_tables_are_one_notice_that_says_so(tmp_path: Path) -> None:
    async def play(here: World) -> None:
        await here.subscribe(here.bob)
        await here.writes_to(here.bob)
        tables = [await here.bobs_turn() for _ in range(3)]
        await here.look()
        (message,) = here.pushed()
        assert (message["title"], message["path"]) == ("3 tables are waiting for you", "/tables")
        (letter,) = here.mail.letters
        assert letter["subject"] == "Tablée: 3 tables are waiting for you"
        for table in tables:
            assert f"{URL}/t/{table.id}" in letter.get_content()
        # Another one within the stretch waits for its end, and is then told with the rest.
        await here.bobs_turn()
        await here.look()
        assert len(here.push.got) == len(here.mail.letters) == 1
        await here.look(STRETCH + DELAY + 1)
        assert here.pushed()[1]["title"] == "4 tables are waiting for you"
        assert here.mail.letters[1]["subject"] == "Tablée: 4 tables are waiting for you"

    run(play, tmp_path)


def test_who_has_answered_or_is_here_is_not_told(tmp_path: Path) -> None:
    async def play(here: World) -> None:
        await here.subscribe(here.bob)
        table = await here.bobs_turn()
        await answer(table, here.bob.id, "show")
        # Both are asked now; Bob answers that as well.
        await answer(table, here.bob.id, "swap")
        await here.look()
        assert not here.push.got
        await here.bobs_turn()
        now = await here.asked() + DELAY + 1
        await here.last_seen(here.bob, now - 5)
        await look(here.services, now)
        assert not here.push.got
        await look(here.services, now + RECENT)
        assert len(here.push.got) == 1

    run(play, tmp_path)


def test_a_page_that_is_open_keeps_its_reader_seen(tmp_path: Path) -> None:
    """Pages ask for their reader's tables every 20 seconds: that is noted every two minutes."""

    async def look_in(here: World) -> None:
        authenticated, cookie = await here.services.identity.open_session(here.bob, "")
        await here.last_seen(here.bob, authenticated.session.seen - 130)
        await here.services.identity.authenticate(cookie)
        seen = await here.services.store.read(lambda c: notices.last_seen(c, here.bob.id))
        assert seen >= authenticated.session.seen

    run(look_in, tmp_path)


def test_a_move_that_is_taken_back_asks_nobody(tmp_path: Path) -> None:
    async def play(here: World) -> None:
        await here.subscribe(here.bob)
        table = await here.bobs_turn()
        await take_back(table, here.ada.id)
        await here.look()
        assert not here.push.got

    run(play, tmp_path)


@pytest.mark.parametrize("kind", ["live", "alone"])
def test_only_tables_that_people_come_back_to_are_told_of(tmp_path: Path, kind: str) -> None:
    async def play(here: World) -> None:
        await here.subscribe(here.bob)
        await here.subscribe(here.ada, "/ada")
        if kind == "live":
            await here.bobs_turn(clock=ClockInfo("live", bank=600, increment=5))
        else:
            await new_table(here.services, [here.bob], "me", "bot:random", game="lanterns")
        rows = await here.services.store.read(lambda c: c.execute(select(awaited_table)).all())
        assert rows == []

    run(play, tmp_path)


def test_tables_that_are_left_closed_or_over_wait_for_nobody(tmp_path: Path) -> None:
    async def play(here: World) -> None:
        async def waiting() -> int:
            query = select(awaited_table)
            return len(await here.services.store.read(lambda c: c.execute(query).all()))

        closed = await here.bobs_turn()
        await here.services.store.write(
            lambda c: records.close_table(c, closed.id, "admin", 1.0) or None
        )
        assert await waiting() == 0
        left = await here.bobs_turn()
        await left.resign(here.ada.id)  # a bot plays on against Bob alone
        assert await waiting() == 0
        over = await here.bobs_turn(options={"rounds": 1})
        await answer(over, here.bob.id, "hide")
        assert over.row.status == "over"
        assert await waiting() == 0
        gone = await here.bobs_turn()
        await here.services.accounts.delete(here.bob)
        assert gone.row.status == "playing"
        assert await waiting() == 0

    run(play, tmp_path)


def test_a_last_call_before_time_runs_out(tmp_path: Path) -> None:
    async def play(here: World) -> None:
        await here.subscribe(here.bob)
        await here.writes_to(here.bob, "daily")
        table = await here.bobs_turn()
        await here.look()
        await here.look(2 * DAY - LAST_CALL - 1)
        assert len(here.push.got) == len(here.mail.letters) == 1
        await here.look(2 * DAY - LAST_CALL)
        message = here.pushed()[1]
        assert message["title"] == "Lanterns: your time is running out"
        assert message["body"] == "You have about 8 hours left to play."
        assert message["path"] == f"/t/{table.id}"
        assert here.mail.letters[1]["subject"] == "Tablée: your time is running out"
        await here.look(2 * DAY - 60)
        assert len(here.push.got) == len(here.mail.letters) == 2

    run(play, tmp_path)


def test_a_deadline_moves_on_while_no_server_runs(tmp_path: Path) -> None:
    async def play(here: World) -> None:
        await here.bobs_turn()
        query = select(awaited_table.c.deadline)
        before = await here.services.store.read(lambda c: c.execute(query).scalar_one())
        await here.services.store.write(lambda c: awaited.move_deadlines(c, 100.0))
        after = await here.services.store.read(lambda c: c.execute(query).scalar_one())
        assert after == pytest.approx(before + 100.0)

    run(play, tmp_path)


def test_who_is_seated_by_a_tournament_is_told_of_the_first_question(tmp_path: Path) -> None:
    async def play(here: World) -> None:
        members = await new_accounts(here.services, "Hypatia", "Theon", "Pandrosion")
        for user in members:
            user.password = "-"  # noqa: S105 - of nobody
        await here.subscribe(members[1])
        tournament = await opened(here.services, members)
        await here.services.tournaments.start(tournament, members[0])
        await here.look()
        assert here.pushed()[0]["title"] == "2 tables are waiting for you"

    run(play, tmp_path)


# What a notice must not tell


def test_a_notice_tells_nothing_of_what_is_hidden(tmp_path: Path) -> None:
    """Its words are the same whatever was played, and whatever is in whose hands."""

    async def told(data: Path, ada_plays: str) -> list[str]:
        async with world(data) as here:
            await here.subscribe(here.bob)
            await here.writes_to(here.bob)
            table = await here.table()
            await answer(table, here.ada.id, ada_plays)
            await here.look()
            (message,), (letter,) = here.pushed(), here.mail.letters
            return [
                json.dumps(message).replace(table.id, ""),
                letter.get_content().replace(table.id, "").split("unsubscribe")[0],
            ]

    hidden = asyncio.run(told(tmp_path / "hide", "hide"))
    assert hidden == asyncio.run(told(tmp_path / "show", "show"))


def test_nobody_learns_who_has_answered_under_seal(tmp_path: Path) -> None:
    """Whoever answered last opened all answers: no notice names him."""

    async def told(data: Path, order: list[int]) -> Any:
        async with world(data) as here:
            (eve,) = await new_guests(here.services, "Eve")
            users = [here.ada, here.bob, eve]
            table = await here.table(eve, options={"mode": "sealed"})
            assert table.row.sealed
            await here.subscribe(here.ada)
            await here.look()
            before = here.pushed()[-1]["body"]
            for seat in order:
                await answer(table, users[seat].id, "hide")
            # In the next round everybody is asked; Ada has been away since.
            assert table.row.waiting == [0, 1, 2]
            await here.last_seen(here.ada, 0.0)
            await here.look(STRETCH + DELAY + 1)
            return before, here.pushed()[-1]["body"]

    first = asyncio.run(told(tmp_path / "a", [0, 1, 2]))
    assert first == asyncio.run(told(tmp_path / "b", [0, 2, 1]))
    assert first == ("Eve has played.", "Your table is waiting for you.")


def test_who_is_gone_for_good_is_not_named(tmp_path: Path) -> None:
    async def play(here: World) -> None:
        (eve,) = await new_guests(here.services, "Eve")
        await here.writes_to(here.bob)
        table = await here.table(eve)
        await answer(table, here.ada.id, "hide")
        await here.services.accounts.delete(here.ada)
        await here.look()
        (letter,) = here.mail.letters
        assert "Lanterns, with Eve." in letter.get_content()
        assert "has played" not in letter.get_content()

    run(play, tmp_path)


# Letters


def test_a_letter_speaks_its_readers_language_and_ends_by_one_click(tmp_path: Path) -> None:
    async def play(here: World) -> None:
        await here.services.identity.change_settings(here.bob, {"lang": "fr"})
        await here.writes_to(here.bob)
        table = await here.bobs_turn()
        await here.look()
        (letter,) = here.mail.letters
        assert letter["subject"] == "Tablée\xa0: à vous de jouer"
        text = letter.get_content()
        assert "Lanterns, avec Ada. Ada a joué." in text
        assert f"{URL}/t/{table.id}" in text
        link = letter["list-unsubscribe"].strip("<>")
        assert link.startswith(f"{URL}/unsubscribe/")
        assert link in text
        assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"

    run(play, tmp_path)


def test_only_addresses_that_are_confirmed_get_letters(tmp_path: Path) -> None:
    async def play(here: World) -> None:
        await here.writes_to(here.bob)
        await here.services.store.write(
            partial(people.change_user, user_id=here.bob.id, email_confirmed=None)
        )
        await here.bobs_turn()
        await here.look()
        assert not here.mail.letters

    run(play, tmp_path)


def test_a_post_office_that_is_busy_is_asked_again_later(tmp_path: Path) -> None:
    async def play(here: World) -> None:
        await here.writes_to(here.bob)
        await here.bobs_turn()
        here.services.letters._waiting = 90
        await here.look()
        assert not here.mail.letters
        here.services.letters._waiting = 0
        await here.look(DELAY + 62)
        assert len(here.mail.letters) == 1

    run(play, tmp_path)


# Browsers that are gone, people who are


@pytest.mark.parametrize("status", GONE)
def test_a_browser_that_its_service_forgot_is_forgotten(tmp_path: Path, status: int) -> None:
    async def play(here: World) -> None:
        await here.subscribe(here.bob)
        here.push.status = status
        await here.bobs_turn()
        await here.look()
        query = select(push_subscriptions)
        assert await here.services.store.read(lambda c: c.execute(query).all()) == []

    run(play, tmp_path)


def test_a_service_that_fails_is_logged_without_its_address(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(here: World) -> None:
        await here.subscribe(here.bob, "/secret-of-bob")
        here.push.status = 500
        await here.bobs_turn()
        await here.look()
        assert len(
            await here.services.store.read(partial(notices.browsers_of, user_id=here.bob.id))
        )

    with caplog.at_level(logging.WARNING):
        run(play, tmp_path)
    assert "a notice was not taken by a push service: 500" in caplog.text
    assert "secret-of-bob" not in caplog.text


def test_nothing_is_pushed_to_a_browser_that_signed_out(tmp_path: Path) -> None:
    async def play(here: World) -> None:
        session_id = await here.subscribe(here.bob)
        await here.services.identity.revoke(here.bob, session_id)
        await here.bobs_turn()
        await here.look()
        assert not here.push.got

    run(play, tmp_path)


def test_who_was_banned_is_told_nothing(tmp_path: Path) -> None:
    async def play(here: World) -> None:
        await here.subscribe(here.bob)
        await here.bobs_turn()
        await here.services.store.write(
            partial(people.change_user, user_id=here.bob.id, banned=1.0)
        )
        await here.look()
        assert not here.push.got

    run(play, tmp_path)


def test_a_push_service_on_a_network_of_ours_is_never_called(tmp_path: Path) -> None:
    """Without the setting of tests: also not where a name led elsewhere when it was given."""

    async def play(here: World) -> None:
        await here.subscribe(here.bob)
        await here.bobs_turn()
        await here.look()
        assert not here.push.got

    run(play, tmp_path, allows_local_push=False)


# Restarts, and several processes


def test_what_is_due_survives_a_restart_and_is_told_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with mail_server() as (_, port), push_service() as push:
            office = PostOffice("127.0.0.1", port, SENDER)
            settings = quick_settings(tmp_path, smtp=office, url=URL, allows_local_push=True)
            async with running_services(settings) as services:
                ada, bob = await new_guests(services, "Ada", "Bob")
                here = World(services, push, Mailbox(), ada, bob, BrowserKeys())
                await here.subscribe(bob)
                await here.bobs_turn()
                now = await here.asked() + DELAY + 1
            async with running_services(settings) as again:
                await look(again, now)
                assert len(push.got) == 1
            async with running_services(settings) as at_last:
                await look(at_last, now + DAY)
            assert len(push.got) == 1

    asyncio.run(play())


def test_of_two_processes_one_tells(tmp_path: Path) -> None:
    async def play() -> None:
        with postgres() as database:
            async with push_service() as push:
                settings = quick_settings(tmp_path, database=database, allows_local_push=True)
                async with running_services(settings) as one, running_services(settings) as two:
                    ada, bob = await new_guests(one, "Ada", "Bob")
                    here = World(one, push, Mailbox(), ada, bob, BrowserKeys())
                    await here.subscribe(bob)
                    for count in range(1, 6):
                        await here.bobs_turn()
                        now = await here.asked() + count * (STRETCH + DELAY)
                        await asyncio.gather(*(look(s, now) for s in (one, two, two, one)))
                        assert len(push.got) == count
                    assert one.push.public_key == two.push.public_key

    asyncio.run(play())
