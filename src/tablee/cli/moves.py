"""The list of legal moves: numbered, grouped, filtered, and found again from what is typed."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple
from unicodedata import combining, normalize

from rich.text import Text

from tablee.core import Action

#: How many moves of one kind are shown; a filter brings up the others.
SHOWN = 20
GAP = 2


class Choice(NamedTuple):
    """A legal move with its number in the list and its words."""

    number: int
    action: Action
    words: str


def choices(actions: Iterable[Action], words: Iterable[str]) -> list[Choice]:
    """Moves numbered from 1, those with the same verb together."""
    pairs = list(zip(actions, words, strict=True))
    verbs = list(dict.fromkeys(_verb(action) for action, _ in pairs))
    pairs.sort(key=lambda pair: verbs.index(_verb(pair[0])))
    return [Choice(number, action, words) for number, (action, words) in enumerate(pairs, 1)]


def matching(listed: Sequence[Choice], text: str) -> list[Choice]:
    """Those moves whose words or notation hold `text`; case and accents do not matter."""
    wanted = _plain(text.strip())
    return [
        choice
        for choice in listed
        if wanted in _plain(choice.words) or wanted in _plain(str(choice.action))
    ]


def lines(listed: Sequence[Choice], width: int, room: int) -> tuple[list[Text], int]:
    """The moves in columns, a block for each verb, and how many were left out.

    If they need more than `room` lines, they stand in two columns at least, long words cut.
    """
    drawn, hidden = _blocks(listed, width, width)
    if len(drawn) > room:
        return _blocks(listed, width, (width - GAP) // 2)
    return drawn, hidden


def _blocks(listed: Sequence[Choice], width: int, widest: int) -> tuple[list[Text], int]:
    drawn: list[Text] = []
    hidden = 0
    small: list[Choice] = []
    for _, group in groupby(listed, key=lambda choice: _verb(choice.action)):
        block = list(group)
        hidden += max(0, len(block) - SHOWN)
        # Verbs with few moves share a block: a screen has few lines.
        if len(block) <= SHOWN // 3:
            small += block
            continue
        drawn += [*_columns(small, width, widest), *_columns(block[:SHOWN], width, widest)]
        small = []
    return drawn + _columns(small, width, widest), hidden


def _columns(block: Sequence[Choice], width: int, widest: int) -> list[Text]:
    """A block read downwards, in as many columns as fit."""
    if not block:
        return []
    cells = [_cell(choice, widest) for choice in block]
    column = max(cell.cell_len for cell in cells) + GAP
    columns = max(1, min(len(cells), (width + GAP) // column))
    height = -(-len(cells) // columns)
    rows = []
    for top in range(height):
        text = Text()
        for cell in cells[top::height]:
            text.append(" " * (-text.cell_len % column))
            text.append_text(cell)
        rows.append(text)
    return rows


def _cell(choice: Choice, width: int) -> Text:
    number = Text(f"{choice.number:>3} ", style="bold yellow")
    notation = Text(f"  {choice.action}", style="dim")
    words = Text(choice.words)
    words.truncate(width - number.cell_len - notation.cell_len, overflow="ellipsis")
    return Text.assemble(number, words, notation)


def _verb(action: Action) -> str:
    return str(action).split()[0]


def _plain(text: str) -> str:
    """Lower case without accents."""
    return "".join(sign for sign in normalize("NFD", text.casefold()) if not combining(sign))
