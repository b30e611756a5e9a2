"""Colonists come: from the bag, to a colony, to a place in it (R24, R27)."""

from collections.abc import Sequence
from random import Random

from tablee.core import Action, Chance, Seat, Step
from tablee.core.draws import pick_weighted
from tablee.games.artemis.actions import DRAW, HOUSE, IN_SHELTERS, SHELTER
from tablee.games.artemis.box.components import NOBODY
from tablee.games.artemis.events import ColonistGained, ColonistHoused, NobodyLeft
from tablee.games.artemis.rules.colony.places import places_with_room, put
from tablee.games.artemis.rules.question import OpenQuestion
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state.counts import added, more
from tablee.kit.actions import Numbered


def bag_has_colonists(state: ArtemisState) -> bool:
    """R27: whether a colonist can be drawn; an empty bag is filled with those discarded."""
    if not any(state.bag):
        state.bag = added(state.bag, state.discarded)
        state.discarded = NOBODY
    return any(state.bag)


class DrawFromBag(Chance[ArtemisState]):
    """A colonist is drawn; the bag is not empty."""

    __slots__ = ()

    def outcomes(self, state: ArtemisState) -> Sequence[tuple[Action, float]]:
        total = sum(state.bag)
        return [(DRAW[kind], number / total) for kind, number in enumerate(state.bag)]

    def sample(self, state: ArtemisState, rng: Random) -> Action:
        return DRAW[pick_weighted(rng, state.bag)]

    def possible(self, state: ArtemisState, action: Action) -> bool:
        return action in DRAW and state.bag[DRAW.index(action)] > 0

    def take(self, state: ArtemisState, action: Action) -> int:
        """The type of the colonist, which has left the bag."""
        assert isinstance(action, Numbered)
        state.bag = more(state.bag, action.index, -1)
        return action.index


class DrawForColony(DrawFromBag):
    """The colonist joins the seat's colony."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resolve(self, state: ArtemisState, action: Action) -> None:
        add_colonist(state, self.seat, self.take(state, action))


class GainFromBag(Step[ArtemisState]):
    """A random colonist for the seat, if there is one (R27)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: ArtemisState) -> None:
        if bag_has_colonists(state):
            state.then(DrawForColony(self.seat))
        elif state.sink is not None:
            state.sink(NobodyLeft(self.seat))


class GainFromCard(Step[ArtemisState]):
    """A colonist that waits on an expedition joins the colony (R58)."""

    __slots__ = ("card", "kind", "seat")

    def __init__(self, seat: Seat, card: int, kind: int) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind

    def run(self, state: ArtemisState) -> None:
        waiting = state.card_colonists[self.card]
        state.card_colonists[self.card] = more(waiting, self.kind, -1)
        add_colonist(state, self.seat, self.kind)


def add_colonist(state: ArtemisState, seat: Seat, kind: int) -> None:
    """R24: a colonist that left its place is in the Shelters, and may go on at once."""
    put(state.players[seat], IN_SHELTERS, kind)
    if state.sink is not None:
        state.sink(ColonistGained(seat, kind))
    ask_for_housing(state, seat, kind)


def ask_for_housing(state: ArtemisState, seat: Seat, kind: int) -> None:
    """R24: a colonist just gained may leave the Shelters for a building with room."""
    if places_with_room(state, state.players[seat], kind):
        state.then(HouseColonist(seat, kind))


class HouseColonist(OpenQuestion):
    """R24: where a colonist just gained goes; it waits in the Shelters."""

    __slots__ = ("kind",)
    rule = "R24"
    completes_move = True

    def __init__(self, seat: Seat, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def options(self, state: ArtemisState) -> Sequence[Action]:
        places = places_with_room(state, state.players[self.seat], self.kind)
        return [*[HOUSE[place - 1] for place in places], SHELTER]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        if not isinstance(action, Numbered):
            return
        player = state.players[self.seat]
        put(player, IN_SHELTERS, self.kind, -1)
        put(player, action.index + 1, self.kind)
        if state.sink is not None:
            building = player.buildings[action.index][0]
            state.sink(ColonistHoused(self.seat, self.kind, building))
