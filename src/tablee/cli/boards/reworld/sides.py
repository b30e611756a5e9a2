"""The seats' sides of the table: cargo docks, and in Chapter Two the colonies."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from rich.text import Text

from tablee.cli.boards.pointing import pointing
from tablee.cli.boards.reworld.pieces import (
    ADMIRAL,
    CARDS,
    SATELLITE_SIGN,
    SHIELD,
    SHUTTLE_SIGN,
    Pieces,
    wrapped,
)
from tablee.cli.standings import COLOURS, mark
from tablee.games.reworld.box.components import COMPANIES, LETTERS, TERRABOT
from tablee.games.reworld.view import ReworldView
from tablee.games.reworld.view.shapes import City, Player

#: From this width on a colony stands beside its docks, not below them.
WIDE = 46


def side(
    view: ReworldView, owner: Player, name: str, pieces: Pieces, width: int, *, own: bool
) -> list[list[Text]]:
    """One seat's rows, the same for every seat, each of one or more lines of at most `width`.

    Moves touch the reader's own things alone.
    """
    heading = _heading(view, owner, name, pieces, width)
    if view.chapter == 1:
        return [heading, *_docks(owner, pieces, width, own=own)]
    if width < WIDE:
        docks = _docks(owner, pieces, width, own=own)
        return [heading, *docks, *_colony(owner, pieces, width, own=own)]
    half = width // 2
    colony = _colony(owner, pieces, half, own=own)
    docks = _docks(owner, pieces, width - half, own=own)
    pairs = zip_longest(colony, docks, fillvalue=list[Text]())
    return [heading, *(_beside(left, right, half) for left, right in pairs)]


def _beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two blocks of lines next to each other, the left one `width` wide."""
    lines = []
    for one, other in zip_longest(left, right):
        text = one or Text()
        space = " " * (width - text.cell_len)
        lines.append(Text.assemble(text, space, other or Text()))
    return lines


def _docks(owner: Player, pieces: Pieces, width: int, *, own: bool) -> list[list[Text]]:
    docks = []
    for number, tiles in enumerate(owner.docks, 1):
        drawn = [pieces.tile(code) for code in tiles]
        if own and len(drawn) > 1:
            pointing(drawn[1], f"dock:{number}.2")
        lines = _dock(number, drawn, width)
        docks.append([pointing(line, f"dock:{number}") for line in lines] if own else lines)
    return docks


def _heading(view: ReworldView, owner: Player, name: str, pieces: Pieces, width: int) -> list[Text]:
    """Shape, name, score, admiral, and in Chapter One the cards or that the seat has left."""
    say = pieces.voice.say
    style = f"bold {COLOURS[owner.seat]}"
    admiral = f" {ADMIRAL}" if view.admiral == owner.seat else ""
    parts = [
        Text.assemble(mark(owner.seat), (f" {name}", style)),
        Text.styled(say("reworld-points", points=owner.score) + admiral, "bold"),
    ]
    if view.chapter == 1:
        words = say("reworld-cards", cards=owner.cards) if owner.in_round else say("reworld-left")
        if owner.in_round and sum(part.cell_len + 2 for part in parts) + len(words) > width:
            words = f"{CARDS}{owner.cards}"
        parts.append(Text.styled(words, "dim"))
    return wrapped(parts, width, between="  ", indent=2)


def _dock(number: int, tiles: Sequence[Text], width: int) -> list[Text]:
    """A dock at the right edge, its leftmost tile the next to go; long docks take more lines."""
    lines = wrapped(tiles, width - 3)
    drawn = []
    for index, line in enumerate(lines or [Text.styled("·", "dim")]):
        text = Text(" " * (width - 3 - line.cell_len)).append_text(line)
        drawn.append(text.append(f" ▐{number if index == 0 else ' '}", style="grey58"))
    return drawn


def _colony(owner: Player, pieces: Pieces, width: int, *, own: bool) -> list[list[Text]]:
    say = pieces.voice.say
    founded = {city.letter: city for city in owner.cities}
    rows = []
    for letter in LETTERS:
        city = [Text.styled(f"{letter} –", "dim")]
        if letter in founded:
            city = _city(founded[letter], pieces, width)
        rows.append([pointing(line, f"city:{letter}") for line in city] if own else city)
    shields = sum(pieces.module(code).shields for code in owner.defence)
    for sign, count, key, tiles in (
        (SHIELD, shields, "defence", owner.defence),
        (SHUTTLE_SIGN, len(owner.shuttles), "shuttles", owner.shuttles),
        (SATELLITE_SIGN, len(owner.satellites), "satellites", owner.satellites),
    ):
        rows.append(
            _labelled(f"{sign} {count} {say(f'reworld-{key}', count=count)}", tiles, pieces, width)
        )
    in_flight = [owner.flying, *owner.aboard] if owner.flying is not None else []
    drawn = [pieces.tile(code) for code in in_flight]
    if own:
        drawn = [
            pointing(tile, f"unit:{code}") for tile, code in zip(drawn, in_flight, strict=True)
        ]
    label = Text.styled(say("reworld-flying"), "dim")
    rows.append(_after(label, drawn, width) if drawn else [])
    return rows


def _city(city: City, pieces: Pieces, width: int) -> list[Text]:
    """Letter, tiles with the panel, name, then how many terrabots and units of each company."""
    label = Text.styled(f"{city.letter} ", "bold dark_cyan")
    label.append(f"{len(city.modules) + 1} ", style="bold")
    label.append(city.name, style="italic")
    bots = sum(pieces.module(code).kind == TERRABOT for code in city.modules)
    parts = [Text.styled(f"{bots}[{city.letter}]", "bold dark_cyan")]
    for company in range(len(COMPANIES)):
        units = [code for code in city.modules if pieces.module(code).company == company]
        special = sum(pieces.module(code).special for code in units)
        if units:
            text = f"{len(units)}{pieces.company(company)}{'*' * special}"
            parts.append(Text.styled(text, "dark_khaki"))
    return _after(label, parts, width)


def _labelled(label: str, tiles: Iterable[str], pieces: Pieces, width: int) -> list[Text]:
    return _after(Text.styled(label, "dim"), [pieces.tile(code) for code in tiles], width)


def _after(label: Text, parts: list[Text], width: int) -> list[Text]:
    """A label and what follows it; what does not fit goes on below, set in."""
    return wrapped([label, *parts], width, indent=2)
