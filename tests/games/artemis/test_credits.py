"""Points by source, in the examples of the rulebook and its tables."""

from tablee.games.artemis.box.components import NOBODY
from tablee.games.artemis.rules.maintenance.activation import activate
from tablee.games.artemis.rules.relief_track import ReliefStep
from tablee.games.artemis.rules.scoring.final_scoring import ScoreGame
from tests.games.artemis.scenario import board, building
from tests.games.artemis.test_basecamp import resolve


def test_r55_and_r58_an_expedition_credits_its_reward_and_its_steward() -> None:
    """TV30: alone there, both rewards, 2 points among them, and 1 point for the steward."""
    scene = board(3)
    scene.expedition("glass_ridge")
    scene.explore(0, 6, specialist="steward")
    scene.explore(0, 6)

    resolve(scene)
    scene.play("reward 1")

    assert scene.player(0).score == 3
    assert scene.credited() == {"expeditions": 3}


def test_r89_ocean_buildings_that_turn_goods_into_points() -> None:
    scene = board(2)
    scene.give(0, ore=9, energy=9)

    activate(scene.state, 0, building("ops_center"), NOBODY)
    activate(scene.state, 0, building("sensor_station"), NOBODY)

    assert scene.credited() == {"ocean_buildings": scene.player(0).score}


def test_r72_the_relief_track_credits_its_points() -> None:
    scene = board(2)
    spaces = scene.state.box.relief
    paying = next(space for space, reward in enumerate(spaces, 1) if reward.points)
    scene.player(0).relief = paying - 1

    scene.ask(ReliefStep(0))
    scene.play(f"relief {paying}")

    assert scene.credited() == {"relief": spaces[paying - 1].points}


def test_r103_and_r104_goods_and_the_buildings_that_count_them() -> None:
    """TV20: 17 energy and 4 ore are worth 3; a full Battery Bank is worth 1 and 3 more."""
    scene = board(2, number=6)
    scene.build(0, "battery_bank", "pioneer pioneer")
    scene.give(0, energy=17, ore=4, toolkits=0)
    scene.give(1, toolkits=1)

    scene.ask(ScoreGame())

    credited = scene.credited()
    assert (credited["unused_goods"], credited["surface_buildings"]) == (3, 4)
    assert sum(credited.values()) == scene.player(0).score
