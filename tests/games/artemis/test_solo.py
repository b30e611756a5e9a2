"""Playing alone against the drones (R111-R128)."""

import pytest

from tablee.core import CHANCE, Match
from tablee.games.artemis.box.components import QUARRY, VENTS
from tablee.games.artemis.events import (
    DroneBought,
    DroneDiePlaced,
    DroneDieSetAside,
    DroneRecruited,
    PodFired,
    ReliefStepped,
)
from tablee.games.artemis.rules.event import ResolveEvent
from tablee.games.artemis.rules.maintenance.assault_pods import FireAssaultPods
from tablee.games.artemis.rules.maintenance.first_player import AskPoorest
from tablee.games.artemis.rules.placement import NextPlacement
from tablee.games.artemis.rules.regions.academy import ResolveAcademy
from tablee.games.artemis.rules.regions.basecamp import ResolveBasecamp
from tablee.games.artemis.rules.regions.doorstep import ResolveDoorstep
from tablee.games.artemis.rules.regions.gantry import ResolveGantry
from tablee.games.artemis.rules.regions.vents_and_quarry import ResolveHarvest
from tablee.games.artemis.rules.scoring.final_scoring import toolkit_points
from tablee.games.artemis.rules.solo.drones import PlanDrone
from tests.games.artemis.scenario import GAME, Scene, board, building, counts

YOU, FIRST, SECOND = 0, 1, 2


def solo() -> Scene:
    scene = board(1)
    scene.expedition("deep_vein")
    scene.tiles("manufactory", "drone_dock")
    return scene


def where(scene: Scene) -> list[tuple[int, int]]:
    """Face and region (counted from 1) of the drones' dice, in the order they were placed."""
    return [(event.face, event.region + 1) for event in scene.told(DroneDiePlaced)]


def test_r111_the_table_is_laid_as_for_two() -> None:
    for seed in range(5):
        state = Match(GAME, 1, seed).state
        landed = 2 * (state.event == 13)

        assert (len(state.cards), len(state.gantry)) == (1, 2)
        assert sum(state.doorstep) - landed == 4
        assert state.box.academy_places == 1
    fresh = GAME.set_up(1, {})
    assert fresh.players[0].shelters == counts("pioneer")
    assert fresh.expelled == counts("pioneer")


def test_r112_and_r114_drone_player_drone() -> None:
    """R112, R114."""
    match = Match(GAME, 1, seed=1)
    rolls = [action.text for seat, action in match.moves if seat == CHANCE][-2:]

    assert [roll.split()[0] for roll in rolls] == ["plan", "roll"]
    assert [len(roll.split()[-1]) for roll in rolls] == [4, 5]
    while len(match.state.plans) == 1:
        assert match.seats_to_act == (YOU,)
        match.play(match.legal()[0])
    assert len(match.state.plans) == 2


def test_r113_the_first_drone_goes_round_clockwise() -> None:
    """Test vector 14: from region 4 to 5, 6 and 1."""
    scene = solo()

    scene.ask(PlanDrone(1))
    scene.plan(4, "2356")

    assert where(scene) == [(2, 4), (3, 5), (5, 6), (6, 1)]


def test_r115_the_second_goes_the_other_way_and_skips_a_full_academy() -> None:
    """Test vectors 15 and 40."""
    scene = solo()
    scene.enrol(YOU, 3, "pioneer")
    scene.ask(PlanDrone(2))
    scene.plan(3, "1246")
    assert where(scene) == [(1, 3), (2, 2), (4, 1), (6, 5)]

    scene = solo()
    scene.enrol(YOU, 3, "pioneer")
    scene.ask(PlanDrone(2))
    scene.plan(6, "1246")
    assert where(scene) == [(1, 5), (2, 4), (4, 3), (6, 2)]


def test_r115_an_academy_with_a_free_place_is_not_skipped() -> None:
    scene = solo()

    scene.ask(PlanDrone(2))
    scene.plan(1, "1246")

    assert where(scene) == [(1, 1), (2, 6), (4, 5), (6, 4)]


def test_r116_drones_place_like_players_without_colonists() -> None:
    scene = solo()
    scene.harvest(VENTS, (YOU, 2), (YOU, 5))
    scene.explore(YOU, 6)

    scene.ask(PlanDrone(1))
    scene.plan(1, "2345")

    assert scene.state.vents == ((YOU, 2), (FIRST, 3), (YOU, 5))
    assert scene.state.card_dice[0][-1] == (FIRST, 2, 0, -1, 0)


def test_r117_the_first_drone_bids_on_the_nearest_building() -> None:
    scene = solo()

    scene.ask(PlanDrone(1))
    scene.plan(4, "2356")

    assert scene.state.bids == [((FIRST, 2),), ()]


