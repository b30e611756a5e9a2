"""The shape of Reworld's edition file, and the counts that its rulebook prints."""

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

import msgspec

from tablee.core import BadEdition
from tablee.games.reworld.box.components import (
    CATEGORIES,
    COMPANIES,
    FARM,
    LETTERS,
    OFFICERS,
    PORTS,
    ROUNDS,
)
from tablee.kit.edition import Block, EditionFile, complain

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
Threshold: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=100)]
Shields: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=2)]
Letter: TypeAlias = Literal["A", "B", "C", "D", "E"]
Company: TypeAlias = Literal["crane", "drill", "reactor", "dome", "viaduct", "farm"]


class ByPlayers(
    msgspec.Struct, forbid_unknown_fields=True, rename={"two": "2", "three": "3", "four": "4"}
):
    """A number for each player count."""

    two: Points
    three: Points
    four: Points

    def of(self, seats: int) -> int:
        """The number for `seats` players."""
        return (self.two, self.three, self.four)[seats - 2]


class Thresholds(ByPlayers):
    two: Threshold
    three: Threshold
    four: Threshold


class Officers(Block):
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)]
    hand: ByPlayers


class Rounds(Block):
    terrabot_points: list[Points]


class Station(Block):
    top_ports: Count
    bottom_ports: Count
    admiral_points: Points
    leaving_points: Points


class Terrabots(Block):
    A: Count
    B: Count
    C: Count
    D: Count
    E: Count


class Shuttles(Block):
    shields_0: Count
    shields_1: Count
    shields_2: Count


class Units(Block):
    crane: Count
    drill: Count
    reactor: Count
    dome: Count
    viaduct: Count
    farm: Count
    special: Count


class Missions(Block):
    letter_terrabots: Points
    companies_present: Points
    city_product: Points
    city_tiles: Points
    company_units: Points
    all_terrabots: Points
    defence_shields: Points
    all_units: Points


class Satellite(Block):
    mission: Literal[
        "letter_terrabots",
        "companies_present",
        "city_product",
        "city_tiles",
        "company_units",
        "all_terrabots",
        "defence_shields",
        "all_units",
    ]
    shields: Shields
    of: Letter | Company | None = None


class Satellites(Block):
    tiles: dict[str, Satellite]


class CityPanels(Block):
    A: list[str]
    B: list[str]
    C: list[str]
    D: list[str]
    E: list[str]


class Dock(Block):
    points: ByPlayers


class Ship(Dock):
    threshold: Thresholds


class PopulationShips(Block):
    dock_1: Dock
    dock_2: Dock
    dock_3: Dock
    dock_4: Dock
    dock_5: Dock
    all_docks: Dock
    city: Ship
    shields: Ship
    shuttles: Ship
    satellites: Ship
    farms: Ship
    companies: Ship
    rows: Ship
    score: Ship


class Places(Block):
    defence: list[Points]
    A: list[Points]
    B: list[Points]
    C: list[Points]
    D: list[Points]
    E: list[Points]


class Mothership(Block):
    absence_penalty: Points
    two_players: Places
    three_players: Places
    four_players: Places

    def of(self, seats: int) -> Places:
        """The side for `seats` players."""
        return (self.two_players, self.three_players, self.four_players)[seats - 2]


class ReworldEdition(Block):
    """The whole edition file."""

    officers: Officers
    rounds: Rounds
    station: Station
    terrabots: Terrabots
    shuttles: Shuttles
    units: Units
    missions: Missions
    satellites: Satellites
    city_panels: CityPanels
    population_ships: PopulationShips
    mothership: Mothership


def _miscounts(edition: ReworldEdition) -> Iterator[BadEdition]:
    """Where the file differs from the totals that the rulebook prints."""
    for key, found, printed in _totals(edition):
        if found != printed:
            yield complain(key, "edition-count", found=found, printed=printed)
    for seats in (2, 3, 4):
        if edition.officers.hand.of(seats) * seats > edition.officers.copies * len(OFFICERS):
            yield complain(f"officers.hand.{seats}", "edition-hand")
    if edition.units.special > min(getattr(edition.units, name) for name in COMPANIES[:FARM]):
        yield complain("units.special", "edition-special")
    for name, satellite in edition.satellites.tiles.items():
        needed = {"letter_terrabots": LETTERS, "company_units": COMPANIES}.get(satellite.mission)
        if satellite.of not in (needed or (None,)):
            allowed = ", ".join(needed or ("-",))
            yield complain(
                f"satellites.tiles.{name}.of",
                "edition-value",
                value=satellite.of or "-",
                allowed=allowed,
            )


def _totals(edition: ReworldEdition) -> Iterator[tuple[str, int, int]]:
    """Key, total in the file, total in the rulebook."""
    shuttles = edition.shuttles
    yield "terrabots", sum(getattr(edition.terrabots, letter) for letter in LETTERS), 25
    yield "shuttles", shuttles.shields_0 + shuttles.shields_1 + shuttles.shields_2, 20
    yield "units", sum(getattr(edition.units, company) for company in COMPANIES), 39
    yield "satellites.tiles", len(edition.satellites.tiles), 16
    yield "station", edition.station.top_ports + edition.station.bottom_ports, PORTS
    yield "officers.copies", edition.officers.copies, 6
    yield "rounds.terrabot_points", len(edition.rounds.terrabot_points), ROUNDS
    for letter in LETTERS:
        yield f"city_panels.{letter}", len(getattr(edition.city_panels, letter)), 4
    for seats, side in ((2, "two_players"), (3, "three_players"), (4, "four_players")):
        for category in CATEGORIES:
            places = getattr(edition.mothership.of(seats), category)
            yield f"mothership.{side}.{category}", len(places), seats - 1


EDITION = EditionFile("tablee.games.reworld", ReworldEdition, _miscounts, rulebook_binds=True)
