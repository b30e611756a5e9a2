"""Positions of The Artemis Project written down in a few words, for tests of its rules.

    scene = board(3, number=2)
    scene.give(1, ore=4)
    scene.tiles("manufactory", "shuttle_bay")
    scene.bid(1, 4, tile=2)
    scene.ask(ResolveGantry())
    scene.play("buy")

Everything is taken from where it lies in a new game, so that nothing is lost or made. Colonists are
words (`"pioneer engineer"`). Seats count from 0; cards, tiles and buildings from 1, as in the
notation. Alone, the drones own the dice of the owners 1 and 2.
"""

import tablee
from tablee.contract import scene as scenario
from tablee.core import Game, Value
from tablee.games.artemis.actions import Plan
from tablee.games.artemis.box.components import (
    BUILDINGS,
    COLONISTS,
    EVENTS,
    EXPEDITIONS,
    NOBODY,
    NONE,
    PLACEMENT,
    QUARRY,
    VENTS,
    Counts,
)
from tablee.games.artemis.rules.colony.places import put
from tablee.games.artemis.rules.regions import basecamp, doorstep, gantry, vents_and_quarry
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state.counts import added, more
from tablee.games.artemis.state.player import Player

GAME: Game[ArtemisState] = tablee.game("artemis")
#: It acts when it is revealed, and never at a letter: nothing happens by it in a scene.
QUIET = "supply_drop"


def counts(words: str) -> Counts:
    """Colonists written as words."""
    found = NOBODY
    for word in words.split():
        found = more(found, COLONISTS.index(word))
    return found


def building(code: str) -> int:
    """The kind of building of that code."""
    return BUILDINGS.index(code)


class Scene(scenario.Scene[ArtemisState]):
    game = GAME

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def give(self, seat: int, **goods: int) -> None:
        """The seat has exactly these goods; what is not named stays."""
        for name, number in goods.items():
            setattr(self.player(seat), name, number)

    def draw(self, words: str) -> Counts:
        """These colonists have left the bag."""
        taken = counts(words)
        bag = tuple(have - want for have, want in zip(self.state.bag, taken, strict=True))
        assert min(bag) >= 0, "the bag has not so many"
        self.state.bag = bag
        return taken

    def shelter(self, seat: int, words: str) -> None:
        """These and no others are in the Shelters."""
        player = self.player(seat)
        self.state.bag = added(self.state.bag, player.shelters)
        player.shelters = self.draw(words)

    def build(self, seat: int, code: str, words: str = "") -> int:
        """The seat has one more building with these inside; its number."""
        kind = building(code)
        if not self.state.pile[kind]:  # with two players one may have left its pile
            self.state.scrapped[kind] -= 1
        else:
            self.state.pile[kind] -= 1
        player = self.player(seat)
        player.buildings = (*player.buildings, (kind, self.draw(words)))
        return len(player.buildings)

    def expedition(self, code: str, colonists: str = "", tile: str = "") -> int:
        """One more card at Basecamp; its number counts from 0."""
        state = self.state
        card = EXPEDITIONS.index(code)
        state.expedition_deck.remove(card)
        state.cards.append(card)
        state.card_colonists.append(self.draw(colonists))
        state.card_buildings.append(building(tile) if tile else NONE)
        if tile:
            state.pile[building(tile)] -= 1
        state.card_dice.append(())
        return len(state.cards) - 1

    def explore(
        self, owner: int, face: int, card: int = 0, pioneers: int = 0, specialist: str = ""
    ) -> None:
        """A die beside an expedition, with colonists that were sent."""
        kind = COLONISTS.index(specialist) if specialist else NONE
        self.draw(specialist or " ".join(["pioneer"] * pioneers))
        basecamp.place_die(self.state, owner, face, card)
        dice = self.state.card_dice[card]
        self.state.card_dice[card] = (*dice[:-1], (owner, face, pioneers, kind, 0))

    def tiles(self, *codes: str) -> None:
        """These buildings join the Gantry."""
        for code in codes:
            self.state.pile[building(code)] -= 1
            self.state.gantry.append(building(code))
            self.state.bids.append(())

    def bid(self, owner: int, face: int, tile: int) -> None:
        gantry.place_die(self.state, owner, face, tile - 1)

    def harvest(self, region: int, *dice: tuple[int, int]) -> None:
        """Dice at Vents or Quarry, in the order they come."""
        for owner, face in dice:
            vents_and_quarry.place_die(self.state, owner, face, region)

    def arrive(self, words: str) -> None:
        """These colonists join the Doorstep."""
        self.state.doorstep = added(self.state.doorstep, self.draw(words))

    def recruit(self, *dice: tuple[int, int]) -> None:
        """Dice at the Doorstep, in the order they come."""
        for owner, face in dice:
            doorstep.place_die(self.state, owner, face)

    def enrol(self, owner: int, face: int, colonist: str) -> None:
        """A colonist waits in the Academy."""
        self.draw(colonist)
        kind = COLONISTS.index(colonist) if colonist else NONE
        self.state.academy = (*self.state.academy, (owner, face, kind))

    def stock(self, *, energy: int = 0, ore: int = 0) -> None:
        self.state.energy_stock = energy
        self.state.ore_stock = ore

    def happen(self, code: str) -> None:
        """That is the event of the round."""
        state = self.state
        if state.event != NONE:
            state.event_deck.append(state.event)
        state.event = EVENTS.index(code)
        state.event_deck.remove(state.event)

    def dice(self, seat: int, faces: str) -> None:
        self.player(seat).dice = tuple(map(int, faces))

    def plan(self, region: int, faces: str) -> None:
        """The planning die and a drone's dice have fallen."""
        self.state.apply_checked(Plan(region, tuple(map(int, faces))))

    def goods(self, seat: int) -> tuple[int, int, int]:
        """Energy, ore and toolkits."""
        player = self.player(seat)
        return player.energy, player.ore, player.toolkits

    def inside(self, seat: int, number: int) -> Counts:
        """Who is in a building."""
        return self.player(seat).buildings[number - 1][1]

    def move_in(self, seat: int, number: int, words: str) -> None:
        """These join a building."""
        for kind, often in enumerate(self.draw(words)):
            put(self.player(seat), number, kind, often)


def board(seats: int, *, number: int = 1, **options: Value) -> Scene:
    """An empty board in that round, before anything was revealed; nothing is asked."""
    state = GAME.set_up(seats, options)
    state.agenda.clear()
    state.round = number
    state.stage = PLACEMENT
    state.event = EVENTS.index(QUIET)
    state.event_deck.remove(state.event)
    return Scene(state)


__all__ = ["GAME", "QUARRY", "VENTS", "Scene", "board", "building", "counts"]
