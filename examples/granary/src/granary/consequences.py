"""What a choice does in Granary."""

from collections.abc import Mapping

from granary.actions import SELL
from granary.rules import price
from granary.state import GranaryState
from tablee.core import Action, Seat, Sentence


def holdings(state: GranaryState, seat: Seat) -> Mapping[str, int]:
    """What a player counts of his own."""
    return {"grain": sum(state.granaries[seat])}


def warning(state: GranaryState, seat: Seat, action: Action) -> Sentence | None:
    """A sack that is sold for nothing is lost for the prize."""
    is_lost = action == SELL and not price(state, seat)
    return Sentence("warning-sell") if is_lost else None


def remarks(before: GranaryState, after: GranaryState, seat: Seat) -> tuple[Sentence, ...]:
    """Nothing that points and grain do not tell."""
    return ()
