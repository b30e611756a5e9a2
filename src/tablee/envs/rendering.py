"""What an environment shows: a view as text, and that text as a picture."""

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from tablee.core import Json, Match, Seat

WIDTH = 100


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
    """Short things on one line, the others indented below their names."""
    items = value.items() if isinstance(value, dict) else enumerate(value)  # type: ignore[arg-type]
    for name, item in items:
        line = f"{margin}{name}: {_brief(item)}"
        if len(line) <= WIDTH or not isinstance(item, dict | list):
            yield line[:WIDTH]
        else:
            yield f"{margin}{name}:"
            yield from _lines(item, margin + "  ")


def _brief(value: Json) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_brief(item)}" for name, item in value.items())
    if isinstance(value, list):
        return "[" + " ".join(map(_brief, value)) + "]"
    return "-" if value is None else str(value)


def picture(match: Match[Any], seat: Seat | None) -> NDArray[np.uint8]:
    """The same, drawn."""
    from PIL import Image, ImageDraw, ImageFont  # noqa: PLC0415 - only who wants pictures needs it

    shown = text(match, seat)
    font = ImageFont.load_default(14)
    board = Image.new("RGB", (WIDTH * 9, 18 * (shown.count("\n") + 2)), "white")
    ImageDraw.Draw(board).multiline_text((8, 8), shown, "black", font, spacing=4)
    return np.asarray(board)
