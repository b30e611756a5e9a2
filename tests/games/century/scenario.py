"""Positions of 20th Century written down in a few words, for tests of its rules.

    scene = table(3, number=1)
    scene.offer("L1-01", "L1-02", "T1-09")
    scene.give(1, coins=4)
    scene.auction(starter=0)
    scene.play("lot L1-01", "bid 2", "raise 3", "pass", "pass")

Every tile is taken from where it lies, so that nothing is lost or made: tiles of later piles are
there from their round on. Seats count from 0, cells from the start territory.
"""

import tablee
from tablee.contract import scene as scenario
from tablee.core import Game, Seat, Value
from tablee.games.century.box.components import (
    ANCHORS,
    BONUS_CARDS,
    CATASTROPHES,
    FIRST_TECHNOLOGY,
    LETTERS,
    SPANS,
    TILES,
    cell_at,
)
from tablee.games.century.rules.auction.lots import NextLot
from tablee.games.century.rules.bonus_scoring import ScoreBonusCard
from tablee.games.century.rules.catastrophe import BeginPrevention
from tablee.games.century.rules.consolidation.phase import BeginConsolidation
from tablee.games.century.rules.production import Produce
from tablee.games.century.rules.recycling import BeginRecycling
from tablee.games.century.rules.setup import BeginRound
from tablee.games.century.state import CenturyState
from tablee.games.century.state.country import Place
from tablee.games.century.state.player import FROM_CITIES, Player

GAME: Game[CenturyState] = tablee.game("century")


def tile(code: str) -> int:
    """The number of a tile."""
    return TILES.index(code)


