"""Legal moves: numbered, grouped by kind, filtered, and found again from what is typed."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias
from unicodedata import combining, normalize

from tablee.core import Action

#: The numbers of the moves that touch something on the board, by its name (`port:7`).
Offered: TypeAlias = Mapping[str, Sequence[int]]


class Kind(NamedTuple):
    """What moves of one sort share: the key of their sentence, and a heading if there is one."""

    key: str
    heading: str = ""


class Choice(NamedTuple):
    """A legal move with its number in the list and its words."""

    number: int
    action: Action
    words: str
    kind: Kind


def choices(actions: Iterable[Action], words: Iterable[str], kinds: Iterable[Kind]) -> list[Choice]:
    """Moves numbered from 1, those of one kind together."""
    moves = list(zip(actions, words, kinds, strict=True))
    order = list(dict.fromkeys(kind for _, _, kind in moves))
    moves.sort(key=lambda move: order.index(move[2]))
    return [Choice(number, *move) for number, move in enumerate(moves, 1)]


def offered(
    listed: Sequence[Choice], targets: Callable[[Action], Iterable[str]]
) -> dict[str, list[int]]:
    """Where on the board the moves are."""
    found: dict[str, list[int]] = {}
    for choice in listed:
        for target in targets(choice.action):
            found.setdefault(target, []).append(choice.number)
    return found


def by_kind(listed: Sequence[Choice]) -> list[list[Choice]]:
    """The moves of each kind."""
    return [list(group) for _, group in groupby(listed, key=lambda choice: choice.kind)]


def matching(listed: Sequence[Choice], text: str) -> list[Choice]:
    """Those moves whose words, heading or notation hold `text`; a whole verb means only its moves.

    Case and accents do not matter.
    """
    wanted = _plain(text.strip())
    return [choice for choice in listed if choice.action.verb == wanted] or [
        choice
        for choice in listed
        if any(
            wanted in _plain(said)
            for said in (choice.words, choice.kind.heading, str(choice.action))
        )
    ]


def _plain(text: str) -> str:
    """Lower case without accents; a space is a space."""
    folded = normalize("NFKD", text.casefold())
    return "".join(sign for sign in folded if not combining(sign))
