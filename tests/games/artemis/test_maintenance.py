"""The Maintenance phase (R80-R100), and every ocean building."""

import pytest

from tablee.games.artemis.events import (
    BuildingActivated,
    ColonistMoved,
    ColonistsFroze,
    FirstPlayerChosen,
    HeatingPaid,
    PodFired,
    RoundPrepared,
)
from tablee.games.artemis.rules.maintenance.activation import ActivateBuilding
from tablee.games.artemis.rules.maintenance.assault_pods import FireAssaultPods
from tablee.games.artemis.rules.maintenance.first_player import AskPoorest, poorest
from tablee.games.artemis.rules.maintenance.heating import HeatShelters
from tablee.games.artemis.rules.maintenance.moves import BeginMaintenance, MoveColonist
from tablee.games.artemis.rules.maintenance.phase import MAINTENANCE_PHASE, ActivateAndHeat
from tablee.games.artemis.rules.rounds import EndRound
from tests.games.artemis.scenario import Scene, board, building, counts


def test_r80_moves_activation_heating_then_the_next_round() -> None:
    assert [type(frame).__name__ for frame in MAINTENANCE_PHASE] == [
        "BeginMaintenance",
        "FireAssaultPods",
        "ActivateAndHeat",
    ]
    scene = board(2, number=5)
    scene.ask(EndRound())
    scene.play("reveal deep_vein")
    assert scene.told(RoundPrepared) == [RoundPrepared(6)]

    last = board(2, number=6)
    last.ask(EndRound())
    assert last.state.over
    assert not last.told(RoundPrepared)


def test_r81_all_move_at_the_same_time() -> None:
    scene = board(3)
    for seat in (0, 2):
        scene.build(seat, "crystal_foundry")

    scene.ask(BeginMaintenance())

    assert list(scene.state.seats_to_act) == [0, 2]
    scene.state.apply_checked(scene.game.parse("rest"), 2)
    assert list(scene.state.seats_to_act) == [0]


def test_r81_activation_keeps_turn_order_where_a_conduit_draws() -> None:
    for conduit, seats in ((False, [0, 1]), (True, [1])):
        scene = board(2)
        scene.state.first = 1
        scene.build(0, "manufactory", "pioneer pioneer")
        scene.build(1, "manufactory", "pioneer pioneer")
        if conduit:
            scene.build(0, "surface_conduit", "steward pioneer")

        scene.ask(ActivateAndHeat())

        assert sorted(scene.state.seats_to_act) == seats


@pytest.mark.parametrize(("bays", "moves"), [(0, 1), (1, 3), (2, 5)])
def test_r82_a_full_shuttle_bay_gives_two_more_moves(bays: int, moves: int) -> None:
    scene = board(2)
    for _ in range(bays):
        scene.build(0, "shuttle_bay", "engineer")
    scene.build(0, "crystal_foundry", "pioneer pioneer")

    scene.ask(BeginMaintenance())
    made = 0
    while not scene.state.over:
        lifted = "lift engineer 1" if made == 0 and bays else scene.legal("lift")[-1]
        scene.play(lifted)
        scene.play(scene.legal("to")[0])
        made += 1

    assert made == moves, "also when the engineer has left its bay"


def test_r82_a_bay_that_is_filled_later_gives_none() -> None:
    scene = board(2)
    scene.build(0, "shuttle_bay")
    scene.shelter(0, "engineer")

    scene.ask(BeginMaintenance())
    scene.play("lift engineer shelters", "to 1")

    assert scene.state.over


def moving(*buildings: tuple[str, str], shelters: str) -> Scene:
    scene = board(2)
    scene.shelter(0, shelters)
    for code, inside in buildings:
        scene.build(0, code, inside)
    scene.ask(MoveColonist(0, 1))
    return scene


def test_r85_a_colonist_moves_where_there_is_room() -> None:
    scene = moving(("manufactory", "pioneer"), ("crystal_foundry", "marine"), shelters="pioneer")

    assert scene.legal() == [
        "lift pioneer shelters",
        "lift pioneer 1",
        "lift marine 2",
        "rest",
    ]
    scene.play("lift pioneer shelters")
    assert scene.legal() == ["to 1", "to 2", "swap marine 2"]
    scene.play("to 2")

    assert scene.state.over
    assert scene.inside(0, 2) == counts("pioneer marine")
    assert scene.told(ColonistMoved) == [ColonistMoved(0, 0, -1, building("crystal_foundry"))]


def test_r85_both_must_fit_to_swap() -> None:
    scene = moving(
        ("sensor_station", "marine"), ("crystal_foundry", "pioneer engineer"), shelters=""
    )

    scene.play("lift marine 1")

    assert scene.legal() == ["to shelters"], "nobody of the foundry fits the station"


def test_r85_two_colonists_change_places() -> None:
    scene = moving(("crystal_foundry", "pioneer marine"), shelters="engineer")

    scene.play("lift engineer shelters")
    assert scene.legal() == ["swap pioneer 1", "swap marine 1"]
    scene.play("swap marine 1")

    assert scene.inside(0, 1) == counts("pioneer engineer")
    assert scene.player(0).shelters == counts("marine")


