"""Figures for designers: what is chosen, what wins, and how close games are."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from tablee.arena.played import Entry
from tablee.arena.results import Results, Share
from tablee.arena.statistics import Interval, share

#: An answer that fewer seats gave tells nothing of who wins with it.
FEWEST_SEATS = 20
#: One that was open less often may still be found.
FEWEST_OFFERS = 20


@dataclass(frozen=True)
class Passed:
    """An answer that was open and hardly ever given."""

    key: str
    offered: int
    given: int


@dataclass(frozen=True)
class Held:
    """A faction, tile or card, and how often a seat had it."""

    key: str
    seats: Interval


def margins(results: Results) -> list[int]:
    """By how many points the first place was ahead of the next, in each game, sorted."""
    found = []
    for game in results.games:
        best, second, *_ = sorted((entry.score for entry in game.entries), reverse=True)
        found.append(best - second)
    return sorted(found)


def openings(results: Results) -> list[Share]:
    """The first answers that left a choice, those that most seats gave first."""
    found = results.shares((entry, mine[0]) for entry, mine in _given(results) if mine)
    return sorted(found, key=lambda each: (-each.seats, each.key))


def winning_answers(results: Results) -> list[Share]:
    """Answers that enough seats gave at least once, those that win most first."""
    given = ((entry, key) for entry, mine in _given(results) for key in set(mine))
    found = [each for each in results.shares(given) if each.seats >= FEWEST_SEATS]
    return sorted(found, key=lambda each: (each.expected - each.wins.value, each.key))


def passed_over(results: Results) -> list[Passed]:
    """Answers that were open often enough, those that were taken least first."""
    offered: Counter[str] = Counter()
    given: Counter[str] = Counter()
    for game in results.games:
        offered.update(game.offered)
        for mine in game.answers:
            given.update(mine)
    found = [
        Passed(key, count, given[key]) for key, count in offered.items() if count >= FEWEST_OFFERS
    ]
    return sorted(found, key=lambda each: (each.given / each.offered, -each.offered, each.key))


def held(results: Results) -> list[Held]:
    """All that seats can have, whether anybody had it or not, the rarest first."""
    plan = results.plan
    counts = dict.fromkeys(plan.open_game().every_trait(plan.seats), 0)
    for game in results.games:
        for mine in game.traits:
            for key in set(mine):
                counts[key] = counts.get(key, 0) + 1
    seats = len(results.games) * plan.seats
    found = [Held(key, share(count, seats)) for key, count in counts.items()]
    return sorted(found, key=lambda each: (each.seats.value, each.key))


def _given(results: Results) -> Iterator[tuple[Entry, tuple[str, ...]]]:
    """What each seat answered, with how it came off."""
    for game in results.games:
        for seat, mine in enumerate(game.answers):
            yield game.entries[seat], mine
