"""Finished games, and places in them from which a table can go on."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias, TypeVar

from playwright.sync_api import expect

import tablee
from tablee.bots import bot
from tablee.core import CHANCE, Match, Seat, State
from tablee.driver import play_out
from tablee.games.reworld.actions import Admiral
from tablee.games.reworld.state import ReworldState
from tests.browser.person import Person

S = TypeVar("S", bound=State)
StoreMatch: TypeAlias = Callable[[Match[Any]], str]


@dataclass(frozen=True)
class Place:
    """A step of a replay, the seat that is asked there and the answers to give."""

    match: Match[Any]
    step: int
    seat: Seat
    answers: tuple[str, ...] = ()


def decisions(match: Match[S]) -> Iterator[tuple[int, Seat, S]]:
    """Every position in which a seat was asked, with the number of its step."""
    header = match.header
    again = Match(match.game, header.seats, header.seed, header.options)
    for step, (seat, action) in enumerate(move for move in match.moves if move[0] != CHANCE):
        yield step, seat, again.state
        again.play(action, seat)


def sits_down(person: Person, store_match: StoreMatch, place: Place) -> None:
    """At a table that goes on from `place`."""
    person.goes_to(person.goes_on(store_match(place.match), place.step, place.seat))
    expect(person.board).to_be_visible()
    person.awaits_turn()


@cache
def played_at_random() -> Match[ReworldState]:
    """A game of Reworld with four bots who do not think."""
    match = Match(tablee.game("reworld"), 4, seed=7)
    play_out(match, [bot("random")] * 4)
    return match


def turn_in_chapter(number: int, nth: int) -> Place:
    """The `nth` turn of the first seat in a chapter of Reworld, where it has a choice."""
    match = played_at_random()
    turns = [
        step
        for step, seat, state in decisions(match)
        if seat == 0 and state.chapter == number and len(state.legal(seat)) > 1
    ]
    return Place(match, turns[nth], 0)


def admiral_free() -> Place:
    """A turn of Reworld in which the admiral can be acquired."""
    match = played_at_random()
    return next(
        Place(match, step, seat)
        for step, seat, state in decisions(match)
        if any(isinstance(action, Admiral) for action in state.legal(seat))
    )
