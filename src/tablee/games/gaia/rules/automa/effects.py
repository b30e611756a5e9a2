"""What the Automa's ordinary actions do (R157-R165): research, board, upgrade, mine.

None leaves anything to choose or to draw. Each says whether it could be done.
"""

from __future__ import annotations

from typing import Final

from tablee.games.gaia.box import AutomaCard
from tablee.games.gaia.box.components import (
    FIRAKS,
    GAIA,
    INSTITUTE,
    KNOWLEDGE_ACADEMY,
    LAB,
    MINE,
    NONE,
    QIC_ACADEMY,
    TOP_LEVEL,
    TRADING_STATION,
    TRANSDIM,
)
from tablee.games.gaia.box.hexes import SECTOR_SIZE
from tablee.games.gaia.events import (
    AutomaCovered,
    AutomaResearched,
    Downgraded,
    MineBuilt,
    Upgraded,
)
from tablee.games.gaia.rules.automa.choices import (
    automa_of,
    choose_planet,
    faction_card,
    in_direction,
    is_new_type,
    mine_planets,
    nearest_to_human,
    numbered,
    open_areas,
    open_spaces,
)
from tablee.games.gaia.state import AUTOMA, GaiaState
from tablee.kit.masks import bits

#: R158: what becomes what, the first that is possible; the two academies are alike.
UPGRADES: Final[tuple[tuple[int, int], ...]] = (
    (TRADING_STATION, INSTITUTE),
    (MINE, TRADING_STATION),
    (LAB, KNOWLEDGE_ACADEMY),
    (LAB, QIC_ACADEMY),
    (TRADING_STATION, LAB),
)
#: R172: the Firaks' own, and where the ruling puts it.
DOWNGRADE: Final[tuple[int, int]] = (LAB, TRADING_STATION)
SECOND: Final = 1
FACTION_ACTION_ONLY: Final = 2


def gain_points(state: GaiaState, vp: int) -> int:
    """One gain with the bonus of its level, unless it is of nothing (R174); what was gained."""
    if vp <= 0:
        return 0
    gained = vp + state.box.difficulties[state.rulings.level].bonus
    automa_of(state).vp += gained
    return gained


def research_highest(state: GaiaState, card: AutomaCard) -> bool:
    """R157: where it stands highest."""
    areas = open_areas(state)
    if not areas:
        return False
    levels = automa_of(state).research
    highest = max(levels[area] for area in areas)
    research(state, numbered([area for area in areas if levels[area] == highest], card))
    return True


def research_random(state: GaiaState, card: AutomaCard) -> bool:
    """R157: wherever the numbered selection says."""
    areas = open_areas(state)
    if not areas:
        return False
    research(state, numbered(areas, card))
    return True


def research(state: GaiaState, area: int) -> None:
    """R157: on level 4 the advanced tile leaves the game; else one level up, without gains."""
    automa = automa_of(state)
    levels = automa.research
    level = levels[area]
    taken = state.advanced_at[area] if level == TOP_LEVEL - 1 else NONE
    if taken != NONE:
        state.advanced_at[area] = NONE
    else:
        level += 1
        automa.research = (*levels[:area], level, *levels[area + 1 :])
    if state.sink is not None:
        state.sink(AutomaResearched(area=area, level=level, taken=taken))


def cover_space(state: GaiaState, card: AutomaCard) -> bool:
    """R165: an action token on a space, without effect."""
    spaces = open_spaces(state)
    if not spaces:
        return False
    space = numbered(spaces, card)
    state.covered_actions |= 1 << space
    if state.sink is not None:
        state.sink(AutomaCovered(space=space))
    return True


def upgrade(state: GaiaState, card: AutomaCard, *, faction_action: bool = False) -> bool:
    """R158: the first kind that is possible, nearest to the human, then by direction."""
    automa = automa_of(state)
    for before, after in _upgrades(state, faction_action=faction_action):
        if automa.built[before] and automa.built[after] < state.box.supply[after]:
            hexes = 0
            for at in bits(automa.structures):
                if state.structure[at] == before:
                    hexes |= 1 << at
            _replace(state, in_direction(nearest_to_human(state, hexes), card), after)
            if after == LAB and automa.faction == FIRAKS:
                research_random(state, card)  # R172
            return True
    return False


