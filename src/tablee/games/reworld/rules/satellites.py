"""Satellites and their eight missions (R48-R57)."""

from tablee.core import Seat
from tablee.games.reworld.box.components import LETTERS, MISSIONS
from tablee.games.reworld.events import MissionFlown
from tablee.games.reworld.rules.counting import (
    city_terrabots,
    city_tiles,
    city_units,
    companies_present,
    company_units,
    shields,
)
from tablee.games.reworld.state import NONE, Player, ReworldState

#: Missions for one city of the player's choice; fewer points never help, so the best is chosen.
CITY_MISSIONS = ("city_product", "city_tiles")


def fly_mission(state: ReworldState, seat: Seat, dock: int) -> None:
    """R48: the mission scores at once, then the satellite joins the satellite row."""
    player = state.players[seat]
    module = player.unload(dock)
    city, points = mission_points(state, player, module)
    player.score += points
    player.satellites = (*player.satellites, module)
    if state.sink is not None:
        state.sink(MissionFlown(seat, dock, module, city, points))


def mission_points(state: ReworldState, player: Player, module: int) -> tuple[int, int]:
    """The city chosen for the mission (-1: it needs none, or there is none) and its points."""
    satellite = state.box.modules[module]
    each = state.box.mission_points[satellite.mission]
    mission = MISSIONS[satellite.mission]
    if mission in CITY_MISSIONS:
        worth = [_in_city(state, player, city, mission) for city in range(len(LETTERS))]
        best = max(worth)
        return (worth.index(best) if best else NONE), each * best
    return NONE, each * _in_colony(state, player, mission, satellite.letter, satellite.company)


def _in_city(state: ReworldState, player: Player, city: int, mission: str) -> int:
    if mission == "city_tiles":
        return city_tiles(player, city)
    return city_terrabots(state.box, player, city) * city_units(state.box, player, city)


def _in_colony(state: ReworldState, player: Player, mission: str, letter: int, company: int) -> int:
    box = state.box
    if mission == "letter_terrabots":
        return city_terrabots(box, player, letter)
    if mission == "companies_present":
        return companies_present(box, player)
    if mission == "company_units":
        return company_units(box, player, company)
    if mission == "defence_shields":
        return shields(box, player)
    count = city_terrabots if mission == "all_terrabots" else city_units
    return sum(count(box, player, city) for city in range(len(LETTERS)))
