"""Heating the Shelters (R92, R93)."""

from collections.abc import Sequence

from tablee.core import Action, Frame, Seat, Step
from tablee.games.artemis.actions import WARM
from tablee.games.artemis.box.components import NOBODY, TYPES, Counts
from tablee.games.artemis.events import ColonistsFroze, HeatingPaid
from tablee.games.artemis.rules.question import OpenQuestion
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state.counts import added, more, without
from tablee.games.artemis.state.player import Player
from tablee.kit.actions import Numbered


def warmed(state: ArtemisState, player: Player) -> int:
    """R93: how many colonists of the Shelters the energy keeps warm."""
    heating = state.box.heating
    sheltered = sum(player.shelters)
    return min(sheltered, player.energy // heating) if heating else sheltered


def must_choose(state: ArtemisState, player: Player) -> bool:
    """Whether some freeze and it is open who."""
    types = sum(number > 0 for number in player.shelters)
    return types > 1 and 0 < warmed(state, player) < sum(player.shelters)


class HeatShelters(Step[ArtemisState]):
    """R92: energy is paid for everybody in the Shelters; whoever cannot be heated is discarded."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: ArtemisState) -> None:
        frames = heating_of(state, self.seat)
        if frames:
            state.then(*frames)


def heating_of(state: ArtemisState, seat: Seat) -> list[Frame[ArtemisState]]:
    """The question that is open, or nothing: then the heating is done."""
    player = state.players[seat]
    left = warmed(state, player)
    if left == sum(player.shelters):
        settle(state, seat, player.shelters)
        return []
    if must_choose(state, player):
        return [KeepWarm(seat, NOBODY)]
    kept = NOBODY
    for kind in range(TYPES):  # nobody, or so many of the only type
        number = min(left, player.shelters[kind])
        kept = more(kept, kind, number)
        left -= number
    settle(state, seat, kept)
    return []


def settle(state: ArtemisState, seat: Seat, kept: Counts) -> None:
    """These are heated, the others are discarded (R28)."""
    player = state.players[seat]
    energy = sum(kept) * state.box.heating
    frozen = without(player.shelters, kept)
    player.energy -= energy
    player.shelters = kept
    if state.rulings.frozen_leave_game:
        state.expelled = added(state.expelled, frozen)
    else:
        state.discarded = added(state.discarded, frozen)
    if state.sink is not None:
        if energy:
            state.sink(HeatingPaid(seat, energy))
        if any(frozen):
            state.sink(ColonistsFroze(seat, frozen))


class KeepWarm(OpenQuestion):
    """R93: one more colonist that is kept; `kept` are those chosen before."""

    __slots__ = ("kept",)
    rule = "R93"

    def __init__(self, seat: Seat, kept: Counts) -> None:
        super().__init__(seat)
        self.kept = kept

    def options(self, state: ArtemisState) -> Sequence[Action]:
        shelters = state.players[self.seat].shelters
        return [WARM[kind] for kind in range(TYPES) if shelters[kind] > self.kept[kind]]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        assert isinstance(action, Numbered)
        kept = more(self.kept, action.index)
        if sum(kept) == warmed(state, state.players[self.seat]):
            settle(state, self.seat, kept)
        else:
            state.then(KeepWarm(self.seat, kept))
