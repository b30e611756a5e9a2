"""Every question, event and action can be said; what is printed is said from the edition."""

import re
from importlib.resources import files
from typing import Any

import pytest

import tablee
from tablee.core import Decision, Event, Sentence
from tablee.games.reykholt import events
from tablee.games.reykholt.box import Box, Card
from tablee.games.reykholt.box import vocabulary as v
from tablee.games.reykholt.box.components import REST
from tablee.games.reykholt.box.edition import EDITION
from tablee.games.reykholt.rules.services.moments import Moment
from tablee.games.reykholt.state.book import PHASE_START
from tablee.games.reykholt.words.brief import space_brief
from tablee.games.reykholt.words.clauses import ACT, TO, joined
from tablee.games.reykholt.words.effects import (
    card_brings,
    card_does,
    event_does,
    scenario_does,
    space_does,
)
from tablee.games.reykholt.words.moments import condition, when
from tests.games.reykholt.scenario import GAME, board

ROOM = files("tablee.games.reykholt")
RULES = ROOM.joinpath("RULES.md").read_text("utf-8")
TEXTS = ROOM.joinpath("text", "en.ftl").read_text("utf-8")
KEYS = set(re.findall(r"^([\w-]+) =", TEXTS, re.MULTILINE))
QUESTIONS = [
    part
    for part in GAME.parts
    if issubclass(part, Decision) and part.__name__ not in ("OpenQuestion", "Detail")
]
BOXES = {seats: Box(EDITION.changed({}).values, seats) for seats in GAME.seats}


def said(sentence: Sentence, lang: str = "en") -> str:
    """Words without slips of composition."""
    words = GAME.say(sentence, lang)
    assert not re.search(r"  |[{}$]| [.,]|\(\)", words), words
    return words


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.__name__)
def test_every_question_has_words_and_names_a_rule_that_is_there(
    question: type[Decision[object]],  # type: ignore[type-var]
) -> None:
    assert any(key.split("-")[:2] == ["prompt", question.__name__] for key in KEYS)
    assert f"refuse-{question.__name__}" in KEYS
    assert f"**{question.rule}**" in RULES


def test_every_event_has_words() -> None:
    named = {kind.__name__ for kind in Event.__subclasses__() if kind.__module__ == events.__name__}

    assert len(named) > 25
    for name in named:
        assert any(key == f"event-{name}" or key.startswith(f"event-{name}-") for key in KEYS), name


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_whatever_is_printed_is_said(lang: str) -> None:
    sentences = [card_does(card) for card in BOXES[2].cards]
    sentences += [event_does(event) for event in BOXES[2].events]
    for seats, box in BOXES.items():
        sentences += [scenario_does(scenario, seats) for scenario in box.scenarios]
    for words in (said(sentence, lang) for sentence in sentences):
        assert not words[0].islower()
        assert words[-1] == "."
    for box in BOXES.values():
        assert all(said(space_does(space.parts), lang) for space in box.spaces)


def card(**words: Any) -> Card:
    """A service card of group A with these words instead of those of the Sower."""
    changes = {f"services.cards.sower.{name}": value for name, value in words.items()}
    edition = EDITION.changed({"services.cards.sower.provenance": "owner", **changes}).values
    return Box(edition, 2).cards[4]


def test_a_corrected_card_is_read_as_corrected() -> None:
    changed = card(
        trigger={"on": "phase_end", "phase": "work"},
        condition=[{"is": "stock_good_at_most", "good": "carrot", "n": 2}],
        cost=[{"op": "pay_any", "n": 2, "different": True, "exclude": ["tomato"]}],
        effect=[{"op": "advance"}, {"op": "gain", "goods": {"lettuce": 2}}],
        optional=True,
    )

    assert said(card_does(changed)) == (
        "At the end of work time, if you have at most 2 carrots in stock: you may discard 2 goods"
        " of different types (no tomatoes) to advance 1 table and take 2 lettuces."
    )
    assert said(card_does(changed), "fr").replace("\u00a0", " ") == (
        "À la fin du temps du travail, si vous avez au plus 2 carottes en stock : vous pouvez"
        " défausser 2 produits de types différents (sauf tomates) pour avancer d’une table et"
        " prendre 2 salades."
    )


