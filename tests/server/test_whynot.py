"""Why not: what is told of a thing that cannot be pointed at now."""

from random import Random

import tablee
from tablee.core import Match
from tablee.core.draws import pick
from tablee.games.gaia.box.hexes import HEX_NAMES
from tablee.games.gaia.state import GaiaState
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
    assert {"refuse-not-now", "why-possible"}.isdisjoint(key for _, key in found)
    assert len(set(found)) > 1


def test_what_no_rule_speaks_of_is_nothing_to_do_with() -> None:
    match = gaia("TakeTurn")
    rule, sentence = why_not(match, match.seats_to_act[0], None, "moon:1")
    assert (rule, sentence.key) == ("", "why-nothing")
