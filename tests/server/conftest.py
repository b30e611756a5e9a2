from collections.abc import Iterator

import pytest

from tests.server.server_process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server process for all tests that do not restart it."""
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()
