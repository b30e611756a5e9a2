"""Who knows what in Reworld (R29): the views of seats and spectators, and worlds imagined anew.

Also where an action is to be found in what is seen.

Hidden are the other hands, the cards set aside, the card on the admiral's space and the cards put
down on leaving; each seat knows its own of these. The bag has no order to hide.
"""

from tablee.core import Action, Json, Seat
from tablee.games.reworld import actions as act
from tablee.games.reworld.box import Box
from tablee.games.reworld.box.components import (
    CATEGORIES,
    COMPANIES,
    FIRST_UNIT,
    LETTERS,
    MISSIONS,
    SATELLITE,
    SHIPS,
    UNIT_CODES,
)
from tablee.games.reworld.rules.acquiring import PayForModule, tops
from tablee.games.reworld.rules.population_ships import progress
from tablee.games.reworld.state import NONE, ReworldState


def observe(state: ReworldState, seat: Seat | None) -> dict[str, Json]:
    """What `seat` may see; `None` is a spectator. Ports, docks and officers count from 1."""
    box = state.box
    codes = [module.code for module in box.modules]
    return {
        "chapter": state.chapter,
        "round": state.round if state.chapter == 1 else None,
        "seats": len(state.players),
        "you": seat,
        "admiral": _seat(state.admiral),
        "admiral_space": {
            "by": _seat(state.admiral_card_by),
            "card": state.admiral_card if _knows(seat, state.admiral_card_by) else None,
        },
        "terrabot_points": list(box.terrabot_points),
        "ports": [
            {
                "port": port + 1,
                "module": codes[module] if module != NONE else None,
                "cards": list(state.posts[port]),
                "by": _seat(state.post_by[port]),
                "adjacent_tops": [top for top in tops(state, port) if top],
            }
            for port, module in enumerate(state.ports)
        ],
        "announced": _announced(state),
        "bag": {code: count for code, count in zip(codes, state.bag, strict=True) if count},
        "removed": [codes[module] for module in state.removed],
        "set_aside": sum(state.pile),
        "players": [_player(state, owner, seat) for owner in range(len(state.players))],
        "ships": [
            {
                "id": code,
                "points": box.ships[ship].points,
                "target": box.ships[ship].threshold,
                "owner": _seat(state.ship_owners[ship]),
            }
            for ship, code in enumerate(SHIPS)
        ],
        "printed": _printed(box),
    }


def _announced(state: ReworldState) -> Json:
    """The port that is being paid for."""
    for question in state.questions:
        if isinstance(question, PayForModule):
            return question.port + 1
    return None


def _printed(box: Box) -> Json:
    """What a board needs of the edition: the satellites, and what the mothership pays."""
    return {
        "satellites": {
            module.code: {
                "mission": MISSIONS[module.mission],
                "points": box.mission_points[module.mission],
                "letter": LETTERS[module.letter] if module.letter != NONE else None,
                "company": COMPANIES[module.company] if module.company != NONE else None,
                "shields": module.shields,
            }
            for module in box.modules
            if module.kind == SATELLITE
        },
        "mothership": {
            category: list(places)
            for category, places in zip(CATEGORIES, box.mothership, strict=True)
        },
        "absence_penalty": box.absence_penalty,
    }


def _player(state: ReworldState, owner: Seat, seat: Seat | None) -> Json:
    box = state.box
    codes = [module.code for module in box.modules]
    player = state.players[owner]
    return {
        "seat": owner,
        "score": player.score,
        "in_round": player.in_round,
        "cards": sum(player.hand),
        "hand": list(player.hand) if seat == owner else None,
        "discarded": sum(player.discards),
        "discards": list(player.discards) if seat == owner else None,
        # As they lie on the table: the leftmost tile, the first to go, comes first.
        "docks": [[codes[module] for module in reversed(row)] for row in player.docks],
        "flying": codes[player.flying] if player.flying != NONE else None,
        "aboard": [codes[module] for module in player.aboard],
        "cities": [
            {
                "letter": letter,
                "name": box.panels[city][player.panels[city]],
                "modules": [codes[module] for module in player.cities[city]],
            }
            for city, letter in enumerate(LETTERS)
            if player.panels[city] != NONE
        ],
        "defence": [codes[module] for module in player.defence],
        "shuttles": [codes[module] for module in player.shuttles],
        "satellites": [codes[module] for module in player.satellites],
        "ships": {code: progress(state, player, ship) for ship, code in enumerate(SHIPS)},
    }


def _seat(seat: Seat) -> Seat | None:
    return seat if seat != NONE else None


def _knows(seat: Seat | None, owner: Seat) -> bool:
    return seat is not None and seat == owner


def targets(action: Action) -> tuple[str, ...]:
    """What `action` touches; a shuttle behind a unit is the second tile of its dock."""
    if isinstance(action, act.Take):
        return (f"port:{action.port + 1}",)
    if isinstance(action, act.Pay):
        return (*(f"card:{card}" for card in sorted(set(action.cards))), f"dock:{action.top}")
    if isinstance(action, act.Admiral):
        return ("admiral", f"card:{action.card}")
    if isinstance(action, act.Carry):
        return (f"dock:{action.dock + 1}.2",)
    if isinstance(action, act.DockAction):
        return (f"dock:{action.dock + 1}",)
    if isinstance(action, act.Land):
        return (_unit(action.unit), f"city:{LETTERS[action.city]}")
    if isinstance(action, act.Lose):
        return (_unit(action.unit),)
    return ()


def _unit(unit: int) -> str:
    return f"unit:{UNIT_CODES[unit - FIRST_UNIT]}"
