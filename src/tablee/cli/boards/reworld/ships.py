"""Population ships and the mothership: what there is to win."""

from itertools import zip_longest
from textwrap import wrap

from rich.text import Text

from tablee.cli.boards.reworld.pieces import Pieces, wrapped
from tablee.cli.standings import COLOURS, SHAPES, mark
from tablee.core import Sentence
from tablee.games.reworld.box.components import CATEGORIES, SHIPS
from tablee.games.reworld.view import ReworldView
from tablee.games.reworld.view.shapes import PopulationShip
from tablee.games.reworld.words import category_name, ship_name


def ships_ahead(view: ReworldView, pieces: Pieces, width: int) -> list[Text]:
    """Chapter One: the ships and their points, to plan for."""
    say = pieces.voice.say
    docks = [ship for ship in view.ships if ship.id.startswith("dock_")]
    points = [f"+{ship.points}" for ship in docks]
    points = points[:1] if len(set(points)) == 1 else points
    parts = [f"{say('reworld-docks-empty')} {'/'.join(points)}"]
    parts += [
        f"{pieces.voice.word(_name(ship))} +{ship.points}"
        for ship in view.ships
        if ship not in docks
    ]
    lines = [Text.styled(say("reworld-ships"), "bold")]
    for part in parts:
        if lines[-1].cell_len + len(part) + 3 > width:
            lines.append(Text("  "))
        lines[-1].append(f"  {part}", style="dim")
    return lines


def ships_won(view: ReworldView, pieces: Pieces, width: int) -> list[Text]:
    """Chapter Two: each ship with its points, and its owner or how far each seat is."""
    half = (len(view.ships) + 1) // 2
    column = (width - 2) // 2
    lines = []
    for left, right in zip_longest(view.ships[:half], view.ships[half:]):
        one = _ship(view, left, pieces, column)
        other = _ship(view, right, pieces, column) if right else []
        for text, beside in zip_longest(one, other):
            line = text or Text()
            if beside:
                line.append(" " * (column + 2 - line.cell_len)).append_text(beside)
            lines.append(line)
    return lines


def _ship(view: ReworldView, ship: PopulationShip, pieces: Pieces, width: int) -> list[Text]:
    """A ship's line; a name that does not fit goes on below."""
    text = Text.styled(f"+{ship.points} ", "bold" if ship.owner is None else "dim")
    right = Text()
    if ship.owner is not None:
        right.append(pieces.voice.say("reworld-won-by"), style="dim").append(" ")
        right.append_text(mark(ship.owner))
    else:
        for side in view.players:
            done = side.ships[ship.id]
            shape = SHAPES[side.seat]
            right.append(f" {shape}{done:>2}", style=COLOURS[side.seat] if done else "dim")
    style = "" if ship.owner is None else "dim"
    room = max(1, width - text.cell_len - right.cell_len - 1)
    name, *rest = wrap(pieces.voice.word(_name(ship)), room)
    below = [Text.styled(" " * text.cell_len + part, style) for part in rest]
    text.append(name, style=style)
    text.append(" " * (width - text.cell_len - right.cell_len))
    return [text.append_text(right), *below]


def mothership(pieces: Pieces, width: int) -> list[Text]:
    """What each category pays at the end."""
    say = pieces.voice.say
    parts = [Text.styled(say("reworld-mothership"), "bold")]
    for category, places in enumerate(pieces.box.mothership):
        name = CATEGORIES[category] if category else pieces.voice.word(category_name(category))
        parts.append(Text.assemble(f"{name} ", ("/".join(map(str, places)), "dim")))
    penalty = say("reworld-absent", points=pieces.box.absence_penalty)
    return wrapped([*parts, Text.styled(penalty, "dim")], width, between="  ", indent=2)


def _name(ship: PopulationShip) -> Sentence:
    return ship_name(SHIPS.index(ship.id), ship.target)
