"""A country: its tiles, its citizens, its waste and its rail network.

Country and place never change: whatever happens to a country makes another one, so that clones of
a position share them. A tile is known by its position among the places, in the order attached.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tablee.games.century.state.country.place import Place

if TYPE_CHECKING:
    from tablee.games.century.box import Box

__all__ = ["Country", "Place"]


class Country:
    """The tiles of a player, in the order attached, and what follows from them."""

    __slots__ = ("box", "places", "two_tiles_only")

    shared: ClassVar[tuple[str, ...]] = ("box",)

    places: tuple[Place, ...]

    @classmethod
    def begin(cls, box: Box, two_tiles_only: bool) -> Country:
        """R11: the start territory with its citizens and its waste."""
        raise NotImplementedError

    # What changes

    def attached(self, tile: int, cell: int, turn: int, waste: int) -> Country:
        """R50: the tile lies there now, for good. Nobody lives on it yet."""
        raise NotImplementedError

    def settled(self, position: int, city: int) -> Country:
        """R51, R60: a further citizen lives in that city."""
        raise NotImplementedError

    def moved(self, position: int, city: int, to_position: int, to_city: int) -> Country:
        """R64: a citizen has gone from one city to another."""
        raise NotImplementedError

    def with_waste(self, position: int, change: int) -> Country:
        """More or less waste on a territory."""
        raise NotImplementedError

    def bridged(self, position: int, span: int) -> Country:
        """R61: a bridge stands on that tile, for good."""
        raise NotImplementedError

    # Where things are

    def find(self, tile: int) -> int:
        """The position of a tile; -1 if it is not attached."""
        raise NotImplementedError

    def at(self, cell: int) -> int:
        """The position of the tile on a cell; -1 if there is none."""
        raise NotImplementedError

    def territories(self) -> tuple[int, ...]:
        """R59: the positions of all territories, the start territory among them."""
        raise NotImplementedError

    def waste(self) -> int:
        """All waste of the country."""
        raise NotImplementedError

    def empty_cities(self) -> tuple[tuple[int, int], ...]:
        """The cities where nobody lives: position and city."""
        raise NotImplementedError

    # Where tiles and bridges may go

    def open_cells(self) -> tuple[int, ...]:
        """R50: the cells that touch the country by a side or a corner, by row, then column."""
        raise NotImplementedError

    def joints(self, tile: int, cell: int, turn: int) -> int:
        """How many rails of a tile would meet a rail of the country."""
        raise NotImplementedError

    def spans(self, position: int) -> tuple[int, ...]:
        """R61: what a further bridge on that tile may span."""
        raise NotImplementedError

    # What the rail network brings

    def production(self) -> tuple[int, int, int]:
        """R51, R53, R56-R58: the coins, science and points that the country makes now."""
        raise NotImplementedError

    def bonuses(self) -> tuple[tuple[int, int, int], ...]:
        """R56: which equipment adds to which city: its position, that of the city, the city."""
        raise NotImplementedError

    def linked_empty(self, position: int, city: int) -> tuple[tuple[int, int], ...]:
        """R55, R64: the empty cities that a rail joins to that one without crossing a city."""
        raise NotImplementedError

    def centres(self) -> tuple[tuple[int, int], ...]:
        """The working recycling centres: position and city, in the order attached."""
        raise NotImplementedError

    def in_reach(self, position: int, city: int) -> tuple[int, ...]:
        """R66: the territories whose waste the centre of that city reaches, with or without any."""
        raise NotImplementedError
