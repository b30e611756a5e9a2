"""What Reworld's rules name by number, whatever the edition prints. The rest is in `box`."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Letter: TypeAlias = Literal["A", "B", "C", "D", "E"]
LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)
Company: TypeAlias = Literal["crane", "drill", "reactor", "dome", "viaduct", "farm"]
COMPANIES: Final[tuple[Company, ...]] = get_args(Company)
FARM: Final = 5
OFFICERS: Final[tuple[int, ...]] = (1, 2, 3, 4, 5)
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

#: The first and last unit among the modules, and how their codes read (see `Box.modules`).
FIRST_UNIT: Final = len(LETTERS) + 3
UNIT_CODES: Final[tuple[str, ...]] = (
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
