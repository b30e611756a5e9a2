"""Work time: placing workers and resolving spaces (R13-R26a)."""

from tablee import Match
from tablee.games.reykholt.events import GoodsGained, WorkerLaidAside, WorkerPlaced
from tablee.games.reykholt.rules.rounds import BEGIN_ROUND
from tests.games.reykholt.scenario import GAME, board


def test_r13_phases_in_order() -> None:
    """R13: work, harvest, tourism, rest."""
    scene = board(2)
    scene.greenhouse(0, 6, "TT")
    scene.ask(BEGIN_ROUND)
    phases = []

    while scene.state.round == 1:
        phase = scene.state.stage
        if phase not in phases:
            phases.append(phase)
        scene.play(scene.legal()[0])

    # Nobody is asked in harvest time and at rest here.
    assert phases == [0, 2]
    assert [event.phase for event in scene.events if hasattr(event, "phase")][:4] == [0, 1, 2, 3]


def test_r14_three_laps_from_the_start_player() -> None:
    """R14: in turn order each places one worker, three times."""
    scene = board(3)
    scene.state.first = 1
    scene.ask(BEGIN_ROUND)

    while scene.state.stage == 0:
        markets = [text for text in scene.legal() if text.startswith("work market")]
        scene.play(markets[0] if markets else scene.legal()[0])

    assert [event.seat for event in scene.told(WorkerPlaced)] == [1, 2, 0] * 3


def test_r15_one_worker_a_space() -> None:
    """R15: a space with a worker on it is not free."""
    scene = board(2)
    scene.worker(1, "market-1")
    scene.turn_of(0)

    assert scene.refused("work market-1").rule == "R15"


def test_r16_at_least_one_part_must_be_possible() -> None:
    """R16: without a planted greenhouse there is nothing to harvest."""
    scene = board(2)
    scene.turn_of(0)

    assert scene.refused("work town_hall-3").rule == "R16"
    assert scene.refused("work field-2").rule == "R16"
    assert "work field-1" in scene.legal()


def test_r17_one_flag_a_column_and_round() -> None:
    """R17: a flagged space of property used up forbids the other, not the town hall (TV29)."""
    scene = board(2)
    scene.show("hamper", "grocer")
    scene.worker(0, "property-1")
    scene.turn_of(0)

    assert scene.refused("work property-2").rule == "R17"
    assert "work town_hall-1" in scene.legal()


def test_r17_spaces_without_a_flag_are_not_limited() -> None:
    """R17: the third property space has no flag."""
    scene = board(2)
    scene.stock(0, "T")
    scene.worker(0, "property-1")
    scene.turn_of(0)

    assert "work property-3" in scene.legal()


def test_r18_whoever_has_no_space_lays_the_worker_aside() -> None:
    """R18: the worker is unused for the round."""
    scene = board(2)
    scene.worker(0, "property-1")
    scene.worker(0, "field-1")
    for number in (1, 2, 3):
        scene.worker(1, f"market-{number}")

    scene.turn_of(0)

    assert scene.told(WorkerLaidAside) == [WorkerLaidAside(0)]
    assert scene.player(0).workers == 0
    assert len(scene.player(0).placed) == 2
    assert scene.over


def test_r19_a_worker_must_be_placed() -> None:
    """R19: passing is no answer."""
    scene = board(2)
    scene.turn_of(0)

    assert all(text.startswith("work ") for text in scene.legal())


def test_r20_parts_that_cannot_be_done_are_skipped() -> None:
    """R20: without a greenhouse the tomato comes alone (TV11)."""
    scene = board(2)
    scene.turn_of(0)

    scene.play("work field-1")

    assert scene.goods(0) == "T"
    assert scene.over


def test_r20_parts_that_can_be_done_must_be_done() -> None:
    """R20: with an empty greenhouse the tomato is planted at once (TV12)."""
    scene = board(2)
    scene.greenhouse(0, 6)
    scene.turn_of(0)

    scene.play("work field-1")

    assert scene.inside(0, 1) == "TTTTTT"
    assert scene.goods(0) == ""


def test_r21_the_player_orders_the_parts() -> None:
    """R21: plant before harvesting or the other way round."""
    scene = board(4)
    scene.greenhouse(0, 6, "TT")
    scene.greenhouse(0, 6)
    scene.stock(0, "L")
    scene.turn_of(0)
    scene.play("work field-1")

    assert scene.legal() == ["part 1", "part 2"]

    scene.play("part 2")
    assert scene.legal() == ["plant tomato 2", "plant lettuce 2"]


def test_r21_a_planting_made_possible_by_a_harvest_may_be_left() -> None:
    """R21: the duty to plant is judged without optional harvests."""
    scene = board(4)
    scene.greenhouse(0, 6, "T")
    scene.turn_of(0)

    scene.play("work field-1")

    assert scene.inside(0, 1) == ""
    assert scene.legal() == ["plant tomato 1", "enough"]
    scene.play("enough")
    assert scene.goods(0) == "T"
    assert scene.over


def test_r21a_goods_of_cards_do_not_count_for_a_minimum() -> None:
    """R21a: one good in stock does not plant twice, though a card will add another on the way."""
    scene = board(4)
    scene.card(0, "small_scale_grower")
    scene.greenhouse(0, 3)
    scene.greenhouse(0, 3)
    scene.stock(0, "T")
    scene.turn_of(0)

    assert scene.refused("work field-4").rule == "R16"


