"""Two editions of a game beside each other, played with the same seeds."""

from collections.abc import Iterable
from dataclasses import dataclass

from tablee.arena.balance.figures import held, margins
from tablee.arena.results import Results
from tablee.arena.statistics import Interval, difference, mean, share


@dataclass(frozen=True)
class Change:
    """A figure before and after, and by how much it is greater."""

    key: str
    before: Interval
    after: Interval
    by: Interval

    @property
    def is_clear(self) -> bool:
        """0 is not in the interval."""
        return not self.by.low <= 0 <= self.by.high


def changes(before: Results, after: Results) -> list[Change]:
    """The figures of whole games; the keys are text keys."""
    found = [
        _means("points", _points(before), _points(after)),
        _means("length", _lengths(before), _lengths(after)),
    ]
    if before.plan.seats > 1:
        found.insert(1, _means("margin", margins(before), margins(after)))
        changed = [[game.lead_changes for game in each.games] for each in (before, after)]
        found.append(_means("lead-changes", *changed))
        was, now = (share(_first_wins(each), len(each.games)) for each in (before, after))
        found.append(Change("first-seat", was, now, difference(was, now)))
    return found


def held_changes(before: Results, after: Results) -> list[Change]:
    """How many seats have each faction, tile or card; what changed most clearly first."""
    mine = {each.key: each.seats for each in held(before)}
    theirs = {each.key: each.seats for each in held(after)}
    none = [share(0, len(each.games) * each.plan.seats) for each in (before, after)]
    return _clearest(
        Change(key, was, now, difference(was, now))
        for key in dict.fromkeys([*mine, *theirs])
        for was, now in [(mine.get(key, none[0]), theirs.get(key, none[1]))]
    )


def winning_changes(before: Results, after: Results) -> list[Change]:
    """What those win who have each of them; what changed most clearly first."""
    theirs = {trait.key: trait.wins for trait in after.traits}
    return _clearest(
        Change(trait.key, trait.wins, theirs[trait.key], difference(trait.wins, theirs[trait.key]))
        for trait in before.traits
        if trait.key in theirs
    )


def _clearest(found: Iterable[Change]) -> list[Change]:
    def clearness(change: Change) -> float:
        reach = (change.by.high - change.by.low) or 1.0
        return abs(change.by.value) / reach

    changed = [change for change in found if change.by.value]
    return sorted(changed, key=lambda change: (-clearness(change), change.key))


def _means(key: str, before: list[int], after: list[int]) -> Change:
    was, now = mean(before), mean(after)
    return Change(key, was, now, difference(was, now))


def _points(results: Results) -> list[int]:
    return [
        entry.score for game in results.games for entry in game.entries if entry.seat is not None
    ]


def _lengths(results: Results) -> list[int]:
    return [game.decisions for game in results.games]


def _first_wins(results: Results) -> float:
    return sum(game.entries[0].won for game in results.games)
