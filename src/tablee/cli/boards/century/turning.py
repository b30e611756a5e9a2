"""Tiles that wait to be attached, and the four turns of the one whose cell is chosen."""

from collections.abc import Sequence

from rich.text import Text

from tablee.cli.boards.century.faces import beside, for_sale
from tablee.cli.boards.century.signs import Signs
from tablee.cli.boards.century.tiles import Face, alone
from tablee.cli.boards.pointing import pointing
from tablee.cli.table.moves import Offered
from tablee.games.century.view import CenturyView
from tablee.games.century.view.shapes import Attaching, Player, Turned

TURNS = 4


def turning(
    view: CenturyView, player: Player, signs: Signs, width: int, offered: Offered
) -> list[Text]:
    """The turns with their moves and what each would bring; else all tiles that wait."""
    attaching = player.attaching
    if attaching is not None and attaching.x is not None and attaching.turn is None:
        return beside(_turns(view, attaching, signs, offered), width)
    waiting = [
        [
            pointing(line, f"tile:{aside.tile}")
            for line in for_sale(aside.tile, view.printed, signs, aside.waste)
        ]
        for aside in player.aside
    ]
    if not waiting:
        return []
    return [Text(signs.voice.say("century-waiting"), style="bold"), *beside(waiting, width)]


def _turns(
    view: CenturyView, attaching: Attaching, signs: Signs, offered: Offered
) -> list[list[Text]]:
    face = view.printed.tiles[attaching.tile]
    letters, label = [city.letter for city in face.cities], signs.label(face)
    cell, waste = (attaching.x, attaching.y), attaching.waste
    brings = {
        turned.turn: turned
        for candidate in view.candidates
        if (candidate.x, candidate.y) == cell
        for turned in candidate.turns
    }
    return [
        [
            pointing(line, f"turn:{turn}")
            for line in (
                *alone(Face(face, turn, letters, waste, label=label, style=""), view.printed),
                *_brings(brings.get(turn), signs, offered.get(f"turn:{turn}", ())),
            )
        ]
        for turn in range(TURNS)
    ]


def _brings(turned: Turned | None, signs: Signs, numbers: Sequence[int]) -> list[Text]:
    """The number of the move, and what the country would make more with the best city."""
    lines = [Text(str(numbers[0]), style="reverse")] if numbers else []
    if turned is not None:
        gains = signs.amounts(turned.gains)
        lines.append(Text.assemble(f"{turned.city or ''} +", gains) if gains else Text())
    return lines
