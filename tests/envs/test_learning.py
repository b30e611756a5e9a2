"""The example that learns: its parts are right, and a tiny training runs and repeats itself."""

import importlib
import json
import sys
import warnings
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tablee import envs

FOLDER = Path(__file__).parents[2] / "examples" / "learning"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    """The script, its folder being where Python looks for modules."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what the libraries warn of is theirs
        pytest.importorskip("sb3_contrib", reason="it needs: pip install 'tablee[learn]'")
    sys.path.insert(0, str(FOLDER))
    try:
        return importlib.import_module("ppo_reworld")
    finally:
        sys.path.remove(str(FOLDER))


def test_both_seats_see_themselves_first(example: ModuleType) -> None:
    play = envs.pettingzoo("reworld", seats=2).play
    play.begin(1)
    eyes = example.Eyes(play.observer.columns)
    names = [column.name for column in play.observer.columns]
    views = [play.observe(seat) for seat in (0, 1)]

    first, second = eyes.see(np.stack(views), np.array([0, 1]))

    assert np.array_equal(first, views[0])
    for name, number in zip(names, second, strict=True):
        mine = views[1][names.index(_swapped(name))]
        names_a_seat = name.endswith((".by", ".owner", "admiral")) and mine >= 0
        assert number == (1 - mine if names_a_seat else mine), name


def _swapped(name: str) -> str:
    whose, bracket, rest = name.partition("]")
    if whose not in ("players[0", "players[1", "waits_for[0", "waits_for[1"):
        return name
    return whose[:-1] + str(1 - int(whose[-1])) + bracket + rest


def test_what_one_seat_gains_the_other_loses(example: ModuleType) -> None:
    """Three steps of seats 0, 1, 1 and the end: returns are the margins from then on."""
    games = example.SelfPlay("reworld", 1, seed=1)
    games.seats[0] = 0
    buffer = example.ZeroSum(
        3, games.observation_space, games.action_space, "cpu", 1.0, 1.0, 1, games=games
    )
    buffer.reset()
    for step, (seat, reward) in enumerate([(0, 1.0), (1, 5.0), (1, 2.0)]):
        buffer.observations[step, 0, 0] = seat
        buffer.rewards[step] = reward
        buffer.values[step] = 10.0 * step
    values = example.torch.tensor([100.0])  # of the next game: no part of this one

    buffer.compute_returns_and_advantage(values, np.array([True]))

    assert buffer.returns[:, 0].tolist() == [1.0 - 7.0, 7.0, 2.0]
    assert buffer.advantages[:, 0].tolist() == [-6.0, -3.0, -18.0]

    buffer.compute_returns_and_advantage(values, np.array([False]))

    assert buffer.returns[:, 0].tolist() == [1.0 + 93.0, -93.0, 2.0 - 100.0]


def weights(model: Any) -> list[float]:
    return [float(each.detach().sum()) for each in model.policy.parameters()]


def test_a_tiny_training_changes_the_policy_and_repeats_itself(example: ModuleType) -> None:
    model = example.new_model(3, games=4, steps=16)
    before = weights(model)
    model.learn(64)
    again = example.new_model(3, games=4, steps=16)
    again.learn(64)

    assert weights(model) != before
    assert weights(again) == weights(model)


def test_a_bot_teaches_both_seats(example: ModuleType) -> None:
    """Rewards are what the learning seat gains on the bot, game after game."""
    tables = example.Versus("reworld", "random", 2, seed=1)
    tables.reset()
    begun = [tables._margin(at) for at in (0, 1)]
    won = np.zeros(2)
    ended = np.zeros(2, bool)
    while not ended.any():
        margins = [tables._margin(at) for at in (0, 1)]
        assert np.allclose(won * sys.modules["self_play"].POINTS, np.subtract(margins, begun))
        shown, rewards, ended, _ = tables.step(tables.masks.argmax(1))
        won += rewards
        assert shown[:, 0].tolist() == [0.0, 1.0]
        assert tables.masks.any(1).all()
    model = example.new_model(3, "random", games=2, steps=8)
    before = weights(model)
    model.learn(16)
    assert weights(model) != before


def test_the_script_tests_keeps_and_draws(
    example: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = example.new_model
    monkeypatch.setattr(example, "RIVALS", ("random",))
    monkeypatch.setattr(example, "new_model", lambda seed, _: small(seed, games=4, steps=16))
    picture = tmp_path / "curve.svg"
    words = ["--decisions", "64", "--tests", "1", "--games", "2", "--last", "2"]
    monkeypatch.setattr(
        sys, "argv", ["ppo_reworld", *words, "--to", str(tmp_path), "--picture", str(picture)]
    )

    example.main()

    tested = [
        json.loads(line) for line in tmp_path.joinpath("curve.jsonl").read_text().splitlines()
    ]
    assert [(each["decisions"], each["games"]) for each in tested] == [(0, 2), (64, 2)]
    assert picture.read_text().count("<polyline") == 1
    assert (tmp_path / "policy.pt").exists()
