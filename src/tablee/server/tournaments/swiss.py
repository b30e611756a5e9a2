"""Swiss rounds: whoever stands equally well sits together, with people not met before."""

from collections.abc import Iterable, Sequence
from random import Random

from tablee.server.tournaments.rounds import History, Round, pair, table_sizes
from tablee.server.tournaments.turn_order import in_turn_order

#: How often the search starts again from some exchanges, while people meet again.
KICKS = 20
EXCHANGES = 4


def next_round(order: Sequence[str], seats: int, legal: Iterable[int], past: History) -> Round:
    """The next round of those players, who are named as they stand, the best first.

    Those sit out who did least often, of these the last. People meet again only where it cannot
    be helped, as far as a search finds; then neighbours in the standings sit together.
    """
    sizes = table_sizes(len(order), seats, legal)
    if not sizes:
        return Round((), tuple(order))
    rank = {player: number for number, player in enumerate(order)}
    last_first = sorted(order, key=lambda player: (past.sat_out[player], -rank[player]))
    rests = set(last_first[: len(order) - sum(sizes)])
    playing = [player for player in order if player not in rests]
    tables = _grouped(playing, sizes, past)
    sits_out = tuple(player for player in order if player in rests)
    return in_turn_order([Round(tables, sits_out)], past)[0]


def _grouped(
    playing: Sequence[str], sizes: Sequence[int], past: History
) -> tuple[tuple[str, ...], ...]:
    count = len(playing)
    # To meet again is worse than any distance in the standings.
    again = count**3
    cost = [
        [
            again * past.met[pair(one, other)] + (here - there) ** 2
            for there, other in enumerate(playing)
        ]
        for here, one in enumerate(playing)
    ]
    places = list(range(count))
    table_of = [number for number, size in enumerate(sizes) for _ in range(size)]
    rng = Random("swiss")
    best = total = _settled(places, table_of, cost)
    kept = list(places)
    for _ in range(KICKS):
        if best < again:
            break
        for _ in range(EXCHANGES):
            one, other = rng.randrange(count), rng.randrange(count)
            places[one], places[other] = places[other], places[one]
        total = _settled(places, table_of, cost)
        if total < best:
            best, kept = total, list(places)
        places = list(kept)
    tables: list[list[str]] = [[] for _ in sizes]
    for place, table in enumerate(table_of):
        tables[table].append(playing[kept[place]])
    return tuple(map(tuple, tables))


def _settled(places: list[int], table_of: Sequence[int], cost: Sequence[Sequence[int]]) -> int:
    """People have changed places, two at a time, until no exchange is for the better; the cost."""

    def at(place: int, who: int) -> int:
        return sum(
            cost[who][places[other]]
            for other, table in enumerate(table_of)
            if table == table_of[place] and other != place
        )

    is_better = True
    while is_better:
        is_better = False
        for one in range(len(places)):
            for other in range(one + 1, len(places)):
                if table_of[one] == table_of[other]:
                    continue
                before = at(one, places[one]) + at(other, places[other])
                after = at(one, places[other]) + at(other, places[one])
                if after < before:
                    places[one], places[other] = places[other], places[one]
                    is_better = True
    return sum(at(place, who) for place, who in enumerate(places)) // 2
