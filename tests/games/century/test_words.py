"""Every question, event and action can be said; what is printed is said from the edition."""

import re
from dataclasses import is_dataclass
from importlib.resources import files
from pathlib import Path

import pytest

import tablee
from tablee.core import Decision, Json, Sentence
from tablee.games.century import events
from tablee.games.century.box import Box
from tablee.games.century.box.components import (
    ANCHORS,
    BONUS_CARDS,
    FIRST_TECHNOLOGY,
    TILES,
    cell_at,
)
from tablee.games.century.box.edition import EDITION
from tablee.games.century.words import naming
from tablee.games.century.words.cards import card_does
from tablee.games.century.words.technologies import (
    technology_does,
    technology_impact,
    technology_name,
)
from tests.games.century.scenario import GAME, Scene, table, tile

ROOM = files("tablee.games.century")
RULES = ROOM.joinpath("RULES.md").read_text("utf-8")
TEXTS = ROOM.joinpath("text", "en.ftl").read_text("utf-8")
KEYS = set(re.findall(r"^([\w-]+) =", TEXTS, re.MULTILINE))
ABSTRACT = ("HiddenQuestion", "OpenQuestion", "EffectTarget")
QUESTIONS = [
    part for part in GAME.parts if issubclass(part, Decision) and part.__name__ not in ABSTRACT
]
BOX = Box(EDITION.changed({}).values, 3)
TECHNOLOGIES = range(FIRST_TECHNOLOGY, len(TILES))


def said(sentence: Sentence, lang: str = "en", you: int | None = None) -> str:
    """Words without slips of composition, blanks all alike."""
    words = GAME.say(sentence, lang, you=you).replace("\u00a0", " ")
    assert not re.search(r"  |[{}$]| [.,]|\(\)|\.\.", words), words
    return words


def asked(scene: Scene, seat: int, lang: str = "en") -> str:
    """The question to a seat."""
    return said(GAME.question(scene.state, seat), lang, seat)


def answers(scene: Scene, seat: int, lang: str = "en") -> list[str]:
    """What a seat may answer; no two answers read alike."""
    state = scene.state
    words = [said(GAME.describe(state, seat, action), lang, seat) for action in state.legal(seat)]
    assert len(set(words)) == len(words), words
    return words


def log(scene: Scene, lang: str = "en", you: int | None = 0) -> list[str]:
    """Everything told so far."""
    return [said(GAME.tell(event), lang, you) for event in scene.events]


# All of it


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.__name__)
def test_every_question_has_words_and_names_a_rule_that_is_there(
    question: type[Decision[object]],  # type: ignore[type-var]
) -> None:
    assert f"prompt-{question.__name__}" in KEYS
    assert f"**{question.rule}**" in RULES


def test_every_event_has_words() -> None:
    named = [name for name, kind in vars(events).items() if is_dataclass(kind)]

    assert len(named) > 30
    for name in named:
        assert f"event-{name}" in KEYS


def test_every_refusal_has_words_and_every_word_of_refusal_is_used() -> None:
    rules = Path(str(ROOM)) / "rules"
    sources = [path.read_text("utf-8") for path in rules.rglob("*.py")]
    calls = [call for source in sources for call in re.findall(r"refuse\((.*)", source)]
    used = {f"refuse-{key}" for call in calls for key in re.findall(r'"([a-z][a-z-]+)"', call)}

    assert used == {key for key in KEYS if key.startswith("refuse-")}


