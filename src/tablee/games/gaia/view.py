"""What there is to see in Gaia Project, and where an action is to be found in it.

Nothing is hidden: what is face down (the Automa's deck, its cards set aside) has no order until it
is drawn, so every seat sees the same and an imagined world is a copy. Only `plans` are left out for
whoever is not asked, to keep views small.
"""

from __future__ import annotations

from functools import reduce
from operator import and_, or_

from tablee.core import Action, Decision, Json, Seat
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import (
    ADVANCED,
    AREAS,
    BOARD_ACTIONS,
    BOOSTERS,
    FACTIONS,
    FINALS,
    NAVIGATION,
    NONE,
    PLANETS,
    ROUND_TILES,
    STANDARD,
    STRUCTURES,
    TECH_PLACES,
    TERRAFORMING,
    TOKENS,
    Gain,
)
from tablee.games.gaia.box.hexes import CENTRES, COORDINATES, HEX_NAMES, SECTOR_SIZE
from tablee.games.gaia.printed import printed
from tablee.games.gaia.rules.federation.forming import (
    ChoosePlanets,
    ChooseSatellites,
    can_form,
    needed,
    pays_qic,
    possible_federations,
)
from tablee.games.gaia.rules.final_scoring import (
    automa_progress,
    final_points,
    progress,
    research_points,
    resource_points,
)
from tablee.games.gaia.rules.power.cycle import power_to_spend
from tablee.games.gaia.rules.rounds.income import sources
from tablee.games.gaia.rules.rounds.turns import TakeTurn
from tablee.games.gaia.rules.setup.galaxy import TurnSector
from tablee.games.gaia.state import AUTOMA, GaiaState
from tablee.games.gaia.state.automa import Automa
from tablee.games.gaia.state.player import Player
from tablee.kit.masks import bits


def observe(state: GaiaState, seat: Seat | None) -> dict[str, Json]:
    """What `seat` may see; `None` is a spectator."""
    frame = next((q for q in state.questions if isinstance(q, Decision)), None)
    return {
        "round": state.round,
        "seats": len(state.players),
        "you": seat,
        "order": [_seat(owner) for owner in state.order],
        "passed": [_seat(owner) for owner in state.passed],
        "asked": frame.seat if frame is not None else None,
        "question": type(frame).__name__ if frame is not None else None,
        "plans": _plans(state, seat),
        "tiles": [
            {"sector": state.box.sector_names[tile], "turns": turns, "at": list(CENTRES[place])}
            for place, (tile, turns) in enumerate(state.tiles)
        ],
        "turning": frame.place if isinstance(frame, TurnSector) else None,
        "hexes": _hexes(state),
        "standard": [
            {
                "place": TECH_PLACES[place],
                "tile": STANDARD[tile],
                "left": state.standard_left[place],
            }
            for place, tile in enumerate(state.standard_at)
        ],
        "advanced": [
            {"area": AREAS[area], "tile": ADVANCED[tile] if tile != NONE else None}
            for area, tile in enumerate(state.advanced_at)
        ],
        "terraforming_token": _code(TOKENS, state.terraforming_token),
        "tokens": {TOKENS[kind]: count for kind, count in enumerate(state.tokens)},
        "boosters": [BOOSTERS[booster] for booster in state.boosters],
        "board_actions": [
            {"code": code, "covered": bool(state.covered_actions >> index & 1)}
            for index, code in enumerate(BOARD_ACTIONS)
        ],
        "rounds": [ROUND_TILES[tile] for tile in state.rounds],
        "finals": [_final(state, final) for final in state.finals],
        "players": [_player(state, owner) for owner in range(len(state.players))],
        "automa": _automa(state, state.automa) if state.automa is not None else None,
        "printed": _faces(state),
    }


def _plans(state: GaiaState, seat: Seat | None) -> list[Json]:
    """The federations that whoever is asked chooses from, to be seen before they are formed.

    A turn has one where the answer `federate` leaves no choice of planets. Routes may be hundreds,
    so they are not listed: `satellites` belong to all of them, `possible` to some.
    """
    frame = state.asked(seat)
    if seat is None or frame is None:
        return []
    if isinstance(frame, TakeTurn):
        if not can_form(state, seat):
            return []
    elif not isinstance(frame, ChoosePlanets | ChooseSatellites):
        return []
    routes: dict[int, list[int]] = {}
    for federation in possible_federations(state, seat):
        routes.setdefault(federation.nodes, []).append(federation.satellites)
    player = state.players[seat]
    if isinstance(frame, ChooseSatellites):
        return [_plan(player, frame.nodes, routes[frame.nodes])]
    if isinstance(frame, TakeTurn) and len(routes) > 1:
        return []
    return [_plan(player, nodes, ways) for nodes, ways in routes.items()]


