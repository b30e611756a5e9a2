"""A real server and a real browser. Everything here is on this machine's loopback."""

import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tablee.core import Match
from tablee.server.settings import Settings
from tablee.server.tables.imported import keep
from tests.browser.matches import StoreMatch
from tests.browser.servers import running

#: Without these Chromium asks the network for things that nobody here wants.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

#: A machine that does other things besides is slow, not broken.
expect.set_options(timeout=15_000)


def chromium() -> str:
    """The browser of this machine."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
    if found is None:
        pytest.fail("Chromium is missing: `make test` installs it where it may")
    return found


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def server(data: Path) -> Iterator[str]:
    """The address of a server that all tests share."""
    with running(data) as address:
        yield address


@pytest.fixture(scope="package")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that plays Lanterns too, the toy of the contract."""
    with running(tmp_path_factory.mktemp("toy"), "tests.server.toy_server") as address:
        yield address


@pytest.fixture(scope="session")
def store_match(data: Path) -> StoreMatch:
    """Stores a finished match in the server's database and returns the id of its replay."""
    address = Settings(data=data).database_url
    #: What is stored already; the matches are kept, so that no other gets the same identity.
    stored: dict[int, tuple[Match[Any], str]] = {}

    def store_match(match: Match[Any]) -> str:
        if id(match) not in stored:
            names = ("Ada", "Blaise", "Chloé", "Diderot")[: match.header.seats]
            # Playwright's own event loop runs in this thread.
            with ThreadPoolExecutor(1) as executor:
                replay = executor.submit(keep, address, match, names).result()
            stored[id(match)] = match, replay
        return stored[id(match)][1]

    return store_match


# No longer than this package: while Playwright runs, so does an event loop in this thread, and no
# other test of the same process could run one.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    launched = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
    yield launched
    launched.close()
