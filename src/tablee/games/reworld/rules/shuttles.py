"""Shuttles in transport: which may be launched, and what they load (R36-R41)."""

from collections.abc import Sequence

from tablee.core import Action, Decision, IllegalAction, Seat, Sentence
from tablee.games.reworld.actions import FLY, LOAD, Load
from tablee.games.reworld.box.components import SHUTTLE, UNIT
from tablee.games.reworld.events import ShuttleLaunched, UnitLoaded
from tablee.games.reworld.rules.units import LandNextUnit, can_all_land
from tablee.games.reworld.state import ReworldState

MANOEUVRES = 2
"""How many units a shuttle can take on board (R38)."""


def can_carry(state: ReworldState, seat: Seat, dock: int) -> bool:
    """R40, R41: one unit, no more, stands between a shuttle and the left end of its dock."""
    row = state.players[seat].docks[dock]
    modules = state.box.modules
    return (
        len(row) >= 2
        and modules[row[-1]].kind == UNIT
        and modules[row[-2]].kind == SHUTTLE
        and may_load(state, seat, dock)
    )


def may_load(state: ReworldState, seat: Seat, dock: int) -> bool:
    """R39: the leftmost tile of the dock, as it is now, is a unit (which R44 may refuse)."""
    player = state.players[seat]
    row = player.docks[dock]
    if not row or state.box.modules[row[-1]].kind != UNIT:
        return False
    return state.unplaceable_units_load or can_all_land(state, seat, (*player.aboard, row[-1]))


def launch_shuttle(state: ReworldState, seat: Seat, dock: int, *, carrying: bool) -> None:
    """The shuttle is off its dock, and (R40) the unit left of it on board; loading follows."""
    player = state.players[seat]
    unit = player.unload(dock) if carrying else None
    player.flying = player.unload(dock)
    if state.sink is not None:
        state.sink(ShuttleLaunched(seat, dock, player.flying))
    if unit is not None:
        board(state, seat, dock, unit)
    load_on(state, seat)


def board(state: ReworldState, seat: Seat, dock: int, unit: int) -> None:
    """The unit is on board."""
    player = state.players[seat]
    player.aboard = (*player.aboard, unit)
    if state.sink is not None:
        state.sink(UnitLoaded(seat, dock, unit))


def load_on(state: ReworldState, seat: Seat) -> None:
    """Another manoeuvre follows if one is left and a unit is in reach; else the units land."""
    docks = range(len(state.players[seat].docks))
    if len(state.players[seat].aboard) < MANOEUVRES and any(
        may_load(state, seat, dock) for dock in docks
    ):
        state.then(LoadUnit(seat))
    else:
        state.then(LandNextUnit(seat))


class LoadUnit(Decision[ReworldState]):
    """R38: a loading manoeuvre takes one unit; the player may stop loading at any time."""

    __slots__ = ()
    rule = "R38"
    completes_move = True
    may_uncover = False  # nothing is hidden any more

    def is_open(self, state: ReworldState) -> bool:
        return True  # docks and cities lie open

    def options(self, state: ReworldState) -> Sequence[Action]:
        docks = range(len(state.players[self.seat].docks))
        return [*[LOAD[dock] for dock in docks if may_load(state, self.seat, dock)], FLY]

    def resolve(self, state: ReworldState, action: Action) -> None:
        if isinstance(action, Load):
            unit = state.players[self.seat].unload(action.dock)
            board(state, self.seat, action.dock, unit)
            load_on(state, self.seat)
        else:
            state.then(LandNextUnit(self.seat))

    def why_not(self, state: ReworldState, action: Action) -> IllegalAction:
        if not isinstance(action, Load):
            return IllegalAction("R38", Sentence("refuse-load-first"))
        row = state.players[self.seat].docks[action.dock]
        if row and state.box.modules[row[-1]].kind == UNIT:
            return IllegalAction("R44", Sentence("refuse-no-city"))
        return IllegalAction("R39", Sentence("refuse-load", dock=action.dock + 1))
