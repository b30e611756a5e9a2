"""The territory auction (R19-R28, R81, R82)."""

import pytest

from tablee.games.century.box.components import TILES
from tablee.games.century.events import (
    AuctionQuit,
    BidRaised,
    LotOpened,
    LotPassed,
    TerritorySold,
)
from tests.games.century.scenario import Scene, table, tile

BLUE, GREEN, YELLOW = 0, 1, 2
LAND = ("L1-01", "L1-02", "L1-03", "L1-04", "L1-05")
TECHNOLOGIES = ("T1-06", "T1-08", "T1-09", "T1-12")


def market(seats: int = 3, *, number: int = 1, starter: int = 0) -> Scene:
    """All for sale that round 1 has for three, before the first lot."""
    scene = table(seats, number=number)
    scene.offer(*LAND, *TECHNOLOGIES)
    scene.auction(starter)
    return scene


def test_r19_the_starter_puts_up_any_territory_or_quits() -> None:
    scene = market()

    assert scene.turn == BLUE
    assert scene.legal() == [*(f"lot {code}" for code in LAND), "quit"]


def test_r19_the_first_bid_is_from_the_minimum_to_the_coins_in_hand() -> None:
    scene = market()
    scene.give(BLUE, coins=5)

    scene.play("lot L1-03")

    assert (scene.turn, scene.asked) == (BLUE, "OpenLot")
    assert scene.legal() == ["bid 2", "bid 3", "bid 4", "bid 5"]
    assert scene.refused("bid 1").rule == "R19"
    assert scene.refused("bid 6").rule == "R24"
    assert scene.state.asked(BLUE).completes_move  # type: ignore[union-attr]


def test_r19_the_first_bid_is_told_with_its_territory() -> None:
    scene = market()

    scene.play("lot L1-03", "bid 4")

    assert scene.events == [LotOpened(BLUE, tile("L1-03"), 4)]
    assert (scene.state.lot, scene.state.bid, scene.state.bidder) == (tile("L1-03"), 4, BLUE)


def test_r19_the_starter_cannot_pass() -> None:
    scene = market()

    assert scene.refused("pass").rule == "R19"
    assert scene.refused("raise 3").rule == "R19"


def test_r19_whoever_has_less_than_the_minimum_must_quit_and_is_asked_all_the_same() -> None:
    scene = market()
    scene.give(BLUE, coins=1)

    assert scene.legal() == ["quit"]
    assert scene.refused("lot L1-01").rule == "R19"
    assert not scene.state.asked(BLUE).is_open(scene.state)  # type: ignore[union-attr]


def test_r19_what_is_not_for_sale_cannot_be_put_up() -> None:
    assert market().refused("lot L2-01").reason.key == "refuse-territory-gone"


def test_r20_the_others_bid_clockwise_and_the_starter_again() -> None:
    scene = market(4)
    order = []
    scene.play("lot L1-01", "bid 2")
    for answer in ("raise 3", "pass", "raise 4", "raise 5", "pass"):
        order.append(scene.turn)
        scene.play(answer)

    assert order == [1, 2, 3, 0, 1]
    assert scene.turn == 3
    assert scene.legal()[-2:] == ["pass", "quit"]


def test_r20_the_high_bidder_is_never_asked() -> None:
    scene = market()

    scene.play("lot L1-01", "bid 2", "pass", "pass")

    assert scene.told(TerritorySold) == [TerritorySold(BLUE, tile("L1-01"), 2, 1)]


def test_r20_a_bid_is_higher_than_the_one_before() -> None:
    scene = market()
    scene.play("lot L1-01", "bid 4")

    assert scene.legal() == [*(f"raise {bid}" for bid in range(5, 11)), "pass", "quit"]
    assert scene.refused("raise 4").rule == "R20"
    assert scene.refused("bid 5").reason.key != "refuse-bid-higher"
    assert scene.refused("lot L1-02").rule == "R20"


def test_r21_whoever_passes_is_out_of_this_territory_alone() -> None:
    scene = market()
    scene.play("lot L1-01", "bid 2", "pass", "raise 3")
    assert scene.turn == BLUE

    scene.play("raise 4")
    assert scene.turn == YELLOW
    scene.play("pass", "lot L1-02", "bid 2")

    assert scene.turn == GREEN
    assert scene.told(LotPassed) == [
        LotPassed(GREEN, tile("L1-01")),
        LotPassed(YELLOW, tile("L1-01")),
    ]


