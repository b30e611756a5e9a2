"""The end of the game (R119-R127)."""

from __future__ import annotations

from tablee.core import Step
from tablee.games.gaia.box.components import (
    AREAS,
    FINAL_FEDERATED,
    FINAL_GAIA,
    FINAL_SATELLITES,
    FINAL_SECTORS,
    FINAL_STRUCTURES,
    FINAL_TYPES,
)
from tablee.games.gaia.events import FinalTileScored, GameEnded, ResearchScored, ResourcesScored
from tablee.games.gaia.rules.power.cycle import power_to_spend, token_power
from tablee.games.gaia.state import AUTOMA, GaiaState
from tablee.games.gaia.state.automa import Automa
from tablee.games.gaia.state.player import Player
from tablee.kit.ranking import shared_places


def progress(player: Player, final: int) -> int:
    """How far the player has come on a final scoring tile (R119, R120)."""
    if final == FINAL_STRUCTURES:
        return player.structures.bit_count()
    if final == FINAL_FEDERATED:
        return (player.structures & player.federated).bit_count()
    if final == FINAL_TYPES:
        return player.types.bit_count()
    if final == FINAL_GAIA:
        return player.gaia_planets
    if final == FINAL_SECTORS:
        return player.sectors.bit_count()
    assert final == FINAL_SATELLITES
    return player.satellites.bit_count() + player.stations.bit_count()


def automa_progress(automa: Automa, final: int) -> int:
    """The same for the Automa (R175)."""
    if final == FINAL_STRUCTURES:
        return automa.structures.bit_count()
    if final == FINAL_FEDERATED:
        return automa.structures.bit_count() - 1
    if final == FINAL_TYPES:
        return automa.types.bit_count()
    if final == FINAL_GAIA:
        return automa.gaia_planets
    if final == FINAL_SECTORS:
        return automa.sectors.bit_count()
    return automa.satellites.bit_count()


def final_points(state: GaiaState, final: int) -> list[int]:
    """What a final tile pays each seat, then the Automa (R122); a neutral takes a rank (R124)."""
    values: list[int] = [progress(player, final) for player in state.players]
    if state.automa is not None:
        values.append(automa_progress(state.automa, final))
    takers = len(values)
    if takers <= 2:
        values.append(state.box.final_tiles[final].neutral)
    return rank_points(values, state.box.rank_vp)[:takers]


def rank_points(values: list[int], places: tuple[int, ...]) -> list[int]:
    """R122: shared places. R123: no progress, no points."""
    points = shared_places(list(values), places)
    return [paid if value else 0 for value, paid in zip(values, points)]


def research_points(state: GaiaState, levels: tuple[int, ...]) -> int:
    """R125: points for each of the levels from the third on."""
    box = state.box
    reached = sum(max(0, levels[area] - box.research_from + 1) for area in range(len(AREAS)))
    return box.research_vp * reached


def resource_points(state: GaiaState, player: Player) -> int:
    """R126, R127: everything turned into resources, three of them a point; no limit counts."""
    burns = (player.bowl_2 + (player.brainstone == 2)) // 2
    power = power_to_spend(state, player) + burns * token_power(state, player)
    if player.brainstone == 2 and burns:
        power += state.box.powers.brainstone - token_power(state, player)
    total = player.credits + player.ore + player.knowledge + player.qic + power
    return total // state.box.resources_per_vp


def convert_all(state: GaiaState, player: Player) -> None:
    """R127 as boardgamers.space does it: burn, power into credits, QIC into ore, within limits."""
    while player.bowl_2 + (player.brainstone == 2) >= 2:
        if player.brainstone == 2:
            player.bowl_2 -= 1
            player.brainstone = 3
        else:
            player.bowl_2 -= 2
            player.bowl_3 += 1
        # The Itars' burnt tokens stay in the Gaia area.
        player.gaia_area += state.box.factions[player.faction].code == "itars"
    power = power_to_spend(state, player)
    # A quirk of theirs: with two power a token only half of the Nevlas' tokens are moved.
    moved = -(-player.bowl_3 // token_power(state, player))
    player.bowl_1 += moved
    player.bowl_3 -= moved
    if player.brainstone == 3:
        player.brainstone = 1
    player.credits = min(state.box.credit_limit, player.credits + power)
    player.ore = min(state.box.ore_limit, player.ore + player.qic)
    player.qic = 0


class FinalScoring(Step[GaiaState]):
    """Final tiles, research, resources (R121)."""

    __slots__ = ()

    def run(self, state: GaiaState) -> None:
        for final in state.finals:
            self._score_tile(state, final)
        for seat, player in enumerate(state.players):
            points = research_points(state, player.research)
            player.vp += points
            if state.sink is not None:
                state.sink(ResearchScored(seat=seat, vp=points))
            if state.rulings.limits_hold_at_the_end:  # R127
                convert_all(state, player)
                total = player.credits + player.ore + player.knowledge
                points = total // state.box.resources_per_vp
            else:
                points = resource_points(state, player)
            player.vp += points
            if state.sink is not None:
                state.sink(ResourcesScored(seat=seat, vp=points))
        if state.automa is not None:
            points = research_points(state, state.automa.research)
            state.automa.vp += points
            if state.sink is not None:
                state.sink(ResearchScored(seat=AUTOMA, vp=points))
        if state.sink is not None:
            scores = tuple(player.vp for player in state.players)
            automa = state.automa.vp if state.automa is not None else None
            state.sink(GameEnded(scores=scores, automa=automa))

    def _score_tile(self, state: GaiaState, final: int) -> None:
        points = final_points(state, final)
        for seat, player in enumerate(state.players):
            player.vp += points[seat]
            if state.sink is not None:
                amount = progress(player, final)
                state.sink(FinalTileScored(seat=seat, final=final, amount=amount, vp=points[seat]))
        if state.automa is not None:
            state.automa.vp += points[-1]
            if state.sink is not None:
                amount = automa_progress(state.automa, final)
                state.sink(FinalTileScored(seat=AUTOMA, final=final, amount=amount, vp=points[-1]))
