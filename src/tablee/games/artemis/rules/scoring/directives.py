"""Whether a directive is fulfilled (R129)."""

from collections.abc import Callable
from typing import Final

from tablee.core import Seat
from tablee.games.artemis.box import components as c
from tablee.games.artemis.rules.colony.places import colony, is_full
from tablee.games.artemis.state import ArtemisState


def _tiles(state: ArtemisState, seat: Seat, *, ocean: bool) -> int:
    buildings = state.players[seat].buildings
    return sum((kind < c.OCEAN_KINDS) == ocean for kind, _ in buildings)


def _full(state: ArtemisState, seat: Seat) -> int:
    player = state.players[seat]
    return sum(is_full(state, player, index) for index in range(len(player.buildings)))


#: By metric, in the order of `METRICS`.
MEASURES: Final[tuple[Callable[[ArtemisState, Seat], int], ...]] = (
    lambda state, seat: state.players[seat].badges,
    lambda state, seat: state.players[seat].ore,
    lambda state, seat: state.players[seat].energy,
    lambda state, seat: state.players[seat].toolkits,
    lambda state, seat: _tiles(state, seat, ocean=True),
    lambda state, seat: _tiles(state, seat, ocean=False),
    _full,
    lambda state, seat: sum(state.players[seat].shelters),
    lambda state, seat: sum(colony(state, seat)),
    lambda state, seat: colony(state, seat)[c.PIONEER],
    lambda state, seat: colony(state, seat)[c.ENGINEER],
    lambda state, seat: colony(state, seat)[c.MARINE],
    lambda state, seat: colony(state, seat)[c.STEWARD],
    lambda state, seat: min(colony(state, seat)),
    lambda state, seat: state.players[seat].relief,
)


def directive_points(state: ArtemisState, seat: Seat, directive: int) -> int:
    """What the directive pays the seat now: all of its points, or nothing."""
    return 0 if shortfall(state, seat, directive) else state.box.directives[directive].points


def shortfall(state: ArtemisState, seat: Seat, directive: int) -> int:
    """By how much the conditions of the directive are missed now, all together."""
    missing = 0
    for metric, least, most in state.box.directives[directive].conditions:
        has = MEASURES[metric](state, seat)
        missing += max(least - has, has - most, 0)
    return missing
