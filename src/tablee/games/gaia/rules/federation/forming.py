"""Action 4: form a federation (R69-R83)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from tablee.core import Action, Decision, IllegalAction, Seat
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import INSTITUTE, IVITS, XENOS
from tablee.games.gaia.events import FederationFormed
from tablee.games.gaia.rules import refusals
from tablee.games.gaia.rules.building.ground import power_value
from tablee.games.gaia.rules.federation.search import can_federate, linked
from tablee.games.gaia.rules.power.cycle import TO_SUPPLY, give_up, tokens_in_bowls
from tablee.games.gaia.rules.research import gain_token
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import Player
from tablee.kit.hexes import Grid
from tablee.kit.masks import bits

#: What the search goes by, as a value: the map, the hexes that may join and their power values by
#: rising hex, the open space, the value needed, the budget, the anchor and what it counts.
Search: TypeAlias = tuple[Grid, int, tuple[int, ...], int, int, int, int, int]
#: The same for `search`, which wants the power value at each hex.
Arguments: TypeAlias = tuple[Grid, int, list[int], int, int, int, int, int]


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


def search_of(state: GaiaState, seat: Seat) -> Search | None:
    """What the search for federations has to know of the position.

    `None` where all that may join is worth too little together, as it mostly is.
    """
    box = state.box
    player = state.players[seat]
    own = player.structures | player.stations
    anchor = anchored = 0
    if player.faction == IVITS:
        anchor = player.federated
        nodes = own & ~anchor
        for worth in _worths(state, seat, own & anchor):
            anchored += worth
    elif player.federated:
        nodes = own & ~box.grid.around(player.federated)  # R73
    else:
        nodes = own
    worths = _worths(state, seat, nodes)
    need = total = needed(state, seat)
    for worth in worths:
        total -= worth
    if total > anchored:
        return None
    open_space = state.kinds_empty() & ~player.satellites & ~player.stations
    budget = box.satellite_supply - player.satellites.bit_count()
    if player.faction == IVITS:
        budget = min(player.qic, budget)
    else:
        budget = min(tokens_in_bowls(player), budget)
        open_space &= ~box.grid.around(player.federated)
    return box.grid, nodes, tuple(worths), open_space, need, budget, anchor, anchored


def _worths(state: GaiaState, seat: Seat, nodes: int) -> list[int]:
    """The power values of the seat's structures and stations there, by rising hex."""
    stations = state.players[seat].stations
    if not stations:
        return [power_value(state, seat, hex) for hex in bits(nodes)]
    value = state.box.station_value
    return [value if stations >> hex & 1 else power_value(state, seat, hex) for hex in bits(nodes)]


def _arguments(search: Search) -> Arguments:
    """The same with the power value at each hex."""
    grid, nodes, worths, open_space, need, budget, anchor, anchored = search
    values = [0] * grid.size
    for at, hex in enumerate(bits(nodes)):
        values[hex] = worths[at]
    return grid, nodes, values, open_space, need, budget, anchor, anchored


class _Memory:
    """The federations of the last position asked about: a question and its answer ask twice."""

    __slots__ = ("found", "search")

    def __init__(self) -> None:
        self.search: Search | None = None
        self.found: dict[int, list[int]] = {}


_memory = _Memory()


def possible_federations(state: GaiaState, seat: Seat) -> Mapping[int, list[int]]:
    """By the planets of each federation that the seat may form now: its satellites, each way."""
    search = search_of(state, seat)
    if search is None:
        return {}
    if search != _memory.search:
        _memory.found = dict(linked(*_arguments(search)))
        _memory.search = search
    return _memory.found


def sole_federation(state: GaiaState, seat: Seat) -> tuple[int, list[int]] | None:
    """The planets and ways of the only federation that the seat may form; `None` if not one.

    It is asked in every turn, so it looks no further than to the second.
    """
    search = search_of(state, seat)
    if search is None:
        return None
    known = search == _memory.search
    found = iter(_memory.found.items()) if known else linked(*_arguments(search))
    first = next(found, None)
    return first if next(found, None) is None else None


def can_form(state: GaiaState, seat: Seat) -> bool:
    """Whether the seat may form a federation at all (R78: a token must be left)."""
    search = search_of(state, seat)
    return search is not None and any(state.tokens[:6]) and _can_federate(search)


