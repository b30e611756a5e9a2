"""The contract that every game keeps and everything else uses. No input or output, no game names.

Read in this order: `actions`, `frames`, `together`, `state`, `outcome`, `game`, `match`, `record`.
"""

from tablee.core.actions import Action, Vocabulary
from tablee.core.errors import (
    NOT_NOW,
    BadEdition,
    BadNotation,
    BadRecord,
    BadSetup,
    IllegalAction,
    TableeError,
    UnknownGame,
)
from tablee.core.events import CHANCE, Credit, Event, Seat, Sink
from tablee.core.frames import Chance, Decision, Frame, Question, Step
from tablee.core.game import Edition, Game
from tablee.core.match import Match
from tablee.core.options import Option, Value
from tablee.core.outcome import Goal, Opponent, Outcome, Result
from tablee.core.record import Header, Move, Record
from tablee.core.sentences import Argument, Sentence
from tablee.core.snapshot import Json
from tablee.core.state import State
from tablee.core.together import Sealed, Together
from tablee.core.weights import Weights

__all__ = [
    "CHANCE",
    "NOT_NOW",
    "Action",
    "Argument",
    "BadEdition",
    "BadNotation",
    "BadRecord",
    "BadSetup",
    "Chance",
    "Credit",
    "Decision",
    "Edition",
    "Event",
    "Frame",
    "Game",
    "Goal",
    "Header",
    "IllegalAction",
    "Json",
    "Match",
    "Move",
    "Opponent",
    "Option",
    "Outcome",
    "Question",
    "Record",
    "Result",
    "Sealed",
    "Seat",
    "Sentence",
    "Sink",
    "State",
    "Step",
    "TableeError",
    "Together",
    "UnknownGame",
    "Value",
    "Vocabulary",
    "Weights",
]
