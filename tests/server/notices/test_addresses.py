"""Addresses: confirmed by who reads them, and left alone as soon as that one says so."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tablee.server.people.addresses import CONFIRM_LIFETIME
from tablee.server.people.letters import PostOffice
from tablee.server.services import Services
from tablee.server.storage import notices, people
from tests.server.in_process import quick_settings, running_server
from tests.server.people.mailbox import SENDER, URL, Mailbox, mail_server
from tests.server.signed_up import PASSWORD

MINE = "ida@example.org"


class Here:
    """Ida's browser, and her mailbox."""

    def __init__(self, services: Services, mailbox: Mailbox, http: httpx.AsyncClient) -> None:
        self.services = services
        self.mailbox = mailbox
        self.http = http

    async def gives(self, email: str | None) -> None:
        body = {"email": email, "password": PASSWORD}
        assert (await self.http.put("/api/me/email", json=body)).status_code == 200
        await self.letters_are_written()

    async def letters_are_written(self) -> None:
        await asyncio.gather(*self.services.accounts._writing)

    def token(self) -> str:
        """What the last letter holds."""
        text = self.mailbox.letters[-1].get_content()
        found = re.search(rf"^{re.escape(URL)}/confirm#(\S+)", text, re.MULTILINE)
        assert found, text
        return found[1]

    async def confirms(self, token: str) -> int:
        """Whoever reads the letter may be nobody whom the server knows."""
        headers = {"origin": str(self.http.base_url).rstrip("/")}
        async with httpx.AsyncClient(base_url=self.http.base_url, headers=headers) as stranger:
            answer = await stranger.post("/api/email-confirmations", json={"token": token})
            assert "set-cookie" not in answer.headers
            return answer.status_code

    async def info(self) -> dict[str, object]:
        found: dict[str, object] = (await self.http.get("/api/me/notices")).json()
        return found

    async def mode(self, mode: str) -> httpx.Response:
        return await self.http.patch("/api/me/notices", json={"email": mode})


@asynccontextmanager
async def ida(data: Path, lang: str = "en") -> AsyncIterator[Here]:
    async with mail_server() as (mailbox, port):
        office = PostOffice("127.0.0.1", port, SENDER)
        async with (
            running_server(quick_settings(data, smtp=office, url=URL)) as (services, url),
            httpx.AsyncClient(base_url=url, headers={"origin": url}) as http,
        ):
            await http.post("/api/accounts", json={"name": "Ida", "password": PASSWORD})
            await http.patch("/api/me", json={"lang": lang})
            yield Here(services, mailbox, http)


def run(test: Callable[[Here], Awaitable[None]], data: Path, lang: str = "en") -> None:
    async def work() -> None:
        async with ida(data, lang) as here:
            await test(here)

    asyncio.run(work())


def test_whoever_reads_an_address_confirms_it(tmp_path: Path) -> None:
    async def confirm(here: Here) -> None:
        assert (await here.mode("now")).status_code == 403  # there is no address yet
        await here.gives(MINE)
        (letter,) = here.mailbox.letters
        assert (letter["to"], letter["subject"]) == (MINE, "Tablée: is this your address?")
        assert (await here.mode("now")).json()["email"] == "now"
        assert (await here.info())["confirmed"] is False
        assert await here.confirms(here.token()) == 200
        assert (await here.info())["confirmed"] is True
        # The same address again stays confirmed, and nobody is asked again.
        await here.gives(MINE)
        assert (await here.info())["confirmed"] is True
        await here.http.post("/api/me/email/confirmation")
        await here.letters_are_written()
        assert len(here.mailbox.letters) == 1

    run(confirm, tmp_path)


def test_the_letter_speaks_french(tmp_path: Path) -> None:
    async def confirm(here: Here) -> None:
        await here.gives(MINE)
        assert here.mailbox.letters[0]["subject"] == (
            "Tablée\xa0: cette adresse est-elle la vôtre\xa0?"
        )

    run(confirm, tmp_path, "fr")


def test_a_letter_confirms_the_address_it_was_sent_to_and_no_other(tmp_path: Path) -> None:
    async def confirm(here: Here) -> None:
        await here.gives(MINE)
        old = here.token()
        await here.gives("other@example.org")
        assert await here.confirms(old) == 403
        assert await here.confirms(here.token() + "x") == 403
        assert await here.confirms("x" * 40) == 403
        assert (await here.info())["confirmed"] is False
        assert await here.confirms(here.token()) == 200
        # Another address is not confirmed by the first.
        await here.gives("third@example.org")
        assert (await here.info())["confirmed"] is False

    run(confirm, tmp_path)


def test_a_letter_holds_for_some_days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def confirm(here: Here) -> None:
        await here.gives(MINE)
        later = time.time() + CONFIRM_LIFETIME + 2
        with monkeypatch.context() as clock:
            clock.setattr("time.time", lambda: later)
            assert await here.confirms(here.token()) == 403
        assert await here.confirms(here.token()) == 200

    run(confirm, tmp_path)