@lru_cache(maxsize=1 << 12)
def _can_federate(search: Search) -> bool:
    """It is asked in every turn, and few turns change the answer."""
    return can_federate(*_arguments(search))


#: So many answers are listed at once; where there are more, hexes are asked for one by one.
MOST_LISTED: Final = 250


def listed(choices: Sequence[int]) -> Sequence[int]:
    """What is asked where one of `choices`, masks of hexes, is to be chosen.

    Few are listed as they are. Of many, single hexes that some have and others have not come first;
    with them whatever no such hex leads to, so that every choice can be reached.
    """
    if len(choices) <= MOST_LISTED:
        return choices
    some, every = 0, -1
    for choice in choices:
        some |= choice
        every &= choice
    whole = set(choices)
    steps = [1 << hex for hex in bits(some & ~every) if 1 << hex not in whole]
    leading = sum(steps)
    return [*steps, *[choice for choice in choices if not choice & leading]]


def step_toward(choices: Sequence[int], choice: int) -> int:
    """An answer to `listed` choices that leads to this one, or is it."""
    answers = listed(choices)
    return choice if choice in answers else next(step for step in answers if step & choice)


class ChoosePlanets(Decision[GaiaState]):
    """Which planets form the federation; all that belong to it are named (R70, R74).

    `chosen` are planets that belong to it already, where not all could be listed.
    """

    __slots__ = ("chosen",)
    completes_move = True
    rule = "R70"

    def __init__(self, seat: Seat, chosen: int = 0) -> None:
        super().__init__(seat)
        self.chosen = chosen

    def choices(self, state: GaiaState) -> list[int]:
        """The planets of every federation that is left to choose from."""
        chosen = self.chosen
        return [nodes for nodes in possible_federations(state, self.seat) if not chosen & ~nodes]

    def options(self, state: GaiaState) -> Sequence[Action]:
        return [act.Unite(hexes) for hexes in listed(self.choices(state))]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.Unite)
        if action.hexes not in self.choices(state):
            state.then(ChoosePlanets(self.seat, self.chosen | action.hexes))
            return
        routes = satellites_of(state, self.seat, action.hexes)
        if len(routes) == 1:
            form(state, self.seat, action.hexes, routes[0])
        else:
            state.then(ChooseSatellites(self.seat, action.hexes))

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return refusals.why_not(state, self.seat, action, act.Unite)


def satellites_of(state: GaiaState, seat: Seat, nodes: int) -> list[int]:
    """Every way to link those planets with the fewest satellites (R71)."""
    return possible_federations(state, seat).get(nodes, [])


class ChooseSatellites(Decision[GaiaState]):
    """By which hexes the planets are linked; `chosen` are some of them."""

    __slots__ = ("chosen", "nodes")
    completes_move = True
    rule = "R71"

    def __init__(self, seat: Seat, nodes: int, chosen: int = 0) -> None:
        super().__init__(seat)
        self.nodes = nodes
        self.chosen = chosen

    def choices(self, state: GaiaState) -> list[int]:
        """The satellites of every way that is left to choose from."""
        chosen = self.chosen
        routes = satellites_of(state, self.seat, self.nodes)
        return [route for route in routes if not chosen & ~route]

    def options(self, state: GaiaState) -> Sequence[Action]:
        return [act.Link(hexes) for hexes in listed(self.choices(state))]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.Link)
        if action.hexes in self.choices(state):
            form(state, self.seat, self.nodes, action.hexes)
        else:
            state.then(ChooseSatellites(self.seat, self.nodes, self.chosen | action.hexes))

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return refusals.why_not(state, self.seat, action, act.Link)


def form(state: GaiaState, seat: Seat, nodes: int, satellites: int) -> None:
    """Put the satellites out and pay for them, then choose a token (R75, R78)."""
    player = state.players[seat]
    cost = satellites.bit_count()
    player.satellites |= satellites
    player.federated |= nodes | satellites
    player.federations += 1
    if state.sink is not None:
        planets = tuple(bits(nodes))
        state.sink(
            FederationFormed(
                seat=seat,
                planets=planets,
                satellites=tuple(bits(satellites)),
                sectors=state.sectors(planets),
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
    rule = "R78"
    completes_move = True

    def options(self, state: GaiaState) -> Sequence[Action]:
        return [act.TAKE_TOKEN[token] for token in range(6) if state.tokens[token]]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.TakeToken)
        state.tokens[action.index] -= 1
        gain_token(state, self.seat, action.index)
