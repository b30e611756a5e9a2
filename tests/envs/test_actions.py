"""Action ids: every answer has one, and the lists stay as they are."""

import pytest

import tablee
from tablee.contract.laws import Setup, positions, setups
from tablee.core import Json, catalogue
from tablee.envs.actions import ActionIds, NoSuchAnswer, action_ids

GAMES = [tablee.game(game_id) for game_id in tablee.games()]
SETUPS = [setup for game in GAMES for setup in setups(game)]

#: What was learned with ids is worthless with others: a change here is told to everybody.
DIGESTS = {
    "artemis": (1434, "ce25c8ae1bb4"),
    "century": (9948, "19d5a1b2b6ea"),
    "gaia": (3065, "fddfcc8cc7ae"),
    "reworld": (412, "7a9145b42afc"),
    "reykholt": (1853, "3de4bdb40b5b"),
}


@pytest.mark.parametrize("game_id", tablee.games())
def test_the_lists_of_ids_are_those_of_before(game_id: str) -> None:
    ids = action_ids(tablee.game(game_id))
    assert (ids.size, ids.digest) == DIGESTS[game_id]
    assert len(set(ids.texts)) == ids.size


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_answer_of_a_random_game_has_an_id_of_its_own(setup: Setup) -> None:
    ids = action_ids(setup.game)
    for state in positions(setup, 11):
        for seat in state.seats_to_act:
            legal = state.legal(seat)
            numbers = ids.of(legal)
            assert len(set(numbers)) == len(legal)
            assert max(numbers) < ids.size
            assert ids.action(numbers[-1], legal) == legal[-1]


def test_sets_of_hexes_are_numbered_as_they_are_offered() -> None:
    game = tablee.game("gaia")
    ids = action_ids(game)
    legal = [game.parse(text) for text in ("unite 0x1 1x-2", "token fed4", "unite 0x1 2x2")]
    numbers = ids.of(legal)
    assert [ids.texts[number] for number in numbers] == ["answer 1", "token fed4", "answer 2"]
    assert [ids.action(number, legal) for number in numbers] == legal
    with pytest.raises(NoSuchAnswer, match=r"\(answer 3\) is not an answer .* \(token fed4\)"):
        ids.action(numbers[2] + 1, legal)


def test_an_edition_changes_no_id() -> None:
    changes: dict[str, Json] = {"shields_0": 4, "shields_1": 12, "shields_2": 4}
    corrected = catalogue.game(
        "reworld", {f"shuttles.{name}": count for name, count in changes.items()}
    )
    assert ActionIds(corrected).digest == DIGESTS["reworld"][1]


def test_what_is_not_asked_is_refused_in_words() -> None:
    match = tablee.Match(tablee.game("reworld"), seats=2, seed=1)
    ids = action_ids(match.game)
    with pytest.raises(NoSuchAnswer, match=r"Action 0 \(first 0\) is not an answer .* \(leave\)"):
        ids.action(0, match.legal())
    with pytest.raises(NoSuchAnswer, match="nothing is asked of this seat"):
        ids.action(5, [])
    with pytest.raises(NoSuchAnswer, match=r"Action 9999 \(-\)"):
        ids.action(9999, match.legal())
