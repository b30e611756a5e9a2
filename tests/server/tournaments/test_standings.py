"""Standings: points by place, tie-breaks in their order, and equal stays equal."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.server.tournaments.standings import Finisher, Format, points, standings


def game(*results: tuple[str, int, int]) -> list[Finisher]:
    """A finished game: names, places and scores."""
    return [Finisher(*result) for result in results]


def duel(winner: str, loser: str, scores: tuple[int, int] = (10, 5)) -> list[Finisher]:
    return game((winner, 1, scores[0]), (loser, 2, scores[1]))


def places(
    players: str, games: Sequence[Sequence[Finisher]], seats: int = 2, kind: Format = "league"
) -> dict[str, int]:
    found = standings(list(players), games, {}, seats, kind)
    return {standing.player: standing.place for standing in found}


def test_two_points_for_each_rival_behind_and_one_for_each_level() -> None:
    assert points(duel("a", "b"), 2) == {"a": 2, "b": 0}
    assert points(game(("a", 1, 7), ("b", 1, 7)), 2) == {"a": 1, "b": 1}
    four = game(("a", 1, 9), ("b", 2, 8), ("c", 2, 8), ("d", 4, 1))
    assert points(four, 4) == {"a": 6, "b": 3, "c": 3, "d": 0}


def test_a_smaller_table_counts_as_much_as_a_full_one() -> None:
    three = game(("a", 1, 9), ("b", 2, 8), ("c", 3, 1))
    assert points(three, 4) == {"a": 6, "b": 3, "c": 0}
    assert points(duel("a", "b"), 4) == {"a": 6, "b": 0}


@settings(deadline=None)
@given(given_places=st.lists(st.integers(1, 5), min_size=2, max_size=5), extra=st.integers(0, 3))
def test_a_table_gives_away_as_many_points_as_it_has_players(
    given_places: list[int], extra: int
) -> None:
    seats = len(given_places) + extra
    results = [Finisher(str(n), place, 0) for n, place in enumerate(given_places)]
    assert sum(points(results, seats).values()) == len(results) * (seats - 1)


def test_whoever_sits_out_has_the_points_of_the_middle() -> None:
    found = standings(["a", "b", "c"], [duel("a", "b")], {"c": 1}, 2, "league")
    assert [(s.player, int(s.points), s.played, s.sat_out) for s in found] == [
        ("a", 2, 1, 0),
        ("c", 1, 0, 1),
        ("b", 0, 1, 0),
    ]


def test_between_two_who_are_level_their_own_game_decides_first() -> None:
    # b has the better share, but a has beaten b.
    games = [duel("a", "b"), duel("b", "c", (100, 1)), duel("c", "a"), duel("a", "d")]
    games += [duel("b", "d", (100, 1)), duel("d", "c")]
    found = {s.player: s for s in standings(list("abcd"), games, {}, 2, "league")}
    assert found["a"].points == found["b"].points == 4
    assert found["a"].tie_breaks["direct"] == 2
    assert found["b"].tie_breaks["share"] > found["a"].tie_breaks["share"]
    assert (found["a"].place, found["b"].place) == (1, 2)


def test_their_own_games_decide_nothing_where_not_all_have_met() -> None:
    games = [duel("a", "b"), duel("b", "c"), duel("c", "d")]
    found = {s.player: s for s in standings(list("abcd"), games, {"a": 0}, 2, "league")}
    # a, b and c have two points each; a and c never met.
    assert {found[name].tie_breaks["direct"] for name in "abc"} == {Fraction(0)}


def test_in_swiss_rounds_the_points_of_opponents_decide() -> None:
    # All but d have two points. a has beaten c, who won elsewhere; b has beaten d, who did not.
    games = [duel("a", "c"), duel("b", "d"), duel("c", "e"), duel("e", "d")]
    found = places("abcde", games, kind="swiss")
    assert (found["a"], found["b"]) == (1, 4)


def test_then_the_share_of_points_then_wins() -> None:
    share = [duel("a", "b", (10, 5)), duel("c", "d", (10, 9))]
    assert places("abcd", share, kind="swiss") == {"a": 1, "c": 2, "d": 3, "b": 4}
    # The same points, opponents and shares: one first and one last place, or two in the middle.
    wins = [
        game(("a", 1, 5), ("b", 2, 5), ("c", 3, 5)),
        game(("c", 1, 5), ("b", 2, 5), ("a", 3, 5)),
    ]
    found = standings(list("bac"), wins, {}, 3, "league")
    assert [(s.player, s.place) for s in found] == [("a", 1), ("c", 1), ("b", 3)]
    assert found[0].tie_breaks["wins"] == 1


def test_wins_are_shared_and_those_who_gave_up_scored_nothing() -> None:
    tied = [game(("a", 1, 5), ("b", 1, 5), ("c", 3, 1))]
    found = {s.player: s for s in standings(list("abc"), tied, {}, 3, "swiss")}
    assert found["a"].tie_breaks["wins"] == Fraction(1, 2)
    left = [[Finisher("a", 1, 10), Finisher("b", 2, 90, lost=True)]]
    found = {s.player: s for s in standings(list("ab"), left, {}, 2, "swiss")}
    assert found["a"].tie_breaks["share"] == 1
    assert found["b"].tie_breaks["share"] == 0


def test_scores_below_nothing_are_shared_out_as_well() -> None:
    games = [game(("a", 1, 0), ("b", 2, -4), ("c", 3, -6))]
    found = {s.player: s for s in standings(list("abc"), games, {}, 3, "league")}
    assert [found[name].tie_breaks["share"] for name in "abc"] == [
        Fraction(6, 8),
        Fraction(2, 8),
        Fraction(0),
    ]


def test_equal_stays_equal_and_nobody_is_left_out() -> None:
    assert places("abc", []) == {"a": 1, "b": 1, "c": 1}
    around = [duel("a", "b"), duel("b", "c"), duel("c", "a")]
    assert places("abc", around) == {"a": 1, "b": 1, "c": 1}


@settings(deadline=None)
@given(st.data())
def test_places_follow_what_decides_whatever_the_order_of_names(data: st.DataObject) -> None:
    players = list("abcde")
    games = [
        game(
            (one, data.draw(st.integers(1, 2)), data.draw(st.integers(-3, 9))),
            (other, data.draw(st.integers(1, 2)), data.draw(st.integers(-3, 9))),
        )
        for one, other in combinations(players, 2)
    ]
    found = standings(players, games, {}, 2, "league")
    other_way = standings(players[::-1], games[::-1], {}, 2, "league")
    assert {s.player: s.place for s in found} == {s.player: s.place for s in other_way}
    merits = [(s.points, *s.tie_breaks.values()) for s in found]
    assert merits == sorted(merits, reverse=True)
    for one, other in combinations(found, 2):
        is_equal = (one.points, one.tie_breaks) == (other.points, other.tie_breaks)
        assert (one.place == other.place) == is_equal
