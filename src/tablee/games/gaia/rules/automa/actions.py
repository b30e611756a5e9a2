"""What the Automa does with an action card (R152), and the seven faction cards (R166-R173)."""

from __future__ import annotations

from tablee.games.gaia.box import AutomaCard
from tablee.games.gaia.box.components import (
    BUILD_MINE,
    FACTION_ACTION,
    FIRAKS,
    GAIA_PROJECT,
    GEODENS,
    HADSCH_HALLAS,
    ITARS,
    POWER_QIC,
    RESEARCH_HIGHEST,
    RESEARCH_RANDOM,
    TAKLONS,
    TERRANS,
    UPGRADE,
    XENOS,
)
from tablee.games.gaia.events import AutomaIdle
from tablee.games.gaia.rules.automa.choices import automa_of, open_areas
from tablee.games.gaia.rules.automa.effects import (
    build_mine,
    cover_space,
    research,
    research_highest,
    research_random,
    upgrade,
)
from tablee.games.gaia.state import GaiaState


def take_action(state: GaiaState, action: int, card: AutomaCard) -> None:
    """The action of its action card, with the fields of the support card (R152)."""
    if not _done(state, action, card) and state.sink is not None:
        state.sink(AutomaIdle(action=action))


def _done(state: GaiaState, action: int, card: AutomaCard) -> bool:
    """Do it; whether anything could be done."""
    if action == RESEARCH_HIGHEST:
        return research_highest(state, card)
    if action == RESEARCH_RANDOM:
        return research_random(state, card)
    if action == UPGRADE:
        return upgrade(state, card)
    if action == BUILD_MINE:
        return build_mine(state, card)
    if action == POWER_QIC:
        done = cover_space(state, card)
        if automa_of(state).faction == XENOS:
            cover_space(state, card)  # R168
        return done
    assert action == FACTION_ACTION
    return faction_action(state, card)


def faction_action(state: GaiaState, card: AutomaCard) -> bool:
    """R166-R173: all steps of the faction card; one that cannot be done is skipped."""
    faction = automa_of(state).faction
    if faction == TERRANS:
        areas = open_areas(state)
        if GAIA_PROJECT in areas:
            research(state, GAIA_PROJECT)
        else:
            research_random(state, card)
        return build_mine(state, card, faction_action=True) or bool(areas)
    if faction in (XENOS, TAKLONS):
        built = build_mine(state, card, faction_action=True)
        return cover_space(state, card) or built
    if faction == HADSCH_HALLAS:
        return upgrade(state, card) or build_mine(state, card, faction_action=True)
    if faction == GEODENS:
        advanced = research_random(state, card)
        return cover_space(state, card) or advanced
    if faction == FIRAKS:
        return upgrade(state, card, faction_action=True)
    assert faction == ITARS
    covered = cover_space(state, card)
    return cover_space(state, card) or covered
