"""What a table has chosen before the game: the way to play, and readings of disputed rules."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tablee.core.snapshot import same_fields
from tablee.games.reykholt.box.components import NONE


@mypyc_attr(allow_interpreted_subclasses=True)  # `__new__` makes it empty
class Rulings:
    """The options as the rules ask for them; the same from the first move to the last."""

    __slots__ = (
        "blocked_space",
        "discards_to_bottom",
        "group",
        "scenario",
        "start_player_in_front",
        "story_cards",
        "thirteenth_event",
    )

    def __init__(self) -> None:
        #: R92: the scenario by number, `NONE` outside of story mode.
        self.scenario = NONE
        #: R8: the group of service cards by number, and whether its story cards join.
        self.group = 0
        self.story_cards = False
        #: R12.
        self.start_player_in_front = False
        #: R36.
        self.discards_to_bottom = False
        #: R91.
        self.blocked_space = False
        #: R95.
        self.thirteenth_event = True

    def clone(self) -> Rulings:
        """Itself: nothing changes it once the game has begun."""
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rulings) and same_fields(self, other)
