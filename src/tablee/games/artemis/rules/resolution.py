"""The Resolution phase: regions and letters in their order (R48)."""

from typing import Final

from tablee.core import Step
from tablee.games.artemis.box.components import AT_ONCE, LETTERS, NONE, QUARRY, RESOLUTION, VENTS
from tablee.games.artemis.events import RelicMoved
from tablee.games.artemis.rules.event import ResolveEvent
from tablee.games.artemis.rules.regions.academy import ResolveAcademy
from tablee.games.artemis.rules.regions.basecamp import ResolveBasecamp
from tablee.games.artemis.rules.regions.doorstep import ResolveDoorstep
from tablee.games.artemis.rules.regions.gantry import ResolveGantry
from tablee.games.artemis.rules.regions.vents_and_quarry import ResolveHarvest
from tablee.games.artemis.state import ArtemisState


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


#: In their order; a letter comes before each, and one after the last.
REGIONS: Final[tuple[Step[ArtemisState], ...]] = (
    ResolveBasecamp(),
    ResolveHarvest(VENTS),
    ResolveHarvest(QUARRY),
    ResolveGantry(),
    ResolveDoorstep(),
    ResolveAcademy(),
)


def _with_event_at(letter: int) -> tuple[Step[ArtemisState], ...]:
    """R48: the whole phase where the event acts at that letter."""
    event = () if letter == AT_ONCE else (ResolveEvent(),)
    return (BeginResolution(), *REGIONS[:letter], *event, *REGIONS[letter:], EndResolution())


#: By the letter of the round's event.
PHASES: Final = tuple(_with_event_at(letter) for letter in range(len(LETTERS)))


def resolution(state: ArtemisState) -> tuple[Step[ArtemisState], ...]:
    """The steps of this round, whose event is known since it was prepared (R19)."""
    return PHASES[state.box.events[state.event].letter]
