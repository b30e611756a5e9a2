"""A real server and a real browser. Everything here is on this machine's loopback."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tablee.core import Match
from tablee.server.settings import Settings
from tablee.server.tables.imported import keep

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
    """The address of a server whose bots move without delay."""
    environment = os.environ | {
        "TABLEE_DATA": str(data),
        "TABLEE_BOT_DELAY": "0",
        "TABLEE_LIMIT_SCALE": "100",
    }
    command = [sys.executable, "-m", "tablee.server", "--port", "0", "--no-browser"]
    with (data / "log").open("w") as log:
        process = subprocess.Popen(  # noqa: S603 - our own server
            command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
        )
        try:
            assert process.stdout is not None
            address = re.search(r"http://\S+", process.stdout.readline())
            assert address is not None, (data / "log").read_text()
            yield address[0].rstrip("/")
        finally:
            process.terminate()
            process.wait(20)
            if process.stdout is not None:
                process.stdout.close()


@pytest.fixture(scope="session")
def store_match(data: Path) -> Callable[[Match[Any]], str]:
    """Stores a finished match in the server's database and returns the id of its replay."""
    address = Settings(data=data).database_url

    def store_match(match: Match[Any]) -> str:
        names = ("Ada", "Blaise", "Chloé", "Diderot")[: match.header.seats]
        # Playwright's own event loop runs in this thread.
        with ThreadPoolExecutor(1) as executor:
            return executor.submit(keep, address, match, names).result()

    return store_match


# No longer than a module: while Playwright runs, so does an event loop in this thread, and no other
# test of the same process could run one.
@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    launched = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
    yield launched
    launched.close()
