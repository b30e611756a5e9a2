"""Tables of a game's fixed actions: each is made once, and rules take it by its number."""

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from tablee.core import Action

A = TypeVar("A", bound=Action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbered(Action):
    """An action that names one thing by its number."""

    __slots__ = ("index",)

    def __init__(self, text: str, index: int) -> None:
        super().__init__(text)
        self.index: Final = index


def table(
    kind: Callable[[str, int], A], verb: str, names: Iterable[int | str], first: int = 0
) -> tuple[A, ...]:
    """An action for each name, written `verb name`; `index` numbers them from `first`.

    So `table(Take, "take", range(1, 21))` writes `take 1` for the thing with the index 0, and where
    both are to be the same number `first` says so: `table(Bid, "bid", range(1, 7), first=1)`.
    """
    return tuple(kind(f"{verb} {name}", index) for index, name in enumerate(names, first))
