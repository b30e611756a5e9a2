"""How the Automa chooses (R153-R155, R159-R161): by number, by direction, the planet of a mine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.games.gaia.box import AutomaCard, AutomaFaction
from tablee.games.gaia.box.components import (
    AREAS,
    BOARD_ACTIONS,
    FINAL_GAIA,
    FINAL_SECTORS,
    FINAL_TYPES,
    GAIA,
    NONE,
    TAKLONS,
    TERRANS,
    TOP_LEVEL,
    TRANSDIM,
)
from tablee.games.gaia.box.hexes import COORDINATES
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.automa import Automa
from tablee.kit.masks import Wide, bits

#: By hex: how many come before it, row by row from the top. Hexes of one q make a row, the greatest
#: q on top (R143).
READING_ORDER: Final = tuple(
    sum((-q, r) < (-own_q, own_r) for q, r in COORDINATES) for own_q, own_r in COORDINATES
)


def automa_of(state: GaiaState) -> Automa:
    """The Automa, in a game that has one."""
    assert state.automa is not None
    return state.automa


def faction_card(state: GaiaState) -> AutomaFaction:
    """Its faction card."""
    card = state.box.automa_factions[automa_of(state).faction]
    assert card is not None
    return card


def numbered(options: Sequence[int], card: AutomaCard) -> int:
    """R155: count the valid options, listed left to right, in the direction of the arrow."""
    step = card.count - 1 if card.right else -card.count
    return options[step % len(options)]


def in_direction(hexes: int, card: AutomaCard) -> int:
    """R154: the first hex row by row from the top, each from left to right, or the last."""
    first = last = NONE
    for at in bits(hexes):
        if first == NONE or READING_ORDER[at] < READING_ORDER[first]:
            first = at
        if last == NONE or READING_ORDER[at] > READING_ORDER[last]:
            last = at
    return first if card.down else last


def nearest_to_human(state: GaiaState, hexes: int) -> int:
    """Those of `hexes` with the shortest way to a planet of the human player."""
    human = 0
    for player in state.players:
        human |= player.structures
    return _nearest(state, hexes, human)


def nearest_to_centre(state: GaiaState, hexes: int) -> int:
    """Those of `hexes` with the shortest way to the centre of the middle tile (R146)."""
    return _nearest(state, hexes, 1 << COORDINATES.index((0, 0)))


def _nearest(state: GaiaState, hexes: int, targets: int) -> int:
    # Rings around the targets: the first that holds some of the hexes.
    origins = bits(targets)
    for disk in state.box.grid.disks:
        found: Wide = 0
        for origin in origins:
            found |= disk[origin]
        found &= hexes
        if found:
            return int(found)
    return hexes


def open_areas(state: GaiaState) -> list[int]:
    """R155, R157: areas where it can advance or take the advanced tile."""
    return [area for area in range(len(AREAS)) if _is_open(state, area)]


def _is_open(state: GaiaState, area: int) -> bool:
    level = automa_of(state).research[area]
    if state.rulings.top_level_closes and state.players[0].research[area] == TOP_LEVEL:
        return False
    if level < TOP_LEVEL - 1:
        return True
    return level < TOP_LEVEL and (state.advanced_at[area] != NONE or not state.level_taken(area))


def open_spaces(state: GaiaState) -> list[int]:
    """R165: the board actions without action token."""
    covered = state.covered_actions
    return [space for space in range(len(BOARD_ACTIONS)) if not covered >> space & 1]


def mine_planets(state: GaiaState, distance: int) -> int:
    """R159: empty planets within `distance` of one of its own; never where a gaiaformer is."""
    disks = state.box.grid.disks
    disk = disks[min(distance, len(disks) - 1)]
    mask = 0
    for at in bits(automa_of(state).structures):
        mask |= disk[at]
    return mask & state.vacant


def choose_planet(state: GaiaState, planets: int, card: AutomaCard, *, faction_action: bool) -> int:
    """R159: one test after another, until a single planet is left."""
    if faction_action:
        planets = _narrow(planets, _faction_condition(state, planets))
    if card.final != NONE:
        planets = _narrow(planets, _final_condition(state, state.finals[card.final]))
    planets = _fewest_steps(state, planets)
    planets = nearest_to_human(state, planets)
    return in_direction(planets, card)


def _narrow(planets: int, wanted: int) -> int:
    """A condition that no planet meets is skipped."""
    return planets & wanted or planets


def _faction_condition(state: GaiaState, planets: int) -> int:
    """What its faction card asks of the mine (R167, R169)."""
    faction = automa_of(state).faction
    if faction == TERRANS:
        return state.kinds[TRANSDIM]
    if faction == TAKLONS:
        return nearest_to_human(state, planets)
    return planets


def _final_condition(state: GaiaState, final: int) -> int:
    """R161: what a final scoring tile asks of the mine, nothing for three of the six."""
    automa = automa_of(state)
    mask = 0
    if final == FINAL_SECTORS:
        for place, sector in enumerate(state.box.sector_masks):
            if not automa.sectors >> place & 1:
                mask |= sector
    elif final == FINAL_TYPES:
        for planet in range(len(state.kinds)):
            if is_new_type(automa, planet):
                mask |= state.kinds[planet]
    elif final == FINAL_GAIA:
        mask = state.kinds[GAIA] | state.kinds[TRANSDIM]
    return mask


def is_new_type(automa: Automa, planet: int) -> bool:
    """Whether it has no planet of that type; transdim is Gaia (R161, R171)."""
    return not automa.types >> (GAIA if planet == TRANSDIM else planet) & 1


def _fewest_steps(state: GaiaState, planets: int) -> int:
    steps = faction_card(state).planet_steps
    least = min([steps[planet] for planet, hexes in enumerate(state.kinds) if hexes & planets])
    mask = 0
    for planet, hexes in enumerate(state.kinds):
        if steps[planet] == least:
            mask |= hexes & planets
    return mask
