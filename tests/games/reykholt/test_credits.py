"""Points by source: tables by how they were reached, and goods where they count."""

from tablee.games.reykholt.rules.rounds import END_ROUND
from tests.games.reykholt.scenario import GAME, board


def test_r46_and_r47_a_table_that_is_paid_for_and_one_by_the_bonus() -> None:
    scene = board()
    scene.at(0, 0)
    scene.stock(0, "T")
    scene.tour(0)

    scene.play("pay T")

    assert scene.credited() == {"paid_tables": 1, "bonus_tables": 1}


def test_r90_alone_tables_count_beyond_the_goal() -> None:
    """Table 21 is reached for nothing, table 22 for ten points."""
    scene = board(1)
    scene.at(0, 20)
    scene.stock(0, "TTTTT")
    scene.tour(0)

    scene.play("pay TTTTT")

    assert scene.table(0) == 22
    assert scene.credited() == {"bonus_tables": 10}


def test_r90_the_rulebooks_example() -> None:
    """TV26: two tables beyond the goal and two cauliflowers for the next: 22 points."""
    scene = board(1, number=5)
    scene.at(0, 23)
    scene.stock(0, "FF")

    scene.ask(END_ROUND)

    assert GAME.scores(scene.state) == [22]
    assert scene.credited() == {"goods": 2}


def test_r96_a_scenario_that_counts_points_counts_types_of_goods() -> None:
    scene = board(2, number=7, mode="varied_cuisine")
    scene.at(0, 9)
    scene.stock(0, "TTLC")

    scene.ask(END_ROUND)

    assert scene.credited(0) == {"goods": 3}
    assert GAME.scores(scene.state)[0] == 12
