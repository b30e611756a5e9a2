"""Production and recycling (R66-R68), and how equipment adds to it (R56-R59)."""

from tablee.games.century.events import IncomeReceived, WasteRecycled
from tests.games.century.scenario import Scene, table, tile


def centre() -> Scene:
    """Seat 0 has a working centre on the start territory and land on three sides of it."""
    scene = table(3, number=5)
    scene.settle(0, "start", "C")
    scene.attach(0, "L1-01", 1, 0, cities="A", waste=1)
    scene.attach(0, "L1-04", 0, 1, waste=2)
    scene.attach(0, "L1-09", -1, -1, waste=1)
    return scene


def test_r66_everybody_gets_what_the_country_makes() -> None:
    scene = table(3)
    scene.attach(1, "L1-15", 1, 0, cities="AB")
    scene.produce()

    assert scene.coins() == [13, 15, 13]
    assert scene.science() == [12, 14, 12]
    assert [player.score for player in scene.state.players] == [0, 2, 0]
    assert scene.told(IncomeReceived)[1] == IncomeReceived(1, 5, 4, 2)
    assert scene.player(1).points[0] == 2


def test_r66_a_working_centre_reaches_its_own_tile_and_neighbours_over_rails() -> None:
    scene = centre()
    scene.produce()

    # L1-09 touches a corner alone.
    assert scene.may(0) == ["recycle start", "recycle L1-01", "recycle L1-04", "keep"]
    assert scene.refused("recycle L1-09").rule == "R66"
    assert scene.refused("recycle L1-02").reason.key == "refuse-tile-not-yours"


def test_r66_a_territory_without_waste_is_not_offered() -> None:
    scene = centre()
    scene.litter(0, "L1-04", 0)
    scene.produce()

    assert scene.may(0) == ["recycle start", "recycle L1-01", "keep"]
    assert scene.refused("recycle L1-04").reason.key == "refuse-no-waste"


def test_r67_each_centre_removes_one_waste_at_most() -> None:
    """L1-01 has a second centre; it asks behind that of the start territory."""
    scene = centre()
    scene.produce()
    scene.act(0, "recycle L1-04")
    assert scene.waste(0)["L1-04"] == 1
    assert scene.told(WasteRecycled) == [WasteRecycled(0, 0, 2, tile("L1-04"))]

    assert scene.may(0) == ["recycle start", "recycle L1-01", "keep"]
    scene.act(0, "recycle L1-01")
    assert scene.state.over


def test_r67_recycling_is_never_compulsory() -> None:
    scene = centre()
    scene.produce()
    scene.act(0, "keep", "keep")

    assert scene.waste(0) == {"start": 1, "L1-01": 1, "L1-04": 2, "L1-09": 1}


def test_r67_a_centre_with_nothing_in_reach_is_not_asked() -> None:
    scene = table(3)
    scene.settle(0, "start", "C")
    scene.litter(0, "start", 0)
    scene.produce()

    assert scene.state.over


def test_r67_where_one_territory_has_waste_that_is_the_likely_answer() -> None:
    scene = table(3)
    scene.settle(0, "start", "C")
    scene.produce()
    asked = scene.state.asked(0)

    assert str(asked.main(scene.state)) == "recycle start"  # type: ignore[union-attr]


def test_r67_all_recycle_at_the_same_time_or_in_order() -> None:
    for way, seats in (("together", (1, 2, 0)), ("in_order", (1,))):
        scene = table(3, r46_consolidation=way)
        for seat in range(3):
            scene.settle(seat, "start", "C")
        scene.state.starter = 1
        scene.produce()
        assert scene.state.seats_to_act == seats


def test_r67_recycling_does_not_change_production() -> None:
    scene = centre()
    before = scene.player(0).country.production()
    scene.produce()
    scene.act(0, "recycle L1-04")

    assert scene.player(0).country.production() == before


def test_r68_the_taker_of_the_leftmost_column_starts_the_next_round() -> None:
    scene = table(3)
    scene.state.starter = 2
    scene.produce()

    assert scene.state.starter == 2


def test_r56_a_mine_adds_to_an_occupied_city_that_makes_coins() -> None:
    scene = table(3)
    scene.attach(0, "T1-01", 1, 0, turn=1)

    assert scene.player(0).country.production() == (4, 2, 0)


def test_r57_the_link_may_run_over_other_tiles_unless_the_table_chose_otherwise() -> None:
    """From the city to the south, round a corner and another, into the laboratory beside it."""
    for strict, science in ((False, 7), (True, 6)):
        scene = table(3, number=5, r57_two_tiles_only=strict)
        scene.attach(0, "L1-10", 1, 0, cities="A")
        scene.attach(0, "L1-09", 1, 1, turn=3)
        scene.attach(0, "L2-05", 2, 1, turn=3)
        scene.attach(0, "T1-04", 2, 0, turn=1)
        assert scene.player(0).country.production() == (3, science, 0)


def test_r58_two_mines_add_up_on_one_city() -> None:
    scene = table(3, number=5)
    scene.attach(0, "T1-01", 1, 0, turn=1)
    scene.attach(0, "T2-01", -1, 0)

    # B is linked to the mine in the east, A to that in the west.
    assert scene.player(0).country.production() == (6, 2, 0)


def test_r59_equipment_is_no_territory_and_makes_nothing_itself() -> None:
    scene = table(3)
    scene.attach(0, "T1-05", 1, 1)

    assert scene.player(0).country.production() == (3, 2, 0)
    assert scene.waste(0) == {"start": 1}


def test_r71_recycling_comes_before_the_bonus() -> None:
    """TV16."""
    scene = table(3, number=2)
    scene.settle(0, "start", "C")
    scene.cards("K2-3", "K4-1")
    scene.produce()
    scene.act(0, "recycle start")
    scene.score_card(0)

    assert scene.player(0).score == 6
