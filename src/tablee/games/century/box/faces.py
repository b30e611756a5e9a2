"""What the rails of one tile join, with the bridges built on it, for each way to turn it.

A stretch is rail that can be travelled without coming through a city (R55): cities end it,
junctions and buildings do not. Countries join stretches where two tiles have rail at a common side
(R54).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.century.box.components import ANCHORS, NONE, SIDES, SPANS, TURNS
from tablee.games.century.box.geometry import CROSSED, INSIDE
from tablee.kit.masks import bits, mask_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_SIDE_ANCHORS: Final = (1 << SIDES) - 1


class Face:
    """A tile as it lies in a country. Sides are those of the grid, after the turn.

    Sets of sides and of cities are bit masks.
    """

    __slots__ = (
        "building",
        "building_side",
        "building_sides",
        "centre_sides",
        "edges",
        "links",
        "nodes",
        "rail_sides",
        "side_cities",
        "sides",
        "spans",
        "stretches",
        "towns",
    )

    def __init__(self, edges: int, towns: tuple[int, ...], building: int) -> None:
        #: Rails and bridges, as a set of spans.
        self.edges: Final = edges
        #: The anchor of each city; that of the building, or -1.
        self.towns: Final = towns
        self.building: Final = building
        around = _neighbours(edges)
        standing = mask_of(towns)
        if building != NONE:
            standing |= 1 << building
        #: The anchors where something stands or a rail ends, as a set.
        self.nodes: Final = standing | mask_of(n for n, mask in enumerate(around) if mask)
        #: R61: what a further bridge may span.
        self.spans: Final = _free_spans(edges, self.nodes)
        found = _stretches(around, self.nodes & ~mask_of(towns))
        #: By city: the others that can be reached within the tile without coming through a third.
        self.links: Final = _links(found, around, towns)
        #: The cities that end each stretch that leaves the tile.
        leaving = [stretch for stretch in found if stretch & _SIDE_ANCHORS]
        self.stretches: Final = tuple(_ending(stretch, around, towns) for stretch in leaving)
        printed = tuple(
            next((i for i, stretch in enumerate(leaving) if stretch >> side & 1), NONE)
            for side in range(SIDES)
        )
        #: By turn, then side: the stretch that leaves the tile there, or -1.
        self.sides: Final = tuple(_turned(printed, turn) for turn in range(TURNS))
        #: By turn: the sides where rail leaves the tile.
        self.rail_sides: Final = tuple(
            mask_of(side for side, stretch in enumerate(sides) if stretch != NONE)
            for sides in self.sides
        )
        #: By turn, then side: the cities that end the stretch there.
        self.side_cities: Final = tuple(
            tuple(self.stretches[stretch] if stretch != NONE else 0 for stretch in sides)
            for sides in self.sides
        )
        at_building = next((i for i, s in enumerate(leaving) if _has(s, building)), NONE)
        #: By turn: the sides where the building's stretch leaves the tile, and the first of them.
        self.building_sides: Final = tuple(
            mask_of(side for side in range(SIDES) if sides[side] == at_building != NONE)
            for sides in self.sides
        )
        self.building_side: Final = tuple(
            sides.index(at_building) if at_building != NONE else NONE for sides in self.sides
        )
        #: By turn, then city: the sides that rail joins to it within the tile, also through other
        #: cities (R66).
        whole = _stretches(around, self.nodes)
        joined = tuple(next(part for part in whole if _has(part, town)) for town in towns)
        self.centre_sides: Final = tuple(
            tuple(
                mask_of((side + turn) % SIDES for side in range(SIDES) if part >> side & 1)
                for part in joined
            )
            for turn in range(TURNS)
        )

    def bridged(self, span: int) -> Face:
        """The face with a further bridge."""
        return Face(self.edges | 1 << span, self.towns, self.building)


def _has(anchors: int, anchor: int) -> bool:
    return anchor != NONE and bool(anchors >> anchor & 1)


def _turned(printed: Sequence[int], turn: int) -> tuple[int, ...]:
    """What stands at each side after so many clockwise quarter turns: north comes to the east."""
    return tuple(printed[(side - turn) % SIDES] for side in range(SIDES))


def _neighbours(edges: int) -> list[int]:
    """By anchor: those that a rail or a bridge joins to it."""
    around = [0] * len(ANCHORS)
    for span in bits(edges):
        first, second = SPANS[span]
        around[first] |= 1 << second
        around[second] |= 1 << first
    return around


def _stretches(around: Sequence[int], within: int) -> list[int]:
    """What hangs together of some anchors, each part a set, in the order of their first anchors."""
    parts = []
    while within:
        part, ahead = 0, within & -within
        while ahead:
            anchor = ahead.bit_length() - 1
            part |= 1 << anchor
            ahead = (ahead | around[anchor] & within) & ~part
        parts.append(part)
        within &= ~part
    return parts


def _ending(stretch: int, around: Sequence[int], towns: Iterable[int]) -> int:
    """The cities that touch a stretch."""
    return mask_of(city for city, town in enumerate(towns) if around[town] & stretch)


def _links(
    stretches: Iterable[int], around: Sequence[int], towns: Sequence[int]
) -> tuple[int, ...]:
    links = [
        mask_of(other for other, there in enumerate(towns) if around[town] >> there & 1)
        for town in towns
    ]
    for stretch in stretches:
        ending = _ending(stretch, around, towns)
        for city in bits(ending):
            links[city] |= ending & ~(1 << city)
    return tuple(links)


def _free_spans(edges: int, nodes: int) -> tuple[int, ...]:
    """R61: straight, over no city and no other point of the rails, across no rail and no bridge.

    It may end wherever a rail or a city is, and in the middle of a side even without rail.
    """
    ends = nodes | _SIDE_ANCHORS
    return tuple(
        span
        for span, (first, second) in enumerate(SPANS)
        if ends >> first & ends >> second & 1
        and not INSIDE[span] & nodes
        and not CROSSED[span] & edges
        and not edges >> span & 1
    )
