"""Colonists by type, as tuples of four numbers."""

from __future__ import annotations

from tablee.games.artemis.box import Kind
from tablee.games.artemis.box.components import TYPES, Counts


def more(counts: Counts, kind: int, number: int = 1) -> Counts:
    """The same with `number` more of that type (fewer, if negative)."""
    changed = list(counts)
    changed[kind] += number
    return tuple(changed)


def added(one: Counts, other: Counts) -> Counts:
    """Both together."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def without(one: Counts, other: Counts) -> Counts:
    """The first, once the second have left."""
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3])


def fits(kind: Kind, inside: Counts) -> bool:
    """R23: whoever finds no slot of its type takes a free one."""
    typed = kind.typed
    beyond = 0
    for index in range(TYPES):
        if inside[index] > typed[index]:
            beyond += inside[index] - typed[index]
    return beyond <= kind.free


def has_room(kind: Kind, inside: Counts, colonist: int) -> bool:
    """Whether one more colonist of that type fits."""
    typed = kind.typed
    beyond = 0
    for index in range(TYPES):
        count = inside[index] + 1 if index == colonist else inside[index]
        if count > typed[index]:
            beyond += count - typed[index]
    return beyond <= kind.free


def total(counts: Counts) -> int:
    """How many there are of all types."""
    return counts[0] + counts[1] + counts[2] + counts[3]
