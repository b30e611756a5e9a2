"""The use of technologies (R52, R60-R65, R80, R84-R86)."""

import pytest

from tablee.games.century.box.components import ANCHORS, SPANS
from tablee.games.century.events import (
    BridgeBuilt,
    CitizenMoved,
    Depolluted,
    LifeImproved,
    TechnologyUsed,
    WasteMoved,
    WasteRemoved,
    WorkersSettled,
)
from tablee.games.century.rules.setup import BeginRound
from tests.games.century.scenario import Scene, table, tile


def owner(*codes: str, number: int = 5) -> Scene:
    """Seat 0 owns these technologies and has the start territory alone."""
    scene = table(3, number=number)
    scene.own(0, *codes)
    return scene


def test_r52_effects_are_used_in_any_order_until_one_is_done() -> None:
    scene = owner("T2-11", "T2-08", "T2-05")
    scene.attach(0, "L1-01", 1, 0, waste=1)
    scene.consolidate()

    assert scene.may(0) == [
        "use T2-11 quality_of_life",
        "use T2-08 waste_transport",
        "use T2-05 bridge",
        "use T2-05 locomotive",
        "done",
    ]
    scene.act(0, "done")
    assert scene.state.over


def test_r52_a_multiple_use_effect_is_used_once_in_each_consolidation() -> None:
    scene = owner("T2-11", number=3)
    scene.consolidate()
    scene.act(0, "use T2-11 quality_of_life")
    assert scene.state.over

    scene.ask(BeginRound(4))
    scene.consolidate()

    assert scene.may(0) == ["use T2-11 quality_of_life", "done"]


def test_r52_an_effect_that_was_used_is_refused() -> None:
    scene = owner("T2-11", "T2-05")
    scene.consolidate()
    scene.act(0, "use T2-11 quality_of_life")

    assert scene.refused("use T2-11 quality_of_life").reason.key == "refuse-effect-used"
    assert scene.refused("use T2-05 workers").reason.key == "refuse-effect-missing"
    assert scene.refused("use T2-07 locomotive").reason.key == "refuse-technology-not-yours"


def test_r52_a_single_use_effect_is_used_once_in_a_game() -> None:
    scene = owner("T2-05", number=3)
    scene.consolidate()
    scene.act(0, "use T2-05 bridge", "span N-p11", "done")

    scene.ask(BeginRound(4))
    scene.consolidate()

    assert scene.may(0) == ["use T2-05 locomotive", "done"]


def test_r52_a_single_use_effect_may_wait_for_a_later_round() -> None:
    scene = owner("T1-06", number=1)
    scene.consolidate()
    scene.act(0, "done")
    for number in range(2, 7):
        scene.ask(BeginRound(number))
        scene.consolidate()
        assert scene.may(0) == ["use T1-06 workers", "done"]
        scene.act(0, "done")


def test_r52_two_of_a_kind_are_used_twice_and_told_apart() -> None:
    scene = owner("T1-06", "T1-07")
    scene.attach(0, "L1-09", 1, 0)
    scene.consolidate()
    assert scene.may(0) == ["use T1-06 workers", "use T1-07 workers", "done"]

    scene.act(0, "use T1-07 workers", "settle L1-09.A", "use T1-06 workers")

    assert scene.player(0).country.empty_cities() == ()


def test_r52_a_mixed_technology_is_two_effects() -> None:
    scene = owner("T2-05")
    scene.consolidate()
    scene.act(0, "use T2-05 locomotive", "from start.A")

    assert scene.may(0) == ["use T2-05 bridge", "done"]


def test_r60_workers_settle_in_any_empty_city() -> None:
    scene = owner("T1-06")
    scene.attach(0, "L1-12", 1, 1, cities="A")
    scene.consolidate()
    scene.act(0, "use T1-06 workers")

    assert scene.may(0) == ["settle start.C", "settle L1-12.B"]
    assert scene.refused("settle start.A").reason.key == "refuse-city-occupied"
    assert scene.refused("settle L1-01.A").reason.key == "refuse-city-not-yours"
    scene.act(0, "settle L1-12.B")
    assert scene.told(WorkersSettled) == [WorkersSettled(0, tile("L1-12"), 1)]
    assert scene.place(0, "L1-12").citizens == 0b11


def test_r60_with_one_empty_city_they_go_there_by_themselves() -> None:
    scene = owner("T1-06")
    scene.consolidate()

    scene.act(0, "use T1-06 workers")

    assert scene.player(0).country.centres() == ((0, 2),)


