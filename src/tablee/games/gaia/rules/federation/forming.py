"""Action 4: form a federation (R69-R83)."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core import Action, Decision, IllegalAction, Seat
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import INSTITUTE, IVITS, XENOS
from tablee.games.gaia.events import FederationFormed
from tablee.games.gaia.rules import refusals
from tablee.games.gaia.rules.building.ground import power_value
from tablee.games.gaia.rules.federation.search import Federation, can_federate, federations
from tablee.games.gaia.rules.power.cycle import TO_SUPPLY, give_up, tokens_in_bowls
from tablee.games.gaia.rules.research import gain_token
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import Player
from tablee.kit.hexes import Grid
from tablee.kit.masks import bits

Search = tuple[Grid, int, tuple[int, ...], int, int, int, int, int]


def needed(state: GaiaState, seat: Seat) -> int:
    """The power value that the seat's next federation needs (R69, R82, R130)."""
    player = state.players[seat]
    if player.faction == IVITS:
        return state.box.federation_value * (player.federations + 1)
    if player.faction == XENOS and player.built[INSTITUTE]:
        return state.box.xenos_federation_value
    return state.box.federation_value


def pays_qic(player: Player) -> bool:
    """Whether satellites cost QIC and not power tokens (R82)."""
    return player.faction == IVITS


def search_of(state: GaiaState, seat: Seat) -> Search:
    """What the search for federations has to know of the position."""
    box = state.box
    player = state.players[seat]
    own = player.structures | player.stations
    values = [0] * box.grid.size
    for hex in bits(player.structures):
        values[hex] = power_value(state, seat, hex)
    for hex in bits(player.stations):
        values[hex] = box.station_value
    open_space = state.kinds_empty() & ~player.satellites & ~player.stations
    satellites = box.satellite_supply - player.satellites.bit_count()
    if player.faction == IVITS:
        anchor = player.federated
        anchored = sum(values[hex] for hex in bits(own & anchor))
        budget = min(player.qic, satellites)
        nodes = own & ~anchor
    else:
        anchor = anchored = 0
        budget = min(tokens_in_bowls(player), satellites)
        banned = box.grid.around(player.federated)  # R73
        nodes = own & ~banned
        open_space &= ~banned
    need = needed(state, seat)
    return box.grid, nodes, tuple(values), open_space, need, budget, anchor, anchored


class _Memory:
    """The federations of the last position asked about: a question and its answer ask twice."""

    __slots__ = ("found", "search")

    def __init__(self) -> None:
        self.search: Search | None = None
        self.found: list[Federation] = []


_memory = _Memory()


def possible_federations(state: GaiaState, seat: Seat) -> list[Federation]:
    """Every federation that the seat may form now."""
    search = search_of(state, seat)
    if search != _memory.search:
        _memory.found = federations(*search)
        _memory.search = search
    return _memory.found


def can_form(state: GaiaState, seat: Seat) -> bool:
    """Whether the seat may form a federation at all (R78: a token must be left)."""
    return any(state.tokens[:6]) and can_federate(*search_of(state, seat))


class ChoosePlanets(Decision[GaiaState]):
    """Which planets form the federation; all that belong to it are named (R70, R74)."""

    __slots__ = ()

    def options(self, state: GaiaState) -> Sequence[Action]:
        planets: dict[int, None] = {}
        for federation in possible_federations(state, self.seat):
            planets[federation.nodes] = None
        return [act.Unite(nodes) for nodes in planets]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.Unite)
        routes = satellites_of(state, self.seat, action.hexes)
        if len(routes) == 1:
            form(state, self.seat, action.hexes, routes[0])
        else:
            state.then(ChooseSatellites(self.seat, action.hexes))

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return refusals.why_not(state, self.seat, action)


def satellites_of(state: GaiaState, seat: Seat, nodes: int) -> list[int]:
    """Every way to link those planets with the fewest satellites (R71)."""
    found = possible_federations(state, seat)
    return [federation.satellites for federation in found if federation.nodes == nodes]


class ChooseSatellites(Decision[GaiaState]):
    """By which hexes the planets are linked."""

    __slots__ = ("nodes",)

    def __init__(self, seat: Seat, nodes: int) -> None:
        super().__init__(seat)
        self.nodes = nodes

    def options(self, state: GaiaState) -> Sequence[Action]:
        return [act.Link(route) for route in satellites_of(state, self.seat, self.nodes)]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.Link)
        form(state, self.seat, self.nodes, action.hexes)

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return refusals.why_not(state, self.seat, action)


def form(state: GaiaState, seat: Seat, nodes: int, satellites: int) -> None:
    """Put the satellites out and pay for them, then choose a token (R75, R78)."""
    player = state.players[seat]
    cost = satellites.bit_count()
    player.satellites |= satellites
    player.federated |= nodes | satellites
    player.federations += 1
    if state.sink is not None:
        state.sink(
            FederationFormed(
                seat=seat, planets=tuple(bits(nodes)), satellites=tuple(bits(satellites))
            )
        )
    state.then(ChooseToken(seat))
    if pays_qic(player):
        player.qic -= cost
    else:
        give_up(state, seat, cost, TO_SUPPLY)


class ChooseToken(Decision[GaiaState]):
    """Which federation token to take (R78)."""

    __slots__ = ()
    completes_move = True

    def options(self, state: GaiaState) -> Sequence[Action]:
        return [act.TAKE_TOKEN[token] for token in range(6) if state.tokens[token]]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.TakeToken)
        state.tokens[action.index] -= 1
        gain_token(state, self.seat, action.index)

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return refusals.why_not(state, self.seat, action)