def test_r117_the_second_prefers_a_building_without_dice() -> None:
    scene = solo()
    scene.bid(YOU, 1, tile=1)

    scene.ask(PlanDrone(2))
    scene.plan(4, "5666")

    assert scene.state.bids == [((YOU, 1),), ((SECOND, 5),)]


def crowded() -> Scene:
    """Three tiles topped by drone 1's 2, and the player's 3 and 5."""
    scene = solo()
    scene.tiles("ops_center")
    scene.bid(FIRST, 2, tile=1)
    scene.bid(YOU, 3, tile=2)
    scene.bid(YOU, 5, tile=3)
    scene.ask(PlanDrone(2))
    return scene


@pytest.mark.parametrize(("dice", "tile", "face"), [("4666", 2, 4), ("3666", 1, 3)])
def test_r117_it_outbids_the_player_rather_than_a_drone(dice: str, tile: int, face: int) -> None:
    """Test vector 39, its first and third case."""
    scene = crowded()

    scene.plan(4, dice)

    assert scene.state.bids[tile - 1][-1] == (SECOND, face)


def test_r117_the_player_chooses_among_own_bids() -> None:
    """Test vector 39, a 6."""
    scene = crowded()

    scene.plan(4, "6666")
    assert scene.legal() == ["outbid 2", "outbid 3"]
    assert scene.refused("outbid 1").rule == "R117"
    scene.play("outbid 3")

    assert scene.state.bids[2] == ((YOU, 5), (SECOND, 6))
    assert len(where(scene)) == 4


def test_r117_a_die_without_a_place_is_set_aside() -> None:
    """Test vector 39, a 2."""
    scene = crowded()

    scene.plan(4, "2666")

    assert scene.told(DroneDieSetAside) == [DroneDieSetAside(2, 2)]
    assert scene.state.aside == ((SECOND, 2),)


def test_r117_an_empty_gantry_takes_no_die() -> None:
    scene = board(1)
    scene.expedition("deep_vein")

    scene.ask(PlanDrone(1))
    scene.plan(4, "2356")

    assert scene.told(DroneDieSetAside) == [DroneDieSetAside(1, 2)]


def test_r118_either_reward_is_yours_in_the_second_place_too() -> None:
    """Test vector 41: the steward gives nothing behind a drone."""
    scene = solo()
    scene.explore(FIRST, 5)
    scene.explore(YOU, 2, specialist="steward")
    scene.explore(YOU, 2)

    scene.ask(ResolveBasecamp())
    assert scene.legal() == ["reward 1", "reward 2"]
    scene.play("reward 2")

    player = scene.player(YOU)
    assert (player.badges, player.toolkits, player.ore, player.score) == (1, 5, 3, 0)


def test_r118_third_of_three_gets_a_step_only() -> None:
    scene = solo()
    scene.explore(FIRST, 5)
    scene.explore(SECOND, 4)
    scene.explore(YOU, 1)

    scene.ask(ResolveBasecamp())

    assert scene.state.over
    assert scene.player(YOU).badges == 0
    assert scene.player(YOU).relief == 1


def test_r118_alone_both_rewards_and_drones_alone_take_none() -> None:
    scene = solo()
    scene.explore(YOU, 6)
    scene.explore(YOU, 5)
    scene.ask(ResolveBasecamp())
    scene.play("reward 1")
    assert scene.goods(YOU) == (3, 6, 5)

    scene = solo()
    scene.explore(FIRST, 6)
    scene.explore(SECOND, 5)
    scene.ask(ResolveBasecamp())
    assert scene.state.over


@pytest.mark.parametrize(("region", "goods"), [(VENTS, (3, 3, 1)), (QUARRY, (3, 3, 1))])
def test_r119_what_drones_take_goes_back(region: int, goods: tuple[int, ...]) -> None:
    scene = solo()
    scene.stock(energy=4, ore=4)
    scene.harvest(region, (FIRST, 4), (YOU, 5))

    scene.ask(ResolveHarvest(region))

    assert scene.told(ReliefStepped) == [ReliefStepped(YOU, 1)]
    energy, ore, toolkits = scene.goods(YOU)
    assert (energy, ore - 2, toolkits) == goods, "the step has brought 2 ore"


def test_r120_a_drone_always_pays() -> None:
    scene = solo()
    scene.bid(YOU, 2, tile=1)
    scene.bid(SECOND, 4, tile=1)

    scene.ask(ResolveGantry())

    assert scene.told(DroneBought) == [DroneBought(2, building("manufactory"))]
    assert scene.state.scrapped[building("manufactory")] == 1
    assert scene.told(ReliefStepped) == [ReliefStepped(YOU, 1)]


