"""Another edition to play with: tiles and tracks that make rare rules come up often."""

from typing import Any

from tests.games.second_reading.editions import Changes

#: Rails that lead everywhere past the cities.
CROSSROADS = [["N", "p21", "p22", "p23", "S"], ["E", "p32", "p22", "p12", "W"]]
#: A rich city beside a crossroads, joined to it, and one that waits for a bridge.
OPEN_LAND: dict[str, Any] = {
    "rails": [*CROSSROADS, ["p33", "p22"]],
    "cities.A": {"node": "p33", "coins": 6, "science": 9, "points": 1},
    "cities.B": {"node": "p11", "coins": 7, "science": 9, "points": 1, "centre": True},
}
#: Links over third tiles (R57), locomotives that go far, and bids that nothing beats.
LAND = (
    *("L1-02", "L1-05", "L1-06", "L1-08", "L1-11", "L1-12", "L1-14", "L1-16"),
    *("L2-04", "L2-09", "L2-14"),
)

#: Technologies of two effects, and costs in coins and science; the four bridges early.
TECHNOLOGIES: dict[str, dict[str, Any]] = {
    "T1-06": {"effects": [{"kind": "workers"}, {"kind": "locomotive"}]},
    "T1-07": {"effects": [{"kind": "recycling", "coins": 1, "science": 1}]},
    "T1-10": {"effects": [{"kind": "waste_transport"}, {"kind": "sorting_centre"}]},
    "T1-11": {"effects": [{"kind": "depollution", "coins": 2}, {"kind": "bridge"}]},
    "T1-12": {"effects": [{"kind": "bridge"}, {"kind": "locomotive"}]},
    "T2-06": {"effects": [{"kind": "locomotive"}, {"kind": "waste_transport"}]},
    "T2-12": {
        "effects": [{"kind": "quality_of_life", "coins": 2, "science": 2, "points": 4}],
        "waste": 2,
        "pollution": 3,
    },
    "T3-03": {"effects": [{"kind": "sorting_centre"}, {"kind": "workers"}]},
}

GENEROUS: Changes = {
    "catastrophes.cards.C1-1": {"waste": [6, 4, 3, 2, 0], "pollution": [7, 3, 2, 1, 0]},
    "environment.numbers": [-9, -7, -5, -4, -2, -1, 0, 2, 3, 4, 7, 8, 11],
    "environment.clean": [2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4],
    "piles.I-II.prices": [7, 5, 2, 1, 0],
    **{
        f"technologies.tiles.{name}.{key}": value
        for name, printed in TECHNOLOGIES.items()
        for key, value in printed.items()
    },
    **{
        f"territories.tiles.{name}.{key}": value
        for name in LAND
        for key, value in OPEN_LAND.items()
    },
}
