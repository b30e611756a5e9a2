"""Action 5: research (R84-R89), and the federation tokens that level 5 asks for."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core import Action, Decision, IllegalAction, Seat, Step
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import (
    AREAS,
    BAL_TAKS,
    EVERY_FEDERATION,
    EVERY_RESEARCH,
    GAIA_PROJECT,
    INSTITUTE,
    NAVIGATION,
    NONE,
    TERRAFORMING,
    TOP_LEVEL,
)
from tablee.games.gaia.events import Advanced, AdvanceDeclined, TokenGained
from tablee.games.gaia.rules import refusals
from tablee.games.gaia.rules.building.lost_planet import place_lost_planet
from tablee.games.gaia.rules.gains import gain, paid_by_tiles, score
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import FROM_AREA, Player


def can_advance(state: GaiaState, player: Player, area: int) -> bool:
    """R86: level 5 for one player only, with a green token; R137: the Bal T'aks' Navigation."""
    level = player.research[area]
    if level >= TOP_LEVEL - 1 and (
        level == TOP_LEVEL or not player.green or state.level_taken(area)
    ):
        return False
    return not (area == NAVIGATION and player.faction == BAL_TAKS and not player.built[INSTITUTE])


def open_areas(state: GaiaState, player: Player) -> list[int]:
    """Areas in which the player can advance."""
    return [area for area in range(len(AREAS)) if can_advance(state, player, area)]


def researches(state: GaiaState, seat: Seat) -> list[Action]:
    """The advances that the seat can pay for (R84)."""
    player = state.players[seat]
    if player.knowledge < state.box.advance_knowledge:
        return []
    return [act.RESEARCH[area] for area in open_areas(state, player)]


def research(state: GaiaState, seat: Seat, area: int) -> None:
    """Pay knowledge and advance."""
    state.players[seat].knowledge -= state.box.advance_knowledge
    advance(state, seat, area)


def advance(state: GaiaState, seat: Seat, area: int) -> None:
    """One level up: gains, token flipped, points, then the prize of level 5 (R87)."""
    player = state.players[seat]
    levels = player.research
    level = levels[area] + 1
    player.research = (*levels[:area], level, *levels[area + 1 :])
    player.release(FROM_AREA + area)
    player.acquired += (FROM_AREA + area,)
    vp = player.vp
    if level == TOP_LEVEL:
        player.green -= 1
        if area == GAIA_PROJECT:
            player.vp += player.gaia_planets * state.box.gaia_planet_vp  # R89
    score(state, seat, EVERY_RESEARCH)
    if state.sink is not None:
        gained = player.vp - vp + state.box.level_gains[area][level].vp
        tiles = paid_by_tiles(state, seat, (EVERY_RESEARCH, 1))
        state.sink(Advanced(seat=seat, area=area, level=level, vp=gained, tiles=tiles))
    if level == TOP_LEVEL:
        if area == TERRAFORMING and state.terraforming_token != NONE:
            token = state.terraforming_token
            state.terraforming_token = NONE
            gain_token(state, seat, token)  # R88
        elif area == NAVIGATION:
            place_lost_planet(state, seat)
    gain(state, seat, state.box.level_gains[area][level])


def gain_token(state: GaiaState, seat: Seat, token: int) -> None:
    """A federation token with its gains; it lies green if it has such a side (R78, R88)."""
    player = state.players[seat]
    tokens = player.tokens
    player.tokens = (*tokens[:token], tokens[token] + 1, *tokens[token + 1 :])
    player.green += state.box.tokens[token].green
    vp = player.vp
    score(state, seat, EVERY_FEDERATION)
    if state.sink is not None:
        gained = player.vp - vp + state.box.tokens[token].gain.vp
        tiles = paid_by_tiles(state, seat, (EVERY_FEDERATION, 1))
        state.sink(TokenGained(seat=seat, token=token, vp=gained, tiles=tiles))
    gain(state, seat, state.box.tokens[token].gain)


def offer_advance(
    state: GaiaState, seat: Seat, areas: Sequence[int], *, must: bool = False
) -> None:
    """A free advance in one of `areas`, if any is open (R62)."""
    player = state.players[seat]
    offered = state.rulings.closed_advances_offered
    if offered or any(can_advance(state, player, area) for area in areas):
        state.then(ChooseAdvance(seat, tuple(areas), must=must))


def advance_under(state: GaiaState, seat: Seat, area: int) -> None:
    """The advance of a tile from under `area`: offered, or made if it may not be declined (R62)."""
    if state.rulings.advances_declined:
        offer_advance(state, seat, (area,))
    elif can_advance(state, state.players[seat], area):
        state.then(ForcedAdvance(seat, area))


class ForcedAdvance(Step[GaiaState]):
    """An advance that may not be declined, in an area that is open (R62)."""

    __slots__ = ("area", "seat")

    def __init__(self, seat: Seat, area: int) -> None:
        self.seat = seat
        self.area = area

    def run(self, state: GaiaState) -> None:
        advance(state, self.seat, self.area)


class ChooseAdvance(Decision[GaiaState]):
    """A free advance: it may be declined (R62) unless it `must` be taken."""

    __slots__ = ("areas", "must")
    rule = "R62"
    completes_move = True

    def __init__(self, seat: Seat, areas: tuple[int, ...], *, must: bool = False) -> None:
        super().__init__(seat)
        self.areas = areas
        self.must = must

    def options(self, state: GaiaState) -> Sequence[Action]:
        player = state.players[self.seat]
        free: list[Action] = [
            act.ADVANCE[area] for area in self.areas if can_advance(state, player, area)
        ]
        return free if self.must else [*free, act.DECLINE]

    def main(self, state: GaiaState) -> Action | None:
        levels = state.players[self.seat].research
        first, *others = self.options(state)
        # The last level costs a green token (R86): not everybody wants it.
        is_gift = (
            isinstance(first, act.Advance)
            and not any(isinstance(other, act.Advance) for other in others)
            and levels[first.index] < TOP_LEVEL - 1
        )
        return first if is_gift else None

    def resolve(self, state: GaiaState, action: Action) -> None:
        if isinstance(action, act.Advance):
            advance(state, self.seat, action.index)
        elif state.sink is not None:
            state.sink(AdvanceDeclined(seat=self.seat))

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return refusals.why_not(state, self.seat, action, act.Advance)
