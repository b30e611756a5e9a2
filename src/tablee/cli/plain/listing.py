"""The list of moves as lines: a heading for each kind, whole words, no more lines than there are.

No move is ever cut. Where lines are scarce, moves stand in more columns and without their notation,
then without headings; if that is not enough, the largest kinds are folded into one line each, which
says how to read them.
"""

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from rich.text import Text

from tablee.cli.table.cells import LEAD, cell, line
from tablee.cli.table.moves import NUMBER, Choice, by_kind
from tablee.cli.voice import Voice

#: How many moves of one kind are shown; a filter brings up the others.
SHOWN = 20
#: Lists longer than this have headings.
LONG = 8
#: Kinds with fewer moves are not worth folding.
WORTH_FOLDING = 3
GAP = 2
#: How far moves stand in below a heading.
INDENT = 2


class Block(NamedTuple):
    """Moves that stand together: those of a kind below its heading, or a few without one."""

    moves: list[Choice]
    heading: str


def table(listed: Sequence[Choice], width: int, room: int | None, voice: Voice) -> list[Text]:
    """The list below the board, in `room` lines if folding can do it; `None`: there is no limit."""
    blocks = _blocks(listed)
    drawn = [_drawn(block, width, voice, shown=SHOWN) for block in blocks]
    if room is None or _height(drawn) <= room:
        return list(chain(*drawn))
    drawn = [_drawn(block, width, voice, shown=SHOWN, dense=True) for block in blocks]
    if _height(drawn) > room:
        bare = _blocks(listed, headings=False)
        plain = [_drawn(block, width, voice, shown=SHOWN, dense=True) for block in bare]
        if _height(plain) <= room:
            return list(chain(*plain))
    folded = [place for place, block in enumerate(blocks) if _foldable(block)]
    while folded and _height(drawn) > room:
        tallest = max(folded, key=lambda place: len(drawn[place]))
        folded.remove(tallest)
        drawn[tallest] = [_folded(blocks[tallest], voice)]
    return list(chain(*drawn))


def whole(listed: Sequence[Choice], width: int, voice: Voice) -> list[Text]:
    """Every move, however many they are."""
    return list(chain(*(_drawn(block, width, voice) for block in _blocks(listed))))


def _blocks(listed: Sequence[Choice], *, headings: bool = True) -> list[Block]:
    """Kinds with headings if the list is long and of several kinds; other kinds share blocks."""
    kinds = by_kind(listed)
    headed = headings and len(listed) > LONG and len(kinds) > 1
    blocks: list[Block] = []
    for moves in kinds:
        heading = moves[0].kind.heading if headed and len(moves) > 1 else ""
        large = max(len(moves), len(blocks[-1].moves) if blocks else 0) > LONG
        if heading or not blocks or blocks[-1].heading or large:
            blocks.append(Block(moves, heading))
        else:
            blocks[-1].moves.extend(moves)
    return blocks


def _height(drawn: Sequence[Sequence[Text]]) -> int:
    return sum(map(len, drawn))


def _foldable(block: Block) -> bool:
    return bool(block.heading) and len(block.moves) >= WORTH_FOLDING


def _folded(block: Block, voice: Voice) -> Text:
    """A kind in one line: what it is, its numbers, and what to type to read it."""
    verbs = {choice.action.verb for choice in block.moves}
    asked = verbs.pop() if len(verbs) == 1 else block.heading.lower()
    numbers = _runs(sorted(choice.number for choice in block.moves))
    how = voice.say("play-folded", asked=asked)
    return Text.assemble(_heading(block), "  ", (numbers, NUMBER), "  ", (how, "dim"))


def _runs(numbers: Sequence[int]) -> str:
    """Numbers in rising order as people write them: `1-3, 7`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def _heading(block: Block) -> Text:
    return Text(block.heading, style="bold")


def _drawn(
    block: Block, width: int, voice: Voice, *, shown: int | None = None, dense: bool = False
) -> list[Text]:
    indent = INDENT if block.heading else 0
    moves = block.moves[:shown]
    lines = [_heading(block)] if block.heading else []
    lines += [Text(" " * indent) + row for row in _columns(moves, width - indent, dense=dense)]
    hidden = len(block.moves) - len(moves)
    if hidden:
        lines.append(Text(voice.say("play-more", count=hidden), style="dim italic"))
    return lines


def _columns(moves: Sequence[Choice], width: int, *, dense: bool) -> list[Text]:
    """Moves read downwards; in as many columns as whole lines fit, or dense, in as few lines."""
    longest = max(line(choice).cell_len for choice in moves)
    count = max(1, min(len(moves), (width + GAP) // (longest + GAP)))
    best = _in_columns(moves, width, count)
    while dense and count < len(moves):
        count += 1
        narrow = (width + GAP) // count - GAP
        if narrow - LEAD < max(len(word) for choice in moves for word in choice.words.split(" ")):
            break
        packed = _in_columns(moves, width, count)
        # One line less is not worth words that go on below.
        best = packed if len(packed) < len(best) - 1 else best
    return best


def _in_columns(moves: Sequence[Choice], width: int, count: int) -> list[Text]:
    """Moves in so many columns at most, as low as they can be."""
    widest = (width + GAP) // count - GAP
    notated = count == 1 or all(line(choice).cell_len <= widest for choice in moves)
    cells = [cell(choice, widest, notated=notated) for choice in moves]
    height = max(-(-sum(map(len, cells)) // count), *map(len, cells), 1)
    while len(columns := _filled(cells, height)) > count:
        height += 1
    column = max(row.cell_len for rows in cells for row in rows) + GAP
    rows = []
    for row in range(max(map(len, columns))):
        text = Text()
        for place, lines in enumerate(columns):
            if row < len(lines):
                text.append(" " * (place * column - text.cell_len)).append_text(lines[row])
        rows.append(text)
    return rows


def _filled(cells: Sequence[Sequence[Text]], height: int) -> list[list[Text]]:
    """Cells one below the other, in a new column when this one is full."""
    columns: list[list[Text]] = [[]]
    for rows in cells:
        if len(columns[-1]) + len(rows) > height:
            columns.append([])
        columns[-1].extend(rows)
    return columns
