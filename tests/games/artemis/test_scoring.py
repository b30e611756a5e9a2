"""The end of the game (R101-R110), and every surface building."""

import pytest

from tablee.games.artemis.box.components import CATEGORIES
from tablee.games.artemis.events import CategoryScored
from tablee.games.artemis.rules.rounds import EndRound
from tablee.games.artemis.rules.scoring.final_scoring import ScoreGame, final_points
from tablee.games.artemis.rules.scoring.snowcat_garage import RideSnowcats
from tablee.games.artemis.rules.scoring.surface_buildings import surface_points
from tablee.games.artemis.view import observe
from tests.games.artemis.scenario import GAME, Scene, board


def points(scene: Scene, category: str, seat: int = 0) -> int:
    return final_points(scene.state, seat)[CATEGORIES.index(category)]


def test_r101_after_round_6_all_is_scored() -> None:
    scene = board(2, number=6)
    scene.give(0, energy=10)

    scene.ask(EndRound())

    assert scene.state.over
    assert CategoryScored(0, 0, 2) in scene.told(CategoryScored)


def test_r102_toolkits_pay_for_moves_until_a_crew_member_leaves() -> None:
    scene = board(2, number=6)
    scene.shelter(0, "marine")
    scene.build(0, "snowcat_garage", "pioneer engineer")
    scene.build(0, "stronghold", "marine")
    scene.give(0, toolkits=3)

    scene.ask(RideSnowcats())
    assert scene.turn == 0
    scene.play("lift marine shelters", "to 2")
    assert scene.player(0).toolkits == 2
    assert surface_points(scene.state, 0) == 6
    scene.play("lift pioneer 1", "to shelters")

    assert scene.state.over, "the garage has lost a colonist"
    assert scene.player(0).toolkits == 1


def test_r102_two_garages_until_both_have_lost_one() -> None:
    scene = board(2, number=6)
    for _ in range(2):
        scene.build(0, "snowcat_garage", "pioneer engineer")
    scene.give(0, toolkits=5)

    scene.ask(RideSnowcats())
    scene.play("lift pioneer 1", "to shelters")
    assert scene.asked == "RideSnowcat"
    scene.play("lift pioneer 2", "to shelters")

    assert scene.state.over


@pytest.mark.parametrize(("crew", "toolkits"), [("pioneer", 3), ("pioneer engineer", 0)])
def test_r102_a_full_garage_and_toolkits_are_needed(crew: str, toolkits: int) -> None:
    scene = board(2, number=6)
    scene.build(0, "snowcat_garage", crew)
    scene.give(0, toolkits=toolkits)

    scene.ask(RideSnowcats())

    assert scene.state.over


def test_r102_owners_ride_in_turn_order_and_may_stop() -> None:
    scene = board(3, number=6)
    scene.state.first = 1
    for seat in (0, 2):
        scene.build(seat, "snowcat_garage", "pioneer engineer")

    scene.ask(RideSnowcats())
    assert scene.turn == 2
    scene.play("rest")
    assert scene.turn == 0


@pytest.mark.parametrize(("energy", "ore", "expected"), [(17, 4, 3), (26, 0, 3), (9, 15, 4)])
def test_r103_unused_goods(energy: int, ore: int, expected: int) -> None:
    """Test vectors 20 and 21."""
    scene = board(2)
    scene.give(0, energy=energy, ore=ore)

    assert points(scene, "unused_goods") == expected


SURFACE = [
    ("armory", "marine pioneer", {"toolkits": 9}, "", 4),  # test vector 22
    ("armory", "marine pioneer", {"toolkits": 3}, "", 2),
    ("battery_bank", "engineer pioneer", {"energy": 17}, "", 4),  # test vector 20
    ("battery_bank", "engineer pioneer", {"energy": 4}, "", 1),
    ("bio_drome", "pioneer pioneer engineer", {}, "", 4),
    ("colonial_embassy", "steward steward", {}, "", 4),
    ("command_citadel", "marine steward", {}, "marine marine steward", 3),  # test vector 23
    ("explorers_league", "pioneer pioneer", {}, "pioneer", 2),
    ("explorers_league", "pioneer pioneer", {}, "pioneer pioneer", 3),
    ("ore_loading_dock", "pioneer marine", {"ore": 11}, "", 3),
    ("scion_tower", "steward", {}, "", 2),
    ("scion_tower", "marine", {}, "", 1),
    ("sentinel_pylon", "marine", {}, "", 2),
    ("sentinel_pylon", "steward", {}, "", 1),
    ("snowcat_garage", "pioneer engineer", {}, "", 2),
    ("stronghold", "marine marine", {}, "", 4),
    ("threshold_gate", "engineer engineer", {}, "engineer", 2),
    ("warming_house", "engineer engineer engineer", {}, "", 3),  # test vector 24
    ("warming_house", "engineer engineer marine", {}, "", 0),
]


