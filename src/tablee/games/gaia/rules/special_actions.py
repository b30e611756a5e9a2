"""Action 7: special actions of boosters, tiles, academies and factions (R100-R103)."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core import Action, Decision, IllegalAction, Seat, Step
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import (
    AMBAS,
    BESCODS,
    EVERY_TRADING_STATION,
    FIRAKS,
    INSTITUTE,
    IVITS,
    LAB,
    MINE,
    NONE,
    QIC_ACADEMY,
    SPACE_STATION,
    TRADING_STATION,
    Gain,
)
from tablee.games.gaia.events import (
    Downgraded,
    InstituteSwapped,
    SpecialActionUsed,
    StationPlaced,
)
from tablee.games.gaia.rules import refusals
from tablee.games.gaia.rules.building.build_mine import FreeMine
from tablee.games.gaia.rules.building.gaia_project import FarReach, project_targets
from tablee.games.gaia.rules.building.ground import join_federation, left, qic_for, rings
from tablee.games.gaia.rules.building.mine_costs import mine_targets
from tablee.games.gaia.rules.building.upgrade import replace
from tablee.games.gaia.rules.gains import gain, paid_by_tiles, score
from tablee.games.gaia.rules.research import can_advance, offer_advance
from tablee.games.gaia.rules.tech_tiles import ALL_AREAS
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import Player
from tablee.kit.masks import bits


def special_actions(state: GaiaState, seat: Seat) -> list[Action]:
    """The special actions that the seat owns, has not used and can carry out."""
    player = state.players[seat]
    used = player.used
    box = state.box
    found: list[Action] = []
    if player.booster != NONE and not used & 1:
        booster = box.boosters[player.booster]
        if (booster.steps and mine_targets(state, seat, booster.steps)) or (
            booster.range
            and (
                mine_targets(state, seat, bonus=booster.range)
                or project_targets(state, seat, booster.range)
            )
        ):
            found.append(act.USE_SPECIAL[act.SPECIAL_BOOSTER])
    if player.built[QIC_ACADEMY] and not used >> act.SPECIAL_ACADEMY & 1:
        found.append(act.USE_SPECIAL[act.SPECIAL_ACADEMY])
    if not used >> act.SPECIAL_FACTION & 1 and _faction_action(state, seat):
        found.append(act.USE_SPECIAL[act.SPECIAL_FACTION])
    for tile in player.standard:
        index = act.SPECIAL_STANDARD + tile
        usable = tile not in player.covered and not used >> index & 1
        if usable and gives(box.standard[tile].special):
            found.append(act.USE_SPECIAL[index])
    for tile in player.advanced:
        index = act.SPECIAL_ADVANCED + tile
        if gives(box.advanced[tile].special) and not used >> index & 1:
            found.append(act.USE_SPECIAL[index])
    return found


def gives(gained: Gain) -> bool:
    """Whether a special action is printed at all."""
    return bool(gained.credits or gained.ore or gained.knowledge or gained.qic or gained.charge)


def _faction_action(state: GaiaState, seat: Seat) -> bool:
    """Whether the faction has an action of its own that could be done now."""
    player = state.players[seat]
    if player.faction == BESCODS:
        return any(can_advance(state, player, area) for area in lowest_areas(player))
    if not player.built[INSTITUTE]:
        return False
    if player.faction == AMBAS:
        return player.built[MINE] > 0
    if player.faction == FIRAKS:
        return bool(player.built[LAB] and left(state, player, TRADING_STATION))
    if player.faction == IVITS:
        return bool(left(state, player, SPACE_STATION) and station_targets(state, seat))
    return False


def lowest_areas(player: Player) -> tuple[int, ...]:
    """Where the player has advanced least (R139)."""
    lowest = min(player.research)
    return tuple(area for area in ALL_AREAS if player.research[area] == lowest)


def station_targets(state: GaiaState, seat: Seat) -> int:
    """Hexes in range without planet, station or own satellite (R135)."""
    player = state.players[seat]
    free = state.kinds_empty() & ~player.satellites
    for other in state.players:
        free &= ~other.stations
    mask = 0
    for ring in rings(state, player, player.qic):
        mask |= ring
    return mask & free


def use_special(state: GaiaState, seat: Seat, index: int) -> None:
    """Cover the space and take its gain, or ask what it asks."""
    player = state.players[seat]
    box = state.box
    player.used |= 1 << index
    if state.sink is not None:
        state.sink(SpecialActionUsed(seat=seat, special=index))
    if index == act.SPECIAL_BOOSTER:
        booster = box.boosters[player.booster]
        if booster.steps:
            state.then(FreeMine(seat, booster.steps))
        else:
            state.then(FarReach(seat, booster.range))
    elif index == act.SPECIAL_ACADEMY:
        gain(state, seat, box.factions[player.faction].academy)
    elif index == act.SPECIAL_FACTION:
        _use_faction(state, seat)
    elif index < act.SPECIAL_ADVANCED:
        gain(state, seat, box.standard[index - act.SPECIAL_STANDARD].special)
    else:
        gain(state, seat, box.advanced[index - act.SPECIAL_ADVANCED].special)


def _use_faction(state: GaiaState, seat: Seat) -> None:
    player = state.players[seat]
    if player.faction == BESCODS:
        # R33: an action that does nothing is none.
        must = not state.rulings.forced_advances_declined
        offer_advance(state, seat, lowest_areas(player), must=must)
    elif player.faction == AMBAS:
        state.then(SwapInstitute(seat))
    elif player.faction == FIRAKS:
        state.then(DowngradeLab(seat))
    else:
        state.then(PlaceStation(seat))


class SwapInstitute(Decision[GaiaState]):
    """Ambas: the mine that changes places with the institute (R133)."""

    __slots__ = ()
    rule = "R133"
    completes_move = True

    def options(self, state: GaiaState) -> Sequence[Action]:
        player = state.players[self.seat]
        own = player.structures & ~player.shared_mines
        return [
            act.SWAP[hex]
            for hex in bits(own)
            if state.structure[hex] == MINE and hex != player.lost_planet
        ]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.Swap)
        player = state.players[self.seat]
        before = next(hex for hex in bits(player.structures) if state.structure[hex] == INSTITUTE)
        state.set_structure(before, MINE)
        state.set_structure(action.hex, INSTITUTE)
        if state.sink is not None:
            here, there = state.site(before), state.site(action.hex)
            state.sink(InstituteSwapped(seat=self.seat, before=here, at=there))

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return refusals.why_not(state, self.seat, action, act.Swap)


class DowngradeLab(Decision[GaiaState]):
    """Firaks: the lab that becomes a trading station again, for an advance (R138)."""

    __slots__ = ()
    rule = "R138"
    completes_move = True

    def options(self, state: GaiaState) -> Sequence[Action]:
        own = state.players[self.seat].structures
        return [act.DOWNGRADE[hex] for hex in bits(own) if state.structure[hex] == LAB]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.Downgrade)
        hex, vp = action.hex, state.players[self.seat].vp
        replace(state, self.seat, hex, TRADING_STATION)
        score(state, self.seat, EVERY_TRADING_STATION)
        if state.sink is not None:
            gained = state.players[self.seat].vp - vp
            tiles = paid_by_tiles(state, self.seat, (EVERY_TRADING_STATION, 1))
            at = state.site(hex)
            state.sink(Downgraded(seat=self.seat, at=at, vp=gained, tiles=tiles))
        if state.rulings.downgrade_charged_last:  # R92
            state.then(NoteBuilding(self.seat, hex))
        else:
            state.built += ((self.seat, hex),)
        offer_advance(state, self.seat, ALL_AREAS)

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return refusals.why_not(state, self.seat, action, act.Downgrade)


class NoteBuilding(Step[GaiaState]):
    """Others may charge for what stands on `hex` now."""

    __slots__ = ("hex", "seat")

    def __init__(self, seat: Seat, hex: int) -> None:
        self.seat = seat
        self.hex = hex

    def run(self, state: GaiaState) -> None:
        state.built += ((self.seat, self.hex),)


class PlaceStation(Decision[GaiaState]):
    """Ivits: where the next space station is put (R135)."""

    __slots__ = ()
    rule = "R135"
    completes_move = True

    def options(self, state: GaiaState) -> Sequence[Action]:
        return [act.ADD_STATION[hex] for hex in bits(station_targets(state, self.seat))]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.AddStation)
        player = state.players[self.seat]
        hex = action.hex
        qic = qic_for(state, player, hex)
        player.qic -= qic
        player.stations |= 1 << hex
        player.add_built(SPACE_STATION, 1)
        state.set_structure(hex, SPACE_STATION, self.seat)
        join_federation(state, player, hex)
        if state.sink is not None:
            state.sink(StationPlaced(seat=self.seat, at=state.site(hex), qic=qic))

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return refusals.why_not(state, self.seat, action, act.AddStation)
