"""A position of Granary."""

from granary.box import WEIGHTS, Box
from tablee.core import State


class GranaryState(State):
    """Where every sack is, each as its weight, and the scores."""

    __slots__ = ("box", "day", "granaries", "hands", "pile", "scores", "shown", "sold", "ties_win")
    shared = ("box",)

    def __init__(self, box: Box, seats: int, *, ties_win: bool) -> None:
        super().__init__()
        self.box = box
        #: R5, the ruling that a table may choose.
        self.ties_win = ties_win
        self.day = 0
        #: What nobody sees has no order: the pile and the hands are rising.
        self.pile = sorted(WEIGHTS * box.copies)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        #: What each seat shows today; 0 before, and when it is sold or stored.
        self.shown = [0] * seats
        self.sold: list[int] = []
        self.granaries: list[list[int]] = [[] for _ in range(seats)]
        self.scores = [0] * seats

    def check(self) -> None:
        """Every sack is in one place (R1)."""
        shown = [weight for weight in self.shown if weight]
        places = (self.pile, *self.hands, shown, self.sold, *self.granaries)
        found = sorted(weight for place in places for weight in place)
        assert found == sorted(WEIGHTS * self.box.copies), f"these sacks are there: {found}"