def test_r85_nobody_has_to_move() -> None:
    scene = moving(("crystal_foundry", ""), shelters="pioneer")

    scene.play("rest")

    assert scene.state.over


def active(code: str, inside: str, seats: int = 2, **goods: int) -> Scene:
    """Seat 0 has that building and is asked what to activate."""
    scene = board(seats)
    scene.shelter(0, "")
    scene.build(0, code, inside)
    scene.give(0, **goods)
    scene.ask(ActivateBuilding(0, ()))
    return scene


def test_r86_each_full_ocean_building_once() -> None:
    scene = active("manufactory", "pioneer pioneer")
    scene.build(0, "drone_dock", "pioneer engineer")
    scene.build(0, "drone_dock", "pioneer")

    assert scene.legal() == ["activate 1", "activate 2", "finish"]
    scene.play("activate 2")
    assert scene.legal() == ["activate 1", "finish"]
    scene.play("finish")

    assert scene.state.over
    assert scene.told(BuildingActivated) == [BuildingActivated(0, building("drone_dock"))]


@pytest.mark.parametrize("number", [1, 6])
def test_r86_in_every_round(number: int) -> None:
    scene = board(2, number=number)
    scene.build(0, "manufactory", "pioneer pioneer")

    scene.ask(ActivateAndHeat())

    assert scene.legal() == ["activate 1", "finish"]


def test_r87_assault_pods_come_first_in_turn_order() -> None:
    scene = board(3)
    scene.state.first = 2
    scene.build(0, "assault_pod", "marine pioneer")
    scene.build(2, "assault_pod", "marine pioneer")
    scene.give(1, ore=2)

    scene.ask(FireAssaultPods())
    assert scene.turn == 2
    assert scene.legal() == ["assault 0", "assault 1", "skip"]
    scene.play("assault 1")
    assert scene.turn == 0
    scene.play("assault 1")

    assert scene.told(PodFired) == [PodFired(2, 1, 0, 2, 2), PodFired(0, 1, 0, 0, 2)]
    assert [player.energy for player in scene.state.players] == [5, 3, 5]
    assert scene.player(1).ore == 0


def test_r87_two_pods_in_a_row_and_any_may_be_left_out() -> None:
    scene = board(3)
    scene.build(0, "assault_pod", "marine pioneer")
    scene.build(0, "assault_pod", "marine pioneer")
    scene.give(1, ore=9)

    scene.ask(FireAssaultPods())
    scene.play("skip")
    assert scene.turn == 0
    scene.play("assault 1")

    assert scene.state.over
    assert scene.player(1).ore == 6


def test_r87_a_pod_that_had_its_turn_is_not_activated_again() -> None:
    scene = board(2)
    scene.shelter(0, "")
    scene.shelter(1, "")
    scene.build(0, "assault_pod", "marine pioneer")

    scene.ask(ActivateAndHeat())

    assert scene.state.over


def test_r88_what_a_conduit_fills_may_still_be_activated() -> None:
    scene = active("surface_conduit", "steward pioneer")
    scene.build(0, "drone_dock", "pioneer")
    scene.build(0, "assault_pod", "marine")

    scene.play("activate 1", "draw engineer")
    assert scene.legal() == ["house 2", "house 3", "shelter"]
    scene.play("house 3")
    assert scene.legal() == ["activate 3", "finish"]
    scene.play("activate 3", "assault 1")

    assert scene.player(1).ore == 0
    assert scene.player(0).energy == 5


def test_r89_crystal_foundry() -> None:
    """Test vector 25: an engineer and a pioneer make 2 ore."""
    scene = active("crystal_foundry", "engineer pioneer")

    scene.play("activate 1")

    assert scene.goods(0) == (3, 5, 1)


@pytest.mark.parametrize(("inside", "energy"), [("pioneer marine", 4), ("engineer engineer", 6)])
def test_r89_volcanic_extractor(inside: str, energy: int) -> None:
    scene = active("volcanic_extractor", inside)

    scene.play("activate 1")

    assert scene.goods(0) == (energy, 3, 1)


def test_r89_drone_dock() -> None:
    scene = active("drone_dock", "pioneer engineer")

    scene.play("activate 1")

    assert scene.goods(0) == (4, 4, 1)


@pytest.mark.parametrize(("good", "goods"), [("energy", (5, 3, 1)), ("ore", (3, 5, 1))])
def test_r89_geothermal_platform(good: str, goods: tuple[int, ...]) -> None:
    scene = active("geothermal_platform", "engineer pioneer")

    scene.play("activate 1", f"good {good}")

    assert scene.goods(0) == goods


def test_r89_manufactory() -> None:
    scene = active("manufactory", "pioneer pioneer")

    scene.play("activate 1")

    assert scene.goods(0) == (3, 3, 3)


