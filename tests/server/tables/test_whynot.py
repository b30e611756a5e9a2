"""Why not: what is told of a thing that cannot be pointed at now."""

from random import Random
from typing import Any

import pytest

import tablee
from tablee.contract.sentences import notation_in
from tablee.core import Match, Seat, Sentence
from tablee.core.catalogue import games
from tablee.core.draws import pick
from tablee.games.gaia.box.hexes import HEX_NAMES
from tablee.games.gaia.state import GaiaState
from tablee.kit.masks import bits
from tablee.kit.text import LANGUAGES, Phrasebook
from tablee.server.tables.whynot import why_not


def gaia(question: str) -> Match[GaiaState]:
    """A game of two in which that is asked."""
    match, rng = Match(tablee.game("gaia"), 2, seed=3), Random(3)
    while type(match.state.questions[0]).__name__ != question:
        match.play(pick(rng, match.legal()))
    return match


def reasons(match: Match[GaiaState]) -> list[tuple[str, str]]:
    """For every hex that cannot be pointed at: the rule and the key of the sentence."""
    seat = match.seats_to_act[0]
    game, state = match.game, match.state
    targets = {target for action in match.legal() for target in game.targets(state, seat, action)}
    hexes = [f"hex:{name}" for name in HEX_NAMES[: len(state.planets)]]
    told = [why_not(match, seat, None, hex) for hex in hexes if hex not in targets]
    return [(rule, sentence.key) for rule, sentence in told]


def test_a_hex_is_refused_for_what_is_asked() -> None:
    assert set(reasons(gaia("PlaceStart"))) == {("R11", "refuse-start")}


def test_no_hex_of_a_turn_is_refused_because_something_else_is_not_asked() -> None:
    found = reasons(gaia("TakeTurn"))
    assert {"refuse-not-now", "refuse-instead", "why-possible"}.isdisjoint(key for _, key in found)
    assert len(set(found)) > 1


def test_a_structure_of_ones_own_is_refused_for_what_it_cannot_become() -> None:
    """R52: not because its planet is taken, which nobody doubts."""
    match = gaia("TakeTurn")
    seat = match.seats_to_act[0]
    player = match.state.players[seat]
    player.ore = 0
    hex = bits(player.structures)[0]
    rule, sentence = why_not(match, seat, None, f"hex:{HEX_NAMES[hex]}")
    assert (rule, sentence.key) == ("R52", "refuse-price")


def test_no_hex_is_refused_for_a_price_while_nothing_can_be_built() -> None:
    assert set(reasons(gaia("FinishTurn"))) == {("", "why-nothing")}


def test_what_is_told_is_words() -> None:
    """In both languages, of every hex, whatever is asked."""
    for question in ("PlaceStart", "TakeTurn", "FinishTurn", "ChooseBooster"):
        match = gaia(question)
        game, seat = match.game, match.seats_to_act[0]
        phrases = Phrasebook("tablee.games.gaia", "tablee.server")
        notation = {action.text for action in game.vocabulary.fixed()}
        tried: list[tuple[str | None, str | None]] = [
            (None, f"hex:{name}") for name in HEX_NAMES[: len(match.state.planets)]
        ]
        tried += [(action.text, None) for action in game.vocabulary.fixed()[::17]]
        for text, target in tried:
            _, sentence = why_not(match, seat, text, target)
            said = [phrases.say(sentence, lang, you=seat) for lang in LANGUAGES]
            assert not notation_in(said, notation), said


def test_what_no_rule_speaks_of_is_nothing_to_do_with() -> None:
    match = gaia("TakeTurn")
    rule, sentence = why_not(match, match.seats_to_act[0], None, "moon:1")
    assert (rule, sentence.key) == ("", "why-nothing")


def plain_why_not(match: Match[Any], seat: Seat, target: str) -> tuple[str, Sentence]:
    """The same without an index: every action of the game is looked at."""
    legal = set(match.legal(seat))
    asked = {action.verb for action in legal}
    game = match.game
    known = [
        action
        for action in game.vocabulary.fixed()
        if target in game.targets(match.state, seat, action)
    ]
    if not legal.isdisjoint(known):
        return "", Sentence("why-possible")
    known.sort(key=lambda action: action.verb not in asked)
    refusals = [game.refusal(match.state, seat, action) for action in known]
    reasons = [(refused.rule, refused.reason) for refused in refusals if refused is not None]
    reasons = sorted((r for r in reasons if r[0]), key=lambda reason: not reason[1].args)
    return reasons[0] if reasons else ("", Sentence("why-nothing"))


@pytest.mark.parametrize("name", sorted(games()))
def test_an_index_tells_what_a_look_at_every_action_tells(name: str) -> None:
    """In random positions, also after moves were taken back and others made."""
    rng = Random(name)
    game = tablee.game(name)
    match = Match(game, max(2, min(game.seats)), seed=name)
    for _ in range(3):
        for _ in range(rng.randrange(30)):
            if not match.over:
                match.play(pick(rng, match.legal()))
        if match.over:
            return
        seat = rng.choice(list(match.seats_to_act))
        things = {t for a in game.vocabulary.fixed() for t in game.targets(match.state, seat, a)}
        for target in [*rng.sample(sorted(things), min(8, len(things))), "moon:1"]:
            wanted = plain_why_not(match, seat, target)
            assert why_not(match, seat, None, target) == wanted
            assert why_not(match, seat, None, target) == wanted


def test_a_move_taken_back_and_another_made_is_another_position() -> None:
    match = gaia("TakeTurn")
    seat = match.seats_to_act[0]
    targets = [f"hex:{name}" for name in HEX_NAMES[: len(match.state.planets)]]
    for action in list(match.legal())[:6]:
        match.play(action)
        assert [why_not(match, seat, None, t) for t in targets[::9]] == [
            plain_why_not(match, seat, t) for t in targets[::9]
        ]
        match.undo()