def test_r120_also_when_the_offer_comes_down_to_it() -> None:
    """Test vector 42: no step, for the player has declined."""
    scene = solo()
    scene.bid(FIRST, 2, tile=1)
    scene.bid(YOU, 4, tile=1)
    scene.give(YOU, ore=9)

    scene.ask(ResolveGantry())
    scene.play("decline")

    assert scene.told(DroneBought) == [DroneBought(1, building("manufactory"))]
    assert not scene.told(ReliefStepped)


def test_r121_a_drone_takes_the_rarest_first_and_makes_no_step() -> None:
    scene = solo()
    scene.arrive("pioneer engineer marine steward")
    scene.recruit((FIRST, 3), (SECOND, 4), (SECOND, 5))

    scene.ask(ResolveDoorstep())

    assert scene.told(DroneRecruited) == [
        DroneRecruited(1, counts("engineer marine steward")),
        DroneRecruited(2, counts("pioneer")),
        DroneRecruited(2, counts("")),
    ]
    assert scene.state.expelled == counts("pioneer pioneer engineer marine steward")
    assert not scene.told(ReliefStepped)


def test_r122_a_drone_only_holds_the_place_of_the_academy() -> None:
    scene = solo()
    scene.enrol(FIRST, 3, "")
    scene.dice(YOU, "3")
    scene.ask(NextPlacement(0))
    assert "place 3 academy" not in scene.legal()
    scene.play("place 3 outfitters")

    scene.ask(ResolveAcademy())

    assert scene.state.academy == ()
    assert scene.state.academy_stock == (0, 4, 4, 4)


@pytest.mark.parametrize(("drone_dice", "energy"), [(1, 1), (2, 3)])
def test_r123_drones_count_where_something_is_compared(drone_dice: int, energy: int) -> None:
    scene = solo()
    scene.happen("clogged_collectors")
    scene.harvest(VENTS, (YOU, 4), *[(FIRST, 2)] * drone_dice)

    scene.ask(ResolveEvent())

    assert scene.player(YOU).energy == energy


def test_r124_a_pod_gains_its_energy_against_a_drone() -> None:
    scene = solo()
    scene.build(YOU, "assault_pod", "marine pioneer")

    scene.ask(FireAssaultPods())
    assert scene.legal() == ["assault 1", "assault 2", "skip"]
    scene.play("assault 2")

    assert scene.told(PodFired) == [PodFired(YOU, SECOND, 2, 0, 2)]
    assert scene.player(YOU).energy == 5


def test_r124_a_marine_lowers_a_drones_die_and_events_count_two_players() -> None:
    scene = solo()
    scene.explore(FIRST, 5)
    scene.shelter(YOU, "marine")
    scene.dice(YOU, "6")
    scene.give(YOU, ore=0)
    scene.ask(NextPlacement(0))
    scene.play("place 6 expedition-1", "send marine", "lower 1 by 2")
    assert scene.state.card_dice[0][0][:2] == (FIRST, 3)

    scene.happen("thermal_surge")
    scene.ask(ResolveEvent())
    assert scene.state.energy_stock == 2


def test_r125_nobody_chooses_a_first_player() -> None:
    scene = solo()

    scene.ask(AskPoorest())

    assert scene.state.over


@pytest.mark.parametrize(
    ("toolkits", "expected"), [(7, 2), (9, 2), (1, -1), (0, -1), (2, 0), (3, 0)]
)
def test_r126_toolkits_score_otherwise(toolkits: int, expected: int) -> None:
    """Test vector 28."""
    scene = solo()
    scene.give(YOU, toolkits=toolkits)

    assert toolkit_points(scene.state, YOU) == expected


@pytest.mark.parametrize(
    ("score", "rank"),
    [(-4, 1), (20, 1), (21, 2), (24, 2), (25, 3), (28, 3), (29, 4), (32, 4), (33, 5)],
)
def test_r127_five_ranks(score: int, rank: int) -> None:
    """Test vector 29."""
    scene = solo()
    scene.give(YOU, score=score)

    reached = GAME.outcome(scene.state).rank

    assert reached is not None
    assert reached.key == f"goal-rank-{rank}"


def test_r127_with_others_there_are_no_ranks() -> None:
    assert GAME.outcome(board(2).state).goals == ()


def test_r128_hard_mode_may_be_played_alone() -> None:
    for seed in range(5):
        state = Match(GAME, 1, seed, {"hard_mode": True}).state
        landed = 2 * (state.event == 13)

        assert sum(state.doorstep) - landed == 2
