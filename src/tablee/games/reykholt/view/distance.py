"""How far goods reach along the tables, where the way does not matter (`planner` finds it)."""

from typing import Final

from tablee.games.reykholt.box.components import TYPES, Counts
from tablee.games.reykholt.view.planner import Means, Track, steps

#: Where the number for all types together stands.
ALL: Final = TYPES


def without_bonus(track: Track, means: Means, stock: Counts) -> int:
    """The table that is reached with that stock by paying alone."""
    by_paying, _ = _Walk(track, means, helped=False).length(stock, bonus=False)
    return _helped(track, means, stock, by_paying, bonus=False)


def furthest(track: Track, means: Means, stock: Counts, least: int = -1) -> tuple[int, int]:
    """The tables that are reached with that stock by paying alone, and by the best route.

    Where that route comes no further than `least`, this is the second one, and the first is not
    looked for.
    """
    by_paying, best = _Walk(track, means, helped=False).length(stock, bonus=means.bonus)
    if means.helpers:
        best = _helped(track, means, stock, max(best, least), bonus=means.bonus)
        if best > least:
            by_paying = _helped(track, means, stock, by_paying, bonus=False)
    return by_paying, max(best, least)


def _helped(track: Track, means: Means, stock: Counts, least: int, *, bonus: bool) -> int:
    """The table that is reached where cards help to pay; `least` is reached without."""
    if not means.helpers:
        return least
    _, most = _Walk(track, means, helped=True).length(stock, bonus=bonus)
    if most <= least:
        return least
    search = _Search(track, least, most)
    search.go_on(means._replace(stock=stock, bonus=bonus))
    return search.best


class _Search:
    """Looks at every turn that may come further than the best so far, at each position once."""

    def __init__(self, track: Track, least: int, most: int) -> None:
        self._track: Final = track
        self._seen: Final[set[Means]] = set()
        self._most: Final = most
        self.best = least

    def go_on(self, means: Means) -> None:
        """The best takes in what comes of this, which may come further."""
        self._seen.add(means)
        for _, then in steps(self._track, means):
            self.best = max(self.best, then.table)
            if self.best == self._most:
                return
            if then not in self._seen and self._most_of(then) > self.best:
                self.go_on(then)

    def _most_of(self, means: Means) -> int:
        return _Walk(self._track, means, helped=True).length(means.stock, bonus=means.bonus)[1]


class _Walk:
    """From table to table as long as goods last; all that is open is where the bonus comes in.

    Without help no card changes a payment. With it cards stand in for whatever is missing, and what
    they replace it with is missed in the sum of all goods alone: no turn comes further than that.
    """

    def __init__(self, track: Track, means: Means, *, helped: bool) -> None:
        self._track: Final = track
        self._table: Final = means.table
        self._extra: Final = means.bonus_extra
        self._gifts: Final = means.gifts
        each, spared, whole = 0, 0, 0
        for helper in means.helpers if helped else ():
            if helper.uses:
                each += helper.substitutes + helper.discount
                spared += helper.discount
                whole += helper.uses * (helper.substitutes + helper.discount)
        #: How many goods cards stand in for at a table, how many of these nobody pays, and how
        #: many in the whole turn.
        self._each: Final = each
        self._spared: Final = spared
        self._whole: Final = whole

    def length(self, stock: Counts, *, bonus: bool) -> tuple[int, int]:
        """The furthest table without the bonus, and the furthest of all."""
        uses = [gift.uses for gift in self._gifts]
        goods = [*stock, sum(stock)]
        return self._on(self._table, goods, uses, [0] * TYPES + [self._whole], bonus=bonus)

    def _on(
        self, table: int, stock: list[int], uses: list[int], help_left: list[int], *, bonus: bool
    ) -> tuple[int, int]:
        """The same from here; behind the types both lists have a number for all.

        Help that a table did not need is left for others of its type: it would have spared goods.
        """
        track, best = self._track, table
        while table + 1 < len(track):
            good, count = track[table + 1]
            if bonus:
                then, others = stock[:], uses[:]
                _take(then, good, count + self._extra)
                self._arrive(table + 1, then, others, by_bonus=True)
                best = max(best, self._on(table + 1, then, others, help_left[:], bonus=False)[0])
            missing = max(0, count - stock[good])
            help_left[good] += self._each - missing
            help_left[ALL] -= missing
            stock[good] -= count - missing
            stock[ALL] -= max(0, count - self._spared)
            if help_left[good] < 0 or help_left[ALL] < 0 or stock[ALL] < 0:
                break
            table += 1
            self._arrive(table, stock, uses, by_bonus=False)
        return table, max(best, table)

    def _arrive(self, table: int, stock: list[int], uses: list[int], *, by_bonus: bool) -> None:
        """What cards bring there is in the stock."""
        for index, gift in enumerate(self._gifts):
            if uses[index] and table in gift.tables and (by_bonus or not gift.by_bonus):
                uses[index] -= 1
                for good in range(TYPES):
                    _take(stock, good, gift.goods[good])
                _take(stock, self._track[table][0], gift.of_table)


def _take(stock: list[int], good: int, count: int) -> None:
    stock[good] += count
    stock[ALL] += count
