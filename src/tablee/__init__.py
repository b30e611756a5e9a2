"""Tablée: modern board games, one rules engine for the browser, the terminal and Python."""

import tablee.build as _build  # noqa: F401 - first of all: it chooses between two builds
import tablee.games as _rooms  # noqa: F401 - fills the catalogue
from tablee.bots import Bot, bot
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
from tablee.driver import explain, play_out, review
from tablee.kit.text import Phrasebook

__version__ = "0.1.0"

_phrases = Phrasebook()
word_errors_with(lambda sentence: _phrases.say(sentence, "en"))

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