@pytest.mark.parametrize(("code", "inside", "goods", "shelters", "expected"), SURFACE)
def test_r104_every_surface_building(
    code: str, inside: str, goods: dict[str, int], shelters: str, expected: int
) -> None:
    scene = board(3)
    scene.shelter(0, shelters)
    scene.build(0, code, inside)
    scene.give(0, **goods)

    assert surface_points(scene.state, 0) == expected


@pytest.mark.parametrize("code", sorted({case[0] for case in SURFACE}))
def test_r104_a_building_that_is_not_full_scores_nothing(code: str) -> None:
    scene = board(3)
    scene.build(0, code)
    scene.give(0, energy=20, ore=20, toolkits=20)

    assert surface_points(scene.state, 0) == 0


def test_r104_each_copy_scores() -> None:
    scene = board(3)
    for _ in range(2):
        scene.build(0, "stronghold", "marine marine")

    assert surface_points(scene.state, 0) == 8


def test_r90_and_r104_full_ocean_buildings_score_nothing() -> None:
    """R90, R104."""
    scene = board(3)
    scene.build(0, "manufactory", "pioneer pioneer")

    assert surface_points(scene.state, 0) == 0


def test_r105_the_number_of_buildings() -> None:
    """Test vector 17."""
    scene = board(3)
    found = [points(scene, "buildings")]
    for code in ("manufactory", "manufactory", "drone_dock", "drone_dock", "armory", "armory"):
        scene.build(0, code)
        found.append(points(scene, "buildings"))
    for _ in range(2):
        scene.build(0, "shuttle_bay")
        found.append(points(scene, "buildings"))

    assert found == [0, 0, 0, 1, 2, 3, 5, 8, 8]


def test_r106_and_r107_sets_and_the_others() -> None:
    """R106, R107. Test vector 19."""
    scene = board(2)
    scene.shelter(0, "pioneer pioneer engineer marine marine steward")
    scene.build(0, "drone_dock", "pioneer engineer")

    assert points(scene, "sets") == 3
    assert points(scene, "leftovers") == 1


@pytest.mark.parametrize(
    ("badges", "expected"), [(0, -3), (1, -3), (2, 0), (4, 0), (5, 3), (7, 3), (8, 5), (20, 5)]
)
def test_r108_badges(badges: int, expected: int) -> None:
    """Test vector 18."""
    scene = board(2)
    scene.give(0, badges=badges)

    assert points(scene, "badges") == expected


def test_r109_the_most_toolkits_for_all_who_tie() -> None:
    scene = board(3)
    scene.give(0, toolkits=4)
    scene.give(1, toolkits=4)
    assert [points(scene, "toolkits", seat) for seat in range(3)] == [2, 2, 0]

    for seat in range(3):
        scene.give(seat, toolkits=0)
    assert [points(scene, "toolkits", seat) for seat in range(3)] == [2, 2, 2]


def test_r110_the_turn_order_of_the_last_round_breaks_a_tie() -> None:
    scene = board(3, number=6)
    scene.state.first = 2
    for seat in range(3):
        scene.give(seat, score=9)

    scene.ask(ScoreGame())

    outcome = GAME.outcome(scene.state)
    assert outcome.scores[0] == outcome.scores[1] == outcome.scores[2]
    assert outcome.winners == [2]
    assert [result.place for result in outcome.results] == [2, 3, 1]


def test_r110_the_most_points_win() -> None:
    scene = board(2, number=6)
    scene.give(1, score=9)

    scene.ask(ScoreGame())

    assert GAME.winners(scene.state) == [1]


def test_the_forecast_of_the_view_is_what_the_scoring_gives() -> None:
    scene = board(2, number=6)
    scene.build(0, "stronghold", "marine marine")
    scene.give(0, score=4, ore=7, badges=5)
    scene.state.then(ScoreGame())
    before = [player.forecast for player in observe(scene.state, None).players]

    scene.state.advance()

    assert [player.score for player in scene.state.players] == before
