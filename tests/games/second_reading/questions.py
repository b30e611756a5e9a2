"""What the rules wait for: an answer, a draw, or several players at once.

The rules of this reading are generators. They yield one of these, and are resumed with its answer.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Ask:
    """A seat chooses one of these notations."""

    seat: int
    legal: list[str]


@dataclass(frozen=True)
class Draw:
    """Chance says `verb` and something that is possible."""

    verb: str
    possible: Callable[[str], bool]


@dataclass(frozen=True)
class Together:
    """Every seat goes through its own questions, whoever is quickest first."""

    lanes: "list[Flow[None]]"


Request = Ask | Draw | Together
Flow = Generator[Request, str, T]
