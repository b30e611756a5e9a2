"""Action 2: a Gaia project (R48-R51)."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core import Action, Decision, IllegalAction, Seat
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import GAIA_PROJECT, GAIAFORMER, TRANSDIM
from tablee.games.gaia.events import ProjectStarted
from tablee.games.gaia.rules import refusals
from tablee.games.gaia.rules.building.build_mine import build_mine
from tablee.games.gaia.rules.building.ground import qic_for, reach, rings
from tablee.games.gaia.rules.building.mine_costs import mine_targets
from tablee.games.gaia.rules.power.cycle import TO_GAIA_AREA, give_up, tokens_in_bowls
from tablee.games.gaia.state import GaiaState
from tablee.kit.masks import bits


def project_targets(state: GaiaState, seat: Seat, bonus: int = 0) -> int:
    """Transdim planets where the seat can start a project (R48)."""
    player = state.players[seat]
    tokens = state.box.project_tokens[player.research[GAIA_PROJECT]]
    if not player.gaiaformers or tokens_in_bowls(player) < tokens:
        return 0
    free = state.vacant & state.kinds[TRANSDIM]
    mask = 0
    for ring in rings(state, player, player.qic, bonus):
        mask |= ring
    targets = mask & free
    if bonus and state.rulings.waste_refused:
        near = reach(state, player, state.box.ranges[player.research[1]])
        targets &= ~near
    return targets


def start_project(state: GaiaState, seat: Seat, hex: int, bonus: int = 0) -> None:
    """The gaiaformer stands on the planet, the tokens lie in the Gaia area."""
    player = state.players[seat]
    qic = qic_for(state, player, hex, bonus)
    tokens = state.box.project_tokens[player.research[GAIA_PROJECT]]
    player.qic -= qic
    player.gaiaformers -= 1
    player.projects |= 1 << hex
    player.add_built(GAIAFORMER, 1)
    state.set_structure(hex, GAIAFORMER, seat)
    state.vacant &= ~(1 << hex)
    if state.sink is not None:
        state.sink(ProjectStarted(seat=seat, at=state.site(hex), tokens=tokens, qic=qic))
    give_up(state, seat, tokens, TO_GAIA_AREA)


class FarReach(Decision[GaiaState]):
    """A mine or a Gaia project with the more range of a booster (R103)."""

    __slots__ = ("bonus",)
    rule = "R103"
    completes_move = True

    def __init__(self, seat: Seat, bonus: int) -> None:
        super().__init__(seat)
        self.bonus = bonus

    def options(self, state: GaiaState) -> Sequence[Action]:
        mines = mine_targets(state, self.seat, bonus=self.bonus)
        projects = project_targets(state, self.seat, self.bonus)
        return [
            *[act.BUILD_MINE[hex] for hex in bits(mines)],
            *[act.START_PROJECT[hex] for hex in bits(projects)],
        ]

    def resolve(self, state: GaiaState, action: Action) -> None:
        if isinstance(action, act.BuildMine):
            build_mine(state, self.seat, action.hex, bonus=self.bonus)
        else:
            assert isinstance(action, act.StartProject)
            start_project(state, self.seat, action.hex, self.bonus)

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return refusals.why_not(state, self.seat, action, act.BuildMine, act.StartProject)
