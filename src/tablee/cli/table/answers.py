"""What is typed as an answer: the number of a move, or its notation."""

from collections.abc import Sequence

from tablee.cli.table.moves import Choice, notation_of
from tablee.cli.table.session import Session
from tablee.core import BadNotation, Seat, Sentence, TableeError

#: Signs of a number that are said again.
SHOWN = 20


def chosen(listed: Sequence[Choice], typed: str) -> Choice | None:
    """The legal move that is meant by its number or notation."""
    for choice in listed:
        if typed in (str(choice.action), str(choice.number)):
            return choice
    return None


def play_typed(session: Session, seat: Seat, listed: Sequence[Choice], typed: str) -> None:
    """The move that was typed is played; raises `TableeError` with the reason where it cannot be.

    A number that the board shows is refused by the rule.
    """
    choice = chosen(listed, typed)
    if choice is not None:
        session.play(choice.action, seat)
    elif typed.isdecimal():
        session.play(_notation(session, listed, typed), seat)
    else:
        session.play(typed, seat)


def _notation(session: Session, listed: Sequence[Choice], number: str) -> str:
    """The move that a number of the board would be."""
    notation = notation_of(listed, number)
    try:
        if notation is not None:
            session.match.game.parse(notation)
    except BadNotation:
        notation = None
    if notation is None:
        raise TableeError(Sentence("play-no-number", number=number[:SHOWN]))
    return notation
