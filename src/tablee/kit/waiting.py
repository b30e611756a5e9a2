"""What is said to whoever is not asked."""

from tablee.core import Seat, Sentence, State


def wait_for_others(state: State, seat: Seat | None) -> Sentence:
    """Who is to act, as far as `seat` (`None`: a spectator) may know; or that the game is over."""
    if state.over:
        return Sentence("prompt-over")
    others = state.waiting_for(seat)
    if len(others) == 1:
        return Sentence("prompt-wait", seat=others[0])
    named = tuple(Sentence("named", seat=other) for other in others)
    return Sentence("prompt-wait-several", seats=named)
