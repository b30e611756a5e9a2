"""What an environment shows: a view as text, and that text as a picture."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from tablee.core import Json, Match, Seat

#: Characters of a line.
WIDTH: Final = 84
#: A picture has always the same size: so many columns of so many lines, enough for every game.
COLUMNS: Final = 5
LINES: Final = 90
COLUMN_WIDTH: Final = 560
LINE_HEIGHT: Final = 16


def text(match: Match[Any], seat: Seat | None) -> str:
    """What `seat` (`None`: a spectator) sees, what is asked, and the scores."""
    view: dict[str, Json] = msgspec.json.decode(
        msgspec.json.encode(match.game.observe(match.state, seat))
    )
    view.pop("printed", None)
    scores = " ".join(map(str, match.scores()))
    asked = "" if match.over else match.prompt(seat)
    return "\n".join([match.game.title, f"scores: {scores}", asked, "", *_lines(view, "")])


def _lines(value: Json, margin: str) -> Iterator[str]:
    """Flat things as paragraphs, the others indented below their names."""
    items = value.items() if isinstance(value, dict) else enumerate(value)  # type: ignore[arg-type]
    for name, item in items:
        if _is_flat(item):
            yield from wrap(
                f"{margin}{name}: {_brief(item)}", WIDTH, subsequent_indent=f"{margin}  "
            )
        else:
            yield f"{margin}{name}:"
            yield from _lines(item, f"{margin}  ")


def _is_flat(value: Json, *, is_inside: bool = False) -> bool:
    """Whether it is a mapping without mappings inside, a list without any, or less."""
    if isinstance(value, dict) and is_inside:
        return False
    if isinstance(value, dict):
        value = list(value.values())
    return not isinstance(value, list) or all(_is_flat(item, is_inside=True) for item in value)


def _brief(value: Json) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_brief(item)}" for name, item in value.items())
    if isinstance(value, list):
        return f"[{' '.join(map(_brief, value))}]"
    return "-" if value is None else str(value)


def picture(match: Match[Any], seat: Seat | None) -> NDArray[np.uint8]:
    """The same, drawn."""
    from PIL import Image, ImageDraw, ImageFont  # noqa: PLC0415 - only who wants pictures needs it

    font = ImageFont.load_default(12)
    board = Image.new("RGB", (COLUMNS * COLUMN_WIDTH, (LINES + 1) * LINE_HEIGHT), "white")
    pen = ImageDraw.Draw(board)
    for at, line in enumerate(text(match, seat).split("\n")[: COLUMNS * LINES]):
        where = (8 + at // LINES * COLUMN_WIDTH, 8 + at % LINES * LINE_HEIGHT)
        pen.text(where, line, "black", font)
    return np.asarray(board)
