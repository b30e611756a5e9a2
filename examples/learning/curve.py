"""The learning curve as SVG: how often the policy won against each bot, with 95% intervals."""

from collections.abc import Sequence
from html import escape

from tablee.arena.report.plots import Scale, ticks

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 52, 96, 14, 44
COLOURS = ("#1a49dc", "#bf450e", "#0c7a43")
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#1b2128}.grid{stroke:#1b212826}"
    ".curve{fill:none;stroke-width:2.5;stroke-linejoin:round}.band{opacity:.16}"
)

#: After so many decisions the share of victories, and the ends of its interval.
Point = tuple[int, float, float, float]


def draw(title: str, curves: Sequence[tuple[str, Sequence[Point]]]) -> str:
    """A curve for each name, with a band for its interval."""
    last = max(point[0] for _, points in curves for point in points)
    across = Scale(0, last, LEFT, WIDTH - RIGHT)
    up = Scale(0, 1, HEIGHT - BOTTOM, TOP)
    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="#fffdf9"/>']
    for tick in ticks(0, 1, 5):
        y = up(tick)
        parts.append(f'<line class="grid" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>')
        parts.append(_text(LEFT - 8, y + 4, f"{tick:.0%}", "end"))
    parts += [
        _text(across(tick), HEIGHT - BOTTOM + 18, f"{tick / 1e6:g}", "middle")
        for tick in ticks(0, last, 6)
    ]
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(_text(middle, HEIGHT - 8, "decisions learned from, in millions", "middle"))
    for (name, points), colour in zip(curves, COLOURS, strict=False):
        line = " ".join(f"{across(at)},{up(value)}" for at, value, _, _ in points)
        lows = [f"{across(at)},{up(low)}" for at, _, low, _ in points]
        highs = [f"{across(at)},{up(high)}" for at, _, _, high in points]
        band = " ".join([*highs, *reversed(lows)])
        parts.append(f'<polygon class="band" fill="{colour}" points="{band}"/>')
        parts.append(f'<polyline class="curve" stroke="{colour}" points="{line}"/>')
        at, value, _, _ = points[-1]
        said = _text(across(at) + 8, up(value) + 4, f"{name} {value:.0%}")
        parts.append(said.replace("<text ", f'<text style="fill:{colour};font-weight:600" '))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(title)}"><style>{STYLE}</style>{"".join(parts)}</svg>\n'
    )


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'
