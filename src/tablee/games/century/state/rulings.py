"""What a table has chosen before the game."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tablee.core.snapshot import same_fields


@mypyc_attr(allow_interpreted_subclasses=True)  # `__new__` makes it empty
class Rulings:
    """The options as the rules ask for them; the same from the first move to the last."""

    __slots__ = ("bonus_cards", "in_order", "two_tiles_only")

    def __init__(self) -> None:
        #: R2: rounds 2 and 4 have their cards.
        self.bonus_cards = True
        #: R46: consolidation one seat after the other.
        self.in_order = False
        #: R57: the link of an equipment bonus runs over the two tiles alone.
        self.two_tiles_only = False

    def clone(self) -> Rulings:
        """Itself: nothing changes it once the game has begun."""
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rulings) and same_fields(self, other)
