"""What the rulebook's terms mean (R27-R40)."""

from itertools import product
from random import Random

import pytest

from tablee.games.reykholt.box.components import TYPES
from tablee.games.reykholt.events import GreenhouseDiscarded, GreenhousePlanted
from tablee.games.reykholt.rules.terms.planting import can_plant
from tests.games.reykholt.scenario import board


def test_r27_a_planting_fills_the_greenhouse() -> None:
    """R27: one good from the stock, the others from the supply (TV15)."""
    scene = board(2)
    scene.greenhouse(0, 5)
    scene.stock(0, "M")
    scene.turn_of(0)

    scene.play("work field-2")

    assert (scene.inside(0, 1), scene.goods(0)) == ("MMMMM", "")
    assert scene.told(GreenhousePlanted) == [GreenhousePlanted(0, 0, 5, 2, 5)]


def test_r27_only_goods_that_the_greenhouse_allows() -> None:
    """R27: the crates say what may be planted."""
    scene = board(2)
    scene.greenhouse(0, 6)
    scene.greenhouse(0, 5)
    scene.stock(0, "TMC")
    scene.turn_of(0)
    scene.play("work field-2")

    assert scene.legal() == ["plant tomato 1", "plant tomato 2", "plant mushroom 2"]
    assert scene.refused("plant carrot 2").rule == "R27"
    assert scene.refused("plant lettuce 2").rule == "R2"


def test_r28_a_greenhouse_that_holds_a_good_is_not_planted() -> None:
    """R28: entirely empty greenhouses only."""
    scene = board(2)
    scene.greenhouse(0, 6, "T")
    scene.greenhouse(0, 6)
    scene.greenhouse(0, 5)
    scene.stock(0, "TL")
    scene.turn_of(0)
    scene.play("work field-2")

    assert scene.refused("plant tomato 1").rule == "R28"


@pytest.mark.parametrize("plots", [3, 4, 5, 6])
def test_r29_the_stock_loses_one_good(plots: int) -> None:
    """R29: stock less one, greenhouse as full as it is large."""
    scene = board(2)
    scene.greenhouse(0, plots)
    scene.stock(0, "TTT")
    scene.turn_of(0)

    scene.play("work field-2")

    assert (scene.inside(0, 1), scene.goods(0)) == ("T" * plots, "TT")


def test_r30_a_minimum_needs_greenhouses_that_allow_the_goods() -> None:
    """R30: two carrots cannot be planted in greenhouses of six plots (TV9)."""
    scene = board(4)
    scene.greenhouse(0, 6)
    scene.greenhouse(0, 6)
    scene.stock(0, "CC")
    scene.turn_of(0)

    assert scene.refused("work field-4").rule == "R16"


def test_r30_plantings_that_spoil_the_minimum_are_not_offered() -> None:
    """R30: the carrot must go into the small greenhouse, the tomato into the large one (TV39)."""
    scene = board(4)
    scene.greenhouse(0, 3)
    scene.greenhouse(0, 6)
    scene.stock(0, "TC")
    scene.turn_of(0)

    scene.play("work field-4")

    assert scene.legal() == ["plant carrot 1", "plant tomato 2"]
    assert scene.refused("plant tomato 1").rule == "R30"
    scene.play("plant tomato 2")
    assert (scene.inside(0, 1), scene.inside(0, 2)) == ("CCC", "TTTTTT")


def test_r30_matching_is_exact() -> None:
    """R30: whatever greenhouses allow, as many are planted as trying everything finds."""
    rng = Random(30)
    for _ in range(300):
        empty = [
            tuple(good for good in range(TYPES) if rng.random() < 0.4)
            for _ in range(rng.randrange(5))
        ]
        stock = tuple(rng.choice((0, 0, 1, 2)) for _ in range(TYPES))
        best = _most_plantings(empty, stock)

        for least in range(1, 6):
            assert can_plant(empty, stock, least) == (least <= best), (empty, stock, least)


def _most_plantings(empty: list[tuple[int, ...]], stock: tuple[int, ...]) -> int:
    """By trying every good, or none, for each greenhouse."""
    best = 0
    for chosen in product(*[(*allowed, -1) for allowed in empty]):
        if all(chosen.count(good) <= stock[good] for good in range(TYPES)):
            best = max(best, len(chosen) - chosen.count(-1))
    return best


def test_r31_a_planting_of_one_is_done_if_it_can_be() -> None:
    """R31: "plant 1 time" is one planting, no more."""
    scene = board(4)
    scene.greenhouse(0, 6)
    scene.greenhouse(0, 6)
    scene.stock(0, "T")
    scene.turn_of(0)

    scene.play("work field-2", "plant tomato 2")

    assert (scene.inside(0, 1), scene.inside(0, 2)) == ("", "TTTTTT")
    assert scene.over


def test_r32_harvests_come_from_different_greenhouses() -> None:
    """R32: one greenhouse gives one good, however many harvests are allowed (TV17)."""
    scene = board(4)
    scene.greenhouse(0, 6, "TTTTTT")
    scene.turn_of(0)

    scene.play("work field-5")

    assert scene.goods(0) == "T"
    assert scene.over


def test_r33_the_harvester_picks_the_type() -> None:
    """R33: of a mixed greenhouse any type may be harvested, by a space too."""
    scene = board(2)
    scene.greenhouse(0, 5, "LLM")
    scene.turn_of(0)

    scene.play("work town_hall-3")

    assert scene.legal() == ["harvest lettuce 1", "harvest mushroom 1"]