class Scene(scenario.Scene[CenturyState]):
    game = GAME

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    # What lies where

    def give(self, seat: Seat, **goods: int) -> None:
        """The seat has exactly these coins and science; what is not named stays."""
        for name, number in goods.items():
            setattr(self.player(seat), name, number)

    def score(self, seat: Seat, points: int) -> None:
        """Points that cities have brought so far."""
        self.player(seat).score_points(FROM_CITIES, points)

    def take(self, code: str) -> int:
        """A tile has left its pile."""
        state, number = self.state, tile(code)
        for pile in ("territory_pile", "technology_pile", "discarded"):
            held = getattr(state, pile)
            if number in held:
                setattr(state, pile, tuple(other for other in held if other != number))
                return number
        raise AssertionError(f"{code} is in no pile of this round")

    def offer(self, *codes: str) -> None:
        """These territories and technologies are for sale."""
        for code in codes:
            number = self.take(code)
            if number < FIRST_TECHNOLOGY:
                self.state.territories = (*self.state.territories, number)
            else:
                self.state.technologies = (*self.state.technologies, number)

    def own(self, seat: Seat, *codes: str) -> None:
        """The seat has bought these technologies; equipment is still to be attached."""
        player = self.player(seat)
        for code in codes:
            number = self.take(code)
            player.technologies = (*player.technologies, number)
            if self.state.box.technology(number).equipment >= 0:
                player.aside = (*player.aside, (number, 0))

    def win(self, seat: Seat, *codes: str) -> None:
        """The seat has won these territories this round; they are still to be attached."""
        player = self.player(seat)
        for code in codes:
            player.won += 1
            player.aside = (*player.aside, (self.take(code), player.won))

    def attach(self, seat: Seat, code: str, x: int, y: int, turn: int = 0, **on: int | str) -> None:
        """A tile of the country: `cities="AB"` are occupied, `waste=2` lies on it."""
        player, number = self.player(seat), tile(code)
        if number < FIRST_TECHNOLOGY:
            self.take(code)
        else:
            player.technologies = (*player.technologies, self.take(code))
        waste = int(on.get("waste", 0))
        country = player.country.attached(number, cell_at(x, y), turn, waste)
        for letter in str(on.get("cities", "")):
            country = country.settled(len(country.places) - 1, LETTERS.index(letter))
        player.country = country

    def litter(self, seat: Seat, code: str, waste: int) -> None:
        """Exactly so much waste lies on a territory of the country."""
        player = self.player(seat)
        position = player.country.find(tile(code))
        there = player.country.places[position].waste
        player.country = player.country.with_waste(position, waste - there)

    def settle(self, seat: Seat, code: str, letter: str) -> None:
        """One more citizen."""
        player = self.player(seat)
        position = player.country.find(tile(code))
        player.country = player.country.settled(position, LETTERS.index(letter))

    def bridge(self, seat: Seat, code: str, span: str) -> None:
        """A bridge stands on a tile."""
        player = self.player(seat)
        ends = tuple(sorted(ANCHORS.index(end) for end in span.split("-")))
        position = player.country.find(tile(code))
        player.country = player.country.bridged(position, SPANS.index(ends))

    def environment(self, seat: Seat, position: int) -> None:
        """The environment marker stands there, right or left of its start."""
        track = self.state.box.environment
        found = [index for index, space in enumerate(track) if space.position == position]
        self.player(seat).environment = found[0]

    def catastrophe(self, code: str) -> None:
        """The catastrophe of the round."""
        card = CATASTROPHES.index(code)
        self.state.catastrophe = card
        pile = self.state.catastrophe_pile
        self.state.catastrophe_pile = tuple(other for other in pile if other != card)

    def cards(self, second: str, fourth: str) -> None:
        """The bonus cards of the game."""
        self.state.bonus_cards = (BONUS_CARDS.index(second), BONUS_CARDS.index(fourth))

    # What is asked

    def auction(self, starter: Seat) -> None:
        """The territory auction begins."""
        self.state.starter = starter
        self.ask(NextLot())

    def prevent(self, opener: Seat) -> None:
        """The auction of the catastrophe begins: all have quit, the opener last."""
        state = self.state
        order = state.clockwise((opener + 1) % len(state.players))
        state.quits = tuple((seat, -1, 0, 0) for seat in order)
        state.out = (1 << len(order)) - 1
        self.ask(BeginPrevention())

    def consolidate(self, starter: Seat = 0) -> None:
        """Consolidation begins; the starter has the leftmost column."""
        self.state.starter = starter
        self.ask(BeginConsolidation())

    def produce(self) -> None:
        """Production and recycling begin."""
        self.state.then(Produce(), BeginRecycling())
        self.state.advance()

    def score_card(self, index: int) -> None:
        """The bonus card of round 2 (0) or 4 (1) scores."""
        self.ask(ScoreBonusCard(index))

    def act(self, seat: Seat, *texts: str) -> None:
        """Answers of one seat where several are asked."""
        for text in texts:
            self.state.apply_checked(self.game.parse(text), seat)
            self.state.check()

    def may(self, seat: Seat) -> list[str]:
        """The notation of what a seat may answer now."""
        return [action.text for action in self.state.legal(seat)]

    def question(self, seat: Seat) -> str:
        """The kind of question that a seat is asked, as the name of its frame; none: nothing."""
        asked = self.state.asked(seat)
        return type(asked).__name__ if asked is not None else ""

    # What came of it

    def coins(self) -> list[int]:
        return [player.coins for player in self.state.players]

    def science(self) -> list[int]:
        return [player.science for player in self.state.players]

    def aside(self, seat: Seat) -> dict[str, int]:
        """The tiles that wait, each with its waste."""
        return {TILES[number]: waste for number, waste in self.player(seat).aside}

    def place(self, seat: Seat, code: str) -> Place:
        """A tile of the country."""
        country = self.player(seat).country
        return country.places[country.find(tile(code))]

    def waste(self, seat: Seat) -> dict[str, int]:
        """The waste of every territory of the country."""
        country = self.player(seat).country
        places = [country.places[position] for position in country.territories()]
        return {TILES[place.tile]: place.waste for place in places}

    def position(self, seat: Seat) -> int:
        """Where the environment marker stands."""
        return self.state.box.environment[self.player(seat).environment].position


def table(seats: int = 3, *, number: int = 1, **options: Value) -> Scene:
    """A table in that round before anything is revealed; nothing is asked."""
    state = GAME.set_up(seats, options)
    state.agenda.clear()
    for before in range(1, number + 1):
        BeginRound(before).run(state)
    return Scene(state)


__all__ = ["GAME", "Scene", "table", "tile"]
