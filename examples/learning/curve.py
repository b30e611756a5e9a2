"""The learning curve as SVG: how often the policy won against each bot, with 95% intervals.

python curve.py learned/curve.jsonl > curve.svg
"""

import json
import sys
from html import escape
from pathlib import Path

from tablee.arena.report.plots import Scale, ticks

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 52, 124, 34, 44
#: Names at the ends of curves are at least so far apart.
APART = 17
COLOURS = ("#1a49dc", "#bf450e", "#0c7a43")
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#1b2128}.grid{stroke:#1b212826}"
    ".curve{fill:none;stroke-width:2.5;stroke-linejoin:round}.band{opacity:.16}"
)


def draw(tests: Path) -> str:
    """A curve for each bot, with a band for the interval; those that are beaten more come first."""
    curves: dict[str, list[tuple[int, float, float, float]]] = {}
    for test in map(json.loads, tests.read_text("utf-8").splitlines()):
        curves.setdefault(test["rival"], []).append((test["decisions"], *test["won"]))
    last = max(point[0] for points in curves.values() for point in points)
    across = Scale(0, last, LEFT, WIDTH - RIGHT)
    up = Scale(0, 1, HEIGHT - BOTTOM, TOP)
    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="#fffdf9"/>']
    parts.append(_text(12, 20, "victories over each bot, with 95% intervals"))
    lowest = 0.0
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
    for (name, points), colour in zip(curves.items(), COLOURS, strict=False):
        line = " ".join(f"{across(at)},{up(value)}" for at, value, _, _ in points)
        lows = [f"{across(at)},{up(low)}" for at, _, low, _ in points]
        highs = [f"{across(at)},{up(high)}" for at, _, _, high in points]
        band = " ".join([*highs, *reversed(lows)])
        parts.append(f'<polygon class="band" fill="{colour}" points="{band}"/>')
        parts.append(f'<polyline class="curve" stroke="{colour}" points="{line}"/>')
        at, value, _, _ = points[-1]
        lowest = max(up(value) + 4, lowest + APART)
        said = _text(across(at) + 8, lowest, f"{name} {value:.0%}")
        parts.append(said.replace("<text ", f'<text style="fill:{colour};font-weight:600" '))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="Victories while it learns"><style>{STYLE}</style>{"".join(parts)}</svg>\n'
    )


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'


if __name__ == "__main__":
    sys.stdout.write(draw(Path(sys.argv[1])))
