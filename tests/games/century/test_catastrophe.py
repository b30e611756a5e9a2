"""Prevention of the catastrophe (R33-R45)."""

import pytest

from tablee.games.century.events import CatastropheSuffered, ColumnBid
from tests.games.century.scenario import Scene, table


def danger(seats: int = 4, opener: int = 0, card: str = "C1-1", **science: int) -> Scene:
    """The auction of a catastrophe of round 1: 3/1, 2/1, 1/1, 1/0 and nothing."""
    scene = table(seats)
    scene.catastrophe(card)
    for seat in range(seats):
        scene.give(seat, science=science.get(f"seat{seat}", 10))
    scene.prevent(opener)
    return scene


@pytest.mark.parametrize(("seats", "columns"), [(3, "024"), (4, "0124"), (5, "01234")])
def test_r34_as_many_columns_as_players(seats: int, columns: str) -> None:
    scene = danger(seats)

    assert scene.legal() == [f"column {column}" for column in columns]


def test_r34_a_covered_column_is_refused() -> None:
    assert danger(4).refused("column 3").rule == "R34"
    assert danger(3).refused("column 1").rule == "R34"


def test_r35_the_last_to_quit_opens_and_the_others_follow_clockwise() -> None:
    """R33 too."""
    scene = danger(4, opener=2)
    order = []
    for column in (0, 1, 2):
        order.append(scene.turn)
        scene.play(f"column {column}", "bid 0")

    assert [*order, scene.turn] == [2, 3, 0, 1]
    assert scene.state.starter == 2


def test_r36_a_first_bid_is_from_0_to_25() -> None:
    scene = danger(seat0=40)
    scene.play("column 4")

    assert scene.legal() == [f"bid {bid}" for bid in range(26)]
    assert scene.refused("bid 26").rule == "R36"
    assert scene.state.asked(0).completes_move  # type: ignore[union-attr]


def test_r36_a_bid_is_higher_than_all_pawns_of_its_column() -> None:
    scene = danger()
    scene.play("column 4", "bid 3", "column 4")

    assert scene.legal()[0] == "bid 4"
    assert scene.refused("bid 3").rule == "R36"
    scene.play("bid 5")
    assert scene.told(ColumnBid) == [ColumnBid(0, 4, 3), ColumnBid(1, 4, 5)]


def test_r37_the_highest_stays_and_the_beaten_bids_again() -> None:
    """TV3, with Yellow, Green, Red and Blue on seats 0 to 3."""
    scene = danger()
    scene.play("column 4", "bid 1", "column 2", "bid 0")
    scene.play("column 4", "bid 2", "column 4", "bid 3")
    assert scene.turn == 0

    assert scene.legal() == ["column 0", "column 1", "column 2", "column 4"]
    assert scene.refused("column 3").rule == "R34"
    for column, least in [(0, 0), (1, 0), (2, 1), (4, 4)]:
        trial = Scene(scene.state.clone())
        trial.play(f"column {column}")
        assert trial.legal()[0] == f"bid {least}"
    scene.play("column 2", "bid 1")

    # Green was highest in its column until now.
    assert scene.turn == 1
    scene.play("column 0", "bid 0")
    assert scene.turn == 2
    scene.play("column 1", "bid 0")
    assert scene.science() == [9, 10, 10, 7]


def test_r38_it_ends_with_one_pawn_in_every_column_right_after_the_first_lap() -> None:
    scene = danger(3)

    scene.play("column 4", "bid 2", "column 2", "bid 1", "column 0", "bid 0")

    assert scene.state.over
    assert len(scene.told(CatastropheSuffered)) == 3


def test_r39_nobody_gets_stuck_even_without_science() -> None:
    """TV4: the third has one column left."""
    scene = danger(3, seat0=0, seat1=0, seat2=0)
    scene.play("column 0")
    assert scene.legal() == ["bid 0"]
    scene.play("bid 0")
    assert scene.legal() == ["column 2", "column 4"]
    scene.play("column 2", "bid 0")

    assert scene.legal() == ["column 4"]
    assert not scene.state.asked(2).is_open(scene.state)  # type: ignore[union-attr]
    scene.play("column 4", "bid 0")
    assert scene.science() == [0, 0, 0]