def test_r21a_goods_of_cards_may_be_used_once_they_are_there() -> None:
    """R21a: the good that a card has added is planted by the second planting."""
    scene = board(4)
    scene.card(0, "small_scale_grower")
    scene.greenhouse(0, 3)
    scene.greenhouse(0, 4)
    scene.stock(0, "T")
    scene.turn_of(0)

    scene.play("work field-3", "plant tomato 1")

    assert scene.legal() == ["plant tomato 2", "enough"]


def test_r22_an_or_is_exclusive() -> None:
    """R22: a cauliflower or a carrot."""
    scene = board(2)
    scene.turn_of(0)
    scene.play("work market-3")

    assert scene.legal() == ["branch 1", "branch 2"]

    scene.play("branch 2")
    assert scene.goods(0) == "C"
    assert scene.over


def test_r22_a_branch_must_be_possible() -> None:
    """R22: the only branch that can be done is taken by itself."""
    scene = board(2)
    scene.greenhouse(0, 6, "TT")
    scene.turn_of(0)

    scene.play("work field-3")

    # Harvesting is the only branch, and the only greenhouse has one type.
    assert scene.goods(0) == "T"


def test_r22_one_or_two_times_is_a_range() -> None:
    """R22: after the first planting one may stop."""
    scene = board(2)
    scene.greenhouse(0, 6)
    scene.greenhouse(0, 6)
    scene.stock(0, "TT")
    scene.turn_of(0)

    scene.play("work field-2", "plant tomato 2")

    assert scene.legal() == ["plant tomato 1", "enough"]


def test_r23_the_arrow_is_paid_in_full() -> None:
    """R23: three goods of different types for a table; two types are not enough."""
    scene = board(4)
    scene.stock(0, "TTTL")
    scene.turn_of(0)
    assert scene.refused("work town_hall-5").rule == "R16"

    scene.stock(0, "TTLMC")
    scene.play("work town_hall-5")

    assert scene.legal() == ["pay TLM", "pay TLC", "pay TMC", "pay LMC"]
    scene.play("pay TLC")
    assert (scene.table(0), scene.goods(0)) == (1, "TM")


def test_r23_nothing_behind_the_arrow_means_no_use() -> None:
    """R23: on the last table no step can be had for a greenhouse."""
    scene = board(2)
    scene.greenhouse(0, 3)
    scene.at(0, 30)
    scene.turn_of(0)

    assert scene.refused("work town_hall-2").rule == "R16"


def test_r24_harvesting_less_is_allowed_but_the_space_must_do_something() -> None:
    """R24: where harvesting is the only part, at least one good is harvested (TV37)."""
    scene = board(4)
    scene.greenhouse(0, 6, "TT")
    scene.greenhouse(0, 6, "LL")
    scene.turn_of(0)

    scene.play("work field-5")

    assert scene.legal() == ["harvest tomato 1", "harvest lettuce 2"]
    scene.play("harvest lettuce 2")
    assert scene.legal() == ["harvest tomato 1", "enough"]


def test_r24_exactly_one_where_nothing_else_can_be_done() -> None:
    """R24: plant and harvest with nothing to plant: the harvest is no longer free (TV37)."""
    scene = board(4)
    scene.greenhouse(0, 5, "TT")
    scene.turn_of(0)

    scene.play("work field-1")

    assert scene.goods(0) == "T"
    assert scene.over


def test_r24_after_another_part_the_harvest_may_be_left() -> None:
    """R24: the carrot was taken, so no good need be harvested."""
    scene = board(4)
    scene.greenhouse(0, 6, "TT")
    scene.turn_of(0)

    scene.play("work market-6")

    assert scene.legal() == ["harvest tomato 1", "enough"]
    scene.play("enough")
    assert scene.goods(0) == "C"


def test_r25_a_minimum_is_all_or_nothing() -> None:
    """R25: two plantings or none; a third is free (TV10)."""
    scene = board(4)
    for _ in range(3):
        scene.greenhouse(0, 3)
    scene.stock(0, "TTT")
    scene.turn_of(0)

    scene.play("work field-4", "plant tomato 1")
    assert scene.legal() == ["plant tomato 2", "plant tomato 3"]
    assert scene.refused("enough").rule == "R25"

    scene.play("plant tomato 3")
    assert scene.legal() == ["plant tomato 2", "enough"]


def test_r26_cards_react_when_the_space_is_resolved() -> None:
    """R26: own cards after the space, then those of the others."""
    scene = board(2)
    scene.card(0, "grocer")
    scene.card(1, "opposite_number")
    scene.worker(1, "town_hall-1")
    scene.turn_of(0)

    scene.play("work market-1")

    gained = [(event.seat, event.goods) for event in scene.told(GoodsGained)]
    assert gained == [(0, (1, 1, 0, 0, 0)), (0, (1, 0, 0, 0, 0)), (1, (1, 0, 0, 0, 0))]


def test_r26a_cards_follow_their_printed_order() -> None:
    """R26a: the greenhouse is taken before the optional planting."""
    scene = board(2)
    scene.show("greenhouse_builder")
    scene.stock(0, "C")
    scene.turn_of(0)

    scene.play("work town_hall-1", "greenhouse 3")

    assert scene.legal() == ["plant carrot 1", "enough"]


def test_the_first_worker_of_a_game_is_asked_for() -> None:
    """R14: after set-up the start player places a worker."""
    match = Match(GAME, seats=2, seed=3)

    assert match.seats_to_act == (match.state.first,)
