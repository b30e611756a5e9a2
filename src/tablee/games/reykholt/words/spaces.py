"""Which printed words a question about a space means: rules know parts and branches by number."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from tablee.games.reykholt.box import vocabulary as v
from tablee.games.reykholt.box.components import NONE
from tablee.games.reykholt.rules.work.parts import Choosing, Exchanging
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import Effect, Parts

Printed: TypeAlias = Sequence[v.Op]


def printed_on(state: ReykholtState, number: int) -> Printed:
    """What a space says; nothing for one that is not in use."""
    return next((space.parts for space in state.box.spaces if space.number == number), ())


def printed_parts(state: ReykholtState, number: int) -> Printed:
    """What is printed for some parts of the space that is being resolved."""
    found = (printed for parts, printed in _all_parts(state) if parts.number == number)
    return next(found, ())


def printed_branches(state: ReykholtState, effect: int) -> Sequence[Printed]:
    """What is printed for the branches of an "or" of the space that is being resolved."""
    for parts, printed in _all_parts(state):
        for compiled, word in _effects(parts, printed):
            if compiled.number == effect and isinstance(word, v.Choose):
                return word.options
    return ()


def _all_parts(state: ReykholtState) -> Iterator[tuple[Parts, Printed]]:
    """The parts of the space and of all its branches, each with what is printed for it."""
    if state.space != NONE:
        parts = state.book.parts[state.book.spaces[state.space]]
        yield from _within(parts, printed_on(state, state.space))


def _within(parts: Parts, printed: Printed) -> Iterator[tuple[Parts, Printed]]:
    yield parts, printed
    for compiled, word in _effects(parts, printed):
        if isinstance(compiled, Choosing) and isinstance(word, v.Choose):
            for branch, option in zip(compiled.branches, word.options, strict=True):
                yield from _within(branch, option)


def _effects(parts: Parts, printed: Printed) -> Iterator[tuple[Effect, v.Op]]:
    """The parts that are no plain gains, and what stands behind their arrows."""
    for label, compiled in zip(parts.labels, parts.others, strict=True):
        word = printed[label]
        yield compiled, word
        if isinstance(compiled, Exchanging) and isinstance(word, v.Exchange):
            yield from zip(compiled.get, word.get, strict=True)
