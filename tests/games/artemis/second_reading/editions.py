"""Another edition to play with: reconstructed values that make rare rules come up often."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.games.artemis.second_reading.components import BUILDINGS, EDITION

Changes = dict[str, Any]

SPECIAL = (
    "assault_pod",
    "expedition_hub",
    "recon_outpost",
    "shuttle_bay",
    "snowcat_garage",
    "surface_conduit",
)

#: Anybody fills a building, and every relief step brings colonists: the bag runs out.
GENEROUS: Changes = {
    **{f"buildings.kinds.{kind}.slots": ["any"] for kind in BUILDINGS if kind != "warming_house"},
    **{f"buildings.kinds.{kind}.slots": ["any", "any"] for kind in SPECIAL},
    "relief_track.spaces": [
        {"colonists": 2},
        {"toolkits": 2},
        {"colonists": 3},
        {"training": True},
        {"colonists": 3},
        {"energy": 4},
        {"colonists": 3},
        {"points": 2},
    ],
}


@contextmanager
def printed(changes: Changes) -> Iterator[None]:
    """While it lasts, these values are printed instead of those of the file."""
    before = {key: write(key, value) for key, value in changes.items()}
    try:
        yield
    finally:
        for key, value in before.items():
            write(key, value)


def write(key: str, value: Any) -> Any:
    """The value that stood there."""
    *path, name = key.split(".")
    section = EDITION
    for part in path:
        section = section[part]
    before, section[name] = section[name], value
    return before
