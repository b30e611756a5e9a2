"""Where something lies on the map, in the terms in which people find it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Site:
    """A hex as the map shows it: the number of its sector, and its planet or -1.

    `alone`: no other planet of the sector is of that type.
    """

    hex: int
    sector: str
    planet: int
    alone: bool
