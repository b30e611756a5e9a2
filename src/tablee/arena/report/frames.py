"""The frame of a section: its title, a note that says how to read it, and a plot."""

from collections.abc import Container, Sequence
from html import escape

from tablee.arena.report.plots import Row, Sample, Scale, histograms, whiskers
from tablee.arena.report.speaker import Speaker, name_of, percent
from tablee.arena.results import Player, Results

#: The colour of what belongs to nobody.
NEUTRAL = 6


def shares(
    speaker: Speaker, name: str, rows: Sequence[Row], fair: float | None = None, words: str = ""
) -> str:
    """Shares from 0 to 100%, with what would be fair."""
    if not rows:
        return ""
    title = title_of(speaker, name)
    plot = whiskers(title, rows, Scale(0, 1), lambda part: percent(speaker, part), fair)
    return section(speaker, name, plot, words)


def distribution(speaker: Speaker, name: str, values: Sequence[float]) -> str:
    """How often each number came in all games."""
    mean = speaker.number(sum(values) / len(values), 1)
    sample = Sample("", speaker.say("arena-mean", mean=mean), NEUTRAL, values)
    return section(speaker, name, histograms(title_of(speaker, name), [sample], speaker.number))


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], clear: Container[int] = ()) -> str:
    """A table in a section; the rows whose numbers are in `clear` stand out."""
    cells = "".join(f"<th>{escape(head)}</th>" for head in heads)
    lines = []
    for number, row in enumerate(rows):
        mark = ' class="clear"' if number in clear else ""
        lines.append(f"<tr{mark}>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>")
    body = f"<thead><tr>{cells}</tr></thead><tbody>{''.join(lines)}</tbody>"
    return f'<div class="scroll"><table class="list">{body}</table></div>'


def legend(results: Results, speaker: Speaker, players: Sequence[Player]) -> str:
    """Which colour is whose."""
    keys = "".join(
        f'<span><span class="key c{colour_of(results, player.name)}"></span>'
        f"{escape(name_of(speaker, player.name))}</span>"
        for player in players
    )
    return f'<div class="legend">{keys}</div>'


def begun(words: str) -> str:
    """Words as they begin a line."""
    return words[:1].upper() + words[1:]


def colour_of(results: Results, name: str) -> int:
    """The colour of a player."""
    return next(index for index, player in enumerate(results.players) if player.name == name)


def title_of(speaker: Speaker, name: str) -> str:
    """The title of a section by its name."""
    return speaker.say(f"arena-{name}")


def section(speaker: Speaker, name: str, plot: str, words: str = "") -> str:
    """A section by its name; `words` come after its note."""
    note = " ".join(filter(None, (speaker.say(f"arena-{name}-note"), words)))
    return framed(title_of(speaker, name), note, plot)


def framed(title: str, note: str, plot: str) -> str:
    """A section."""
    return f'<section><h2>{escape(title)}</h2><p class="note">{escape(note)}</p>{plot}</section>'
