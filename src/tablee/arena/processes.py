"""Work is spread over processes; Ctrl-C stops it, and a process that is lost is noticed."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from signal import SIG_IGN, SIGINT, default_int_handler, signal
from threading import Event
from typing import TypeVar

from tablee.core import Sentence, TableeError

Part = TypeVar("Part")
Done = TypeVar("Done")

#: Seconds after which a run that waits for its processes looks whether it is to stop.
ATTENTION = 0.2

#: Set in a process that Ctrl-C stopped.
_interrupted = Event()


def spread(work: Callable[[Part], Done], parts: Iterable[Part], processes: int) -> Iterator[Done]:
    """What `work` makes of each part, as it is done, in any order.

    `work` and the parts can be pickled. Raises `KeyboardInterrupt`, and `TableeError` where a
    process was lost; whatever was done before has been handed out.
    """
    left = iter(parts)
    # Ctrl-C reaches every process of the terminal. One that waits for work has nothing to end.
    with (
        ProcessPoolExecutor(processes, initializer=signal, initargs=(SIGINT, SIG_IGN)) as pool,
        _heard_later() as interrupted,
    ):
        pending: set[Future[Done]] = set()
        try:
            while not interrupted.is_set():
                for part in islice(left, processes * 2 - len(pending)):
                    pending.add(pool.submit(_attend, work, part))
                if not pending:
                    return
                done, pending = wait(pending, ATTENTION, FIRST_COMPLETED)
                for future in done:
                    yield future.result()
            raise KeyboardInterrupt
        except BrokenProcessPool:
            raise TableeError(Sentence("error-worker-lost")) from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _heard_later() -> Iterator[Event]:
    """Ctrl-C sets the event. Raised at once it could strike while the pool holds a lock."""
    interrupted = Event()
    before = signal(SIGINT, lambda *_: interrupted.set())
    try:
        yield interrupted
    finally:
        signal(SIGINT, before)


def _attend(work: Callable[[Part], Done], part: Part) -> Done:
    """The work of a process, which Ctrl-C ends; from then on it does no more, though asked."""
    if _interrupted.is_set():
        raise KeyboardInterrupt
    signal(SIGINT, default_int_handler)
    try:
        return work(part)
    except KeyboardInterrupt:
        _interrupted.set()
        raise
    finally:
        signal(SIGINT, SIG_IGN)
