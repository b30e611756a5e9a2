"""Sentences that people stumbled over, as they read now."""

import pytest

from tablee.core import Sentence
from tests.games.reworld.scenario import GAME

UNIT = Sentence("module-unit", company=Sentence("company-crane"))
SHUTTLE = Sentence("module-shuttle", shields=1)
CASES: list[tuple[Sentence, str, str]] = [
    (
        Sentence("event-UnitLost", seat=0, unit=UNIT),
        "Aucune ville ne peut accueillir l’unité Grue : elle est retirée du jeu.",
        "No city can take the Crane unit: it is removed from the game.",
    ),
    (
        Sentence("event-UnitLanded", seat=0, unit=UNIT, city="D", points=0),
        "Bob pose l’unité Grue dans la ville D.",
        "Bob lands the Crane unit in city D.",
    ),
    (
        Sentence("event-CategoryScored", seat=0, amount=0, points=3),
        "Défense : Bob n’a aucun bouclier et perd 3 points.",
        "Defence: Bob has no shields and loses 3 points.",
    ),
    (
        Sentence("event-CategoryScored-city", seat=0, letter="C", amount=1, points=1),
        "Ville C : Bob a 1 tuile et gagne 1 point.",
        "City C: Bob has 1 tile and scores 1 point.",
    ),
    (
        Sentence("event-CategoryScored-city", seat=0, letter="C", amount=2, points=0),
        "Ville C : Bob a 2 tuiles mais ne gagne rien.",
        "City C: Bob has 2 tiles but scores nothing.",
    ),
    (
        Sentence("event-RoundLeft", seat=0, cards=0, points=0),
        "Bob quitte la manche sans carte.",
        "Bob leaves the round without cards.",
    ),
    (
        Sentence("event-ShuttleLaunched", seat=0, dock=5, module=SHUTTLE),
        "Bob lance la navette à 1 bouclier du quai 5 en transport.",
        "Bob launches the shuttle with 1 shield from dock 5 for transport.",
    ),
    (
        Sentence("event-DefenceRaised-shuttle", seat=0, dock=5, module=SHUTTLE, shields=1),
        "Bob envoie la navette à 1 bouclier en défense.",
        "Bob sends the shuttle with 1 shield to the defence.",
    ),
    (
        Sentence("event-MissionFlown", seat=0, module="satellite", points=0),
        "Bob utilise le satellite sans rien gagner.",
        "Bob uses the satellite and scores nothing.",
    ),
    (
        Sentence("action-sacrifice", dock=1, unit=UNIT),
        "Quai 1 : sacrifier l’unité Grue",
        "Dock 1: sacrifice the Crane unit",
    ),
    (
        Sentence("refuse-station-turn"),
        "À la station, acquérez un module ou l’amiral, ou quittez la manche.",
        "At the station, you take a module or the admiral, or you leave the round.",
    ),
    (
        Sentence("refuse-no-card", card=3),
        "Vous n’avez pas assez d’officiers de type 3.",
        "You don’t have enough officers of type 3.",
    ),
    (
        Sentence("refuse-price-two", low=2, high=4),
        (
            "À côté de ce poste se trouvent un officier 2 et un officier 4 : posez un de chaque, "
            "ou trois cartes dont au moins un 2 ou un 4, ou quatre cartes quelconques."
        ),
        (
            "There are officers 2 and 4 beside this post: play one of each, "
            "or three cards with at least one 2 or 4 among them, or any four cards."
        ),
    ),
    (
        Sentence("refuse-city-company", city="C"),
        (
            "La ville C ne peut pas accueillir cette entreprise : "
            "une entreprise de construction par ville, une ville par entreprise."
        ),
        "City C cannot take that company: one construction company per city, one city per company.",
    ),
]


@pytest.mark.parametrize(("sentence", "french", "english"), CASES, ids=lambda case: str(case)[:30])
def test_it_reads_well(sentence: Sentence, french: str, english: str) -> None:
    assert GAME.say(sentence, "fr", ["Bob"]).replace("\u00a0", " ") == french
    assert GAME.say(sentence, "en", ["Bob"]) == english


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("fr", "Défense : vous avez 2 boucliers et gagnez 20 points."),
        ("en", "Defence: you have 2 shields and score 20 points."),
    ],
)
def test_the_reader_is_addressed_within_a_sentence_without_a_capital(
    lang: str, expected: str
) -> None:
    scored = Sentence("event-CategoryScored", seat=0, amount=2, points=20)

    assert GAME.say(scored, lang, ["Bob"], you=0).replace("\u00a0", " ") == expected
