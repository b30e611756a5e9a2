"""Colonists and buildings, whenever they come (R21-R30)."""

from tablee.games.artemis.box.components import MARINE, PIONEER
from tablee.games.artemis.events import NobodyLeft
from tablee.games.artemis.rules.colony.buildings import add_building
from tablee.games.artemis.rules.colony.colonists import GainFromBag, add_colonist
from tablee.games.artemis.rules.colony.places import colony, is_full, places_with_room
from tablee.games.artemis.rules.goods import gain, lose
from tablee.games.artemis.state.counts import fits, has_room
from tests.games.artemis.scenario import board, building, counts


def test_r21_points_count_at_once_and_may_fall_below_nothing() -> None:
    scene = board(2)

    gain(scene.state, 0, points=2)
    gain(scene.state, 1, points=-3)

    assert [player.score for player in scene.state.players] == [2, -3]


def test_r22_the_supply_never_runs_out() -> None:
    scene = board(2)

    gain(scene.state, 0, ore=200, energy=200, toolkits=100, badges=100)

    assert scene.goods(0) == (203, 203, 101)


def test_r23_typed_slots_then_free_ones() -> None:
    """Test vector 43: pioneer and any, with a pioneer inside, has room for any one colonist."""
    kind = board(2).state.box.kinds[building("recon_outpost")]

    assert all(has_room(kind, counts("pioneer"), colonist) for colonist in range(4))
    assert fits(kind, counts("pioneer pioneer"))
    assert not fits(kind, counts("engineer marine"))
    assert not fits(kind, counts("pioneer pioneer pioneer"))


def test_r23_full_is_every_slot_taken() -> None:
    scene = board(2)
    number = scene.build(0, "drone_dock", "pioneer")

    assert not is_full(scene.state, scene.player(0), number - 1)
    scene.move_in(0, number, "engineer")
    assert is_full(scene.state, scene.player(0), number - 1)
    assert places_with_room(scene.state, scene.player(0), PIONEER) == []


def test_r24_a_new_colonist_goes_where_there_is_room_or_into_the_shelters() -> None:
    scene = board(2)
    scene.build(0, "manufactory", "pioneer")
    scene.build(0, "sensor_station")
    scene.build(0, "crystal_foundry", "pioneer pioneer")
    scene.draw("marine")

    add_colonist(scene.state, 0, MARINE)
    scene.state.advance()

    assert scene.legal() == ["house 2", "shelter"]
    scene.play("house 2")
    assert scene.inside(0, 2) == counts("marine")


def test_r24_without_room_nothing_is_asked() -> None:
    scene = board(2)
    scene.draw("marine")

    add_colonist(scene.state, 0, MARINE)
    scene.state.advance()

    assert scene.state.over
    assert scene.player(0).shelters == counts("pioneer marine")


def test_r25_colonists_of_the_shelters_move_into_a_new_building() -> None:
    scene = board(2)
    scene.shelter(0, "pioneer pioneer pioneer marine")
    scene.build(0, "crystal_foundry", "pioneer pioneer")
    scene.state.pile[building("manufactory")] -= 1

    add_building(scene.state, 0, building("manufactory"))
    scene.state.advance()

    assert scene.legal() == ["enter pioneer", "done"]
    scene.play("enter pioneer", "enter pioneer")
    assert scene.state.over
    assert scene.player(0).shelters == counts("pioneer marine")
    assert scene.inside(0, 2) == counts("pioneer pioneer")


def test_r25_and_r133_nobody_has_to_move_in() -> None:
    """R25, R133."""
    scene = board(2)
    scene.state.pile[building("manufactory")] -= 1

    add_building(scene.state, 0, building("manufactory"))
    scene.state.advance()
    scene.play("done")

    assert scene.state.over
    assert scene.player(0).shelters == counts("pioneer")


def test_r26_a_colonist_of_another_building_does_not_move_in() -> None:
    scene = board(2)
    scene.shelter(0, "")
    scene.build(0, "crystal_foundry", "pioneer pioneer")
    scene.state.pile[building("manufactory")] -= 1

    add_building(scene.state, 0, building("manufactory"))
    scene.state.advance()

    assert scene.state.over


def test_r27_an_empty_bag_is_filled_with_the_discarded() -> None:
    scene = board(2)
    state = scene.state
    state.expelled = tuple(a + b for a, b in zip(state.expelled, state.bag, strict=True))
    state.bag = (0, 0, 0, 0)
    state.discarded = counts("marine")
    state.expelled = tuple(n - (k == MARINE) for k, n in enumerate(state.expelled))

    scene.ask(GainFromBag(0))
    assert scene.legal() == ["draw marine"]
    scene.play("draw marine")
    scene.ask(GainFromBag(0))

    assert state.over
    assert scene.told(NobodyLeft) == [NobodyLeft(0)]
    assert state.academy_stock == (0, 4, 4, 4)


def test_r29_nobody_loses_more_than_they_have() -> None:
    """Test vector 13."""
    scene = board(2)
    scene.give(0, ore=1, energy=5)

    lose(scene.state, 0, ore=2, energy=2)

    assert (scene.player(0).ore, scene.player(0).energy) == (0, 3)


def test_r30_the_colony_is_everybody_wherever_they_are() -> None:
    scene = board(3)
    scene.build(0, "sensor_station", "marine")
    scene.expedition("deep_vein")
    scene.explore(0, 3, pioneers=2)
    scene.explore(0, 1, specialist="steward")
    scene.explore(1, 1, specialist="steward")
    scene.enrol(0, 4, "engineer")

    assert colony(scene.state, 0) == (3, 1, 1, 1)
