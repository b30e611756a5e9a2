"""Initial set-up (R1-R8) and everything that chance decides (R73)."""

from random import Random

import pytest

from tablee import CHANCE, BadSetup
from tablee.games.reworld.box.components import SATELLITE, SHUTTLE, TERRABOT, UNIT
from tablee.games.reworld.events import FirstPlayerChosen, RoundBegan
from tablee.games.reworld.rules.colossus_station import DealOfficers, FillPorts
from tablee.games.reworld.rules.setup import ChooseFirstPlayer
from tablee.games.reworld.state import NONE, ReworldState
from tests.games.reworld.scenario import GAME, RIVAL, Scene, Side, colony

COUNTS = (2, 3, 4)


def fresh(seats: int) -> ReworldState:
    return GAME.set_up(seats, {})


@pytest.mark.parametrize("seats", COUNTS)
def test_r1_two_to_four_players_have_five_docks_each(seats: int) -> None:
    """Two, three or four people play, each with five docks."""
    state = fresh(seats)

    assert [len(player.docks) for player in state.players] == [5] * seats
    state.check()


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_r1_other_numbers_of_players_are_refused(seats: int) -> None:
    """Nobody plays alone or with five."""
    with pytest.raises(BadSetup):
        fresh(seats)


@pytest.mark.parametrize("seats", COUNTS)
def test_r2_the_mothership_shows_the_side_of_the_player_count(seats: int) -> None:
    """The side of the mothership depends on the number of players."""
    assert {len(places) for places in fresh(seats).box.mothership} == {seats - 1}


def test_r2_four_players_see_the_printed_points() -> None:
    """The rulebook's examples print defence, A and B for four players."""
    assert fresh(4).box.mothership[:3] == ((20, 10, 4), (18, 10, 4), (16, 8, 4))


@pytest.mark.parametrize("seats", COUNTS)
def test_r3_all_fourteen_ships_are_free_at_every_player_count(seats: int) -> None:
    """All fourteen population ships are in play."""
    assert fresh(seats).ship_owners == [NONE] * 14


def test_r3_the_place_of_a_ship_is_not_drawn() -> None:
    """Places of ships change nothing, so chance draws none: only the first player."""
    assert fresh(3).agenda == [ChooseFirstPlayer()]


def test_r4_a_colony_begins_without_any_row() -> None:
    """Five docks at the left, an empty colony at the right."""
    for player in fresh(4).players:
        assert player.docks == player.cities == ((),) * 5
        assert player.defence == player.shuttles == player.satellites == ()


def test_r4_rows_have_no_limit() -> None:
    """A row may grow as long as it likes."""
    shuttles = " ".join(["shuttle-1"] * 8)
    farms = " ".join(["farm"] * 9)
    scene = colony(
        Side(docks={1: "shuttle-1"}, defence=shuttles, cities={"A": f"bot-A {farms}"}), RIVAL
    )

    scene.play("defend 1")

    assert len(scene.player().defence) == 9


def test_r5_everybody_starts_at_zero() -> None:
    """Everybody starts with no points."""
    assert [player.score for player in fresh(4).players] == [0, 0, 0, 0]


def test_r6_the_bag_holds_all_hundred_modules() -> None:
    """All modules are in the bag: 25 terrabots, 20 shuttles, 39 units, 16 satellites."""
    state = fresh(2)
    kinds = state.box.modules

    assert sum(state.bag) == 100
    for kind, printed in ((TERRABOT, 25), (SHUTTLE, 20), (UNIT, 39), (SATELLITE, 16)):
        in_bag = [count for count, of in zip(state.bag, kinds, strict=True) if of.kind == kind]
        assert sum(in_bag) == printed


def test_r7_four_panels_wait_for_each_letter() -> None:
    """Twenty panels, four for each letter, named with that letter."""
    panels = fresh(2).box.panels

    assert [len(names) for names in panels] == [4] * 5
    for letter, names in zip("ABCDE", panels, strict=True):
        assert {name[0] for name in names} == {letter}


@pytest.mark.parametrize("seats", COUNTS)
def test_r8_each_player_is_as_likely_to_begin(seats: int) -> None:
    """The first player is drawn by lot."""
    frame = fresh(seats).agenda[-1]
    assert isinstance(frame, ChooseFirstPlayer)

    outcomes = frame.outcomes(fresh(seats))

    assert [(action.text, chance) for action, chance in outcomes] == [
        (f"first {seat}", 1 / seats) for seat in range(seats)
    ]


def test_r8_the_first_player_takes_the_admiral_and_round_one_begins() -> None:
    """The counter stands on round 1 and the first player has the admiral."""
    scene = Scene(fresh(3))

    scene.play("first 2")

    assert (scene.state.admiral, scene.state.round) == (2, 1)
    assert scene.events == [FirstPlayerChosen(2), RoundBegan(1, 2, 4)]


def test_r8_an_absent_seat_cannot_begin() -> None:
    """Only a seat of the table can be drawn."""
    draw = fresh(2).asked(CHANCE)
    assert draw is not None
    assert not draw.possible(fresh(2), GAME.parse("first 2"))


def test_r73_chance_draws_the_first_player_and_each_rounds_ports_and_hands_only() -> None:
    """Luck decides who begins and what each of the five rounds deals, nothing else."""
    state = fresh(2)
    rng = Random(1)
    drawn = []
    while not state.over:
        if state.seats_to_act == (CHANCE,):
            drawn.append(type(state.agenda[-1]))
            state.apply(state.sample(rng))
        else:
            state.apply(state.legal()[0])

    assert drawn == [ChooseFirstPlayer] + [FillPorts, DealOfficers] * 5
