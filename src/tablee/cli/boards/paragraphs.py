"""Lines of a board that grow longer or more with the screen."""

from collections.abc import Iterable

from rich.text import Text


def paragraph(
    label: Text, parts: Iterable[Text], width: int, *, between: str = "  ", indent: int = 2
) -> list[Text]:
    """A label and its parts in lines of at most `width`; a part is broken only if it must be."""
    lines = [label.copy()]
    for part in parts:
        room = width - lines[-1].cell_len - (len(between) if lines[-1] else 0)
        if part.cell_len <= room:
            lines[-1].append(between if lines[-1] else "").append_text(part)
            continue
        pieces = _pieces(part, width - indent)
        lines += [Text(" " * indent).append_text(piece) for piece in pieces]
    return [line for line in lines if line]


def _pieces(part: Text, width: int) -> list[Text]:
    """A part that is too long for a line, broken at blanks."""
    words = part.split(" ")
    pieces = [words[0]]
    for word in words[1:]:
        if pieces[-1].cell_len + 1 + word.cell_len <= width:
            pieces[-1].append(" ").append_text(word)
        else:
            pieces.append(word)
    return pieces