def test_r61_a_bridge_stands_on_one_tile_and_crosses_nothing() -> None:
    scene = owner("T1-08")
    scene.attach(0, "T1-01", 1, 0)
    scene.consolidate()
    scene.act(0, "use T1-08 bridge")
    assert scene.may(0) == ["on start", "on T1-01"]
    assert scene.refused("on L1-01").reason.key == "refuse-tile-not-yours"
    scene.act(0, "on start")

    assert "span N-p22" in scene.may(0)
    assert scene.refused("span E-W").reason.key == "refuse-bridge-crosses"
    scene.act(0, "span N-p22")

    assert scene.place(0, "start").bridges == (SPANS.index((0, ANCHORS.index("p22"))),)
    assert scene.told(BridgeBuilt)[0].tile == tile("start")


def test_r62_a_sorting_centre_removes_one_waste_once_in_a_game() -> None:
    scene = owner("T1-11", number=2)
    scene.attach(0, "L1-09", 1, 0, waste=2)
    scene.consolidate()
    scene.act(0, "use T1-11 sorting_centre")
    assert scene.may(0) == ["lift start", "lift L1-09"]
    assert scene.refused("lift L1-01").reason.key == "refuse-tile-not-yours"
    scene.act(0, "lift L1-09")
    assert scene.waste(0) == {"start": 1, "L1-09": 1}
    assert scene.told(WasteRemoved) == [WasteRemoved(0, tile("L1-09"))]

    scene.ask(BeginRound(3))
    scene.consolidate()

    assert scene.state.over


def test_r62_it_is_free() -> None:
    scene = owner("T1-11")
    scene.give(0, coins=0, science=0)
    scene.consolidate()

    scene.act(0, "use T1-11 sorting_centre")

    assert scene.waste(0) == {"start": 0}
    assert scene.told(TechnologyUsed)[0].coins == 0


@pytest.mark.parametrize("code", ["T1-12", "T2-12", "T3-06"])
def test_r63_a_park_has_no_effect_to_use(code: str) -> None:
    scene = owner(code)
    scene.consolidate()

    assert scene.state.over


def test_r64_a_citizen_goes_to_an_empty_city_over_a_link_that_crosses_none() -> None:
    scene = owner("T1-09")
    scene.attach(0, "L1-12", 1, 1, cities="A")
    scene.consolidate()
    scene.act(0, "use T1-09 locomotive")
    # L1-12 lies at a corner: its citizen has its own second city alone.
    assert scene.may(0) == ["from start.A", "from start.B", "from L1-12.A"]
    assert scene.refused("from L1-12.B").reason.key == "refuse-nobody-lives-there"
    scene.act(0, "from start.B")

    assert scene.place(0, "start").citizens == 0b101
    assert scene.told(CitizenMoved) == [CitizenMoved(0, 0, 1, 0, 2)]


def test_r64_where_to_is_asked_among_several() -> None:
    scene = owner("T1-09")
    scene.attach(0, "L1-03", 1, 0, cities="B")
    scene.consolidate()
    scene.act(0, "use T1-09 locomotive", "from start.B")

    assert scene.may(0) == ["to start.C", "to L1-03.A"]
    assert scene.refused("to start.A").reason.key == "refuse-city-occupied"
    assert scene.refused("to L1-09.A").reason.key == "refuse-city-not-yours"
    scene.act(0, "to L1-03.A")
    assert scene.place(0, "L1-03").citizens == 0b11


def test_r64_a_link_over_another_city_does_not_count() -> None:
    """A to C crosses B: nobody of the start territory reaches the far city of L1-03."""
    scene = owner("T1-09")
    scene.attach(0, "L1-03", 1, 0, cities="A")
    scene.consolidate()
    scene.act(0, "use T1-09 locomotive", "from L1-03.A")

    # B of its own tile lies behind no city; C of the start territory behind B.
    assert scene.place(0, "L1-03").citizens == 0b10


def test_r64_several_locomotives_move_one_after_the_other() -> None:
    scene = owner("T1-09", "T2-07")
    scene.attach(0, "L1-03", 1, 0, cities="A")
    scene.consolidate()
    scene.act(0, "use T1-09 locomotive", "from L1-03.A")
    scene.act(0, "use T2-07 locomotive", "from start.B", "to L1-03.A")

    assert scene.place(0, "start").citizens == 0b001
    assert scene.place(0, "L1-03").citizens == 0b11


def test_r64_moving_is_never_compulsory() -> None:
    scene = owner("T1-09")
    scene.consolidate()

    assert scene.may(0) == ["use T1-09 locomotive", "done"]


def test_r65_waste_transport_moves_a_waste_between_two_territories() -> None:
    scene = owner("T1-10")
    scene.attach(0, "L1-01", 1, 1, waste=2)
    scene.attach(0, "L1-09", -1, -1)
    scene.consolidate()
    scene.act(0, "use T1-10 waste_transport")
    assert scene.may(0) == ["lift start", "lift L1-01"]
    assert scene.refused("lift L1-09").reason.key == "refuse-no-waste"
    scene.act(0, "lift L1-01")
    assert scene.may(0) == ["drop start", "drop L1-09"]
    assert scene.refused("drop L1-01").reason.key == "refuse-same-territory"
    scene.act(0, "drop L1-09")

    assert scene.waste(0) == {"start": 1, "L1-01": 1, "L1-09": 1}
    assert scene.told(WasteMoved) == [WasteMoved(0, tile("L1-01"), tile("L1-09"))]


