"""What holds in every position: pieces, cards and tokens are conserved, and the map agrees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee.games.gaia.box.components import (
    AREAS,
    GAIA,
    GAIA_PROJECT,
    GAIAFORMER,
    LOST,
    MINE,
    NONE,
    SPACE_STATION,
    STRUCTURES,
    TOP_LEVEL,
    TRANSDIM,
)
from tablee.games.gaia.box.hexes import SECTOR_SIZE
from tablee.kit.masks import bits

if TYPE_CHECKING:  # state.py calls this module
    from tablee.games.gaia.box import Box
    from tablee.games.gaia.state import GaiaState
    from tablee.games.gaia.state.automa import Automa
    from tablee.games.gaia.state.player import Player


def check_state(state: GaiaState) -> None:
    """Fails with an assertion if the position cannot be."""
    _check_map(state)
    _check_supply(state)
    _check_levels(state)
    for player in state.players:
        if player.faction != NONE:
            _check_pieces(state, player)
            _check_resources(state.box, player)
            _check_tokens(state.box, player)
    if state.automa is not None and state.automa.faction != NONE:
        _check_automa(state, state.automa)
        _check_cards(state, state.automa)


def _check_map(state: GaiaState) -> None:
    """A hex carries one structure, never on a transdim planet (but a gaiaformer)."""
    taken = 0
    for owner, hexes in state.owned():
        assert not taken & hexes, "two structures on one hex"
        taken |= hexes
        for hex in bits(hexes):
            assert state.owner[hex] == owner, "a structure on a hex of somebody else"
    assert not taken & state.vacant, "a structure on a vacant planet"
    assert not taken & state.kinds[TRANSDIM], "a structure on a transdim planet"
    assert not state.satellites() & ~state.kinds_empty(), "a satellite on a planet"
    lost = [player.lost_planet for player in state.players if player.lost_planet != NONE]
    assert len(lost) <= 1
    assert state.kinds[LOST] == sum(1 << hex for hex in lost)


def _check_pieces(state: GaiaState, player: Player) -> None:
    """R36, R54: what is on the map comes from the board, and the map agrees."""
    on_map = [0] * len(STRUCTURES)
    for hex in bits(player.structures & ~player.shared_mines):
        if hex != player.lost_planet:
            on_map[state.structure[hex]] += 1
    on_map[MINE] += player.shared_mines.bit_count()
    on_map[GAIAFORMER] = player.projects.bit_count()
    on_map[SPACE_STATION] = player.stations.bit_count()
    _check_built(state.box, on_map, player.built)
    assert player.satellites.bit_count() <= state.box.satellite_supply, "too many satellites"
    assert not player.satellites & ~player.federated, "a satellite outside federations"
    owned = player.gaiaformers + player.gaiaformers_away + player.built[GAIAFORMER]
    level = player.research[GAIA_PROJECT]
    assert owned == state.box.gaiaformers[level], f"{owned} gaiaformers at level {level}"


def _check_built(box: Box, on_map: Sequence[int], built: tuple[int, ...]) -> None:
    assert tuple(on_map) == built, f"pieces {on_map} but {built} counted"
    for kind, count in enumerate(built):
        assert count <= box.supply[kind], f"too many of {STRUCTURES[kind]}"


def _check_resources(box: Box, player: Player) -> None:
    assert 0 <= player.ore <= box.ore_limit
    assert 0 <= player.knowledge <= box.knowledge_limit
    assert 0 <= player.credits <= box.credit_limit
    assert player.qic >= 0
    assert player.vp >= 0
    tokens = (player.bowl_1, player.bowl_2, player.bowl_3, player.gaia_area)
    assert min(tokens) >= 0, "tokens below zero"


def _check_tokens(box: Box, player: Player) -> None:
    """Federation tokens are flipped for advanced tiles and for last levels alone."""
    assert 0 <= player.green <= sum(player.tokens)
    assert len(player.advanced) == len(player.covered)
    flips = len(player.advanced) + player.research.count(TOP_LEVEL)
    greens = sum(count for kind, count in enumerate(player.tokens) if box.tokens[kind].green)
    assert player.green == greens - flips, "a token was flipped for nothing"


def _check_supply(state: GaiaState) -> None:
    """Tokens and boosters are conserved."""
    if not state.tokens:
        return
    removed = state.box.solo_removed if state.automa is not None else 0
    for kind, token in enumerate(state.box.tokens[:6]):
        held = state.tokens[kind] + (state.terraforming_token == kind)
        held += sum(player.tokens[kind] for player in state.players)
        assert held == token.count - removed, f"{held} tokens {token.code}"
    boosters = state.boosters + [p.booster for p in state.players if p.booster != NONE]
    if state.automa is not None and state.automa.booster != NONE:
        boosters.append(state.automa.booster)
    assert len(set(boosters)) == len(boosters) == state.box.round_boosters


def _check_levels(state: GaiaState) -> None:
    """R86: a last level has room for one."""
    for area in range(len(AREAS)):
        tops = sum(player.research[area] == TOP_LEVEL for player in state.players)
        tops += state.automa is not None and state.automa.research[area] == TOP_LEVEL
        assert tops <= 1, "two markers on one level 5"


def _check_automa(state: GaiaState, automa: Automa) -> None:
    """R142: what the Automa has counted is what the map shows."""
    on_map = [0] * len(STRUCTURES)
    types = sectors = gaia_planets = 0
    for hex in bits(automa.structures):
        on_map[state.structure[hex]] += 1
        types |= 1 << state.planets[hex]
        sectors |= 1 << (hex // SECTOR_SIZE)
        gaia_planets += state.planets[hex] == GAIA
    _check_built(state.box, on_map, automa.built)
    assert types == automa.types, "planet types of the Automa"
    assert sectors == automa.sectors, "sectors of the Automa"
    assert gaia_planets == automa.gaia_planets, "Gaia planets of the Automa"


def _check_cards(state: GaiaState, automa: Automa) -> None:
    """R148, R174: each card of the level is in one place, and no pile has an order."""
    removed = state.box.difficulties[state.rulings.level].removed
    in_game = [card.number - 1 for card in state.box.cards if card.number not in removed]
    piles = (automa.deck, automa.aside, automa.discards)
    shown = [card for card in (automa.action, automa.support) if card != NONE]
    assert sorted(sum(piles, ()) + tuple(shown)) == in_game, "cards of the Automa"
    for pile in piles:
        assert pile == tuple(sorted(pile)), "a pile with an order"
    assert 0 <= automa.unknown <= len(automa.aside), "more unknown cards than there are"
