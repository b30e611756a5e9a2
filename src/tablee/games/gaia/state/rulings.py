"""How a table reads the rules where they leave a choice."""

from __future__ import annotations

from tablee.core.snapshot import same_fields


class Rulings:
    """How the table reads the rules where they leave a choice. Never changed, shared by clones.

    The names say what holds when the value is true. `platform` readings are those of
    boardgamers.space, for games laid out by its set-up words.
    """

    __slots__ = (
        "downgrade",
        "level",
        "lost_gains_refused",
        "passing_order",
        "platform",
        "sectors_turned",
        "waste_refused",
    )

    def __init__(self) -> None:
        #: R15: the next round is played in the order of passing.
        self.passing_order = False
        #: R22, R29, R92, R93, R127, R128 as that platform has them.
        self.platform = False
        #: R44, R99.
        self.waste_refused = False
        self.lost_gains_refused = False
        #: R17: the last player turns the sectors.
        self.sectors_turned = False
        #: R172: 0 first, 1 second, 2 in the faction action only.
        self.downgrade = 0
        #: R174: index of the Automa's difficulty.
        self.level = 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rulings) and same_fields(self, other)
