"""The guided first game of every game, played: all that it has to say comes up, in few words."""

from functools import cache
from importlib.resources import files
from random import Random

import pytest

import tablee
from tablee.core import Sentence
from tablee.driver import Driver, Said, ask, said
from tablee.games import ROOMS
from tablee.kit.text import LANGUAGES
from tests.primers import chapters, pictured_rules

#: What fits beside the question on a phone, in characters.
LONGEST = 150
#: Those who sit in the learner's place: what they like to do differs.
LEARNERS = ("easy", "random")


@cache
def played(game_id: str, learner: str) -> list[Said]:
    """What was said in a whole guided game, in its order."""
    game = tablee.game(game_id)
    guide = game.guide
    assert guide is not None
    driver = Driver.new(game, guide.seats, guide.seed, guide.options)
    luck = Random(1)
    while True:
        driver.settle_openly([guide.seat])
        if driver.match.over:
            return said(guide, driver, guide.seat)
        seat = driver.match.seats_to_act[0]
        is_learner = seat == guide.seat
        bot = tablee.bot(learner if is_learner else guide.bot)
        action = ask(bot, driver.match, seat, luck)
        driver.decide(seat, action, "human" if is_learner else "bot")


@pytest.mark.parametrize("game_id", ROOMS)
def test_every_remark_comes_up_whatever_the_learner_likes(game_id: str) -> None:
    guide = tablee.game(game_id).guide
    assert guide is not None
    heard = {
        learner: [each.remark.key for each in played(game_id, learner)] for learner in LEARNERS
    }

    assert {key for keys in heard.values() for key in keys} == {r.key for r in guide.remarks}
    for keys in heard.values():
        assert len(set(keys)) == len(keys)
        # Nobody misses more than what never came up in their game.
        assert len(keys) >= len(guide.remarks) - 2


@pytest.mark.parametrize("game_id", ROOMS)
def test_remarks_are_short_and_name_a_rule(game_id: str) -> None:
    game = tablee.game(game_id)
    assert game.guide is not None
    rules = (files(f"tablee.games.{game_id}") / "RULES.md").read_text("utf-8")
    for remark in game.guide.remarks:
        assert f"**{remark.rule}**" in rules
        for lang in LANGUAGES:
            words = game.phrases.say(Sentence(remark.key), lang)
            assert len(words) <= LONGEST, (lang, remark.key, len(words))


@pytest.mark.parametrize("game_id", ROOMS)
def test_cards_have_words_and_pictures_belong_to_rules(game_id: str) -> None:
    game = tablee.game(game_id)
    rules = (files(f"tablee.games.{game_id}") / "RULES.md").read_text("utf-8")
    assert pictured_rules(game_id)
    assert all(f"**{rule}**" in rules for rule in pictured_rules(game_id))
    for lang in LANGUAGES:
        sentences = [game.phrases.say(Sentence(f"primer-{n}"), lang) for n in range(1, 6)]
        assert all(words.endswith(".") and len(words) <= 170 for words in sentences), sentences
        for chapter in chapters(game_id):
            assert game.phrases.say(Sentence(f"primer-{chapter}"), lang).endswith(".")
            assert game.phrases.say(Sentence(f"primer-{chapter}-title"), lang)
