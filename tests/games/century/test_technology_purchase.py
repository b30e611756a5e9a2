"""The technology bought on quitting (R29-R33, R83), and compensation."""

import pytest

from tablee.games.century.box.components import TILES
from tablee.games.century.events import CompensationPaid, ImpactFelt, TechnologyBought
from tests.games.century.scenario import Scene, table, tile


def market(number: int = 1, seats: int = 3) -> Scene:
    pile = (number + 1) // 2
    scene = table(seats, number=number)
    codes = [f"L{pile}-0{index}" for index in range(1, 4)]
    codes += [f"T{pile}-0{index}" for index in range(1, 7)]
    scene.offer(*codes)
    scene.auction(0)
    return scene


def quit_with(code: str, science: int = 10) -> Scene:
    """Seat 0 has quit round 1 and bought that technology."""
    scene = table(3, number=5)
    scene.offer("L3-01", code)
    scene.state.marker = 4
    scene.give(0, science=science)
    scene.auction(0)
    scene.play("quit", f"buy {code}")
    return scene


def test_r29_whoever_quits_buys_one_technology_or_none() -> None:
    scene = market()
    scene.play("quit")

    assert scene.asked == "BuyTechnology"
    assert scene.legal() == [*(f"buy T1-0{index}" for index in range(1, 7)), "decline"]

    scene.play("buy T1-06")

    assert scene.science() == [7, 10, 10]
    assert scene.turn == 1
    assert [TILES[number] for number in scene.player(0).technologies] == ["T1-06"]
    assert scene.told(TechnologyBought) == [TechnologyBought(0, tile("T1-06"), 3)]


def test_r29_those_who_quit_on_one_lot_pay_the_same() -> None:
    scene = market()
    scene.play("lot L1-01", "bid 2", "quit", "buy T1-01", "quit", "buy T1-02")

    assert scene.science() == [10, 7, 7]
    assert scene.state.price == 2


def test_r29_what_was_bought_is_gone() -> None:
    scene = market()
    scene.play("quit", "buy T1-06", "quit")

    assert "buy T1-06" not in scene.legal()
    assert scene.refused("buy T1-06").reason.key == "refuse-technology-gone"


def test_r29_whoever_cannot_pay_declines_and_is_asked_all_the_same() -> None:
    scene = market()
    scene.give(0, science=2)
    scene.play("quit")

    assert scene.legal() == ["decline"]
    assert not scene.state.asked(0).is_open(scene.state)  # type: ignore[union-attr]
    assert scene.refused("buy T1-01").reason.key == "refuse-technology-price"


def test_r29_nobody_buys_without_quitting() -> None:
    scene = market()
    scene.refused("buy T1-01")


def test_r30_waste_is_set_aside_until_consolidation() -> None:
    scene = quit_with("T1-07")

    assert scene.player(0).waste_aside == 1
    assert scene.waste(0) == {"start": 1}
    assert scene.told(ImpactFelt) == [ImpactFelt(0, tile("T1-07"), 1, 0, 0)]


def test_r30_pollution_moves_the_marker_left_flowers_right() -> None:
    assert quit_with("T1-06").position(0) == -2
    assert quit_with("T1-12").position(0) == 3


def test_r30_the_impact_comes_once() -> None:
    scene = quit_with("T1-06")
    scene.play("quit", "decline", "quit", "decline")

    assert scene.position(0) == -2


def test_r31_the_marker_stays_on_its_track() -> None:
    """TV14."""
    for start, code, end in [
        (-6, "T1-06", -6),
        (-5, "T1-06", -6),
        (6, "T1-12", 6),
        (4, "T1-12", 6),
    ]:
        scene = table(3, number=5)
        scene.environment(0, start)
        scene.offer("L3-01", code)
        scene.auction(0)
        scene.play("quit", f"buy {code}")
        assert scene.position(0) == end
        assert scene.told(ImpactFelt)[0].change == end - start


@pytest.mark.parametrize(("number", "coins"), [(1, 4), (2, 4), (3, 5), (4, 5), (5, 6)])
def test_r32_whoever_won_nothing_is_compensated(number: int, coins: int) -> None:
    """TV2."""
    scene = market(number)

    scene.play("quit")

    assert scene.told(CompensationPaid) == [CompensationPaid(0, coins)]
    assert scene.coins() == [10 + coins, 10, 10]
    assert scene.state.quits == ((0, -1, 0, coins),)


def test_r32_whoever_won_a_territory_is_not_compensated() -> None:
    scene = market()
    scene.play("lot L1-01", "bid 2", "pass", "pass", "quit")

    assert not scene.told(CompensationPaid)
    assert scene.coins() == [8, 10, 10]


def test_r33_the_last_to_quit_is_marked() -> None:
    scene = market()
    scene.play(
        "quit", "decline", "lot L1-01", "bid 3", "pass", "quit", "decline", "quit", "decline"
    )

    assert scene.state.quits[-1][0] == 2


def test_r83_the_purchase_is_finished_before_the_next_player_acts() -> None:
    scene = market()
    scene.play("lot L1-01", "bid 2", "quit")
    assert (scene.turn, scene.asked) == (1, "BuyTechnology")

    scene.play("buy T1-06")

    assert scene.position(1) == -2
    assert (scene.turn, scene.asked) == (2, "RaiseBid")


def test_r83_the_cost_marker_does_not_move_for_a_technology() -> None:
    scene = market()
    scene.play("quit", "buy T1-06")

    assert scene.state.marker == 1


def test_r50_a_bought_equipment_waits_to_be_attached() -> None:
    scene = market()
    scene.play("quit", "buy T1-03")

    assert scene.aside(0) == {"T1-03": 0}


def test_r80_other_technologies_are_no_part_of_the_country() -> None:
    scene = market()
    scene.play("quit", "buy T1-06")

    assert scene.aside(0) == {}
    assert len(scene.player(0).country.places) == 1
