"""The Doorstep: colonists to recruit (R43, R67-R69)."""

from collections.abc import Sequence

from tablee.core import Action, Seat, Step
from tablee.games.artemis.actions import ENOUGH, RECRUIT
from tablee.games.artemis.box.components import DOORSTEP, NOBODY, TYPES
from tablee.games.artemis.events import ColonistRecruited, DieExposed, DroneRecruited
from tablee.games.artemis.rules.colony.colonists import ask_for_housing
from tablee.games.artemis.rules.question import OpenQuestion
from tablee.games.artemis.rules.regions.exposure import insert
from tablee.games.artemis.rules.relief_track import ReliefStep
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state.counts import added, more, without
from tablee.kit.actions import Numbered


def place_die(state: ArtemisState, owner: int, face: int) -> None:
    """R43: the die stands in its row."""
    state.doorstep_dice = insert(state.doorstep_dice, owner, face)


def most_recruits(state: ArtemisState, face: int) -> int:
    """R67: how many colonists a die may take."""
    box = state.box
    table = box.recruits_in_review if state.rulings.limit_in_review else box.recruits
    return table[face - 1]


class ResolveDoorstep(Step[ArtemisState]):
    """R67: the dice one by one, from the left."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        state.region = DOORSTEP
        dice, state.doorstep_dice = state.doorstep_dice, ()
        state.then(*[SettleDoorstepDie(owner, face) for owner, face in dice])


class SettleDoorstepDie(Step[ArtemisState]):
    """R67, R68: the die may recruit; where nobody is left, it is exposed."""

    __slots__ = ("face", "owner")

    def __init__(self, owner: int, face: int) -> None:
        self.owner = owner
        self.face = face

    def run(self, state: ArtemisState) -> None:
        if state.drone_of(self.owner):
            _recruit_for_drone(state, self.owner, self.face)
        elif not any(state.doorstep):
            if state.sink is not None:
                state.sink(DieExposed(self.owner, self.face, DOORSTEP))
            state.then(ReliefStep(self.owner))
        else:
            state.then(GoOnRecruiting(self.owner, most_recruits(state, self.face)))


def _recruit_for_drone(state: ArtemisState, owner: int, face: int) -> None:
    """R121: as many as the die allows, the rarest types first; they leave the game."""
    left = most_recruits(state, face)
    taken = NOBODY
    for kind in reversed(range(TYPES)):
        number = min(left, state.doorstep[kind])
        taken = more(taken, kind, number)
        left -= number
    state.doorstep = without(state.doorstep, taken)
    state.expelled = added(state.expelled, taken)
    if state.sink is not None:
        state.sink(DroneRecruited(state.drone_of(owner), taken))


class GoOnRecruiting(Step[ArtemisState]):
    """Asks again while the die, the Doorstep and the energy allow it."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, state: ArtemisState) -> None:
        can_pay = state.players[self.seat].energy >= state.doorstep_price
        if self.left and can_pay and any(state.doorstep):
            state.then(RecruitColonist(self.seat, self.left))


class RecruitColonist(OpenQuestion):
    """R67: a colonist of the Doorstep for energy, or no more of them."""

    __slots__ = ("left",)
    rule = "R67"

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return [*[RECRUIT[kind] for kind in range(TYPES) if state.doorstep[kind]], ENOUGH]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        if not isinstance(action, Numbered):
            return
        kind = action.index
        player = state.players[self.seat]
        player.energy -= state.doorstep_price
        state.doorstep = more(state.doorstep, kind, -1)
        player.shelters = more(player.shelters, kind)
        if state.sink is not None:
            state.sink(ColonistRecruited(self.seat, kind, state.doorstep_price))
        state.then(GoOnRecruiting(self.seat, self.left - 1))
        ask_for_housing(state, self.seat, kind)  # R69