def test_r22_whoever_quits_is_out_of_the_round_and_keeps_what_was_won() -> None:
    scene = market()
    scene.play("lot L1-01", "bid 2", "raise 3", "pass", "pass")
    scene.play("lot L1-02", "bid 2", "raise 3", "quit", "decline")
    assert scene.turn == GREEN

    scene.play("quit", "decline")

    assert scene.turn == YELLOW
    assert scene.aside(GREEN) == {"L1-01": 1}
    scene.play("lot L1-04")
    assert scene.turn == YELLOW
    assert not scene.told(BidRaised)[2:]


def test_r22_one_quits_on_a_turn_to_bid_or_as_starter_alone() -> None:
    scene = market()
    assert "quit" in scene.legal()
    scene.play("lot L1-01")
    assert scene.asked == "OpenLot"
    scene.refused("quit")
    scene.play("bid 2")

    assert "quit" in scene.legal()


def test_r23_whoever_was_outbid_may_quit_and_pays_nothing() -> None:
    scene = market()
    scene.play("lot L1-01", "bid 5", "raise 6", "pass")
    assert scene.turn == BLUE

    scene.play("quit", "decline")

    assert scene.coins() == [14, 4, 10]
    assert scene.told(TerritorySold) == [TerritorySold(GREEN, tile("L1-01"), 6, 1)]


def test_r24_nobody_bids_more_than_they_hold() -> None:
    scene = market()
    scene.give(GREEN, coins=3)
    scene.play("lot L1-01", "bid 2")

    assert scene.legal() == ["raise 3", "pass", "quit"]
    assert scene.refused("raise 4").rule == "R24"


def test_r24_whoever_cannot_raise_passes_or_quits() -> None:
    scene = market()
    scene.give(GREEN, coins=2)
    scene.play("lot L1-01", "bid 2")

    assert scene.legal() == ["pass", "quit"]


def test_r25_the_winner_pays_keeps_the_territory_and_starts() -> None:
    scene = market(4)
    scene.play("lot L1-02", "bid 2", "raise 4", "pass", "pass", "pass")

    assert scene.coins() == [10, 6, 10, 10]
    assert scene.aside(1) == {"L1-02": 1}
    assert len(scene.player(1).country.places) == 1
    assert scene.state.marker == 1
    assert (scene.state.starter, scene.turn) == (1, 1)
    assert scene.state.sold == ((tile("L1-02"), 1, 4),)
    assert scene.state.lot == -1


def test_r25_each_further_territory_of_the_round_brings_one_more_waste() -> None:
    """TV10: four territories, ten waste."""
    scene = market()
    for code in LAND[:4]:
        scene.play(f"lot {code}", "bid 2", "pass", "pass")

    assert scene.aside(BLUE) == {"L1-01": 1, "L1-02": 2, "L1-03": 3, "L1-04": 4}


def test_r25_waste_counts_the_territories_of_this_round_alone() -> None:
    scene = table(3, number=2)
    scene.attach(0, "L1-08", 1, 0, cities="A")
    scene.offer(*LAND, *TECHNOLOGIES)
    scene.auction(0)

    scene.play("lot L1-01", "bid 2", "pass", "pass")

    assert scene.aside(0) == {"L1-01": 1}


def test_r25_the_cost_marker_stops_on_the_last_space() -> None:
    scene = market()
    scene.state.marker = 4

    scene.play("lot L1-01", "bid 2", "pass", "pass")

    assert scene.state.marker == 4


def test_r26_the_next_player_who_is_in_becomes_the_starter() -> None:
    scene = market(4)
    scene.play("lot L1-01", "bid 2", "quit", "decline", "pass", "pass")
    assert scene.state.starter == 0

    scene.play("quit", "decline")

    assert (scene.state.starter, scene.turn) == (2, 2)
    assert "lot L1-02" in scene.legal()


def test_r27_whoever_is_alone_buys_at_the_minimum_without_a_bid() -> None:
    scene = market()
    scene.play("quit", "decline", "quit", "decline")
    scene.give(YELLOW, coins=6)

    scene.play("lot L1-04")
    assert scene.asked == "ChooseLot"
    scene.play("lot L1-02")

    assert scene.aside(YELLOW) == {"L1-04": 1, "L1-02": 2}
    assert scene.coins()[YELLOW] == 2
    assert scene.state.marker == 3
    assert scene.legal("lot") == ["lot L1-01", "lot L1-03", "lot L1-05"]


