"""Every question, event and action of the game can be said and pointed at."""

import re
from importlib.resources import files

import pytest

from tablee.core import Decision, Event
from tablee.games.artemis import events
from tests.games.artemis.scenario import GAME, board

ROOM = files("tablee.games.artemis")
RULES = ROOM.joinpath("RULES.md").read_text("utf-8")
TEXTS = ROOM.joinpath("text", "en.ftl").read_text("utf-8")
KEYS = set(re.findall(r"^([\w-]+) =", TEXTS, re.MULTILINE))
QUESTIONS = [
    part for part in GAME.parts if issubclass(part, Decision) and part.__name__ != "OpenQuestion"
]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.__name__)
def test_every_question_has_words_and_names_a_rule_that_is_there(
    question: type[Decision[object]],  # type: ignore[type-var]
) -> None:
    assert f"prompt-{question.__name__}" in KEYS
    assert f"refuse-{question.__name__}" in KEYS
    assert f"**{question.rule}**" in RULES


def test_every_event_has_words() -> None:
    named = {kind.__name__ for kind in Event.__subclasses__() if kind.__module__ == events.__name__}

    assert len(named) > 40
    for name in named:
        assert any(key == f"event-{name}" or key.startswith(f"event-{name}-") for key in KEYS), name


def test_whatever_can_be_played_can_be_pointed_at() -> None:
    """A board asks for every action, legal or not."""
    state = board(2).state

    for action in GAME.vocabulary.fixed():
        for target in GAME.targets(state, 0, action):
            assert re.fullmatch(r"[\w:.-]+", target)
    assert GAME.targets(state, 0, GAME.parse("place 3 gantry-5")) == ("die:3", "gantry:5")
    assert GAME.targets(state, 0, GAME.parse("place 3 expedition-1")) == ("die:3", "expedition:1")
    assert GAME.targets(state, 0, GAME.parse("lift pioneer shelters")) == ("shelters:pioneer",)
    assert GAME.targets(state, 0, GAME.parse("to 2")) == ("building:2",)
    assert GAME.targets(state, 0, GAME.parse("swap marine 4")) == ("building:4:marine",)
