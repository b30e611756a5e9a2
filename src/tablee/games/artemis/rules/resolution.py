"""The Resolution phase: regions and letters in their order (R48)."""

from tablee.core import Frame, Step
from tablee.games.artemis.box.components import NONE, QUARRY, RESOLUTION, VENTS
from tablee.games.artemis.events import RelicMoved
from tablee.games.artemis.rules.event import EventAt
from tablee.games.artemis.rules.regions.academy import ResolveAcademy
from tablee.games.artemis.rules.regions.basecamp import ResolveBasecamp
from tablee.games.artemis.rules.regions.doorstep import ResolveDoorstep
from tablee.games.artemis.rules.regions.gantry import ResolveGantry
from tablee.games.artemis.rules.regions.vents_and_quarry import ResolveHarvest
from tablee.games.artemis.state import ArtemisState


def resolution() -> list[Frame[ArtemisState]]:
    """A letter before each region, and one after the last."""
    regions: list[Step[ArtemisState]] = [
        ResolveBasecamp(),
        ResolveHarvest(VENTS),
        ResolveHarvest(QUARRY),
        ResolveGantry(),
        ResolveDoorstep(),
        ResolveAcademy(),
    ]
    frames: list[Frame[ArtemisState]] = []
    for letter, region in enumerate(regions):
        frames += [EventAt(letter), region]
    return [BeginResolution(), *frames, EventAt(len(regions)), EndResolution()]


class BeginResolution(Step[ArtemisState]):
    """The phase marker stands on the first letter."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        state.stage = RESOLUTION


class EndResolution(Step[ArtemisState]):
    """R48: the last dice go back; the relic die goes to whoever has won it (R130)."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        state.region = NONE
        state.outfitters = ()
        state.aside = ()
        if state.relic_winner != NONE:
            state.relic_holder = state.relic_winner
            state.relic_winner = NONE
            if state.sink is not None:
                state.sink(RelicMoved(state.relic_holder))
