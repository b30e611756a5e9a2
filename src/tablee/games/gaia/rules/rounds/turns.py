"""The round (R26, R33-R35): its phases, the turns of the action phase, clean-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core import Action, Decision, IllegalAction, Seat, Step
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import ROUNDS
from tablee.games.gaia.events import RoundBegan
from tablee.games.gaia.rules import refusals
from tablee.games.gaia.rules.automa.turn import AutomaTurn, refresh
from tablee.games.gaia.rules.board_actions import board_actions, use_board
from tablee.games.gaia.rules.building.build_mine import build_mine
from tablee.games.gaia.rules.building.gaia_project import project_targets, start_project
from tablee.games.gaia.rules.building.mine_costs import mine_targets
from tablee.games.gaia.rules.building.upgrade import upgrade, upgrades
from tablee.games.gaia.rules.federation.forming import ChoosePlanets, can_form
from tablee.games.gaia.rules.final_scoring import FinalScoring
from tablee.games.gaia.rules.passing import pass_round, passes
from tablee.games.gaia.rules.power.charging import OfferPower
from tablee.games.gaia.rules.power.conversions import carry_out, conversions
from tablee.games.gaia.rules.research import research, researches
from tablee.games.gaia.rules.rounds.gaia_phase import ReturnTokens, TurnPlanets
from tablee.games.gaia.rules.rounds.income import CollectIncome
from tablee.games.gaia.rules.special_actions import special_actions, use_special
from tablee.games.gaia.state import AUTOMA, GaiaState
from tablee.kit.masks import bits


class BeginRound(Step[GaiaState]):
    """The next round: income, Gaia phase, actions, clean-up (R26)."""

    __slots__ = ()

    def run(self, state: GaiaState) -> None:
        state.round += 1
        state.turn = -1
        if state.sink is not None:
            state.sink(RoundBegan(round=state.round, tile=state.rounds[state.round - 1]))
        people = [seat for seat in state.order if seat != AUTOMA]
        returns: list[Step[GaiaState]] = []
        for seat in people:
            returns.append(ReturnTokens(seat))
            if not state.rulings.gaia_phase_charged_later:
                returns.append(OfferPower())  # R93
        state.then(*[CollectIncome(seat) for seat in people], TurnPlanets(), *returns, NextTurn())


class NextTurn(Step[GaiaState]):
    """Whoever is next in turn order and has not passed (R33)."""

    __slots__ = ()

    def run(self, state: GaiaState) -> None:
        order = state.order
        if len(state.passed) == len(order):
            state.then(EndRound())
            return
        turn = state.turn
        while True:
            turn = (turn + 1) % len(order)
            if order[turn] not in state.passed:
                break
        state.turn = turn
        if order[turn] == AUTOMA:
            state.then(AutomaTurn(), EndTurn())
        else:
            state.then(TakeTurn(order[turn]))

    def ahead(self, state: GaiaState, seat: Seat) -> None:
        if seat not in state.passed:
            state.turn = state.order.index(seat)
            state.built = ()  # of the turn that is not played to its end
            state.then(TakeTurn(seat))


#: What a turn is played with.
ACTIONS: Final = (
    act.BuildMine,
    act.StartProject,
    act.Upgrade,
    act.Federate,
    act.Research,
    act.UseBoard,
    act.UseSpecial,
    act.Pass,
    act.Convert,
    act.Burn,
)


class TakeTurn(Decision[GaiaState]):
    """One action, before it any number of free conversions (R33, R34)."""

    __slots__ = ()
    rule = "R33"

    def ahead(self, state: GaiaState, seat: Seat) -> None:
        NextTurn().ahead(state, seat)

    def options(self, state: GaiaState) -> Sequence[Action]:
        seat = self.seat
        found: list[Action] = [act.BUILD_MINE[hex] for hex in bits(mine_targets(state, seat))]
        found += [act.START_PROJECT[hex] for hex in bits(project_targets(state, seat))]
        found += upgrades(state, seat)
        if can_form(state, seat):
            found.append(act.FEDERATE)
        found += researches(state, seat)
        found += board_actions(state, seat)
        found += special_actions(state, seat)
        found += passes(state)
        found += conversions(state, seat)
        return found

    def admits(self, state: GaiaState, seat: Seat, action: Action) -> bool:
        """The same as the list of options says, without making the whole list."""
        if isinstance(action, act.BuildMine):
            return bool(mine_targets(state, seat) >> action.hex & 1)
        if isinstance(action, act.StartProject):
            return bool(project_targets(state, seat) >> action.hex & 1)
        if isinstance(action, act.Upgrade):
            return action in upgrades(state, seat)
        if isinstance(action, act.Federate):
            return can_form(state, seat)
        if isinstance(action, act.Research):
            return action in researches(state, seat)
        if isinstance(action, act.UseBoard):
            return action in board_actions(state, seat)
        if isinstance(action, act.UseSpecial):
            return action in special_actions(state, seat)
        if isinstance(action, act.Pass):
            return action in passes(state)
        return action in conversions(state, seat)

    def resolve(self, state: GaiaState, action: Action) -> None:
        seat = self.seat
        if isinstance(action, (act.Convert, act.Burn)):
            state.then(TakeTurn(seat))
            carry_out(state, seat, action)
            return
        if isinstance(action, act.Pass):
            pass_round(state, seat, action.index)
            state.then(EndTurn())
            return
        state.then(FinishTurn(seat))
        if isinstance(action, act.BuildMine):
            build_mine(state, seat, action.hex)
        elif isinstance(action, act.StartProject):
            start_project(state, seat, action.hex)
        elif isinstance(action, act.Upgrade):
            upgrade(state, seat, action.hex, action.structure)
        elif isinstance(action, act.Federate):
            state.then(ChoosePlanets(seat))
        elif isinstance(action, act.Research):
            research(state, seat, action.index)
        elif isinstance(action, act.UseBoard):
            use_board(state, seat, action.index)
        else:
            assert isinstance(action, act.UseSpecial)
            use_special(state, seat, action.index)

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return refusals.why_not(state, self.seat, action, *ACTIONS)


class FinishTurn(Decision[GaiaState]):
    """More free conversions after the action, then the end of the turn (R107)."""

    __slots__ = ()
    rule = "R107"

    def ahead(self, state: GaiaState, seat: Seat) -> None:
        NextTurn().ahead(state, seat)

    def options(self, state: GaiaState) -> Sequence[Action]:
        return [act.END, *conversions(state, self.seat)]

    def main(self, state: GaiaState) -> Action:
        return act.END

    def resolve(self, state: GaiaState, action: Action) -> None:
        if isinstance(action, act.End):
            state.then(EndTurn())
        else:
            state.then(FinishTurn(self.seat))
            carry_out(state, self.seat, action)

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return refusals.why_not(state, self.seat, action, act.Convert, act.Burn)


class EndTurn(Step[GaiaState]):
    """The others charge power for what was built, then the next turn (R114)."""

    __slots__ = ()

    def run(self, state: GaiaState) -> None:
        if state.built:
            state.then(OfferPower(), NextTurn())
        else:
            state.then(NextTurn())

    def ahead(self, state: GaiaState, seat: Seat) -> None:
        NextTurn().ahead(state, seat)


class EndRound(Step[GaiaState]):
    """Clean-up and the order of the next round (R15, R16, R35); after the last one, the score."""

    __slots__ = ()

    def run(self, state: GaiaState) -> None:
        if state.round == ROUNDS:
            state.then(FinalScoring())
            return
        state.covered_actions = 0
        for player in state.players:
            player.used = 0
            player.passed = False
        state.order = next_order(state)
        state.passed = ()
        if state.automa is not None:
            state.then(refresh(state), BeginRound())
        else:
            state.then(BeginRound())


def next_order(state: GaiaState) -> tuple[int, ...]:
    """The order of passing, or clockwise from the first who passed."""
    if state.rulings.passing_order:
        return state.passed
    around = sorted(state.order)
    at = around.index(state.passed[0])
    return (*around[at:], *around[:at])
