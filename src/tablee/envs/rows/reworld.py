"""Reworld, as `observations/reworld.py` has it."""

from typing import Any, Final, TypeAlias

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
#: Cities, panels and the three rows: what a colony is remembered by.
Settled: TypeAlias = tuple[
    Box,
    tuple[tuple[int, ...], ...],
    tuple[int, ...],
    tuple[int, ...],
    tuple[int, ...],
    tuple[int, ...],
]
#: Its numbers, and how far it is towards each ship but those that docks and points are for.
Colony: TypeAlias = tuple[bytes, list[int]]
ALL_DOCKS: Final = SHIPS.index("all_docks")
SCORE: Final = SHIPS.index("score")


class Writer(Rows):
    """Ports, docks and colonies are remembered by what they are made of."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        assert isinstance(game, Reworld)
        kinds = [module.kind for module in game.boxes[seats].modules]
        self._modules: Final = len(kinds)
        self._landed: Final = _places(kinds, TERRABOT, UNIT)
        self._units: Final = _places(kinds, UNIT)
        self._guards: Final = _places(kinds, SHUTTLE, SATELLITE)
        self._shuttles: Final = _places(kinds, SHUTTLE)
        self._satellites: Final = _places(kinds, SATELLITE)
        #: A port with its module and nobody's officers.
        self._bare: Final = [
            number(module) + NOTHING * (MOST_CARDS + 1) for module in range(NONE, self._modules)
        ]
        self._posts: Final[dict[tuple[int, ...], bytes]] = {}
        self._docks: Final[dict[tuple[int, ...], bytes]] = {}
        self._colonies: Final[dict[Settled, Colony]] = {}

    def parts(self, state: State, seat: Seat) -> list[bytes]:
        assert isinstance(state, ReworldState)
        chapter = state.chapter
        knows = seat == state.admiral_card_by
        row = [
            number(chapter - 1),
            number(state.round if chapter == 1 else NONE),
            number(state.admiral),
            number(state.admiral_card_by),
            number(state.admiral_card if knows else NONE),
        ]
        for port in range(PORTS):
            self._port(state.ports[port], state.posts[port], state.post_by[port], row)
        row.append(number(_announced(state)))
        row.append(numbers(tuple(state.bag)))
        row.append(counted(tuple(state.removed), self._modules))
        row.append(number(sum(state.pile)))
        for owner in range(len(state.players)):
            self._player(state, owner, seat, row)
        row.append(numbers(tuple(state.ship_owners)))
        return row

    def _port(self, module: int, post: tuple[int, ...], by: Seat, row: list[bytes]) -> None:
        if not post:
            row.append(self._bare[module + 1])
            return
        found = self._posts.get(post)
        if found is None:
            found = self._posts[post] = padded(post, MOST_CARDS)
        row.append(number(module))
        row.append(found)
        row.append(number(by))

    def _player(self, state: ReworldState, owner: Seat, seat: Seat, row: list[bytes]) -> None:
        player = state.players[owner]
        is_own = owner == seat
        row.append(number(player.score))
        row.append(number(int(player.in_round)))
        row.append(number(sum(player.hand)))
        row.append(numbers(player.hand) if is_own else NOTHING * len(OFFICERS))
        row.append(number(sum(player.discards)))
        row.append(numbers(player.discards) if is_own else NOTHING * len(OFFICERS))
        row += [self._dock(dock) for dock in player.docks]
        row.append(number(self._shuttles[player.flying] if player.flying != NONE else NONE))
        row.append(padded(tuple([self._units[unit] for unit in player.aboard]), MOST_ABOARD))
        written, towards = self._colony(state, player)
        row.append(written)
        for ship in range(len(SHIPS)):
            if ship < DOCKS:
                row.append(number(int(not player.docks[ship])))
            elif ship == ALL_DOCKS:
                row.append(number(player.docks.count(())))
            elif ship == SCORE:
                row.append(number(player.score))
            else:
                row.append(number(towards[ship]))

    def _dock(self, dock: tuple[int, ...]) -> bytes:
        found = self._docks.get(dock)
        if found is None:
            if len(self._docks) >= REMEMBERED:
                self._docks.clear()
            found = self._docks[dock] = padded(dock[::-1], MOST_IN_DOCK)
        return found

    def _colony(self, state: ReworldState, player: Player) -> Colony:
        key = (
            state.box,
            player.cities,
            player.panels,
            player.defence,
            player.shuttles,
            player.satellites,
        )
        found = self._colonies.get(key)
        if found is not None:
            return found
        if len(self._colonies) >= REMEMBERED:
            self._colonies.clear()
        words = sum([place != NONE for place in self._landed])
        cities = [
            number(city) + self._counted(player.cities[city], self._landed)
            for city in range(len(LETTERS))
            if player.panels[city] != NONE
        ]
        written = b"".join(
            [
                filled(cities, len(LETTERS), 1 + words),
                self._counted(player.defence, self._guards),
                self._counted(player.shuttles, self._shuttles),
                self._counted(player.satellites, self._satellites),
            ]
        )
        towards = [progress(state, player, ship) for ship in range(len(SHIPS))]
        found = self._colonies[key] = (written, towards)
        return found

    def _counted(self, modules: tuple[int, ...], places: list[int]) -> bytes:
        words = sum([place != NONE for place in places])
        return counted(tuple([places[module] for module in modules]), words)


def _places(kinds: list[int], *wanted: int) -> list[int]:
    """The place of each module among those of these kinds, kind by kind."""
    places = [NONE] * len(kinds)
    following = 0
    for kind in wanted:
        for module, its in enumerate(kinds):
            if its == kind:
                places[module] = following
                following += 1
    return places


def _announced(state: ReworldState) -> int:
    """The port that is being paid for, from 1."""
    for question in state.questions:
        if isinstance(question, PayForModule):
            return question.port + 1
    return NONE