@pytest.mark.parametrize(
    ("code", "inside", "goods"),
    [("ops_center", "steward", (3, 1, 1)), ("sensor_station", "marine", (1, 3, 1))],
)
def test_r89_two_resources_for_a_point(code: str, inside: str, goods: tuple[int, ...]) -> None:
    scene = active(code, inside)

    scene.play("activate 1")

    assert scene.goods(0) == goods
    assert scene.player(0).score == 1
    assert scene.state.over, "once only"


@pytest.mark.parametrize(
    ("code", "inside", "goods"),
    [("ops_center", "steward", {"ore": 1}), ("sensor_station", "marine", {"energy": 1})],
)
def test_r89_whoever_cannot_pay_is_not_asked(code: str, inside: str, goods: dict[str, int]) -> None:
    scene = board(2)
    scene.shelter(0, "")
    scene.shelter(1, "")
    scene.build(0, code, inside)
    scene.give(0, **goods)

    scene.ask(ActivateAndHeat())

    assert scene.state.over


def test_r89_surface_conduit() -> None:
    scene = active("surface_conduit", "steward pioneer")

    scene.play("activate 1", "draw marine")

    assert scene.player(0).shelters == counts("marine")


def test_r89_synthetics_complex() -> None:
    scene = active("synthetics_complex", "engineer", energy=2, ore=4)

    scene.play("activate 1")
    assert scene.legal() == [
        "convert 1 energy",
        "convert 2 energy",
        "convert 1 ore",
        "convert 2 ore",
        "convert 3 ore",
    ]
    scene.play("convert 3 ore")

    assert scene.goods(0) == (5, 1, 1)


@pytest.mark.parametrize(
    ("code", "inside"),
    [
        ("expedition_hub", "pioneer pioneer pioneer"),
        ("recon_outpost", "pioneer pioneer"),
        ("shuttle_bay", "engineer"),
        ("stronghold", "marine marine"),
    ],
)
def test_r89_and_r90_others_have_nothing_to_activate(code: str, inside: str) -> None:
    """R89, R90."""
    scene = board(2)
    scene.shelter(0, "")
    scene.shelter(1, "")
    scene.build(0, code, inside)

    scene.ask(ActivateAndHeat())

    assert scene.state.over


def test_r92_each_colonist_in_the_shelters_costs_an_energy() -> None:
    scene = board(2)
    scene.shelter(0, "pioneer marine")
    scene.build(0, "manufactory", "pioneer")

    scene.ask(HeatShelters(0))

    assert scene.player(0).energy == 1
    assert scene.player(0).shelters == counts("pioneer marine")
    assert scene.told(HeatingPaid) == [HeatingPaid(0, 2)]


def test_r93_whoever_lacks_energy_chooses_whom_to_keep() -> None:
    """Test vector 12: three colonists, two energy."""
    scene = board(2)
    scene.shelter(0, "pioneer engineer marine")
    scene.give(0, energy=2)

    scene.ask(HeatShelters(0))
    assert scene.legal() == ["warm pioneer", "warm engineer", "warm marine"]
    scene.play("warm engineer", "warm marine")

    assert scene.player(0).energy == 0
    assert scene.player(0).shelters == counts("engineer marine")
    assert scene.state.discarded == counts("pioneer")
    assert scene.told(ColonistsFroze) == [ColonistsFroze(0, counts("pioneer"))]


@pytest.mark.parametrize(
    ("shelters", "energy"), [("marine marine marine", 2), ("pioneer marine", 0)]
)
def test_r93_nothing_is_asked_where_there_is_no_choice(shelters: str, energy: int) -> None:
    scene = board(2)
    scene.shelter(0, shelters)
    scene.give(0, energy=energy)

    scene.ask(HeatShelters(0))

    assert scene.state.over
    assert sum(scene.player(0).shelters) == energy


@pytest.mark.parametrize("leave", [False, True])
def test_r28_the_frozen_are_discarded_or_leave_the_game(*, leave: bool) -> None:
    scene = board(2, r28_frozen_leave_game=leave)
    scene.give(0, energy=0)

    scene.ask(HeatShelters(0))

    frozen = scene.state.expelled if leave else scene.state.discarded
    assert frozen == counts("pioneer")


def test_r100_the_poorest_chooses_who_begins() -> None:
    scene = board(3)
    scene.give(1, ore=0, energy=5)

    scene.ask(AskPoorest())
    assert scene.turn == 1
    assert scene.legal() == ["first 0", "first 1", "first 2"]
    scene.play("first 2")

    assert scene.state.first == 2
    assert scene.told(FirstPlayerChosen) == [FirstPlayerChosen(2, 1)]


def test_r100_among_equals_the_one_furthest_from_the_first_player() -> None:
    """Test vector 26: seat 0 of 4 was first, seats 1 and 3 tie."""
    scene = board(4)
    for seat in (1, 3):
        scene.give(seat, ore=0, energy=1)
    assert poorest(scene.state) == 3

    for seat in range(4):
        scene.give(seat, ore=1, energy=1)
    scene.state.first = 2
    assert poorest(scene.state) == 1, "the former first player is the last in line"
