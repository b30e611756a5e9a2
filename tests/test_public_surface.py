"""The names that other people's programs use (architecture, section 2)."""

import json
from random import Random

import pytest

import tablee


def test_the_library_in_ten_lines() -> None:
    assert "reworld" in tablee.games()
    game = tablee.game("reworld")
    match = tablee.Match(game, seats=3, seed=7, options={})
    (seat,) = match.seats_to_act
    assert match.legal() == match.legal(seat)
    assert match.legal((seat + 1) % 3) == []
    before = match.state.clone()
    match.play(str(match.legal()[0]))
    assert match.undo()
    assert before == match.state
    assert not match.over
    assert match.scores() == [0, 0, 0]
    assert match.winners() == [0, 1, 2]
    assert [(result.seat, result.place) for result in match.outcome().results] == [
        (0, 1),
        (1, 1),
        (2, 1),
    ]
    assert json.dumps(match.view(0)) != json.dumps(match.view(None))
    assert match.prompt(seat, lang="fr").startswith("À vous")
    again = tablee.Record.loads(str(match.record)).replay()
    assert again.state == match.state


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_chooses_a_legal_action(name: str) -> None:
    match = tablee.Match(tablee.game("reworld"), seats=2, seed=1)
    seat = match.seats_to_act[0]
    world = match.game.determinize(match.state, seat, Random(1))
    assert tablee.bot(name).choose(match.game, world, seat, Random(2)) in match.legal()


def test_unknown_names_are_refused_with_what_is_known() -> None:
    with pytest.raises(tablee.UnknownGame, match=r"There is no game “chess”\. Known: .*reworld"):
        tablee.game("chess")
    with pytest.raises(tablee.TableeError, match="Known: random, greedy"):
        tablee.bot("deep-thought")
    with pytest.raises(tablee.BadRecord, match="Line 1 of the record: “tablee” should be here"):
        tablee.Record.loads("hello")


def test_a_wrong_set_up_is_refused_in_words() -> None:
    game = tablee.game("reworld")
    with pytest.raises(tablee.BadSetup, match="2, 3, 4 players"):
        tablee.Match(game, seats=5)
    with pytest.raises(tablee.BadSetup, match="There is no option “speed”"):
        tablee.Match(game, seats=2, options={"speed": 3})
    with pytest.raises(tablee.BadSetup, match="cannot be “perhaps”"):
        tablee.Match(game, seats=2, options={"r22_holder_may_rebuy": "perhaps"})


def test_an_illegal_action_names_its_rule_and_reason() -> None:
    match = tablee.Match(tablee.game("reworld"), seats=2, seed=1)
    with pytest.raises(tablee.IllegalAction, match="you take a module or the admiral") as refused:
        match.play("launch 1")
    assert refused.value.rule == "R11"
    with pytest.raises(tablee.BadNotation, match="Actions begin with: admiral"):
        match.play("castle")
