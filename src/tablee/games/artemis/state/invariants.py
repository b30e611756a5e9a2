"""What can never be lost, made or exceeded."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tablee.games.artemis.box.components import (
    BASE_EVENTS,
    BASE_EXPEDITIONS,
    DICE,
    DIRECTIVES,
    NOBODY,
    NONE,
    PIONEER,
)
from tablee.games.artemis.state.counts import added, fits, more

if TYPE_CHECKING:
    from tablee.games.artemis.state import ArtemisState


def check(state: ArtemisState) -> None:
    """Assert that the position is whole."""
    _check_colonists(state)
    _check_tiles(state)
    _check_cards(state)
    _check_dice(state)
    for player in state.players:
        goods = (player.ore, player.energy, player.toolkits, player.badges)
        assert min(goods) >= 0, "goods below nothing"
        assert 0 <= player.relief <= len(state.box.relief), "off the relief track"
        assert min(player.shelters) >= 0, "fewer than no colonists"
        for kind, inside in player.buildings:
            assert min(inside) >= 0, "fewer than no colonists in a building"
            assert fits(state.box.kinds[kind], inside), "a colonist without a slot (R23)"
    assert min(state.energy_stock, state.ore_stock) >= 0, "a stock below nothing"
    assert sum(state.doorstep) <= state.box.doorstep_limit, "the Doorstep is too full (R17)"


def _check_colonists(state: ArtemisState) -> None:
    found = NOBODY
    for place in (state.bag, state.discarded, state.expelled, state.academy_stock, state.doorstep):
        found = added(found, place)
    for counts in state.card_colonists:
        found = added(found, counts)
    for dice in state.card_dice:
        for _, _, pioneers, specialist, traded in dice:
            kind = PIONEER if specialist == NONE else specialist
            number = pioneers if specialist == NONE else 1
            found = more(found, kind, number - traded)
    for _, _, kind in state.academy:
        if kind != NONE:
            found = more(found, kind)
    for player in state.players:
        found = added(found, player.shelters)
        for _, inside in player.buildings:
            found = added(found, inside)
    assert found == state.box.colonists, f"colonists lost or made: {found}"


def _check_tiles(state: ArtemisState) -> None:
    found = [sum(pair) for pair in zip(state.pile, state.scrapped, strict=True)]
    for kind in (*state.gantry, *(kind for kind in state.card_buildings if kind != NONE)):
        found[kind] += 1
    for player in state.players:
        for kind, _ in player.buildings:
            found[kind] += 1
    assert found == [state.box.tile_copies] * len(found), f"tiles lost or made: {found}"
    assert len(state.gantry) == len(state.bids) <= state.box.gantry_limit, "too many tiles (R15)"
    for bids in state.bids:
        faces = [face for _, face in bids]
        assert faces == sorted(set(faces)), "a bid that is not higher (R42)"


def _check_cards(state: ArtemisState) -> None:
    relic = state.rulings.relic
    expeditions = [*state.expedition_deck, *state.expedition_discard, *state.cards]
    total = len(state.box.expeditions) if relic else BASE_EXPEDITIONS
    assert sorted(expeditions) == list(range(total)), "expeditions lost or made"
    events = [*state.event_deck, *state.past_events]
    if state.event != NONE:
        events.append(state.event)
    total = len(state.box.events) if relic else BASE_EVENTS
    assert sorted(events) == list(range(total)), "events lost or made"
    dealt = [card for player in state.players for card in player.dealt]
    assert sorted((*dealt, *state.directive_deck)) == list(range(len(DIRECTIVES)))


def _check_dice(state: ArtemisState) -> None:
    used: Counter[int] = Counter()
    for dice in state.card_dice:
        used.update(owner for owner, *_ in dice)
    rows = (state.vents, state.quarry, state.doorstep_dice, state.outfitters, *state.bids)
    for row in rows:
        used.update(owner for owner, _ in row)
    used.update(owner for owner, _, _ in state.academy)
    for row in (state.vents, state.quarry, state.doorstep_dice):
        faces = [face for _, face in row]
        assert faces == sorted(faces), "exposure is an order by value (R40)"
    for seat, player in enumerate(state.players):
        most = DICE + (state.relic_holder == seat)
        assert used[seat] + len(player.dice) <= most, "more dice than there are"
    assert len(state.academy) <= state.box.academy_places, "too many in the Academy (R44)"
