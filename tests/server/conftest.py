from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tablee.core import catalogue
from tablee.server.storage.records import TableRow
from tablee.server.tables import registry
from tests.contract.toy.game import LanternsGame
from tests.server.server_process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server process for all tests that do not restart it."""
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch) -> LanternsGame:
    """The toy of the contract, known to servers in this process for one test."""
    toy = LanternsGame()
    monkeypatch.setitem(catalogue._openers, toy.id, lambda _changes: toy)
    monkeypatch.setitem(catalogue._opened, toy.id, toy)
    return toy


@pytest.fixture
def use_seed(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Says which seed the tables have that are opened from now on in this process."""
    new_row = registry._new_row

    def use(seed: str) -> None:
        def seeded(*args: Any, **more: Any) -> TableRow:
            row = new_row(*args, **more)
            row.seed = seed
            return row

        monkeypatch.setattr(registry, "_new_row", seeded)

    return use