def test_whatever_can_be_played_can_be_said() -> None:
    """Refusals name actions that are not possible, at any question."""
    auction = table(3)
    auction.offer("L1-01", "T1-09")
    auction.catastrophe("C1-1")
    auction.auction(0)
    building = table(3)
    building.attach(0, "L1-03", 1, 0, 1, cities="A")
    building.own(0, "T1-08")
    building.consolidate()
    building.act(0, "use T1-08 bridge", "on L1-03")
    scenes = (table(3, number=6), auction, building)
    many = ("cell", "bid", "raise")
    vocabulary = GAME.vocabulary.fixed()
    actions = [action for action in vocabulary if action.verb not in many]
    actions += [action for action in vocabulary if action.verb in many][::97]

    for first, scene in enumerate(scenes):
        for action in actions[first :: len(scenes)]:
            for lang in ("fr", "en"):
                assert said(GAME.describe(scene.state, 0, action), lang)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_whatever_is_printed_is_said(lang: str) -> None:
    for number in TECHNOLOGIES:
        assert said(technology_name(BOX, number), lang)[0].isupper()
        assert said(technology_does(BOX, number), lang)
        assert said(Sentence("together", things=technology_impact(BOX, number)), lang)
    for card in range(len(BONUS_CARDS)):
        assert said(card_does(BOX, card), lang)


# What is printed


def named(code: str) -> str:
    return said(technology_name(BOX, tile(code)))


def does(code: str, box: Box = BOX, lang: str = "en") -> str:
    return said(technology_does(box, tile(code)), lang)


def test_technologies_are_named_by_what_they_are() -> None:
    assert named("T1-01") == "Mine (+1)"
    assert named("T2-05") == "Bridge and locomotive"
    assert named("T3-02") == "Workers and waste transport"
    assert named("T1-12") == "Park"


def test_technologies_say_how_often_they_serve_and_what_they_cost() -> None:
    assert does("T1-06") == "once, settle one more citizen in an empty city"
    assert does("T2-11") == "each round, pay 3 coins and score 3 points"
    assert (
        does("T2-11", lang="fr") == "à chaque tour, payer 3 pièces et marquer 3 points de victoire"
    )
    assert does("T2-05") == (
        "once, build a bridge on one of your tiles;"
        " each round, move a citizen along the rails to an empty city"
    )
    assert does("T1-12") == "nothing but its impact"


def corrected(**changes: Json) -> Box:
    """A box whose Quality of life of rounds 3 and 4 is printed otherwise."""
    named_changes = {f"technologies.tiles.T2-11.{name}": value for name, value in changes.items()}
    edition = EDITION.changed({"technologies.tiles.T2-11.provenance": "owner", **named_changes})
    return Box(edition.values, 3)


def test_a_corrected_technology_is_read_as_corrected() -> None:
    dearer = corrected(
        effects=[{"kind": "quality_of_life", "coins": 1, "science": 2, "points": 1}],
        pollution=2,
    )

    assert does("T2-11", dearer) == "each round, pay 1 coin and 2 science and score 1 point"
    assert said(Sentence("together", things=technology_impact(dearer, tile("T2-11")))) == (
        "environment −2"
    )


def test_a_locomotive_with_a_price_says_it() -> None:
    priced = corrected(effects=[{"kind": "locomotive", "coins": 1}])

    assert does("T2-11", priced) == (
        "each round, pay 1 coin and move a citizen along the rails to an empty city"
    )


CARDS = {
    "K2-1": "1 point for each coin produced and 1 point for each science produced",
    "K2-2": "1 point for each point scored so far",
    "K2-3": "6 points for each territory without waste",
    "K4-1": "2 points for each working recycling centre and 1 point for each coin produced",
    "K4-2": (
        "the number under your environment marker if it is on a flower"
        " and 1 point for each point that your cities produced"
    ),
    "K4-3": (
        "what the environment gives for each territory without waste,"
        " 1 point for each science produced and minus 1 point for each waste token"
    ),
}


@pytest.mark.parametrize(("code", "words"), CARDS.items())
def test_bonus_cards_are_said_from_the_edition(code: str, words: str) -> None:
    card = [*CARDS].index(code)

    assert said(card_does(BOX, card)) == words


# Names


