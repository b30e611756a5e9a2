"""Action 1: build a mine (R36-R47), also with free steps or more range."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core import Action, Decision, IllegalAction, Seat
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import (
    EVERY_GAIA_MINE,
    EVERY_MINE,
    EVERY_STEP,
    GAIA,
    GAIAFORMER,
    GEODENS,
    GLEENS,
    INSTITUTE,
    MINE,
)
from tablee.games.gaia.box.hexes import SECTOR_SIZE
from tablee.games.gaia.events import MineBuilt
from tablee.games.gaia.rules import refusals
from tablee.games.gaia.rules.building.ground import join_federation, settle
from tablee.games.gaia.rules.building.mine_costs import mine_price, mine_targets
from tablee.games.gaia.rules.gains import gain, paid_by_tiles, score
from tablee.games.gaia.state import GaiaState
from tablee.kit.masks import bits


def build_mine(state: GaiaState, seat: Seat, hex: int, free_steps: int = 0, bonus: int = 0) -> None:
    """Pay for the mine, put it on the planet, score it."""
    player = state.players[seat]
    price = mine_price(state, seat, hex, free_steps, bonus)
    player.credits -= price.credits
    player.ore -= price.ore
    player.qic -= price.qic
    player.add_built(MINE, 1)
    before = player.vp
    bit = 1 << hex
    if not (state.vacant | player.projects) & bit:
        _share(state, seat, hex)
    else:
        if player.projects & bit:
            player.projects &= ~bit
            player.add_built(GAIAFORMER, -1)
            player.gaiaformers += 1
        colonise(state, seat, hex)
    score(state, seat, EVERY_STEP, price.steps)
    score(state, seat, EVERY_MINE)
    if state.sink is not None:
        is_gaia = state.planets[hex] == GAIA and not player.shared_mines & bit
        deeds = ((EVERY_STEP, price.steps), (EVERY_MINE, 1), (EVERY_GAIA_MINE, int(is_gaia)))
        state.sink(
            MineBuilt(
                seat=seat,
                at=state.site(hex),
                planet=state.planets[hex],
                steps=price.steps,
                money=price.credits,
                ore=price.ore,
                qic=price.qic,
                vp=player.vp - before,
                tiles=paid_by_tiles(state, seat, *deeds),
            )
        )


def colonise(state: GaiaState, seat: Seat, hex: int) -> None:
    """A mine on a planet of one's own: types, Gaia planets, what they pay; others may charge."""
    player = state.players[seat]
    new_type = not player.types >> state.planets[hex] & 1
    settle(state, seat, hex, MINE)
    state.built += ((seat, hex),)
    if new_type and player.faction == GEODENS and player.built[INSTITUTE]:
        gain(state, seat, state.box.powers.new_type)  # R136
    if state.planets[hex] == GAIA:
        score(state, seat, EVERY_GAIA_MINE)
        if player.faction == GLEENS:
            player.vp += state.box.powers.gaia_mine_vp  # R131


def _share(state: GaiaState, seat: Seat, hex: int) -> None:
    """R129: the Lantids' mine beside a structure of somebody else."""
    player = state.players[seat]
    player.structures |= 1 << hex
    player.shared_mines |= 1 << hex
    player.sectors |= 1 << (hex // SECTOR_SIZE)
    join_federation(state, player, hex)
    state.built += ((seat, hex),)
    if player.built[INSTITUTE]:
        gain(state, seat, state.box.powers.shared_mine)


class FreeMine(Decision[GaiaState]):
    """Where to build with the free steps of a power action or booster (R43, R95)."""

    __slots__ = ("steps",)
    rule = "R43"
    completes_move = True

    def __init__(self, seat: Seat, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def options(self, state: GaiaState) -> Sequence[Action]:
        return [act.BUILD_MINE[hex] for hex in bits(mine_targets(state, self.seat, self.steps))]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.BuildMine)
        build_mine(state, self.seat, action.hex, free_steps=self.steps)

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return refusals.why_not(state, self.seat, action, act.BuildMine)
