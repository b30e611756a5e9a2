"""French and English, from the environment or on demand."""

import re
from importlib.resources import files

import pytest

from tablee.cli.languages import environment_language, take_language
from tablee.games import ROOMS
from tests.cli.conftest import Tablee


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], expected: str) -> None:
    assert expected == environment_language(environment)


def test_the_flag_is_taken_from_anywhere() -> None:
    assert take_language(["--lang", "fr", "games"]) == ("fr", ["games"])
    assert take_language(["games", "--lang=en", "--json"]) == ("en", ["games", "--json"])
    assert take_language(["games"]) == (None, ["games"])


def test_flag_before_and_after_the_command(tablee: Tablee) -> None:
    before = tablee("--lang", "fr", "games")
    after = tablee("games", "--lang", "fr")

    assert before == after
    assert "joueurs" in before.out


def _keys(package: str, lang: str) -> set[str]:
    text = files(package).joinpath("text", f"{lang}.ftl").read_text("utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


def test_both_languages_have_the_same_messages() -> None:
    assert _keys("tablee.cli", "fr") == _keys("tablee.cli", "en")


def test_no_message_hides_one_of_a_game() -> None:
    ours = _keys("tablee.cli", "en")
    for room in ROOMS:
        assert set() == ours & _keys(f"tablee.games.{room}", "en")


@pytest.mark.parametrize("command", ["", "games", "play", "simulate", "replay", "edition", "bench"])
def test_help_is_spoken_in_both_languages(tablee: Tablee, command: str) -> None:
    words = [command] if command else []
    english = tablee(*words, "--help")
    french = tablee(*words, "--help", "--lang", "fr")

    assert (english.code, french.code) == (0, 0)
    assert "Show this page." in english.out
    assert "Affiche cette page." in french.out
    assert "help-" not in english.out
