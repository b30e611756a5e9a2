"""A tournament is played: here, over processes, or on a Ray cluster."""

import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeAlias

from tablee.arena.plan import Plan
from tablee.arena.played import Played
from tablee.arena.playing import play
from tablee.arena.processes import spread

#: Plays some games of a plan and hands them out as they end; the last argument is how many are
#: played at the same time, 0 for as many as there are cores.
Ground: TypeAlias = Callable[[Plan, Sequence[int], int], Iterator[Played]]


def on_processes(plan: Plan, numbers: Sequence[int], workers: int) -> Iterator[Played]:
    """Every game as it ends, in any order."""
    processes = min(workers or os.cpu_count() or 1, len(numbers))
    if processes > 1:
        yield from spread(partial(play, plan), numbers, processes)
        return
    for number in numbers:
        yield play(plan, number)