def _plan(player: Player, nodes: int, routes: list[int]) -> Json:
    """R71: all routes take equally many satellites."""
    every = reduce(and_, routes)
    return {
        "planets": [HEX_NAMES[hex] for hex in bits(nodes)],
        "satellites": [HEX_NAMES[hex] for hex in bits(every)],
        "possible": [HEX_NAMES[hex] for hex in bits(reduce(or_, routes) & ~every)],
        "cost": {"qic" if pays_qic(player) else "tokens": routes[0].bit_count()},
    }


def _faces(state: GaiaState) -> Json:
    """What is printed on everything that is in play; the rest of the box is not sent along."""
    faces = dict(printed(state.box))
    held = [player.booster for player in state.players if player.booster != NONE]
    if state.automa is None:
        del faces["cards"]
    elif state.automa.booster != NONE:
        held.append(state.automa.booster)
    advanced = [tile for player in state.players for tile in player.advanced]
    advanced += [tile for tile in state.advanced_at if tile != NONE]
    factions = [player.faction for player in state.players]
    if state.automa is not None:
        factions.append(state.automa.faction)
    in_play = {
        "boosters": [BOOSTERS[booster] for booster in (*state.boosters, *held)],
        "advanced": [ADVANCED[tile] for tile in advanced],
        "rounds": [ROUND_TILES[tile] for tile in state.rounds],
    }
    if NONE not in factions:
        in_play["factions"] = [FACTIONS[faction] for faction in factions]
    for kind, codes in in_play.items():
        known = faces[kind]
        assert isinstance(known, dict)
        faces[kind] = {code: known[code] for code in codes}
    return faces


def _seat(owner: int) -> Json:
    return "automa" if owner == AUTOMA else owner


def _code(codes: tuple[str, ...], index: int) -> Json:
    return codes[index] if index != NONE else None


