"""Goods by type, as tuples that are never changed."""

from tablee.games.reykholt.box.components import NOTHING, TYPES, Counts


def more(goods: Counts, good: int, count: int = 1) -> Counts:
    """So many more of one type."""
    t, l, m, f, c = goods  # noqa: E741 - letters of the goods
    if good == 0:
        return t + count, l, m, f, c
    if good == 1:
        return t, l + count, m, f, c
    if good == 2:
        return t, l, m + count, f, c
    if good == 3:
        return t, l, m, f + count, c
    return t, l, m, f, c + count


def added(one: Counts, other: Counts) -> Counts:
    """Both together."""
    return (
        one[0] + other[0],
        one[1] + other[1],
        one[2] + other[2],
        one[3] + other[3],
        one[4] + other[4],
    )


def less(one: Counts, other: Counts) -> Counts:
    """The first without the second."""
    return (
        one[0] - other[0],
        one[1] - other[1],
        one[2] - other[2],
        one[3] - other[3],
        one[4] - other[4],
    )


def has(one: Counts, other: Counts) -> bool:
    """Whether the second can be taken out of the first."""
    return (
        one[0] >= other[0]
        and one[1] >= other[1]
        and one[2] >= other[2]
        and one[3] >= other[3]
        and one[4] >= other[4]
    )


def total(goods: Counts) -> int:
    """How many there are of all types."""
    return goods[0] + goods[1] + goods[2] + goods[3] + goods[4]


def commonest(goods: Counts) -> int:
    """The type that there is most of, the first of several."""
    found = 0
    for good in range(1, TYPES):
        if goods[good] > goods[found]:
            found = good
    return found


def only(good: int, count: int) -> Counts:
    """So many goods of one type."""
    return more(NOTHING, good, count)
