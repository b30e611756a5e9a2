"""The relief track (R72-R75), and every event (R76)."""

import pytest

from tablee.games.artemis.box.components import EVENTS, QUARRY, VENTS
from tablee.games.artemis.events import EventActed, Lost, ReliefEnded
from tablee.games.artemis.rules.event import ResolveEvent
from tablee.games.artemis.rules.regions.basecamp import ResolveBasecamp
from tablee.games.artemis.rules.relief_track import ReliefStep, grant_relief
from tablee.games.artemis.rules.resolution import resolution
from tablee.games.artemis.rules.setup.preparation import DrawEvent
from tests.games.artemis.scenario import Scene, board, counts


def test_r72_and_r74_the_third_space_offers_the_first_three() -> None:
    """R72, R74. Test vector 11: 2 ore, 2 energy or 2 toolkits."""
    for space, goods in ((1, (3, 5, 1)), (2, (5, 3, 1)), (3, (3, 3, 3))):
        scene = board(2)
        scene.give(0, relief=2)

        scene.ask(ReliefStep(0))
        assert scene.player(0).relief == 3
        assert scene.legal() == ["relief 1", "relief 2", "relief 3"]
        scene.play(f"relief {space}")

        assert scene.goods(0) == goods


def test_r73_at_the_end_there_is_nothing_more() -> None:
    """Test vector 37; the reward for reaching the last space is given."""
    scene = board(2)
    scene.give(0, relief=7)

    scene.ask(ReliefStep(0))
    scene.play("relief 8")
    assert (scene.player(0).relief, scene.player(0).score) == (8, 2)
    scene.ask(ReliefStep(0))

    assert scene.state.over
    assert scene.player(0).relief == 8
    assert scene.told(ReliefEnded) == [ReliefEnded(0)]


def test_r74_what_the_later_spaces_give() -> None:
    scene = board(2)
    scene.give(0, relief=6)
    grant_relief(scene.state, 0, 2)
    scene.state.advance()

    scene.play("relief 7")
    assert scene.player(0).badges == 1
    scene.play("relief 5", "draw marine")
    assert scene.player(0).shelters == counts("pioneer marine")

    scene.give(0, relief=6)
    scene.ask(ReliefStep(0))
    scene.play("relief 6", "trade pioneer shelters", "into engineer")
    assert scene.player(0).shelters == counts("engineer marine")

    scene.give(0, relief=4)
    scene.ask(ReliefStep(0))
    scene.play("relief 4")
    assert scene.player(0).score == 1


def test_r75_several_steps_come_one_after_the_other() -> None:
    scene = board(2)
    scene.give(0, relief=1)

    grant_relief(scene.state, 0, 2)
    scene.state.advance()
    assert scene.legal() == ["relief 1", "relief 2"]
    scene.play("relief 1")

    assert scene.legal() == ["relief 1", "relief 2", "relief 3"]


def test_r75_several_players_step_in_turn_order() -> None:
    scene = board(3)
    scene.state.first = 2
    scene.expedition("deep_vein")
    for seat in (0, 1, 2):
        scene.give(seat, relief=1)
        scene.explore(seat, 1)

    scene.ask(ResolveBasecamp())
    turns = []
    while not scene.state.over:
        turns.append(scene.turn)
        scene.play("relief 1")

    assert turns == [2, 0, 1]


def happening(code: str, seats: int = 3) -> Scene:
    scene = board(seats)
    scene.happen(code)
    return scene


@pytest.mark.parametrize("code", [code for code in EVENTS if code != "relic_pulse"])
def test_r76_every_event_acts_once_at_its_letter(code: str) -> None:
    scene = happening(code)
    letter = scene.state.box.events[EVENTS.index(code)].letter

    if letter == 7:  # at once
        scene.state.event_deck.append(scene.state.event)
        scene.state.event = -1
        scene.ask(DrawEvent())
        scene.play(f"event {code}")
    else:
        scene.state.then(*resolution(scene.state))
        scene.state.advance()

    assert scene.told(EventActed) == [EventActed(EVENTS.index(code))]


def test_r76_blizzard_makes_expeditions_harder() -> None:
    scene = happening("blizzard")
    scene.expedition("blue_fissure")  # difficulty 6
    scene.explore(0, 6)

    scene.state.then(*resolution(scene.state))
    scene.state.advance()

    assert scene.player(0).relief == 1


