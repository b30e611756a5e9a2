from collections.abc import Iterator

import pytest

from tests.server.house import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for every test that leaves it as it was."""
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()
