"""The answers that are played out, and what look-ahead and playouts together think of them."""

from collections.abc import Iterator, Sequence

from tablee.bots.contract import Preference
from tablee.core import Action


class Candidate:
    """An answer, what the look-ahead thinks of it and how its playouts ended."""

    __slots__ = ("action", "ends", "prior", "total", "worth")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        #: How its playouts ended, world by world, and their sum.
        self.ends: list[float] = []
        self.total = 0.0
        #: What all of it says: points ahead of the best rival at the end.
        self.worth = prior


class Candidates:
    """The best answers of a look-ahead; every world halves the doubt, every round their number.

    Playouts are noisy and the look-ahead is wrong. It counts for as many playouts as it takes
    for their mean to be as sure as itself, which the playouts' own spread tells.
    """

    __slots__ = ("alive", "doubt", "out", "rest", "spread", "worlds")

    def __init__(self, judged: Sequence[Preference], count: int, doubt: float) -> None:
        #: Still played out, all in the same worlds.
        self.alive = [Candidate(action, value) for action, value in judged[:count]]
        #: Played out no more, the best first.
        self.out: list[Candidate] = []
        #: Never played out.
        self.rest = judged[count:]
        self.doubt = doubt
        self.spread = 0.0
        self.worlds = 0

    def add(self, results: Sequence[float]) -> None:
        """How the candidates alive have ended in one more world, in their order."""
        size = len(results)
        mean = sum(results) / size
        # Candidates differ as well: that makes the playouts look a little noisier than they are.
        self.spread += sum([(result - mean) ** 2 for result in results]) / (size - 1)
        self.worlds += 1
        trust = self.spread / self.worlds / self.doubt**2
        shift = 0.0
        for candidate, result in zip(self.alive, results, strict=True):
            candidate.total += result
            candidate.ends.append(result)
            shift += (candidate.total / len(candidate.ends) - candidate.prior) / size
        for candidate in self.alive:
            total = candidate.total + trust * (candidate.prior + shift)
            candidate.worth = total / (len(candidate.ends) + trust)

    def halve(self) -> None:
        """The better half stays."""
        self.alive.sort(key=_worth, reverse=True)
        half = (len(self.alive) + 1) // 2
        self.out = self.alive[half:] + self.out
        self.alive = self.alive[:half]

    def told(self) -> Iterator[Preference]:
        """All answers on one scale: who went out earlier does not come before who stayed."""
        shift = sum([candidate.worth - candidate.prior for candidate in self.alive])
        shift /= len(self.alive)
        lowest = min([candidate.worth for candidate in self.alive])
        for candidate in self.alive:
            yield Preference(candidate.action, candidate.worth)
        for candidate in self.out:
            lowest = min(lowest, candidate.worth)
            yield Preference(candidate.action, lowest)
        for action, prior in self.rest:
            yield Preference(action, min(lowest, prior + shift))


def _worth(candidate: Candidate) -> float:
    return candidate.worth
