"""Actions: the words a game is played with, and the notation that writes them down."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from tablee.core.errors import BadNotation


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One choice of a seat, or one outcome of chance: an immutable value with a one-line notation.

    A game makes each action of its fixed vocabulary once and hands out that same object for ever,
    so that a list of legal actions costs no more than a list of ints. `str(action)` is the notation
    and `game.parse` reads it back.
    """

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text: Final = text

    @property
    def verb(self) -> str:
        """The first word of the notation."""
        return self.text.partition(" ")[0]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text!r})"

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Action) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


class Vocabulary:
    """Reads a game's notation: a table of its fixed actions, a reader for each open-ended verb.

    Open-ended verbs (a deal, a shuffle) have too many values to list; their reader gets the words
    after the verb and answers `None` when they make no sense.
    """

    __slots__ = ("_fixed", "_readers", "_verbs")

    def __init__(
        self,
        fixed: Iterable[Action],
        readers: Mapping[str, Callable[[Sequence[str]], Action | None]] | None = None,
    ) -> None:
        self._fixed: Final = {action.text: action for action in fixed}
        self._readers: Final = dict(readers or {})
        self._verbs: tuple[str, ...] = ()

    def parse(self, text: str) -> Action:
        """The action that `text` writes; spare blanks are forgiven, nothing else is."""
        words = text.split()
        action = self._fixed.get(" ".join(words))
        if action is None and words and words[0] in self._readers:
            action = self._readers[words[0]](words[1:])
        if action is None:
            raise BadNotation(text, self.verbs())
        return action

    def verbs(self) -> tuple[str, ...]:
        """Every first word of the notation, sorted."""
        if not self._verbs:  # looked for once: a vocabulary may have thousands of actions
            found = {text.partition(" ")[0] for text in self._fixed}
            self._verbs = tuple(sorted(found | set(self._readers)))
        return self._verbs

    def fixed(self) -> tuple[Action, ...]:
        """The actions that can be listed, in the order the game gave them."""
        return tuple(self._fixed.values())
