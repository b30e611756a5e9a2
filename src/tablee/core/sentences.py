"""Sentences before they have words: a text key with its arguments, the same in every language."""

from collections.abc import Sequence
from typing import Final, Protocol, TypeAlias

Argument: TypeAlias = "int | str | Sentence | tuple[Sentence, ...]"


class Sentence:
    """Something to say to a person: a Fluent message key and what fills its gaps.

    Rules, events and refusals carry sentences; words in French or English are made at the edge
    (`Game.say`) and never stored.
    """

    __slots__ = ("args", "key")

    # Compiled, the name of the first parameter is taken: no argument of a text begins like it.
    def __init__(self, _key: str, /, **args: Argument) -> None:
        self.key: Final = _key
        self.args: Final = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sentence) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash(self.key)

    # Compiled, a class with such arguments knows no other way to be read from a pickle.
    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _again, (self.key, self.args)

    def __repr__(self) -> str:
        filled = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Sentence({self.key!r}{filled})"


def _again(key: str, args: dict[str, Argument]) -> Sentence:
    return Sentence(key, **args)


class Phrases(Protocol):
    """Puts sentences into words."""

    def say(
        self, sentence: Sentence, lang: str, names: Sequence[str] = (), you: int | None = None
    ) -> str:
        """`sentence` in `lang`; seats are called by `names`, the reader's own seat is `you`."""
