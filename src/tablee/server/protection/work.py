"""Work: the CPU seconds that somebody's request has cost, on the event loop and in threads."""

import types
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from time import thread_time
from typing import Any, Generic, TypeVar

A = TypeVar("A")
T = TypeVar("T")

_current: "ContextVar[Measured[Any] | None]" = ContextVar("work", default=None)


class Measured(Generic[T]):
    """Awaits a coroutine and counts the CPU seconds in it, not those in which it waits."""

    def __init__(
        self, coroutine: Coroutine[Any, Any, T], charge: Callable[[float], None] | None = None
    ) -> None:
        self._coroutine = coroutine
        #: Called with the seconds once it is over, however it ends.
        self._charge = charge
        self.seconds = 0.0

    @types.coroutine
    def run(self) -> Generator[Any, Any, T]:
        """What the coroutine returns."""
        coroutine = self._coroutine
        resume, value = coroutine.send, None
        _current.set(self)
        try:
            while True:
                started = thread_time()
                try:
                    waits_for = resume(value)
                except StopIteration as done:
                    returned: T = done.value
                    return returned
                finally:
                    self.seconds += thread_time() - started
                try:
                    resume, value = coroutine.send, (yield waits_for)
                except BaseException as error:  # noqa: BLE001 - it is the coroutine's to handle
                    resume, value = coroutine.throw, error
        finally:
            if self._charge is not None:
                self._charge(self.seconds)


def counted(job: Callable[[A], T]) -> Callable[[A], T]:
    """The job, to be run in a thread: its CPU seconds count for whoever asks for it now."""
    work = _current.get()
    if work is None:
        return job

    def run(argument: A) -> T:
        started = thread_time()
        try:
            return job(argument)
        finally:
            work.seconds += thread_time() - started

    return run
