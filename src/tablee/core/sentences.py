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

    def __init__(self, key: str, /, **args: Argument) -> None:
        self.key: Final = key
        self.args: Final = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sentence) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        filled = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Sentence({self.key!r}{filled})"


class Phrases(Protocol):
    """Puts sentences into words."""

    def say(
        self, sentence: Sentence, lang: str, names: Sequence[str] = (), you: int | None = None
    ) -> str:
        """`sentence` in `lang`; seats are called by `names`, the reader's own seat is `you`."""
