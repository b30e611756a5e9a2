"""Every game keeps the contract, for every seat count and mode; so does the toy."""

import pytest

import tablee
from tablee.contract import laws, texts
from tablee.contract.suite import (  # noqa: F401 - the same tests that other packages run
    spread,
    test_a_game_tells_what_it_is_and_what_its_options_do,
    test_every_key_that_the_code_says_has_words,
    test_every_question_names_a_rule,
    test_every_rule_is_cited_by_a_test,
    test_every_text_is_there_in_french_and_english,
    test_law,
    test_many_random_games_end,
    test_rules_have_the_same_numbers_in_both_languages,
    test_state_machine,
)
from tablee.games import ROOMS
from tests.contract.toy.game import LanternsGame

GAMES = [LanternsGame(), *(tablee.game(game_id) for game_id in ROOMS)]
#: Rooms whose words are read together with those of every other: commands say what games say.
SPEAKING = ("core", "bots", "arena", "train", "cli")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    spread(metafunc, GAMES, ROOMS)


@pytest.mark.parametrize("package", ["kit", "cli"])
def test_our_own_texts_are_there_in_french_and_english(package: str) -> None:
    laws.law_7_texts_are_whole(texts.texts_of(f"tablee.{package}"))


@pytest.mark.parametrize("room", ["kit", *SPEAKING])
def test_every_key_that_our_code_says_has_words(room: str) -> None:
    others = [*SPEAKING, *(f"games.{game_id}" for game_id in ROOMS)]
    known = [f"tablee.{other}" for other in others] if room == "cli" else []
    texts.law_7_what_is_said_has_words(f"tablee.{room}", *known)
