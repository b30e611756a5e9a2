"""Weights: a room's file names what its class has, and whoever assigns others gets other values."""

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import tablee
from tablee.core import Weights
from tablee.core.draws import pick
from tablee.games import ROOMS


@pytest.fixture(params=ROOMS)
def game_id(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def weights(game_id: str) -> Iterator[Weights]:
    """Those of the game; whatever is assigned, they are as before afterwards."""
    found = tablee.game(game_id).weights
    assert found is not None
    before = found.vector()
    yield found
    found.assign(before)


def attributes(game_id: str) -> dict[str, str]:
    """The attributes that the class of a room writes down, with their types."""
    module = Path(tablee.__file__).parent / "games" / game_id / "prospects" / "weights.py"
    return {
        node.target.attr: ast.unparse(node.annotation)
        for node in ast.walk(ast.parse(module.read_text("utf-8")))
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute)
    }


def test_the_file_has_what_the_class_has(game_id: str, weights: Weights) -> None:
    kinds = {
        name: "float" if isinstance(number, float) else "tuple[float, ...]"
        for name, number in weights.numbers.items()
    }
    assert attributes(game_id) == kinds
    assert list(attributes(game_id)) == list(kinds), "in another order"


def test_a_vector_is_assigned_and_read_alike(weights: Weights) -> None:
    vector = weights.vector()
    names = weights.names()
    assert len(names) == len(set(names)) == len(vector)
    assert {name.partition("[")[0] for name in names} == set(weights.numbers)

    other = [number + 1.0 for number in vector]
    weights.assign(other)

    assert weights.vector() == other
    assert weights.names() == names


def test_a_version_is_one_assignment(weights: Weights) -> None:
    before = weights.version

    weights.assign(weights.vector())

    assert weights.version == before + 1


def judged(game_id: str) -> list[float]:
    """What seats think of the positions of a random game."""
    game = tablee.game(game_id)
    match = tablee.Match(game, game.seats[-1], 3)
    rng = Random(3)
    values = []
    for _ in range(80):
        if match.over:
            break
        seat = pick(rng, match.seats_to_act)
        values += [game.value(match.state, seat), game.estimate(match.state, seat)]
        match.play(pick(rng, match.legal(seat)), seat)
    return values


def test_the_estimate_ends_as_the_score(game_id: str) -> None:
    game = tablee.game(game_id)
    match = tablee.Match(game, game.seats[-1], 5)
    rng = Random(5)
    while not match.over:
        seat = pick(rng, match.seats_to_act)
        match.play(pick(rng, match.legal(seat)), seat)

    estimates = [game.estimate(match.state, seat) for seat in range(game.seats[-1])]
    assert estimates == match.scores()


def test_nothing_of_old_weights_is_remembered(game_id: str, weights: Weights) -> None:
    vector = weights.vector()
    before = judged(game_id)

    weights.assign([number * 0.9 for number in vector])
    changed = judged(game_id)
    weights.assign(vector)

    assert changed != before
    assert judged(game_id) == before