def test_r40_nobody_bids_more_science_than_they_hold() -> None:
    scene = danger(seat0=3, seat1=3)
    scene.play("column 4")
    assert scene.legal() == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert scene.refused("bid 4").rule == "R40"
    scene.play("bid 3")

    assert "column 4" not in scene.legal()
    assert scene.refused("column 4").rule == "R40"


def test_r40_a_bid_of_25_cannot_be_beaten() -> None:
    scene = danger(seat0=30, seat1=30)
    scene.play("column 4", "bid 25")

    assert scene.legal() == ["column 0", "column 1", "column 2"]
    assert scene.refused("column 4").reason.key == "refuse-column-closed"


def test_r40_where_25_is_the_only_bid_it_is_not_asked() -> None:
    scene = danger(seat0=30, seat1=30)
    scene.play("column 4", "bid 24", "column 4")

    assert scene.state.pawns[1] == (4, 25)
    assert scene.turn == 2


def test_r40_where_one_column_alone_can_be_taken_it_is_not_asked() -> None:
    scene = danger(seats=3, seat0=30, seat1=30, seat2=30)
    scene.play("column 4", "bid 25", "column 2", "bid 25")

    assert scene.turn == 2
    assert scene.state.pawns[2] == (0, -1)
    assert scene.legal()[:2] == ["bid 0", "bid 1"]


def test_r41_each_pays_the_standing_bid_and_nothing_else() -> None:
    scene = danger(3)
    scene.play("column 4", "bid 5", "column 4", "bid 6", "column 2", "bid 1")
    assert scene.turn == 0
    scene.play("column 0", "bid 2")

    assert scene.science() == [8, 4, 9]


def test_r41_while_a_pawn_moves_its_earlier_bid_is_void() -> None:
    scene = danger(3)
    scene.play("column 4", "bid 5", "column 4", "bid 6", "column 4", "bid 7", "column 0")

    assert scene.state.pawns[0] == (0, -1)


def test_r42_waste_is_set_aside_and_the_marker_moves_left() -> None:
    scene = danger(4)
    scene.play("column 0", "bid 0", "column 1", "bid 0", "column 2", "bid 0", "column 4", "bid 1")

    assert [player.waste_aside for player in scene.state.players] == [3, 2, 1, 0]
    assert [scene.position(seat) for seat in range(4)] == [-1, -1, -1, 0]
    assert scene.told(CatastropheSuffered)[0] == CatastropheSuffered(0, 0, 0, 3, -1, -1)


def test_r42_the_marker_stops_at_the_left_end() -> None:
    scene = danger(3, card="C1-2")
    scene.environment(0, -6)
    scene.play("column 0", "bid 0", "column 2", "bid 0", "column 4", "bid 0")

    assert scene.position(0) == -6


def test_r43_bids_in_a_column_only_rise() -> None:
    scene = danger(3, seat0=30, seat1=30, seat2=30)
    highest = -1
    for _ in range(26):
        scene.play("column 4")
        if scene.asked == "BidScience" and scene.legal("bid")[0] == f"bid {highest + 1}":
            scene.play(f"bid {highest + 1}")
        highest += 1

    assert "column 4" not in scene.legal()


def test_r44_one_may_bid_more_than_needed_on_an_empty_column() -> None:
    scene = danger(3)
    scene.play("column 2", "bid 7")

    assert scene.state.pawns[0] == (2, 7)


def test_r45_whoever_has_the_leftmost_column_starts_the_next_round() -> None:
    scene = danger(4)
    scene.play("column 4", "bid 0", "column 2", "bid 0", "column 0", "bid 0", "column 1", "bid 0")

    assert scene.state.starter == 2
