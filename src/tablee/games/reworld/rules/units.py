"""Transformation units: where they land, what special ones score, giving one up (R42-R47, R76)."""

from collections.abc import Sequence

from tablee.core import Action, Decision, IllegalAction, Seat, Sentence, Step
from tablee.games.reworld.actions import LAND, LOSE, Land, Lose
from tablee.games.reworld.box.components import FARM, FIRST_UNIT, LETTERS
from tablee.games.reworld.events import UnitLanded, UnitLost, UnitSacrificed
from tablee.games.reworld.rules.counting import city_company, city_tiles
from tablee.games.reworld.state import NONE, ReworldState


def open_cities(state: ReworldState, seat: Seat, unit: int) -> list[int]:
    """The cities that the unit may join: any for a farm (R45), else R43."""
    player = state.players[seat]
    founded = [city for city in range(len(LETTERS)) if player.cities[city]]
    company = state.box.modules[unit].company
    if company == FARM:
        return founded
    standing = {city: city_company(state.box, player, city) for city in founded}
    home = [city for city in founded if standing[city] == company]
    return home or [city for city in founded if standing[city] == NONE]


def can_all_land(state: ReworldState, seat: Seat, units: Sequence[int]) -> bool:
    """Whether every one of these units would find a city, whatever the order."""
    new_companies = set()
    free = 0
    for unit in units:
        cities = open_cities(state, seat, unit)
        if not cities:
            return False
        company = state.box.modules[unit].company
        player = state.players[seat]
        if company != FARM and city_company(state.box, player, cities[0]) == NONE:
            new_companies.add(company)
            free = len(cities)
    return len(new_companies) <= max(free, 1)


class LandNextUnit(Step[ReworldState]):
    """R42: the next unit on board lands; after the last one the shuttle joins its row (R38)."""

    __slots__ = ("seat",)
    is_of_turn = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: ReworldState) -> None:
        player = state.players[self.seat]
        if player.aboard:
            state.then(LandUnit(self.seat), LandNextUnit(self.seat))
        else:
            player.shuttles = (*player.shuttles, player.flying)
            player.flying = NONE


class LandUnit(Decision[ReworldState]):
    """Which unit lands next, and in which city; one without a city is removed (R42-R45)."""

    __slots__ = ()
    rule = "R42"
    completes_move = True
    may_uncover = False  # nothing is hidden any more

    def is_open(self, state: ReworldState) -> bool:
        return True  # docks and cities lie open

    def options(self, state: ReworldState) -> Sequence[Action]:
        options: list[Action] = []
        for unit in sorted(set(state.players[self.seat].aboard)):
            cities = open_cities(state, self.seat, unit)
            if cities:
                options += [LAND[unit - FIRST_UNIT][city] for city in cities]
            else:
                options.append(LOSE[unit - FIRST_UNIT])
        return options

    def resolve(self, state: ReworldState, action: Action) -> None:
        player = state.players[self.seat]
        assert isinstance(action, (Land, Lose))
        at = player.aboard.index(action.unit)
        player.aboard = player.aboard[:at] + player.aboard[at + 1 :]
        if isinstance(action, Land):
            land(state, self.seat, action.unit, action.city)
        else:
            state.removed.append(action.unit)
            if state.sink is not None:
                state.sink(UnitLost(self.seat, action.unit))

    def why_not(self, state: ReworldState, action: Action) -> IllegalAction:
        player = state.players[self.seat]
        if not isinstance(action, Land | Lose):
            return IllegalAction("R42", Sentence("refuse-land-first"))
        if action.unit not in player.aboard:
            return IllegalAction("R42", Sentence("refuse-not-aboard"))
        if isinstance(action, Lose):
            return IllegalAction("R43", Sentence("refuse-must-land"))
        city = LETTERS[action.city]
        if not player.cities[action.city]:
            return IllegalAction("R44", Sentence("refuse-city-not-founded", city=city))
        return IllegalAction("R43", Sentence("refuse-city-company", city=city))


def land(state: ReworldState, seat: Seat, unit: int, city: int) -> None:
    """The unit lies in the city; a special one scores a point for each tile there (R46)."""
    player = state.players[seat]
    player.add_to_city(city, unit)
    points = city_tiles(player, city) if state.box.modules[unit].special else 0
    player.score += points
    if state.sink is not None:
        state.sink(UnitLanded(seat, unit, city, points))


def sacrifice(state: ReworldState, seat: Seat, dock: int) -> None:
    """R47: the unit at the end of the dock goes back to the box."""
    unit = state.players[seat].unload(dock)
    state.removed.append(unit)
    if state.sink is not None:
        state.sink(UnitSacrificed(seat, dock, unit))
