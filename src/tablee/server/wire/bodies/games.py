"""What can be played: games, their options, rules and editions."""

from typing import Any

from msgspec import Struct

from tablee.core import Value


class OptionInfo(Struct):
    """An option of a game, or a standing order."""

    name: str
    default: Value
    choices: list[Value]
    #: The seat counts at which it makes a difference.
    seats: list[int]
    #: By value as text: the seat counts that alone may choose it.
    only: dict[str, list[int]]


class GameInfo(Struct):
    """A game that can be played."""

    id: str
    title: str
    rules: int
    seats: list[int]
    options: list[OptionInfo]
    #: The standing orders that each player may give.
    habits: list[OptionInfo]
    bots: list[str]
    #: Whether there is a first game that teaches it.
    guided: bool
    provenance: dict[str, int]


class Games(Struct):
    """All games."""

    games: list[GameInfo]


class Rules(Struct):
    """A game's rules."""

    markdown: str


class PrintedValue(Struct):
    """A printed value and where it comes from."""

    key: str
    value: Any
    provenance: str


class EditionInfo(Struct):
    """Everything printed in the box."""

    digest: str
    values: list[PrintedValue]
    file: str
