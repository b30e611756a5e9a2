"""Every federation that may be formed: which planets, linked by which satellites (R69-R74, R82).

Satellites link the set of all the clusters that they touch (R74), and R71 asks that no fewer
satellites link that set or a larger one; call such satellites *tight*. Suppose that tight
satellites can be cut in two parts, each of which links what it touches, and both touch some
cluster. Then each part is tight: if fewer satellites did the same, they could take its place, for
the other part hangs on the cluster. So if the set of a part is worth enough, the part is a
federation with fewer satellites, and R72 forbids the whole.

Hence federations are put together from *pieces*, which cannot be cut like this, and whatever
precedes the last piece is worth too little: there are few such sets. Pieces are few as well. They
consist of adjacent hexes, and no two of these are next to the same cluster, for between them the
piece could be cut.

Everything is done by rising number of satellites, so that the federations of which R72 tells are
known before the sets that hold them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tablee.games.gaia.rules.federation.pieces import Pieces, Prospects
from tablee.games.gaia.rules.federation.trees import Clusters, Routes
from tablee.kit.hexes import Grid


class Federation:
    """The own planets and stations (R69) and the new satellites (R75) of a federation, as masks."""

    __slots__ = ("nodes", "satellites")

    def __init__(self, nodes: int, satellites: int) -> None:
        self.nodes: Final = nodes
        self.satellites: Final = satellites


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
        self.prospects: Final = Prospects(clusters, routes, budget)
        self.budget: Final = budget
        self.pieces: Final = Pieces(clusters, routes, self.prospects)
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
    found = linked(grid, nodes, values, open_space, need, budget, anchor, anchor_value)
    return [Federation(planets, route) for planets, routes in found for route in routes]


def linked(  # noqa: PLR0917 - the same arguments
    grid: Grid,
    nodes: int,
    values: Sequence[int],
    open_space: int,
    need: int,
    budget: int,
    anchor: int = 0,
    anchor_value: int = 0,
) -> Iterator[tuple[int, list[int]]]:
    """The planets of each federation with all the satellites that link them, fewest first.

    Whoever needs only the first few stops early: in a large empire the later ones take long.
    """
    if _total(nodes & ~anchor, values) + anchor_value < need:
        return
    clusters = Clusters(grid, nodes, values, open_space, need, anchor, anchor_value)
    for planets in sorted(clusters.members[cluster] for cluster in clusters.alone()):
        yield planets, [0]
    routes = Routes(clusters, budget)
    search = _Search(clusters, routes, min(budget, routes.spanning()))
    while search.goes_on():
        sets = [each for each in search.advance() if search.tight(each)]
        yield from sorted((clusters.planets(each), sorted(search.all(each))) for each in sets)
        search.form(sets)


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
    if clusters.alone() or (budget and _share_a_neighbour(clusters)):
        return True
    # Mostly two satellites are enough.
    for most in (2, budget) if budget > 2 else (budget,):
        routes = Routes(clusters, most)
        if _nearest_suffice(clusters, routes, most):
            return True
    search = _Search(clusters, routes, min(budget, routes.spanning()))
    while search.goes_on():
        if search.advance():
            return True
    return False


def _share_a_neighbour(clusters: Clusters) -> bool:
    """Whether one satellite links two clusters that are worth enough."""
    near, values, need = clusters.near, clusters.values, clusters.need
    count = len(values)
    for one in range(1 if clusters.required else count):
        for other in range(one + 1, count):
            if values[one] + values[other] >= need and near[one] & near[other]:
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
