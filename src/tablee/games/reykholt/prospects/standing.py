"""What estimates look at: what is left of the game, and where a seat stands.

Both are what caches go by: there is one object for each rest, and a standing keeps its hash.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from tablee.games.reykholt.box import Box
from tablee.games.reykholt.box.components import TYPES, Counts

Kind: TypeAlias = tuple[int, tuple[int, ...]]
"""What greenhouses have in common: their plots, and the goods that they allow."""

Bed: TypeAlias = int
"""A greenhouse in one number: which of `Rest.kinds`, then the goods in it (`bed`)."""

#: Bits for the goods of one type in a `Bed`; no greenhouse has so many plots.
GOODS_BITS: Final = 5
GOODS_MASK: Final = (1 << GOODS_BITS) - 1

Helps: TypeAlias = tuple[int, int, int]
"""In the payments of a turn (R48): goods of other types, and goods less, down to a minimum."""

NO_HELPS: Final[Helps] = (0, 0, 0)


class Rest:
    """What is left of the game, whoever plays. There is one object for each."""

    __slots__ = (
        "box",
        "caps",
        "goods",
        "greenhouses",
        "harvests",
        "kinds",
        "last_table",
        "per_table",
        "per_type",
    )

    def __init__(  # noqa: PLR0917 - made in one place
        self,
        box: Box,
        kinds: tuple[Kind, ...],
        caps: tuple[int, ...],
        harvests: bool,  # noqa: FBT001
        last_table: int,
        per_table: int,
        per_type: int,
        goods: Counts,
        greenhouses: tuple[Bed, ...],
    ) -> None:
        self.box: Final = box
        #: Of greenhouses, rising.
        self.kinds: Final = kinds
        #: From how many greenhouses each harvest time to come takes at most (0: from all).
        self.caps: Final = caps
        #: Whether this round's harvest time is one of them.
        self.harvests: Final = harvests
        #: Whoever reaches it ends the game with the round.
        self.last_table: Final = last_table
        #: Points for a table and for a type that is left over.
        self.per_table: Final = per_table
        self.per_type: Final = per_type
        #: Alone: what comes at the start of each work time (R85).
        self.goods: Final = goods
        self.greenhouses: Final = greenhouses


class Standing:
    """Where a seat stands: a value, so that how far it comes is not worked out again."""

    __slots__ = (
        "_hash",
        "beds",
        "bonus",
        "gifts",
        "harvests",
        "helps",
        "later_helps",
        "plantings",
        "sale",
        "stock",
        "table",
        "travels",
        "workers",
    )

    def __init__(  # noqa: PLR0917 - made in one place
        self,
        table: int,
        stock: Counts,
        beds: tuple[Bed, ...],
        workers: int,
        travels: bool,  # noqa: FBT001
        bonus: bool,  # noqa: FBT001
        gifts: float,
        helps: Helps,
        later_helps: Helps,
        sale: int,
        plantings: int,
        harvests: int,
    ) -> None:
        self.table: Final = table
        self.stock: Final = stock
        self.beds: Final = beds
        #: This round: workers in hand, whether the turn of tourism and its bonus are to come.
        self.workers: Final = workers
        self.travels: Final = travels
        self.bonus: Final = bonus
        #: Goods of one's choice that cards bring in a round.
        self.gifts: Final = gifts
        #: What cards change in the payments of a turn: in this round still, and in later ones.
        self.helps: Final = helps
        self.later_helps: Final = later_helps
        #: Work times until a worker can give a greenhouse for a table.
        self.sale: Final = sale
        #: How many greenhouses the spaces that are free plant and harvest at most.
        self.plantings: Final = plantings
        self.harvests: Final = harvests
        self._hash: Final = hash((table, stock, beds, workers, gifts, sale))

    def staying(self) -> Standing:
        """The same without the turn of tourism."""
        return Standing(
            self.table,
            self.stock,
            self.beds,
            self.workers,
            travels=False,
            bonus=self.bonus,
            gifts=self.gifts,
            helps=self.helps,
            later_helps=self.later_helps,
            sale=self.sale,
            plantings=self.plantings,
            harvests=self.harvests,
        )

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Standing)
            and self.table == other.table
            and self.workers == other.workers
            and self.travels == other.travels
            and self.bonus == other.bonus
            and self.sale == other.sale
            and self.plantings == other.plantings
            and self.harvests == other.harvests
            and self.gifts == other.gifts
            and self.stock == other.stock
            and self.beds == other.beds
            and self.helps == other.helps
            and self.later_helps == other.later_helps
        )

    def __hash__(self) -> int:
        return self._hash


def bed(kind: int, goods: Counts) -> Bed:
    """A greenhouse of that kind with these goods in it; they sort by kind, then by goods."""
    code = kind
    for good in range(TYPES):
        code = code << GOODS_BITS | goods[good]
    return code


def kind_of(bed: Bed) -> int:
    """Which of `Rest.kinds` it is."""
    return bed >> GOODS_BITS * TYPES


def row_of(bed: Bed) -> list[int]:
    """The goods of a greenhouse; the last is the rarest, which is picked first."""
    row: list[int] = []
    for good in range(TYPES):
        row += [good] * (bed >> GOODS_BITS * (TYPES - 1 - good) & GOODS_MASK)
    return row
