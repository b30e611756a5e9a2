"""Reworld, as `observations/reworld.py` has it."""

from typing import Any, Final

from tablee.core import Game, Seat, State
from tablee.envs.rows.parts import (
    NOTHING,
    REMEMBERED,
    Rows,
    counted,
    filled,
    number,
    numbers,
    padded,
)
from tablee.games.reworld.actions import Hand
from tablee.games.reworld.box import Box
from tablee.games.reworld.box.components import (
    DOCKS,
    LETTERS,
    OFFICERS,
    PORTS,
    SATELLITE,
    SHIPS,
    SHUTTLE,
    TERRABOT,
    UNIT,
)
from tablee.games.reworld.game import Reworld
from tablee.games.reworld.rules.acquiring import PayForModule
from tablee.games.reworld.rules.population_ships import progress
from tablee.games.reworld.state import NONE, Player, ReworldState

MOST_CARDS: Final = 4
MOST_IN_DOCK: Final = 20
MOST_ABOARD: Final = 4
ALL_DOCKS: Final = SHIPS.index("all_docks")
SCORE: Final = SHIPS.index("score")


class _Words:
    """The modules of some kinds, kind by kind; rows of them are remembered."""

    def __init__(self, kinds: list[int], *wanted: int) -> None:
        #: The place of each module among them.
        self.places: Final = [NONE] * len(kinds)
        self.count = 0
        for kind in wanted:
            for module, its in enumerate(kinds):
                if its == kind:
                    self.places[module] = self.count
                    self.count += 1
        self._known: Final[dict[tuple[int, ...], bytes]] = {}

    def counted(self, modules: tuple[int, ...]) -> bytes:
        """How often each of them is in a row of modules."""
        found = self._known.get(modules)
        if found is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            found = counted(tuple([self.places[module] for module in modules]), self.count)
            self._known[modules] = found
        return found


class _Side:
    """A player as last written: what everybody sees, and all of it for others and for itself."""

    def __init__(self, box: Box, player: Player, colony: bytes, towards: list[int]) -> None:
        self.box: Final = box
        self.was: Final = player.clone()
        self.colony: Final = colony
        #: How far it is towards each ship but those that docks and points are for.
        self.towards: Final = towards
        self.open = b""
        self.whole = [b"", b""]

    def is_settled_as(self, player: Player) -> bool:
        """Whether the colony is the same; what has changed is another tuple."""
        was = self.was
        return (
            was.cities is player.cities
            and was.panels is player.panels
            and was.defence is player.defence
            and was.shuttles is player.shuttles
            and was.satellites is player.satellites
        )

    def is_as(self, player: Player) -> bool:
        """Whether the rest is the same as well."""
        was = self.was
        return (
            was.score == player.score
            and was.hand is player.hand
            and was.discards is player.discards
            and was.in_round == player.in_round
            and was.docks is player.docks
            and was.flying == player.flying
            and was.aboard is player.aboard
        )


class _Last:
    """The row of a game as last written, in parts, and what they were written of."""

    def __init__(self, seats: int) -> None:
        self.ports: list[int] = []
        self.posts: list[tuple[int, ...]] = []
        self.post_by: list[int] = []
        self.station = b""
        self.bag: list[int] = []
        self.inside = b""
        self.removed: list[int] = []
        self.outside = b""
        self.sides: Final[list[_Side | None]] = [None] * seats


