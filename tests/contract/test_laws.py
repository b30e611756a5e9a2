"""Every game keeps the contract, for every seat count and mode."""

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

import tablee
from tests.contract import credits, draws, foresight, knowledge, laws, sentences, simultaneous
from tests.contract.laws import Setup
from tests.contract.toy.game import LanternsGame

GAMES = [LanternsGame(), *(tablee.game(game_id) for game_id in tablee.games())]
SETUPS = [setup for game in GAMES for setup in laws.setups(game)]
TESTS = Path(__file__).parents[1] / "games"

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
)


@pytest.mark.parametrize("law", PLAYED_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_law(law: Callable[[Setup, int], None], setup: Setup) -> None:
    law(setup, 7)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_many_random_games_end(setup: Setup) -> None:
    """A hundred for each seat count; fewer where only an option differs."""
    for seed in range(20 if setup.options else 100):
        laws.law_1_play_ends(setup, seed)


@pytest.mark.parametrize("game_id", tablee.games())
def test_every_rule_is_cited_by_a_test(game_id: str) -> None:
    rules = files(f"tablee.games.{game_id}").joinpath("RULES.md").read_text("utf-8")
    laws.law_7_rules_are_tested(rules, (TESTS / game_id).glob("test_*.py"))


@pytest.mark.parametrize("game_id", tablee.games())
def test_rules_have_the_same_numbers_in_both_languages(game_id: str) -> None:
    room = files(f"tablee.games.{game_id}")
    english, french = (room.joinpath(f).read_text("utf-8") for f in ("RULES.md", "RULES.fr.md"))
    numbered = [re.findall(r"^- \*\*(R\d+)\*\*", text, re.MULTILINE) for text in (english, french)]
    assert numbered[0]
    assert numbered[0] == numbered[1]


@pytest.mark.parametrize("package", ["kit", "cli", *(f"games.{g}" for g in tablee.games())])
def test_every_text_is_there_in_french_and_english(package: str) -> None:
    folder = files(f"tablee.{package}").joinpath("text")
    texts = {lang: folder.joinpath(f"{lang}.ftl").read_text("utf-8") for lang in laws.LANGUAGES}
    laws.law_7_texts_are_whole(texts)


SOURCE = Path(tablee.__file__).parent
ROOMS = [
    "kit",
    "core",
    "bots",
    "arena",
    "train",
    "cli",
    *(f"games/{game_id}" for game_id in tablee.games()),
]


def words_of(room: str) -> set[str]:
    """The keys that a room may use: its own, the kit's, and for the commands every game's."""
    rooms = ROOMS if room == "cli" else ("kit", room)
    return {
        key
        for path in (SOURCE / name / "text" / "en.ftl" for name in rooms)
        if path.exists()
        for key in re.findall(r"^([\w-]+) =", path.read_text("utf-8"), re.MULTILINE)
    }


@pytest.mark.parametrize("room", ROOMS)
def test_every_key_that_the_code_says_has_words(room: str) -> None:
    said = re.compile(r'(?:Sentence|complain|_refuse)\(\s*(?:[^"()]*, )?"([a-z][\w-]+)"')
    files_of = (SOURCE / room).rglob("*.py")
    keys = {key for path in files_of for key in said.findall(path.read_text("utf-8"))}
    assert not keys - words_of(room)


@pytest.mark.parametrize("game_id", tablee.games())
def test_a_game_tells_what_it_is_and_what_its_options_do(game_id: str) -> None:
    wanted = {"about"}
    for option in tablee.game(game_id).options:
        wanted |= {f"option-{option.name}", f"option-{option.name}-help"}
    assert not wanted - words_of(f"games/{game_id}")
