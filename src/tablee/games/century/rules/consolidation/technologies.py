"""Technologies are used, in any order, until their owner is done (R52, R60-R65, R85, R86)."""

from collections.abc import Sequence

from tablee.core import Action, IllegalAction, Seat, Step
from tablee.games.century.actions import DONE, USE, Use
from tablee.games.century.box import Effect
from tablee.games.century.box.components import (
    BRIDGE,
    DEPOLLUTION,
    FIRST_TECHNOLOGY,
    LOCOMOTIVE,
    QUALITY_OF_LIFE,
    WASTE_TRANSPORT,
    WORKERS,
)
from tablee.games.century.events import Depolluted, LifeImproved, TechnologyUsed
from tablee.games.century.rules.consolidation.bridges import ChooseBridgeTile, can_bridge
from tablee.games.century.rules.consolidation.locomotives import ChooseCitizen, can_travel
from tablee.games.century.rules.consolidation.waste_disposal import LiftWaste, RemoveWaste
from tablee.games.century.rules.consolidation.workers import SettleWorkers
from tablee.games.century.rules.environment import move_marker
from tablee.games.century.rules.question import HiddenQuestion, refuse
from tablee.games.century.state import CenturyState
from tablee.games.century.state.player import FROM_QUALITY_OF_LIFE, Player, effect_bit


def has_target(state: CenturyState, player: Player, kind: int) -> bool:
    """R85: whether an effect would do anything; what it costs is left aside."""
    country = player.country
    if kind == WORKERS:
        return bool(country.empty_cities())
    if kind == BRIDGE:
        return can_bridge(country)
    if kind == LOCOMOTIVE:
        return can_travel(country)
    if kind == DEPOLLUTION:
        return player.environment < len(state.box.environment) - 1
    if kind == QUALITY_OF_LIFE:
        return True
    if kind == WASTE_TRANSPORT and len(country.territories()) == 1:
        return False
    return country.waste() > 0


def usable(state: CenturyState, player: Player) -> list[tuple[int, Effect]]:
    """R52, R85: effects not used up that have a target, with their technologies."""
    return [
        (tile, effect)
        for tile in player.technologies
        for index, effect in enumerate(state.box.technology(tile).effects)
        if not player.used & effect_bit(tile, index) and has_target(state, player, effect.kind)
    ]


def has_use(state: CenturyState, player: Player) -> bool:
    """Whether any effect could be used, whatever its owner has in hand (R3)."""
    return bool(usable(state, player))


def can_pay(player: Player, effect: Effect) -> bool:
    """R86: the whole cost is in hand."""
    return player.coins >= effect.coins and player.science >= effect.science


class UseTechnology(HiddenQuestion):
    """R52: an effect that has a target and can be paid for, or no more."""

    __slots__ = ()
    rule = "R52"

    def options(self, state: CenturyState) -> Sequence[Action]:
        player = state.players[self.seat]
        uses: list[Action] = [
            USE[tile - FIRST_TECHNOLOGY][effect.kind]
            for tile, effect in usable(state, player)
            if can_pay(player, effect)
        ]
        uses.append(DONE)
        return uses

    def resolve(self, state: CenturyState, action: Action) -> None:
        if not isinstance(action, Use):
            return
        state.then(UseAgain(self.seat))
        player = state.players[self.seat]
        for index, effect in enumerate(state.box.technology(action.tile).effects):
            if effect.kind == action.kind:
                player.used |= effect_bit(action.tile, index)
                self._begin(state, action.tile, effect)

    def _begin(self, state: CenturyState, tile: int, effect: Effect) -> None:
        """R65, R86: paid for at once, from the hand."""
        seat, kind = self.seat, effect.kind
        player = state.players[seat]
        player.coins -= effect.coins
        player.science -= effect.science
        if state.sink is not None:
            state.sink(TechnologyUsed(seat, tile, kind, effect.coins, effect.science))
        if kind == WORKERS:
            SettleWorkers(seat, tile, kind).put(state)
        elif kind == BRIDGE:
            ChooseBridgeTile(seat, tile, kind).put(state)
        elif kind == LOCOMOTIVE:
            ChooseCitizen(seat, tile, kind).put(state)
        elif kind == WASTE_TRANSPORT:
            LiftWaste(seat, tile, kind).put(state)
        elif kind == DEPOLLUTION:
            depollute(state, seat)
        elif kind == QUALITY_OF_LIFE:
            improve_life(state, seat, effect.points)
        else:
            RemoveWaste(seat, tile, kind).put(state)

    def main(self, state: CenturyState) -> Action | None:
        """Nothing is left that one could pay for."""
        return DONE if len(self.options(state)) == 1 else None

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        if isinstance(action, Use):
            return self._why_not_use(state, action)
        return super().why_not(state, action)

    def _why_not_use(self, state: CenturyState, action: Use) -> IllegalAction:
        player = state.players[self.seat]
        if action.tile not in player.technologies:
            return refuse("R52", "technology-not-yours")
        for index, effect in enumerate(state.box.technology(action.tile).effects):
            if effect.kind == action.kind:
                if player.used & effect_bit(action.tile, index):
                    return refuse("R52", "effect-used")
                if not has_target(state, player, effect.kind):
                    return refuse("R85", "effect-no-target")
                return refuse("R86", "effect-cost", coins=effect.coins, science=effect.science)
        return refuse("R52", "effect-missing")


class UseAgain(Step[CenturyState]):
    """Asks again while an effect is left; else its owner is done."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: CenturyState) -> None:
        if has_use(state, state.players[self.seat]):
            state.then(UseTechnology(self.seat))


def depollute(state: CenturyState, seat: Seat) -> None:
    """R65: the environment marker goes one space to the right."""
    player = state.players[seat]
    move_marker(state, player, 1)
    if state.sink is not None:
        state.sink(Depolluted(seat, state.box.environment[player.environment].position))


def improve_life(state: CenturyState, seat: Seat, points: int) -> None:
    """R65: the printed points are scored at once."""
    state.players[seat].score_points(FROM_QUALITY_OF_LIFE, points)
    if state.sink is not None:
        state.sink(LifeImproved(seat, points))