def test_r34_a_greenhouse_of_choice() -> None:
    """R34: from any pile that is not empty."""
    scene = board(2)
    scene.greenhouse(1, 3)
    scene.greenhouse(1, 3)
    scene.turn_of(0)
    scene.play("work property-1")

    assert scene.legal() == ["greenhouse 4", "greenhouse 5", "greenhouse 6"]


def test_r34_an_empty_random_pile_leaves_the_other_part() -> None:
    """R34: the tomato comes all the same."""
    scene = board(2)
    for plots in (3, 4, 4, 5, 6):
        scene.greenhouse(1, plots, random=True)
    scene.turn_of(0)

    scene.play("work property-2")

    assert scene.goods(0) == "T"
    assert not scene.player(0).greenhouses


def test_r35_a_discarded_greenhouse_goes_back_to_its_pile() -> None:
    """R35: its goods go to the supply, and it can be taken again (TV18)."""
    scene = board(2)
    before = scene.state.piles
    scene.greenhouse(0, 6, "LLLL")
    scene.turn_of(0)

    scene.play("work town_hall-2")

    assert scene.table(0) == 1
    assert scene.state.piles == before
    assert scene.goods(0) == ""
    assert scene.told(GreenhouseDiscarded) == [GreenhouseDiscarded(0, 0, 6, (0, 4, 0, 0, 0))]


def test_r35_any_own_greenhouse_may_be_discarded() -> None:
    """R35: planted or not; later greenhouses move up."""
    scene = board(2)
    scene.greenhouse(0, 3, "C")
    scene.greenhouse(0, 5)
    scene.turn_of(0)
    scene.play("work town_hall-2")

    assert scene.legal() == ["discard 1", "discard 2"]
    scene.play("discard 1")
    assert scene.state.book.kinds[scene.player(0).greenhouses[0][0]].plots == 5


def test_r36_a_random_greenhouse_goes_back_on_top() -> None:
    """R36: the next random greenhouse is the same card, empty (TV36)."""
    scene = board(2)
    scene.greenhouse(0, 6, "TT", random=True)
    scene.turn_of(0)
    scene.play("work town_hall-2")
    scene.turn_of(1)

    scene.play("work property-2")

    assert scene.player(1).greenhouses == ((3, 4, (0, 0, 0, 0, 0)),)


def test_r36_the_bottom_is_an_option() -> None:
    """R36: then it is the last card of the pile, known to all."""
    scene = board(2, r36_discards_return_to="bottom")
    scene.greenhouse(0, 6, random=True)
    scene.turn_of(0)

    scene.play("work town_hall-2")

    assert scene.state.random_top == (1,)
    assert scene.state.random_bottom == (3,)
    for plots in (3, 4, 4, 5):
        scene.greenhouse(0, plots, random=True)
    scene.turn_of(1)
    scene.play("work property-2")
    assert scene.player(1).greenhouses[0][0] == 3


def test_r37_the_stack_of_goods_comes_with_the_last_three_cards() -> None:
    """R37: tomato, lettuce, mushroom while 3, 2, 1 cards are shown before taking (TV13)."""
    scene = board(2)
    scene.show("town_clerk", "sower", "nursery")
    for seat, card in ((0, "sower"), (1, "nursery"), (0, "")):
        scene.state.occupied = 0
        scene.player(0).placed = scene.player(1).placed = ()
        scene.player(0).workers = scene.player(1).workers = 3
        scene.turn_of(seat)
        scene.play("work town_hall-1", *([f"service {card}"] if card else []))

    assert (scene.goods(0), scene.goods(1)) == ("TM", "L")
    assert not scene.state.display


def test_r37_no_good_with_five_or_four_cards() -> None:
    """R37: with more cards shown nothing comes with them (TV14)."""
    scene = board(2)
    scene.show("town_clerk", "sower", "nursery", "head_chef", "harvest_helper")
    scene.turn_of(0)
    scene.play("work town_hall-1", "service sower")
    assert scene.goods(0) == ""
    scene.state.occupied = 0
    scene.player(0).placed = ()
    scene.player(0).workers = 3
    scene.turn_of(1)

    scene.play("work town_hall-1", "service nursery")

    assert scene.goods(1) == ""


def test_r37_only_cards_that_are_shown() -> None:
    """R37: no other card can be taken."""
    scene = board(2)
    scene.show("town_clerk", "sower", "nursery", "head_chef")
    scene.turn_of(0)
    scene.play("work town_hall-1")

    assert scene.refused("service barter_stall").rule == "R37"


def test_r38_the_good_comes_after_the_card() -> None:
    """R38: the stack's tomato cannot pay for the card that it comes with (TV46)."""
    scene = board(2, service_group="B")
    scene.show("town_reception", "hamper", "grocer")
    scene.stock(0, "T")
    scene.turn_of(0)
    scene.play("work town_hall-1")

    assert scene.refused("service town_reception").rule == "R60"


def test_r39_advance_at_once() -> None:
    """R39: one table, nothing paid, nothing got, not the bonus."""
    scene = board(2)
    scene.greenhouse(0, 3)
    scene.stock(0, "TL")
    scene.turn_of(0)

    scene.play("work town_hall-2")

    assert (scene.table(0), scene.goods(0)) == (1, "TL")
    assert not scene.player(0).bonus_used


def test_r40_sharing_is_a_part_like_others() -> None:
    """R40: it must be done if a card can be shared."""
    scene = board(3)
    scene.card(1, "sower")
    scene.turn_of(0)

    scene.play("work town_hall-6")

    assert scene.goods(0) == "T"
    assert scene.player(0).partner(4) == 1
