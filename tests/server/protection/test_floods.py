"""Floods: one stranger takes the server from nobody. `bench/floods.py` measures the same."""

import asyncio
import resource
from collections.abc import Iterator

import psutil
import pytest

from tests.server.protection.floods import Fared, browser, fare, flooded
from tests.server.server_process import ServerProcess

SECONDS = 2.0
TABLES = 3
#: Files that a process of this server may open before it asks for more.
FILES = 512


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with its usual limits, which any address may reach."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, hard))
    try:
        data = tmp_path_factory.mktemp("public")
        server = ServerProcess(data, {"TABLEE_LIMIT_SCALE": "1"})
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def calm(public: ServerProcess) -> Fared:
    """How people fare while nobody floods the server, on this machine as busy as it is."""
    return asyncio.run(fare(public.address, SECONDS, TABLES))


@pytest.mark.parametrize(
    "flood", ["why", "foresee", "replay", "silence", "half-requests", "frames"]
)
def test_others_play_on(public: ServerProcess, calm: Fared, flood: str) -> None:
    """They wait a little longer, nobody is put out, and newcomers come in."""

    async def run() -> Fared:
        stack = flooded(flood, public.address)
        try:
            return await fare(public.address, SECONDS, TABLES, stack.__aenter__)
        finally:
            await stack.__aexit__(None, None, None)

    fared = asyncio.run(run())
    assert fared.failures == 0
    assert fared.move(0.5) < 4 * calm.move(0.5) + 100
    assert fared.move(0.95) < 4 * calm.move(0.95) + 250
    assert fared.arrival(0.9) < 4 * calm.arrival(0.9) + 250
    memory = psutil.Process(public.process.pid).memory_info().rss
    assert memory < 300 * 2**20


def test_an_owner_gets_in_while_a_stranger_guesses(public: ServerProcess) -> None:
    right = {"name": "Owner", "password": "correct horse"}

    async def sign_in(source: str, password: str) -> int:
        async with browser(public.address, source) as client:
            answer = await client.post("/api/sessions", json={**right, "password": password})
            return answer.status_code

    async def run() -> tuple[set[int], int, int]:
        guesses = await asyncio.gather(*(sign_in("127.0.6.1", "wrong battery") for _ in range(12)))
        return (
            set(guesses),
            await sign_in("127.0.6.1", right["password"]),
            await sign_in("127.0.6.2", right["password"]),
        )

    public.anonymous().post("/api/accounts", right)
    assert asyncio.run(run()) == ({401, 429}, 429, 200)
