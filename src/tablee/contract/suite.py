"""The tests of the contract: every law for every seat count and mode of a game."""

import re
from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any

import pytest

import tablee
from tablee.contract import (
    credits,
    draws,
    foresight,
    knowledge,
    laws,
    planning,
    sentences,
    simultaneous,
    texts,
)
from tablee.contract.laws import Setup
from tablee.contract.machine import run_machine
from tablee.core import Decision, Game

PLAYED_LAWS = (
    laws.law_1_play_ends,
    laws.law_2_clones_are_independent,
    laws.law_3_record_and_snapshot_are_true,
    laws.law_3_every_part_is_named,
    knowledge.law_4_secrets_are_kept,
    knowledge.law_4_open_questions_are_open,
    knowledge.law_4_what_looks_alike_sounds_alike,
    knowledge.law_4_worlds_vary,
    knowledge.law_4_worlds_are_likely,
    laws.law_5_illegal_is_refused,
    laws.law_6_components_are_conserved,
    sentences.law_7_people_read_words,
    draws.law_8_probabilities_are_true,
    draws.law_8_nothing_impossible_is_drawn,
    draws.law_8_chance_has_words,
    simultaneous.law_9_sealed_answers_tell_nothing,
    simultaneous.law_9_answers_commute,
    foresight.law_10_foresight_is_true,
    foresight.law_10_foresight_tells_no_secret,
    foresight.law_10_what_uncovers_nothing_is_foreseen_alike,
    foresight.law_10_alike_answers_do_the_same,
    foresight.law_10_asking_changes_nothing,
    foresight.law_10_moves_are_completed,
    foresight.law_10_consequences_have_words,
    credits.law_11_credits_are_true,
    credits.law_11_sources_have_words,
    planning.law_12_planning_is_of_the_present,
    planning.law_12_the_turn_comes_back,
    planning.law_12_planning_tells_no_secret,
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The games are those of the option `--contract`."""
    ids = metafunc.config.getoption("contract") or ()
    spread(metafunc, [tablee.game(game_id) for game_id in ids], ids)


def spread(metafunc: pytest.Metafunc, played: Sequence[Game[Any]], ids: Sequence[str]) -> None:
    """A test that takes a law is run for each; one that takes a way to play or a game as well."""
    if "law" in metafunc.fixturenames:
        metafunc.parametrize("law", PLAYED_LAWS, ids=lambda law: law.__name__)
    if "setup" in metafunc.fixturenames:
        found = [setup for game in played for setup in laws.setups(game)]
        metafunc.parametrize("setup", found, ids=str)
    if "game_id" in metafunc.fixturenames:
        metafunc.parametrize("game_id", ids)


def test_law(law: Callable[[Setup, int], None], setup: Setup) -> None:
    """The law holds in a random game."""
    law(setup, 7)


def test_many_random_games_end(setup: Setup) -> None:
    """A hundred for each seat count; fewer where only an option differs."""
    for seed in range(20 if setup.options else 100):
        laws.law_1_play_ends(setup, seed)


def test_state_machine(setup: Setup) -> None:
    """Hypothesis finds no short play that goes wrong."""
    run_machine(setup)


def test_every_rule_is_cited_by_a_test(game_id: str, pytestconfig: pytest.Config) -> None:
    """Tests are looked for in `tests/games/GAME` if that is there, else in `tests`."""
    tests = pytestconfig.rootpath / "tests"
    own = tests / "games" / game_id
    rules = files(_room(game_id)).joinpath("RULES.md").read_text("utf-8")
    laws.law_7_rules_are_tested(rules, (own if own.is_dir() else tests).rglob("test_*.py"))


def test_rules_have_the_same_numbers_in_both_languages(game_id: str) -> None:
    """In the same order."""
    english, french = _numbered(game_id)
    assert english
    assert english == french


def test_every_question_names_a_rule(game_id: str) -> None:
    """While something is asked, the rules are opened at that rule, in either language."""
    english, french = map(set, _numbered(game_id))
    questions = [kind for kind in tablee.game(game_id).parts if issubclass(kind, Decision)]
    assert questions
    assert not [kind for kind in questions if kind.rule not in english & french]


def test_every_text_is_there_in_french_and_english(game_id: str) -> None:
    """With the same arguments."""
    laws.law_7_texts_are_whole(texts.texts_of(_room(game_id)))


def test_every_key_that_the_code_says_has_words(game_id: str) -> None:
    """Its own or the kit's."""
    texts.law_7_what_is_said_has_words(_room(game_id))


def test_a_game_tells_what_it_is_and_what_its_options_do(game_id: str) -> None:
    """For lists of games and the page of a new table."""
    wanted = {"about"}
    for option in tablee.game(game_id).options:
        wanted |= {f"option-{option.name}", f"option-{option.name}-help"}
    assert not wanted - texts.keys_of(_room(game_id))


def _room(game_id: str) -> str:
    """The package that holds the game."""
    return type(tablee.game(game_id)).__module__.rpartition(".")[0]


def _numbered(game_id: str) -> list[list[str]]:
    """The numbers of the rules, in English and in French."""
    room = files(_room(game_id))
    written = [room.joinpath(name).read_text("utf-8") for name in ("RULES.md", "RULES.fr.md")]
    return [re.findall(r"^- \*\*(R\d+)\*\*", text, re.MULTILINE) for text in written]
