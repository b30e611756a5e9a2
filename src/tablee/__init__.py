"""Tablée: modern board games, one rules engine for the browser, the terminal and Python."""

from typing import TYPE_CHECKING

import tablee.build as _build  # noqa: F401 - first of all: it chooses between two builds
import tablee.games as _rooms  # noqa: F401 - fills the catalogue
from tablee.core import (
    CHANCE,
    Action,
    BadEdition,
    BadNotation,
    BadRecord,
    BadSetup,
    Game,
    IllegalAction,
    Match,
    Record,
    Seat,
    State,
    TableeError,
    UnknownGame,
)
from tablee.core.catalogue import game, games
from tablee.core.errors import word_errors_with
from tablee.kit.text import Phrasebook

if TYPE_CHECKING:
    from tablee.bots import Bot, bot
    from tablee.driver import explain, play_out, review

__version__ = "0.1.0"

_phrases = Phrasebook()
word_errors_with(lambda sentence: _phrases.say(sentence, "en"))

#: Bots and all that they think with are imported by whoever asks for one of these first.
_LATER = {
    "Bot": "tablee.bots",
    "bot": "tablee.bots",
    "explain": "tablee.driver",
    "play_out": "tablee.driver",
    "review": "tablee.driver",
}


if not TYPE_CHECKING:  # which would take every name for one of ours

    def __getattr__(name: str) -> object:
        if name not in _LATER:
            raise AttributeError(f"module 'tablee' has no attribute {name!r}")
        from importlib import import_module  # noqa: PLC0415 - as late as the rest

        found = globals()[name] = getattr(import_module(_LATER[name]), name)
        return found


__all__ = [
    "CHANCE",
    "Action",
    "BadEdition",
    "BadNotation",
    "BadRecord",
    "BadSetup",
    "Bot",
    "Game",
    "IllegalAction",
    "Match",
    "Record",
    "Seat",
    "State",
    "TableeError",
    "UnknownGame",
    "bot",
    "explain",
    "game",
    "games",
    "play_out",
    "review",
]
