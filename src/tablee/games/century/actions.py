"""The vocabulary. Every action is made here, once; rules take it from these tables.

| notation | means |
|---|---|
| `first 2` | chance: seat 2 is the first starter |
| `card K2-1` | chance: that bonus card counts in this game |
| `reveal L1-03`, `catastrophe C1-2` | chance: the next tile of a pile, the next catastrophe |
| `lot L1-03`, `bid 4` | put a territory up for auction, and open it with 4 coins |
| `raise 5`, `pass`, `quit` | bid more; leave this territory; leave the auction of the round |
| `buy T1-09`, `decline` | the technology bought on quitting, or none |
| `column 2`, `bid 3` | a column of the catastrophe, and the science bid there |
| `waste L1-03` | a waste set aside goes to that territory |
| `tile L1-03`, `cell 1,0`, `turn 2`, `settle L1-03.A` | attach a tile; its citizen goes to a city |
| `use T2-05 bridge`, `done` | use an effect of a technology; use no more |
| `settle start.C` | where the workers go |
| `on L1-03`, `span N-p11` | the tile that the bridge stands on, and its two ends |
| `lift L1-03`, `drop start` | a waste leaves that territory, and comes to another |
| `from L1-03.A`, `to start.C` | a citizen rides on the locomotive |
| `recycle L1-03`, `keep` | the waste that a recycling centre removes, or none |
"""

from typing import Final

from tablee.core import Action
from tablee.games.century.box.components import (
    ANCHORS,
    BONUS_CARDS,
    CATASTROPHES,
    CELLS,
    COLUMNS,
    EFFECTS,
    FIRST_TECHNOLOGY,
    LETTERS,
    MOST_BID,
    MOST_SEATS,
    SPANS,
    TERRITORIES,
    TILES,
    TURNS,
    cell_x,
    cell_y,
)
from tablee.kit.actions import Numbered, table


class Bid(Action):
    """So many coins for a territory (`bid`, `raise`), or so much science in a column (`bid`)."""

    __slots__ = ("bid",)

    def __init__(self, verb: str, bid: int) -> None:
        super().__init__(f"{verb} {bid}")
        self.bid: Final = bid


class InCity(Action):
    """A city: the number of its tile in the box, and its letter counted from 0."""

    __slots__ = ("city", "tile")

    def __init__(self, verb: str, tile: int, city: int) -> None:
        super().__init__(f"{verb} {TERRITORIES[tile]}.{LETTERS[city]}")
        self.tile: Final = tile
        self.city: Final = city


class AtCell(Action):
    """A cell of the grid on which a country grows; the start territory lies at 0, 0."""

    __slots__ = ("cell", "x", "y")

    def __init__(self, cell: int, x: int, y: int) -> None:
        super().__init__(f"cell {x},{y}")
        self.cell: Final = cell
        self.x: Final = x
        self.y: Final = y


class Use(Action):
    """An effect of a technology; `kind` is one of `EFFECTS`."""

    __slots__ = ("kind", "tile")

    def __init__(self, tile: int, kind: int) -> None:
        super().__init__(f"use {TILES[tile]} {EFFECTS[kind]}")
        self.tile: Final = tile
        self.kind: Final = kind


def _bids(verb: str) -> tuple[Bid, ...]:
    """By amount."""
    return tuple(Bid(verb, amount) for amount in range(MOST_BID + 1))


def _cities(verb: str) -> tuple[tuple[InCity, ...], ...]:
    """By tile and letter."""
    return tuple(
        tuple(InCity(verb, tile, city) for city in range(len(LETTERS)))
        for tile in range(len(TERRITORIES))
    )


def _cells() -> tuple[AtCell, ...]:
    """By cell."""
    return tuple(AtCell(cell, cell_x(cell), cell_y(cell)) for cell in range(CELLS))


FIRST: Final = table(Numbered, "first", range(MOST_SEATS))
CARD: Final = table(Numbered, "card", BONUS_CARDS)
CATASTROPHE: Final = table(Numbered, "catastrophe", CATASTROPHES)
#: By tile.
REVEAL: Final = table(Numbered, "reveal", TILES)
LOT: Final = table(Numbered, "lot", TERRITORIES)
#: By amount.
BID: Final = _bids("bid")
RAISE: Final = _bids("raise")
PASS: Final = Action("pass")
QUIT: Final = Action("quit")
#: By tile.
BUY: Final = table(Numbered, "buy", TILES)
DECLINE: Final = Action("decline")
COLUMN: Final = table(Numbered, "column", range(COLUMNS))
#: By tile.
WASTE: Final = table(Numbered, "waste", TERRITORIES)
TILE: Final = table(Numbered, "tile", TILES)
#: By cell.
CELL: Final = _cells()
TURN: Final = table(Numbered, "turn", range(TURNS))
#: By tile and letter.
SETTLE: Final = _cities("settle")
FROM: Final = _cities("from")
TO: Final = _cities("to")
#: By technology counted from 0, and effect.
USE: Final = tuple(
    tuple(Use(tile, kind) for kind in range(len(EFFECTS)))
    for tile in range(FIRST_TECHNOLOGY, len(TILES))
)
DONE: Final = Action("done")
#: By tile.
ON: Final = table(Numbered, "on", TILES)
#: By span.
SPAN: Final = table(Numbered, "span", (f"{ANCHORS[start]}-{ANCHORS[end]}" for start, end in SPANS))
#: By tile.
LIFT: Final = table(Numbered, "lift", TERRITORIES)
DROP: Final = table(Numbered, "drop", TERRITORIES)
RECYCLE: Final = table(Numbered, "recycle", TERRITORIES)
KEEP: Final = Action("keep")

FIXED: Final[tuple[Action, ...]] = (
    *FIRST,
    *CARD,
    *REVEAL[1:],
    *CATASTROPHE,
    *LOT[1:],
    *BID,
    *RAISE[1:],
    PASS,
    QUIT,
    *BUY[FIRST_TECHNOLOGY:],
    DECLINE,
    *COLUMN,
    *WASTE,
    *TILE[1:],
    *CELL,
    *TURN,
    *(settle for row in SETTLE for settle in row),
    *(use for row in USE for use in row),
    DONE,
    *ON,
    *SPAN,
    *LIFT,
    *DROP,
    *(leave for row in FROM for leave in row),
    *(arrive for row in TO for arrive in row),
    *RECYCLE,
    KEEP,
)
