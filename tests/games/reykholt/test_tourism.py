"""Tourism (R44-R53)."""

from tablee.games.reykholt.events import BonusUsed, TablePaid
from tablee.games.reykholt.rules.tourism import TOURISM_TIME
from tests.games.reykholt.scenario import Scene, board


def standing_at(table: int, stock: str, *, bonus_used: bool = False, card: str = "") -> Scene:
    """A lone turn of tourism from that table."""
    scene = board(2)
    scene.at(0, table)
    scene.stock(0, stock)
    scene.player(0).bonus_used = bonus_used
    if card:
        scene.card(0, card)
    scene.tour(0)
    return scene


def test_r44_the_most_advanced_begins_and_in_front_comes_first() -> None:
    """R44: on the first tourism the last in turn order goes first (TV40)."""
    scene = board(3)
    scene.ask(TOURISM_TIME)

    assert [event.seat for event in scene.told(BonusUsed)] == [2, 1, 0]


def test_r44_the_order_is_fixed_when_tourism_begins() -> None:
    """R44: nobody comes twice or too late because managers move."""
    scene = board(3)
    scene.at(1, 5)
    scene.at(0, 5)
    scene.stock(2, "TLMFC")
    scene.ask(TOURISM_TIME)

    while not scene.over:
        scene.play(scene.legal()[0])

    assert [event.seat for event in scene.told(BonusUsed)] == [0, 1, 2]


def test_r45_a_turn_is_finished_before_the_next_begins() -> None:
    """R45: a player makes all steps in one go."""
    scene = board(2)
    scene.at(1, 10)
    scene.stock(0, "T")
    scene.stock(1, "TTTLLL")
    scene.ask(TOURISM_TIME)

    assert scene.turn == 1
    scene.play("pay TTT")
    assert scene.turn == 1


def test_r46_the_table_that_one_moves_to_is_paid() -> None:
    """R46: one tomato for the first table (TV1)."""
    scene = standing_at(0, "T")

    scene.play("pay T")

    assert scene.told(TablePaid) == [TablePaid(0, 1, (1, 0, 0, 0, 0), 1)]
    # The bonus that must follow is the only answer left.
    assert (scene.table(0), scene.goods(0)) == (2, "L")


def test_r47_the_bonus_comes_between_payments() -> None:
    """R47: pay, bonus, pay: its goods go to the stock (TV2)."""
    scene = standing_at(3, "TTF")

    scene.play("pay F")
    assert (scene.table(0), scene.goods(0)) == (5, "TTC")
    assert scene.player(0).bonus_used
    scene.play("pay TT")

    assert (scene.table(0), scene.goods(0)) == (6, "C")
    assert scene.over


def test_r47_goods_of_the_bonus_can_be_spent_at_once() -> None:
    """R47: a long walk with the bonus in between (TV7)."""
    scene = standing_at(4, "TTLLMMCCC")

    for move in ("pay C", "pay TT", "pay LL", "pay MM", "pay CC"):
        if move == "pay CC":
            # On table 8 the stock has no two cauliflowers: the bonus came by itself.
            assert (scene.table(0), scene.goods(0)) == (9, "FFCC")
        scene.play(move)

    assert (scene.table(0), scene.goods(0)) == (10, "FF")


def test_r47_the_bonus_is_used_once() -> None:
    """R47: not a second time in one tourism."""
    scene = standing_at(5, "TT", bonus_used=True)

    assert scene.refused("bonus").rule == "R47"


def test_r48_with_the_bonus_unused_one_must_move() -> None:
    """R48: pay or bonus, but no stop (TV3)."""
    scene = standing_at(3, "TTF")

    assert scene.legal() == ["pay F", "bonus"]
    assert scene.refused("stay").rule == "R47"
    assert scene.refused("pay TT").rule == "R46"
    assert scene.refused("pay C").rule == "R46"


def test_r48_without_goods_the_bonus_is_forced() -> None:
    """R48: the bonus is the only move, then the stop (TV4)."""
    scene = standing_at(3, "")

    assert scene.over
    assert (scene.table(0), scene.goods(0)) == (4, "F")


def test_r48_with_the_bonus_used_one_may_stop() -> None:
    """R48: pay or stop (TV5)."""
    scene = standing_at(5, "TT", bonus_used=True)

    assert scene.legal() == ["pay TT", "stay"]
    scene.play("stay")
    assert scene.table(0) == 5


def test_r48_without_goods_one_must_stop() -> None:
    """R48: one tomato is not two (TV6)."""
    scene = standing_at(5, "T", bonus_used=True)

    assert scene.over
    assert scene.table(0) == 5


def test_r48a_a_payment_card_makes_a_payment_possible() -> None:
    """R48a: one good of another type, once a round (TV38)."""
    scene = standing_at(5, "TL", bonus_used=True, card="head_chef")

    assert scene.legal() == ["pay TL", "stay"]
    scene.play("pay TL")
    assert scene.table(0) == 6
    assert scene.over


def test_r48a_before_a_forced_move_an_any_time_card_is_offered() -> None:
    """R48a: a usable any-time card makes a forced bonus a question."""
    scene = board(2, r8_story_cards="always")
    scene.card(0, "barter_stall")
    scene.stock(0, "LL")
    scene.tour(0)

    assert scene.legal() == ["bonus", "use barter_stall"]
    scene.play("use barter_stall", "take tomato")
    assert scene.legal() == ["pay T", "bonus"]


def test_r49_who_arrives_stands_in_front() -> None:
    """R49: of three on a table the last to arrive is first (TV8)."""
    scene = board(3)
    scene.at(1, 8)
    scene.at(2, 8)
    scene.at(0, 7)
    scene.tour(0)

    assert scene.table(0) == 8
    assert scene.state.managers_on(8) == (1, 2, 0)


def test_r50_any_number_of_managers_share_a_table() -> None:
    """R50: nobody is kept away by others."""
    scene = board(4)
    for seat in (1, 2, 3):
        scene.at(seat, 1)
    scene.tour(0)

    assert scene.table(0) == 1
    assert len(scene.state.managers_on(1)) == 4


def test_r51_everybody_moves_each_round() -> None:
    """R51: even with nothing to pay each manager advances by its bonus."""
    scene = board(4)

    scene.ask(TOURISM_TIME)

    assert [player.table for player in scene.state.players] == [1] * 4


def test_r52_on_the_last_table_the_turn_ends() -> None:
    """R52: no step, and the bonus lapses."""
    scene = board(2)
    scene.at(0, 30)
    scene.tour(0)

    assert scene.over
    assert not scene.player(0).bonus_used
    assert scene.goods(0) == ""


def test_r53_cards_at_the_end_of_tourism_act_in_turn_order() -> None:
    """R53: after all turns, from the start player on."""
    scene = board(3)
    scene.state.first = 1
    scene.card(0, "village_elders", 1)
    for seat in range(3):
        scene.at(seat, 4)
        scene.stock(seat, "T")
    scene.ask(TOURISM_TIME)

    assert scene.turn == 1
    scene.play("use village_elders", "pay T")
    assert scene.turn == 0
    assert scene.table(1) == 6
