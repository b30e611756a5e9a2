"""Bots: players that see what their seat may see. Know `core` and a game's features only.

Other packages offer bots of their own by the entry points `tablee.bots`, each a name and a class.
"""

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path

from tablee.bots.contract import Bot, Preference, latest, ranked
from tablee.bots.greedy import Greedy
from tablee.bots.levels import Easy, Expert, Hard, Normal
from tablee.bots.uniform import Uniform
from tablee.core import Sentence, TableeError
from tablee.outside import BOTS, Unusable, offers, usable

__all__ = ["Bot", "Preference", "bot", "bot_at", "bots", "latest", "ranked"]

_BOTS: dict[str, type[Bot]] = {
    "random": Uniform,
    "greedy": Greedy,
    "easy": Easy,
    "normal": Normal,
    "hard": Hard,
    "expert": Expert,
}


def bots() -> tuple[str, ...]:
    """The names of all bots: the plain ones, the levels, the weakest first, and other people's."""
    return (*_BOTS, *_others())


def bot(name: str) -> Bot:
    """The bot of that name.

    Examples:
        >>> tablee.bot("expert").seconds
        10.0
    """
    if name in _BOTS:
        return _BOTS[name]()
    if name not in offers(BOTS):
        raise TableeError(Sentence("error-bot", bot=name, known=", ".join(bots())))
    entry = offers(BOTS)[name]
    try:
        return _made(entry.load)
    except Exception as error:
        raise Unusable(entry, error) from error


def bot_at(place: str) -> Bot:
    """The bot of that name, or the one that a class makes: `package.module:Class`.

    This runs what it is told to: for the commands of whoever sits at this machine. Modules in the
    current folder are found too, after all others.
    """
    module, colon, name = place.partition(":")
    if not colon:
        return bot(place)
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    try:
        return _made(lambda: getattr(import_module(module), name))
    except Exception as error:
        reason = error.sentence if isinstance(error, TableeError) else str(error)
        raise TableeError(Sentence("error-bot-at", bot=place, reason=reason)) from error


def _made(load: Callable[[], object]) -> Bot:
    kind = load()
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise TableeError(Sentence("outside-no-bot"))
    return kind()


@cache
def _others() -> tuple[str, ...]:
    return usable(BOTS, tuple(_BOTS), bot)
