"""A board for any game: its view as labelled areas."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.moves import Offered
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
    area = _area(content)
    area.title = game.title
    area.width = width
    return area


def _area(content: Mapping[str, Json]) -> Table:
    area = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    area.add_column(style="bold", vertical="top", no_wrap=True, max_width=20)
    area.add_column(overflow="fold")
    for label, value in content.items():
        area.add_row(label.replace("_", " "), _value(value))
    return area


def _value(value: Json) -> RenderableType:
    if isinstance(value, dict):
        return _area(value) if any(map(_is_large, value.values())) else Text(_line(value))
    if isinstance(value, list):
        if any(isinstance(item, dict) and any(map(_is_large, item.values())) for item in value):
            return _area({str(place): item for place, item in enumerate(value)})
        if any(isinstance(item, dict) for item in value):
            return Text("\n".join(map(_line, value)))
        return Text("  ".join(map(_line, value)))
    return Text(_line(value))


def _is_large(value: Json) -> bool:
    """Whether a value needs lines of its own."""
    return isinstance(value, list | dict) and any(isinstance(item, list | dict) for item in value)


def _line(value: Json) -> str:
    """A value on one line."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "·"
    if isinstance(value, list):
        return " ".join(map(_line, value)) or "–"
    if isinstance(value, dict):
        return "  ".join(f"{name.replace('_', ' ')} {_line(item)}" for name, item in value.items())
    return str(value)
