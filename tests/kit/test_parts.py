"""A game's parts are found, none is forgotten, and no two have the same name."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.core import Frame, State
from tablee.games import ROOMS
from tablee.kit.parts import parts_of

STATE = """
from tablee.core import State

class CabinState(State):
    __slots__ = ()
"""
TURNS = """
from tablee.core import Step
from cabin.state import CabinState

class BeginRound(Step[CabinState]):
    __slots__ = ()

class Helper:
    pass
"""


@pytest.fixture
def cabin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A room with a state, a chapter, and a chapter in a folder."""
    room = tmp_path / "cabin"
    (room / "rules" / "solo").mkdir(parents=True)
    for folder in (room, room / "rules", room / "rules" / "solo"):
        (folder / "__init__.py").touch()
    (room / "state.py").write_text(STATE, "utf-8")
    (room / "rules" / "turns.py").write_text(TURNS, "utf-8")
    (room / "rules" / "solo" / "turn.py").write_text(
        TURNS.replace("BeginRound", "SoloTurn"), "utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    yield room
    for name in [name for name in sys.modules if name.partition(".")[0] == "cabin"]:
        del sys.modules[name]


@pytest.mark.usefixtures("cabin")
def test_states_and_frames_are_found_wherever_they_are() -> None:
    assert sorted(part.__name__ for part in parts_of("cabin")) == [
        "BeginRound",
        "CabinState",
        "SoloTurn",
    ]


def test_two_frames_of_one_name_are_refused(cabin: Path) -> None:
    (cabin / "rules" / "solo" / "turn.py").write_text(TURNS, "utf-8")

    with pytest.raises(TypeError, match=r"solo\.turn.* both have a class BeginRound"):
        parts_of("cabin")


@pytest.mark.parametrize("game_id", ROOMS)
def test_rooms_are_made_of_one_state_and_many_frames(game_id: str) -> None:
    parts = parts_of(f"tablee.games.{game_id}")

    assert sum(issubclass(part, State) for part in parts) == 1
    assert sum(issubclass(part, Frame) for part in parts) > 1
