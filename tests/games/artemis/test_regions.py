"""Vents, Quarry, Gantry, Doorstep and Academy are resolved (R60-R71)."""

import pytest

from tablee.games.artemis.box.components import QUARRY, VENTS
from tablee.games.artemis.events import (
    BuildingBought,
    BuildingDeclined,
    DieExposed,
    ReliefStepped,
    TrainingFailed,
)
from tablee.games.artemis.rules.regions.academy import ResolveAcademy
from tablee.games.artemis.rules.regions.doorstep import ResolveDoorstep
from tablee.games.artemis.rules.regions.gantry import ResolveGantry
from tablee.games.artemis.rules.regions.vents_and_quarry import ResolveHarvest
from tests.games.artemis.scenario import Scene, board, building, counts

YELLOW, GREEN, VIOLET = 0, 1, 2


def test_r60_dice_take_what_they_show_or_what_is_left() -> None:
    """Test vector 3: 8 energy for 1, 3, 3, 4, 4."""
    scene = board(3)
    scene.stock(energy=8)
    scene.harvest(VENTS, (YELLOW, 1), (GREEN, 3), (YELLOW, 3), (GREEN, 4), (VIOLET, 4))

    scene.ask(ResolveHarvest(VENTS))

    assert [player.energy - 3 for player in scene.state.players] == [4, 4, 0]
    assert scene.told(ReliefStepped) == [ReliefStepped(VIOLET, 1)]
    assert scene.told(DieExposed) == [DieExposed(VIOLET, 4, VENTS)]
    assert scene.state.vents == ()
    assert scene.state.energy_stock == 0


def test_r60_the_quarry_gives_ore_and_each_exposed_die_a_step() -> None:
    scene = board(2)
    scene.stock(ore=2)
    scene.harvest(QUARRY, (0, 6), (1, 6), (1, 6))

    scene.ask(ResolveHarvest(QUARRY))

    assert scene.player(0).ore == 5
    assert scene.turn == 1
    assert scene.player(1).relief == 2
    assert scene.player(1).ore == 5, "the first space of the track"


def gantry(*bids: tuple[int, int], seats: int = 3, **options: bool) -> Scene:
    """One building with these bids."""
    scene = board(seats, **options)
    scene.tiles("manufactory")
    for owner, face in bids:
        scene.bid(owner, face, tile=1)
    for seat in range(seats):
        scene.give(seat, ore=9)
        scene.shelter(seat, "")
    return scene


def test_r61_to_r64_bids_are_paid_and_the_outbid_step() -> None:
    """R61, R64. Test vector 6."""
    scene = board(3)
    scene.tiles("volcanic_extractor", "manufactory", "shuttle_bay")
    scene.bid(VIOLET, 3, tile=2)
    scene.bid(YELLOW, 4, tile=2)
    scene.bid(GREEN, 4, tile=3)
    for seat in (YELLOW, GREEN):
        scene.give(seat, ore=4)
        scene.shelter(seat, "")

    scene.ask(ResolveGantry())
    assert scene.turn == YELLOW
    scene.play("buy")
    assert scene.turn == GREEN
    scene.play("buy")

    assert scene.state.over
    assert [event.price for event in scene.told(BuildingBought)] == [4, 4]
    assert [player.ore for player in scene.state.players] == [0, 0, 5]
    assert scene.told(ReliefStepped) == [ReliefStepped(VIOLET, 1)]
    assert scene.state.gantry == [building("volcanic_extractor")]


def test_r62_and_r63_after_a_refusal_the_next_bid_counts() -> None:
    """R62, R63. Test vector 33: A 3, B 5, C 6; C declines, B buys."""
    scene = gantry((0, 3), (1, 5), (2, 6))

    scene.ask(ResolveGantry())
    assert scene.turn == 2
    scene.play("decline")
    assert scene.turn == 1
    scene.play("buy")

    assert scene.player(1).ore == 4
    assert scene.told(ReliefStepped) == [ReliefStepped(0, 1)]


def test_r64_where_all_decline_the_building_stays_and_nobody_steps() -> None:
    """Test vector 33, its end."""
    scene = gantry((0, 3), (1, 5), (2, 6))

    scene.ask(ResolveGantry())
    scene.play("decline", "decline", "decline")

    assert scene.state.gantry == [building("manufactory")]
    assert scene.state.bids == [()]
    assert not scene.told(ReliefStepped)
    assert [event.seat for event in scene.told(BuildingDeclined)] == [2, 1, 0]


def test_r61_whoever_lacks_the_ore_is_passed_over_without_a_step() -> None:
    scene = gantry((0, 3), (1, 5))
    scene.give(1, ore=4)

    scene.ask(ResolveGantry())
    assert scene.turn == 0
    scene.play("buy")

    assert scene.told(BuildingDeclined) == [BuildingDeclined(1, building("manufactory"))]
    assert not scene.told(ReliefStepped)


@pytest.mark.parametrize("reoffers", [False, True])
def test_r62_a_second_offer_for_a_lower_die_is_an_option(*, reoffers: bool) -> None:
    scene = gantry((0, 2), (1, 4), (0, 6), r62_reoffer_to_same_player=reoffers)

    scene.ask(ResolveGantry())
    scene.play("decline")
    assert scene.turn == 1
    scene.play("decline")

    assert scene.state.over != reoffers
    if reoffers:
        assert scene.turn == 0
        scene.play("buy")
        assert scene.player(0).ore == 7


