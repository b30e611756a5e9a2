"""The sections of a report, each a question with its plot; empty where a game cannot answer."""

from collections.abc import Callable, Sequence
from itertools import groupby
from math import ceil, floor, log10

from tablee.arena.report.frames import (
    NEUTRAL,
    begun,
    colour_of,
    distribution,
    framed,
    legend,
    section,
    shares,
    title_of,
)
from tablee.arena.report.plots import (
    Group,
    Line,
    Row,
    Sample,
    Scale,
    bars,
    curves,
    histograms,
    whiskers,
)
from tablee.arena.report.speaker import (
    Speaker,
    duration,
    name_of,
    numbers,
    percent,
    percents,
)
from tablee.arena.results import Results, Share
from tablee.arena.statistics import Interval, quantile

Section = Callable[[Results, Speaker], str]

#: Seconds; whoever thinks less has not thought.
QUICKEST = 1e-5
#: Of each kind of trait so many are shown, those that most seats had.
MOST_TRAITS = 24


def pairs(results: Results, speaker: Speaker) -> str:
    """Who comes off better than whom."""
    rows = [
        Row(
            speaker.say(
                "arena-pair", one=name_of(speaker, pair.one), other=name_of(speaker, pair.other)
            ),
            percents(speaker, pair.ahead),
            colour_of(results, pair.one),
            pair.ahead,
        )
        for pair in results.pairs
    ]
    return shares(speaker, "pairs", rows, 0.5)


def mixes(results: Results, speaker: Speaker) -> str:
    """Where one bot meets several of another kind: what each seat of it wins."""
    rows = [
        Row(
            speaker.say(
                "arena-mix",
                one=name_of(speaker, part.name),
                mix=" + ".join(name_of(speaker, name) for name in part.mix),
            ),
            percents(speaker, part.wins),
            colour_of(results, part.name),
            part.wins,
        )
        for part in results.mixes
        if 1 < len(set(part.mix)) < len(part.mix)
    ]
    return shares(speaker, "mixes", rows, results.fair)


def goals(results: Results, speaker: Speaker) -> str:
    """How often goals are reached."""
    rows = [
        Row(
            f"{speaker.say(goal.key)} ({goal.target}), {name_of(speaker, goal.name)}",
            percents(speaker, goal.share),
            colour_of(results, goal.name),
            goal.share,
        )
        for goal in results.goals
    ]
    return shares(speaker, "goals", rows)


def scores(results: Results, speaker: Speaker) -> str:
    """How scores are distributed."""
    samples = [
        Sample(
            name_of(speaker, player.name), numbers(speaker, player.points), colour, player.scores
        )
        for colour, player in enumerate(results.players)
    ]
    return section(
        speaker, "scores", histograms(title_of(speaker, "scores"), samples, speaker.number)
    )


def ratings(results: Results, speaker: Speaker) -> str:
    """How strong each is."""
    rows = [
        Row(name_of(speaker, player.name), numbers(speaker, player.rating), colour, player.rating)
        for colour, player in enumerate(results.players)
        if player.rating is not None
    ]
    if not rows:
        return ""
    low, high = min(row.found.low for row in rows), max(row.found.high for row in rows)
    plot = whiskers(title_of(speaker, "ratings"), rows, Scale(low, high), speaker.number)
    return section(speaker, "ratings", plot)


def seats(results: Results, speaker: Speaker) -> str:
    """Whether it matters where one sits."""
    rows = [
        Row(
            speaker.say("player", number=place.seat + 1),
            speaker.say(
                "arena-seat",
                wins=percents(speaker, place.wins),
                points=speaker.number(place.points.value, 1),
            ),
            NEUTRAL,
            place.wins,
        )
        for place in results.places
    ]
    return shares(speaker, "seats", rows if results.plan.seats > 1 else (), results.fair)


def sources(results: Results, speaker: Speaker) -> str:
    """Where points come from."""
    order = results.plan.open_game().sources
    found = sorted(results.sources.items(), key=lambda item: order.index(item[0]))
    groups = [
        Group(
            begun(speaker.say(f"source-{source}")),
            [
                (colour_of(results, name), mean, speaker.number(mean, 1))
                for name, mean in parts.items()
            ],
        )
        for source, parts in found
    ]
    if not groups:
        return ""
    bots = [player for player in results.players if player.is_bot]
    plot = legend(results, speaker, bots) + bars(title_of(speaker, "sources"), groups)
    return section(speaker, "sources", plot)


