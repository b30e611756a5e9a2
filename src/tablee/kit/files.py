"""What the system says about files, in words for people."""

import errno

from tablee.core import Sentence

#: By error number: a disk that is full, a quota, a file that may not grow.
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def reason(error: Exception) -> Sentence:
    """Why a file or folder cannot be used, to be said within another sentence."""
    kind = "other"
    if isinstance(error, FileNotFoundError):
        kind = "missing"
    elif isinstance(error, IsADirectoryError):
        kind = "folder"
    elif isinstance(error, FileExistsError | NotADirectoryError):
        kind = "no-folder"
    elif isinstance(error, PermissionError):
        kind = "forbidden"
    elif isinstance(error, OSError) and error.errno in _FULL:
        kind = "full"
    elif isinstance(error, OSError) and error.errno == errno.EROFS:
        kind = "read-only"
    return Sentence(f"file-{kind}")
