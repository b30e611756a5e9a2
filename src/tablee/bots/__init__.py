"""Bots: players that see what their seat may see. Know `core` and a game's features only."""

from tablee.bots.contract import Bot, Preference, latest, ranked
from tablee.bots.greedy import Greedy
from tablee.bots.levels import Easy, Expert, Hard, Normal
from tablee.bots.uniform import Uniform
from tablee.core import Sentence, TableeError

__all__ = ["Bot", "Preference", "bot", "bots", "latest", "ranked"]

_BOTS: dict[str, type[Bot]] = {
    "random": Uniform,
    "greedy": Greedy,
    "easy": Easy,
    "normal": Normal,
    "hard": Hard,
    "expert": Expert,
}


def bots() -> tuple[str, ...]:
    """The names of all bots: the plain ones, then the levels, the weakest first."""
    return tuple(_BOTS)


def bot(name: str) -> Bot:
    """The bot of that name.

    Examples:
        >>> tablee.bot("expert").seconds
        10.0
    """
    if name not in _BOTS:
        raise TableeError(Sentence("error-bot", bot=name, known=", ".join(_BOTS)))
    return _BOTS[name]()
