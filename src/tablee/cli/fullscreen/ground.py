"""The terminal: whether it is dark, asked of itself or told by the environment, and still there."""

import os
import re
import sys
from collections.abc import Mapping
from contextlib import suppress
from select import select
from time import monotonic

if sys.platform != "win32":
    import termios
    import tty

#: Seconds in which a terminal answers, if it does.
PATIENCE = 0.2
#: The question for the colour of the ground, then one that every terminal answers.
ASKED = b"\x1b]11;?\x1b\\\x1b[c"
#: The answers: `rgb:ffff/ffff/ffff`, and the end of the second one.
COLOUR = re.compile(rb"\]11;rgba?:([0-9a-fA-F]+)/([0-9a-fA-F]+)/([0-9a-fA-F]+)")
ENOUGH = re.compile(rb"\x1b\[\?[0-9;]*c")
#: Grounds that `COLORFGBG` calls by number and are light.
LIGHT = ("7", "9", "10", "11", "12", "13", "14", "15")


def is_dark(environment: Mapping[str, str]) -> bool:
    """Whether the ground is dark; it is where nobody can tell."""
    said = _asked()
    if said is not None:
        return said
    _, _, ground = environment.get("COLORFGBG", "").rpartition(";")
    return ground not in LIGHT


def has_terminal() -> bool:
    """Whether the terminal has not gone away, as far as can be told."""
    if sys.platform == "win32" or sys.__stdin__ is None:
        return True
    try:
        termios.tcgetattr(sys.__stdin__.fileno())
    except (OSError, ValueError, termios.error):
        return False
    return True


def _asked() -> bool | None:
    """What the terminal says of its ground; `None` where it does not answer."""
    if sys.platform == "win32":
        return None
    heard = b""
    with suppress(OSError, ValueError, termios.error):
        source, sink = sys.__stdin__.fileno(), sys.__stdout__.fileno()  # type: ignore[union-attr]
        before = termios.tcgetattr(source)
        try:
            tty.setcbreak(source, termios.TCSANOW)
            os.write(sink, ASKED)
            until = monotonic() + PATIENCE
            while not ENOUGH.search(heard) and (left := until - monotonic()) > 0:
                if select([source], [], [], left)[0]:
                    heard += os.read(source, 1024)
        finally:
            termios.tcsetattr(source, termios.TCSANOW, before)
    return told(heard)


def told(heard: bytes) -> bool | None:
    """Whether the colour in an answer is dark; `None` without one."""
    found = COLOUR.search(heard)
    if found is None:
        return None
    red, green, blue = (int(part, 16) / int("f" * len(part), 16) for part in found.groups())
    return 0.299 * red + 0.587 * green + 0.114 * blue < 0.5
