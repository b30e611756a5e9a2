"""Opens a database again and again, each time in a process that ends at another statement.

Run with the paths of a database to begin with (or a file that is not there) and of a directory.
Prints how many statements there were.
"""

import asyncio
import os
import shutil
import sys
from pathlib import Path

from sqlalchemy import event
from sqlalchemy.engine import Engine

from tablee.server.storage.engine import open_store


def _die_at(statement: int, path: Path) -> None:
    """Opens the database; ends at that statement, or says 0 when there are not so many."""
    made = 0

    def count(*_about: object) -> None:
        nonlocal made
        made += 1
        if made == statement:
            os._exit(9)

    # Before and after every statement, and before a commit.
    for name in ("before_cursor_execute", "after_cursor_execute", "commit"):
        event.listen(Engine, name, count)
    asyncio.run(_open(path))
    os._exit(0)


async def _open(path: Path) -> None:
    store = await open_store(f"sqlite:///{path}")
    await store.close()


def main() -> None:
    """One process for each statement."""
    begin, room = Path(sys.argv[1]), Path(sys.argv[2])
    statement = 0
    while True:
        statement += 1
        path = room / str(statement) / "x.sqlite3"
        path.parent.mkdir(parents=True)
        if begin.exists():
            shutil.copy(begin, path)
        child = os.fork()
        if child == 0:
            _die_at(statement, path)
        _, status = os.waitpid(child, 0)
        code = os.waitstatus_to_exitcode(status)
        assert code in (0, 9), code
        if code == 0:
            print(statement - 1)  # noqa: T201 - what the test reads
            return


if __name__ == "__main__":
    main()
