"""Bonus cards, the end of the game and the sixth round (R69-R79)."""

import pytest

from tablee.games.century.box.components import BONUS_CARDS
from tablee.games.century.events import (
    BonusCardScored,
    CoinsShown,
    CountryScored,
    PointsProduced,
    ScienceShown,
)
from tablee.games.century.rules.bonus_scoring import card_points
from tablee.games.century.rules.final_scoring import ScoreGame, country_points, rank_points
from tablee.games.century.rules.rounds import PlayRound
from tests.games.century.scenario import GAME, Scene, table


def vector() -> Scene:
    """TV12: 7 coins, 5 science, 4 points; six territories with 0, 0, 0, 1, 2, 3 waste."""
    scene = table(3, number=5)
    scene.score(0, 9)
    scene.environment(0, 3)
    scene.litter(0, "start", 0)
    scene.attach(0, "L1-01", 1, 1, cities="A")
    scene.attach(0, "L3-01", -1, -1, cities="A")
    scene.attach(0, "L1-09", 1, -1, cities="A", waste=1)
    scene.attach(0, "L1-10", -1, 1, waste=2)
    scene.attach(0, "L1-11", 2, 2, waste=3)
    return scene


@pytest.mark.parametrize(
    ("card", "points"),
    [("K2-1", 12), ("K2-2", 9), ("K2-3", 18), ("K4-1", 11), ("K4-2", 7), ("K4-3", 11)],
)
def test_r69_r70_what_each_card_scores(card: str, points: int) -> None:
    scene = vector()
    assert scene.player(0).country.production() == (7, 5, 4)

    assert card_points(scene.state, scene.player(0), BONUS_CARDS.index(card)) == points


def test_r69_the_card_of_round_2_scores_for_all() -> None:
    scene = table(3, number=2)
    scene.cards("K2-1", "K4-1")
    scene.attach(1, "L1-09", 1, 0, cities="A")

    scene.score_card(0)

    assert [player.score for player in scene.state.players] == [5, 9, 5]
    assert scene.told(BonusCardScored)[0].points == 5
    assert scene.player(1).bonus_scored == (9, 0)
    assert scene.player(1).points[2] == 9


def test_r70_without_a_flower_the_marker_scores_and_costs_nothing() -> None:
    scene = vector()
    scene.environment(0, -4)

    assert card_points(scene.state, scene.player(0), BONUS_CARDS.index("K4-2")) == 4


@pytest.mark.parametrize(("position", "each"), [(-6, 2), (-3, 2), (-2, 3), (2, 3), (3, 4), (6, 4)])
def test_r70_a_clean_territory_counts_by_the_section_of_the_track(position: int, each: int) -> None:
    scene = vector()
    scene.environment(0, position)

    points = card_points(scene.state, scene.player(0), BONUS_CARDS.index("K4-3"))

    assert points == 3 * each - 6 + 5


def test_r71_produced_means_with_what_equipment_adds() -> None:
    scene = table(3, number=2)
    scene.attach(0, "T1-01", 1, 0, turn=1)

    assert card_points(scene.state, scene.player(0), BONUS_CARDS.index("K2-1")) == 6


def test_r72_territories_and_environment() -> None:
    """TV12: 12 + 0 - 5 - 10 + 3."""
    scene = vector()

    assert country_points(scene.state, scene.player(0)) == (12, -15, 3)


@pytest.mark.parametrize(("waste", "points"), [(0, 3), (1, 0), (2, -5), (3, -10), (4, -15)])
def test_r72_one_territory_with_so_much_waste(waste: int, points: int) -> None:
    """TV9."""
    scene = table(3)
    scene.litter(0, "start", waste)

    assert sum(country_points(scene.state, scene.player(0))) == points


def test_r72_all_is_shown_and_counted_by_source() -> None:
    scene = table(3, number=6)
    scene.give(0, coins=5, science=1)
    scene.give(1, coins=4, science=2)
    scene.give(2, coins=3, science=3)
    scene.environment(1, 2)

    scene.ask(ScoreGame())

    assert [player.score for player in scene.state.players] == [8, 5 + 2 + 5, 8]
    assert scene.told(CoinsShown) == [CoinsShown(0, 5, 8), CoinsShown(1, 4, 5), CoinsShown(2, 3, 0)]
    assert [event.points for event in scene.told(ScienceShown)] == [0, 5, 8]
    assert scene.told(CountryScored)[1] == CountryScored(1, 0, 0, 2)
    assert scene.player(1).points == (0, 0, 0, 0, 0, 2, 5, 5)
    assert scene.state.over


