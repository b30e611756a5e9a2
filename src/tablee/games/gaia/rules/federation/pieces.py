"""The pieces that federations are put together from: see `federation_search`."""

from __future__ import annotations

from typing import Final

from tablee.games.gaia.rules.federation.trees import Clusters, Routes
from tablee.kit.masks import Wide, bits


class Prospects:
    """Which sets of clusters may grow into federations with more satellites, and by what."""

    __slots__ = ("clusters", "federations", "partners", "reaches")

    def __init__(self, clusters: Clusters, routes: Routes, budget: int) -> None:
        self.clusters: Final = clusters
        #: By cluster: those that the budget can link to it.
        self.reaches: Final[list[int]] = [
            routes.in_reach(cluster, budget) for cluster in range(len(clusters.values))
        ]
        #: The sets of all federations with fewer satellites than are in question.
        self.federations: Final = [1 << cluster for cluster in clusters.alone()]
        #: By set asked about: the clusters that may be added.
        self.partners: Final[dict[int, int]] = {}

    def forbidden(self, clusters: int) -> bool:
        """R72: whether the set holds a federation with fewer satellites."""
        if not self.clusters.enough(clusters):
            return False
        return any(not each & ~clusters for each in self.federations)

    def of(self, clusters: int) -> int:
        """The clusters that may be added to a set, none unless all together are worth enough."""
        partners = self.partners.get(clusters)
        if partners is None:
            partners = ~clusters
            for cluster in bits(clusters):
                partners &= self.reaches[cluster]
            partners = self._allowed(clusters, partners, self.federations)
            self.partners[clusters] = partners
        return partners

    def _allowed(self, clusters: int, partners: int, federations: list[int]) -> int:
        """Those of the partners that do not complete a federation (R72)."""
        for federation in federations:
            missing = federation & ~clusters
            if not missing:
                return 0
            if not missing & missing - 1:
                partners &= ~missing
        return partners if self.clusters.enough(clusters | partners) else 0

    def form(self, sets: list[int]) -> None:
        """Note the federations with one satellite more."""
        self.federations.extend(sets)
        known = self.partners
        for clusters, partners in known.items():
            if partners:
                known[clusters] = self._allowed(clusters, partners, sets)

    def usable(self) -> int:
        """The clusters that may be linked to others at all."""
        usable = 0
        for cluster in range(len(self.reaches)):
            if self.of(1 << cluster):
                usable |= 1 << cluster
        return usable