def test_r65_recycling_costs_and_needs_no_centre() -> None:
    scene = owner("T2-09")
    scene.consolidate()

    scene.act(0, "use T2-09 recycling")

    assert scene.waste(0) == {"start": 0}
    assert scene.coins()[0] == 8
    assert scene.told(TechnologyUsed)[0].coins == 2


def test_r65_depollution_moves_the_marker_one_space_right() -> None:
    scene = owner("T2-10")
    scene.consolidate()

    scene.act(0, "use T2-10 depollution")

    assert scene.position(0) == 1
    assert scene.science()[0] == 9
    assert scene.told(Depolluted) == [Depolluted(0, 1)]


def test_r65_depollution_is_of_no_use_at_the_right_end() -> None:
    scene = owner("T2-10", "T2-11")
    scene.environment(0, 6)
    scene.consolidate()

    assert scene.may(0) == ["use T2-11 quality_of_life", "done"]
    assert scene.refused("use T2-10 depollution").rule == "R85"


def test_r65_quality_of_life_scores_at_once() -> None:
    scene = owner("T2-11", "T3-05")
    scene.consolidate()

    scene.act(0, "use T2-11 quality_of_life", "use T3-05 quality_of_life")

    assert (scene.coins()[0], scene.science()[0], scene.player(0).score) == (7, 6, 8)
    assert scene.told(LifeImproved) == [LifeImproved(0, 3), LifeImproved(0, 5)]
    assert scene.player(0).points[1] == 8


def test_r65_costs_are_paid_before_this_rounds_income() -> None:
    scene = owner("T2-11")
    scene.give(0, coins=2)
    scene.consolidate()

    assert scene.may(0) == ["done"]
    scene.act(0, "done")
    scene.produce()
    assert scene.coins()[0] == 5


def test_r80_technologies_lie_beside_the_country() -> None:
    scene = owner("T1-11")
    scene.consolidate()
    scene.act(0, "use T1-11 sorting_centre")

    # The waste on the sorting centre counts no more (R62).
    assert scene.player(0).country.waste() == 0
    assert len(scene.player(0).country.places) == 1


def test_r84_a_technology_works_in_the_round_it_was_bought() -> None:
    scene = table(3)
    scene.offer("L1-09", "T1-06")
    scene.auction(0)
    scene.play("quit", "buy T1-06", "quit", "decline", "quit", "decline")
    scene.consolidate()

    assert scene.may(0) == ["use T1-06 workers", "done"]


def test_r84_an_equipment_of_this_round_counts_for_its_production() -> None:
    scene = table(3)
    scene.own(0, "T1-01")
    scene.consolidate()
    scene.act(0, "cell 1,0", "turn 1")

    scene.produce()

    assert scene.coins()[0] == 14


def test_r85_an_effect_without_a_target_is_not_offered() -> None:
    scene = owner("T1-06", "T1-09", "T1-10", "T1-11", "T2-09")
    scene.litter(0, "start", 0)
    scene.settle(0, "start", "C")
    scene.consolidate()

    # No empty city, nobody who could travel, no waste.
    assert scene.state.over


def test_r85_waste_transport_needs_a_second_territory() -> None:
    scene = owner("T1-10", "T2-11")
    scene.consolidate()

    assert scene.refused("use T1-10 waste_transport").reason.key == "refuse-effect-no-target"


def test_r85_one_may_stop_at_any_time() -> None:
    scene = owner("T2-11", "T2-08", "T2-05")
    scene.consolidate()
    scene.act(0, "use T2-11 quality_of_life", "done")

    assert scene.state.over


def test_r86_the_whole_cost_is_in_hand() -> None:
    scene = owner("T2-11", "T3-04")
    scene.give(0, coins=2, science=2)
    scene.consolidate()

    assert scene.may(0) == ["use T3-04 recycling", "done"]
    assert scene.refused("use T2-11 quality_of_life").rule == "R86"


def test_r86_a_cost_that_nobody_can_pay_is_asked_all_the_same() -> None:
    """R88: else the others would learn what is in hand."""
    scene = owner("T2-11")
    scene.give(0, coins=2)
    scene.consolidate()

    assert scene.may(0) == ["done"]
    assert not scene.state.asked(0).is_open(scene.state)  # type: ignore[union-attr]
    assert str(scene.state.asked(0).main(scene.state)) == "done"  # type: ignore[union-attr]