def _hexes(state: GaiaState) -> list[Json]:
    """Every hex; what is not there is left out, for most hexes are empty space."""
    found: list[dict[str, Json]] = [
        {"hex": HEX_NAMES[hex], "q": q, "r": r, "sector": hex // SECTOR_SIZE}
        for hex, (q, r) in enumerate(COORDINATES[: len(state.planets)])
    ]
    for hex, planet in enumerate(state.planets):
        if planet != NONE:
            found[hex]["planet"] = PLANETS[planet]
        if state.structure[hex] != NONE:
            found[hex]["structure"] = STRUCTURES[state.structure[hex]]
            found[hex]["owner"] = _seat(state.owner[hex])
    for seat, player in enumerate(state.players):
        for hex in bits(player.shared_mines):
            found[hex]["shared"] = seat
        _list_at(found, player.satellites, "satellites", seat)
        _list_at(found, player.federated, "federations", seat)
    if state.automa is not None:
        _list_at(found, state.automa.satellites, "satellites", "automa")
    return list(found)


def _list_at(found: list[dict[str, Json]], mask: int, name: str, seat: Json) -> None:
    for hex in bits(mask):
        present = found[hex].setdefault(name, [])
        assert isinstance(present, list)
        present.append(seat)


def _final(state: GaiaState, final: int) -> Json:
    box = state.box
    neutral = len(state.players) + (state.automa is not None) <= 2
    points: list[Json] = list(final_points(state, final))
    return {
        "tile": FINALS[final],
        "progress": [progress(player, final) for player in state.players],
        "automa": automa_progress(state.automa, final) if state.automa is not None else None,
        "neutral": box.final_tiles[final].neutral if neutral else None,
        "points": points,
    }


def _player(state: GaiaState, seat: Seat) -> Json:
    player = state.players[seat]
    if player.faction == NONE:
        return {"seat": seat, "faction": None, "vp": 0}
    box = state.box
    return {
        "seat": seat,
        "faction": FACTIONS[player.faction],
        "vp": player.vp,
        "credits": player.credits,
        "ore": player.ore,
        "knowledge": player.knowledge,
        "qic": player.qic,
        "bowls": [player.bowl_1, player.bowl_2, player.bowl_3],
        "gaia_area": player.gaia_area,
        "brainstone": act.BRAINSTONE_PLACES[player.brainstone] if player.brainstone else None,
        "power": power_to_spend(state, player),
        "research": dict(zip(AREAS, player.research, strict=True)),
        "gaiaformers": player.gaiaformers,
        "gaiaformers_away": player.gaiaformers_away,
        "built": dict(zip(STRUCTURES, player.built, strict=True)),
        "lost_planet": _code(HEX_NAMES, player.lost_planet),
        "range": box.ranges[player.research[NAVIGATION]],
        "step_ore": box.step_ore[player.research[TERRAFORMING]],
        "income": _income(state, player),
        "booster": _code(BOOSTERS, player.booster),
        "standard": [
            {
                "tile": STANDARD[tile],
                "covered_by": ADVANCED[player.advanced[player.covered.index(tile)]]
                if tile in player.covered
                else None,
            }
            for tile in player.standard
        ],
        "advanced": [ADVANCED[tile] for tile in player.advanced],
        "tokens": {TOKENS[kind]: count for kind, count in enumerate(player.tokens) if count},
        "green": player.green,
        "used": [code for index, code in enumerate(act.SPECIALS) if player.used >> index & 1],
        "passed": player.passed,
        "federations": player.federations,
        "federation_needs": needed(state, seat),
        "satellites": player.satellites.bit_count(),
        "types": [PLANETS[planet] for planet in bits(player.types)],
        "preview": _preview(state, seat),
    }


def _income(state: GaiaState, player: Player) -> Json:
    """What the next income would bring, whatever the limits cut off."""
    total = [0] * 6
    for source in sources(state, player):
        parts = _amounts(source)
        total = [sum(pair) for pair in zip(total, parts, strict=True)]
    names = ("credits", "ore", "knowledge", "qic", "tokens", "charge")
    return dict(zip(names, total, strict=True))


def _amounts(gain: Gain) -> tuple[int, ...]:
    return (gain.credits, gain.ore, gain.knowledge, gain.qic, gain.tokens, gain.charge)


def _preview(state: GaiaState, seat: Seat) -> Json:
    """The score if the game ended now."""
    player = state.players[seat]
    if state.over:
        return {"finals": 0, "research": 0, "resources": 0, "total": player.vp}
    finals = sum(final_points(state, final)[seat] for final in state.finals)
    research = research_points(state, player.research)
    resources = resource_points(state, player)
    return {
        "finals": finals,
        "research": research,
        "resources": resources,
        "total": player.vp + finals + research + resources,
    }


def _automa(state: GaiaState, automa: Automa) -> Json:
    return {
        "faction": _code(FACTIONS, automa.faction),
        "vp": automa.vp,
        "research": dict(zip(AREAS, automa.research, strict=True)),
        "built": dict(zip(STRUCTURES, automa.built, strict=True)),
        "booster": _code(BOOSTERS, automa.booster),
        "passed": automa.passed,
        "satellites": automa.satellites.bit_count(),
        "deck": automa.deck_size(),
        "aside": len(automa.aside) - automa.unknown,
        "discards": [card + 1 for card in automa.discards],
        "action": automa.action + 1 if automa.action != NONE else None,
        "support": automa.support + 1 if automa.support != NONE else None,
        "last": [card + 1 for card in automa.last],
        "level": state.box.difficulties[state.rulings.level].code,
    }


def targets(action: Action) -> tuple[str, ...]:
    """What `action` touches on a board."""
    if isinstance(action, act.Upgrade):
        return (f"hex:{HEX_NAMES[action.hex]}", f"piece:{STRUCTURES[action.structure]}")
    if isinstance(action, act.OnHex):
        return (f"hex:{HEX_NAMES[action.hex]}",)
    if isinstance(action, act.OnHexes):
        return tuple(f"hex:{HEX_NAMES[hex]}" for hex in bits(action.hexes))
    if isinstance(action, act.Research | act.Advance):
        return (f"area:{AREAS[action.index]}",)
    if isinstance(action, act.TakeTech):
        return (f"tech:{TECH_PLACES[action.index]}",)
    if isinstance(action, act.TakeAdvanced):
        return (f"advanced:{AREAS[action.index]}",)
    if isinstance(action, act.Cover):
        return (f"own-tile:{STANDARD[action.index]}",)
    if isinstance(action, act.UseBoard):
        return (f"action:{BOARD_ACTIONS[action.index]}",)
    if isinstance(action, act.UseSpecial):
        return (f"special:{act.SPECIALS[action.index]}",)
    if isinstance(action, act.Pass):
        return ("pass",) if action.index == NONE else (f"booster:{BOOSTERS[action.index]}",)
    if isinstance(action, act.TakeBooster):
        return (f"booster:{BOOSTERS[action.index]}",)
    if isinstance(action, act.TakeToken):
        return (f"token:{TOKENS[action.index]}",)
    if isinstance(action, act.PlayFaction | act.PlayAutoma):
        return (f"faction:{FACTIONS[action.index]}",)
    if isinstance(action, act.Convert):
        return (f"convert:{act.CONVERSIONS[action.index].replace(' ', '-')}",)
    if isinstance(action, act.Burn):
        return ("convert:burn",)
    if isinstance(action, act.Brainstone):
        return (f"bowl:{act.BRAINSTONE_PLACES[action.index]}",)
    return ()
