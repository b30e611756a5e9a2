"""What becomes of a country's waste: what its centres will remove, and what the rest costs."""

from functools import lru_cache
from typing import NamedTuple

from tablee.games.century.box import Box
from tablee.games.century.box.components import NONE, STEPS
from tablee.games.century.prospects.weights import W
from tablee.games.century.state.country import Country
from tablee.kit.masks import bits


class Centre(NamedTuple):
    """A working centre: where it stands, which territories it reaches, how open it lies."""

    city: tuple[int, int]
    reach: tuple[int, ...]
    openness: float


@lru_cache(maxsize=1 << 12)
def centres_of(country: Country, box: Box) -> tuple[Centre, ...]:
    """The working centres, the most confined first."""
    found = []
    cells = country.network.cells
    for position, city in country.centres():
        place = country.places[position]
        reach = country.in_reach(position, city)
        face = box.face(place.tile, place.bridges)
        sides = face.centre_sides[place.turn][city]
        free = sum(place.cell + STEPS[side] not in cells for side in bits(sides))
        openness = W.spare_alone + W.spare_side * free + W.spare_reached * (len(reach) - 1)
        found.append(Centre((position, city), reach, min(openness, 1.0)))
    found.sort(key=lambda centre: len(centre.reach))
    return tuple(found)


W.on_change(centres_of.cache_clear)


class Heap:
    """The waste of territories, by number, and what centres can still do about it."""

    __slots__ = ("lying", "powers", "reaches")

    def __init__(self) -> None:
        self.lying: list[int] = []
        self.reaches: list[tuple[int, ...]] = []
        self.powers: list[int] = []

    def clear(self) -> None:
        """Centres remove what costs points first, then what keeps a territory from being clean."""
        lying = self.lying
        for kept in (1, 0):
            for index, reach in enumerate(self.reaches):
                power = self.powers[index]
                while power:
                    most = max(reach, key=lying.__getitem__) if kept else _single(reach, lying)
                    if most == NONE or lying[most] <= kept:
                        break
                    lying[most] -= 1
                    power -= 1
                self.powers[index] = power

    def place(self, loose: int, allowed: tuple[int, ...], clean: int, further: int) -> None:
        """Waste is placed where it costs least."""
        for _ in range(loose):
            best, least, by = allowed[0], float(further), NONE
            for territory in allowed:
                for index, reach in enumerate(self.reaches):
                    if self.powers[index] and territory in reach and least > W.spare:
                        best, least, by = territory, W.spare, index
                if not self.lying[territory] and clean < least:
                    best, least, by = territory, float(clean), NONE
            if by != NONE:
                self.powers[by] -= 1
            else:
                self.lying[best] += 1


def _single(reach: tuple[int, ...], lying: list[int]) -> int:
    for territory in reach:
        if lying[territory] == 1:
            return territory
    return NONE
