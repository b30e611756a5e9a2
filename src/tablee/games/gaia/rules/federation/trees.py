"""What a search for federations goes by: clusters of structures, and how far apart they are.

Own structures that stand next to each other always go together, so they are joined to *clusters*
first; the anchor, the federation that the Ivits enlarge, is a cluster too. A set of clusters is a
bit mask, as a set of hexes is. Clusters cost nothing to cross, a satellite costs one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tablee.games.gaia.box.hexes import COORDINATES
from tablee.kit.hexes import Grid
from tablee.kit.masks import Wide, bits

#: More satellites than there are.
FAR: Final = 1 << 10
#: Bits for a number of satellites.
MOST_BITS: Final = 10


class Layout:
    """Masks in which a step in one of the six directions is a shift.

    Hex (q, r) is bit `q * width + r` from the corner of the map. Between two rows lies at least one
    bit that is no hex, so a shift out of the map is cut off by any mask of hexes.
    """

    __slots__ = ("hex_bits", "pieces", "rings", "width")

    def __init__(self, grid: Grid) -> None:
        coordinates = COORDINATES[: grid.size]
        left = min(q for q, _ in coordinates)
        low = min(r for _, r in coordinates)
        self.width: Final = max(r for _, r in coordinates) - low + 2
        places = [(q - left) * self.width + r - low for q, r in coordinates]
        #: By place: the hex as an ordinary mask.
        self.hex_bits: Final[list[Wide]] = [0] * (max(places) + 1)
        for index, place in enumerate(places):
            self.hex_bits[place] = 1 << index
        #: By hex: the six hexes around it.
        self.rings: Final[list[Wide]] = [
            sum(1 << places[other] for other in bits(grid.neighbours[index]))
            for index in range(grid.size)
        ]
        #: By byte of an ordinary mask, then its value: the same hexes in this layout.
        self.pieces: Final[list[list[Wide]]] = [
            [
                sum(1 << places[start + offset] for offset in bits(byte & (top - 1)))
                for byte in range(256)
            ]
            for start in range(0, grid.size, 8)
            for top in (1 << min(8, grid.size - start),)
        ]

    def spread(self, mask: int) -> Wide:
        """An ordinary mask in this layout."""
        found: Wide = 0
        pieces = self.pieces
        for index, byte in enumerate(mask.to_bytes(len(pieces), "little")):
            if byte:
                found |= pieces[index][byte]
        return found


@lru_cache(maxsize=8)
def layout_of(grid: Grid) -> Layout:
    """The layout of a map."""
    return Layout(grid)


class Clusters:
    """The clusters of one position."""

    __slots__ = ("layout", "members", "near", "need", "open", "required", "values", "worths")

    def __init__(  # noqa: PLR0917 - a position taken apart
        self,
        grid: Grid,
        nodes: int,
        values: Sequence[int],
        open_space: int,
        need: int,
        anchor: int,
        anchor_value: int,
    ) -> None:
        layout = layout_of(grid)
        self.layout: Final = layout
        self.open: Final[Wide] = layout.spread(open_space)
        self.need: Final = need
        #: The clusters that every federation holds: the first for the Ivits, otherwise none.
        self.required: Final = 1 if anchor else 0
        #: By cluster: its own planets and stations, those of the anchor left out.
        self.members: Final[list[int]] = []
        #: By cluster: its power value.
        self.values: Final[list[int]] = []
        #: By cluster: the open hexes around it, in the layout.
        self.near: Final[list[Wide]] = []
        #: The power values of sets asked about.
        self.worths: Final[dict[int, int]] = {}
        neighbours = grid.neighbours
        rest: Wide = nodes & ~anchor
        frontier: Wide = anchor
        worth = anchor_value
        while frontier or rest:
            if not frontier:
                frontier = rest & -rest
                rest ^= frontier
            members = frontier & ~anchor
            ring: Wide = 0
            while frontier:
                low = frontier & -frontier
                index: int = low.bit_length() - 1
                if not low & anchor:
                    worth += values[index]
                ring |= layout.rings[index]
                joined = neighbours[index] & rest
                rest ^= joined
                members |= joined
                frontier ^= low | joined
            self.members.append(members)
            self.values.append(worth)
            self.near.append(ring & self.open)
            worth = 0

    def worth(self, clusters: int) -> int:
        """The power value of a set together."""
        known = self.worths.get(clusters)
        if known is None:
            known = 0
            for cluster in bits(clusters):
                known += self.values[cluster]
            self.worths[clusters] = known
        return known

    def enough(self, clusters: int) -> bool:
        """Whether a set is worth a federation (R69, R82)."""
        return not self.required & ~clusters and self.worth(clusters) >= self.need

    def alone(self) -> list[int]:
        """The clusters that are worth a federation without any satellite."""
        return [cluster for cluster in range(len(self.values)) if self.enough(1 << cluster)]

    def planets(self, clusters: int) -> int:
        """The own planets and stations of a set."""
        members = 0
        for cluster in bits(clusters):
            members |= self.members[cluster]
        return members


class Routes:
    """How many satellites link clusters, on whatever route.

    `hexes[set][k]` holds the open hexes that a tree of at most k satellites, the hex among them,
    links to the set; `touches[set][c]` is the least number of satellites that link the set to
    cluster c. That is the dynamic programme of Dreyfus and Wagner for Steiner trees, with one mask
    of hexes for each number of satellites in place of one number for each hex. From the start
    there are tables of single clusters, up to `most`; those of larger sets are filled as needed.
    """

    __slots__ = ("bounds", "hexes", "most", "near", "open", "reaches", "touches", "width")

    def __init__(self, clusters: Clusters, most: int) -> None:
        self.near: Final = clusters.near
        self.open: Final[Wide] = clusters.open
        self.width: Final = clusters.layout.width
        self.most: Final = most
        self.hexes: Final[dict[int, list[Wide]]] = {}
        self.touches: Final[dict[int, list[int]]] = {}
        self.bounds: Final[dict[int, int]] = {}
        #: What `within` found, by set and number.
        self.reaches: Final[dict[int, Wide]] = {}
        for cluster in range(len(clusters.near)):
            self.fill(1 << cluster, 0, most)

    def fill(self, clusters: int, least: int, most: int) -> None:
        """The tables, up to `most`, of a set that needs at least `least` satellites.

        Those of all its parts must be there, and reach at least as far.
        """
        table: list[Wide] = [0] * (most + 1)
        touch = [FAR] * len(self.near)
        lowest = clusters & -clusters
        rest = clusters ^ lowest
        if rest:
            self._meet(clusters, least, table, touch)
            while least <= most and not table[least]:
                least += 1
        for cluster in bits(clusters):
            touch[cluster] = least
        self.hexes[clusters] = table
        self.touches[clusters] = touch
        near = self.near
        space = self.open
        width = self.width
        reached: Wide = 0
        ahead = list(range(len(near)))
        crossed: list[int] = []
        for steps in range(least, most + 1):
            down, up = reached >> 1, reached << 1
            reached |= (reached | down) << width | (reached | up) >> width | down | up
            reached |= table[steps]
            for cluster in crossed:
                reached |= near[cluster]
            reached &= space
            table[steps] = reached
            crossed = [
                cluster for cluster in ahead if touch[cluster] <= steps or reached & near[cluster]
            ]
            for cluster in crossed:
                touch[cluster] = steps
                ahead.remove(cluster)

    def _meet(self, clusters: int, least: int, table: list[Wide], touch: list[int]) -> None:
        """Two branches that meet: in a hex, which both count, or in a cluster."""
        most = len(table) - 1
        hexes = self.hexes
        count = range(len(touch))
        rest = clusters & clusters - 1
        part = rest
        while part:
            other = clusters ^ part
            ones, others = hexes[part], hexes[other]
            first = 1
            while first <= most and not ones[first]:
                first += 1
            begin = 1
            while begin <= most and not others[begin]:
                begin += 1
            for total in range(max(least, first + begin - 1), most + 1):
                met: Wide = 0
                for steps in range(first, total + 2 - begin):
                    met |= ones[steps] & others[total + 1 - steps]
                table[total] |= met
            ones, others = self.touches[part], self.touches[other]
            for cluster in count:
                linked = ones[cluster] + others[cluster]
                if linked < touch[cluster]:  # noqa: PLR1730 - twice as fast as a call of min
                    touch[cluster] = linked
            part = (part - 1) & rest

    def linked_with(self, clusters: int, most: int) -> bool:
        """R71: whether at most so many satellites link the set."""
        touches = self.touches
        # Tables somewhat longer than needed need not be filled again for the next question.
        far = min(most | 3, self.most)
        root = clusters.bit_length() - 1
        rest = clusters ^ 1 << root
        part = rest & -rest
        while True:
            least = 0
            low = part & -part
            if part != low:
                least = touches[part ^ low][low.bit_length() - 1]
            if least > most:
                return False
            table = self.hexes.get(part)
            if table is None or len(table) <= most:
                self.fill(part, least, far)
            if part == rest:
                return touches[part][root] <= most
            part = (part - rest) & rest

    def bound(self, clusters: int) -> int:
        """How many satellites are enough for the set: cluster by cluster, the nearest first."""
        known = self.bounds.get(clusters)
        if known is None:
            known = 0
            low = clusters & -clusters
            missing = bits(clusters ^ low)
            steps = self.touches[low]
            gaps = [steps[cluster] for cluster in missing]
            while gaps:
                gap = min(gaps)
                known += gap
                at = gaps.index(gap)
                del gaps[at]
                steps = self.touches[1 << missing.pop(at)]
                gaps = [min(gap, steps[cluster]) for gap, cluster in zip(gaps, missing)]
            self.bounds[clusters] = known
        return known

    def spanning(self) -> int:
        """With so many satellites whatever can be linked at all can be linked.

        They are those of a tree that links all clusters in reach of each other, the nearest first.
        """
        enough = 0
        left = (1 << len(self.near)) - 1
        while left:
            low = left & -left
            left ^= low
            gaps = self.touches[low][:]
            total = 0
            while True:
                nearest = -1
                gap = self.most + 1
                for cluster in bits(left):
                    if gaps[cluster] < gap:
                        nearest = cluster
                        gap = gaps[cluster]
                if nearest < 0:
                    break
                left ^= 1 << nearest
                total += gap
                for cluster, steps in enumerate(self.touches[1 << nearest]):
                    if steps < gaps[cluster]:  # noqa: PLR1730 - as above
                        gaps[cluster] = steps
            enough = max(enough, total)
        return enough

    def within(self, clusters: int, most: int) -> Wide:
        """The hexes that at most so many satellites link to some cluster of the set."""
        if most <= 0:
            return 0
        asked = clusters << MOST_BITS | most
        found: Wide = self.reaches.get(asked)
        if found is None:
            found = 0
            for cluster in bits(clusters):
                found |= self.hexes[1 << cluster][most]
            self.reaches[asked] = found
        return found

    def in_reach(self, cluster: int, most: int) -> int:
        """The clusters that at most so many satellites link to this one, itself among them."""
        found = 0
        for other, steps in enumerate(self.touches[1 << cluster]):
            if steps <= most:
                found |= 1 << other
        return found
