"""Colossus Station as a ring: ports 1 to 10 above, 20 to 11 below, their posts inside."""

from collections.abc import Callable, Sequence

from rich.text import Text

from tablee.cli.boards.pointing import pointing
from tablee.cli.boards.reworld.pieces import Pieces, wrapped
from tablee.cli.standings import mark
from tablee.games.reworld.view import ReworldView
from tablee.games.reworld.view.shapes import Port

FRAME = "grey50"
#: Columns of a port: where everything stands on one line, and the least that hold its words.
CELL, NARROWEST = 9, 7


def station(view: ReworldView, pieces: Pieces, width: int) -> list[Text]:
    """The ring's lines; where ten ports do not fit beside each other, it has more rows of fewer."""
    half = len(view.ports) // 2
    abreast = max(1, min(half, (width - 2) // NARROWEST))
    abreast = -(-half // -(-half // abreast))
    cell = min(CELL, (width - 2) // abreast)
    # Words of a port that fill a narrow cell would run into those of the next.
    room = cell if cell == CELL else cell - 1
    assert view.round is not None
    points = view.terrabot_points[view.round - 1]

    def line(ports: Sequence[Port], draw: Callable[[Port], Sequence[Text]]) -> list[Text]:
        contents = [wrapped(draw(port), room) for port in ports]
        return [
            _framed(
                ports, [content[at] if at < len(content) else Text() for content in contents], cell
            )
            for at in range(max(1, *map(len, contents)))
        ]

    def name(port: Port) -> list[Text]:
        if port.module is None:
            return [Text.styled("·", "dim")]
        whole = pieces.name(port.module)
        words = whole if len(whole) <= room else pieces.short_name(port.module)
        return [Text.styled(words, pieces.style(port.module))]

    def detail(port: Port) -> list[Text]:
        if port.module is None:
            return []
        style = pieces.style(port.module)
        return [Text.styled(part, style) for part in pieces.detail(port.module, points)]

    def post(port: Port) -> list[Text]:
        return _post(port, pieces)

    top, bottom = view.ports[:half], view.ports[: half - 1 : -1]
    lines = []
    for start in range(0, half, abreast):
        ports = top[start : start + abreast]
        lines += [_edge("├" if start else "╭", "┤" if start else "╮", ports, cell)]
        lines += [*line(ports, name), *line(ports, detail), *line(ports, post)]
    lines += _inside(view, pieces, cell * abreast)
    for start in range(0, half, abreast):
        ports = bottom[start : start + abreast]
        last = start + abreast >= half
        lines += [*line(ports, post), *line(ports, name), *line(ports, detail)]
        lines += [_edge("╰" if last else "├", "╯" if last else "┤", ports, cell)]
    return lines


def _framed(ports: Sequence[Port], contents: Sequence[Text], cell: int) -> Text:
    """What stands at ports in the middle of their cells, between the ring's edges."""
    text = Text.styled("│", FRAME)
    for port, content in zip(ports, contents, strict=True):
        space = cell - content.cell_len
        middle = Text.assemble(" " * (space // 2), content, " " * (space - space // 2))
        text.append_text(pointing(middle, f"port:{port.port}"))
    return text.append("│", style=FRAME)


def _edge(left: str, right: str, ports: Sequence[Port], cell: int) -> Text:
    """A long side of the ring with the numbers of its ports."""
    text = Text.styled(left, FRAME)
    for port in ports:
        number = f" {port.port} "
        space = cell - len(number)
        text.append("─" * (space // 2), style=FRAME)
        label = Text(number, style="bold" if port.module else "dim")
        text.append_text(pointing(label, f"port:{port.port}"))
        text.append("─" * (space - space // 2), style=FRAME)
    return text.append(right, style=FRAME)


def _post(port: Port, pieces: Pieces) -> list[Text]:
    """Who laid which officers, the top one first; what the post costs while it is bare."""
    if port.by is not None:
        text = Text.assemble(mark(port.by), " ", pieces.officer(port.cards[-1]))
        under = "".join(map(str, port.cards[:-1]))
        return [text, Text.styled(f"·{under}", "dim")] if under else [text]
    return pieces.price(port.adjacent_tops) if port.module else [Text.styled("–", "dim")]


def _inside(view: ReworldView, pieces: Pieces, width: int) -> list[Text]:
    """Round, terrabot points, bag and the admiral's space, between the rows of posts."""
    say = pieces.voice.say
    terrabots = Text.styled(say("reworld-terrabots") + " ", "dim")
    for number, points in enumerate(view.terrabot_points, 1):
        current = number == view.round
        terrabots.append(
            f"›+{points}‹" if current else f" +{points} ", "bold" if current else "dim"
        )
    admiral = Text.styled(say("reworld-admiral-space") + " ", "dim")
    space = view.admiral_space
    if space.by is None:
        admiral.append(say("reworld-free"))
    else:
        admiral.append_text(mark(space.by))
        if space.card is not None:
            admiral.append(" ").append_text(pieces.officer(space.card))
    pointing(admiral, "admiral")
    title = Text.styled("  " + say("reworld-station"), "bold")
    title.append("  ").append(
        say("reworld-round", round=view.round or 0, rounds=len(view.terrabot_points))
    )
    bag = Text.styled(say("reworld-bag", count=sum(view.bag.values())), "dim")
    lines = wrapped([title, terrabots, bag, admiral], width, between="   ", indent=2)
    for line in lines:
        line.pad_right(width - line.cell_len)
    return [Text.assemble(("├", FRAME), line, ("┤", FRAME)) for line in lines]
