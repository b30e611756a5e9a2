"""Opens a database and keeps what a kill would leave behind at each of its statements.

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


def main() -> None:
    """A folder for each statement, with all files as they are at that moment."""
    begin, room = Path(sys.argv[1]), Path(sys.argv[2])
    path = room / "whole" / "x.sqlite3"
    path.parent.mkdir(parents=True)
    if begin.exists():
        shutil.copy(begin, path)
    statement = 0

    def keep(*_about: object) -> None:
        nonlocal statement
        statement += 1
        # In a process of its own: a file that is closed here would lose SQLite's locks.
        child = os.fork()
        if child == 0:
            shutil.copytree(path.parent, room / str(statement))
            os._exit(0)
        assert os.waitpid(child, 0)[1] == 0

    # Before and after every statement, and before a commit.
    for name in ("before_cursor_execute", "after_cursor_execute", "commit"):
        event.listen(Engine, name, keep)
    asyncio.run(_open(path))
    print(statement)  # noqa: T201 - what the test reads


async def _open(path: Path) -> None:
    store = await open_store(f"sqlite:///{path}")
    await store.close()


if __name__ == "__main__":
    main()
