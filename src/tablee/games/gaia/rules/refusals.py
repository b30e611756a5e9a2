"""Why an action is not legal: the mistakes that people make, each with its rule."""

from __future__ import annotations

from tablee.core import NOT_NOW, Action, IllegalAction, Seat, Sentence
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import (
    GAIA,
    LANTIDS,
    LOST,
    MINE,
    NONE,
    STRUCTURES,
    TOP_LEVEL,
    TRANSDIM,
)
from tablee.games.gaia.rules.building.ground import left, rings
from tablee.games.gaia.rules.building.mine_costs import mine_price
from tablee.games.gaia.rules.power.cycle import power_to_spend, tokens_in_bowls
from tablee.games.gaia.state import GaiaState


def why_not(state: GaiaState, seat: Seat, action: Action, *answers: type[Action]) -> IllegalAction:
    """The first rule that forbids `action`, if the question takes `answers` of its kind."""
    if not isinstance(action, answers):
        return IllegalAction("", NOT_NOW)
    frame = state.asked(seat)
    steps, bonus = getattr(frame, "steps", 0), getattr(frame, "bonus", 0)
    if isinstance(action, act.BuildMine):
        return _mine(state, seat, action.hex, steps, bonus)
    if isinstance(action, act.StartProject):
        return _project(state, seat, action.hex, bonus)
    if isinstance(action, act.Upgrade):
        return _upgrade(state, seat, action)
    if isinstance(action, act.Research | act.Advance):
        return _research(state, seat, action)
    if isinstance(action, act.UseBoard):
        return _board(state, seat, action.index)
    if isinstance(action, act.UseSpecial):
        used = state.players[seat].used >> action.index & 1
        return _no("R100", "special-used" if used else "special-none")
    if isinstance(action, act.Swap):
        return _no("R133", "swap")
    if isinstance(action, act.Downgrade):
        return _no("R138", "downgrade")
    if isinstance(action, act.AddStation):
        return _no("R135", "station")
    if isinstance(action, act.Federate | act.Unite | act.Link):
        return _no("R69", "federation")
    if isinstance(action, act.TakeTech):
        return _no("R61", "tech-owned")
    if isinstance(action, act.TakeAdvanced | act.Cover):
        return _no("R63", "advanced")
    if isinstance(action, act.FindLostPlanet):
        return _no("R90", "lost-planet")
    if isinstance(action, act.Pass):
        return _no("R104", "booster")
    if isinstance(action, act.Convert | act.Burn):
        return _no("R107", "convert")
    assert isinstance(action, act.Charge)
    return _no("R113", "charge")


def _no(rule: str, reason: str, **facts: str | int) -> IllegalAction:
    return IllegalAction(rule, Sentence(f"refuse-{reason}", **facts))


def _mine(state: GaiaState, seat: Seat, hex: int, steps: int, bonus: int) -> IllegalAction:
    player = state.players[seat]
    if hex >= len(state.planets) or state.planets[hex] == NONE:
        return _no("R36", "no-planet")
    planet = state.planets[hex]
    if not left(state, player, MINE):
        return _no("R36", "no-piece", structure=STRUCTURES[MINE])
    own_project = player.projects >> hex & 1
    if planet == TRANSDIM:
        return _no("R41", "transdim")
    if state.owner[hex] != NONE and not own_project:
        shared = player.faction == LANTIDS and state.others(seat) >> hex & 1
        if not shared or player.shared_mines >> hex & 1 or planet == TRANSDIM:
            return _no("R36" if planet != GAIA else "R42", "occupied")
    if planet == LOST and state.owner[hex] == NONE:
        return _no("R41", "no-planet")
    price = mine_price(state, seat, hex, steps, bonus)
    if price.qic > player.qic:
        return _no("R38", "range", qic=price.qic, have=player.qic)
    if price.ore > player.ore or price.credits > player.credits:
        return _no(
            "R39",
            "price",
            credits=price.credits,
            ore=price.ore,
            have_credits=player.credits,
            have_ore=player.ore,
        )
    return _no("R44", "waste")


def _project(state: GaiaState, seat: Seat, hex: int, bonus: int) -> IllegalAction:
    player = state.players[seat]
    if hex >= len(state.planets) or state.planets[hex] != TRANSDIM:
        return _no("R48", "not-transdim")
    if state.owner[hex] != NONE:
        return _no("R48", "occupied")
    if not player.gaiaformers:
        return _no("R49", "no-gaiaformer")
    tokens = state.box.project_tokens[player.research[3]]
    if tokens_in_bowls(player) < tokens:
        return _no("R48", "tokens", tokens=tokens, have=tokens_in_bowls(player))
    if not any(ring >> hex & 1 for ring in rings(state, player, player.qic, bonus)):
        return _no("R38", "far")
    return _no("R44", "waste")


def _upgrade(state: GaiaState, seat: Seat, action: act.Upgrade) -> IllegalAction:
    player = state.players[seat]
    hex, structure = action.hex, action.structure
    if not player.structures >> hex & 1:
        return _no("R52", "not-yours")
    if hex == player.lost_planet or player.shared_mines >> hex & 1:
        return _no("R58", "never-upgrades")
    tree = state.box.factions[player.faction].upgrades
    if structure not in tree[state.structure[hex]]:
        return _no("R52", "no-upgrade")
    if not left(state, player, structure):
        return _no("R54", "no-piece", structure=STRUCTURES[structure])
    credits, ore = state.box.costs[structure]
    if structure == 1 and not state.others(seat) & state.box.near_masks[hex]:
        credits, ore = state.box.trading_station_alone
    return _no(
        "R52",
        "price",
        credits=credits,
        ore=ore,
        have_credits=player.credits,
        have_ore=player.ore,
    )


def _research(state: GaiaState, seat: Seat, action: act.Research | act.Advance) -> IllegalAction:
    player = state.players[seat]
    level = player.research[action.index]
    if level == TOP_LEVEL:
        return _no("R86", "top")
    if level == TOP_LEVEL - 1 and state.level_taken(action.index):
        return _no("R86", "level-taken")
    if level == TOP_LEVEL - 1 and not player.green:
        return _no("R86", "no-green")
    cost = state.box.advance_knowledge
    if isinstance(action, act.Research) and player.knowledge < cost:
        return _no("R84", "knowledge", cost=cost, have=player.knowledge)
    return _no("R137", "navigation-closed")


def _board(state: GaiaState, seat: Seat, index: int) -> IllegalAction:
    player = state.players[seat]
    space = state.box.board_actions[index]
    if state.covered_actions >> index & 1:
        return _no("R94", "covered")
    power = power_to_spend(state, player)
    if space.power > power:
        return _no("R94", "power", power=space.power, have=power)
    if space.qic > player.qic:
        return _no("R94", "qic", qic=space.qic, have=player.qic)
    reasons = {"mine": "R95", "tech": "R67", "token": "R97"}
    return _no(reasons.get(space.kind, "R99"), "useless")
