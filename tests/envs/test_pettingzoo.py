"""PettingZoo's own tests, and what they do not look at: seeds, rewards, records, pictures."""

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import tablee
from tablee import envs
from tablee.contract.laws import Setup, setups
from tablee.envs.actions import NoSuchAnswer
from tablee.envs.aec import AskedInTurn

SETUPS = [setup for game_id in tablee.games() for setup in setups(tablee.game(game_id))]
# PettingZoo would rather have no masks in observations, as all its own board games have them.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")


def some_answer(rng: Random, mask: Any) -> int:
    return int(rng.choice(np.flatnonzero(mask).tolist()))


def play_to_the_end(env: AskedInTurn, seed: int) -> dict[str, float]:
    """The sum of all rewards of a random game."""
    rng = Random(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        total[agent] += reward
        env.step(None if ended else some_answer(rng, observation["action_mask"]))
    return total


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_it_is_an_aec_environment(setup: Setup) -> None:
    api_test(envs.pettingzoo(setup.game, setup.seats, dict(setup.options)), num_cycles=6)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_it_is_a_parallel_environment(setup: Setup) -> None:
    env = envs.pettingzoo_parallel(setup.game, setup.seats, dict(setup.options))
    parallel_api_test(env, num_cycles=6)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_seed_is_a_game(setup: Setup) -> None:
    seed_test(lambda: envs.pettingzoo(setup.game, setup.seats, dict(setup.options)), num_cycles=2)


def test_what_follows_a_seed_follows_from_it() -> None:
    one, other = (envs.pettingzoo("reworld") for _ in range(2))
    for env in (one, other):
        env.reset(seed=3)
        env.reset()
    assert one.play.match.header.seed == other.play.match.header.seed != "3"


def test_a_seed_is_the_match_of_that_seed() -> None:
    env = envs.pettingzoo("reworld", seats=3)
    env.reset(seed=7)
    assert env.play.state == tablee.Match(tablee.game("reworld"), seats=3, seed=7).state


@pytest.mark.parametrize("reward", ["place", "win", "margin", "score"])
def test_rewards_sum_up_to_what_they_say(reward: str) -> None:
    env = envs.pettingzoo("reworld", seats=3, reward=reward, observation="features")
    total = play_to_the_end(env, 5)
    outcome = env.play.match.outcome()
    for result in outcome.results:
        rivals = [other.score for other in outcome.results if other is not result]
        assert (
            total[f"seat_{result.seat}"]
            == {
                "place": {1: 1.0, 2: 0.0, 3: -1.0}[result.place],
                "win": 1.0 if result.won else -1.0,
                "margin": result.score - max(rivals),
                "score": result.score,
            }[reward]
        )


def test_alone_the_automa_is_a_rival() -> None:
    total = play_to_the_end(envs.pettingzoo("gaia", 1, reward="place", observation="features"), 2)
    assert total == {"seat_0": -1.0}


def test_what_was_played_is_a_record() -> None:
    env = envs.pettingzoo("artemis", observation="features")
    play_to_the_end(env, 4)
    again = tablee.Record.loads(str(env.play.match.record)).replay()
    assert again.scores() == env.play.match.scores()


def test_an_answer_that_is_not_asked_for_is_refused_and_changes_nothing() -> None:
    env = envs.pettingzoo("reworld")
    env.reset(seed=1)
    before = env.play.state.clone()
    with pytest.raises(NoSuchAnswer, match="Possible: "):
        env.step(0)
    assert env.play.state == before


def test_seats_that_are_asked_at_once_answer_in_one_step() -> None:
    env = envs.pettingzoo_parallel("century", seats=3, observation="features")
    rng = Random(1)
    observations, _ = env.reset(seed=1)
    most = 0
    while env.agents:
        asked = [a for a in env.agents if not observations[a]["action_mask"][env.idle]]
        most = max(most, len(asked))
        assert len(asked) == len(env.play.state.seats_to_act)
        before = env.play.match.decisions
        actions = {a: some_answer(rng, observations[a]["action_mask"]) for a in env.agents}
        observations, rewards, _, _, _ = env.step(actions)
        assert env.play.match.decisions == before + len(asked)
    assert most == 3
    assert max(rewards.values()) == 1.0


def test_who_is_not_asked_has_nothing_to_say() -> None:
    env = envs.pettingzoo_parallel("artemis", seats=2, observation="features")
    observations, _ = env.reset(seed=1)
    rng = Random(1)
    actions = {a: some_answer(rng, observations[a]["action_mask"]) for a in env.agents}
    idle = next(a for a in env.agents if actions[a] == env.idle)
    with pytest.raises(NoSuchAnswer, match="nothing is asked"):
        env.step(actions | {idle: 0})


def test_sealed_answers_are_seen_by_nobody() -> None:
    """The second to answer sees the same whatever the first has answered."""
    seen = []
    for answer in (0, 1):
        env = envs.pettingzoo("artemis", 3, {"directives": True})
        env.reset(seed=2)
        assert env.play.state.sealed
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[answer]))
        assert env.play.state.sealed
        seen.append(env.last()[0]["observation"].tobytes())
    assert seen[0] == seen[1]


def test_it_is_shown_as_text_and_as_a_picture() -> None:
    env = envs.pettingzoo("reworld", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text.startswith("Reworld\nscores: 0 0\n")
    assert "hand: -" in text
    env = envs.pettingzoo("reworld", render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.min() < 100 < picture.max()
    assert envs.pettingzoo("reworld").render() is None


def test_mistakes_are_told_in_words() -> None:
    with pytest.raises(tablee.TableeError, match=r"There is no reward “money”\. Known: place, win"):
        envs.pettingzoo("reworld", reward="money")
    with pytest.raises(tablee.TableeError, match="There is no observation “smell” of Reworld"):
        envs.pettingzoo("reworld", observation="smell")
    with pytest.raises(tablee.BadSetup, match="2, 3, 4 players"):
        envs.pettingzoo("reworld", seats=9)
