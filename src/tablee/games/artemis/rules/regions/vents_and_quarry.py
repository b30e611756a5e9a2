"""Vents and Quarry: energy and ore for those who come first (R40, R41, R60)."""

from collections.abc import Sequence

from tablee.core import Action, Seat, Step
from tablee.games.artemis.actions import ENERGY, LEAVE, ORE, TAKE
from tablee.games.artemis.box.components import RECON_OUTPOST, VENTS
from tablee.games.artemis.events import DieExposed, DieHarvested, DroneHarvested
from tablee.games.artemis.rules.colony.places import full_buildings
from tablee.games.artemis.rules.goods import gain
from tablee.games.artemis.rules.question import OpenQuestion
from tablee.games.artemis.rules.regions.exposure import insert
from tablee.games.artemis.rules.relief_track import ReliefStep
from tablee.games.artemis.state import ArtemisState, Die


def place_die(state: ArtemisState, owner: int, face: int, region: int) -> None:
    """R40: the die stands in its row."""
    if region == VENTS:
        state.vents = insert(state.vents, owner, face)
    else:
        state.quarry = insert(state.quarry, owner, face)


def stock(state: ArtemisState, region: int) -> int:
    """What is left in the region."""
    return state.energy_stock if region == VENTS else state.ore_stock


def row_of(state: ArtemisState, region: int) -> tuple[Die, ...]:
    """The dice of the region, in the order in which they take."""
    return state.vents if region == VENTS else state.quarry


def send_scouts(state: ArtemisState, seat: Seat, region: int) -> None:
    """R41: each full Recon Outpost of the seat may take something at once."""
    for _ in full_buildings(state, state.players[seat], RECON_OUTPOST):
        state.then(OfferScouting(seat, region))


class OfferScouting(Step[ArtemisState]):
    """Asks while the region has something left."""

    __slots__ = ("region", "seat")

    def __init__(self, seat: Seat, region: int) -> None:
        self.seat = seat
        self.region = region

    def run(self, state: ArtemisState) -> None:
        if stock(state, self.region):
            state.then(UseReconOutpost(self.seat, self.region))


class UseReconOutpost(OpenQuestion):
    """R41: a full Recon Outpost takes from the region where a die was just placed, or does not."""

    __slots__ = ("region",)
    rule = "R41"
    completes_move = True

    def __init__(self, seat: Seat, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return (TAKE, LEAVE)

    def main(self, state: ArtemisState) -> Action | None:
        return TAKE

    def resolve(self, state: ArtemisState, action: Action) -> None:
        if action == TAKE:
            printed = state.box.kinds[RECON_OUTPOST].printed.energy_or_ore
            amount = min(printed, stock(state, self.region))
            if self.region == VENTS:
                state.energy_stock -= amount
                gain(state, self.seat, energy=amount)
            else:
                state.ore_stock -= amount
                gain(state, self.seat, ore=amount)


class ResolveHarvest(Step[ArtemisState]):
    """R60: from the left each die takes as much as it shows, or what is left."""

    __slots__ = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, state: ArtemisState) -> None:
        state.region = self.region
        if self.region == VENTS:
            row, state.vents = state.vents, ()
        else:
            row, state.quarry = state.quarry, ()
        takings = shares(row, stock(state, self.region))
        for (owner, face), amount in zip(row, takings):
            _harvest(state, self.region, owner, face, amount)
        seats = len(state.players)
        exposed = [owner for (owner, _), amount in zip(row, takings) if not amount]
        state.then(*[ReliefStep(owner) for owner in exposed if owner < seats])


def shares(row: Sequence[tuple[int, int]], stock: int) -> list[int]:
    """R60: what each die of a row takes of so much, from the left."""
    taken = []
    for _, face in row:
        amount = min(face, stock)
        taken.append(amount)
        stock -= amount
    return taken


def _harvest(state: ArtemisState, region: int, owner: int, face: int, amount: int) -> None:
    """A die takes its share; what drones take goes back to the supply (R119)."""
    drone = state.drone_of(owner)
    if region == VENTS:
        state.energy_stock -= amount
        if not drone:
            state.players[owner].energy += amount
    else:
        state.ore_stock -= amount
        if not drone:
            state.players[owner].ore += amount
    if state.sink is not None:
        resource = ENERGY if region == VENTS else ORE
        if drone:
            state.sink(DroneHarvested(drone, face, resource, amount))
        elif amount:
            state.sink(DieHarvested(owner, face, resource, amount))
        else:
            state.sink(DieExposed(owner, face, region))
