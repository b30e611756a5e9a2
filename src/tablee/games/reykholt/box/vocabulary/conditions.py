"""What must be so for an effect."""

from typing import Annotated, TypeAlias

import msgspec

from tablee.games.reykholt.box.components import SIZES, WORKERS, Good
from tablee.games.reykholt.box.vocabulary.words import Few, Size, Some, Word, snake


class Holds(Word, frozen=True, tag_field="is", tag=snake):
    """Something that is so for a player, or not."""


class SharesTableWithOther(Holds, frozen=True):
    """Another manager is on the same table."""


class StockGoodAtMost(Holds, frozen=True):
    """At most `n` goods of this type in stock."""

    good: Good
    n: Some


class StockTotalAtMost(Holds, frozen=True):
    """At most `n` goods in stock."""

    n: Some


class StockTotalAtLeast(Holds, frozen=True):
    """At least `n` goods in stock."""

    n: Few


class LastOnTrack(Holds, frozen=True):
    """The rearmost manager. Alone: never, or having moved at most so far in this tourism."""

    solo_moved_at_most: Some | None = None


class BehindOpponent(Holds, frozen=True):
    """Of two players, on a lower table, or on the same one and not in front."""


class HasEmptyPlot(Holds, frozen=True):
    """An own greenhouse has an empty plot."""


class HasPlotForAbsentAllowedGood(Holds, frozen=True):
    """An own greenhouse has an empty plot and allows a type that it does not hold."""


class HasEmptyGreenhouse(Holds, frozen=True):
    """An own greenhouse holds nothing."""


class HasPlantedGreenhouse(Holds, frozen=True):
    """An own greenhouse holds something."""


class HasPlantedGreenhouseWithEmptyPlot(Holds, frozen=True):
    """An own greenhouse holds something and has an empty plot."""


class PileAvailable(Holds, frozen=True):
    """A pile of one of these sizes is not empty."""

    sizes: Annotated[tuple[Size, ...], msgspec.Meta(min_length=1)] = SIZES


class AdvancedInPhaseAtLeast(Holds, frozen=True):
    """Moved at least `n` tables in this tourism, bonus included."""

    n: Few


class MostGreenhousesStrict(Holds, frozen=True):
    """More greenhouses than each other player; alone, at least so many."""

    solo_at_least: Few


class EmptyRowExists(Holds, frozen=True):
    """A row in use has no worker (R74)."""


class EmptyColumnExists(Holds, frozen=True):
    """A column has no worker."""


class FirstHarvestActionOfRound(Holds, frozen=True):
    """Nobody has harvested by a space earlier in the round."""


class OwnWorkersInDistinctColumns(Holds, frozen=True):
    """`n` own workers of this round stand in `n` columns."""

    n: Annotated[int, msgspec.Meta(ge=2, le=WORKERS)]


Condition: TypeAlias = (
    SharesTableWithOther
    | StockGoodAtMost
    | StockTotalAtMost
    | StockTotalAtLeast
    | LastOnTrack
    | BehindOpponent
    | HasEmptyPlot
    | HasPlotForAbsentAllowedGood
    | HasEmptyGreenhouse
    | HasPlantedGreenhouse
    | HasPlantedGreenhouseWithEmptyPlot
    | PileAvailable
    | AdvancedInPhaseAtLeast
    | MostGreenhousesStrict
    | EmptyRowExists
    | EmptyColumnExists
    | FirstHarvestActionOfRound
    | OwnWorkersInDistinctColumns
)
