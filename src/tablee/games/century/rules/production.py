"""Production (R53, R66, R77)."""

from tablee.core import Step
from tablee.games.century.box.components import FULL_ROUNDS, PRODUCTION
from tablee.games.century.events import IncomeReceived, PointsProduced
from tablee.games.century.state import CenturyState
from tablee.games.century.state.player import FROM_CITIES


class Produce(Step[CenturyState]):
    """R66: coins, science and points for all; points alone in the last round (R77)."""

    __slots__ = ()

    def run(self, state: CenturyState) -> None:
        state.stage = PRODUCTION
        for seat in state.clockwise(state.starter):
            player = state.players[seat]
            coins, science, points = player.country.production()
            player.score_points(FROM_CITIES, points)
            if state.round > FULL_ROUNDS:
                if state.sink is not None:
                    state.sink(PointsProduced(seat, points))
                continue
            player.coins += coins
            player.science += science
            if state.sink is not None:
                state.sink(IncomeReceived(seat, coins, science, points))
