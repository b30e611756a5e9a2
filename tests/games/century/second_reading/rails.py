"""The points of a tile and the rails between them, in the tile's own frame (R54, R61)."""

from collections.abc import Iterable
from typing import NamedTuple

#: In the order in which the ends of a bridge are written.
ANCHORS = ("N", "E", "S", "W", "p11", "p21", "p31", "p12", "p22", "p32", "p13", "p23", "p33")
SIDES = ("N", "E", "S", "W")
#: Where the sides of a tile lead to, in the order of `SIDES`.
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))

#: Two points of a tile.
Rail = tuple[str, str]


class Point(NamedTuple):
    """On the lattice of five by five points of a tile: to the right, and down."""

    x: int
    y: int


BORDER = {"N": Point(2, 0), "E": Point(4, 2), "S": Point(2, 4), "W": Point(0, 2)}


def point(name: str) -> Point:
    return BORDER[name] if name in BORDER else Point(int(name[1]), int(name[2]))


def written(one: str, other: str) -> str:
    """A span as people write it: the earlier end first."""
    return "-".join(sorted((one, other), key=ANCHORS.index))


def turned(side: str, turn: int) -> str:
    """Where a side of the tile's own frame points after so many clockwise quarter turns."""
    return SIDES[(SIDES.index(side) + turn) % 4]


def opposite(side: str) -> str:
    return turned(side, 2)


def reached(start: str, rails: Iterable[Rail]) -> set[str]:
    """What rail joins to a point within its tile, through whatever lies between."""
    rails = list(rails)
    found = {start}
    waiting = [start]
    while waiting:
        here = waiting.pop()
        for one, other in rails:
            for end, far in ((one, other), (other, one)):
                if end == here and far not in found:
                    found.add(far)
                    waiting.append(far)
    return found


def legal_spans(nodes: Iterable[str], rails: Iterable[Rail]) -> list[Rail]:
    """R61: the bridges that can be built on a tile with these nodes and rails (bridges among them).

    A bridge ends at a node or in the middle of a side, runs over no other node, and crosses no
    rail.
    """
    nodes = set(nodes)
    rails = list(rails)
    ends = [name for name in ANCHORS if name in nodes or name in SIDES]
    return [
        (one, other)
        for index, one in enumerate(ends)
        for other in ends[index + 1 :]
        if is_free(one, other, nodes, rails)
    ]


def is_free(one: str, other: str, nodes: set[str], rails: list[Rail]) -> bool:
    a, b = point(one), point(other)
    if any({one, other} == set(rail) for rail in rails):
        return False
    if any(lies_between(point(node), a, b) for node in nodes):
        return False
    return not any(crosses(a, b, point(near), point(far)) for near, far in rails)


def side_of(a: Point, b: Point, p: Point) -> int:
    """On which side of the line from a to b the point p lies: 1, -1, or 0 if it lies on it."""
    product = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
    return (product > 0) - (product < 0)


def lies_between(p: Point, a: Point, b: Point) -> bool:
    """Whether p lies on the open segment from a to b."""
    if p in (a, b) or side_of(a, b, p) != 0:
        return False
    return min(a.x, b.x) <= p.x <= max(a.x, b.x) and min(a.y, b.y) <= p.y <= max(a.y, b.y)


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the two segments cross at an inner point of both."""
    return side_of(a, b, c) * side_of(a, b, d) < 0 and side_of(c, d, a) * side_of(c, d, b) < 0
