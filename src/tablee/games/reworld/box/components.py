"""What Reworld's rules name by number, whatever the edition prints. The rest is in `box`."""

from __future__ import annotations

from typing import Final

LETTERS: Final = ("A", "B", "C", "D", "E")
COMPANIES: Final = ("crane", "drill", "reactor", "dome", "viaduct", "farm")
FARM: Final = 5
OFFICERS: Final = (1, 2, 3, 4, 5)
DOCKS: Final = 5
PORTS: Final = 20
ROUNDS: Final = 5

TERRABOT: Final = 0
SHUTTLE: Final = 1
UNIT: Final = 2
SATELLITE: Final = 3

MISSIONS: Final = (
    "letter_terrabots",
    "companies_present",
    "city_product",
    "city_tiles",
    "company_units",
    "all_terrabots",
    "defence_shields",
    "all_units",
)

#: The score ship stands last: points of the ships before it count for it (R63).
SHIPS: Final = (
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
)
CATEGORIES: Final = ("defence", *LETTERS)

#: The first and last unit among the modules, and how their codes read (see `Box.modules`).
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