def test_what_ends_letters_does_not_confirm_an_address(tmp_path: Path) -> None:
    async def confirm(here: Here) -> None:
        await here.gives(MINE)
        user = await here.services.store.read(lambda c: people.user_named(c, "ida"))
        assert user is not None
        end = here.services.addresses.end_link(user).rpartition("/")[2]
        assert await here.confirms(end) == 403
        assert (await here.http.post(f"/unsubscribe/{here.token()}")).status_code == 403

    run(confirm, tmp_path)


def test_who_has_used_a_letter_for_a_password_has_read_it(tmp_path: Path) -> None:
    async def reset(here: Here) -> None:
        await here.gives(MINE)
        here.services.accounts.ask_reset("Ida")
        await here.letters_are_written()
        found = re.search(r"/reset#(\S+)", here.mailbox.letters[-1].get_content())
        assert found
        body = {"token": found[1], "password": "another password"}
        await here.http.post("/api/password-resets/use", json=body)
        assert (await here.info())["confirmed"] is True

    run(reset, tmp_path)


def test_an_address_is_not_flooded(tmp_path: Path) -> None:
    async def flood() -> None:
        async with mail_server() as (mailbox, port):
            office = PostOffice("127.0.0.1", port, SENDER)
            settings = quick_settings(tmp_path, smtp=office, url=URL, limit_scale=1.0)
            async with running_server(settings) as (services, url):
                codes = []
                for name in ("Ida", "Eve"):
                    async with httpx.AsyncClient(base_url=url, headers={"origin": url}) as http:
                        account = await services.identity.account(name, PASSWORD, None, "")
                        http.cookies.set("tablee", account[1])
                        body = {"email": MINE, "password": PASSWORD}
                        assert (await http.put("/api/me/email", json=body)).status_code == 200
                        for _ in range(2):
                            answer = await http.post("/api/me/email/confirmation")
                            codes.append(answer.status_code)
                await asyncio.gather(*services.accounts._writing)
                # Three to one address, whoever asks for them.
                assert len(mailbox.letters) == 3
                assert codes[-1] == 429

    asyncio.run(flood())


# The end of letters


def test_letters_end_by_one_click_of_whoever_reads_them(tmp_path: Path) -> None:
    """As a mail program does it (RFC 8058): no cookie, no origin, a form."""

    async def end(here: Here) -> None:
        await here.gives(MINE)
        await here.mode("daily")
        user = await here.services.store.read(lambda c: people.user_named(c, "ida"))
        assert user is not None
        link = here.services.addresses.end_link(user).removeprefix(URL)
        async with httpx.AsyncClient(base_url=here.http.base_url) as mail_program:
            # To open it does nothing yet: whoever follows links in letters is no reader.
            assert (await mail_program.get(link)).status_code == 200
            assert (await here.info())["email"] == "daily"
            form = {"List-Unsubscribe": "One-Click"}
            assert (await mail_program.post(link, data=form)).status_code == 200
            assert (await here.info())["email"] == "off"
            assert (await mail_program.post(link, data=form)).status_code == 200
            for forged in (link[:-3], link + "x", "/unsubscribe/x"):
                assert (await mail_program.post(forged, data=form)).status_code == 403
        # A letter to an address of before says nothing about the one of now.
        await here.gives("new@example.org")
        await here.mode("now")
        await here.http.post(link)
        assert (await here.info())["email"] == "now"

    run(end, tmp_path)


def test_the_link_is_not_written_to_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def end(here: Here) -> None:
        await here.http.post("/unsubscribe/a-secret-of-ida")

    with caplog.at_level("INFO"):
        run(end, tmp_path)
    ours = [record for record in caplog.records if record.name.startswith("tablee")]
    assert ours
    assert "a-secret-of-ida" not in "".join(str(record.__dict__) for record in ours)


def test_guests_and_strangers_have_no_letters_to_choose(tmp_path: Path) -> None:
    async def choose(here: Here) -> None:
        url = str(here.http.base_url).rstrip("/")
        async with httpx.AsyncClient(base_url=url, headers={"origin": url}) as other:
            assert (await other.patch("/api/me/notices", json={"email": "now"})).status_code == 401
            await other.post("/api/guests", json={"name": "Guest"})
            assert (await other.patch("/api/me/notices", json={"email": "now"})).status_code == 403
            assert (await other.post("/api/me/email/confirmation")).status_code == 403
        assert (await here.mode("hourly")).status_code == 400

    run(choose, tmp_path)


def test_an_export_tells_how_one_is_told(tmp_path: Path) -> None:
    async def export(here: Here) -> None:
        await here.gives(MINE)
        await here.mode("daily")
        known = (await here.http.get("/api/me/export")).json()
        assert known["notices"] == [{"email": "daily", "pushed": None, "mailed": None}]
        assert known["push_subscriptions"] == known["awaited"] == []
        await here.http.post("/api/me/delete", json={"password": PASSWORD})
        user_id = known["user"]["id"]
        gone = await here.services.store.read(lambda c: notices.notices_of(c, user_id))
        assert gone is None

    run(export, tmp_path)
