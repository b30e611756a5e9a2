"""Moves and swaps of colonists (R82, R85)."""

from collections.abc import Sequence

from tablee.core import Action, Frame, Seat, Step, Together
from tablee.games.artemis.actions import IN_SHELTERS, LIFT, REST, SWAP, TO, Stationed
from tablee.games.artemis.box.components import MAINTENANCE, NONE, SHUTTLE_BAY, TYPES
from tablee.games.artemis.events import ColonistMoved, ColonistsSwapped, MaintenanceBegan
from tablee.games.artemis.rules.colony.places import (
    accepts,
    full_buildings,
    inhabitants,
    places_with_room,
    put,
    stationed,
)
from tablee.games.artemis.rules.question import OpenQuestion
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state.counts import more, total
from tablee.games.artemis.state.player import Player
from tablee.kit.actions import Numbered


class BeginMaintenance(Step[ArtemisState]):
    """R81, R82: all players move at the same time; full Shuttle Bays give more moves."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        state.stage = MAINTENANCE
        if state.sink is not None:
            state.sink(MaintenanceBegan(state.round))
        lanes: list[tuple[Seat, list[Frame[ArtemisState]]]] = []
        for seat in state.turn_order():
            player = state.players[seat]
            bays = len(full_buildings(state, player, SHUTTLE_BAY))
            moves = 1 + bays * state.box.kinds[SHUTTLE_BAY].printed.moves
            if can_move(state, player):
                lanes.append((seat, [MoveColonist(seat, moves)]))
        if lanes:
            state.then(Together.of(lanes))


def destinations(state: ArtemisState, player: Player, kind: int, origin: int) -> list[Action]:
    """R85: where a colonist can move to, and whom it can change places with."""
    found: list[Action] = []
    for place in range(len(player.buildings) + 1):
        if place == origin:
            continue
        inside = inhabitants(player, place)
        if accepts(state, player, place, more(inside, kind)):
            found.append(TO[place])
        # A swap of two of a type changes nothing.
        others = [other for other in range(TYPES) if other != kind and inside[other]]
        found += [
            SWAP[other][place]
            for other in others
            if _fits_for(state, player, origin, kind, other)
            and _fits_for(state, player, place, other, kind)
        ]
    return found


def _fits_for(state: ArtemisState, player: Player, place: int, leaving: int, coming: int) -> bool:
    """Whether a colonist finds room there once another has left."""
    after = more(more(inhabitants(player, place), leaving, -1), coming)
    return accepts(state, player, place, after)


def lifts(state: ArtemisState, player: Player) -> list[Action]:
    """The colonists that can go somewhere."""
    return [
        LIFT[kind][place]
        for kind, place in stationed(player)
        if place != IN_SHELTERS or destinations(state, player, kind, place)
    ]


def can_move(state: ArtemisState, player: Player) -> bool:
    """Whether a move or a swap is possible; whoever is in a building can go to the Shelters."""
    if any(total(inside) for _, inside in player.buildings):
        return True
    kinds = [kind for kind in range(TYPES) if player.shelters[kind]]
    return any(places_with_room(state, player, kind) for kind in kinds)


class MoveColonist(OpenQuestion):
    """R85: the colonist that is moved, or nobody; `left` moves may be made, this one included."""

    __slots__ = ("left",)
    rule = "R85"

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return [*lifts(state, state.players[self.seat]), REST]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        if isinstance(action, Stationed):
            state.then(
                SetColonistDown(self.seat, action.kind, action.place),
                MoveOn(self.seat, self.left - 1),
            )


class MoveOn(Step[ArtemisState]):
    """Asks again while moves are left."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, state: ArtemisState) -> None:
        if self.left and can_move(state, state.players[self.seat]):
            state.then(MoveColonist(self.seat, self.left))


class SetColonistDown(OpenQuestion):
    """R85: where the colonist goes, or with whom it changes places."""

    __slots__ = ("kind", "origin")
    rule = "R85"
    completes_move = True

    def __init__(self, seat: Seat, kind: int, origin: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.origin = origin

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return destinations(state, state.players[self.seat], self.kind, self.origin)

    def resolve(self, state: ArtemisState, action: Action) -> None:
        player = state.players[self.seat]
        place = action.place if isinstance(action, Stationed) else _place(action)
        put(player, self.origin, self.kind, -1)
        put(player, place, self.kind)
        here, there = building_at(player, self.origin), building_at(player, place)
        if isinstance(action, Stationed):
            put(player, place, action.kind, -1)
            put(player, self.origin, action.kind)
            if state.sink is not None:
                state.sink(ColonistsSwapped(self.seat, self.kind, here, action.kind, there))
        elif state.sink is not None:
            state.sink(ColonistMoved(self.seat, self.kind, here, there))


def _place(action: Action) -> int:
    assert isinstance(action, Numbered)
    return action.index


def building_at(player: Player, place: int) -> int:
    """The kind of building at a place, `NONE` for the Shelters."""
    return player.buildings[place - 1][0] if place != IN_SHELTERS else NONE
