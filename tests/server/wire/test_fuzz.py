"""A short fuzzing: some thousand messages at tables of all games, as `bench/fuzz` sends many."""

import asyncio
from pathlib import Path

from bench.fuzz.afterwards import check_restart
from bench.fuzz.sockets import fuzz_sockets

from tests.server.server_process import ServerProcess


def test_whatever_is_sent_tables_go_on_and_come_back_the_same(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = ServerProcess(tmp_path, log=log)
    try:
        counts = asyncio.run(fuzz_sockets(server, 4000, seed=1, patches=50))
        assert len(counts.refusals) >= 5
        assert asyncio.run(check_restart(server, counts.tables)) >= 15
    finally:
        server.stop()
    assert "Traceback" not in log.read_text()
