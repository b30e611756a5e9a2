"""Guide: the script of a first game, with remarks at the moments where something new comes up."""

from collections.abc import Mapping
from dataclasses import dataclass

from tablee.core.events import Seat
from tablee.core.options import Value


@dataclass(frozen=True, slots=True)
class Remark:
    """Something to say once, to whoever is asked.

    It waits for kinds of questions, for a kind of event that its reader has heard of, or for both;
    what the reader answers is left to them.
    """

    #: The text that says it.
    key: str
    #: The rule that tells more.
    rule: str
    #: The classes of question that it is for; empty for any.
    questions: tuple[str, ...] = ()
    #: The class of an event that has happened, or empty.
    event: str = ""


@dataclass(frozen=True, slots=True)
class Guide:
    """A game with a known seed against bots, and what is said in it.

    Where several remarks fit, the first of them is said and the others wait for another question.
    """

    seats: int
    #: Where the reader sits; bots of that name have the other seats.
    seat: Seat
    bot: str
    seed: str
    options: Mapping[str, Value]
    remarks: tuple[Remark, ...]
