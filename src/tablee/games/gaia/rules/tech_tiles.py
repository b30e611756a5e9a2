"""Tech tiles, standard and advanced (R60-R68)."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core import Action, Decision, IllegalAction, Seat
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import AREAS, NONE, TECH_PLACES, TOP_LEVEL
from tablee.games.gaia.events import AdvancedTileTaken, TechTileTaken
from tablee.games.gaia.rules import refusals
from tablee.games.gaia.rules.gains import count, gain
from tablee.games.gaia.rules.research import advance_under, offer_advance
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import FROM_TILE

ALL_AREAS = tuple(range(len(AREAS)))


def standard_places(state: GaiaState, seat: Seat) -> list[int]:
    """Places of the standard tiles that the seat does not own yet (R61)."""
    owned = state.players[seat].standard
    return [
        place
        for place in range(len(TECH_PLACES))
        if state.standard_at[place] not in owned and state.standard_left[place]
    ]


def advanced_areas(state: GaiaState, seat: Seat) -> list[int]:
    """Areas whose advanced tile the seat may take (R63)."""
    player = state.players[seat]
    if not player.green or len(player.covered) == len(player.standard):
        return []
    return [
        area
        for area in range(len(AREAS))
        if state.advanced_at[area] != NONE and player.research[area] >= TOP_LEVEL - 1
    ]


def tech_available(state: GaiaState, seat: Seat) -> bool:
    """Whether a tech tile could be gained at all (R67)."""
    return bool(standard_places(state, seat) or advanced_areas(state, seat))


def gain_tech(state: GaiaState, seat: Seat) -> None:
    """The seat chooses a tech tile, if it can have one (R60)."""
    if tech_available(state, seat):
        state.then(ChooseTech(seat))


class ChooseTech(Decision[GaiaState]):
    """Which tech tile."""

    __slots__ = ()
    rule = "R60"
    completes_move = True

    def options(self, state: GaiaState) -> Sequence[Action]:
        return [
            *[act.TAKE_TECH[place] for place in standard_places(state, self.seat)],
            *[act.TAKE_ADVANCED[area] for area in advanced_areas(state, self.seat)],
        ]

    def resolve(self, state: GaiaState, action: Action) -> None:
        if isinstance(action, act.TakeTech):
            take_standard(state, self.seat, action.index)
        else:
            assert isinstance(action, act.TakeAdvanced)
            state.then(ChooseCovered(self.seat, action.index))

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return refusals.why_not(state, self.seat, action, act.TakeTech, act.TakeAdvanced)


def take_standard(state: GaiaState, seat: Seat, place: int) -> None:
    """The tile, its gain at once, then the advance that comes with its place (R61, R62)."""
    player = state.players[seat]
    index = state.standard_at[place]
    tile = state.box.standard[index]
    state.standard_left[place] -= 1
    player.standard += (index,)
    player.acquired += (FROM_TILE + index,)
    if state.sink is not None:
        state.sink(TechTileTaken(seat=seat, place=place, tile=index, vp=tile.now.vp))
    if place < len(AREAS):
        advance_under(state, seat, place)
    else:
        offer_advance(state, seat, ALL_AREAS)
    gain(state, seat, tile.now)
    gain(state, seat, tile.per_type, player.types.bit_count())


class ChooseCovered(Decision[GaiaState]):
    """Which standard tile the advanced one covers."""

    __slots__ = ("area",)
    rule = "R63"
    completes_move = True

    def __init__(self, seat: Seat, area: int) -> None:
        super().__init__(seat)
        self.area = area

    def options(self, state: GaiaState) -> Sequence[Action]:
        player = state.players[self.seat]
        return [act.COVER[tile] for tile in player.standard if tile not in player.covered]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.Cover)
        player = state.players[self.seat]
        index = state.advanced_at[self.area]
        tile = state.box.advanced[index]
        state.advanced_at[self.area] = NONE
        player.covered += (action.index,)
        player.release(FROM_TILE + action.index)
        player.advanced += (index,)
        player.green -= 1
        times = 1 if tile.now_per == NONE else count(player, tile.now_per)
        if state.sink is not None:
            vp = tile.now.vp * times
            state.sink(
                AdvancedTileTaken(
                    seat=self.seat, area=self.area, tile=index, covered=action.index, vp=vp
                )
            )
        # Scheduled before the gain: a charge of the Brainstone is asked about first (R64).
        offer_advance(state, self.seat, ALL_AREAS)
        gain(state, self.seat, tile.now, times)

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return refusals.why_not(state, self.seat, action, act.Cover)
