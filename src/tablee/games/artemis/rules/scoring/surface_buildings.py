"""What full surface buildings score (R104)."""

from tablee.core import Seat
from tablee.games.artemis.box import components as c
from tablee.games.artemis.rules.colony.places import colony, is_full
from tablee.games.artemis.state import ArtemisState


def surface_points(state: ArtemisState, seat: Seat) -> int:
    """R104: the full surface buildings of the seat, each copy for itself."""
    player = state.players[seat]
    return sum(
        building_points(state, seat, kind, inside)
        for index, (kind, inside) in enumerate(player.buildings)
        if kind >= c.OCEAN_KINDS and is_full(state, player, index)
    )


def building_points(state: ArtemisState, seat: Seat, kind: int, inside: c.Counts) -> int:
    """What a full surface building of that kind scores with these colonists inside."""
    printed = state.box.kinds[kind].printed
    player = state.players[seat]
    if kind == c.WARMING_HOUSE:
        return printed.points if max(inside) == sum(inside) else 0
    extra = 0
    if kind == c.ARMORY:
        extra = min(printed.most, player.toolkits // printed.per)
    elif kind == c.BATTERY_BANK:
        extra = min(printed.most, player.energy // printed.per)
    elif kind == c.ORE_LOADING_DOCK:
        extra = min(printed.most, player.ore // printed.per)
    elif kind == c.COMMAND_CITADEL:
        colonists = colony(state, seat)
        extra = printed.per * min(colonists[c.MARINE], colonists[c.STEWARD])
    elif kind == c.EXPLORERS_LEAGUE:
        extra = colony(state, seat)[c.PIONEER] // printed.per
    elif kind == c.THRESHOLD_GATE:
        extra = colony(state, seat)[c.ENGINEER] // printed.per
    elif kind == c.SCION_TOWER:
        extra = printed.extra if inside[c.STEWARD] else 0
    elif kind == c.SENTINEL_PYLON:
        extra = printed.extra if inside[c.MARINE] else 0
    return printed.points + extra
