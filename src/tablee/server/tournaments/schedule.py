"""The schedule of a league: everybody meets everybody as evenly as possible."""

import math
from collections.abc import Iterable, Sequence
from random import Random

from tablee.server.tournaments.rounds import History, Round, pair, table_sizes
from tablee.server.tournaments.turn_order import in_turn_order

#: What counts how much: that pairs meet evenly, and that all sit out as often, compared with that
#: all are at tables of each size as often.
MEETING = 8
SITTING_OUT = 10_000
#: Exchanges that are tried, and how bad ones are accepted at first and at last.
TRIES = 60_000
TRIES_EACH = 1500
WARM, COLD = 16.0, 0.5


def rounds_to_meet(players: int, seats: int, legal: Iterable[int]) -> int:
    """How many rounds it takes, at least, until everybody can have met everybody."""
    sizes = table_sizes(players, seats, legal)
    if not sizes:
        return 0
    meetings = sum(size * (size - 1) for size in sizes)
    return math.ceil(players * (players - 1) / meetings)


def league(
    players: Sequence[str],
    rounds: int,
    seats: int,
    legal: Iterable[int],
    past: History | None = None,
) -> list[Round]:
    """So many rounds for these players, after what they have played already.

    Nobody sits out more than once more often than another. Pairs meet as evenly as possible:
    at tables of two exactly, at larger ones as well as some seconds of searching find. It is the
    same whenever it is asked for.
    """
    sizes = table_sizes(len(players), seats, legal)
    if not sizes:
        return []
    if max(sizes) == 2 and past is None:
        groups = _round_robin(players, rounds)
    else:
        groups = _Arrangement(players, rounds, sizes, past or History()).improved()
    return in_turn_order(groups, past)


def _round_robin(players: Sequence[str], rounds: int) -> list[Round]:
    """The circle method: one stays, the others move on by one; with odd numbers nobody stays."""
    circle: list[str | None] = list(players)
    if len(circle) % 2:
        circle.append(None)
    found = []
    for _ in range(rounds):
        half = len(circle) // 2
        facing = list(zip(circle[:half], reversed(circle[half:]), strict=True))
        tables = [(one, other) for one, other in facing if one is not None and other is not None]
        alone = [one or other for one, other in facing if one is None or other is None]
        found.append(Round(tuple(tables), tuple(name for name in alone if name is not None)))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return found


class _Arrangement:
    """Who sits with whom in each round, changed by exchanging two people in one of them.

    People are numbers here. The last group of a round are those who sit out. What is to be small
    is the weighted sum of the squares of all counts: of each pair's meetings, and of how often each
    person was at a table of each size.
    """

    def __init__(
        self, players: Sequence[str], rounds: int, sizes: Sequence[int], past: History
    ) -> None:
        self.players = players
        count = len(players)
        self.met = [[past.met[pair(one, other)] for other in players] for one in players]
        #: How often each was at a table of each size; 0 is sitting out.
        self.sizes = [[past.sat_out[one]] for one in players]
        for numbers, one in zip(self.sizes, players, strict=True):
            numbers.extend(past.sizes[one, size] for size in range(1, max(sizes) + 1))
        self.size_of_group = [*sizes, 0]
        self.groups: list[list[list[int]]] = []
        self.group_of: list[list[int]] = []
        resting = count - sum(sizes)
        for number in range(rounds):
            # Whoever sat out least is the next; the others begin one further in each round.
            order = [(number + each) % count for each in range(count)]
            rests = sorted(order, key=lambda each: self.sizes[each][0])[:resting]
            self._add([each for each in order if each not in rests], rests, sizes)

    def _add(self, playing: list[int], rests: list[int], sizes: Sequence[int]) -> None:
        groups, start = [], 0
        for size in sizes:
            groups.append(playing[start : start + size])
            start += size
        groups.append(rests)
        self.groups.append(groups)
        self.group_of.append([0] * len(self.players))
        for number, group in enumerate(groups):
            for one in group:
                self.group_of[-1][one] = number
                self.sizes[one][self.size_of_group[number]] += 1
                if self.size_of_group[number]:
                    for other in group:
                        self.met[one][other] += one != other

    def improved(self) -> list[Round]:
        """The best that simulated annealing finds, always the same."""
        rng = Random("league")
        count, rounds = len(self.players), len(self.groups)
        best, kept, cost = 0.0, self._rounds(), 0.0
        tries = min(TRIES, TRIES_EACH * count * rounds)
        for step in range(tries):
            heat = WARM * (COLD / WARM) ** (step / tries)
            number = int(rng.random() * rounds)
            one, other = int(rng.random() * count), int(rng.random() * count)
            change = self._cost_of(number, one, other)
            if change is None:
                continue
            if change <= 0 or rng.random() < math.exp(-change / heat):
                self._exchange(number, one, other)
                cost += change
                if cost < best:
                    best, kept = cost, self._rounds()
        return kept

    def _cost_of(self, number: int, one: int, other: int) -> float | None:
        """By how much it gets worse if two people change places; `None` if nothing changes."""
        here, there = self.group_of[number][one], self.group_of[number][other]
        if here == there:
            return None
        mine, theirs = self.met[one], self.met[other]
        size, other_size = self.size_of_group[here], self.size_of_group[there]
        change = 0
        if size:
            for each in self.groups[number][here]:
                if each != one:
                    change += theirs[each] - mine[each] + 1
        if other_size:
            for each in self.groups[number][there]:
                if each != other:
                    change += mine[each] - theirs[each] + 1
        change *= MEETING
        if size != other_size:
            my_sizes, their_sizes = self.sizes[one], self.sizes[other]
            weight = SITTING_OUT if not size or not other_size else 1
            leaving = my_sizes[other_size] - my_sizes[size] + 1
            coming = their_sizes[size] - their_sizes[other_size] + 1
            change += weight * (leaving + coming)
        return change

    def _exchange(self, number: int, one: int, other: int) -> None:
        groups, group_of = self.groups[number], self.group_of[number]
        here, there = group_of[one], group_of[other]
        for leaving, coming, group in ((one, other, here), (other, one, there)):
            members = groups[group]
            members[members.index(leaving)] = coming
            size = self.size_of_group[group]
            self.sizes[leaving][size] -= 1
            self.sizes[coming][size] += 1
            if not size:
                continue
            for each in members:
                if each != coming:
                    for who, change in ((leaving, -1), (coming, 1)):
                        self.met[who][each] += change
                        self.met[each][who] += change
        group_of[one], group_of[other] = there, here

    def _rounds(self) -> list[Round]:
        name = self.players
        return [
            Round(
                tuple(tuple(name[each] for each in group) for group in groups[:-1]),
                tuple(name[each] for each in groups[-1]),
            )
            for groups in self.groups
        ]
