"""Tiles that wait to be attached, and the four turns of the one whose cell is chosen."""

from rich.text import Text

from tablee.cli.boards.century.faces import beside, for_sale
from tablee.cli.boards.century.signs import Signs
from tablee.cli.boards.century.tiles import Face, alone
from tablee.cli.moves import Offered
from tablee.games.century.view import CenturyView
from tablee.games.century.view.shapes import Player, Turned

TURNS = 4


def turning(
    view: CenturyView, player: Player, signs: Signs, width: int, offered: Offered
) -> list[Text]:
    """The turns with their moves and what each would bring; else all tiles that wait."""
    attaching = player.attaching
    if attaching is not None and attaching.x is not None and attaching.turn is None:
        cell = (attaching.x, attaching.y)
        turns = {turned.turn: turned for here in view.candidates if (here.x, here.y) == cell
                 for turned in here.turns}  # fmt: skip
        drawn = [
            _turned(view, attaching.tile, attaching.waste, turn, signs)
            + _brings(turns.get(turn), signs, offered.get(f"turn:{turn}", ()))
            for turn in range(TURNS)
        ]
        return beside(drawn, width)
    waiting = [for_sale(aside.tile, view.printed, signs, aside.waste) for aside in player.aside]
    if not waiting:
        return []
    return [Text(signs.voice.say("century-waiting"), style="bold"), *beside(waiting, width)]


def _turned(view: CenturyView, tile: str, waste: int, turn: int, signs: Signs) -> list[Text]:
    printed = view.printed.tiles[tile]
    return alone(Face(printed, turn, waste=waste, label=signs.label(printed)), view.printed)


def _brings(turned: Turned | None, signs: Signs, numbers: tuple[int, ...]) -> list[Text]:
    """The number of the move, and what the country would make more with the best city."""
    lines = [Text(str(numbers[0]), style="reverse")] if numbers else []
    if turned is not None:
        gains = signs.amounts(turned.gains)
        lines.append(Text.assemble(f"{turned.city or ''} +", gains) if gains else Text())
    return lines
