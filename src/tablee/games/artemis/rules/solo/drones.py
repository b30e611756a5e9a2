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
        place_dice(state, self.drone, region, action.dice)


class PlaceDroneDice(Step[ArtemisState]):
    """The dice that are left, once the player has chosen what the drone outbids."""

    __slots__ = ("dice", "drone", "region")

    def __init__(self, drone: int, region: int, dice: tuple[int, ...]) -> None:
        self.drone = drone
        self.region = region
        self.dice = dice

    def run(self, state: ArtemisState) -> None:
        place_dice(state, self.drone, self.region, self.dice)


def place_dice(state: ArtemisState, drone: int, region: int, dice: tuple[int, ...]) -> None:
    """The lowest die goes to the region, the next to the following one; a full Academy is skipped.

    The first drone goes round clockwise, the second the other way.
    """
    way = 1 if drone != SECOND else -1
    for number, face in enumerate(dice, 1):
        if region == ACADEMY and not academy.has_place(state):
            region = (region + way) % NUMBERED_REGIONS
        following = (region + way) % NUMBERED_REGIONS
        if region == GANTRY:
            tiles = _tiles_to_bid_on(state, drone, face)
            if len(tiles) > 1:
                rest = PlaceDroneDice(drone, following, dice[number:])
                state.then(ChooseOutbid(YOU, face), rest)
                return
            _bid(state, drone, face, tiles)
        else:
            _place(state, drone, region, face)
        region = following


def _place(state: ArtemisState, drone: int, region: int, face: int) -> None:
    """R116: as a player would, without colonists and toolkits."""
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


def _tiles_to_bid_on(state: ArtemisState, drone: int, face: int) -> Sequence[int]:
    """R117: the first drone's tile is the nearest; the second's is free, or one to outbid."""
    tiles = range(len(state.gantry))
    if drone != SECOND:
        return tiles[:1]
    free = [tile for tile in tiles if not state.bids[tile]]
    return free[:1] or outbiddable(state, face)


def _bid(state: ArtemisState, drone: int, face: int, tiles: Sequence[int]) -> None:
    """The only tile that there is; a die that finds none does nothing (R117)."""
    if tiles:
        place_bid(state, drone, face, tiles[0])
        return
    state.aside = (*state.aside, (drone, face))
    if state.sink is not None:
        state.sink(DroneDieSetAside(drone, face))


def outbiddable(state: ArtemisState, face: int) -> list[int]:
    """R117: the player's bids that the second drone can exceed; else the nearest drone's."""
    lower = [tile for tile, bid in enumerate(gantry.top_bids(state)) if 0 < bid < face]
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
