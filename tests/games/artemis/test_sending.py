"""Colonists sent on expeditions (R33-R39)."""

import pytest

from tablee.games.artemis.rules.placement import NextPlacement
from tablee.games.artemis.rules.regions.basecamp import strengths
from tests.games.artemis.scenario import Scene, board, counts


def sending(shelters: str, faces: str = "5", seats: int = 3) -> Scene:
    """Seat 0 is asked for a die; one expedition is there."""
    scene = board(seats)
    scene.expedition("deep_vein")
    scene.shelter(0, shelters)
    scene.dice(0, faces)
    scene.ask(NextPlacement(0))
    return scene


def test_r33_dice_lie_in_the_order_they_came() -> None:
    scene = sending("", "55")
    scene.explore(1, 6)

    scene.play("place 5 expedition-1", "place 5 expedition-1")

    assert [die[:2] for die in scene.state.card_dice[0]] == [(1, 6), (0, 5), (0, 5)]


def test_r34_one_specialist_or_some_pioneers_or_nobody() -> None:
    scene = sending("pioneer pioneer engineer marine steward", "2")

    scene.play("place 2 expedition-1")

    assert scene.legal() == [
        "alone",
        "send pioneers 1",
        "send pioneers 2",
        "send engineer",
        "send marine",
        "send steward",
    ]


@pytest.mark.parametrize(("resource", "goods"), [("energy", (2, 3)), ("ore", (3, 2))])
def test_r34_and_r36_two_pioneers_for_one_resource(resource: str, goods: tuple[int, int]) -> None:
    """R34, R36. Test vector 1: the die counts 7 and still shows 5."""
    scene = sending("pioneer pioneer")

    scene.play("place 5 expedition-1", "send pioneers 2", f"pay {resource}")

    assert scene.goods(0)[:2] == goods
    assert strengths(scene.state, 0)[0] == 7
    assert scene.state.card_dice[0][0][1] == 5
    assert scene.player(0).shelters == counts("")


def test_r34_whoever_cannot_pay_sends_nobody() -> None:
    scene = sending("pioneer engineer")
    scene.give(0, ore=0, energy=0)

    scene.play("place 5 expedition-1")

    assert scene.state.over
    assert scene.state.card_dice[0] == ((0, 5, 0, -1, 0),)


def test_r34_with_one_resource_only_there_is_nothing_to_choose() -> None:
    scene = sending("pioneer")
    scene.give(0, ore=1, energy=0)

    scene.play("place 5 expedition-1", "send pioneers 1")

    assert scene.state.over
    assert scene.player(0).ore == 0


@pytest.mark.parametrize(
    ("hub", "shelters", "paid"), [("pioneer pioneer", "", 0), ("pioneer", "pioneer", 1)]
)
def test_r35_colonists_of_a_hub_go_for_nothing(hub: str, shelters: str, paid: int) -> None:
    """Test vector 38: two of a Hub cost nothing, one of each costs one."""
    scene = sending(shelters)
    scene.build(0, "expedition_hub", hub)
    scene.give(0, ore=3, energy=0)

    scene.play("place 5 expedition-1", "send pioneers 2")

    assert scene.state.over
    assert scene.player(0).ore == 3 - paid
    assert scene.inside(0, 1) == counts("")


def test_r35_the_player_says_who_goes_where_equal_ones_stand_in_both() -> None:
    """Whoever goes from the Shelters may come back to the place in the Hub."""
    scene = sending("pioneer")
    scene.build(0, "expedition_hub", "pioneer")
    scene.give(0, ore=3, energy=0)

    scene.play("place 5 expedition-1", "send pioneers 1")
    assert scene.legal() == ["shelters 0", "shelters 1"]
    scene.play("shelters 1")

    assert scene.player(0).ore == 2
    assert scene.player(0).shelters == counts("")
    assert scene.inside(0, 1) == counts("pioneer")


def test_r35_some_must_leave_the_shelters_where_a_hub_has_too_few() -> None:
    scene = sending("pioneer pioneer pioneer")
    scene.build(0, "expedition_hub", "pioneer pioneer")
    scene.give(0, ore=3, energy=0)

    scene.play("place 5 expedition-1", "send pioneers 3")

    assert scene.legal() == ["shelters 1", "shelters 2", "shelters 3"]


def test_r35_whoever_cannot_pay_sends_those_of_the_hub() -> None:
    scene = sending("marine")
    scene.build(0, "expedition_hub", "marine")
    scene.give(0, ore=0, energy=0)

    scene.play("place 5 expedition-1", "send marine")

    assert scene.state.over
    assert scene.player(0).shelters == counts("marine")


def test_r35_a_hub_serves_whoever_has_no_resources() -> None:
    scene = sending("marine")
    scene.build(0, "expedition_hub", "engineer")
    scene.give(0, ore=0, energy=0)

    scene.play("place 5 expedition-1")

    assert scene.legal() == ["alone", "send engineer"]


def test_r37_a_marine_lowers_an_opponents_die() -> None:
    """Test vector 34: a 5 with a pioneer falls to 3 and counts 4, then to 1 and counts 2."""
    scene = sending("marine marine", "55")
    scene.explore(1, 5, pioneers=1)
    scene.give(0, ore=5, energy=0)

    scene.play("place 5 expedition-1", "send marine")
    assert scene.legal() == ["lower 1 by 1", "lower 1 by 2"]
    scene.play("lower 1 by 2")
    assert strengths(scene.state, 0)[1] == 4

    scene.play("place 5 expedition-1", "send marine", "lower 1 by 2")
    assert strengths(scene.state, 0)[1] == 2
    assert scene.state.card_dice[0][0] == (1, 1, 1, -1, 0)


def test_r37_a_2_can_only_lose_1_and_a_1_nothing() -> None:
    scene = sending("marine", "5")
    scene.explore(1, 1)
    scene.explore(2, 2)
    scene.give(0, energy=0)

    scene.play("place 5 expedition-1", "send marine")

    assert scene.legal() == ["lower 2 by 1"]
    assert scene.refused("lower 3 by 1").rule == "R37"


def test_r37_without_a_target_the_marine_goes_all_the_same() -> None:
    scene = sending("marine", "55")
    scene.explore(0, 6)
    scene.explore(1, 1)
    scene.give(0, energy=0)

    scene.play("place 5 expedition-1", "send marine")

    assert scene.state.card_dice[0][-1] == (0, 5, 0, 2, 0)
    assert scene.asked == "PlaceDie"


@pytest.mark.parametrize(("face", "goes"), [(1, True), (2, True), (3, False), (6, False)])
def test_r38_a_steward_goes_with_a_1_or_a_2(face: int, *, goes: bool) -> None:
    scene = sending("steward pioneer", str(face))

    scene.play(f"place {face} expedition-1")

    assert ("send steward" in scene.legal()) == goes
    if not goes:
        assert scene.refused("send steward").rule == "R38"


def test_r38_the_die_counts_as_toolkits_made_it() -> None:
    scene = sending("steward", "3")

    scene.play("adjust 3 2", "place 2 expedition-1")

    assert "send steward" in scene.legal()


def test_r39_nobody_joins_a_die_that_was_placed() -> None:
    scene = sending("pioneer pioneer", "46")
    scene.give(0, energy=0)

    scene.play("place 4 expedition-1", "alone", "place 6 expedition-1", "send pioneers 2")

    assert [die[2] for die in scene.state.card_dice[0]] == [0, 2]
