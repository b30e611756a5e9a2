"""The drones place their dice by plan (R112-R117)."""

from collections.abc import Sequence
from random import Random

from tablee.core import Action, Chance, Step
from tablee.games.artemis.actions import OUTBID, Plan
from tablee.games.artemis.box.components import (
    ACADEMY,
    BASECAMP,
    DOORSTEP,
    DRONE_DICE,
    FACES,
    GANTRY,
    NONE,
    NUMBERED_REGIONS,
)
from tablee.games.artemis.events import DroneDiePlaced, DroneDieSetAside, DronePlanned
from tablee.games.artemis.rules.placement import rolled
from tablee.games.artemis.rules.question import OpenQuestion
from tablee.games.artemis.rules.regions import (
    academy,
    basecamp,
    doorstep,
    gantry,
    vents_and_quarry,
)
from tablee.games.artemis.state import ArtemisState
from tablee.kit.actions import Numbered

#: The only seat.
YOU = 0
#: R117: this one goes where nobody bids, and outbids elsewhere.
SECOND = 2


class PlanDrone(Chance[ArtemisState]):
    """R113, R115: the planning die and the drone's dice are rolled."""

    __slots__ = ("drone",)

    def __init__(self, drone: int) -> None:
        self.drone = drone

    def sample(self, state: ArtemisState, rng: Random) -> Action:
        return Plan(1 + int(rng.random() * len(FACES)), rolled(rng, DRONE_DICE))

    def possible(self, state: ArtemisState, action: Action) -> bool:
        return isinstance(action, Plan) and len(action.dice) == DRONE_DICE

    def resolve(self, state: ArtemisState, action: Action) -> None:
        assert isinstance(action, Plan)
        region = action.region - 1
        state.plans = (*state.plans, (region, action.dice))
        if state.sink is not None:
            state.sink(DronePlanned(self.drone, region, action.dice))
        state.then(PlaceDroneDice(self.drone, region, action.dice))


class PlaceDroneDice(Step[ArtemisState]):
    """The lowest die goes to the region, the next to the following one; a full Academy is skipped.

    The first drone goes round clockwise, the second the other way.
    """

    __slots__ = ("dice", "drone", "region")

    def __init__(self, drone: int, region: int, dice: tuple[int, ...]) -> None:
        self.drone = drone
        self.region = region
        self.dice = dice

    def run(self, state: ArtemisState) -> None:
        if not self.dice:
            return
        way = 1 if self.drone != SECOND else -1
        region = self.region
        if region == ACADEMY and not academy.has_place(state):
            region = (region + way) % NUMBERED_REGIONS
        following = (region + way) % NUMBERED_REGIONS
        state.then(PlaceDroneDice(self.drone, following, self.dice[1:]))
        _place(state, self.drone, region, self.dice[0])


def _place(state: ArtemisState, drone: int, region: int, face: int) -> None:
    """R116: as a player would, without colonists and toolkits."""
    if region == GANTRY:
        _bid(state, drone, face)
        return
    what = NONE
    if region == BASECAMP:
        what = state.cards[0]
        basecamp.place_die(state, drone, face, 0)
    elif region == DOORSTEP:
        doorstep.place_die(state, drone, face)
    elif region == ACADEMY:
        state.academy = (*state.academy, (drone, face, NONE))
    else:
        vents_and_quarry.place_die(state, drone, face, region)
    if state.sink is not None:
        state.sink(DroneDiePlaced(drone, face, region, what))


def _bid(state: ArtemisState, drone: int, face: int) -> None:
    """R117: the first drone's tile is the nearest; the second's is free, or one to outbid."""
    tiles = range(len(state.gantry))
    if drone != SECOND:
        choices = list(tiles[:1])
    else:
        choices = [tile for tile in tiles if not state.bids[tile]][:1]
        if not choices:
            choices = outbiddable(state, face)
    if not choices:
        state.aside = (*state.aside, (drone, face))
        if state.sink is not None:
            state.sink(DroneDieSetAside(drone, face))
    elif len(choices) == 1:
        place_bid(state, drone, face, choices[0])
    else:
        state.then(ChooseOutbid(YOU, face))


def outbiddable(state: ArtemisState, face: int) -> list[int]:
    """R117: the player's bids that the second drone can exceed; else the nearest drone's."""
    lower = [t for t in range(len(state.gantry)) if 0 < gantry.top_bid(state, t) < face]
    yours = [tile for tile in lower if state.bids[tile][-1][0] == YOU]
    return yours or lower[:1]


def place_bid(state: ArtemisState, drone: int, face: int, tile: int) -> None:
    """The drone's die lies on the tile."""
    gantry.place_die(state, drone, face, tile)
    if state.sink is not None:
        state.sink(DroneDiePlaced(drone, face, GANTRY, state.gantry[tile]))


class ChooseOutbid(OpenQuestion):
    """R117: which of the player's own bids the second drone exceeds."""

    __slots__ = ("face",)
    rule = "R117"

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(seat)
        self.face = face

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return [OUTBID[tile] for tile in outbiddable(state, self.face)]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        assert isinstance(action, Numbered)
        place_bid(state, SECOND, self.face, action.index)
