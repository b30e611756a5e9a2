"""Who sits where: every mix of the bots, in every order of seats."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from typing import TypeAlias

#: The name of a bot for each seat.
LineUp: TypeAlias = tuple[str, ...]


def mixes(bots: Sequence[str], seats: int) -> list[LineUp]:
    """Who may meet, each mix once: as many of `bots` as there are seats.

    Where there are fewer bots than seats all of them play, and the seats that are left are filled
    in every way: two bots at three seats meet two against one, either way round. A bot that is
    named twice may sit twice where there are bots enough.
    """
    order = list(dict.fromkeys(bots))
    spare = seats - len(bots)
    if spare > 0:
        found = [(*bots, *more) for more in combinations_with_replacement(order, spare)]
    else:
        found = list(combinations(bots, seats))
    return list(dict.fromkeys(tuple(sorted(mix, key=order.index)) for mix in found))


@cache
def line_ups(bots: tuple[str, ...], seats: int) -> tuple[LineUp, ...]:
    """Every order of every mix. Played once each, every bot has sat equally often everywhere."""
    return tuple(_line_ups(bots, seats))


def _line_ups(bots: Sequence[str], seats: int) -> Iterator[LineUp]:
    for mix in mixes(bots, seats):
        yield from dict.fromkeys(permutations(mix))