def test_a_corrected_space_is_read_as_corrected_where_it_is_chosen() -> None:
    game = tablee.game(
        "reykholt",
        {
            "board.side_1_2.spaces.market-3.provenance": "owner",
            "board.side_1_2.spaces.market-3.parts": [
                {"op": "gain", "goods": {"carrot": 2}},
                {"op": "plant", "min": 1, "max": 3},
            ],
        },
    )
    state = game.set_up(2, {})

    words = game.say(game.describe(state, 0, game.parse("work market-3")), "en")

    assert words == "Market 3: take 2 carrots and plant 1 to 3 times"


EFFECTS = [
    (v.GainChoice(2), "take 2 goods of your choice"),
    (
        v.GainChoice(1, ("tomato", "carrot")),
        "take 1 good of your choice among tomatoes and carrots",
    ),
    (v.PayAny(1, different=True), "discard 1 good"),
    (v.PayAny("plates_of_own_table"), "discard as many goods as your table has plates"),
    (v.TakeGreenhouse("random", 2), "take 2 random greenhouses"),
    (v.TakeGreenhouse("choice", 1, (3, 4, 6)), "take 1 greenhouse with 3, 4 or 6 plots"),
    (v.Plant(0), "plant as often as you like"),
    (v.Plant(1), "plant at least once"),
    (v.Plant(0, 2), "plant up to 2 times if you like"),
    (v.Plant(2, 2), "plant twice"),
    (v.Plant(1, 1, as_size=1), "plant once, with any good, as if your greenhouses had 1 plot"),
    (v.Harvest("all"), "harvest once from each of your greenhouses"),
    (v.Harvest(1, min=0), "harvest once if you like"),
    (
        v.FillPlot("one_own_greenhouse", "tomato"),
        "add 1 tomato from the supply to one of your greenhouses with an empty plot",
    ),
    (v.GiveGreenhouse(2), "give 2 greenhouses with their goods to your opponent"),
    (
        v.LoseFromGreenhouse("own_choice_among_fullest", 2),
        "return 2 goods of your fullest greenhouse to the supply",
    ),
    (v.Advance(2), "advance 2 tables"),
]


@pytest.mark.parametrize(("effect", "words"), EFFECTS, ids=lambda given: str(given)[:40])
def test_every_effect_is_said_whatever_it_holds(effect: v.Op, words: str) -> None:
    assert said(joined([effect])) == words
    assert said(joined([effect]), "fr")


def test_neighbours_with_one_verb_share_it_and_verbs_take_the_form_they_need() -> None:
    effects = [v.TakeGreenhouse("random"), v.Gain(v.Goods(tomato=1)), v.Plant(1, 1)]

    assert said(joined(effects)) == "take 1 random greenhouse and 1 tomato and plant once"
    assert said(joined(effects), "fr") == ("prenez 1 serre aléatoire et 1 tomate et plantez 1 fois")
    assert said(joined(effects, TO), "fr") == (
        "prendre 1 serre aléatoire et 1 tomate et planter 1 fois"
    )
    assert said(joined(effects, ACT), "fr").startswith("Prendre 1 serre aléatoire et 1 tomate")


TRIGGERS = [
    (v.AfterOwnAction(), None, "After an action"),
    (v.AfterOwnAction("field", "plant"), None, "After a Field action with which you planted"),
    (v.AfterOwnPlacement(2), None, "After your second worker of the round"),
    (
        v.OpponentPlacement(),
        v.Limit("round", 2),
        "When an opponent has placed a worker, twice per round",
    ),
    (
        v.OwnPlant(4, "rarest_of_greenhouse"),
        None,
        "When you plant a greenhouse with 4 plots with its rarest good",
    ),
    (v.OwnPlant(), v.Limit("game", 3), "When you plant, 3 times per game"),
    (v.OwnArrival(), None, "When you arrive at a table in tourism"),
    (
        v.GreenhouseEmptied("rest"),
        None,
        "When a harvest in rest time empties one of your greenhouses",
    ),
]


