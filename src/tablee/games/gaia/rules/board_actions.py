"""Action 6: power and QIC actions of the research board (R94-R99)."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core import Action, Decision, Seat
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import Gain
from tablee.games.gaia.events import BoardActionUsed, TokenRepeated
from tablee.games.gaia.rules.building.build_mine import FreeMine
from tablee.games.gaia.rules.building.mine_costs import mine_targets
from tablee.games.gaia.rules.gains import gain
from tablee.games.gaia.rules.power.cycle import power_to_spend, spend
from tablee.games.gaia.rules.tech_tiles import gain_tech, tech_available
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import Player


def board_actions(state: GaiaState, seat: Seat) -> list[Action]:
    """The spaces that are free, can be paid for and would do something."""
    player = state.players[seat]
    power = power_to_spend(state, player)
    found: list[Action] = []
    for index, space in enumerate(state.box.board_actions):
        if state.covered_actions >> index & 1 or space.power > power or space.qic > player.qic:
            continue
        if space.kind == "mine":
            useful = mine_targets(state, seat, space.steps) != 0
        elif space.kind == "tech":
            useful = tech_available(state, seat)
        elif space.kind == "token":
            useful = any(player.tokens)
        else:
            useful = not state.rulings.lost_gains_refused or has_room(state, player, space.gain)
        if useful:
            found.append(act.USE_BOARD[index])
    return found


def has_room(state: GaiaState, player: Player, gained: Gain) -> bool:
    """Whether any part of the gain would not be lost to a limit (R99)."""
    box = state.box
    return bool(
        (gained.credits and player.credits < box.credit_limit)
        or (gained.ore and player.ore < box.ore_limit)
        or (gained.knowledge and player.knowledge < box.knowledge_limit)
        or gained.tokens
        or gained.vp
        or gained.qic
    )


def use_board(state: GaiaState, seat: Seat, index: int) -> None:
    """Cover the space, pay, take what it gives."""
    player = state.players[seat]
    space = state.box.board_actions[index]
    state.covered_actions |= 1 << index
    player.qic -= space.qic
    vp = space.gain.vp
    if space.kind == "types":
        vp += space.per_type_vp * player.types.bit_count()
        player.vp += vp - space.gain.vp
    if state.sink is not None:
        state.sink(BoardActionUsed(seat=seat, space=index, vp=vp))
    if space.kind == "mine":
        state.then(FreeMine(seat, space.steps))
    elif space.kind == "tech":
        gain_tech(state, seat)
    elif space.kind == "token":
        state.then(RepeatToken(seat))
    gain(state, seat, space.gain)
    if space.power:
        spend(state, seat, space.power)


class RepeatToken(Decision[GaiaState]):
    """Whose gain to take again: any own token, green or grey (R97)."""

    __slots__ = ()
    rule = "R97"
    completes_move = True

    def options(self, state: GaiaState) -> Sequence[Action]:
        tokens = state.players[self.seat].tokens
        return [act.TAKE_TOKEN[token] for token, held in enumerate(tokens) if held]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.TakeToken)
        gained = state.box.tokens[action.index].gain
        if state.sink is not None:
            state.sink(TokenRepeated(seat=self.seat, token=action.index, vp=gained.vp))
        gain(state, self.seat, gained)
