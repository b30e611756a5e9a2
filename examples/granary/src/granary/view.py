"""What each seat and a spectator see of Granary."""

from collections.abc import Sequence

from msgspec import Struct

from granary.state import GranaryState
from tablee.core import Seat


class Player(Struct, frozen=True):
    """One player's side; sacks are their weights."""

    seat: int
    score: int
    #: Known to this seat only.
    hand: Sequence[int] | None
    #: The sack of today, until it is sold or stored.
    shown: int | None
    granary: Sequence[int]


class GranaryView(Struct, frozen=True):
    """The whole table, as one seat or a spectator sees it."""

    day: int
    #: Each makes the next one cheaper.
    sold: Sequence[int]
    players: Sequence[Player]


def observe(state: GranaryState, seat: Seat | None) -> GranaryView:
    """What `seat` may see."""
    return GranaryView(
        day=state.day,
        sold=tuple(state.sold),
        players=[
            Player(
                seat=owner,
                score=state.scores[owner],
                hand=tuple(hand) if owner == seat else None,
                shown=state.shown[owner] or None,
                granary=tuple(state.granaries[owner]),
            )
            for owner, hand in enumerate(state.hands)
        ],
    )