@pytest.mark.parametrize(
    ("x", "y", "name"),
    [
        (0, 0, "M13"),
        (1, -2, "N11"),
        (-12, 3, "A16"),
        (13, 0, "Z13"),
        (14, 0, "AA13"),
        (39, 0, "AZ13"),
    ],
)
def test_cells_have_a_letter_and_a_number(x: int, y: int, name: str) -> None:
    assert naming.cell_name(cell_at(x, y)) == name


def test_no_two_columns_and_no_two_rows_have_the_same_name() -> None:
    reach = range(-38, 46)

    assert len({naming.column_name(x) for x in reach}) == len(reach)
    assert len({naming.row_name(y) for y in reach}) == len(reach)


def ends(code: str, turn: int, span: str) -> list[str]:
    """The ends of a bridge on a tile that lies turned."""
    one, other = (ANCHORS.index(anchor) for anchor in span.split("-"))
    return [said(end) for end in naming.span(BOX, tile(code), turn, (one, other))]


def test_r61_the_ends_of_a_bridge_are_said_as_the_tile_lies() -> None:
    assert [ends("L1-03", turn, "N-p11") for turn in range(4)] == [
        ["the north side", "the point in the north-west"],
        ["the east side", "the point in the north-east"],
        ["the south side", "the point in the south-east"],
        ["the west side", "the point in the south-west"],
    ]
    assert ends("L1-03", 1, "N-W") == ["the north side", "the east side"]
    assert ends("L1-03", 3, "p21-p22") == ["the point in the west", "the point in the middle"]


def test_r61_a_bridge_may_end_in_a_city_or_at_a_building() -> None:
    assert ends("L1-03", 2, "N-p12") == ["the south side", "city A"]
    assert ends("T1-03", 1, "E-p22") == ["the south side", "the laboratory"]


# Questions and answers


def test_r19_the_starter_reads_what_is_for_sale() -> None:
    scene = table(3)
    scene.offer("L1-02", "L1-09", "T1-09")

    scene.auction(0)

    assert asked(scene, 0) == "Which territory do you auction (from 2 coins), or do you quit?"
    assert answers(scene, 0) == [
        "Territory 2 (A: 1 coin and a recycling centre; B: 3 coins)",
        "Territory 9 (A: 4 coins)",
        "Quit the auction and receive 4 coins (technology for 3 science)",
    ]
    assert answers(scene, 0, "fr")[2] == (
        "Quitter l’enchère et recevoir 4 pièces (technologie à 3 points de science)"
    )


def test_r20_bidding_says_the_lot_the_bid_and_the_bidder() -> None:
    scene = table(3)
    scene.offer("L1-02", "L1-09", "T1-09")
    scene.auction(0)
    scene.give(1, coins=5)
    scene.play("lot L1-09")
    assert asked(scene, 0) == "With which bid do you open the auction of territory 9?"

    scene.play("bid 3")

    assert asked(scene, 1) == "Territory 9: Player 1 bids 3 coins. Do you raise, pass or quit?"
    assert asked(scene, 1, "fr") == (
        "Territoire 9 : Joueur 1 offre 3 pièces. Surenchérir, passer ou quitter ?"
    )
    assert answers(scene, 1)[:3] == ["Raise to 4 coins", "Raise to 5 coins", "Pass on territory 9"]


def test_r27_the_last_one_in_buys() -> None:
    scene = table(3)
    scene.offer("L1-02", "L1-09", "T1-09", "T1-10", "T1-11")
    scene.auction(0)

    scene.play("quit", "decline", "quit", "decline")

    assert asked(scene, 2) == "You alone are left: buy a territory for 2 coins, or quit?"


def test_r29_technologies_say_what_they_do_and_bring() -> None:
    scene = table(3)
    scene.offer("L1-02", "T1-09", "T1-04")
    scene.auction(0)

    scene.play("quit")

    assert asked(scene, 0) == "Which technology do you buy for 3 science?"
    assert answers(scene, 0) == [
        "Locomotive: each round, move a citizen along the rails to an empty city (environment −1)",
        (
            "Laboratory (+1): +1 science for each occupied city beside it, linked to it,"
            " that makes science (no impact)"
        ),
        "Buy nothing",
    ]


