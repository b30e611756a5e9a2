"""Schedules: everybody plays, meets others and sits first as evenly as can be."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.server.tournaments.rounds import History, Round, pair, table_sizes
from tablee.server.tournaments.schedule import league, rounds_to_meet
from tablee.server.tournaments.swiss import next_round
from tablee.server.tournaments.turn_order import in_turn_order

LEGAL = [(2,), (2, 3), (2, 3, 4), (3, 4), (3, 4, 5), (2, 3, 4, 5), (2, 4)]


def names(count: int) -> list[str]:
    return [f"p{number:02}" for number in range(count)]


def spread(counts: Sequence[int]) -> int:
    return max(counts) - min(counts)


def groupings(players: Sequence[str], sizes: Sequence[int]) -> Iterator[tuple[frozenset[str], ...]]:
    """Every way to seat some of the players at tables of those sizes."""
    if not sizes:
        yield ()
        return
    for table in combinations(players, sizes[0]):
        rest = [player for player in players if player not in table]
        for others in groupings(rest, sizes[1:]):
            yield (frozenset(table), *others)


def meetings(rounds: Sequence[Sequence[frozenset[str]]]) -> Counter[tuple[str, str]]:
    met: Counter[tuple[str, str]] = Counter()
    for tables in rounds:
        for table in tables:
            met.update(pair(*two) for two in combinations(table, 2))
    return met


def unevenness(counts: Counter[tuple[str, str]]) -> int:
    return sum(count * count for count in counts.values())


@settings(deadline=None)
@given(players=st.integers(0, 32), seats=st.integers(2, 5), legal=st.sampled_from(LEGAL))
def test_tables_are_legal_and_as_few_as_possible_sit_out(
    players: int, seats: int, legal: tuple[int, ...]
) -> None:
    sizes = table_sizes(players, seats, legal)
    fitting = [size for size in legal if size <= seats]
    assert all(size in fitting for size in sizes)
    reachable = {0}
    for _ in range(players):
        reachable |= {n + size for n in reachable for size in fitting if n + size <= players}
    assert sum(sizes) == max(reachable)


@pytest.mark.parametrize(
    ("players", "seats", "legal", "sizes"),
    [
        (9, 4, (1, 2, 3, 4), [3, 3, 3]),
        (10, 4, (2, 3, 4), [4, 3, 3]),
        (5, 4, (3, 4), [4]),
        (6, 4, (2, 3, 4), [3, 3]),
        (7, 5, (3, 4, 5), [4, 3]),
        (7, 2, (2, 3), [2, 2, 2]),
        (5, 4, (2, 4), [4]),
        (2, 5, (3, 4, 5), []),
        (1, 2, (1, 2), []),
    ],
)
def test_sizes_of_tables(
    players: int, seats: int, legal: tuple[int, ...], sizes: list[int]
) -> None:
    assert table_sizes(players, seats, legal) == sizes


@settings(max_examples=40, deadline=None)
@given(
    players=st.integers(2, 12),
    rounds=st.integers(1, 6),
    seats=st.integers(2, 5),
    legal=st.sampled_from(LEGAL),
)
def test_a_league_is_whole_and_even(
    players: int, rounds: int, seats: int, legal: tuple[int, ...]
) -> None:
    people = names(players)
    schedule = league(people, rounds, seats, legal)
    sizes = table_sizes(players, seats, legal)
    if not sizes:
        assert schedule == []
        return
    assert len(schedule) == rounds
    for each in schedule:
        assert sorted(map(len, each.tables), reverse=True) == sizes
        everybody = [*each.sits_out, *(player for table in each.tables for player in table)]
        assert sorted(everybody) == people
    history = History.of(schedule)
    assert spread([history.sat_out[player] for player in people]) <= 1
    if len(set(sizes)) == 1:
        for player in people:
            assert spread([history.seats[player, seat] for seat in range(sizes[0])]) <= 1
        firsts = [history.seats[player, 0] for player in people]
        assert spread(firsts) <= 1 + (len(people) % sizes[0] > 0)


@given(players=st.integers(2, 16), rounds=st.integers(1, 20))
@settings(max_examples=40, deadline=None)
def test_duels_are_exactly_even(players: int, rounds: int) -> None:
    people = names(players)
    history = History.of(league(people, rounds, 2, (2,)))
    assert spread([history.met[two] for two in combinations(people, 2)]) <= 1
    assert rounds_to_meet(players, 2, (2,)) == players - 1 + players % 2
    full = History.of(league(people, rounds_to_meet(players, 2, (2,)), 2, (2,)))
    assert {full.met[two] for two in combinations(people, 2)} == {1}


@pytest.mark.parametrize(
    ("players", "rounds", "seats", "legal"),
    [
        (4, 3, 3, (3,)),
        (5, 2, 3, (3,)),
        (5, 3, 3, (2, 3)),
        (6, 2, 3, (3,)),
        (6, 3, 3, (3,)),
        (5, 3, 4, (4,)),
        (6, 3, 4, (4,)),
        (7, 2, 4, (3, 4)),
        (8, 2, 4, (4,)),
    ],
)
def test_no_other_schedule_has_people_meet_more_evenly(
    players: int, rounds: int, seats: int, legal: tuple[int, ...]
) -> None:
    """By looking at all of them, of which the first round may be any."""
    people = names(players)
    sizes = table_sizes(players, seats, legal)
    possible = [frozenset(found) for found in groupings(people, sizes)]
    possible = list(dict.fromkeys(possible))
    history = History.of(league(people, rounds, seats, legal))

    best = None
    for rest in product(possible, repeat=rounds - 1):
        chosen = [possible[0], *rest]
        playing = Counter(player for tables in chosen for table in tables for player in table)
        if spread([playing[player] for player in people]) > 1:
            continue
        found = unevenness(meetings([list(tables) for tables in chosen]))
        best = found if best is None else min(best, found)
    assert unevenness(history.met) == best


@pytest.mark.parametrize(("players", "rounds", "seats"), [(9, 4, 3), (16, 3, 4), (15, 4, 3)])
def test_nobody_meets_anybody_twice_where_that_is_known_to_be_possible(
    players: int, rounds: int, seats: int
) -> None:
    history = History.of(league(names(players), rounds, seats, (seats,)))
    assert max(history.met.values()) == 1


def test_a_league_goes_on_evenly_when_somebody_has_left() -> None:
    """No other rounds for those who stay would be more even."""
    *stay, gone = people = names(7)
    played = league(people, 6, 2, (2,))[:3]
    rest = league(stay, 3, 2, (2,), History.of(played))
    assert all(gone not in table for each in rest for table in each.tables)
    whole = History.of([*played, *rest])
    before = [[frozenset(table) for table in each.tables] for each in played]
    possible = list(dict.fromkeys(frozenset(found) for found in groupings(stay, [2, 2, 2])))
    best = min(
        unevenness(meetings([*before, *(list(tables) for tables in rounds)]))
        for rounds in product(possible, repeat=3)
    )
    assert unevenness(whole.met) == best


def test_the_same_is_asked_for_and_the_same_is_answered() -> None:
    assert league(names(10), 3, 4, (2, 3, 4)) == league(names(10), 3, 4, (2, 3, 4))


@given(
    players=st.integers(2, 12),
    rounds=st.integers(1, 5),
    seats=st.integers(2, 5),
    legal=st.sampled_from(LEGAL),
    seed=st.randoms(use_true_random=False),
)
@settings(max_examples=40, deadline=None)
def test_swiss_rounds_are_whole_and_nobody_sits_out_much_more(
    players: int, rounds: int, seats: int, legal: tuple[int, ...], seed: Random
) -> None:
    people = names(players)
    past = History()
    sizes = table_sizes(players, seats, legal)
    for _ in range(rounds):
        order = seed.sample(people, len(people))
        found = next_round(order, seats, legal, past)
        assert sorted(map(len, found.tables), reverse=True) == sizes
        everybody = [*found.sits_out, *(player for table in found.tables for player in table)]
        assert sorted(everybody) == people
        past.add(found)
        assert spread([past.sat_out[player] for player in people]) <= 1


@given(players=st.sampled_from([4, 5, 6, 7, 8]), seed=st.randoms(use_true_random=False))
@settings(max_examples=25, deadline=None)
def test_people_meet_again_only_if_it_cannot_be_helped(players: int, seed: Random) -> None:
    """Compared with every other way to pair the same people."""
    people = names(players)
    past = History()
    for _ in range(4):
        order = seed.sample(people, len(people))
        found = next_round(order, 2, (2,), past)
        playing = [player for player in order if player not in found.sits_out]

        def again(tables: Sequence[frozenset[str]]) -> int:
            return sum(past.met[pair(*table)] for table in tables)

        sizes = [2] * (len(playing) // 2)
        assert again([frozenset(t) for t in found.tables]) == min(
            again(tables) for tables in groupings(playing, sizes)
        )
        past.add(found)


def test_in_swiss_rounds_neighbours_in_the_standings_sit_together() -> None:
    people = names(8)
    first = next_round(people, 2, (2,), History())
    assert {frozenset(table) for table in first.tables} == {
        frozenset(people[n : n + 2]) for n in (0, 2, 4, 6)
    }
    by_four = next_round(people, 4, (4,), History())
    assert {frozenset(table) for table in by_four.tables} == {
        frozenset(people[:4]),
        frozenset(people[4:]),
    }
    # The last who never sat out does so.
    past = History.of([Round((("p00", "p01"), ("p02", "p03")), ("p04",))])
    assert next_round(names(5), 2, (2,), past).sits_out == ("p03",)


def test_seats_of_mixed_tables_are_as_even_as_any_order_makes_them() -> None:
    rounds = [
        Round((("a", "b", "c"), ("d", "e"))),
        Round((("a", "d", "e"), ("b", "c"))),
    ]
    history = History.of(in_turn_order(rounds))

    def uneven(found: History) -> int:
        return sum(count**2 for count in found.seats.values())

    orders = product(*(permutations(table) for each in rounds for table in each.tables))
    best = min(
        uneven(History.of([Round((one, two)), Round((three, four))]))
        for one, two, three, four in orders
    )
    assert uneven(history) == best
