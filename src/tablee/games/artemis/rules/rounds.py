"""The course of the game: six rounds of three phases, then the scoring (R8, R80, R101)."""

from tablee.core import Frame, Step
from tablee.games.artemis.box.components import PLACEMENT, ROUNDS
from tablee.games.artemis.rules.maintenance.first_player import AskPoorest
from tablee.games.artemis.rules.maintenance.phase import MAINTENANCE_PHASE
from tablee.games.artemis.rules.placement import NextPlacement, RollDice
from tablee.games.artemis.rules.resolution import resolution
from tablee.games.artemis.rules.scoring.final_scoring import ScoreGame
from tablee.games.artemis.rules.scoring.snowcat_garage import RideSnowcats
from tablee.games.artemis.rules.setup.directives import AskDirectives, DrawDirectives
from tablee.games.artemis.rules.setup.preparation import PrepareBoard
from tablee.games.artemis.rules.setup.table import DrawFirstPlayer
from tablee.games.artemis.rules.solo.drones import PlanDrone
from tablee.games.artemis.state import ArtemisState


def begin(state: ArtemisState) -> None:
    """R7, R8, R129: what happens before the first round is scheduled."""
    frames: list[Frame[ArtemisState]] = []
    if not state.solo:
        frames.append(DrawFirstPlayer())
    if state.rulings.directives:
        frames += [DrawDirectives(), AskDirectives()]
    state.then(*frames, PrepareBoard(1), PlayRound())


class PlayRound(Step[ArtemisState]):
    """Placement, Resolution and Maintenance of the round that was prepared."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        state.stage = PLACEMENT
        state.then(*resolution(state), *MAINTENANCE_PHASE, EndRound())
        if state.solo:  # R113-R115: the drones place their dice before and after the player
            state.then(PlanDrone(1), RollDice(), NextPlacement(state.first), PlanDrone(2))
        else:
            state.then(RollDice(), NextPlacement(state.first))


class EndRound(Step[ArtemisState]):
    """R80: the board is refreshed and a first player chosen; after round 6 all is scored (R101)."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        if state.round < ROUNDS:
            state.then(PrepareBoard(state.round + 1), AskPoorest(), PlayRound())
        else:
            state.then(RideSnowcats(), ScoreGame())
