"""The names that other people's programs use (architecture, section 2)."""

import json
import subprocess
import sys
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


def test_importing_the_library_is_quick() -> None:
    """Counted in modules, not in seconds, which depend on what else the machine does."""
    script = "import sys; seen = set(sys.modules); import tablee; print(*set(sys.modules) - seen)"
    done = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    imported = done.stdout.split()
    packages = {name.partition(".")[0] for name in imported} - sys.stdlib_module_names
    ours = {".".join(name.split(".")[:2]) for name in imported if name.startswith("tablee.")}

    assert {name for name in packages if not name.endswith("__mypyc")} == {
        "msgspec",
        "mypy_extensions",
        "tablee",
        "typing_extensions",
    }
    # No room, no bot, no words: whoever asks for one of them has it imported.
    assert ours == {
        "tablee.build",
        "tablee.core",
        "tablee.games",
        "tablee.kit",
        "tablee.outside",
    }
    assert len(imported) < 150


def test_what_is_imported_later_is_there() -> None:
    assert all(getattr(tablee, name) is not None for name in tablee.__all__)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        tablee.chess  # type: ignore[attr-defined]  # noqa: B018 - that is what is tried
