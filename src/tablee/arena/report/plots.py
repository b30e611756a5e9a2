"""Plots as SVG: drawn for a narrow column, so that they can be read on a phone.

Colours are classes (`c0`, `c1`, ...) that the page's style sheet gives for light and dark.
"""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from tablee.arena.statistics import Interval

WIDTH = 360
#: Room for what stands out at either end of an axis.
MARGIN = 8
#: So many letters fit across a plot.
LETTERS = 50

Write = Callable[[float], str]


class Scale:
    """From values to places across a plot."""

    def __init__(
        self, low: float, high: float, left: float = MARGIN, right: float = WIDTH - MARGIN
    ) -> None:
        self.low = low
        self.high = high if high > low else low + 1
        self._left = left
        self._right = right

    def __call__(self, value: float) -> float:
        """Where the value lies."""
        inside = (value - self.low) / (self.high - self.low)
        return round(self._left + inside * (self._right - self._left), 1)


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers from `low` to `high`."""
    span = (high - low) or 1.0
    step = 10 ** floor(log10(span / most))
    step = next(step * size for size in (1, 2, 5, 10) if span / (step * size) <= most)
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return [number * step for number in range(first, last + 1)]


class Row(NamedTuple):
    """A line of a plot: what it is about, its value in words, and its colour."""

    label: str
    words: str
    colour: int
    found: Interval
    #: Something to compare with, marked beside the value.
    mark: float | None = None


def whiskers(
    title: str, rows: Sequence[Row], scale: Scale, write: Write, fair: float | None = None
) -> str:
    """A dot with its interval for each row; its label stands above it, however long it is."""
    height = 34
    bottom = height * len(rows)
    parts = [_grid(scale, write, bottom)]
    if fair is not None:
        x = scale(fair)
        parts.append(f'<line class="fair" x1="{x}" y1="0" x2="{x}" y2="{bottom}"/>')
    for index, row in enumerate(rows):
        y = index * height + 25
        low, high, value = scale(row.found.low), scale(row.found.high), scale(row.found.value)
        parts.append(_labelled(y - 10, row.label, row.words))
        parts.append(
            f'<line class="whisker c{row.colour}" x1="{low}" y1="{y}" x2="{high}" y2="{y}"/>'
        )
        if row.mark is not None:
            x = scale(row.mark)
            parts.append(f'<line class="mark" x1="{x}" y1="{y - 6}" x2="{x}" y2="{y + 6}"/>')
        parts.append(f'<circle class="dot c{row.colour}" cx="{value}" cy="{y}" r="4.5"/>')
    return _svg(title, bottom + 20, parts)


class Sample(NamedTuple):
    """Numbers of one kind, sorted."""

    label: str
    words: str
    colour: int
    values: Sequence[float]


def histograms(title: str, samples: Sequence[Sample], write: Write) -> str:
    """How often each value came, one below the other on the same axis, with the mean marked."""
    low = min(sample.values[0] for sample in samples)
    high = max(sample.values[-1] for sample in samples)
    width = _bin_width(low, high)
    first = floor(low / width)
    count = floor(high / width) - first + 1
    # Where each number has a bar of its own, the number stands below its middle.
    shift = 0.5 if width == 1 else 0
    scale = Scale(first * width - shift, (first + count) * width - shift)
    tall, height = 46, 72
    bottom = height * len(samples)
    parts = [_grid(scale, write, bottom, whole=True)]
    for index, sample in enumerate(samples):
        counts = [0] * count
        for value in sample.values:
            counts[floor(value / width) - first] += 1
        base = (index + 1) * height - 4
        parts.append(_labelled(index * height + 13, sample.label, sample.words))
        for slot, number in enumerate(counts):
            if number:
                size = max(1.0, round(tall * number / max(counts), 1))
                left = scale((first + slot) * width - shift)
                right = scale((first + slot + 1) * width - shift)
                wide = max(0.8, round(right - left - 1, 1))
                said = escape(f"{_span(write, first + slot, width)}: {number}")
                parts.append(
                    f'<rect class="bar c{sample.colour}" x="{left}" y="{round(base - size, 1)}" '
                    f'width="{wide}" height="{size}"><title>{said}</title></rect>'
                )
        middle = scale(sum(sample.values) / len(sample.values))
        parts.append(
            f'<line class="mark" x1="{middle}" y1="{base - tall}" x2="{middle}" y2="{base + 3}"/>'
        )
    return _svg(title, bottom + 20, parts)


def _span(write: Write, slot: int, width: float) -> str:
    low, high = slot * width, (slot + 1) * width - 1
    return write(low) if high <= low else f"{write(low)}–{write(high)}"


def _bin_width(low: float, high: float) -> float:
    """Whole numbers, in at most some thirty bins."""
    return float(next(size for size in _round_sizes() if (high - low) / size <= 30))


def _round_sizes() -> list[int]:
    return [size * 10**power for power in range(12) for size in (1, 2, 5)]


class Line(NamedTuple):
    """A curve over the course of a game."""

    colour: int
    values: Sequence[float]


def curves(title: str, lines: Sequence[Line], low: float, high: float, write: Write) -> str:
    """Curves from the first to the last moment of a game; the axis below is in percents of it."""
    height = 190
    left = MARGIN + 30
    across = Scale(0, 1, left, WIDTH - MARGIN - 6)
    up = Scale(low, high, height - 20, 8)
    parts = []
    for tick in ticks(low, high, 5):
        y = up(tick)
        parts.append(f'<line class="grid" x1="{left}" y1="{y}" x2="{WIDTH - MARGIN}" y2="{y}"/>')
        parts.append(_text(left - 6, y + 4, write(tick), "tick", "end"))
    for quarter in range(5):
        anchor = {0: "start", 4: "end"}.get(quarter, "middle")
        parts.append(_text(across(quarter / 4), height - 2, f"{quarter * 25}", "tick", anchor))
    for line in lines:
        last = len(line.values) - 1
        points = " ".join(
            f"{across(step / last)},{up(value)}" for step, value in enumerate(line.values)
        )
        parts.append(f'<polyline class="curve c{line.colour}" points="{points}"/>')
    return _svg(title, height, parts)


class Group(NamedTuple):
    """A label with a bar for each of some values."""

    label: str
    bars: Sequence[tuple[int, float, str]]


def bars(title: str, groups: Sequence[Group]) -> str:
    """Bars from 0 to either side, each with its value in words at its end."""
    values = [value for group in groups for _, value, _ in group.bars]
    low, high = min(0.0, *values), max(0.0, *values)
    words = 46
    scale = Scale(low, high, MARGIN + (words if low < 0 else 0), WIDTH - MARGIN - words)
    zero = scale(0)
    y = 0
    parts: list[str] = []
    for group in groups:
        parts.append(_text(MARGIN, y + 13, group.label, "label"))
        y += 18
        for colour, value, said in group.bars:
            x = scale(value)
            wide = round(max(1.0, abs(x - zero)), 1)
            parts.append(
                f'<rect class="bar c{colour}" x="{min(x, zero)}" y="{y}" width="{wide}" height="9" '
                f'rx="2"/>'
            )
            end = "end" if value < 0 else "start"
            parts.append(_text(x + (-5 if value < 0 else 5), y + 9, said, "value", end))
            y += 13
        y += 8
    parts.insert(0, f'<line class="grid" x1="{zero}" y1="0" x2="{zero}" y2="{y - 6}"/>')
    return _svg(title, y, parts)


def _grid(scale: Scale, write: Write, bottom: float, *, whole: bool = False) -> str:
    parts = []
    for tick in ticks(scale.low, scale.high):
        if whole and tick != int(tick):
            continue
        x = scale(tick)
        parts.append(f'<line class="grid" x1="{x}" y1="0" x2="{x}" y2="{bottom}"/>')
        at_end = "start" if x < MARGIN + 12 else "end" if x > WIDTH - MARGIN - 12 else "middle"
        parts.append(_text(x, bottom + 15, write(tick), "tick", at_end))
    return "".join(parts)


def _text(x: float, y: float, words: str, kind: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'


def _labelled(y: float, label: str, words: str) -> str:
    """A label at the left, its value at the right; a label that is too long is cut."""
    room = LETTERS - len(words)
    cut = label if len(label) <= room else f"{label[: room - 1].rstrip()}…"
    full = f"<title>{escape(label)}</title>" if cut != label else ""
    said = _text(MARGIN, y, cut, "label").removesuffix("</text>")
    return f"{said}{full}</text>" + _text(WIDTH - MARGIN, y, words, "value", "end")


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {round(height)}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg>"
    )
