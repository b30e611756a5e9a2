"""What is laid out before the first round (R1-R8)."""

import pytest

from tablee.core import CHANCE, Match
from tablee.games.artemis.box.components import BUILDINGS, OCEAN_KINDS
from tablee.games.artemis.events import FirstPlayerDrawn
from tests.games.artemis.scenario import GAME, Scene, building


def new(seats: int, **options: object) -> Scene:
    return Scene(GAME.set_up(seats, options))  # type: ignore[arg-type]


def test_r1_the_academy_has_four_of_each_specialist() -> None:
    assert new(3).state.academy_stock == (0, 4, 4, 4)


@pytest.mark.parametrize(("seats", "total"), [(2, 70), (3, 69), (4, 68), (5, 67), (1, 70)])
def test_r2_all_other_colonists_are_in_the_bag(seats: int, total: int) -> None:
    state = new(seats).state

    assert sum(state.bag) == total
    assert state.bag[1:] == (20, 12, 12)


def test_r3_each_pile_has_two_of_each_kind() -> None:
    assert new(3).state.pile == [2] * len(BUILDINGS)


@pytest.mark.parametrize("seats", [1, 2])
def test_r3_a_marked_building_leaves_each_pile_with_two(seats: int) -> None:
    pile = new(seats).state.pile

    assert sum(pile[:OCEAN_KINDS]) == sum(pile[OCEAN_KINDS:]) == 25
    assert pile[building("assault_pod")] == pile[building("command_citadel")] == 1


def test_r3_both_copies_leave_if_the_table_wants_it() -> None:
    pile = new(2, r3_copies_removed=2).state.pile

    assert sum(pile[:OCEAN_KINDS]) == sum(pile[OCEAN_KINDS:]) == 24


def test_r4_and_r5_fourteen_events_and_22_expeditions_are_face_down() -> None:
    """R4, R5."""
    state = new(4).state

    assert len(state.event_deck) == 14
    assert len(state.expedition_deck) == 22


def test_r4_six_events_are_seen_in_a_game() -> None:
    match = Match(GAME, 2, seed=3)
    while not match.over:
        match.play(match.legal()[-1])

    assert len(match.state.past_events) == 5
    assert len(match.state.event_deck) == 8


def test_r6_what_everybody_begins_with() -> None:
    for player in new(5).state.players:
        assert (player.ore, player.energy, player.toolkits) == (3, 3, 1)
        assert player.shelters == (1, 0, 0, 0)
        assert (player.score, player.badges, player.relief) == (0, 0, 0)
        assert player.buildings == ()


def test_r7_the_first_player_is_drawn() -> None:
    scene = new(3)

    assert scene.state.seats_to_act == (CHANCE,)
    assert scene.legal() == ["first 0", "first 1", "first 2"]
    scene.play("first 2")
    assert scene.told(FirstPlayerDrawn) == [FirstPlayerDrawn(2)]
    assert scene.state.turn_order() == (2, 0, 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("hard", [False, True])
def test_r8_the_board_is_prepared_for_round_1(seats: int, *, hard: bool) -> None:
    """Test vector 16."""
    for seed in range(8):
        state = Match(GAME, seats, seed, {"hard_mode": hard}).state
        landed = 2 * (state.event == 13)  # the event with an unplanned shuttle

        assert state.round == 1
        assert len(state.cards) == seats - 1
        assert len(state.gantry) == seats
        assert sum(state.doorstep) - landed == seats + (0 if hard else 2)