@pytest.mark.parametrize(
    ("held", "points"),
    [
        ([17, 17, 12, 7], [6, 6, 3, 0]),
        ([12, 9, 9, 9], [8, 2, 2, 2]),
        ([5, 5, 5], [4, 4, 4]),
        ([4, 0, 0], [8, 0, 0]),
        ([9, 7, 7, 3, 1], [8, 4, 4, 1, 0]),
        ([0, 0, 0, 0, 0], [0, 0, 0, 0, 0]),
        ([6, 6, 0, 0], [6, 6, 0, 0]),
        ([3, 2, 1], [8, 5, 0]),
        ([4, 3, 2, 1], [8, 5, 3, 0]),
        ([5, 4, 3, 2, 1], [8, 5, 3, 1, 0]),
    ],
)
def test_r73_r74_ranks_are_shared_and_nothing_ranks_nowhere(
    held: list[int], points: list[int]
) -> None:
    """TV6, TV7, TV8."""
    assert rank_points(table(len(held)).state, held) == points


def test_r74_the_points_of_a_place_without_holdings_are_lost() -> None:
    scene = table(4, number=6)
    for seat, coins in enumerate((3, 0, 0, 0)):
        scene.give(seat, coins=coins, science=0)

    scene.ask(ScoreGame())

    assert [event.points for event in scene.told(CoinsShown)] == [8, 0, 0, 0]
    assert [event.points for event in scene.told(ScienceShown)] == [0, 0, 0, 0]


def test_r75_a_score_may_fall_below_nothing() -> None:
    scene = table(3, number=6)
    scene.litter(0, "start", 9)
    scene.give(0, coins=0, science=0)

    scene.ask(ScoreGame())

    assert scene.player(0).score == -40


def test_r76_the_most_points_win_then_the_fewer_waste() -> None:
    scene = table(3)
    for seat in range(3):
        scene.score(seat, 20)
    scene.litter(1, "start", 0)
    assert GAME.winners(scene.state) == [1]
    scene.score(2, 1)
    assert GAME.winners(scene.state) == [2]

    scene.litter(2, "start", 1)
    scene.score(0, 1)

    assert GAME.winners(scene.state) == [0, 2]


def sixth() -> Scene:
    """The sixth round is about to begin."""
    scene = table(3, number=5)
    scene.own(0, "T2-11", "T1-11")
    scene.attach(1, "L1-15", 1, 0, cities="A")
    scene.settle(2, "start", "C")
    return scene


def test_r77_the_sixth_round_has_technologies_points_and_recycling() -> None:
    scene = sixth()
    scene.ask(PlayRound(6))

    assert scene.state.round == 6
    assert scene.state.seats_to_act == (0,)
    assert scene.may(0) == ["use T2-11 quality_of_life", "use T1-11 sorting_centre", "done"]
    scene.act(0, "use T1-11 sorting_centre", "done")
    assert scene.coins() == [10, 10, 10]
    assert scene.science() == [10, 10, 10]
    assert scene.told(PointsProduced)[1] == PointsProduced(1, 2)
    assert scene.may(2) == ["recycle start", "keep"]
    scene.act(2, "recycle start")

    assert scene.state.over
    assert [player.score for player in scene.state.players] == [3 + 4 + 4, 2 + 3 + 4 + 4, 3 + 4 + 4]


def test_r78_what_was_bought_in_round_5_works_twice() -> None:
    scene = table(3, number=5)
    scene.own(0, "T2-11")
    scene.consolidate()
    scene.act(0, "use T2-11 quality_of_life")
    scene.ask(PlayRound(6))

    scene.act(0, "use T2-11 quality_of_life")

    assert scene.player(0).points[1] == 6


def test_r79_costs_of_round_6_are_missing_in_the_ranks() -> None:
    scene = table(3, number=5)
    scene.own(0, "T2-11")
    scene.ask(PlayRound(6))
    scene.act(0, "use T2-11 quality_of_life")

    assert [event.points for event in scene.told(CoinsShown)] == [0, 6, 6]
