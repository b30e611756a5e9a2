"""Letters, to a real mail server: who forgot a password gets one, and nobody learns of it."""

import asyncio
import logging
import re
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.server.people.letters import Letters, PostOffice
from tablee.server.services import Services
from tablee.server.settings import BadSetting, Settings
from tablee.server.storage import people
from tests.server.in_process import quick_settings, running_server, running_services
from tests.server.people.mailbox import SENDER, URL, Mailbox, mail_server
from tests.server.signed_up import PASSWORD

OTHER = "another password"


@asynccontextmanager
async def _with_account(
    data: Path, lang: str = "en"
) -> AsyncIterator[tuple[Services, str, Mailbox]]:
    """A server that can send letters, with an account that has an address."""
    async with mail_server() as (mailbox, port):
        office = PostOffice("127.0.0.1", port, SENDER)
        async with running_server(quick_settings(data, smtp=office, url=URL)) as (services, url):
            here, _ = await services.identity.account("Ida", PASSWORD, None, "old browser")
            await services.accounts.change_email(here.user, "ida@example.org")
            await services.identity.change_settings(here.user, {"lang": lang})
            yield services, url, mailbox


async def _post(url: str, path: str, body: object) -> httpx.Response:
    async with httpx.AsyncClient(base_url=url, headers={"origin": url}) as client:
        return await client.post(path, json=body)


async def _ask(url: str, name: str) -> None:
    answer = await _post(url, "/api/password-resets", {"name": name})
    assert (answer.status_code, answer.json()) == (200, {"ok": True})


async def _written(services: Services) -> None:
    """All letters that were asked for are handed over, or never will be."""
    await asyncio.gather(*services.accounts._writing)


def _token(letter: EmailMessage) -> str:
    found = re.search(rf"^{re.escape(URL)}/reset#(\S+)", letter.get_content(), re.MULTILINE)
    assert found, letter.get_content()
    return found[1]


