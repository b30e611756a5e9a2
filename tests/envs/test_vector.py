"""Many games at once are the same games, one by one."""

import subprocess
import sys

import numpy as np
import pytest

import tablee
from tablee import envs
from tablee.envs.actions import NoSuchAnswer


@pytest.mark.parametrize("game_id", tablee.games())
def test_every_row_is_the_game_that_is_played_alone(game_id: str) -> None:
    rng = np.random.default_rng(1)
    seats = tablee.game(game_id).seats[-1]
    many = envs.vector(game_id, 3, seats, reward="score")
    alone = [envs.pettingzoo(game_id, seats, reward="score") for _ in range(3)]
    many.reset(seed=9)
    for at, env in enumerate(alone):
        env.reset(seed=9 + at)
    for _ in range(40):
        for at, env in enumerate(alone):
            seen = env.observe(env.agent_selection)
            assert env.agent_selection == f"seat_{many.seats[at]}"
            assert seen["observation"].tobytes() == many.observations[at].tobytes()
            assert seen["action_mask"].tobytes() == many.masks[at].tobytes()
        answers = (rng.random(many.masks.shape) * many.masks).argmax(1)
        many.step(answers)
        for at, env in enumerate(alone):
            env.step(int(answers[at]))
            assert list(env.rewards.values()) == many.rewards[at].tolist()


def test_a_game_that_ends_begins_anew() -> None:
    rng = np.random.default_rng(1)
    many = envs.vector("reworld", 2, observation="features")
    many.reset(seed=1)
    seeds = [play.match.header.seed for play in many.plays]
    while not many.ended.any():
        assert not many.rewards.any()
        many.step((rng.random(many.masks.shape) * many.masks).argmax(1))
    at = int(many.ended.argmax())
    assert many.rewards[at].any()
    assert many.plays[at].match.decisions == 0
    assert many.plays[at].match.header.seed not in seeds
    assert many.masks[at].sum() == len(many.plays[at].match.legal())


def test_a_wrong_answer_is_refused_before_anything_is_played() -> None:
    many = envs.vector("reworld", 2, observation="features")
    many.reset(seed=1)
    answers = many.masks.argmax(1)
    answers[1] = 0
    with pytest.raises(NoSuchAnswer, match=r"Action 0 \(first 0\)"):
        many.step(answers)
    assert [play.match.decisions for play in many.plays] == [0, 0]
    with pytest.raises(tablee.TableeError, match="At least one is needed"):
        envs.vector("reworld", 0)


def test_nothing_of_it_is_imported_before_it_is_asked_for() -> None:
    code = (
        "import sys, tablee, tablee.envs; "
        "assert not {'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules); "
        "sys.modules['gymnasium'] = sys.modules['pyspiel'] = None\n"
        "for door in (lambda: tablee.envs.pettingzoo('reworld'), tablee.envs.openspiel):\n"
        "    try: door()\n"
        "    except tablee.TableeError as error: print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    assert done.stdout == (
        "gymnasium is not installed. Install it with: pip install tablee[envs]\n"
        "pyspiel is not installed. Install it with: pip install tablee[openspiel]\n"
    )
