"""The table as one seat sees it."""

from functools import lru_cache

from tablee.core import Seat
from tablee.games.reworld.box import Box
from tablee.games.reworld.box.components import (
    CATEGORIES,
    COMPANIES,
    LETTERS,
    MISSIONS,
    SATELLITE,
    SHIPS,
)
from tablee.games.reworld.rules.acquiring import PayForModule, tops
from tablee.games.reworld.rules.population_ships import progress
from tablee.games.reworld.state import NONE, ReworldState
from tablee.games.reworld.view.shapes import (
    AdmiralSpace,
    City,
    Player,
    PopulationShip,
    Port,
    Printed,
    PrintedSatellite,
    ReworldView,
)


def observe(state: ReworldState, seat: Seat | None) -> ReworldView:
    """What `seat` may see; `None` is a spectator."""
    box = state.box
    codes = _codes(box)
    return ReworldView(
        chapter=1 if state.chapter == 1 else 2,
        round=state.round if state.chapter == 1 else None,
        seats=len(state.players),
        admiral=_seat(state.admiral),
        admiral_space=AdmiralSpace(
            by=_seat(state.admiral_card_by),
            card=state.admiral_card if _knows(seat, state.admiral_card_by) else None,
        ),
        terrabot_points=box.terrabot_points,
        ports=[
            Port(
                port=port + 1,
                module=codes[module] if module != NONE else None,
                cards=state.posts[port],
                by=_seat(state.post_by[port]),
                adjacent_tops=[top for top in tops(state, port) if top],
            )
            for port, module in enumerate(state.ports)
        ],
        announced=_announced(state),
        bag={code: count for code, count in zip(codes, state.bag, strict=True) if count},
        removed=[codes[module] for module in state.removed],
        set_aside=sum(state.pile),
        players=[_player(state, owner, seat) for owner in range(len(state.players))],
        ships=[
            PopulationShip(
                id=code,
                points=box.ships[ship].points,
                target=box.ships[ship].threshold,
                owner=_seat(state.ship_owners[ship]),
            )
            for ship, code in enumerate(SHIPS)
        ],
        printed=_printed(box),
    )


def _announced(state: ReworldState) -> int | None:
    for question in state.questions:
        if isinstance(question, PayForModule):
            return question.port + 1
    return None


def _player(state: ReworldState, owner: Seat, seat: Seat | None) -> Player:
    box = state.box
    codes = _codes(box)
    player = state.players[owner]
    return Player(
        seat=owner,
        score=player.score,
        in_round=player.in_round,
        cards=sum(player.hand),
        hand=player.hand if seat == owner else None,
        discarded=sum(player.discards),
        discards=player.discards if seat == owner else None,
        docks=[[codes[module] for module in reversed(row)] for row in player.docks],
        flying=codes[player.flying] if player.flying != NONE else None,
        aboard=[codes[module] for module in player.aboard],
        cities=[
            City(
                letter=letter,
                name=box.panels[city][player.panels[city]],
                modules=[codes[module] for module in player.cities[city]],
            )
            for city, letter in enumerate(LETTERS)
            if player.panels[city] != NONE
        ],
        defence=[codes[module] for module in player.defence],
        shuttles=[codes[module] for module in player.shuttles],
        satellites=[codes[module] for module in player.satellites],
        ships={code: progress(state, player, ship) for ship, code in enumerate(SHIPS)},
    )


@lru_cache(maxsize=8)
def _codes(box: Box) -> tuple[str, ...]:
    """What each kind of module is called."""
    return tuple(module.code for module in box.modules)


@lru_cache(maxsize=8)
def _printed(box: Box) -> Printed:
    """What is printed on satellites and the mothership; one object for all views."""
    return Printed(
        satellites={
            module.code: PrintedSatellite(
                mission=MISSIONS[module.mission],
                points=box.mission_points[module.mission],
                letter=LETTERS[module.letter] if module.letter != NONE else None,
                company=COMPANIES[module.company] if module.company != NONE else None,
                shields=module.shields,
            )
            for module in box.modules
            if module.kind == SATELLITE
        },
        mothership=dict(zip(CATEGORIES, box.mothership, strict=True)),
        absence_penalty=box.absence_penalty,
    )


def _seat(seat: Seat) -> Seat | None:
    return seat if seat != NONE else None


def _knows(seat: Seat | None, owner: Seat) -> bool:
    return seat is not None and seat == owner