def test_r63_one_step_for_a_player_and_none_for_the_buyer() -> None:
    scene = gantry((0, 1), (1, 2), (0, 3), (1, 4), (1, 5))

    scene.ask(ResolveGantry())
    scene.play("buy")

    assert scene.told(ReliefStepped) == [ReliefStepped(0, 1)]


def test_r63_whoever_declined_makes_no_step_for_a_lower_die() -> None:
    scene = gantry((0, 1), (1, 3), (0, 6))

    scene.ask(ResolveGantry())
    scene.play("decline")
    assert scene.turn == 1
    scene.play("buy")

    assert not scene.told(ReliefStepped)


def test_r65_colonists_move_into_a_building_that_was_bought() -> None:
    scene = gantry((0, 1))
    scene.shelter(0, "pioneer")

    scene.ask(ResolveGantry())
    scene.play("buy", "enter pioneer")

    assert scene.inside(0, 1) == counts("pioneer")


def test_r66_the_building_nearest_the_pile_comes_first() -> None:
    scene = board(2)
    scene.tiles("manufactory", "drone_dock")
    scene.bid(0, 3, tile=1)
    scene.bid(0, 3, tile=2)
    scene.give(0, ore=3)
    scene.shelter(0, "")

    scene.ask(ResolveGantry())
    scene.play("buy")

    assert scene.player(0).buildings[0][0] == building("manufactory")
    assert scene.state.over, "no ore is left for the other"


def test_r67_to_r69_the_doorstep() -> None:
    """R67, R69. Test vector 8."""
    scene = board(3)
    scene.arrive("marine engineer pioneer pioneer pioneer")
    scene.state.doorstep_dice = ((VIOLET, 1), (YELLOW, 1), (GREEN, 2), (VIOLET, 4), (YELLOW, 5))
    for seat in range(3):
        scene.give(seat, energy=4)

    scene.ask(ResolveDoorstep())
    scene.play("recruit marine")
    scene.play("recruit engineer")
    scene.play("recruit pioneer", "recruit pioneer")
    assert scene.turn == VIOLET
    scene.play("recruit pioneer")

    assert scene.state.over
    assert [player.energy for player in scene.state.players] == [2, 0, 0]
    assert scene.player(VIOLET).shelters == counts("pioneer pioneer marine")
    assert scene.told(ReliefStepped) == [ReliefStepped(YELLOW, 1)]


@pytest.mark.parametrize(("limit", "most"), [("face", 6), ("review", 4)])
def test_r67_how_many_a_die_may_take(limit: str, most: int) -> None:
    """Test vector 35."""
    scene = board(5, r67_doorstep_limit=limit)
    scene.arrive("pioneer " * 7)
    scene.recruit((0, 6))
    scene.give(0, energy=14)

    scene.ask(ResolveDoorstep())
    while not scene.state.over:
        scene.play("recruit pioneer")

    assert scene.player(0).energy == 14 - 2 * most
    assert sum(scene.state.doorstep) == 7 - most


def test_r68_whoever_leaves_colonists_there_makes_no_step() -> None:
    scene = board(2)
    scene.arrive("marine")
    scene.recruit((0, 3), (1, 4))
    scene.give(1, energy=1)

    scene.ask(ResolveDoorstep())
    assert scene.legal() == ["recruit marine", "enough"]
    scene.play("enough")

    assert scene.state.over, "the other cannot pay"
    assert not scene.told(ReliefStepped)


def test_r69_each_recruit_is_placed_at_once() -> None:
    scene = board(2)
    scene.build(0, "sensor_station")
    scene.arrive("marine pioneer")
    scene.recruit((0, 2))
    scene.give(0, energy=4)

    scene.ask(ResolveDoorstep())
    scene.play("recruit marine")
    assert scene.legal() == ["house 1", "shelter"]
    scene.play("house 1")

    assert scene.inside(0, 1) == counts("marine")
    assert scene.asked == "RecruitColonist"


@pytest.mark.parametrize(
    ("face", "profession"),
    [
        (1, "engineer"),
        (2, "engineer"),
        (3, "marine"),
        (4, "marine"),
        (5, "steward"),
        (6, "steward"),
    ],
)
def test_r45_and_r70_the_die_says_what_the_colonist_becomes(face: int, profession: str) -> None:
    """R45, R70. Test vector 9: a pioneer with a 3 becomes a marine."""
    scene = board(3)
    scene.shelter(0, "")
    scene.enrol(0, face, "pioneer")

    scene.ask(ResolveAcademy())

    assert scene.player(0).shelters == counts(profession)
    assert scene.state.discarded == counts("pioneer")
    assert sum(scene.state.academy_stock) == 11


def test_r70_and_r71_the_left_place_first_and_an_empty_stock_gives_nothing() -> None:
    """R70, R71."""
    scene = board(3)
    for seat in (0, 1):
        scene.shelter(seat, "")
    scene.enrol(0, 3, "pioneer")
    scene.enrol(1, 4, "engineer")
    state = scene.state
    state.expelled = tuple(n + 3 * (k == 2) for k, n in enumerate(state.expelled))
    state.academy_stock = (0, 4, 1, 4)
    scene.build(1, "crystal_foundry")

    scene.ask(ResolveAcademy())
    assert scene.legal() == ["house 1", "shelter"], "it comes back as one that is gained"
    scene.play("house 1")

    assert scene.player(0).shelters == counts("marine")
    assert scene.inside(1, 1) == counts("engineer")
    assert scene.told(TrainingFailed) == [TrainingFailed(1, 2)]
    assert not scene.told(ReliefStepped)