def course(results: Results, speaker: Speaker) -> str:
    """How the lead grows."""
    found = results.course
    lines = [Line(colour_of(results, name), values) for name, values in found.items()]
    low = min(min(values) for values in found.values())
    high = max(max(values) for values in found.values())
    plot = legend(results, speaker, results.players) + curves(
        title_of(speaker, "course"), lines, min(0, low), high, speaker.number
    )
    return section(speaker, "course", plot)


def leading(results: Results, speaker: Speaker) -> str:
    """When a game is decided."""
    if len(results.games[0].entries) < 2:
        return ""
    line = Line(NEUTRAL, results.leader_wins)
    plot = curves(title_of(speaker, "leading"), [line], 0, 1, lambda part: percent(speaker, part))
    return section(speaker, "leading", plot)


def lead_changes(results: Results, speaker: Speaker) -> str:
    """How often somebody else takes the lead."""
    if len(results.games[0].entries) < 2:
        return ""
    return distribution(speaker, "lead-changes", results.lead_changes)


def traits(results: Results, speaker: Speaker) -> str:
    """Who wins with what: a section for each kind of thing."""
    return "\n".join(
        _traits(results, speaker, kind, list(found))
        for kind, found in groupby(results.traits, key=lambda trait: trait.kind)
    )


def _traits(results: Results, speaker: Speaker, kind: str, found: Sequence[Share]) -> str:
    game = results.plan.open_game()
    common = sorted(found, key=lambda trait: -trait.seats)[:MOST_TRAITS]
    rows = [
        Row(
            begun(speaker.word(game.trait(trait.key, results.plan.seats))),
            speaker.say("arena-trait", wins=percents(speaker, trait.wins), seats=trait.seats),
            NEUTRAL,
            trait.wins,
            trait.expected,
        )
        for trait in found
        if trait in common
    ]
    title = speaker.say("arena-with", kind=speaker.say(f"trait-{kind}"))
    note = speaker.say("arena-with-note")
    plot = whiskers(title, rows, Scale(0, 1), lambda part: percent(speaker, part))
    return framed(title, note, plot)


def length(results: Results, speaker: Speaker) -> str:
    """How long games are."""
    return distribution(speaker, "length", results.lengths)


def branching(results: Results, speaker: Speaker) -> str:
    """How much there is to choose from, over a game."""
    values = results.branching_course
    plot = curves(
        title_of(speaker, "branching"), [Line(NEUTRAL, values)], 0, max(values), speaker.number
    )
    found = results.branching
    words = speaker.say(
        "arena-quantiles",
        median=speaker.number(quantile(found, 0.5)),
        most=speaker.number(quantile(found, 0.99)),
        top=speaker.number(found[-1]),
    )
    return section(speaker, "branching", plot, words)


def thinking(results: Results, speaker: Speaker) -> str:
    """How long each thinks, on a logarithmic axis."""
    rows = []
    for colour, player in enumerate(results.players):
        if player.thinking:
            times = [quantile(player.thinking, part) for part in (0.5, 0.99, 1.0)]
            median, slow, slowest = (duration(speaker, time) for time in times)
            words = speaker.say("arena-times", median=median, slow=slow, slowest=slowest)
            spread = [quantile(player.thinking, part) for part in (0.5, 0.01, 0.99)]
            found = Interval(*(log10(max(time, QUICKEST)) for time in spread))
            rows.append(Row(name_of(speaker, player.name), words, colour, found))
    if not rows:
        return ""
    scale = Scale(
        floor(min(row.found.low for row in rows)), ceil(max(row.found.high for row in rows))
    )
    plot = whiskers(
        title_of(speaker, "thinking-time"), rows, scale, lambda power: _power(speaker, power)
    )
    return section(speaker, "thinking-time", plot)


def _power(speaker: Speaker, power: float) -> str:
    """A power of ten seconds; nothing between them."""
    if power != int(power):
        return ""
    if power >= 0:
        return speaker.say("arena-seconds", value=speaker.number(10**power))
    value = speaker.number(10 ** (power + 3), max(0, -int(power) - 3))
    return speaker.say("arena-milliseconds", value=value)


#: In the order of the page.
SECTIONS: tuple[Section, ...] = (
    pairs,
    scores,
    ratings,
    mixes,
    goals,
    seats,
    sources,
    course,
    leading,
    lead_changes,
    traits,
    length,
    branching,
    thinking,
)
