"""Finished games of Gaia Project, and places in them from which a table can go on."""

import re
from functools import cache
from random import Random
from typing import Final

import tablee
from tablee.bots import bot
from tablee.core import Match
from tablee.core.draws import pick
from tablee.driver import play_out
from tablee.games.gaia.state import GaiaState
from tests.browser.matches import Place, decisions

GAIA: Final = tablee.game("gaia")
BUILDING: Final = ("federate", "unite", "link", "upgrade", "mine")
IDLE: Final = ("pass", "burn", "convert")
GaiaMatch = Match[GaiaState]


@cache
def played_well(seats: int = 3) -> GaiaMatch:
    """A game of greedy bots, laid out by a word."""
    match = Match(GAIA, seats, seed=7, options={"setup_word": "tablee"})
    play_out(match, [bot("greedy")] * seats)
    return match


@cache
def played_for_federations(seed: int) -> GaiaMatch:
    """A game of two who build as much as they can."""
    match, rng = Match(GAIA, 2, seed=seed), Random(seed)
    while not match.over:
        legal = match.legal()
        builds = [action for action in legal if action.verb in BUILDING]
        acts = [action for action in legal if action.verb not in IDLE]
        match.play(pick(rng, builds or acts or legal))
    return match


def turn_in_round(match: GaiaMatch, number: int) -> Place:
    """Where a seat whose turn it is in that round has most to choose from."""
    turns = [
        (len(state.legal()), step, seat)
        for step, seat, state in decisions(match)
        if state.round == number and any(action.text == "burn" for action in state.legal())
    ]
    _, step, seat = max(turns)
    return Place(match, step, seat)


def federation() -> Place:
    """Where several federations can be formed, one of them with satellites in several ways."""
    return next(filter(None, (_federation(played_for_federations(seed)) for seed in range(200))))


def _federation(match: GaiaMatch) -> Place | None:
    for step, seat, state in decisions(match):
        if _can(state, "federate"):
            asked = _after(state, "federate")
            # What is forced is not asked.
            for planets in asked.legal() if len(asked.legal()) > 1 else ():
                links = [action.text for action in _after(asked, planets.text).legal()]
                if len(links) > 1 and all(_is_short(link) for link in links):
                    return Place(match, step, seat, ("federate", planets.text, links[0]))
    return None


def only_route(*, forced: bool = False) -> Place:
    """Where a federation with satellites can be formed in one way.

    If that is `forced`, there is no other and nobody is asked for its planets.
    """
    matches = map(played_for_federations, range(200))
    return next(filter(None, (_only_route(match, forced=forced) for match in matches)))


def _only_route(match: GaiaMatch, *, forced: bool) -> Place | None:
    for step, seat, state in decisions(match):
        if _can(state, "federate"):
            asked = _after(state, "federate")
            for planets in asked.legal() if (len(asked.legal()) == 1) == forced else ():
                formed = _after(asked, planets.text)
                placed = [world.players[seat].satellites.bit_count() for world in (asked, formed)]
                if placed[1] > placed[0]:
                    return Place(match, step, seat, ("federate", planets.text))
    return None


def _is_short(link: str) -> bool:
    verb, *satellites = link.split()
    return verb == "link" and len(satellites) <= 3


def offered_power() -> Place:
    """Where a seat may charge power because another built near it."""
    for step, seat, state in decisions(played_well()):
        charge = state.legal()[0].text
        if re.fullmatch(r"charge [1-5]", charge):
            return Place(played_well(), step, seat, (charge,))
    raise AssertionError


def unfinished_turn() -> Place:
    """Where a seat can build a mine and is asked before its turn ends."""
    for step, seat, state in decisions(played_well()):
        for action in state.legal():
            if action.text.startswith("mine ") and len(_after(state, action.text).legal()) > 1:
                return Place(played_well(), step, seat, (action.text,))
    raise AssertionError


def _can(state: GaiaState, text: str) -> bool:
    return any(action.text == text for action in state.legal())


def _after(state: GaiaState, text: str) -> GaiaState:
    world = state.clone()
    world.apply(next(action for action in world.legal() if action.text == text))
    return world
