"""Colossus Station as a ring: ports 1 to 10 above, 20 to 11 below, their posts inside."""

from collections.abc import Callable, Sequence

from rich.text import Text

from tablee.cli.boards.reworld.pieces import Pieces
from tablee.cli.standings import mark
from tablee.games.reworld.view import ReworldView
from tablee.games.reworld.view.shapes import Port

FRAME = "grey50"
CELL = 9


def station(view: ReworldView, pieces: Pieces, width: int) -> list[Text]:
    """The ring's lines."""
    half = len(view.ports) // 2
    top, bottom = view.ports[:half], view.ports[: half - 1 : -1]
    cell = min(CELL, (width - 2) // half)
    assert view.round is not None
    points = view.terrabot_points[view.round - 1]

    def line(ports: Sequence[Port], draw: Callable[[Port], Text]) -> Text:
        text = Text.styled("│", FRAME)
        for port in ports:
            content = draw(port)
            content.truncate(cell)
            space = cell - content.cell_len
            text.append(" " * (space // 2))
            text.append_text(content)
            text.append(" " * (space - space // 2))
        return text.append("│", style=FRAME)

    def name(port: Port) -> Text:
        if port.module is None:
            return Text.styled("·", "dim")
        return Text.styled(pieces.name(port.module), pieces.style(port.module))

    def detail(port: Port) -> Text:
        if port.module is None:
            return Text()
        return Text.styled(pieces.detail(port.module, points), pieces.style(port.module))

    def post(port: Port) -> Text:
        return _post(port, pieces)

    return [
        _edge("╭", "╮", top, cell),
        line(top, name),
        line(top, detail),
        line(top, post),
        _inside(view, pieces, cell * half),
        line(bottom, post),
        line(bottom, name),
        line(bottom, detail),
        _edge("╰", "╯", bottom, cell),
    ]


def _edge(left: str, right: str, ports: Sequence[Port], cell: int) -> Text:
    """A long side of the ring with the numbers of its ports."""
    text = Text.styled(left, FRAME)
    for port in ports:
        number = f" {port.port} "
        space = cell - len(number)
        text.append("─" * (space // 2), style=FRAME)
        text.append(number, style="bold" if port.module else "dim")
        text.append("─" * (space - space // 2), style=FRAME)
    return text.append(right, style=FRAME)


def _post(port: Port, pieces: Pieces) -> Text:
    """Who laid which officers, the top one first; what the post costs while it is bare."""
    if port.by is not None:
        text = Text.assemble(mark(port.by), " ", pieces.officer(port.cards[-1]))
        under = "".join(map(str, port.cards[:-1]))
        return text.append(f"·{under}" if under else "", style="dim")
    return pieces.price(port.adjacent_tops) if port.module else Text.styled("–", "dim")


def _inside(view: ReworldView, pieces: Pieces, width: int) -> Text:
    """Round, terrabot points, bag and the admiral's space, between the rows of posts."""
    say = pieces.voice.say
    text = Text("  ").append(say("reworld-station"), style="bold").append("  ")
    text.append(say("reworld-round", round=view.round or 0, rounds=len(view.terrabot_points)))
    text.append("   " + say("reworld-terrabots") + " ", style="dim")
    for number, points in enumerate(view.terrabot_points, 1):
        current = number == view.round
        text.append(f"›+{points}‹" if current else f" +{points} ", "bold" if current else "dim")
    text.append("   " + say("reworld-bag", count=sum(view.bag.values())), style="dim")
    text.append("   " + say("reworld-admiral-space") + " ", style="dim")
    space = view.admiral_space
    if space.by is None:
        text.append(say("reworld-free"))
    else:
        text.append_text(mark(space.by))
        if space.card is not None:
            text.append(" ").append_text(pieces.officer(space.card))
    text.truncate(width)
    text.pad_right(width - text.cell_len)
    return Text.assemble(("├", FRAME), text, ("┤", FRAME))