class Writer(Rows):
    """Ports, bag and players are written anew where they have changed."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        assert isinstance(game, Reworld)
        kinds = [module.kind for module in game.boxes[seats].modules]
        self._modules: Final = len(kinds)
        self._landed: Final = _Words(kinds, TERRABOT, UNIT)
        self._units: Final = _Words(kinds, UNIT)
        self._guards: Final = _Words(kinds, SHUTTLE, SATELLITE)
        self._shuttles: Final = _Words(kinds, SHUTTLE)
        self._satellites: Final = _Words(kinds, SATELLITE)
        #: A port with its module and nobody's officers.
        self._bare: Final = [
            number(module) + NOTHING * (MOST_CARDS + 1) for module in range(NONE, self._modules)
        ]
        #: Cards as their owner sees them, and as others do.
        self._own: Final[dict[Hand, bytes]] = {}
        self._hidden: Final[dict[Hand, bytes]] = {}
        self._docks: Final[dict[tuple[int, ...], bytes]] = {}
        self._last: Final[dict[int, _Last]] = {}

    def parts(self, state: State, seat: Seat, at: int) -> list[bytes]:
        assert isinstance(state, ReworldState)
        last = self._last.get(at)
        if last is None:
            last = self._last[at] = _Last(len(state.players))
        chapter = state.chapter
        knows = seat == state.admiral_card_by
        row = [
            number(chapter - 1),
            number(state.round if chapter == 1 else NONE),
            number(state.admiral),
            number(state.admiral_card_by),
            number(state.admiral_card if knows else NONE),
            self._station(state, last),
            number(_announced(state)),
            self._bag(state, last),
            self._removed(state, last),
            number(sum(state.pile)),
        ]
        row += [self._player(state, owner, seat, last) for owner in range(len(state.players))]
        row.append(numbers(tuple(state.ship_owners)))
        return row

    def _station(self, state: ReworldState, last: _Last) -> bytes:
        if (
            state.ports == last.ports
            and state.posts == last.posts
            and state.post_by == last.post_by
        ):
            return last.station
        last.ports, last.posts, last.post_by = state.ports[:], state.posts[:], state.post_by[:]
        ports = []
        for port in range(PORTS):
            module, post = state.ports[port], state.posts[port]
            if not post:
                ports.append(self._bare[module + 1])
            else:
                ports.append(number(module))
                ports.append(padded(post, MOST_CARDS))
                ports.append(number(state.post_by[port]))
        last.station = b"".join(ports)
        return last.station

    def _bag(self, state: ReworldState, last: _Last) -> bytes:
        if state.bag != last.bag:
            last.bag = state.bag[:]
            last.inside = b"".join([number(count) for count in state.bag])
        return last.inside

    def _removed(self, state: ReworldState, last: _Last) -> bytes:
        if state.removed != last.removed or not last.outside:
            last.removed = state.removed[:]
            last.outside = counted(tuple(state.removed), self._modules)
        return last.outside

    def _player(self, state: ReworldState, owner: Seat, seat: Seat, last: _Last) -> bytes:
        is_own = owner == seat
        player = state.players[owner]
        side = last.sides[owner]
        if side is None or side.box is not state.box or not side.is_settled_as(player):
            towards = [progress(state, player, ship) for ship in range(len(SHIPS))]
            side = last.sides[owner] = _Side(state.box, player, self._colony(player), towards)
            side.open = self._open(player, side)
        elif not side.is_as(player):
            side = last.sides[owner] = _Side(state.box, player, side.colony, side.towards)
            side.open = self._open(player, side)
        found = side.whole[is_own]
        if not found:
            found = side.whole[is_own] = b"".join(
                [
                    number(player.score),
                    number(int(player.in_round)),
                    self._cards(player.hand, owner, seat),
                    self._cards(player.discards, owner, seat),
                    side.open,
                ]
            )
        return found

    def _cards(self, hand: Hand, owner: Seat, seat: Seat) -> bytes:
        """How many, and for their owner which."""
        known = self._own if owner == seat else self._hidden
        found = known.get(hand)
        if found is None:
            if len(known) >= REMEMBERED:
                known.clear()
            which = numbers(hand) if owner == seat else NOTHING * len(OFFICERS)
            found = known[hand] = number(sum(hand)) + which
        return found

    def _open(self, player: Player, side: _Side) -> bytes:
        """What everybody sees alike."""
        row = [self._dock(dock) for dock in player.docks]
        row.append(number(self._shuttles.places[player.flying] if player.flying != NONE else NONE))
        row.append(padded(tuple([self._units.places[unit] for unit in player.aboard]), MOST_ABOARD))
        row.append(side.colony)
        for ship in range(len(SHIPS)):
            if ship < DOCKS:
                row.append(number(int(not player.docks[ship])))
            elif ship == ALL_DOCKS:
                row.append(number(player.docks.count(())))
            elif ship == SCORE:
                row.append(number(player.score))
            else:
                row.append(number(side.towards[ship]))
        return b"".join(row)

    def _dock(self, dock: tuple[int, ...]) -> bytes:
        found = self._docks.get(dock)
        if found is None:
            if len(self._docks) >= REMEMBERED:
                self._docks.clear()
            found = self._docks[dock] = padded(dock[::-1], MOST_IN_DOCK)
        return found

    def _colony(self, player: Player) -> bytes:
        cities = [
            number(city) + self._landed.counted(player.cities[city])
            for city in range(len(LETTERS))
            if player.panels[city] != NONE
        ]
        return b"".join(
            [
                filled(cities, len(LETTERS), 1 + self._landed.count),
                self._guards.counted(player.defence),
                self._shuttles.counted(player.shuttles),
                self._satellites.counted(player.satellites),
            ]
        )


def _announced(state: ReworldState) -> int:
    """The port that is being paid for, from 1."""
    for question in state.questions:
        if isinstance(question, PayForModule):
            return question.port + 1
    return NONE
