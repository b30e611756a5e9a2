"""Legal moves: numbered, grouped by kind, filtered, and found again from what is typed.

A move whose notation is a verb and a number keeps that number where the board shows it too (port 18
is taken by typing 18) or where the question is about amounts (a bid of 0 is typed as 0). The other
moves are numbered from the first number that cannot be meant so.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count, groupby
from typing import NamedTuple, TypeAlias
from unicodedata import combining, normalize

from tablee.core import Action

#: The numbers of the moves that touch something on the board, by its name (`port:7`).
Offered: TypeAlias = Mapping[str, Sequence[int]]

#: Digits of a number that is worth typing.
LONGEST = 3
#: How numbers stand out.
NUMBER = "bold yellow"


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
    #: Whether the number is that of its notation.
    own: bool = False


class Numbers(NamedTuple):
    """The numbers that moves have of themselves, and the first one that the others may have."""

    own: Mapping[Action, int]
    free: int = 1


def choices(
    actions: Iterable[Action],
    words: Iterable[str],
    kinds: Iterable[Kind],
    numbers: Numbers | None = None,
) -> list[Choice]:
    """Moves with their own numbers or counted, those of one kind together."""
    own, free = numbers or Numbers({})
    moves = list(zip(actions, words, kinds, strict=True))
    order = list(dict.fromkeys(kind for _, _, kind in moves))
    moves.sort(key=lambda move: order.index(move[2]))
    counter = count(free)
    return [
        Choice(own[move[0]], *move, own=True) if move[0] in own else Choice(next(counter), *move)
        for move in moves
    ]


def own_numbers(
    actions: Sequence[Action],
    targets: Callable[[Action], Sequence[str]],
    vocabulary: Callable[[], Iterable[Action]],
    on_board: int = 0,
) -> Numbers:
    """Which moves keep the number of their notation.

    They are those that touch the same sort of thing first: ports, docks, officers. Where moves
    touch nothing they are those of one verb, if most moves are. Of two moves with one number the
    first keeps it. `on_board` is the highest number that the board shows; without moves of such a
    sort the others are not mistaken for its places.
    """
    found: dict[tuple[str, bool], dict[int, Action]] = {}
    for action in actions:
        number = _number(action)
        touched = targets(action)
        if number is None or (touched and not touched[0].endswith(f":{number}")):
            continue
        sort = touched[0].partition(":")[0] if touched else action.verb
        found.setdefault((sort, bool(touched)), {}).setdefault(number, action)
    for (_, touching), by_number in found.items():
        if touching or len(by_number) > max(1, len(actions) // 2):
            verbs = {action.verb for action in by_number.values()}
            known = [_number(action) for action in vocabulary() if action.verb in verbs]
            highest = max([*by_number, *(number for number in known if number is not None)])
            own = {action: number for number, action in by_number.items()}
            return Numbers(own, highest + 1)
    return Numbers({}, on_board + 1)


def notation_of(listed: Sequence[Choice], number: str) -> str | None:
    """The move that a number would be if it were legal; `None` if it cannot be told."""
    verbs = {choice.action.verb for choice in listed if choice.own}
    if len(verbs) != 1 or len(number) > LONGEST:
        return None
    return f"{verbs.pop()} {int(number)}"


def _number(action: Action) -> int | None:
    """The number of a notation that is a verb and a number."""
    parts = re.fullmatch(rf"\S+ ([0-9]{{1,{LONGEST}}})", str(action))
    return int(parts[1]) if parts else None


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
    wanted = plain(text.strip())
    return [choice for choice in listed if choice.action.verb == wanted] or [
        choice
        for choice in listed
        if any(
            wanted in plain(said)
            for said in (choice.words, choice.kind.heading, str(choice.action))
        )
    ]


def plain(text: str) -> str:
    """Lower case without accents; a space is a space."""
    folded = normalize("NFKD", text.casefold())
    return "".join(sign for sign in folded if not combining(sign))
