"""Turn order: everybody has each seat, the first above all, as often as others."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import permutations

from tablee.server.tournaments.rounds import History, Round, Seated

#: Times that all tables are gone through to make things more even.
PASSES = 20


def in_turn_order(rounds: Sequence[Round], past: History | None = None) -> list[Round]:
    """The same rounds, those at each table in the order of its seats.

    Where all tables have the same size and nothing was played before, nobody has any seat more
    than once more often than another seat.
    """
    seats = Counter(past.seats) if past is not None else Counter[tuple[str, int]]()
    tables = [table for each in rounds for table in each.tables]
    tables = tables if past is not None else _equitable(tables)
    for table in tables:
        seats.update((player, seat) for seat, player in enumerate(table))
    for _ in range(PASSES):
        before = list(tables)
        for number, table in enumerate(tables):
            tables[number] = _best_order(table, seats)
        if tables == before:
            break
    found = iter(tables)
    return [Round(tuple(next(found) for _ in each.tables), each.sits_out) for each in rounds]


def _best_order(table: Seated, seats: Counter[tuple[str, int]]) -> Seated:
    """The order that makes seats most even, as it was if none is better; `seats` are counted so."""
    seats.subtract((player, seat) for seat, player in enumerate(table))

    def cost(order: Seated) -> int:
        # One more where there were n adds 2n + 1 to the sum of the squares.
        return sum(seats[each, seat] * (1 + (seat == 0)) for seat, each in enumerate(order))

    best = min(permutations(table), key=lambda order: (cost(order), order != table))
    seats.update((player, seat) for seat, player in enumerate(best))
    return best


def _equitable(tables: Sequence[Seated]) -> list[Seated]:
    """Seats by the colours of a bipartite graph's edges: people on one side, tables on the other.

    Each person is split into parts of as many games as a table has seats. Then every part and
    every table has at most that many edges, which many colours are enough for (Kőnig): each part
    that is whole has every seat once.
    """
    size = max(map(len, tables), default=0)
    games: Counter[str] = Counter()
    #: For each node, the other end of its edge of each colour.
    coloured: dict[object, dict[int, object]] = defaultdict(dict)
    for number, table in enumerate(tables):
        for player in table:
            part = (player, games[player] // size)
            games[player] += 1
            _colour(coloured, part, number, size)
    ordered = []
    for number in range(len(tables)):
        of_colour = coloured[number]
        ordered.append(tuple(_player(of_colour[colour]) for colour in sorted(of_colour)))
    return ordered


def _player(part: object) -> str:
    assert isinstance(part, tuple)
    return str(part[0])


def _colour(
    coloured: dict[object, dict[int, object]], part: object, table: object, size: int
) -> None:
    """One edge more has a colour that no other edge of its ends has."""
    mine = next(c for c in range(size) if c not in coloured[part])
    free = next(c for c in range(size) if c not in coloured[table])
    if mine != free:
        # From the table goes a path whose edges have both colours in turn, which are exchanged:
        # it cannot end at the part, so that `mine` is free at both then.
        node, wanted, path = table, mine, []
        while wanted in coloured[node]:
            onward = coloured[node][wanted]
            path.append((node, onward, wanted))
            node, wanted = onward, free if wanted == mine else mine
        for one, other, colour in path:
            del coloured[one][colour], coloured[other][colour]
        for one, other, colour in path:
            swapped = free if colour == mine else mine
            coloured[one][swapped], coloured[other][swapped] = other, one
    coloured[part][mine], coloured[table][mine] = table, part