def test_r36_columns_say_what_they_bring_and_take() -> None:
    scene = table(3)
    scene.catastrophe("C1-1")
    scene.prevent(0)
    assert asked(scene, 0) == "Catastrophe: for which column do you bid?"

    scene.play("column 2", "bid 3", "column 2", "bid 4", "column 4", "bid 0")

    assert asked(scene, 0) == "You were outbid in column C: for which column do you bid now?"
    assert answers(scene, 0) == [
        "Column A: 3 waste tokens and environment −1 (from 0 science)",
        "Column C: 1 waste token and environment −1 (from 5 science)",
        "Column E: no harm (from 1 science)",
    ]
    scene.play("column 0")
    assert asked(scene, 0) == "Column A: how much science do you bid?"
    assert answers(scene, 0)[0] == "Bid 0 science"
    assert answers(scene, 0, "fr")[1] == "Offrir 1 point de science"


def test_r50_cells_are_said_with_what_lies_beside_them() -> None:
    scene = table(3)
    scene.win(0, "L1-03")
    scene.attach(0, "T1-03", 0, 1)
    scene.consolidate()

    assert asked(scene, 0) == "Where do you attach territory 3?"
    words = answers(scene, 0)
    assert "L12, at a corner of the start territory" in words
    assert "N13, east of the start territory" in words
    assert "N14, east of the laboratory" in words
    scene.play("cell 1,1")
    assert asked(scene, 0) == "Which way do you turn territory 3 at N14?"
    assert answers(scene, 0) == [
        "As it is",
        "A quarter turn to the right",
        "Half a turn",
        "A quarter turn to the left",
    ]
    scene.play("turn 1")
    assert asked(scene, 0) == "Territory 3: in which city does its citizen settle?"
    assert answers(scene, 0)[0] == "City A: 1 science and a recycling centre"


def test_r52_effects_alike_are_told_apart() -> None:
    scene = table(3, number=2)
    scene.own(0, "T1-06", "T1-07")
    scene.consolidate()

    assert answers(scene, 0) == [
        "Workers: settle one more citizen in an empty city",
        "Workers (second): settle one more citizen in an empty city",
        "Use nothing more",
    ]
    scene.play("use T1-06 workers")
    assert log(scene)[-2:] == [
        "You use “Workers”.",
        "You settle one more citizen in city C of the start territory.",
    ]


def test_r61_a_bridge_says_its_tile_and_its_ends() -> None:
    scene = table(3)
    scene.attach(0, "L1-09", 1, 0, 1, cities="A")
    scene.own(0, "T1-08")
    scene.consolidate()
    scene.play("use T1-08 bridge")
    assert asked(scene, 0) == "On which tile do you build the bridge?"
    assert answers(scene, 0) == ["Start territory (M13)", "Territory 9 (N13)"]

    scene.play("on L1-09")

    assert asked(scene, 0) == "Bridge at N13: between which two points?"
    words = answers(scene, 0)
    assert "Between the north side and the south side" in words
    assert answers(scene, 0, "fr")[0].startswith("Entre le côté ")


def test_r64_citizens_are_said_by_their_cities() -> None:
    scene = table(3)
    scene.own(0, "T1-09")
    scene.consolidate()
    scene.play("use T1-09 locomotive")
    assert asked(scene, 0) == "Locomotive: which citizen travels?"
    assert answers(scene, 0) == [
        "City A of the start territory (M13): 1 coin and 1 science",
        "City B of the start territory (M13): 2 coins and 1 science",
    ]

    scene.play("from start.B")

    assert log(scene, "fr")[-1] == (
        "Vous déplacez un habitant de la ville B du territoire de départ"
        " vers la ville C du territoire de départ."
    )


