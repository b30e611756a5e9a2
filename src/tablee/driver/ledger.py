"""The ledger of a match: where the points of each seat came from, and when."""

from itertools import accumulate
from typing import Any, NamedTuple

from tablee.core import CHANCE, Event, Match, Seat
from tablee.driver.driver import Driver


class Entry(NamedTuple):
    """Points that a seat has won or lost."""

    #: After so many decisions; 0 is the set-up, as in replays.
    step: int
    seat: Seat
    source: str
    points: int


class Ledger:
    """Every change of the scores, in order.

    Once the game is over, the entries of a seat sum up to its score.
    """

    __slots__ = ("entries", "sources")

    def __init__(self, sources: tuple[str, ...], entries: tuple[Entry, ...]) -> None:
        self.sources = sources
        self.entries = entries

    @staticmethod
    def of(match: Match[Any]) -> "Ledger":
        """The ledger of what was played so far; a record's is that of `record.replay()`."""
        entries: list[Entry] = []
        told: list[Event] = []
        state = match.game.set_up(match.header.seats, match.header.options)
        state.sink = told.append
        step = 0
        for seat, action in match.moves:
            step += seat != CHANCE
            state.apply(action, seat)
            credits = [credit for event in told for credit in event.credits()]
            entries += [Entry(step, *credit) for credit in credits if credit.points]
            told.clear()
        return Ledger(match.game.sources, tuple(entries))

    @staticmethod
    def heard_by(driver: Driver[Any]) -> "Ledger":
        """The same of what a driver has heard: nothing is played again."""
        decided = [seat != CHANCE for seat, _ in driver.match.moves]
        steps = list(accumulate(decided))
        entries = [
            # What is heard at the set-up may come before any move.
            Entry(steps[heard.move] if steps else 0, *credit)
            for heard in driver.heard
            for credit in heard.event.credits()
            if credit.points
        ]
        return Ledger(driver.game.sources, tuple(entries))

    def by_source(self, seat: Seat) -> dict[str, int]:
        """The points of `seat` from each source that brought or cost it any, as the game lists."""
        sums = dict.fromkeys(self.sources, 0)
        for entry in self.entries:
            if entry.seat == seat:
                sums[entry.source] += entry.points
        return {source: points for source, points in sums.items() if points}