def test_r76_sonar_survey_rewards_those_at_basecamp() -> None:
    scene = happening("sonar_survey")
    scene.expedition("blue_fissure")
    scene.explore(1, 1)
    scene.explore(1, 1)

    scene.ask(ResolveEvent())

    assert [player.energy for player in scene.state.players] == [3, 4, 3]


def test_r76_thermal_surge_and_cave_in_count_players() -> None:
    surge = happening("thermal_surge", 4)
    surge.stock(energy=5)
    surge.ask(ResolveEvent())
    assert surge.state.energy_stock == 9

    cave_in = happening("cave_in", 4)
    cave_in.stock(ore=3)
    cave_in.ask(ResolveEvent())
    assert cave_in.state.ore_stock == 0


def test_r76_clogged_collectors_hit_all_who_tie() -> None:
    scene = happening("clogged_collectors")
    scene.harvest(VENTS, (0, 1), (1, 2))
    scene.give(1, energy=1)

    scene.ask(ResolveEvent())

    assert [player.energy for player in scene.state.players] == [1, 0, 3]
    assert scene.told(Lost) == [Lost(0, energy=2), Lost(1, energy=1)]


def test_r76_nobody_is_hit_where_the_most_is_nothing() -> None:
    for code in ("clogged_collectors", "structural_inspection"):
        scene = happening(code)
        scene.ask(ResolveEvent())
        assert not scene.told(Lost)
    cold = happening("heating_failure")
    for seat in range(3):
        cold.shelter(seat, "")
    cold.ask(ResolveEvent())
    assert not cold.told(Lost)


def test_r76_drifting_lode_rewards_those_without_a_die_at_the_quarry() -> None:
    scene = happening("drifting_lode")
    scene.harvest(QUARRY, (1, 2))

    scene.ask(ResolveEvent())

    assert [player.ore for player in scene.state.players] == [4, 3, 4]


def test_r76_standard_blueprints_lower_the_price() -> None:
    scene = happening("standard_blueprints")
    scene.tiles("manufactory")
    scene.bid(0, 4, tile=1)
    scene.shelter(0, "")
    scene.give(0, ore=3)

    scene.state.then(*resolution(scene.state))
    scene.state.advance()
    scene.play("buy")

    assert scene.player(0).ore == 0


def test_r76_structural_inspection_hits_the_most_dice_at_the_gantry() -> None:
    scene = happening("structural_inspection")
    scene.tiles("manufactory", "drone_dock")
    scene.bid(0, 1, tile=1)
    scene.bid(2, 2, tile=1)
    scene.bid(2, 3, tile=2)

    scene.ask(ResolveEvent())

    assert [player.ore for player in scene.state.players] == [3, 3, 1]


@pytest.mark.parametrize(("code", "price"), [("quarantine", 3), ("welcome_committee", 1)])
def test_r76_the_price_of_a_colonist_this_round(code: str, price: int) -> None:
    scene = happening(code)
    scene.arrive("marine")
    scene.recruit((0, 1))

    scene.state.then(*resolution(scene.state))
    scene.state.advance()
    scene.play("recruit marine")

    assert scene.player(0).energy == 3 - price


def test_r76_a_scholarship_is_offered_in_turn_order_while_engineers_last() -> None:
    scene = happening("scholarship")
    scene.state.first = 1
    scene.shelter(2, "marine")
    scene.state.academy_stock = (0, 1, 4, 4)
    scene.state.expelled = (0, 3, 0, 0)

    scene.ask(ResolveEvent())
    assert scene.turn == 1
    assert scene.legal() == ["study", "skip"]
    scene.play("skip")
    assert scene.turn == 0, "seat 2 has no pioneer"
    scene.play("study")

    assert scene.state.over
    assert scene.player(0).shelters == counts("engineer")
    assert scene.state.academy_stock[1] == 0


def test_r76_heating_failure_hits_the_fullest_shelters() -> None:
    scene = happening("heating_failure")
    scene.shelter(1, "pioneer marine")

    scene.ask(ResolveEvent())

    assert [player.energy for player in scene.state.players] == [3, 1, 3]


def test_r76_supply_drop_and_unplanned_shuttle() -> None:
    scene = happening("supply_drop")
    scene.ask(ResolveEvent())
    assert [player.toolkits for player in scene.state.players] == [2, 2, 2]

    scene = happening("unplanned_shuttle")
    scene.arrive("pioneer " * 11)
    scene.ask(ResolveEvent())
    scene.play("draw steward")
    assert scene.state.over, "twelve are enough"
    assert scene.state.doorstep == (11, 0, 0, 1)
