"""Figures for designers: what is chosen, what wins, and how close games are."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tablee.arena.played import Played
from tablee.arena.results import Results
from tablee.arena.statistics import Interval, share

#: An answer that fewer seats gave tells nothing of who wins with it.
FEWEST_SEATS = 20
#: One that was open less often may still be found.
FEWEST_OFFERS = 20


@dataclass(frozen=True)
class Chosen:
    """Something that seats chose, and how those won who did.

    `expected` is what the same bots win on average.
    """

    key: str
    seats: int
    wins: Interval
    expected: float

    @property
    def stands_out(self) -> bool:
        """Chance alone gives such a share to one in twenty."""
        return not self.wins.low <= self.expected <= self.wins.high


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


def openings(results: Results) -> list[Chosen]:
    """The first answers that left a choice, those that most seats gave first."""
    firsts = ((game, seat, mine[0]) for game, seat, mine in _answers(results) if mine)
    found = _chosen(results, firsts)
    return sorted(found, key=lambda each: (-each.seats, each.key))


def winning_answers(results: Results) -> list[Chosen]:
    """Answers that enough seats gave at least once, those that win most first."""
    given = ((game, seat, key) for game, seat, mine in _answers(results) for key in set(mine))
    found = [each for each in _chosen(results, given) if each.seats >= FEWEST_SEATS]
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


def _answers(results: Results) -> Iterable[tuple[Played, int, tuple[str, ...]]]:
    for game in results.games:
        for seat, mine in enumerate(game.answers):
            yield game, seat, mine


def _chosen(results: Results, given: Iterable[tuple[Played, int, str]]) -> list[Chosen]:
    usual: Mapping[str, float] = {player.name: player.wins.value for player in results.players}
    won: dict[str, list[float]] = defaultdict(list)
    expected: dict[str, float] = defaultdict(float)
    for game, seat, key in given:
        entry = game.entries[seat]
        won[key].append(entry.won)
        expected[key] += usual[entry.name]
    return [
        Chosen(key, len(parts), share(sum(parts), len(parts)), expected[key] / len(parts))
        for key, parts in won.items()
    ]
