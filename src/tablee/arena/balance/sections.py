"""The sections that designers ask for beside those of a tournament."""

from collections.abc import Sequence

from tablee.arena.balance.figures import (
    held,
    margins,
    openings,
    passed_over,
    winning_answers,
)
from tablee.arena.balance.notations import Notations
from tablee.arena.report.frames import NEUTRAL, begun, distribution, section, shares, table
from tablee.arena.report.plots import Row
from tablee.arena.report.speaker import Speaker, percent, percents
from tablee.arena.results import Results, Share

#: So many rows are read.
MOST_ROWS = 15


def closeness(results: Results, speaker: Speaker) -> str:
    """How close games are."""
    if len(results.games[0].entries) < 2:
        return ""
    return distribution(speaker, "margin", margins(results))


def first_answers(results: Results, speaker: Speaker, notations: Notations) -> str:
    """Which openings there are, and which of them win."""
    return shares(
        speaker, "openings", _rows(speaker, notations, openings(results)[:MOST_ROWS]), None
    )


def strong_answers(results: Results, speaker: Speaker, notations: Notations) -> str:
    """Which answers win more or less than others, both ends of the list."""
    found = winning_answers(results)
    outstanding = [each for each in found if each.stands_out]
    half = MOST_ROWS // 2
    shown = outstanding if len(outstanding) <= MOST_ROWS else outstanding[:half]
    if len(outstanding) > MOST_ROWS:
        shown = [*shown, *outstanding[-half:]]
    if not shown:
        return ""
    rows = _rows(speaker, notations, shown)
    words = speaker.say(
        "arena-answers-chance",
        looked=len(found),
        found=len(outstanding),
        chance=speaker.number(len(found) / 20),
    )
    return shares(speaker, "answers", rows, None, words)


def dead_answers(results: Results, speaker: Speaker, notations: Notations) -> str:
    """What is open and hardly ever taken."""
    rows = [
        (notations(each.key), str(each.offered), str(each.given))
        for each in passed_over(results)[:MOST_ROWS]
    ]
    return _table(speaker, "passed-over", ("answer", "offered", "given"), rows)


def dead_cards(results: Results, speaker: Speaker) -> str:
    """What players hardly ever have."""
    game, seats = results.plan.open_game(), results.plan.seats
    rows = [
        (
            begun(speaker.word(game.trait(each.key, seats))),
            percents(speaker, each.seats),
        )
        for each in held(results)[:MOST_ROWS]
    ]
    return _table(speaker, "rarely-held", ("name", "had"), rows)


def _rows(speaker: Speaker, notations: Notations, found: Sequence[Share]) -> list[Row]:
    return [
        Row(
            notations(each.key),
            speaker.say("arena-trait", wins=percent(speaker, each.wins.value), seats=each.seats),
            NEUTRAL,
            each.wins,
            each.expected,
        )
        for each in found
    ]


def _table(speaker: Speaker, name: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    if not rows:
        return ""
    return section(speaker, name, table([speaker.say(f"arena-{head}") for head in heads], rows))
