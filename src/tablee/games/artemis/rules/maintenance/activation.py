"""Full ocean buildings are activated (R86-R90)."""

from collections.abc import Sequence

from tablee.core import Action, Seat, Step
from tablee.games.artemis.actions import ACTIVATE, CONVERT, ENERGY, FINISH, ORE, Convert
from tablee.games.artemis.box import components as c
from tablee.games.artemis.events import OCEAN_BUILDINGS, BuildingActivated, ResourcesConverted
from tablee.games.artemis.rules.colony.colonists import GainFromBag
from tablee.games.artemis.rules.colony.places import full_buildings, is_full
from tablee.games.artemis.rules.goods import ChooseGood, gain
from tablee.games.artemis.rules.maintenance.assault_pods import FireAssaultPod
from tablee.games.artemis.rules.question import OpenQuestion
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state.player import Player
from tablee.kit.actions import Numbered

#: R89: these work at other times.
IDLE = (c.EXPEDITION_HUB, c.RECON_OUTPOST, c.SHUTTLE_BAY)


def spent_pods(state: ArtemisState, seat: Seat) -> tuple[int, ...]:
    """The pods that had their turn before all others (R87); asked once all of them have fired."""
    return tuple(full_buildings(state, state.players[seat], c.ASSAULT_POD))


def usable(state: ArtemisState, seat: Seat, used: tuple[int, ...]) -> list[int]:
    """R86: full ocean buildings, counted from 0, that were not used and would do something."""
    player = state.players[seat]
    return [
        index
        for index, (kind, _) in enumerate(player.buildings)
        if kind < c.OCEAN_KINDS
        and kind not in IDLE
        and index not in used
        and is_full(state, player, index)
        and _affordable(state, player, kind)
    ]


def _affordable(state: ArtemisState, player: Player, kind: int) -> bool:
    """Whether the colony can pay for what the building does, and somebody can come of it."""
    price = state.box.kinds[kind].printed.price
    if kind == c.OPS_CENTER:
        return player.ore >= price
    if kind == c.SENSOR_STATION:
        return player.energy >= price
    if kind == c.SYNTHETICS_COMPLEX:
        return player.ore + player.energy > 0
    if kind == c.SURFACE_CONDUIT:
        return any(state.bag) or any(state.discarded)
    return True


class ActivateOn(Step[ArtemisState]):
    """Asks while a building can be activated."""

    __slots__ = ("seat", "used")

    def __init__(self, seat: Seat, used: tuple[int, ...]) -> None:
        self.seat = seat
        self.used = used

    def run(self, state: ArtemisState) -> None:
        if usable(state, self.seat, self.used):
            state.then(ActivateBuilding(self.seat, self.used))


class ActivateBuilding(OpenQuestion):
    """R86: each full ocean building once, in the owner's order, or no more of them."""

    __slots__ = ("used",)
    rule = "R86"

    def __init__(self, seat: Seat, used: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.used = used

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return [*[ACTIVATE[i] for i in usable(state, self.seat, self.used)], FINISH]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        if not isinstance(action, Numbered):
            return
        state.then(ActivateOn(self.seat, (*self.used, action.index)))
        kind, inside = state.players[self.seat].buildings[action.index]
        if state.sink is not None:
            state.sink(BuildingActivated(self.seat, kind))
        activate(state, self.seat, kind, inside)


def activate(state: ArtemisState, seat: Seat, kind: int, inside: c.Counts) -> None:
    """R89: what the building does."""
    printed = state.box.kinds[kind].printed
    player = state.players[seat]
    extra = printed.per_engineer * inside[c.ENGINEER]
    if kind == c.CRYSTAL_FOUNDRY:
        gain(state, seat, ore=printed.ore + extra)
    elif kind == c.VOLCANIC_EXTRACTOR:
        gain(state, seat, energy=printed.energy + extra)
    elif kind == c.DRONE_DOCK:
        gain(state, seat, energy=printed.energy, ore=printed.ore)
    elif kind == c.MANUFACTORY:
        gain(state, seat, toolkits=printed.toolkits)
    elif kind == c.GEOTHERMAL_PLATFORM:
        state.then(ChooseGood(seat, printed.energy_or_ore))
    elif kind == c.OPS_CENTER:
        player.ore -= printed.price
        gain(state, seat, points=printed.points, source=OCEAN_BUILDINGS)
    elif kind == c.SENSOR_STATION:
        player.energy -= printed.price
        gain(state, seat, points=printed.points, source=OCEAN_BUILDINGS)
    elif kind == c.SURFACE_CONDUIT:
        state.then(GainFromBag(seat))
    elif kind == c.SYNTHETICS_COMPLEX:
        state.then(ConvertResources(seat))
    else:
        state.then(FireAssaultPod(seat))  # R88: it was completed in this step


class ConvertResources(OpenQuestion):
    """R89: the Synthetics Complex turns energy into ore, or ore into energy."""

    __slots__ = ()
    rule = "R89"
    completes_move = True

    def options(self, state: ArtemisState) -> Sequence[Action]:
        player = state.players[self.seat]
        most = state.box.kinds[c.SYNTHETICS_COMPLEX].printed.most
        return [
            *CONVERT[ENERGY][: min(most, player.energy)],
            *CONVERT[ORE][: min(most, player.ore)],
        ]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        assert isinstance(action, Convert)
        player = state.players[self.seat]
        amount = action.amount if action.index == ENERGY else -action.amount
        player.energy -= amount
        player.ore += amount
        if state.sink is not None:
            state.sink(ResourcesConverted(self.seat, action.amount, action.index))
