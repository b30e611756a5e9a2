"""The three streams of a process: some may be missing, and what is written may find no room."""

import errno
import os
import sys
from pathlib import Path

from tablee.cli.voice import Voice
from tablee.kit.files import reason

#: What writing to a stream may meet: no room, a broken device, nobody who reads.
LOST = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EPIPE)
#: How programs end whose reader has gone.
UNREAD = 1


def give_streams() -> None:
    """What is written to a stream that was closed before we began goes nowhere."""
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - to the end
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - to the end


def lost_output(voice: Voice, error: OSError) -> int:
    """The exit code after writing to the output stream has failed; other errors are raised again.

    What is still unwritten is given up: otherwise Python would try once more at its end and
    complain in its own words.
    """
    if error.errno not in LOST:
        raise error
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
    if isinstance(error, BrokenPipeError):
        return UNREAD
    voice.complain(voice.say("error-output", reason=voice.word(reason(error))))
    return 2
