"""Sends a million inputs to a server, and looks at what is left of it.

    python -m bench.fuzz [--messages 100000] [--requests 10000] [--seed 1]

Messages go over real sockets to tables of all games, where people play as well; requests are made
from the OpenAPI description, for all endpoints. Prints a report.
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import psutil
from bench.fuzz.afterwards import check_restart
from bench.fuzz.rest import Requests
from bench.fuzz.sockets import Counts, fuzz_sockets

from tablee.server.app import ENDPOINTS
from tests.server.server_process import ServerProcess


def main() -> None:
    parser = argparse.ArgumentParser(description="Sends anything, again and again.")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        server = ServerProcess(Path(folder), log=log)
        try:
            requests = Requests(server, given.seed)
            requests.run(given.requests, given.seed)
            counts = asyncio.run(fuzz_sockets(server, given.messages, given.seed))
            memory = psutil.Process(server.process.pid).memory_info().rss
            compared = asyncio.run(check_restart(server, counts.tables))
        finally:
            print(_complaints(log))
            server.kill()
        assert "Traceback" not in log.read_text(errors="replace")
    total = requests.statuses.total() + counts.sent
    minutes = (time.monotonic() - begun) / 60
    about = (
        f"{total:,} inputs in {minutes:.0f} minutes on {os.cpu_count()} cores (seed {given.seed}): "
        f"{requests.statuses.total():,} requests to all {len(ENDPOINTS)} endpoints and "
        f"{counts.sent:,} messages at {len(counts.tables)} tables of all five games. No answer "
        "500, no code `server`, no traceback; one process from beginning to end, at the end of "
        f"{memory / 1e6:.0f} MB. After a restart {compared} readers saw what they had seen before."
    )
    print(report(requests.statuses, counts, about=about))


def _complaints(log: Path) -> str:
    """The end of the log, if there is a traceback in it."""
    text = log.read_text(errors="replace")
    return text[-5000:] if "Traceback" in text else ""


def report(statuses: Counter[int], counts: Counts, *, about: str) -> str:
    """All of it as Markdown."""
    told: dict[str, Counter[Any]] = {
        "requests, by status": statuses,
        "answers to messages, by type": counts.answers,
        "refusals of messages, by code": counts.refusals,
        "connections that ended, by code": counts.closed,
    }
    lines = [about, "", "| | |", "|---|---|"]
    for name, counter in told.items():
        values = ", ".join(f"{key} {number:,}" for key, number in sorted(counter.items()))
        lines.append(f"| {name} | {values} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
