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
TRIES = 3
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


def waited(fared: Fared) -> tuple[float, float, float]:
    """Half of all moves, nearly all of them, and newcomers: so many milliseconds at most."""
    return fared.move(0.5), fared.move(0.95), fared.arrival(0.9)


def is_bearable(flooded: tuple[float, ...], calm: tuple[float, ...]) -> bool:
    """Whether nobody waits much longer than without a flood."""
    more = (100, 250, 250)
    return all(now < 4 * usual + by for now, usual, by in zip(flooded, calm, more, strict=True))


@pytest.mark.parametrize(
    "flood", ["why", "foresee", "replay", "silence", "half-requests", "frames"]
)
def test_others_play_on(public: ServerProcess, flood: str) -> None:
    """They wait a little longer, nobody is put out, and newcomers come in.

    The machine may become busy with something else meanwhile: whatever a flood itself does to
    others, it does every time.
    """

    async def run() -> Fared:
        stack = flooded(flood, public.address)
        try:
            return await fare(public.address, SECONDS, TABLES, stack.__aenter__)
        finally:
            await stack.__aexit__(None, None, None)

    tries = []
    for _ in range(TRIES):
        calm = asyncio.run(fare(public.address, SECONDS, TABLES))
        fared = asyncio.run(run())
        assert fared.failures == 0
        tries.append((waited(fared), waited(calm)))
        if is_bearable(*tries[-1]):
            break
    else:
        pytest.fail(f"milliseconds in a flood, and without: {tries}")
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
