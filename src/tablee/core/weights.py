"""Weights: the numbers behind a game's value, kept as data that training makes again."""

from collections.abc import Callable, Mapping, Sequence

from mypy_extensions import mypyc_attr

#: A number, or a row of them.
Number = float | Sequence[float]


@mypyc_attr(allow_interpreted_subclasses=True)
class Weights:
    """The numbers of one room; each is a float, or a tuple of them, and an attribute of its name.

    Everybody in a process shares them. Only training changes them, between two decisions.
    """

    def __init__(self, numbers: Mapping[str, Number]) -> None:
        #: As they were given, in their order.
        self.numbers = numbers
        #: How often they have been assigned anew.
        self.version = 0
        self._stale: list[Callable[[], object]] = []

    def one(self, name: str) -> float:
        """The number of that name."""
        number = self.numbers[name]
        assert isinstance(number, float), name
        return number

    def many(self, name: str) -> tuple[float, ...]:
        """The row of that name."""
        row = self.numbers[name]
        assert not isinstance(row, float), name
        return tuple(row)

    def vector(self) -> list[float]:
        """All numbers in their order."""
        found: list[float] = []
        for name in self.numbers:
            now = getattr(self, name)
            if isinstance(now, tuple):
                found.extend(now)
            else:
                found.append(now)
        return found

    def assign(self, vector: Sequence[float]) -> None:
        """All numbers anew, in their order."""
        at = 0
        for name in self.numbers:
            now = getattr(self, name)
            if isinstance(now, tuple):
                setattr(self, name, tuple(vector[at : at + len(now)]))
                at += len(now)
            else:
                setattr(self, name, vector[at])
                at += 1
        assert at == len(vector), f"{at} numbers, not {len(vector)}"
        self.version += 1
        for forget in self._stale:
            forget()

    def on_change(self, forget: Callable[[], object]) -> None:
        """Have `forget` called whenever they are assigned: it clears what was worked out of them.

        A cache that is cleared costs nothing where it is asked.
        """
        self._stale.append(forget)

    def names(self) -> list[str]:
        """What each number of the vector is called."""
        found: list[str] = []
        for name in self.numbers:
            now = getattr(self, name)
            if isinstance(now, tuple):
                found.extend([f"{name}[{at}]" for at in range(len(now))])
            else:
                found.append(name)
        return found
