"""What is in Reworld's box, as the tables that rules read. The values come from the edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

if TYPE_CHECKING:
    from tablee.games.reworld.edition import ReworldEdition

Letter: TypeAlias = Literal["A", "B", "C", "D", "E"]
LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)
Company: TypeAlias = Literal["crane", "drill", "reactor", "dome", "viaduct", "farm"]
COMPANIES: Final[tuple[Company, ...]] = get_args(Company)
FARM: Final = 5
OFFICERS: Final = (1, 2, 3, 4, 5)
DOCKS: Final = 5
PORTS: Final = 20
ROUNDS: Final = 5

TERRABOT: Final = 0
SHUTTLE: Final = 1
UNIT: Final = 2
SATELLITE: Final = 3

Mission: TypeAlias = Literal[
    "letter_terrabots",
    "companies_present",
    "city_product",
    "city_tiles",
    "company_units",
    "all_terrabots",
    "defence_shields",
    "all_units",
]
MISSIONS: Final[tuple[Mission, ...]] = get_args(Mission)

#: The score ship stands last: points of the ships before it count for it (R63).
ShipCode: TypeAlias = Literal[
    "dock_1",
    "dock_2",
    "dock_3",
    "dock_4",
    "dock_5",
    "all_docks",
    "city",
    "shields",
    "shuttles",
    "satellites",
    "farms",
    "companies",
    "rows",
    "score",
]
SHIPS: Final[tuple[ShipCode, ...]] = get_args(ShipCode)
Category: TypeAlias = Literal["defence", Letter]
CATEGORIES: Final[tuple[Category, ...]] = get_args(Category)


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


#: The first and last unit among the modules, and how their codes read (see `_modules`).
FIRST_UNIT: Final = len(LETTERS) + 3
UNIT_CODES: Final = (
    "crane",
    "crane*",
    "drill",
    "drill*",
    "reactor",
    "reactor*",
    "dome",
    "dome*",
    "viaduct",
    "viaduct*",
    "farm",
)


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
