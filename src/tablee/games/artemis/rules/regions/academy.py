"""The Academy: a colonist learns another trade (R44-R46, R70, R71)."""

from collections.abc import Sequence

from tablee.core import Action, Seat, Step
from tablee.games.artemis.actions import ENROL, Stationed
from tablee.games.artemis.box.components import ACADEMY, NONE
from tablee.games.artemis.events import PupilEnrolled, TrainingFailed
from tablee.games.artemis.rules.colony.colonists import ask_for_housing
from tablee.games.artemis.rules.colony.places import put, settled, stationed
from tablee.games.artemis.rules.colony.training import train
from tablee.games.artemis.rules.question import OpenQuestion
from tablee.games.artemis.state import ArtemisState, Pupil
from tablee.games.artemis.state.counts import more


def has_place(state: ArtemisState) -> bool:
    """R44: whether a slot is free."""
    return len(state.academy) < state.box.academy_places


def can_enrol(state: ArtemisState, seat: Seat) -> bool:
    """R44: a free slot, and a colonist to put there."""
    return has_place(state) and any(settled(state.players[seat]))


class EnrolColonist(OpenQuestion):
    """R44: the colonist of the Shelters or of a building that goes with the die."""

    __slots__ = ("face",)
    rule = "R44"
    completes_move = True

    def __init__(self, seat: Seat, face: int) -> None:
        super().__init__(seat)
        self.face = face

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return [ENROL[kind][place] for kind, place in stationed(state.players[self.seat])]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        assert isinstance(action, Stationed)
        player = state.players[self.seat]
        put(player, action.place, action.kind, -1)
        state.academy = (*state.academy, (self.seat, self.face, action.kind))
        if state.sink is not None:
            building = player.buildings[action.place - 1][0] if action.place else NONE
            state.sink(PupilEnrolled(self.seat, action.kind, building))


class ResolveAcademy(Step[ArtemisState]):
    """R70: the left slot first."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        state.region = ACADEMY
        state.then(*[SettlePupil() for _ in state.academy])


class SettlePupil(Step[ArtemisState]):
    """R70: the colonist in the leftmost slot becomes what the die says, or comes back."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        pupil, *others = state.academy
        state.academy = tuple(others)
        _graduate(state, pupil)


def _graduate(state: ArtemisState, pupil: Pupil) -> None:
    seat, face, kind = pupil
    if kind == NONE:
        return  # R122: a drone does nothing here
    profession = state.box.trains[face - 1]
    if state.academy_stock[profession]:
        train(state, seat, kind, profession)
        return
    player = state.players[seat]
    player.shelters = more(player.shelters, kind)
    if state.sink is not None:
        state.sink(TrainingFailed(seat, profession))
    ask_for_housing(state, seat, kind)
