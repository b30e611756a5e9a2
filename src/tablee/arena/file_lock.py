"""A lock on a file: whoever has it is alone with what lies beside it."""

import os
import sys
from pathlib import Path


class Taken(Exception):
    """Another has the lock."""

    def __init__(self, holder: str) -> None:
        super().__init__(holder)
        #: The number of its process, `?` where that is not known.
        self.holder = holder


def take(path: Path) -> int:
    """The file is there and ours as long as this descriptor is open; raises `Taken`.

    The lock goes with the process, however that ends; the file stays.
    """
    file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
    try:
        _lock(file)
    except OSError:
        holder = os.read(file, 20).decode("ascii", "replace").strip() or "?"
        os.close(file)
        raise Taken(holder) from None
    os.ftruncate(file, 0)
    os.write(file, b"%d\n" % os.getpid())
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        # A byte far behind the number, which others may read.
        os.lseek(file, 1 << 20, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
