"""Positions of Reworld written down in a few words, for tests of its rules.

    scene = colony(
        Side(docks={1: "crane shuttle-1"}, cities={"A": "bot-A"}),
        Side(docks={2: "bot-B"}),
    )
    scene.play("carry 1", "land crane A")

Modules are named by their codes; a dock is written as it lies on the table, the leftmost tile
first. Cards are digits. Seats count from 0; ports and docks count from 1, as in the notation.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

import tablee
from tablee.contract import scene as scenario
from tablee.core import Game
from tablee.games.reworld.actions import Hand
from tablee.games.reworld.box.components import (
    DOCKS,
    LETTERS,
    OFFICERS,
    PORTS,
    ROUNDS,
    SHIPS,
    TERRABOT,
)
from tablee.games.reworld.game import HOLDER_MAY_REBUY, UNPLACEABLE_UNITS_LOAD
from tablee.games.reworld.rules.colony import NextInColony
from tablee.games.reworld.rules.colossus_station import NextInRound
from tablee.games.reworld.state import NONE, Player, ReworldState

GAME: Game[ReworldState] = tablee.game("reworld")
_KINDS = GAME.set_up(2, {}).box.modules
_CODES = {kind.code: index for index, kind in enumerate(_KINDS)}


def module(code: str) -> int:
    """The module of that code."""
    return _CODES[code]


def modules(codes: str) -> tuple[int, ...]:
    """The modules of these codes, in this order."""
    return tuple(map(module, codes.split()))


def codes(row: tuple[int, ...] | list[int]) -> str:
    """The codes of these modules, in this order."""
    return " ".join(_KINDS[index].code for index in row)


def hand(cards: str) -> Hand:
    """Cards written as digits, as a hand."""
    return tuple(cards.count(str(card)) for card in OFFICERS)


@dataclass(frozen=True)
class Side:
    """What lies in front of one player. `left` says that the player has left the round."""

    hand: str = ""
    discards: str = ""
    left: bool = False
    docks: Mapping[int, str] = field(default_factory=dict)
    cities: Mapping[str, str] = field(default_factory=dict)
    defence: str = ""
    shuttles: str = ""
    satellites: str = ""
    ships: str = ""
    score: int = 0


#: Another player of Chapter Two, still with modules, who has taken every population ship.
RIVAL = Side(docks={5: "bot-E bot-E"}, ships=" ".join(SHIPS))


class Scene(scenario.Scene[ReworldState]):
    """A position of Reworld, and what happens in it."""

    game = GAME

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def score(self, seat: int = 0) -> int:
        return self.state.players[seat].score

    def scores(self) -> list[int]:
        return [player.score for player in self.state.players]

    def dock(self, number: int, seat: int = 0) -> str:
        """A dock as it lies on the table, the leftmost tile first."""
        return codes(self.player(seat).docks[number - 1][::-1])

    def city(self, letter: str, seat: int = 0) -> str:
        return codes(self.player(seat).cities[LETTERS.index(letter)])

    def ships(self, seat: int = 0) -> str:
        """The population ships that a seat has taken, in the order of `SHIPS`."""
        owners = zip(SHIPS, self.state.ship_owners, strict=True)
        return " ".join(ship for ship, owner in owners if owner == seat)


def station(
    *sides: Side,
    turn: int = 0,
    round: int = 1,  # noqa: A002 - the rulebook's noun
    admiral: int = 0,
    admiral_card: tuple[int, int] | None = None,
    ports: Mapping[int, str] | None = None,
    posts: Mapping[int, str] | None = None,
    bare: tuple[int, ...] = (),
    holder_may_rebuy: bool = True,
) -> Scene:
    """A turn of Chapter One.

    `posts` gives the officers on posts, the top one last; `admiral_card` the card on the admiral's
    space and the seat that laid it. Ports that are neither named, covered nor `bare` hold some
    module that is no terrabot.
    """
    state = GAME.new_state(
        len(sides), {HOLDER_MAY_REBUY: holder_may_rebuy, UNPLACEABLE_UNITS_LOAD: True}
    )
    state.agenda.clear()
    state.round = round
    state.admiral = admiral
    for side, player in zip(sides, state.players, strict=True):
        player.hand = hand(side.hand)
        player.discards = hand(side.discards)
        player.in_round = not side.left
    for number, cards in (posts or {}).items():
        state.posts[number - 1] = tuple(map(int, cards))
        state.post_by[number - 1] = 0
    if admiral_card:
        state.admiral_card, state.admiral_card_by = admiral_card
    state.pile = tuple(
        state.box.officers[card - 1] - _officers_out(state, card) for card in OFFICERS
    )
    assert min(state.pile) >= 0, "more officers than there are"
    for number, code in (ports or {}).items():
        state.ports[number - 1] = module(code)
    _lay_out(state, sides)
    for port in range(PORTS):
        if not state.posts[port] and state.ports[port] == NONE and port + 1 not in bare:
            state.ports[port] = _draw_filler(state)
    state.then(NextInRound(turn))
    state.advance()
    return Scene(state)


def colony(
    *sides: Side,
    turn: int = 0,
    admiral: int = 0,
    removed: str = "",
    unplaceable_units_load: bool = True,
) -> Scene:
    """A turn of Chapter Two. Modules that no side has went back to the box, `removed` first."""
    state = GAME.new_state(
        len(sides),
        {HOLDER_MAY_REBUY: True, UNPLACEABLE_UNITS_LOAD: unplaceable_units_load},
    )
    state.agenda.clear()
    state.round = ROUNDS + 1
    state.admiral = admiral
    state.removed = list(modules(removed))
    _lay_out(state, sides)
    state.removed += [index for index, count in enumerate(state.bag) for _ in range(count)]
    state.bag = [0] * len(state.bag)
    state.then(NextInColony(turn))
    state.advance()
    return Scene(state)


def _officers_out(state: ReworldState, card: int) -> int:
    on_posts = sum(post.count(card) for post in state.posts)
    held = sum(p.hand[card - 1] + p.discards[card - 1] for p in state.players)
    return on_posts + held + (state.admiral_card == card)


def _lay_out(state: ReworldState, sides: tuple[Side, ...]) -> None:
    """Docks, colonies, ships and scores as the sides say; what is laid out leaves the bag."""
    for seat, (side, player) in enumerate(zip(sides, state.players, strict=True)):
        player.score = side.score
        player.docks = tuple(modules(side.docks.get(dock + 1, ""))[::-1] for dock in range(DOCKS))
        player.cities = tuple(modules(side.cities.get(letter, "")) for letter in LETTERS)
        player.defence = modules(side.defence)
        player.shuttles = modules(side.shuttles)
        player.satellites = modules(side.satellites)
        for ship in side.ships.split():
            state.ship_owners[SHIPS.index(ship)] = seat
        earlier = state.players[:seat]
        player.panels = tuple(
            sum(bool(other.cities[city]) for other in earlier) if player.cities[city] else NONE
            for city in range(len(LETTERS))
        )
    used = Counter(index for index in [*state.ports, *state.removed] if index != NONE)
    for player in state.players:
        for row in (*player.docks, *player.cities):
            used.update(row)
        used.update((*player.defence, *player.shuttles, *player.satellites))
    for index, count in used.items():
        state.bag[index] -= count
        assert state.bag[index] >= 0, f"more {_KINDS[index].code} than there are"


def _draw_filler(state: ReworldState) -> int:
    """Some module of the bag that scores nothing when it is acquired."""
    for index, count in enumerate(state.bag):
        if count and _KINDS[index].kind != TERRABOT:
            state.bag[index] -= 1
            return index
    raise AssertionError("the bag is empty")
