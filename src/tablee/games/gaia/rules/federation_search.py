"""Every federation that may be formed: which planets, linked by which satellites (R69-R74, R82).

Satellites link the set of all the clusters that they touch (R74), and R71 asks that no fewer
satellites link that set or a larger one; call such satellites *tight*. Suppose that tight
satellites fall into two parts that touch a common cluster. Each part is tight, for it could be
replaced without the other noticing. So if the set of one part is worth enough, that part is a
federation with fewer satellites, and R72 forbids the whole.

Hence federations are put together from *pieces*, which cannot be cut like this, and whatever
precedes the last piece is worth too little: there are few such sets. Pieces are few as well. They
consist of adjacent hexes, and no two of these are next to the same cluster, for between them the
piece could be cut.

Everything is done by rising number of satellites, so that the federations of which R72 tells are
known before the sets that hold them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.games.gaia.rules.federation_trees import Clusters, Routes
from tablee.games.gaia.rules.hexes import Grid, bits


class Federation:
    """The own planets and stations (R69) and the new satellites (R75) of a federation, as masks."""

    __slots__ = ("nodes", "satellites")

    def __init__(self, nodes: int, satellites: int) -> None:
        self.nodes: Final = nodes
        self.satellites: Final = satellites


class _Prospects:
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


class _Pieces:
    """The pieces of a position, grown satellite by satellite.

    A *branch* is a piece, or what may become one: adjacent hexes of which no two are next to the
    same cluster. `branches[k][set]` holds the hexes at which a branch of k satellites that touches
    just that set may go on; it is left out where fewer satellites link the set to that hex.
    `pieces[k][set]` holds those of these hexes that are next to a cluster, if the branch may be
    tight. A set may be a piece without being one: what is not tight is found out later.
    """

    __slots__ = (
        "branches",
        "hex_bits",
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

    def __init__(self, clusters: Clusters, routes: Routes, prospects: _Prospects) -> None:
        self.routes: Final = routes
        self.prospects: Final = prospects
        usable = prospects.usable()
        self.width: Final = clusters.layout.width
        self.hex_bits: Final = clusters.layout.hex_bits
        #: By set: the hexes next to any of its clusters.
        self.rings: Final[dict[int, int]] = {}
        space = clusters.open
        for cluster, ring in enumerate(clusters.near):
            self.rings[1 << cluster] = ring
            if not usable >> cluster & 1:
                space &= ~ring
        #: Where satellites may stand that touch only usable clusters.
        self.space: Final = space
        #: By hex, as a mask: the clusters next to it, if any.
        self.touched: Final[dict[int, int]] = {}
        for cluster in bits(usable):
            ring = clusters.near[cluster] & space
            while ring:
                low = ring & -ring
                self.touched[low] = self.touched.get(low, 0) | 1 << cluster
                ring ^= low
        #: By set: the hexes that are next to these clusters and no others.
        self.touching: Final[dict[int, int]] = {0: space}
        for low, beside in self.touched.items():
            self.touching[beside] = self.touching.get(beside, 0) | low
            self.touching[0] ^= low
        self.branches: Final[list[dict[int, int]]] = [{}]
        self.pieces: Final[list[dict[int, int]]] = [{}]
        #: By set: the hexes of all its branches so far.
        self.reached: Final[dict[int, int]] = {}
        #: By set and hex, or set alone: the satellites of branches and pieces, as ordinary masks.
        self.trees: Final[dict[tuple[int, int], set[int]]] = {}

    def grow(self, *, last: bool) -> dict[int, int]:
        """The branches with one satellite more than before, for a start."""
        cost = len(self.branches)
        if cost == 1:
            return {beside: hexes for beside, hexes in self.touching.items() if beside}
        grown: dict[int, int] = {}
        self._step(grown, cost)
        if not last:
            self._merge(grown, cost)
        reached = self.reached
        for clusters, hexes in grown.items():
            grown[clusters] = hexes & ~reached.get(clusters, 0)
        return grown

    def _step(self, grown: dict[int, int], cost: int) -> None:
        """Branches that go on to the next hex."""
        routes = self.routes
        width = self.width
        touched = self.touched
        nowhere = self.touching[0]
        for clusters, hexes in self.branches[cost - 1].items():
            down, up = hexes >> 1, hexes << 1
            onward = (hexes | down) << width | (hexes | up) >> width | down | up
            onward &= self.space & ~self.ring(clusters)
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

    def _merge(self, grown: dict[int, int], cost: int) -> None:
        """Two branches that meet in a hex, which both count."""
        routes = self.routes
        prospects = self.prospects
        touching = self.touching
        for steps in range(2, (cost + 1) // 2 + 1):
            others = list(self.branches[cost + 1 - steps].items())
            for one, ends in self.branches[steps].items():
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

    def add(self, grown: dict[int, int], left: int) -> list[int]:
        """Take in those branches that have prospects; returns the sets of the pieces.

        Up to `left` more satellites, the last of the branch among them, must lead on.
        """
        cost = len(self.branches)
        routes = self.routes
        prospects = self.prospects
        nowhere = self.touching[0]
        reached = self.reached
        branches: dict[int, int] = {}
        pieces: dict[int, int] = {}
        for clusters, hexes in grown.items():
            if not hexes or prospects.forbidden(clusters):
                continue
            ends = hexes & ~nowhere
            if ends and clusters & clusters - 1 and routes.bound(clusters) >= cost:
                pieces[clusters] = ends
            partners = prospects.of(clusters)
            if partners:
                hexes &= routes.within(partners, left)
                if hexes:
                    branches[clusters] = hexes
                    reached[clusters] = reached.get(clusters, 0) | hexes
        self.branches.append(branches)
        self.pieces.append(pieces)
        return list(pieces)

    def sift(self) -> None:
        """Leave out the branches that have no prospects any more."""
        of = self.prospects.of
        for branches in self.branches:
            for clusters in [each for each in branches if not of(each)]:
                del branches[clusters]

    def ring(self, clusters: int) -> int:
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

    def ending(self, clusters: int, end: int, cost: int) -> set[int]:
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


class _Search:
    """The sets of clusters that may be linked, by rising number of satellites."""

    __slots__ = (
        "budget",
        "clusters",
        "cost",
        "costs",
        "last_pieces",
        "pieces",
        "prospects",
        "routes",
        "sets",
        "trees",
    )

    def __init__(self, clusters: Clusters, routes: Routes, budget: int) -> None:
        self.clusters: Final = clusters
        self.routes: Final = routes
        self.prospects: Final = _Prospects(clusters, routes, budget)
        self.budget: Final = budget
        self.pieces: Final = _Pieces(clusters, routes, self.prospects)
        self.cost = 0
        #: By number of satellites: sets that are worth too little.
        self.sets: list[list[int]] = [[]]
        #: By set: how many satellites link it and touch no other cluster.
        self.costs: Final[dict[int, int]] = {}
        #: By set: of which set and which piece it was put together.
        self.last_pieces: Final[dict[int, list[tuple[int, int]]]] = {}
        #: By set: its satellites, as ordinary masks.
        self.trees: Final[dict[int, set[int]]] = {}

    def goes_on(self) -> bool:
        """Whether more satellites may link anything more."""
        if self.cost == self.budget:
            return False
        return not self.cost or any(self.pieces.branches) or any(self.sets)

    def advance(self) -> list[int]:
        """The sets worth enough that one satellite more than before links, if R72 allows them."""
        self.cost += 1
        pieces = self.pieces
        grown = pieces.grow(last=self.cost == self.budget)
        found = pieces.add(grown, self.budget + 1 - self.cost)
        required = self.clusters.required
        last_pieces = self.last_pieces
        costs = self.costs
        fresh = [one for one in found if not required & ~one and one not in costs]
        for clusters in fresh:
            last_pieces[clusters] = []
        self._join(fresh)
        enough: list[int] = []
        scanty: list[int] = []
        for clusters in fresh:
            costs[clusters] = self.cost
            if self.clusters.enough(clusters):
                enough.append(clusters)
            elif self.prospects.of(clusters):
                scanty.append(clusters)
        self.sets.append(scanty)
        return enough

    def _join(self, fresh: list[int]) -> None:
        """Sets that are worth too little, each with a piece that touches it."""
        cost = self.cost
        costs = self.costs
        last_pieces = self.last_pieces
        for less in range(1, cost):
            pieces = [
                piece
                for piece in self.pieces.pieces[cost - less]
                if not self.clusters.enough(piece)
            ]
            for one in self.sets[less]:
                for piece in pieces:
                    if not one & piece:
                        continue
                    whole = one | piece
                    if costs.get(whole, cost) < cost:
                        continue
                    if whole in last_pieces:
                        last_pieces[whole].append((one, piece))
                    elif self.routes.bound(whole) >= cost and not self.prospects.forbidden(whole):
                        last_pieces[whole] = [(one, piece)]
                        fresh.append(whole)

    def tight(self, clusters: int) -> bool:
        """R71: whether no fewer satellites link the set."""
        return not self.routes.linked_with(clusters, self.cost - 1)

    def form(self, sets: list[int]) -> None:
        """Note that these are the federations with the present number of satellites."""
        if sets:
            prospects = self.prospects
            prospects.form(sets)
            self.pieces.sift()
            self.sets = [[each for each in level if prospects.of(each)] for level in self.sets]

    def all(self, clusters: int) -> set[int]:
        """All satellites that link a set, as ordinary masks."""
        trees = self.trees.get(clusters)
        if trees is None:
            cost = self.costs[clusters]
            trees = set(self.pieces.all(clusters, cost))
            for one, piece in self.last_pieces[clusters]:
                ones = self.all(one)
                pieces = self.pieces.all(piece, cost - self.costs[one])
                trees.update([tree | more for tree in ones for more in pieces])
            self.trees[clusters] = trees
        return trees


def federations(  # noqa: PLR0917 - a position taken apart
    grid: Grid,
    nodes: int,
    values: Sequence[int],
    open_space: int,
    need: int,
    budget: int,
    anchor: int = 0,
    anchor_value: int = 0,
) -> list[Federation]:
    """Every federation of value `need` with at most `budget` satellites, fewest satellites first.

    Args:
        grid: The map.
        nodes: Hexes with an own structure or station that may join, in no federation so far.
        values: The power value at each hex.
        open_space: Hexes where a satellite may be put (R73 and R75 seen to).
        need: The total value asked for.
        budget: How many satellites can be paid.
        anchor: The Ivits' federation so far, whose hexes cost nothing to cross (R82).
        anchor_value: What it counts.
    """
    if _total(nodes & ~anchor, values) + anchor_value < need:
        return []
    clusters = Clusters(grid, nodes, values, open_space, need, anchor, anchor_value)
    found = [(0, clusters.members[cluster], 0) for cluster in clusters.alone()]
    routes = Routes(clusters, budget)
    search = _Search(clusters, routes, budget)
    while search.goes_on():
        sets = [each for each in search.advance() if search.tight(each)]
        for each in sets:
            planets = clusters.planets(each)
            found += [(search.cost, planets, satellites) for satellites in search.all(each)]
        search.form(sets)
    found.sort()
    return [Federation(planets, satellites) for _, planets, satellites in found]


def _total(nodes: int, values: Sequence[int]) -> int:
    total = 0
    while nodes:
        low = nodes & -nodes
        total += values[low.bit_length() - 1]
        nodes ^= low
    return total


def can_federate(  # noqa: PLR0917 - the same arguments
    grid: Grid,
    nodes: int,
    values: Sequence[int],
    open_space: int,
    need: int,
    budget: int,
    anchor: int = 0,
    anchor_value: int = 0,
) -> bool:
    """Whether `federations` of the same arguments would list any.

    The federation of value `need` that has the fewest satellites of all breaks neither R71 nor R72,
    so it is enough to find any that the budget allows.
    """
    if _total(nodes & ~anchor, values) + anchor_value < need:
        return False
    clusters = Clusters(grid, nodes, values, open_space, need, anchor, anchor_value)
    if clusters.alone():
        return True
    # Mostly two satellites are enough.
    for most in (2, budget) if budget > 2 else (budget,):
        routes = Routes(clusters, most)
        if _nearest_suffice(clusters, routes, most):
            return True
    search = _Search(clusters, routes, budget)
    while search.goes_on():
        if search.advance():
            return True
    return False


def _nearest_suffice(clusters: Clusters, routes: Routes, most: int) -> bool:
    """Whether so many satellites link enough to some cluster, always the nearest one next."""
    for start in (0,) if clusters.required else range(len(clusters.values)):
        gaps = routes.touches[1 << start]
        worth = clusters.values[start]
        left = most
        while True:
            gap = min([each for each in gaps if each] or [most + 1])
            if gap > left:
                break
            left -= gap
            nearest = gaps.index(gap)
            worth += clusters.values[nearest]
            if worth >= clusters.need:
                return True
            gaps = list(map(min, gaps, routes.touches[1 << nearest]))
    return False
