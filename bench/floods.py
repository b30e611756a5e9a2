"""Floods: how others fare while strangers flood a server, against one process on SQLite.

    python bench/floods.py [--tree PATH] [--seconds 6] [--files 1024] [FLOOD ...]

Each flood meets a fresh server with its usual limits, in a process of its own (of the source tree
at `--tree`), which may open no more than `--files` files. Twelve people play meanwhile, and
newcomers arrive ten times a second. `guesses` tries an owner's password from another address.
"""

import argparse
import asyncio
import contextlib
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import psutil

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.protection.floods import FLOODS, Fared, browser, fare, flooded  # noqa: E402


async def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    arguments.add_argument("--tree", type=Path, default=ROOT)
    arguments.add_argument("--seconds", type=float, default=6.0)
    arguments.add_argument("--files", type=int, default=1024)
    arguments.add_argument("floods", nargs="*", metavar="FLOOD")
    given = arguments.parse_args()
    print(f"{'flood':14} {'moves':>6} {'p50':>7} {'p99':>8} {'max':>8}   {'arrivals':>8} {'p99':>8}"
          f" {'failed':>6}   {'MB before':>9} {'peak':>5} {'+workers':>8}  cpu")  # fmt: skip
    for name in given.floods or ["calm", *FLOODS, "guesses"]:
        with tempfile.TemporaryDirectory() as data:
            async with served(given.tree, Path(data), given.files) as (address, process):
                if name == "guesses":
                    print(f"guesses        the owner gets in: {await owner_gets_in(address)}")
                    continue
                try:
                    await measure(name, address, process, given.seconds)
                except (TimeoutError, httpx.HTTPError, OSError) as error:
                    print(f"{name:14} the server did not answer: {type(error).__name__}")


@contextlib.asynccontextmanager
async def served(tree: Path, data: Path, files: int) -> AsyncIterator[tuple[str, psutil.Process]]:
    """A fresh server of a source tree."""
    python = tree / ".venv" / "bin" / "python"
    environment = os.environ | {
        "TABLEE_DATA": str(data),
        "TABLEE_BOT_DELAY": "0.1",
        "PYTHONPATH": str(tree / "src"),
    }
    server = subprocess.Popen(  # noqa: ASYNC220, S603
        [python, "-m", "tablee.server", "--port", "0", "--no-browser"],
        env=environment,
        cwd=tree,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files)),  # noqa: PLW1509
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1].rstrip("/")
        yield address.replace("localhost", "127.0.0.1"), psutil.Process(server.pid)
    finally:
        server.terminate()
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()


async def measure(name: str, address: str, process: psutil.Process, seconds: float) -> None:
    """The flood meets the server, and a line of the table is printed."""
    before, watching = memory(process)[0], Watch(process)
    flood = contextlib.AsyncExitStack()

    async def begin() -> None:
        if name != "calm":
            await flood.enter_async_context(flooded(name, address))
        watching.begin()

    async with flood:
        fared = await fare(address, seconds, during=begin)
    peak, with_workers, cpu = await watching.end()
    print(line(name, fared, before, peak, with_workers, cpu), flush=True)


def line(name: str, fared: Fared, *sizes: float) -> str:
    before, peak, with_workers, cpu = sizes
    return (
        f"{name:14} {len(fared.moves):6} {fared.move(0.5):7.1f} {fared.move(0.99):8.1f}"
        f" {fared.move(1):8.1f}   {len(fared.arrivals):8} {fared.arrival(0.99):8.1f}"
        f" {fared.failures:6}   {before:9.0f} {peak:5.0f} {with_workers:8.0f}  {cpu:.2f}"
    )


def memory(process: psutil.Process) -> tuple[float, float]:
    """The megabytes of a server, and of it and its workers."""
    own = process.memory_info().rss / 2**20
    others = 0.0
    for child in process.children(recursive=True):
        with contextlib.suppress(psutil.Error):
            others += child.memory_info().rss / 2**20
    return own, own + others


class Watch:
    """The most memory of a server, and its part of a core."""

    def __init__(self, process: psutil.Process) -> None:
        self._process = process
        self._peak = self._with_workers = 0.0

    def begin(self) -> None:
        """From now on it is watched."""
        self._started = asyncio.get_running_loop().time()
        self._cpu = sum(self._process.cpu_times()[:2])
        self._task = asyncio.create_task(self._look())

    async def _look(self) -> None:
        while True:
            own, all_together = memory(self._process)
            self._peak = max(self._peak, own)
            self._with_workers = max(self._with_workers, all_together)
            await asyncio.sleep(0.25)

    async def end(self) -> tuple[float, float, float]:
        """The megabytes without and with its workers, and the part of a core."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        lasted = asyncio.get_running_loop().time() - self._started
        cpu = sum(self._process.cpu_times()[:2]) - self._cpu
        return self._peak, self._with_workers, cpu / lasted


async def owner_gets_in(address: str) -> bool:
    """Whether the owner of an account gets in after twenty wrong passwords of a stranger."""
    owner = {"name": "Ada", "password": "correct horse"}
    async with browser(address, "127.0.5.1") as home:
        (await home.post("/api/accounts", json=owner)).raise_for_status()
    async with browser(address, "127.0.5.3") as stranger:
        guesses = [{**owner, "password": f"guess {number}"} for number in range(20)]
        await asyncio.gather(*(stranger.post("/api/sessions", json=guess) for guess in guesses))
    async with browser(address, "127.0.5.2") as elsewhere:
        return (await elsewhere.post("/api/sessions", json=owner)).status_code == 200


if __name__ == "__main__":
    asyncio.run(main())