class Pieces:
    """The pieces of a position, grown satellite by satellite.

    A *branch* is a piece, or what may become one: adjacent hexes of which no two are next to the
    same cluster. `branches[k][set]` holds the hexes at which a branch of k satellites that touches
    just that set may go on; it is left out where fewer satellites link the set to that hex.
    `pieces[k][set]` holds those of these hexes that are next to a cluster, if the branch may be
    tight. Whether it is comes out when a federation is made of it.
    """

    __slots__ = (
        "branches",
        "hex_bits",
        "outside",
        "pieces",
        "prospects",
        "reached",
        "rings",
        "routes",
        "space",
        "touched",
        "touching",
        "trees",
        "width",
    )

    def __init__(self, clusters: Clusters, routes: Routes, prospects: Prospects) -> None:
        self.routes: Final = routes
        self.prospects: Final = prospects
        usable = prospects.usable()
        self.width: Final = clusters.layout.width
        self.hex_bits: Final = clusters.layout.hex_bits
        #: By set: the hexes next to any of its clusters.
        self.rings: Final[dict[int, Wide]] = {}
        #: What `beyond` found, by set.
        self.outside: Final[dict[int, Wide]] = {}
        space: Wide = clusters.open
        for cluster, ring in enumerate(clusters.near):
            self.rings[1 << cluster] = ring
            if not usable >> cluster & 1:
                space &= ~ring
        #: Where satellites may stand that touch only usable clusters.
        self.space: Final[Wide] = space
        #: By hex, as a mask: the clusters next to it, if any.
        self.touched: Final[dict[Wide, int]] = {}
        for cluster in bits(usable):
            ring = clusters.near[cluster] & space
            while ring:
                low = ring & -ring
                self.touched[low] = self.touched.get(low, 0) | 1 << cluster
                ring ^= low
        #: By set: the hexes that are next to these clusters and no others.
        self.touching: Final[dict[int, Wide]] = {0: space}
        for low, beside in self.touched.items():
            self.touching[beside] = self.touching.get(beside, 0) | low
            self.touching[0] ^= low
        self.branches: Final[list[dict[int, Wide]]] = [{}]
        self.pieces: Final[list[dict[int, Wide]]] = [{}]
        #: By set: the hexes of all its branches so far.
        self.reached: Final[dict[int, Wide]] = {}
        #: By set and hex, or set alone: the satellites of branches and pieces, as ordinary masks.
        self.trees: Final[dict[tuple[int, int], set[int]]] = {}

    def grow(self, *, last: bool) -> dict[int, Wide]:
        """The branches with one satellite more than before, for a start."""
        cost = len(self.branches)
        if cost == 1:
            return {beside: hexes for beside, hexes in self.touching.items() if beside}
        grown: dict[int, Wide] = {}
        self._step(grown, cost)
        if not last:
            self._merge(grown, cost)
        reached = self.reached
        for clusters, hexes in grown.items():
            grown[clusters] = hexes & ~reached.get(clusters, 0)
        return grown

    def _step(self, grown: dict[int, Wide], cost: int) -> None:
        """Branches that go on to the next hex."""
        routes = self.routes
        width = self.width
        touched = self.touched
        nowhere = self.touching[0]
        for clusters, hexes in self.branches[cost - 1].items():
            down, up = hexes >> 1, hexes << 1
            onward = (hexes | down) << width | (hexes | up) >> width | down | up
            onward &= self.beyond(clusters)
            spare = cost - 1 - routes.bound(clusters)
            if spare > 0:
                onward &= ~routes.within(clusters, spare)
            free = onward & nowhere
            if free:
                grown[clusters] = grown.get(clusters, 0) | free
                onward ^= free
            while onward:
                low = onward & -onward
                onward ^= low
                whole = clusters | touched[low]
                if routes.bound(whole) >= cost - 1:
                    grown[whole] = grown.get(whole, 0) | low

    def _merge(self, grown: dict[int, Wide], cost: int) -> None:
        """Two branches that meet in a hex, which both count."""
        routes = self.routes
        prospects = self.prospects
        touching = self.touching
        for steps in range(2, (cost + 1) // 2 + 1):
            back = cost + 1 - steps
            others = list(self.branches[back].items())
            for one, ends in self.branches[steps].items():
                if steps == back:  # each two of them once
                    others = others[1:]
                for other, other_ends in others:
                    common = ends & other_ends
                    if common:
                        common &= touching.get(one & other, 0)
                        whole = one | other
                        if common and prospects.of(whole):
                            spare = cost - 1 - routes.bound(whole)
                            if spare > 0:
                                common &= ~routes.within(whole, spare)
                            grown[whole] = grown.get(whole, 0) | common

    def add(self, grown: dict[int, Wide], left: int) -> list[int]:
        """Take in those branches that have prospects; returns the sets of the pieces.

        Up to `left` more satellites, the last of the branch among them, must lead on.
        """
        cost = len(self.branches)
        routes = self.routes
        prospects = self.prospects
        nowhere = self.touching[0]
        reached = self.reached
        branches: dict[int, Wide] = {}
        pieces: dict[int, Wide] = {}
        for clusters, hexes in grown.items():
            if not hexes or prospects.forbidden(clusters):
                continue
            ends = hexes & ~nowhere
            if ends and clusters & clusters - 1 and routes.bound(clusters) >= cost:
                pieces[clusters] = ends
            partners = prospects.of(clusters)
            if partners:
                onward = hexes & routes.within(partners, left)
                if onward:
                    branches[clusters] = onward
                    reached[clusters] = reached.get(clusters, 0) | onward
        self.branches.append(branches)
        self.pieces.append(pieces)
        return list(pieces)

    def sift(self) -> None:
        """Leave out the branches that have no prospects any more."""
        of = self.prospects.of
        for branches in self.branches:
            for clusters in [each for each in branches if not of(each)]:
                del branches[clusters]

    def beyond(self, clusters: int) -> Wide:
        """Where satellites may stand that touch no cluster of the set."""
        known = self.outside.get(clusters)
        if known is None:
            known = self.outside[clusters] = self.space & ~self.ring(clusters)
        return known

    def ring(self, clusters: int) -> Wide:
        """The hexes next to any cluster of the set."""
        known = self.rings.get(clusters)
        if known is None:
            low = clusters & -clusters
            known = self.rings[clusters] = self.rings[low] | self.ring(clusters ^ low)
        return known

    def all(self, clusters: int, cost: int) -> set[int]:
        """The satellites of all pieces with this set and cost, as ordinary masks."""
        key = (clusters, 0)
        trees = self.trees.get(key)
        if trees is None:
            trees = self.trees[key] = set()
            ends = self.pieces[cost].get(clusters, 0)
            while ends:
                low = ends & -ends
                trees |= self.ending(clusters, low, cost)
                ends ^= low
        return trees

    def ending(self, clusters: int, end: Wide, cost: int) -> set[int]:
        """The satellites of all branches that go on at hex `end`."""
        key = (clusters, end)
        trees = self.trees.get(key)
        if trees is not None:
            return trees
        trees = self.trees[key] = set()
        here = self.hex_bits[end.bit_length() - 1]
        if cost == 1:
            trees.add(here)
            return trees
        beside = self.touched.get(end, 0)
        rest = clusters & ~beside
        width = self.width
        before = end >> 1 | end << 1 | end << width | end >> width
        before |= end << width - 1 | end >> width - 1
        before &= self.branches[cost - 1].get(rest, 0)
        while before:
            low = before & -before
            trees.update([tree | here for tree in self.ending(rest, low, cost - 1)])
            before ^= low
        reached = self.reached
        others = rest & rest - 1
        part = others
        while part:
            one, other = part | beside, rest ^ part | beside
            part = (part - 1) & others
            if not reached.get(one, 0) & reached.get(other, 0) & end:
                continue
            for steps in range(2, cost):
                back = cost + 1 - steps
                if self.branches[steps].get(one, 0) & self.branches[back].get(other, 0) & end:
                    ones = self.ending(one, end, steps)
                    rests = self.ending(other, end, back)
                    trees.update([tree | more for tree in ones for more in rests])
        return trees
