"""Games of a data set are played, in one process or several."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from msgspec import Struct

from tablee.arena.processes import spread
from tablee.bots import bot_at
from tablee.core import Match
from tablee.dataset.plan import Plan
from tablee.driver import play_out

Part = TypeVar("Part")
Done = TypeVar("Done")


class Played(Struct, frozen=True):
    """One game: a line of the records."""

    number: int
    seed: int
    seats: int
    #: Who sat where.
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    #: The text that `tablee replay` reads.
    record: str


def play(plan: Plan, number: int) -> Played:
    """Game `number` of the plan, which depends on the two alone."""
    table = plan.table(number)
    names = plan.line_up(number)
    match = Match(plan.open_game(), table.seats, plan.seed_of(number), table.options)
    play_out(match, [bot_at(name) for name in names])
    return Played(
        number=number,
        seed=plan.seed_of(number),
        seats=table.seats,
        bots=names,
        scores=tuple(match.scores()),
        record=str(match.record),
    )


def play_all(plan: Plan, numbers: Sequence[int], workers: int) -> Iterator[Played]:
    """These games, in their order."""
    return in_order(partial(play, plan), numbers, workers)


def in_order(work: Callable[[Part], Done], parts: Sequence[Part], workers: int) -> Iterator[Done]:
    """What `work` makes of each part, in their order, whatever number of processes works."""
    processes = min(workers or os.cpu_count() or 1, len(parts))
    if processes <= 1:
        yield from map(work, parts)
        return
    waiting: dict[int, Done] = {}
    following = 0
    numbered: Iterable[tuple[int, Part]] = enumerate(parts)
    for number, done in spread(partial(_numbered, work), numbered, processes):
        waiting[number] = done
        while following in waiting:
            yield waiting.pop(following)
            following += 1


def _numbered(work: Callable[[Part], Done], part: tuple[int, Part]) -> tuple[int, Done]:
    return part[0], work(part[1])
