"""The players and the Automa."""

from collections.abc import Sequence

from tablee.core import Seat
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import (
    ADVANCED,
    AREAS,
    BOOSTERS,
    DIFFICULTIES,
    FACTIONS,
    NAVIGATION,
    NONE,
    PLANETS,
    STANDARD,
    STRUCTURES,
    TERRAFORMING,
    TOKENS,
    code_of,
)
from tablee.games.gaia.box.hexes import HEX_NAMES
from tablee.games.gaia.rules.federation.forming import needed
from tablee.games.gaia.rules.final_scoring import research_points, resource_points
from tablee.games.gaia.rules.power.cycle import power_to_spend
from tablee.games.gaia.rules.rounds.income import sources
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.automa import Automa as AutomaState
from tablee.games.gaia.state.player import Player as PlayerState
from tablee.games.gaia.view.shapes import (
    Automa,
    Final,
    HeldTile,
    Income,
    Newcomer,
    Player,
    Preview,
)
from tablee.kit.masks import bits


def side(state: GaiaState, seat: Seat, finals: Sequence[Final]) -> Player | Newcomer:
    """A seat's side of the table, `finals` being what the final tiles would pay."""
    player = state.players[seat]
    if player.faction == NONE:
        return Newcomer(seat, None, 0)
    box = state.box
    return Player(
        seat=seat,
        faction=FACTIONS[player.faction],
        vp=player.vp,
        credits=player.credits,
        ore=player.ore,
        knowledge=player.knowledge,
        qic=player.qic,
        bowls=(player.bowl_1, player.bowl_2, player.bowl_3),
        gaia_area=player.gaia_area,
        brainstone=act.BRAINSTONE_PLACES[player.brainstone] if player.brainstone else None,
        power=power_to_spend(state, player),
        research=dict(zip(AREAS, player.research, strict=True)),
        gaiaformers=player.gaiaformers,
        gaiaformers_away=player.gaiaformers_away,
        built=dict(zip(STRUCTURES, player.built, strict=True)),
        lost_planet=code_of(HEX_NAMES, player.lost_planet),
        range=box.ranges[player.research[NAVIGATION]],
        step_ore=box.step_ore[player.research[TERRAFORMING]],
        income=_income(state, player),
        booster=code_of(BOOSTERS, player.booster),
        standard=[HeldTile(STANDARD[tile], _cover(player, tile)) for tile in player.standard],
        advanced=[ADVANCED[tile] for tile in player.advanced],
        tokens={TOKENS[kind]: count for kind, count in enumerate(player.tokens) if count},
        green=player.green,
        used=[name for index, name in enumerate(act.SPECIALS) if player.used >> index & 1],
        passed=player.passed,
        federations=player.federations,
        federation_needs=needed(state, seat),
        satellites=player.satellites.bit_count(),
        types=[PLANETS[planet] for planet in bits(player.types)],
        preview=_preview(state, seat, finals),
    )


def _cover(player: PlayerState, tile: int) -> str | None:
    """The advanced tile that covers a standard one."""
    if tile not in player.covered:
        return None
    return ADVANCED[player.advanced[player.covered.index(tile)]]


def _income(state: GaiaState, player: PlayerState) -> Income:
    credits = ore = knowledge = qic = tokens = charge = 0
    for gain in sources(state, player):
        credits += gain.credits
        ore += gain.ore
        knowledge += gain.knowledge
        qic += gain.qic
        tokens += gain.tokens
        charge += gain.charge
    return Income(credits, ore, knowledge, qic, tokens, charge)


def _preview(state: GaiaState, seat: Seat, finals: Sequence[Final]) -> Preview:
    player = state.players[seat]
    if state.over:
        return Preview(0, 0, 0, player.vp)
    paid = sum(final.points[seat] for final in finals)
    research = research_points(state, player.research)
    resources = resource_points(state, player)
    return Preview(paid, research, resources, player.vp + paid + research + resources)


def automa_side(state: GaiaState, automa: AutomaState) -> Automa:
    """The Automa's side of the table."""
    return Automa(
        faction=code_of(FACTIONS, automa.faction),
        vp=automa.vp,
        research=dict(zip(AREAS, automa.research, strict=True)),
        built=dict(zip(STRUCTURES, automa.built, strict=True)),
        booster=code_of(BOOSTERS, automa.booster),
        passed=automa.passed,
        satellites=automa.satellites.bit_count(),
        deck=automa.deck_size(),
        aside=len(automa.aside) - automa.unknown,
        discards=[card + 1 for card in automa.discards],
        action=automa.action + 1 if automa.action != NONE else None,
        support=automa.support + 1 if automa.support != NONE else None,
        last=[card + 1 for card in automa.last],
        level=DIFFICULTIES[state.rulings.level],
    )
