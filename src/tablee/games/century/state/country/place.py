"""A tile of a country, where it lies and what is on it."""

from __future__ import annotations

from typing import Final


class Place:
    """A tile that is attached: never changed, a change makes another."""

    __slots__ = ("_hash", "bridges", "cell", "citizens", "tile", "turn", "waste")

    def __init__(  # noqa: PLR0917 - all that there is on a tile
        self, tile: int, cell: int, turn: int, citizens: int, waste: int, bridges: tuple[int, ...]
    ) -> None:
        self.tile: Final = tile
        self.cell: Final = cell
        #: Clockwise quarter turns.
        self.turn: Final = turn
        #: The cities that are occupied, as a bit mask.
        self.citizens: Final = citizens
        self.waste: Final = waste
        #: Spans, in the order built; in the frame of the tile before it was turned.
        self.bridges: Final = bridges
        self._hash: Final = hash((tile, cell, turn, citizens, waste, bridges))

    def with_citizens(self, citizens: int) -> Place:
        """The place with these cities occupied."""
        return Place(self.tile, self.cell, self.turn, citizens, self.waste, self.bridges)

    def with_waste(self, waste: int) -> Place:
        """The place with so much waste."""
        return Place(self.tile, self.cell, self.turn, self.citizens, waste, self.bridges)

    def with_bridge(self, span: int) -> Place:
        """The place with a bridge more."""
        bridges = (*self.bridges, span)
        return Place(self.tile, self.cell, self.turn, self.citizens, self.waste, bridges)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Place)
            and self.tile == other.tile
            and self.cell == other.cell
            and self.turn == other.turn
            and self.citizens == other.citizens
            and self.waste == other.waste
            and self.bridges == other.bridges
        )

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return (
            f"Place({self.tile}, {self.cell}, {self.turn}, {self.citizens}, {self.waste}, "
            f"{self.bridges})"
        )
