"""Rules that are changed: by an event for its round, by a scenario."""

from typing import Literal, TypeAlias

from tablee.games.reykholt.box.vocabulary.effects import Op
from tablee.games.reykholt.box.vocabulary.words import Few, Rounds


class BonusExtraGood(Op, frozen=True):
    """The bonus gives `n` goods more, of the same type."""

    n: Few = 1


class RowClosed(Op, frozen=True):
    """No worker may be placed in this row; in solo, on these spaces."""

    row: Literal["bottom"]
    solo_spaces: tuple[str, ...]


class HarvestPhaseMaxGreenhouses(Op, frozen=True):
    """Harvest time takes from `n` greenhouses only; of several such rules the lowest holds."""

    n: Few
    from_round: Rounds = 1


class HarvestPhaseExtraFromOneGreenhouse(Op, frozen=True):
    """After harvest time's goods, up to `n` more from one greenhouse just harvested."""

    n: Few = 1


class IgnoreFlags(Op, frozen=True):
    """Flags mean nothing (R17)."""


Modifier: TypeAlias = (
    BonusExtraGood
    | RowClosed
    | HarvestPhaseMaxGreenhouses
    | HarvestPhaseExtraFromOneGreenhouse
    | IgnoreFlags
)