@pytest.mark.parametrize(("trigger", "limit", "words"), TRIGGERS)
def test_every_trigger_is_said_whatever_it_holds(
    trigger: v.On, limit: v.Limit | None, words: str
) -> None:
    assert said(when(trigger, limit)) == words
    assert said(when(trigger, limit), "fr")


@pytest.mark.parametrize(
    "so",
    [
        v.SharesTableWithOther(),
        v.StockGoodAtMost("carrot", 0),
        v.StockGoodAtMost("carrot", 1),
        v.StockTotalAtMost(1),
        v.StockTotalAtLeast(4),
        v.LastOnTrack(),
        v.LastOnTrack(1),
        v.BehindOpponent(),
        v.HasEmptyPlot(),
        v.HasPlotForAbsentAllowedGood(),
        v.HasEmptyGreenhouse(),
        v.HasPlantedGreenhouse(),
        v.HasPlantedGreenhouseWithEmptyPlot(),
        v.PileAvailable((3, 4)),
        v.AdvancedInPhaseAtLeast(1),
        v.MostGreenhousesStrict(5),
        v.EmptyRowExists(),
        v.EmptyColumnExists(),
        v.FirstHarvestActionOfRound(),
        v.OwnWorkersInDistinctColumns(3),
    ],
    ids=lambda so: type(so).__name__,
)
def test_every_condition_is_said(so: v.Holds) -> None:
    assert said(condition(so)).startswith("if ")
    assert re.match("s(i |’)", said(condition(so), "fr"))


def test_a_condition_that_an_effect_says_itself_is_not_said() -> None:
    plain = card(
        trigger={"on": "phase_start", "phase": "rest"},
        condition=[{"is": "has_planted_greenhouse"}],
        effect=[{"op": "harvest", "max": 1}],
    )
    telling = card(
        trigger={"on": "phase_start", "phase": "rest"}, condition=[{"is": "has_planted_greenhouse"}]
    )

    assert said(card_does(plain)) == "At the start of rest time: harvest once."
    assert "if you have a planted greenhouse" in said(card_does(telling))


def test_questions_say_what_they_are_about() -> None:
    scene = board(2)
    scene.stock(0, "TTLM")
    scene.greenhouse(0, 5)
    scene.greenhouse(0, 6)
    scene.turn_of(0)
    question = said(GAME.question(scene.state, 0))
    assert question == "Your turn: place a worker. You have 3."

    scene.play("work field-3")

    assert scene.asked == "PlantGreenhouse"
    question = said(GAME.question(scene.state, 0))
    assert question == "Field 3: what do you plant, and where? At least 2 times."
    scene.play("plant mushroom 1")
    question = said(GAME.question(scene.state, 0))
    assert question == "Field 3: what do you plant, and where? At least once more."
    answer = said(GAME.describe(scene.state, 0, GAME.parse("plant tomato 2")))
    assert answer == "Plant a tomato in greenhouse 2 (6 tomatoes)"


def test_parts_and_branches_are_said_as_they_are_printed() -> None:
    scene = board(4)
    scene.stock(0, "T")
    scene.greenhouse(0, 5)
    scene.greenhouse(0, 6, "LL")
    scene.turn_of(0)

    scene.play("work field-1")

    answers = [said(GAME.describe(scene.state, 0, action)) for action in scene.state.legal()]
    assert answers == ["Plant once", "Harvest once"]
    scene = board(2)
    scene.greenhouse(0, 6, "LL")
    scene.turn_of(0)
    scene.play("work market-3")
    answers = [said(GAME.describe(scene.state, 0, action)) for action in scene.state.legal()]
    assert answers == ["Take 1 cauliflower", "Take 1 carrot"]


