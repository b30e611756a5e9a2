"""OpenSpiel: its own tests, chance nodes, tensors and playthroughs."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

import tablee
from tablee import envs
from tablee.contract.laws import Setup, setups
from tablee.envs.observations import observer
from tablee.envs.spiel import LISTED

NAMES = envs.openspiel()
SETUPS = [setup for game_id in tablee.games() for setup in setups(tablee.game(game_id))]


def step(state: Any, rng: Random) -> None:
    """One random answer or draw."""
    if state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def played(state: Any, rng: Random) -> Any:
    """The state after some random steps."""
    while not state.is_terminal() and len(state.history()) < 60:
        step(state, rng)
    return state


@pytest.mark.parametrize("name", NAMES)
def test_it_is_a_game_of_openspiel(name: str) -> None:
    """States that are listed in full are also written down and read again."""
    players = max(2, min(tablee.game(name.removeprefix("tablee_")).seats))
    game = pyspiel.load_game(f"{name}(players={players})")
    is_listed = name.removeprefix("tablee_") in LISTED
    pyspiel.random_sim_test(game, num_sims=1, serialize=is_listed, verbose=False)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_way_to_play_is_a_game_of_openspiel(setup: Setup) -> None:
    """Some steps of it; what is free text stays as it is."""
    params = {"players": setup.seats, **setup.options}
    state = pyspiel.load_game(f"tablee_{setup.game.id}", params).new_initial_state()
    rng = Random(1)
    for _ in range(12):
        step(state, rng)
    assert len(state.observation_tensor(0)) == observer(setup.game, setup.seats).size


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
        assert bool(draw.outcomes(state.state)) or game_id not in LISTED
        state.apply_action(rng.choice(outcomes)[0])


def test_a_history_is_a_game() -> None:
    """Seeds of draws stand in the history: it tells all that happened."""
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
    game = pyspiel.load_game("tablee_reworld(rng_seed=1)")
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


@pytest.mark.parametrize("name", ["tablee_reykholt", "tablee_gaia(players=2,rng_seed=1)"])
def test_a_playthrough_can_be_replayed(name: str) -> None:
    """One with listed draws, one with draws that the seed of the game says."""
    said = generate_playthrough.playthrough(name, action_sequence=None)
    lines = [line for line in said.splitlines() if line.startswith("action: ")]
    sequence = [int(line.removeprefix("action: ")) for line in lines]
    assert generate_playthrough.playthrough(name, action_sequence=sequence) == said
