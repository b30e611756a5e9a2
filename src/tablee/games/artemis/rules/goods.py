"""Gaining and losing ore, energy, toolkits, badges and points (R21, R22, R29)."""

from collections.abc import Sequence

from tablee.core import Action, Seat
from tablee.games.artemis.actions import ENERGY, GOOD
from tablee.games.artemis.events import Gained, Lost
from tablee.games.artemis.rules.question import OpenQuestion
from tablee.games.artemis.state import ArtemisState
from tablee.kit.actions import Numbered


def gain(
    state: ArtemisState,
    seat: Seat,
    *,
    energy: int = 0,
    ore: int = 0,
    toolkits: int = 0,
    badges: int = 0,
    points: int = 0,
    source: str = "",
) -> None:
    """The seat has these; the supply never runs out (R22). Points have a source."""
    player = state.players[seat]
    player.energy += energy
    player.ore += ore
    player.toolkits += toolkits
    player.badges += badges
    player.score += points
    if state.sink is not None and (energy or ore or toolkits or badges or points):
        state.sink(Gained(seat, energy, ore, toolkits, badges, points, source if points else ""))


def lose(state: ArtemisState, seat: Seat, *, energy: int = 0, ore: int = 0) -> None:
    """R29: the seat has lost these, or all it had."""
    player = state.players[seat]
    energy = min(energy, player.energy)
    ore = min(ore, player.ore)
    player.energy -= energy
    player.ore -= ore
    if state.sink is not None and (energy or ore):
        state.sink(Lost(seat, energy, ore))


class ChooseGood(OpenQuestion):
    """R58: so much energy or so much ore, not a mix of both."""

    __slots__ = ("amount",)
    rule = "R58"
    completes_move = True

    def __init__(self, seat: Seat, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return GOOD

    def resolve(self, state: ArtemisState, action: Action) -> None:
        assert isinstance(action, Numbered)
        if action.index == ENERGY:
            gain(state, self.seat, energy=self.amount)
        else:
            gain(state, self.seat, ore=self.amount)
