"""The federations that whoever is asked chooses from, to be seen before they are formed."""

from functools import reduce
from operator import and_, or_

from tablee.core import Decision
from tablee.games.gaia.box.hexes import HEX_NAMES
from tablee.games.gaia.rules.federation.forming import (
    ChoosePlanets,
    ChooseSatellites,
    can_form,
    pays_qic,
    possible_federations,
    sole_federation,
)
from tablee.games.gaia.rules.rounds.turns import TakeTurn
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import Player
from tablee.games.gaia.view.shapes import Plan, SatelliteCost
from tablee.kit.masks import bits


def plans(state: GaiaState, asked: Decision[GaiaState] | None) -> list[Plan]:
    """What the question `asked` leaves to choose from.

    A turn has one where the answer `federate` leaves no choice of planets. Routes may be hundreds,
    so they are not listed: `satellites` belong to all of them, `possible` to some.
    """
    if not isinstance(asked, TakeTurn | ChoosePlanets | ChooseSatellites):
        return []
    player = state.players[asked.seat]
    if isinstance(asked, TakeTurn):
        sole = sole_federation(state, asked.seat) if can_form(state, asked.seat) else None
        return [_plan(player, *sole)] if sole else []
    if isinstance(asked, ChooseSatellites):
        return [_plan(player, asked.nodes, asked.choices(state))]
    routes = possible_federations(state, asked.seat)
    return [_plan(player, nodes, routes[nodes]) for nodes in asked.choices(state)]


def _plan(player: Player, nodes: int, routes: list[int]) -> Plan:
    """R71: all routes take equally many satellites."""
    every = reduce(and_, routes)
    count = routes[0].bit_count()
    return Plan(
        planets=[HEX_NAMES[hex] for hex in bits(nodes)],
        satellites=[HEX_NAMES[hex] for hex in bits(every)],
        possible=[HEX_NAMES[hex] for hex in bits(reduce(or_, routes) & ~every)],
        cost=SatelliteCost(qic=count) if pays_qic(player) else SatelliteCost(tokens=count),
    )