def _upgrades(state: GaiaState, *, faction_action: bool) -> tuple[tuple[int, int], ...]:
    """What becomes what in this action, the first first; R172 adds the Firaks' way back."""
    ruling = state.rulings.downgrade
    if automa_of(state).faction != FIRAKS:
        return UPGRADES
    if ruling == FACTION_ACTION_ONLY and not faction_action:
        return UPGRADES
    rank = 1 if ruling == SECOND else 0
    return (*UPGRADES[:rank], DOWNGRADE, *UPGRADES[rank:])


def _replace(state: GaiaState, at: int, structure: int) -> None:
    """The old piece goes back to the supply; the human may charge."""
    before = state.structure[at]
    _add_built(state, before, -1)
    _add_built(state, structure, 1)
    state.set_structure(at, structure)
    state.built += ((AUTOMA, at),)
    vp = 0
    if structure == TRADING_STATION:
        vp = gain_points(state, faction_card(state).trading_station_vp)  # R170
    if state.sink is None:
        return
    if before == LAB and structure == TRADING_STATION:
        state.sink(Downgraded(seat=AUTOMA, at=state.site(at), vp=vp))
    else:
        state.sink(
            Upgraded(
                seat=AUTOMA,
                at=state.site(at),
                before=before,
                structure=structure,
                money=0,
                ore=0,
                vp=vp,
            )
        )


def build_mine(state: GaiaState, card: AutomaCard, *, faction_action: bool = False) -> bool:
    """R159-R164: a mine where the tests say; without mine or planet an upgrade instead."""
    automa = automa_of(state)
    distance = faction_card(state).mine_range if faction_action else card.range  # R153
    planets = mine_planets(state, distance)
    if not planets or automa.built[MINE] == state.box.supply[MINE]:
        return upgrade(state, card, faction_action=faction_action)
    at = choose_planet(state, planets, card, faction_action=faction_action)
    steps = faction_card(state).planet_steps[state.planets[at]]
    new_type = is_new_type(automa, state.planets[at])
    alone = not automa.structures & state.box.grid.neighbours[at]
    if state.planets[at] == TRANSDIM:
        state.set_planet(at, GAIA)
    settle(state, at)
    state.built += ((AUTOMA, at),)
    if alone:
        _place_satellite(state, at, card)
    vp = 0
    if new_type:
        vp = gain_points(state, faction_card(state).new_type_vp)  # R171
    if state.sink is not None:
        state.sink(
            MineBuilt(
                seat=AUTOMA,
                at=state.site(at),
                planet=state.planets[at],
                steps=steps,
                money=0,
                ore=0,
                qic=0,
                vp=vp,
            )
        )
    return True


def settle(state: GaiaState, at: int) -> None:
    """A mine of its own on an empty planet, which is colonised now."""
    automa = automa_of(state)
    planet = state.planets[at]
    state.set_structure(at, MINE, AUTOMA)
    state.vacant &= ~(1 << at)
    _add_built(state, MINE, 1)
    automa.structures |= 1 << at
    automa.types |= 1 << planet
    automa.sectors |= 1 << (at // SECTOR_SIZE)
    if planet == GAIA:
        automa.gaia_planets += 1


def _place_satellite(state: GaiaState, at: int, card: AutomaCard) -> None:
    """R162, R163: beside the mine, on the first hex in the direction that carries nothing."""
    free = state.box.grid.neighbours[at] & state.kinds_empty() & ~state.satellites()
    for player in state.players:
        free &= ~player.stations
    if free:
        automa_of(state).satellites |= 1 << in_direction(free, card)


def _add_built(state: GaiaState, structure: int, count: int) -> None:
    automa = automa_of(state)
    built = automa.built
    automa.built = (*built[:structure], built[structure] + count, *built[structure + 1 :])
