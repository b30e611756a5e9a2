"""OpenSpiel: its own tests, chance nodes, tensors and playthroughs."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

import tablee
from tablee import envs
from tablee.contract.laws import Setup, setups, some_positions
from tablee.envs.recall import Recall

NAMES = envs.openspiel()
SETUPS = [setup for game_id in tablee.games() for setup in setups(tablee.game(game_id))]
#: Every game, and those options that make another game of it.
MODES = [
    setup
    for setup in SETUPS
    if setup.options.keys() & {"mode", "hard_mode", "directives", "automa_level"}
    or (not setup.options and setup.seats == setup.game.seats[0])
]


def step(state: Any, rng: Random) -> None:
    """One random answer or draw."""
    if state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def spiel(setup: Setup) -> Any:
    """A way to play, as OpenSpiel loads it."""
    return pyspiel.load_game(f"tablee_{setup.game.id}", {"players": setup.seats, **setup.options})


def played(state: Any, rng: Random) -> Any:
    """The state after some random steps."""
    while not state.is_terminal() and len(state.history()) < 60:
        step(state, rng)
    return state


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_way_to_play_is_a_game_of_openspiel(setup: Setup) -> None:
    """To the end, and every state is copied, written down and read again."""
    pyspiel.random_sim_test(spiel(setup), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("setup", MODES, ids=str)
def test_a_playthrough_is_written(setup: Setup) -> None:
    said = generate_playthrough.playthrough(str(spiel(setup)), action_sequence=None, seed=1)
    assert "InformationStateString(0)" in said
    assert said.rstrip().splitlines()[-1].startswith("Returns() = ")


def test_a_playthrough_can_be_replayed() -> None:
    name = "tablee_reworld(players=2)"
    said = generate_playthrough.playthrough(name, action_sequence=None, seed=1)
    lines = [line for line in said.splitlines() if line.startswith("action: ")]
    sequence = [int(line.removeprefix("action: ")) for line in lines]
    assert generate_playthrough.playthrough(name, action_sequence=sequence) == said


def test_options_and_seats_are_parameters() -> None:
    game = pyspiel.load_game("tablee_artemis(players=3,directives=True)")
    assert game.num_players() == 3
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.action_to_string(state.legal_actions()[0]).startswith("keep ")
    with pytest.raises(tablee.BadSetup, match="2, 3, 4 players"):
        pyspiel.load_game("tablee_reworld(players=7)")


@pytest.mark.parametrize("game_id", tablee.games())
def test_chance_is_listed_wherever_it_can_be(game_id: str) -> None:
    state = pyspiel.load_game(f"tablee_{game_id}").new_initial_state()
    rng = Random(1)
    for _ in range(200):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
            continue
        outcomes = state.chance_outcomes()
        assert sum(likely for _, likely in outcomes) == pytest.approx(1.0)
        draw: Any = state.state.asked(tablee.CHANCE)
        is_listed = bool(draw.outcomes(state.state))
        assert is_listed != state.action_to_string(outcomes[0][0]).startswith("digit ")
        assert is_listed or game_id not in {"century", "reykholt"}
        state.apply_action(rng.choice(outcomes)[0])


def test_a_history_is_a_game() -> None:
    """The digits of seeds stand in it: it tells all that happened."""
    game = pyspiel.load_game("tablee_reworld")
    first = played(game.new_initial_state(), Random(3))
    again = game.new_initial_state()
    for action in first.history():
        again.apply_action(action)
    assert str(again) == str(first)
    assert again.state == first.state


def test_a_clone_is_played_on_by_itself() -> None:
    state = played(pyspiel.load_game("tablee_gaia(players=2)").new_initial_state(), Random(1))
    copy = state.clone()
    assert copy.state == state.state
    copy.apply_action(copy.legal_actions()[-1])
    assert copy.state != state.state
    assert len(copy.history()) == len(state.history()) + 1


def test_the_tensor_is_what_a_seat_knows() -> None:
    game = pyspiel.load_game("tablee_reworld")
    state = played(game.new_initial_state(), Random(2))
    env = envs.pettingzoo("reworld")
    for seat in range(2):
        expected = env.play.observer.array(state.state, seat)
        assert np.array_equal(np.array(state.observation_tensor(seat), np.float32), expected)
    world = state.clone()
    hidden = world.state.players[1].hand
    assert any(hidden)
    assert f'"hand":{list(hidden)}'.replace(" ", "") in state.observation_string(1)
    assert f'"hand":{list(hidden)}'.replace(" ", "") not in state.observation_string(0)


def test_who_recalls_everything_knows_what_it_knew_before() -> None:
    """Its own answers and all that it saw, in their order; the present stands last."""
    state = pyspiel.load_game("tablee_reworld").new_initial_state()
    rng = Random(4)
    known: list[list[str]] = [[], []]
    for _ in range(60):
        mover = state.current_player()
        before = state.state.clone()
        step(state, rng)
        for seat in range(2):
            *past, present = state.information_state_string(seat).splitlines()
            assert past[: len(known[seat])] == known[seat]
            new = past[len(known[seat]) :]
            assert any(line.startswith("> ") for line in new) == (seat == mover)
            if before == state.state:  # a digit: nothing has happened
                assert not new
            assert present == state.observation_string(seat)
            known[seat] = past


def test_a_clone_recalls_for_itself() -> None:
    state = played(pyspiel.load_game("tablee_century").new_initial_state(), Random(1))
    before = state.information_state_string(0)
    copy = state.clone()
    played(copy, Random(2))
    for _ in range(5):
        step(copy, Random(2))
    assert copy.information_state_string(0) != before
    assert state.information_state_string(0) == before


def test_nobody_recalls_a_sealed_answer_of_another() -> None:
    game = pyspiel.load_game("tablee_artemis(players=3,directives=True)")
    told = []
    for answer in (0, 1):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        state.apply_action(state.legal_actions()[answer])
        assert state.state.sealed
        told.append([state.information_state_string(seat) for seat in range(3)])
    assert [one == other for one, other in zip(*told, strict=True)] == [False, True, True]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_worlds_that_a_seat_cannot_tell_apart_are_recalled_alike(setup: Setup) -> None:
    """From any position on, also after an answer of its own, unless that shows it more."""
    rng = Random(7)
    for state in some_positions(setup, 7, 4):
        seat = state.seats_to_act[0]
        action = rng.choice(state.legal(seat))
        told = []
        for world in (state, setup.game.determinize(state, seat, rng)):
            shown: list[tablee.core.Event] = []
            after = world.clone()
            after.sink = shown.append
            after.apply(action, seat)
            uncovers = after.seats_to_act == (tablee.CHANCE,) or any(e.reveals for e in shown)
            recall = Recall(setup.game, seat, world)
            told.append(recall.told([] if uncovers or world.sealed else [(seat, action)]))
        assert told[0] == told[1]
