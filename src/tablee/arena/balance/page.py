"""The page for designers: one edition, or two beside each other."""

from collections.abc import Callable, Sequence
from html import escape

from tablee.arena.balance.comparison import Change, changes, held_changes, winning_changes
from tablee.arena.balance.notations import Notations
from tablee.arena.balance.sections import (
    MOST_ROWS,
    closeness,
    dead_answers,
    dead_cards,
    first_answers,
    strong_answers,
)
from tablee.arena.report.frames import begun, section, table
from tablee.arena.report.page import lead, making, page
from tablee.arena.report.sections import (
    branching,
    goals,
    lead_changes,
    leading,
    length,
    scores,
    seats,
    sources,
    traits,
)
from tablee.arena.report.speaker import Speaker, numbers, percents
from tablee.arena.results import Results
from tablee.arena.statistics import Interval

Write = Callable[[Speaker, Interval], str]


def report(results: Results, speaker: Speaker, versus: Results | None = None) -> str:
    """The whole page; `versus` is the same plan with another edition."""
    notations = Notations(results, speaker)
    title = speaker.say("arena-balance-title", game=results.plan.open_game().title)
    top = [
        f'<p class="lead">{escape(lead(results, speaker))}</p>',
        f'<p class="note">{escape(speaker.say("arena-balance-note"))}</p>',
        _comparison(results, versus, speaker) if versus is not None else "",
    ]
    sections = [
        seats(results, speaker),
        closeness(results, speaker),
        goals(results, speaker),
        scores(results, speaker),
        sources(results, speaker),
        leading(results, speaker),
        lead_changes(results, speaker),
        traits(results, speaker),
        dead_cards(results, speaker),
        first_answers(results, speaker, notations),
        strong_answers(results, speaker, notations),
        dead_answers(results, speaker, notations),
        length(results, speaker),
        branching(results, speaker),
        making(results, speaker),
    ]
    return page(speaker, title, top, sections)


def _comparison(results: Results, versus: Results, speaker: Speaker) -> str:
    """What the other edition changes: whole games, then what players have and win with."""
    games = [
        (speaker.say(f"arena-changed-{change.key}"), change, _write_of(change.key))
        for change in changes(results, versus)
    ]
    tables = _changes(speaker, "changed-games", games)
    for name, found in (
        ("changed-held", held_changes(results, versus)),
        ("changed-wins", winning_changes(results, versus)),
    ):
        rows = [(_name(results, speaker, change.key), change, percents) for change in found]
        tables += _changes(speaker, name, rows[:MOST_ROWS])
    return f'<div class="wide">{tables}</div>'


def _write_of(key: str) -> Write:
    return percents if key == "first-seat" else numbers


def _name(results: Results, speaker: Speaker, key: str) -> str:
    plan = results.plan
    return begun(speaker.word(plan.open_game().trait(key, plan.seats)))


def _changes(speaker: Speaker, name: str, found: Sequence[tuple[str, Change, Write]]) -> str:
    """A table: before, after, and by how much; what is clear stands out."""
    if not found:
        return ""
    heads = ("changed-what", "changed-before", "changed-after", "changed-by")
    rows = [
        (label, write(speaker, each.before), write(speaker, each.after), _by(speaker, each, write))
        for label, each, write in found
    ]
    clear = [number for number, (_, change, _) in enumerate(found) if change.is_clear]
    return section(
        speaker, name, table([speaker.say(f"arena-{each}") for each in heads], rows, clear)
    )


def _by(speaker: Speaker, change: Change, write: Write) -> str:
    """By how much it changed, with where that may lie."""
    scale, digits = (100, 0) if write is percents else (1, 1)
    value, low, high = (speaker.number(scale * each, digits) for each in change.by)
    sign = "+" if round(scale * change.by.value, digits) > 0 else ""
    return speaker.say("arena-changed-range", value=f"{sign}{value}", low=low, high=high)
