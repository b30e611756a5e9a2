"""What is in Reworld's box, as the tables that rules read. The values come from the edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.reworld.box.components import (
    CATEGORIES,
    COMPANIES,
    DOCKS,
    FARM,
    LETTERS,
    MISSIONS,
    OFFICERS,
    PORTS,
    SATELLITE,
    SHIPS,
    SHUTTLE,
    TERRABOT,
    UNIT,
)

if TYPE_CHECKING:
    from tablee.games.reworld.box.edition import ReworldEdition


class Module:
    """A kind of module tile. Fields that mean nothing for its kind are -1."""

    __slots__ = ("code", "company", "count", "kind", "letter", "mission", "shields", "special")

    def __init__(
        self,
        code: str,
        kind: int,
        count: int,
        *,
        letter: int = -1,
        company: int = -1,
        special: bool = False,
        mission: int = -1,
        shields: int = 0,
    ) -> None:
        self.code = code
        self.kind = kind
        self.count = count
        #: Of a terrabot, or the one that a satellite pays for.
        self.letter = letter
        #: Of a unit, or the one that a satellite pays for.
        self.company = company
        self.special = special
        self.mission = mission
        self.shields = shields


class Ship:
    """A population ship on the side for one player count; `threshold` is what must be reached."""

    __slots__ = ("code", "points", "threshold")

    def __init__(self, code: str, threshold: int, points: int) -> None:
        self.code = code
        self.threshold = threshold
        self.points = points


class Box:
    """Everything printed, for one player count. Shared by all positions of a game, never changed.

    Modules, ships, letters and companies are ints that index these tables.
    """

    __slots__ = (
        "absence_penalty",
        "admiral_points",
        "fill_order",
        "hand_size",
        "leaving_points",
        "mission_points",
        "modules",
        "mothership",
        "officers",
        "panels",
        "seats",
        "ships",
        "terrabot_points",
    )

    def __init__(self, edition: ReworldEdition, seats: int) -> None:
        self.seats: Final = seats
        self.modules: Final = _modules(edition)
        self.officers: Final = (edition.officers.copies,) * len(OFFICERS)
        self.hand_size: Final = edition.officers.hand.of(seats)
        self.terrabot_points: Final = tuple(edition.rounds.terrabot_points)
        self.admiral_points: Final = edition.station.admiral_points
        self.leaving_points: Final = edition.station.leaving_points
        top = edition.station.top_ports
        # R9: the ring runs along the top row and back along the bottom row.
        self.fill_order: Final = (*range(top), *range(PORTS - 1, top - 1, -1))
        self.mission_points: Final = tuple(
            int(getattr(edition.missions, mission)) for mission in MISSIONS
        )
        self.panels: Final = tuple(
            tuple(getattr(edition.city_panels, letter)) for letter in LETTERS
        )
        self.ships: Final = _ships(edition, seats)
        side = edition.mothership.of(seats)
        self.mothership: Final = tuple(tuple(getattr(side, category)) for category in CATEGORIES)
        self.absence_penalty: Final = edition.mothership.absence_penalty


def _modules(edition: ReworldEdition) -> tuple[Module, ...]:
    """Every kind of module: terrabots, shuttles, units (each followed by its special), satellites.

    All but the satellites are the same kinds in every edition, so actions may name them by index.
    """
    modules = [
        Module(f"bot-{letter}", TERRABOT, getattr(edition.terrabots, letter), letter=index)
        for index, letter in enumerate(LETTERS)
    ]
    modules += [
        Module(
            f"shuttle-{shields}",
            SHUTTLE,
            getattr(edition.shuttles, f"shields_{shields}"),
            shields=shields,
        )
        for shields in range(3)
    ]
    for company, name in enumerate(COMPANIES):
        total = getattr(edition.units, name)
        special = edition.units.special if company != FARM else 0
        modules.append(Module(name, UNIT, total - special, company=company))
        if company != FARM:
            modules.append(Module(f"{name}*", UNIT, special, company=company, special=True))
    for code, satellite in edition.satellites.tiles.items():
        modules.append(
            Module(
                f"sat-{code}",
                SATELLITE,
                1,
                letter=LETTERS.index(satellite.of) if satellite.of in LETTERS else -1,
                company=COMPANIES.index(satellite.of) if satellite.of in COMPANIES else -1,
                mission=MISSIONS.index(satellite.mission),
                shields=satellite.shields,
            )
        )
    return tuple(modules)


def _ships(edition: ReworldEdition, seats: int) -> tuple[Ship, ...]:
    """R60: a dock ship asks for that one dock to be empty, `all_docks` for all five."""
    ships = []
    for code in SHIPS:
        printed = getattr(edition.population_ships, code)
        if code == "all_docks":
            threshold = DOCKS
        elif code.startswith("dock_"):
            threshold = 1
        else:
            threshold = printed.threshold.of(seats)
        ships.append(Ship(code, threshold, printed.points.of(seats)))
    return tuple(ships)
