"""Positions of Reykholt written down in a few words, for tests of its rules.

    scene = board(3)
    scene.stock(1, "TTL")
    scene.greenhouse(1, 5, "MM")
    scene.card(0, "head_chef")
    scene.turn_of(1)
    scene.play("work field-3", "plant lettuce 2")

Everything is taken from where it lies in a new game, so that nothing is lost or made. Goods are
letters (`TTL`). Seats count from 0, greenhouses from 1 as in the notation; seat 0 begins.
"""

from collections.abc import Sequence

import tablee
from tablee.contract import scene as scenario
from tablee.core import Game, Value
from tablee.games.reykholt.actions import SPACES, letters
from tablee.games.reykholt.box.components import (
    CARDS,
    EVENTS,
    LETTERS,
    NONE,
    NOTHING,
    RANDOM_PILE,
    SIZES,
    Counts,
)
from tablee.games.reykholt.rules.rounds import END_WORK, WORK_TIME
from tablee.games.reykholt.rules.tourism import TourismTurn
from tablee.games.reykholt.rules.work.placing import AskPlacement
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.goods import more
from tablee.games.reykholt.state.player import Player

GAME: Game[ReykholtState] = tablee.game("reykholt")


def goods(text: str) -> Counts:
    """Goods written as letters."""
    found = NOTHING
    for letter in text:
        found = more(found, LETTERS.index(letter))
    return found


def _number(codes: Sequence[str], code: str) -> int:
    return codes.index(code)


class Scene(scenario.Scene[ReykholtState]):
    game = GAME

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def stock(self, seat: int, text: str) -> None:
        """The seat has exactly these goods."""
        self.player(seat).stock = goods(text)

    def greenhouse(self, seat: int, plots: int, inside: str = "", *, random: bool = False) -> int:
        """One greenhouse more, off its pile or the random pile; its number."""
        state, size = self.state, SIZES.index(plots)
        pile = RANDOM_PILE if random else size
        if not random:
            assert state.piles[size], "the pile is empty"
            state.piles = tuple(have - (index == size) for index, have in enumerate(state.piles))
        elif state.random_hidden[size]:
            hidden = enumerate(state.random_hidden)
            state.random_hidden = tuple(have - (index == size) for index, have in hidden)
        else:
            top = list(state.random_top)
            top.remove(size)
            state.random_top = tuple(top)
        player = self.player(seat)
        player.greenhouses = (*player.greenhouses, (size, pile, goods(inside)))
        return len(player.greenhouses)

    def card(self, seat: int, code: str, partner: int = NONE) -> None:
        """The seat has that service card, alone or with a neighbour; nothing is done at once."""
        number = _number(CARDS, code)
        state = self.state
        state.display = tuple(card for card in state.display if card != number)
        for holder, other in ((seat, partner), (partner, seat)):
            if holder == NONE:
                continue
            player, usable = self.player(holder), state.book.cards[number]
            player.services = (*player.services, (number, other, 0))
            player.triggers |= 1 << usable.moment
            state.triggers |= 1 << usable.moment
            for kind in usable.provides:
                player.greenhouses = (*player.greenhouses, (kind, NONE, NOTHING))

    def show(self, *codes: str) -> None:
        """These cards are on display, and as many goods beside them as belong there."""
        self.state.display = tuple(_number(CARDS, code) for code in codes)
        stack = self.state.box.stack
        self.state.stack = stack[max(0, len(stack) - len(codes)) :]

    def at(self, seat: int, table: int) -> None:
        """The manager has just arrived at that table."""
        player, state = self.player(seat), self.state
        player.table = table
        track = [other for other in state.track if other != seat]
        place = sum(self.player(other).table > table for other in track)
        track.insert(place, seat)
        state.track = tuple(track)

    def worker(self, seat: int, space: str) -> None:
        """A worker stands there since this round; its space did nothing."""
        player, number = self.player(seat), SPACES.index(space)
        player.workers -= 1
        player.placed = (*player.placed, number)
        self.state.occupied |= 1 << number

    def event(self, code: str) -> None:
        """That is the event of the round; what it does at once was done."""
        self.state.event = _number(EVENTS, code)
        left = self.state.events_left
        self.state.events_left = tuple(event for event in left if event != self.state.event)

    def turn_of(self, seat: int) -> None:
        """The seat is to place a worker."""
        self.ask(AskPlacement(seat))

    def tour(self, seat: int) -> None:
        """The seat has its turn of tourism, and nothing comes after it."""
        self.state.stage = 2
        self.ask(TourismTurn(seat))

    def goods(self, seat: int) -> str:
        """What the seat has in stock."""
        return letters(self.player(seat).stock)

    def inside(self, seat: int, number: int) -> str:
        """What is in a greenhouse."""
        return letters(self.player(seat).greenhouses[number - 1][2])

    def table(self, seat: int) -> int:
        return self.player(seat).table

    @property
    def over(self) -> bool:
        """Whether nothing is left of what was asked for."""
        return self.state.over


def board(seats: int = 2, *, number: int = 1, **options: Value) -> Scene:
    """An empty board in that round, seat 0 beginning, no card shown; nothing is asked."""
    state = GAME.set_up(seats, options)
    state.agenda.clear()
    state.round = number
    state.first = 0
    order = tuple(range(seats))
    state.track = order if state.rulings.start_player_in_front else order[::-1]
    state.pool = ()
    return Scene(state)


__all__ = ["END_WORK", "GAME", "WORK_TIME", "Scene", "board", "goods"]