def test_r65_waste_is_counted_where_it_lies() -> None:
    scene = table(3, number=3)
    scene.attach(0, "L2-03", 1, 0, cities="A", waste=2)
    scene.own(0, "T2-09", "T2-08")
    scene.consolidate()
    assert answers(scene, 0)[0] == "Recycling: pay 2 coins and remove a waste token"

    scene.play("use T2-09 recycling")

    assert asked(scene, 0) == "Recycling: which territory loses a waste token?"
    assert answers(scene, 0) == [
        "Start territory (M13), 1 waste token there",
        "Territory 19 (N13), 2 waste tokens there",
    ]
    scene.play("lift L2-03", "use T2-08 waste_transport", "lift L2-03")
    assert log(scene)[-2:] == [
        "You use “Waste transport”.",
        "You move a waste token from territory 19 to the start territory.",
    ]
    assert "You pay 2 coins and use “Recycling”." in log(scene)


def test_r67_a_centre_says_where_it_stands() -> None:
    scene = table(3)
    scene.settle(0, "start", "C")

    scene.produce()

    assert asked(scene, 0) == "Centre at M13, city C: which waste token does it remove?"
    assert answers(scene, 0) == ["Start territory (M13), 1 waste token there", "Remove nothing"]


# Events


def test_r42_what_is_suffered_is_said_with_where_the_marker_stands() -> None:
    scene = table(3)
    scene.catastrophe("C1-2")
    scene.prevent(0)

    scene.play("column 0", "bid 0", "column 2", "bid 2", "column 4", "bid 1")

    assert "You take column A for nothing: 2 waste tokens and environment −2 (now −2)." in log(
        scene
    )
    assert "Player 2 pays 2 science for column C: 1 waste token and environment −1 (now −1)." in (
        log(scene)
    )
    assert "Player 3 pays 1 science for column E: no harm." in log(scene)
    assert "Joueur 3 paie 1 point de science pour la colonne E : aucun dommage." in log(scene, "fr")


def test_r31_an_impact_at_the_end_of_the_track_is_nothing() -> None:
    words = said(GAME.tell(events.ImpactFelt(0, tile("T1-12"), 0, 0, 6)), you=0)

    assert words == "“Park” brings you: nothing."


def test_losses_are_said_as_losses() -> None:
    lost = events.BonusCardScored(0, BONUS_CARDS.index("K4-3"), -1)

    assert said(GAME.tell(lost), you=0) == "You lose 1 point with the bonus card of round 4."
    assert said(GAME.tell(lost), "fr", 1) == (
        "Joueur 1 perd 1 point de victoire avec la carte bonus du tour 4."
    )


def test_r72_the_country_is_counted_with_signs() -> None:
    words = said(GAME.tell(events.CountryScored(1, 6, -15, 0)), you=0)

    assert words == (
        "Player 2: +6 for territories without waste, −15 for those with too much,"
        " 0 for the environment."
    )


def test_r66_waste_at_the_centre_itself_is_told_without_naming_its_territory_twice() -> None:
    here = said(GAME.tell(events.WasteRecycled(1, 5, 0, 5)), you=0)
    there = said(GAME.tell(events.WasteRecycled(1, 5, 0, 7)), you=0)

    assert here == (
        "Player 2 recycles a waste token on the spot, at the centre in city A of territory 5."
    )
    assert there == (
        "Player 2 recycles a waste token from territory 7 at the centre in city A of territory 5."
    )


def test_a_whole_round_is_told_in_words() -> None:
    scene = Scene(GAME.set_up(3, {}))
    game = tablee.game("century")
    assert game.say(game.question(scene.state, 0), "en")

    while scene.state.round < 2:
        seat = scene.state.seats_to_act[0]
        scene.state.apply(scene.state.legal(seat)[-1], seat)

    for lang in ("fr", "en"):
        assert all(words[-1] == "." for words in log(scene, lang))
