"""What need not be asked by itself: what leaves no choice, and what only completes a move."""

from typing import Any

from tablee.core import Action, Decision, Game, Seat, State


def openly_forced(game: Game[Any], state: State, seat: Seat) -> Action | None:
    """The only answer of `seat`, where everybody can know that there is no other.

    Where others look on, an answer that comes by itself tells them so: that of a hidden hand is
    left to its owner.
    """
    question = state.asked(seat)
    if not isinstance(question, Decision):
        return None
    if game.has_secrets and not question.is_open(state):
        return None
    legal = state.legal(seat)
    return legal[0] if len(legal) == 1 else None


def kind_of_move(state: State, seat: Seat) -> str:
    """The class of the question that `seat` is asked; empty where it only completes a move."""
    question = state.asked(seat)
    return "" if question is None or continues_move(state, seat) else type(question).__name__


def shows_hidden(game: Game[Any], state: State, seat: Seat) -> bool:
    """Whether an answer of `seat` may tell others what they cannot know: it depends on a secret."""
    question = state.asked(seat)
    return game.has_secrets and isinstance(question, Decision) and not question.is_open(state)


def continues_move(state: State, seat: Seat) -> bool:
    """Whether what `seat` is asked now belongs to the move that it has begun."""
    question = state.asked(seat)
    if not isinstance(question, Decision):
        return False
    return question.completes_move or question.main(state) is not None
