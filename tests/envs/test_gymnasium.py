"""Gymnasium: its own check, and one seat against bots."""

from random import Random

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tablee
from tablee import envs
from tablee.contract.laws import Setup, setups

SETUPS = [setup for game_id in tablee.games() for setup in setups(tablee.game(game_id))]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.filterwarnings("ignore:.*WARN.*:UserWarning")
def test_it_is_a_gymnasium_environment(setup: Setup) -> None:
    options = dict(setup.options)
    env = envs.gymnasium(setup.game, setup.seats, options, rivals="random", render_mode="ansi")
    check_env(env, skip_render_check=True)


def test_a_seat_plays_against_bots_to_the_end() -> None:
    env = envs.gymnasium("reworld", 3, seat=1, rivals=["greedy", "random"], observation="features")
    rng = Random(1)
    observation, info = env.reset(seed=1)
    ended = False
    total = 0.0
    while not ended:
        assert 1 in env.play.state.seats_to_act
        assert env.action_masks().tolist() == observation["action_mask"].astype(bool).tolist()
        answer = int(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
        observation, reward, ended, cut, info = env.step(answer)
        assert not cut
        total += float(reward)
    place = env.play.match.outcome().results[1].place
    assert total == {1: 1.0, 2: 0.0, 3: -1.0}[place]


def test_the_same_seed_is_the_same_game_bots_and_all() -> None:
    records = []
    for _ in range(2):
        env = envs.gymnasium("century", rivals="random", observation="features")
        rng = Random(1)
        _, info = env.reset(seed=4)
        for _ in range(30):
            *_, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]).tolist())))
        records.append(str(env.play.match.record))
    assert records[0] == records[1]


def test_an_illegal_answer_ends_the_game_and_says_why() -> None:
    env = envs.gymnasium("reworld", rivals="random", observation="features")
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(0)
    assert (reward, ended) == (-1.0, True)
    assert "(first 0) is not an answer" in info["illegal"]


def test_the_learning_seat_sees_its_own_side_alone() -> None:
    env = envs.gymnasium("reworld", rivals="random", render_mode="ansi")
    env.reset(seed=1)
    assert env.render().count("hand: [") == 1


def test_rivals_that_do_not_fit_are_refused() -> None:
    with pytest.raises(tablee.TableeError, match="Rivals named: 1; needed: 2"):
        envs.gymnasium("reworld", 3, rivals=["greedy"])
    with pytest.raises(tablee.TableeError, match="There is no such seat"):
        envs.gymnasium("reworld", 2, seat=2)
    with pytest.raises(tablee.TableeError, match="no bot “deep-thought”"):
        envs.gymnasium("reworld", rivals="deep-thought")