def test_r27_a_territory_already_bid_for_costs_the_bid() -> None:
    scene = market()

    scene.play("lot L1-04", "bid 7", "quit", "decline", "quit", "decline")

    assert scene.told(TerritorySold) == [TerritorySold(BLUE, tile("L1-04"), 7, 1)]


def test_r27_a_minimum_that_one_cannot_pay_buys_nothing() -> None:
    scene = market()
    scene.play("quit", "decline", "quit", "decline")
    scene.give(YELLOW, coins=1)

    assert scene.legal() == ["quit"]


def test_r28_with_the_last_territory_all_who_are_in_quit_in_turn() -> None:
    """TV15: the winner first, then clockwise, all at one price."""
    scene = table(3)
    scene.offer("L1-05", *TECHNOLOGIES)
    scene.auction(BLUE)
    scene.play("lot L1-05", "bid 2", "raise 3", "pass", "pass")
    quitting = []
    for _ in range(3):
        quitting.append((scene.turn, scene.asked, scene.state.price))
        scene.play("decline")

    assert quitting == [(seat, "BuyTechnology", 2) for seat in (GREEN, YELLOW, BLUE)]
    assert [event.seat for event in scene.told(AuctionQuit)] == [GREEN, YELLOW, BLUE]
    assert scene.state.over  # the next phase was not scheduled here
    assert scene.coins() == [14, 7, 14]


def test_r81_whoever_passed_is_in_again_and_may_become_the_starter() -> None:
    scene = market()
    scene.play("lot L1-01", "bid 2", "pass", "pass", "quit", "decline")

    assert scene.turn == GREEN
    assert scene.legal() == [*(f"lot {code}" for code in LAND[1:]), "quit"]


def test_r82_nobody_gets_what_was_not_sold() -> None:
    scene = market()
    scene.play("quit", "decline", "quit", "decline", "quit", "decline")

    assert [TILES[number] for number in scene.state.territories] == list(LAND)
    assert [TILES[number] for number in scene.state.technologies] == list(TECHNOLOGIES)
    assert not any(player.aside for player in scene.state.players)


def test_r25_the_auction_that_the_rulebook_tells() -> None:
    """TV1: Blue, Green and Yellow in round 1, from the first bid to the last technology."""
    scene = market(starter=BLUE)
    scene.play("lot L1-01", "bid 2", "raise 3", "pass", "pass")
    assert (scene.coins(), scene.state.marker, scene.turn) == ([10, 7, 10], 2, GREEN)
    scene.play("lot L1-02", "bid 2", "raise 5", "pass", "pass")
    assert (scene.coins(), scene.state.marker, scene.turn) == ([10, 7, 5], 3, YELLOW)
    scene.play("lot L1-03", "bid 5", "raise 6", "raise 7", "quit")
    assert scene.state.price == 1
    scene.play("buy T1-09")
    assert (scene.science(), scene.turn) == ([10, 10, 9], BLUE)
    scene.play("pass")
    assert scene.coins() == [10, 0, 5]
    assert scene.aside(GREEN) == {"L1-01": 1, "L1-03": 2}
    assert (scene.state.marker, scene.turn, scene.legal()) == (4, GREEN, ["quit"])
    scene.play("quit")
    assert scene.state.price == 0
    scene.play("buy T1-08", "lot L1-04", "lot L1-05")
    assert scene.aside(BLUE) == {"L1-04": 1, "L1-05": 2}
    assert (scene.state.marker, scene.state.price, scene.asked) == (4, 0, "BuyTechnology")
    scene.play("buy T1-12")

    assert scene.coins() == [6, 0, 5]
    assert [seat for seat, _, _, _ in scene.state.quits] == [YELLOW, GREEN, BLUE]
    assert {compensation for _, _, _, compensation in scene.state.quits} == {0}


@pytest.mark.parametrize("bid", [2, 6])
def test_r20_last_bids_are_remembered_while_the_lot_is_open(bid: int) -> None:
    scene = market()
    scene.play("lot L1-01", f"bid {bid}", "raise 8")
    assert scene.state.bids == (bid, 8, -1)

    scene.play("pass", "pass")

    assert scene.state.bids == (-1, -1, -1)