def test_tourism_says_the_table_and_what_it_asks_for() -> None:
    scene = board(2)
    scene.stock(0, "F")
    scene.at(0, 3)
    scene.tour(0)

    question = said(GAME.question(scene.state, 0))
    assert question == "Table 4 asks for 1 cauliflower. Do you pay, or use the bonus?"
    answers = [said(GAME.describe(scene.state, 0, action)) for action in scene.state.legal()]
    assert answers == [
        "Pay 1 cauliflower to go to table 4",
        "Bonus: go to table 4 and take 1 cauliflower",
    ]


def test_whatever_can_be_played_can_be_said_and_pointed_at() -> None:
    """Refusals name actions that are not possible; a board asks for every action, legal or not."""
    scene = board(2)
    scene.turn_of(0)

    for action in GAME.vocabulary.fixed():
        for lang in ("fr", "en"):
            assert said(GAME.describe(scene.state, 0, action), lang)
        for target in GAME.targets(scene.state, 0, action):
            assert re.fullmatch(r"[\w:.-]+", target)


def test_what_a_card_brings_is_said_without_its_moment() -> None:
    barter = next(card for card in BOXES[2].cards if card.code == "barter_stall")

    assert said(card_brings(barter, TO)) == (
        "discard 2 goods of the same type to take 1 good of your choice"
    )


BRIEF = [
    ([v.Gain(v.Goods(tomato=1)), v.Plant(1, 1)], "1 tomato, plant"),
    ([v.TakeGreenhouse("choice", 1, (5, 6)), v.ShareService()], "Greenhouse of 5 or 6, share"),
    ([v.TakeService(), v.TakeGreenhouse("random")], "Service card, random greenhouse"),
    (
        [v.Choose(((v.Plant(2),), (v.Harvest(3), v.TakeService())))],
        "Plant 2+ or harvest up to 3, service card",
    ),
    (
        [v.Exchange((v.PayAny(3, different=True),), (v.Advance(), v.Harvest(2)))],
        "3 different for 1 table, harvest up to 2",
    ),
    (
        [v.Exchange((v.PayAny(2, same=True),), (v.TakeGreenhouse("choice"),))],
        "2 alike for 1 greenhouse",
    ),
    ([v.Plant(1, 2), v.Plant(2, 2), v.Harvest(1)], "Plant 1 or 2 times, plant twice, harvest"),
    ([v.GainChoice(1), v.Advance(2)], "Take 1 good of your choice, advance 2 tables"),
]


@pytest.mark.parametrize(("parts", "words"), BRIEF, ids=lambda given: str(given)[:40])
def test_a_space_has_few_words_for_what_it_does(parts: list[v.Op], words: str) -> None:
    assert said(space_brief(parts)) == words
    assert said(space_brief(parts), "fr")


def test_what_is_printed_on_spaces_is_short() -> None:
    for box in BOXES.values():
        for lang in ("fr", "en"):
            assert all(len(said(space_brief(space.parts), lang)) < 36 for space in box.spaces)


def test_r77_what_a_planting_by_card_fills_is_said() -> None:
    scene = board(2)
    scene.card(0, "farm_girl")
    scene.stock(0, "CC")
    scene.greenhouse(0, 5)
    scene.greenhouse(0, 6)
    scene.ask(Moment(0, PHASE_START + REST, (), 0))
    question = said(GAME.question(scene.state, 0))
    assert question == "Start of rest time: do you use “Farm Girl”?"

    scene.play("use farm_girl")

    assert said(GAME.question(scene.state, 0)) == "“Farm Girl”: what do you plant, and where?"
    answer = said(GAME.describe(scene.state, 0, GAME.parse("plant carrot 2")))
    assert answer == "Plant a carrot in greenhouse 2 (3 carrots)"
