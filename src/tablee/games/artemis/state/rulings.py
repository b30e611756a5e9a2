"""What a table has chosen before the game: hard mode, modules, and disputed rulings."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tablee.core.snapshot import same_fields


@mypyc_attr(allow_interpreted_subclasses=True)  # `__new__` makes it empty
class Rulings:
    """The options as the rules ask for them; the same from the first move to the last."""

    __slots__ = (
        "copies_removed",
        "directives",
        "frozen_leave_game",
        "hard",
        "limit_in_review",
        "relic",
        "reoffers",
    )

    def __init__(self) -> None:
        #: R20.
        self.hard = False
        #: R3: tiles of the marked kind that leave each pile with two players.
        self.copies_removed = 1
        #: R28.
        self.frozen_leave_game = False
        #: R62.
        self.reoffers = False
        #: R67.
        self.limit_in_review = False
        #: R130, R129.
        self.relic = False
        self.directives = False

    def clone(self) -> Rulings:
        """Itself: nothing changes it once the game has begun."""
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rulings) and same_fields(self, other)
