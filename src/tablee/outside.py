"""What other packages offer: games and bots, found by their entry points when they are asked for.

Whatever is wrong with one of them is one line for people, and stops nothing else.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from tablee.core import Sentence, TableeError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GAMES: Final = "tablee.games"
BOTS: Final = "tablee.bots"
#: Names stand in records, addresses and lists.
NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,23}")


class Unusable(TableeError):
    """What a package offers and cannot be used."""

    def __init__(self, entry: "EntryPoint", reason: Exception | Sentence) -> None:
        package = entry.dist.name if entry.dist is not None else entry.value
        if isinstance(reason, TableeError):
            reason = reason.sentence
        elif isinstance(reason, Exception):
            first = str(reason).partition("\n")[0]
            reason = Sentence("outside-raised", kind=type(reason).__name__, words=first)
        super().__init__(Sentence("error-outside", name=entry.name, package=package, reason=reason))


def _log(problem: Unusable) -> None:
    import logging  # noqa: PLC0415 - slow, and hardly ever needed

    # Where nobody has set up logging, this is one line on the error stream.
    logging.getLogger("tablee").warning("%s", problem)


_tell: Callable[[Unusable], None] = _log


def tell_problems_with(tell: Callable[[Unusable], None]) -> None:
    """From now on this is told what cannot be used, instead of the log."""
    global _tell  # noqa: PLW0603 - the commands lend their voice, as they do for errors
    _tell = tell


@cache
def offers(group: str) -> Mapping[str, "EntryPoint"]:
    """What other packages offer, by name; nothing of it is imported yet."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow, and often not needed

    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=group):
        if not NAME.fullmatch(entry.name):
            _tell(Unusable(entry, Sentence("outside-name")))
        elif entry.name in found:
            _tell(Unusable(entry, Sentence("outside-taken")))
        else:
            found[entry.name] = entry
    return found


def usable(group: str, ours: tuple[str, ...], use: Callable[[str], object]) -> tuple[str, ...]:
    """The names in a group that can be used; of the others it is told why not."""
    names = []
    for name, entry in offers(group).items():
        try:
            if name in ours:
                raise Unusable(entry, Sentence("outside-taken"))  # noqa: TRY301 - told below
            use(name)
            names.append(name)
        except Unusable as problem:
            _tell(problem)
    return tuple(names)