def _run(work: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await work()

    asyncio.run(run())


def test_a_letter_lets_its_reader_choose_a_password_once(tmp_path: Path) -> None:
    async def forget() -> None:
        async with _with_account(tmp_path) as (services, url, mailbox):
            await _ask(url, "ida")
            await _written(services)
            (letter,) = mailbox.letters
            assert mailbox.recipients == [["ida@example.org"]]
            assert (letter["from"], letter["to"]) == (SENDER, "ida@example.org")
            assert letter["subject"] == "Tablée: a new password"
            assert "Hello Ida" in letter.get_content()
            body = {"token": _token(letter), "password": OTHER}
            answer = await _post(url, "/api/password-resets/use", body)
            assert answer.json()["name"] == "Ida"
            assert "tablee=" in answer.headers["set-cookie"]
            # Once; and whoever was signed in is so no more.
            again = await _post(url, "/api/password-resets/use", body)
            assert again.json()["error"]["text"]["id"] == "error-reset"
            user_id = answer.json()["id"]
            sessions = await services.store.read(lambda c: people.sessions_of(c, user_id))
            assert [session.agent for session in sessions] != ["old browser"]
            assert len(sessions) == 1
            for password, status in ((PASSWORD, 401), (OTHER, 200)):
                credentials = {"name": "Ida", "password": password}
                assert (await _post(url, "/api/sessions", credentials)).status_code == status

    _run(forget)


def test_a_letter_speaks_the_language_of_its_reader(tmp_path: Path) -> None:
    async def forget() -> None:
        async with _with_account(tmp_path, "fr") as (services, url, mailbox):
            await _ask(url, "Ida")
            await _written(services)
            assert mailbox.letters[0]["subject"] == "Tablée\xa0: un nouveau mot de passe"
            assert "Bonjour Ida," in mailbox.letters[0].get_content()

    _run(forget)


def test_letters_of_before_hold_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After an hour; after the password or the address was changed."""

    async def forget() -> None:
        async with _with_account(tmp_path) as (services, url, mailbox):
            here, _ = await services.identity.sign_in("Ida", PASSWORD, "")

            async def token() -> str:
                mailbox.letters.clear()
                await _ask(url, "Ida")
                await _written(services)
                return _token(mailbox.letters[0])

            async def refused(old: str) -> None:
                body = {"token": old, "password": OTHER}
                answer = await _post(url, "/api/password-resets/use", body)
                assert answer.json()["error"]["text"]["id"] == "error-reset"

            old = await token()
            await services.accounts.change_email(here.user, "new@example.org")
            await refused(old)
            old = await token()
            await services.accounts.change_password(here, OTHER)
            await refused(old)
            old = await token()
            later = time.time() + people.RESET_LIFETIME + 1
            with monkeypatch.context() as clock:
                clock.setattr("time.time", lambda: later)
                await refused(old)
            await refused("x" * 43)

    _run(forget)


def test_nobody_is_told_whether_a_name_exists(tmp_path: Path) -> None:
    """The answer is the same, and is given before anything is looked up."""

    async def forget() -> None:
        async with _with_account(tmp_path) as (services, url, mailbox):
            await services.identity.guest("Guest", "")
            looked_up = asyncio.Event()
            write = services.store.write

            async def slow_write(job: Any) -> Any:
                await looked_up.wait()
                return await write(job)

            services.store.write = slow_write  # type: ignore[method-assign]
            for name in ("Nobody here", "Guest", "Ida"):
                await _ask(url, name)
            assert not mailbox.letters
            looked_up.set()
            await _written(services)
            assert len(mailbox.letters) == 1

    _run(forget)


def test_an_address_is_not_flooded_with_letters(tmp_path: Path) -> None:
    async def flood() -> None:
        async with _with_account(tmp_path) as (services, url, mailbox):
            # Somebody else gives her address as his own.
            eve, _ = await services.identity.account("Eve", PASSWORD, None, "")
            await services.accounts.change_email(eve.user, "ida@example.org")
            for _ in range(4):
                await _ask(url, "Ida")
                await _ask(url, "Eve")
            await _written(services)
            assert len(mailbox.letters) == people.MOST_LETTERS

    _run(flood)


def test_without_a_post_office_nothing_is_sent_and_nothing_told(tmp_path: Path) -> None:
    async def forget() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, url):
            here, _ = await services.identity.account("Ida", PASSWORD, None, "")
            await services.accounts.change_email(here.user, "ida@example.org")
            await _ask(url, "Ida")
            assert not services.accounts._writing

    _run(forget)


def test_a_post_office_that_fails_is_logged_and_hidden(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def forget() -> None:
        with socket.socket() as nobody:
            nobody.bind(("127.0.0.1", 0))  # and does not listen
            port = nobody.getsockname()[1]
            office = PostOffice("127.0.0.1", port, SENDER, user="u", password="hidden")  # noqa: S106
            settings = quick_settings(tmp_path, smtp=office, url=URL)
            async with running_services(settings) as services:
                here, _ = await services.identity.account("Ida", PASSWORD, None, "")
                await services.accounts.change_email(here.user, "ida@example.org")
                services.accounts.ask_reset("Ida")
                await _written(services)

    with caplog.at_level(logging.ERROR):
        _run(forget)
    assert "a letter could not be handed over: ConnectionRefusedError" in caplog.text
    for secret in ("ida@example.org", "hidden", "reset#"):
        assert secret not in caplog.text


def test_passwords_of_the_post_office_travel_encrypted(caplog: pytest.LogCaptureFixture) -> None:
    """On another machine nothing is said to one that cannot encrypt."""

    class Elsewhere(PostOffice):
        @property
        def is_here(self) -> bool:
            return False

    async def send() -> None:
        async with mail_server() as (mailbox, port):
            letters = Letters(Elsewhere("127.0.0.1", port, SENDER, user="u", password="p"), URL)  # noqa: S106
            await letters.send("ida@example.org", "en", "reset", name="Ida", link=URL)
            letters.close()
            assert not mailbox.letters

    with caplog.at_level(logging.ERROR):
        _run(send)
    assert "SMTPNotSupportedError" in caplog.text
    for host, is_here in (
        ("localhost", True),
        ("127.0.0.9", True),
        ("::1", True),
        ("10.0.0.1", False),
        ("mail.example.org", False),
    ):
        assert PostOffice(host, 25, SENDER).is_here is is_here


def test_the_post_office_is_one_setting() -> None:
    def smtp(address: str, **more: str) -> Settings:
        return Settings.from_environment({"TABLEE_SMTP": address, "TABLEE_URL": URL} | more)

    office = smtp("smtp://me%40example.org:p%3Ass@mail.example.org?from=a@example.org").smtp
    assert office == PostOffice(
        "mail.example.org",
        587,
        "a@example.org",
        user="me@example.org",
        password="p:ss",  # noqa: S106
    )
    assert "p:ss" not in repr(office)
    tls = smtp("smtps://mail.example.org?from=a@example.org").smtp
    assert tls == PostOffice("mail.example.org", 465, "a@example.org", is_tls=True)
    assert smtp("smtps://[::1]:25?from=a@b", TABLEE_URL="http://x/").url == "http://x"
    for wrong in ("smtp://host", "http://host?from=a@b", "smtp://?from=a@b", "smtp://h:x?from=a@b"):
        with pytest.raises(BadSetting) as refused:
            smtp(wrong.replace("//", "//user:hidden@"))
        assert "hidden" not in str(refused.value)
    with pytest.raises(BadSetting, match="TABLEE_URL"):
        Settings.from_environment({"TABLEE_SMTP": "smtp://host?from=a@b"})
    for wrong in ("example.org", "ftp://example.org", "https://a/?x=1", "https://u@a/"):
        with pytest.raises(BadSetting):
            Settings.from_environment({"TABLEE_URL": wrong})
