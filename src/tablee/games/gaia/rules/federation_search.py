"""Every federation that may be formed: which planets, linked by which satellites (R69-R74, R82).

Own structures that stand next to each other always go together, so they are joined to *clusters*
first; the anchor, the federation that the Ivits enlarge, is a cluster too. Clusters cost nothing
to cross, a satellite costs one. Then sets of clusters are taken by rising size. For each set that
can still lead to a federation the search knows from which hexes it is linked with how many
satellites: the dynamic programme of Dreyfus and Wagner for Steiner trees, with one bit mask of
hexes for each number of satellites in place of one number for each hex.

Four facts keep this small. More clusters never need fewer satellites. R72 forbids a set that needs
more satellites than a federation inside it, and with it every larger set. A cluster that can no
longer join a set keeps all hexes next to it from that set and every larger one (R74). And in a tree
with the fewest satellites every branch has the fewest for what it links, so that all the trees of a
set are put together from the tables that were filled on the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tablee.games.gaia.rules.hexes import COORDINATES, Grid, bits

#: More satellites than there are.
FAR: Final = 1 << 10


class Federation:
    """The own planets and stations (R69) and the new satellites (R75) of a federation, as masks."""

    __slots__ = ("nodes", "satellites")

    def __init__(self, nodes: int, satellites: int) -> None:
        self.nodes: Final = nodes
        self.satellites: Final = satellites


class _Layout:
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
        self.hex_bits: Final = [0] * (max(places) + 1)
        for index, place in enumerate(places):
            self.hex_bits[place] = 1 << index
        #: By hex: the six hexes around it.
        self.rings: Final = [
            sum(1 << places[other] for other in bits(grid.neighbours[index]))
            for index in range(grid.size)
        ]
        #: By byte of an ordinary mask, then its value: the same hexes in this layout.
        self.pieces: Final = [
            [
                sum(1 << places[start + offset] for offset in bits(byte & (top - 1)))
                for byte in range(256)
            ]
            for start in range(0, grid.size, 8)
            for top in (1 << min(8, grid.size - start),)
        ]

    def spread(self, mask: int) -> int:
        """An ordinary mask in this layout."""
        found = 0
        pieces = self.pieces
        for index, byte in enumerate(mask.to_bytes(len(pieces), "little")):
            if byte:
                found |= pieces[index][byte]
        return found


@lru_cache(maxsize=8)
def _layout(grid: Grid) -> _Layout:
    return _Layout(grid)


class _Tables:
    """From where sets of clusters are linked, with how many satellites.

    A set of clusters is a mask too. `hexes[set][k]` holds the open hexes that a tree of at most k
    satellites, the hex among them, links to the set; `touches[set][c]` is the least number of
    satellites that link the set to cluster c.
    """

    __slots__ = ("hexes", "near", "open", "touches", "width")

    def __init__(self, near: list[int], open_space: int, width: int) -> None:
        self.near: Final = near
        self.open: Final = open_space
        self.width: Final = width
        self.hexes: Final[dict[int, list[int]]] = {}
        self.touches: Final[dict[int, list[int]]] = {}

    def fill(self, clusters: int, least: int, most: int, banned: int) -> int:
        """The tables of a set that needs at least `least` satellites, up to `most`.

        Those of all its parts must be there, and reach at least as far. The clusters of `banned`
        are not crossed, nor are the hexes next to them used. Returns what the set needs then; if
        that is more than `most`, there are no tables.
        """
        near = self.near
        space = self.open
        usable: list[int] = []
        for cluster in range(len(near)):
            if banned >> cluster & 1:
                space &= ~near[cluster]
            else:
                usable.append(cluster)
        table = [0] * (most + 1)
        touch = [FAR] * len(near)
        hexes = self.hexes
        lowest = clusters & -clusters
        rest = clusters ^ lowest
        part = rest
        while part:
            # Two branches that meet: in a hex, which both count, or in a cluster.
            other = clusters ^ part
            ones, others = hexes[part], hexes[other]
            first = 1
            while first <= most and not ones[first]:
                first += 1
            begin = 1
            while begin <= most and not others[begin]:
                begin += 1
            for total in range(max(least, first + begin - 1), most + 1):
                met = 0
                for steps in range(first, total + 2 - begin):
                    met |= ones[steps] & others[total + 1 - steps]
                table[total] |= met
            ones, others = self.touches[part], self.touches[other]
            for cluster in usable:
                linked = ones[cluster] + others[cluster]
                if linked < touch[cluster]:  # noqa: PLR1730 - twice as fast as a call of min
                    touch[cluster] = linked
            part = (part - 1) & rest
        if rest:
            while least <= most and not table[least] & space:
                least += 1
            if least > most:
                return least
        for cluster in usable:
            if clusters >> cluster & 1:
                touch[cluster] = least
        width = self.width
        reached = 0
        for steps in range(least, most + 1):
            down, up = reached >> 1, reached << 1
            reached |= (reached | down) << width | (reached | up) >> width | down | up
            reached |= table[steps]
            for cluster in usable:
                if touch[cluster] == steps - 1:
                    reached |= near[cluster]
            reached &= space
            for cluster in usable:
                if touch[cluster] > steps and reached & near[cluster]:
                    touch[cluster] = steps
            table[steps] = reached
        hexes[clusters] = table
        self.touches[clusters] = touch
        return least

    def in_reach(self, clusters: int, most: int, banned: int) -> bool:
        """Whether at most `most` satellites link any two clusters of a set, with `banned` as above.

        The tables of the parts were filled when less was banned: this is where it shows.
        """
        near = self.near
        space = self.open
        rings: list[int] = []
        wanted: list[int] = []
        for cluster in range(len(near)):
            if banned >> cluster & 1:
                space &= ~near[cluster]
            else:
                rings.append(near[cluster])
                if clusters >> cluster & 1:
                    wanted.append(near[cluster])
        width = self.width
        while len(wanted) > 1:
            reached = wanted.pop() & space
            missing = [ring for ring in wanted if not ring & reached]
            steps = 1
            while missing:
                down, up = reached >> 1, reached << 1
                grown = reached | (reached | down) << width | (reached | up) >> width | down | up
                for ring in rings:
                    if ring & reached:
                        grown |= ring
                grown &= space
                if grown == reached or steps == most:
                    return False
                reached = grown
                steps += 1
                missing = [ring for ring in missing if not ring & reached]
        return True


class _Search:
    """The clusters of one position, and the sets of them that may lead to a federation."""

    __slots__ = (
        "costs",
        "everywhere",
        "growths",
        "layout",
        "limits",
        "members",
        "near",
        "need",
        "open",
        "required",
        "tables",
        "values",
    )

    def __init__(  # noqa: PLR0917 - the same arguments as below
        self,
        grid: Grid,
        nodes: int,
        values: Sequence[int],
        open_space: int,
        need: int,
        anchor: int,
        anchor_value: int,
    ) -> None:
        layout = _layout(grid)
        self.layout: Final = layout
        self.open: Final = layout.spread(open_space)
        self.need: Final = need
        #: The clusters that every federation holds: the first for the Ivits, otherwise none.
        self.required: Final = 1 if anchor else 0
        #: By cluster: its own planets and stations, those of the anchor left out.
        self.members: Final[list[int]] = []
        #: By cluster: its power value.
        self.values: Final[list[int]] = []
        #: By cluster: the open hexes around it, in the layout.
        self.near: Final[list[int]] = []
        neighbours = grid.neighbours
        rest = nodes & ~anchor
        frontier = anchor
        worth = anchor_value
        while frontier or rest:
            if not frontier:
                frontier = rest & -rest
                rest ^= frontier
            members = frontier & ~anchor
            ring = 0
            while frontier:
                low = frontier & -frontier
                index = low.bit_length() - 1
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
        #: By set that may lead to a federation: satellites that it needs at least.
        self.costs: Final[dict[int, int]] = {}
        #: By set: the most satellites that the budget and R72 leave to it and to larger sets.
        self.limits: Final[dict[int, int]] = {}
        #: By set: the clusters that may join it.
        self.growths: Final[dict[int, int]] = {}
        #: Without the hexes that are lost to a set.
        self.tables: Final = _Tables(self.near, self.open, layout.width)
        #: With them, for R71.
        self.everywhere: Final = _Tables(self.near, self.open, layout.width)

    def worth(self, clusters: int) -> int:
        """The power value of a set of clusters together."""
        values = self.values
        total = 0
        while clusters:
            low = clusters & -clusters
            total += values[low.bit_length() - 1]
            clusters ^= low
        return total

    def enough(self, clusters: int) -> bool:
        """Whether a set is worth a federation."""
        return not self.required & ~clusters and self.worth(clusters) >= self.need

    def begin(self, terminals: int, budget: int) -> list[int]:
        """The sets of one cluster, afresh; those not in `terminals` join no others."""
        self.limits.clear()
        if budget < 1 or self.required & ~terminals or self.worth(terminals) < self.need:
            return []
        level: list[int] = []
        banned = (1 << len(self.near)) - 1 & ~terminals
        rest = terminals
        while rest:
            alone = rest & -rest
            self.costs[alone] = 0
            self.limits[alone] = budget
            self.growths[alone] = terminals ^ alone
            self.tables.fill(alone, 0, budget, banned)
            level.append(alone)
            rest ^= alone
        return level

    def joined(self, level: list[int]) -> list[int]:
        """The sets with one cluster more than those of `level` that their parts still allow."""
        larger: list[int] = []
        limits = self.limits
        costs = self.costs
        touches = self.tables.touches
        for clusters in level:
            touch = touches[clusters]
            limit = limits[clusters]
            top = clusters.bit_length()
            growth = self.growths[clusters] >> top << top
            while growth:
                low = growth & -growth
                growth ^= low
                least = touch[low.bit_length() - 1]
                if least > limit:
                    continue
                whole = clusters | low
                most = limit
                rest = clusters
                while rest and least <= most:
                    one = rest & -rest
                    rest ^= one
                    part = whole ^ one
                    most = min(most, limits.get(part, -1))
                    if most >= 0:
                        least = max(least, touches[part][one.bit_length() - 1])
                if least <= most:
                    costs[whole] = least
                    limits[whole] = most
                    larger.append(whole)
        return larger

    def kept(self, larger: list[int]) -> list[int]:
        """Those of the sets just joined that can grow into a federation, with their tables."""
        level: list[int] = []
        costs = self.costs
        limits = self.limits
        growths = self.growths
        everything = (1 << len(self.near)) - 1
        grown: dict[int, int] = {}
        for clusters in larger:
            rest = clusters
            while rest:
                low = rest & -rest
                rest ^= low
                part = clusters ^ low
                grown[part] = grown.get(part, 0) | low
        for clusters in larger:
            limit = limits[clusters]
            cost = costs[clusters]
            growth = everything & ~clusters
            rest = clusters
            while rest and growth:
                low = rest & -rest
                rest ^= low
                part = clusters ^ low
                growth &= grown[part]
                candidates = growth
                while candidates:
                    candidate = candidates & -candidates
                    candidates ^= candidate
                    whole = part | candidate
                    if costs[whole] > limit or limits.get(whole, -1) < cost:
                        growth ^= candidate
            if growth and self.enough(clusters | growth):
                growths[clusters] = growth
                banned = everything & ~clusters & ~growth
                if not self.enough(clusters) or self.tables.in_reach(clusters, limit, banned):
                    costs[clusters] = self.tables.fill(clusters, cost, limit, banned)
                    if costs[clusters] <= limit:
                        level.append(clusters)
                        continue
            del limits[clusters]
        return level

    def linked_with(self, clusters: int, most: int) -> bool:
        """R71: whether at most so many satellites link the set, on whatever route."""
        tables = self.everywhere
        touches = tables.touches
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
            table = tables.hexes.get(part)
            if table is None or len(table) <= most:
                tables.fill(part, least, most, 0)
            if part == rest:
                return touches[part][root] <= most
            part = (part - rest) & rest


class _Trees:
    """All the ways to link one set of clusters, and no other cluster, with the fewest satellites.

    The tables count routes over and beside clusters outside the set too. Here only hexes next to
    no such cluster are used (R74), so there may be no way at all.
    """

    __slots__ = ("allowed", "at_cluster", "at_hex", "clusters", "search")

    def __init__(self, search: _Search, clusters: int) -> None:
        self.search: Final = search
        self.clusters: Final = clusters
        allowed = search.open
        for cluster, ring in enumerate(search.near):
            if not clusters >> cluster & 1:
                allowed &= ~ring
        self.allowed: Final = allowed
        self.at_hex: Final[dict[tuple[int, int], set[int]]] = {}
        self.at_cluster: Final[dict[tuple[int, int], set[int]]] = {}

    def all(self) -> set[int]:
        """The sets of satellites, as ordinary masks."""
        root = self.clusters.bit_length() - 1
        rest = self.clusters ^ 1 << root
        if self.search.tables.touches[rest][root] < self.search.costs[self.clusters]:
            return set()  # Some hex of every tree so short is lost to the set.
        return self.to_cluster(rest, root)

    def to_cluster(self, clusters: int, root: int) -> set[int]:
        """The trees with the fewest satellites that link the set to cluster `root` outside it."""
        key = (clusters, root)
        known = self.at_cluster.get(key)
        if known is not None:
            return known
        search = self.search
        touches = search.tables.touches
        steps = touches[clusters][root]
        trees: set[int] = set()
        ends = search.tables.hexes[clusters][steps] & search.near[root] & self.allowed
        while ends:
            low = ends & -ends
            trees |= self.to_hex(clusters, low.bit_length() - 1, steps)
            ends ^= low
        lowest = clusters & -clusters
        rest = clusters ^ lowest
        part = rest
        while part:
            other = clusters ^ part
            if touches[part][root] + touches[other][root] == steps:
                ones = self.to_cluster(part, root)
                if ones:
                    others = self.to_cluster(other, root)
                    trees.update([one | another for one in ones for another in others])
            part = (part - 1) & rest
        self.at_cluster[key] = trees
        return trees

    def to_hex(self, clusters: int, place: int, steps: int) -> set[int]:
        """The trees with the fewest satellites, `steps`, that link the set to a hex, with it."""
        key = (clusters, place)
        known = self.at_hex.get(key)
        if known is not None:
            return known
        search = self.search
        here = search.layout.hex_bits[place]
        bit = 1 << place
        trees: set[int] = set()
        if steps == 1:
            # Every cluster of the set is next to the hex.
            trees.add(here)
            self.at_hex[key] = trees
            return trees
        tables = search.tables.hexes
        width = search.layout.width
        before = bit >> 1 | bit << 1 | bit << width | bit >> width
        before |= bit << width - 1 | bit >> width - 1
        before &= tables[clusters][steps - 1] & self.allowed
        while before:
            low = before & -before
            longer = self.to_hex(clusters, low.bit_length() - 1, steps - 1)
            trees.update([tree | here for tree in longer])
            before ^= low
        for cluster in bits(self.clusters):
            if search.near[cluster] & bit and search.tables.touches[clusters][cluster] == steps - 1:
                longer = self.to_cluster(clusters & ~(1 << cluster), cluster)
                trees.update([tree | here for tree in longer])
        lowest = clusters & -clusters
        rest = clusters ^ lowest
        part = rest
        while part:
            other = clusters ^ part
            one_steps = _steps_to(tables[part], bit, steps)
            other_steps = steps + 1 - one_steps
            if tables[other][other_steps] & bit:
                ones = self.to_hex(part, place, one_steps)
                if ones:
                    others = self.to_hex(other, place, other_steps)
                    trees.update([one | another for one in ones for another in others])
            part = (part - 1) & rest
        self.at_hex[key] = trees
        return trees


def _steps_to(table: list[int], bit: int, most: int) -> int:
    """The fewest satellites with which a table reaches a hex, which is at most `most`."""
    steps = 1
    while steps < most and not table[steps] & bit:
        steps += 1
    return steps


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
    search = _Search(grid, nodes, values, open_space, need, anchor, anchor_value)
    found: list[tuple[int, int, int]] = []
    terminals = 0
    for cluster, worth in enumerate(search.values):
        if worth < need or search.required & ~(1 << cluster):
            terminals |= 1 << cluster
        else:
            # R72: any larger federation would have more satellites.
            found.append((0, search.members[cluster], 0))
    everything = (1 << len(search.values)) - 1
    level = search.begin(terminals, budget)
    while level:
        larger = search.joined(level)
        for clusters in larger:
            least = search.costs[clusters]
            if search.enough(clusters) and search.tables.in_reach(
                clusters, least, everything & ~clusters
            ):
                trees = _Trees(search, clusters).all()
                if trees and not search.linked_with(clusters, least - 1):
                    search.limits[clusters] = least
                    members = _members(search, clusters)
                    found += [(least, members, tree) for tree in trees]
        level = search.kept(larger)
    found.sort()
    return [Federation(members, satellites) for _, members, satellites in found]


def _members(search: _Search, clusters: int) -> int:
    members = 0
    for cluster in bits(clusters):
        members |= search.members[cluster]
    return members


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
    total = anchor_value
    rest = nodes & ~anchor
    while rest:
        low = rest & -rest
        total += values[low.bit_length() - 1]
        rest ^= low
    if total < need:
        return False
    search = _Search(grid, nodes, values, open_space, need, anchor, anchor_value)
    for cluster in range(len(search.values)):
        if search.enough(1 << cluster):
            return True
    everything = (1 << len(search.values)) - 1
    # Among many clusters two satellites are mostly enough, and short tables are soon filled.
    few = min(budget, 2 if len(search.values) > 8 else budget)
    for most in (few, budget):
        level = search.begin(everything, most)
        while level:
            larger = search.joined(level)
            for clusters in larger:
                if search.enough(clusters):
                    return True
            level = search.kept(larger)
        if most == budget:
            break
    return False
