"""The table as one seat sees it."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from tablee.core import Seat
from tablee.games.reworld.box import Box
from tablee.games.reworld.box.components import (
    CATEGORIES,
    COMPANIES,
    LETTERS,
    MISSIONS,
    PORTS,
    SATELLITE,
    SHIPS,
)
from tablee.games.reworld.rules.acquiring import PayForModule
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

#: How many parts of views are remembered: those of some hundred tables, as they are now. What did
#: not change since the last look is the same object again, which costs nothing to compare.
REMEMBERED: Final = 2048


def observe(state: ReworldState, seat: Seat | None) -> ReworldView:
    """What `seat` may see; `None` is a spectator."""
    box = state.box
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
        ports=_ports(box, tuple(state.ports), tuple(state.posts), tuple(state.post_by)),
        announced=_announced(state),
        bag=_bag(box, tuple(state.bag)),
        removed=_row(box, tuple(state.removed)),
        set_aside=sum(state.pile),
        players=[_player(state, owner, seat) for owner in range(len(state.players))],
        ships=_ships(box, tuple(state.ship_owners)),
        printed=_printed(box),
    )


@lru_cache(REMEMBERED)
def _ports(
    box: Box, modules: tuple[int, ...], posts: tuple[tuple[int, ...], ...], by: tuple[int, ...]
) -> list[Port]:
    tops = [post[-1] if post else 0 for post in posts]
    adjacent = zip((tops[-1], *tops), (*tops[1:], tops[0]), strict=False)
    ring = zip(modules, zip(posts, by, strict=True), adjacent, strict=True)
    return [_port(box, port, *around) for port, around in enumerate(ring, 1)]


@lru_cache(REMEMBERED * PORTS)
def _port(
    box: Box, port: int, module: int, post: tuple[tuple[int, ...], int], adjacent: tuple[int, int]
) -> Port:
    cards, by = post
    return Port(
        port=port,
        module=_codes(box)[module] if module != NONE else None,
        cards=cards,
        by=_seat(by),
        adjacent_tops=[top for top in adjacent if top],
    )


@lru_cache(REMEMBERED)
def _bag(box: Box, counts: tuple[int, ...]) -> dict[str, int]:
    return {code: count for code, count in zip(_codes(box), counts, strict=True) if count}


@lru_cache(REMEMBERED)
def _ships(box: Box, owners: tuple[int, ...]) -> list[PopulationShip]:
    return [
        PopulationShip(
            id=code,
            points=box.ships[ship].points,
            target=box.ships[ship].threshold,
            owner=_seat(owners[ship]),
        )
        for ship, code in enumerate(SHIPS)
    ]


def _announced(state: ReworldState) -> int | None:
    for question in state.questions:
        if isinstance(question, PayForModule):
            return question.port + 1
    return None


def _player(state: ReworldState, owner: Seat, seat: Seat | None) -> Player:
    side = _side(state, owner)
    if seat != owner:
        return side
    player = state.players[owner]
    return replace(side, hand=player.hand, discards=player.discards)


#: One seat's side of a table as everybody sees it, by all that it depends on.
_sides: dict[tuple[object, ...], Player] = {}


def _side(state: ReworldState, owner: Seat) -> Player:
    """A seat's side of the table, without what it knows alone."""
    player = state.players[owner]
    box, cards, discarded = state.box, sum(player.hand), sum(player.discards)
    public = (box, owner, player.score, player.in_round, cards, discarded, player.docks)
    colony = (player.flying, player.aboard, player.cities, player.panels, player.defence)
    key = (*public, *colony, player.shuttles, player.satellites)
    known = _sides.get(key)
    if known is not None:
        return known
    if len(_sides) >= REMEMBERED:
        _sides.clear()
    side = _sides[key] = Player(
        seat=owner,
        score=player.score,
        in_round=player.in_round,
        cards=cards,
        hand=None,
        discarded=discarded,
        discards=None,
        docks=[_row(box, row[::-1]) for row in player.docks],
        flying=_codes(box)[player.flying] if player.flying != NONE else None,
        aboard=_row(box, player.aboard),
        cities=[
            City(
                letter=letter,
                name=box.panels[city][player.panels[city]],
                modules=_row(box, player.cities[city]),
            )
            for city, letter in enumerate(LETTERS)
            if player.panels[city] != NONE
        ],
        defence=_row(box, player.defence),
        shuttles=_row(box, player.shuttles),
        satellites=_row(box, player.satellites),
        ships={code: progress(state, player, ship) for ship, code in enumerate(SHIPS)},
    )
    return side


@lru_cache(REMEMBERED)
def _row(box: Box, modules: tuple[int, ...]) -> list[str]:
    codes = _codes(box)
    return [codes[module] for module in modules]


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
