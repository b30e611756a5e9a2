"""A board for any game: its view as labelled areas."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.table.moves import Offered
from tablee.cli.voice import Voice
from tablee.core import Game, Json, Seat


def draw(
    game: Game[Any],
    seen: msgspec.Struct,
    names: Sequence[str],
    voice: Voice,
    width: int,
    *,
    reader: Seat | None,
    offered: Offered,
) -> RenderableType:
    """One row an area; areas within areas are tables of their own, the seats' under their names."""
    content: dict[str, Json] = msgspec.json.decode(msgspec.json.encode(seen))
    sides = content.get("players")
    if isinstance(sides, list):
        content["players"] = dict(zip(names, sides, strict=True))
    area = _area(content, voice)
    area.title = game.title
    area.width = width
    return area


def _area(content: Mapping[str, Json], voice: Voice) -> Table:
    area = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    area.add_column(style="bold", vertical="top", no_wrap=True, max_width=20)
    area.add_column(overflow="fold")
    for label, value in content.items():
        area.add_row(_label(label, voice), _value(value, voice))
    return area


def _label(name: str, voice: Voice) -> str:
    """What the game's texts call a field of its view, else its name."""
    return voice.title(f"view-{name}") or name.replace("_", " ")


def _value(value: Json, voice: Voice) -> RenderableType:
    if isinstance(value, dict):
        if any(map(_is_large, value.values())):
            return _area(value, voice)
        return Text(_line(value, voice))
    if isinstance(value, list):
        if any(isinstance(item, dict) and any(map(_is_large, item.values())) for item in value):
            return _area({str(place): item for place, item in enumerate(value)}, voice)
        lines = [_line(item, voice) for item in value]
        return Text(("\n" if any(isinstance(item, dict) for item in value) else "  ").join(lines))
    return Text(_line(value, voice))


def _is_large(value: Json) -> bool:
    """Whether a value needs lines of its own."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(isinstance(item, list | dict) for item in inside)


def _line(value: Json, voice: Voice) -> str:
    """A value on one line; what is empty is a dash."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "·"
    if isinstance(value, list):
        return " ".join(_line(item, voice) for item in value) or "–"
    if isinstance(value, dict):
        # Whose side it is stands before it.
        named = [(name, item) for name, item in value.items() if name != "seat"]
        return "  ".join(f"{_label(name, voice)} {_line(item, voice)}" for name, item in named)
    return str(value)
