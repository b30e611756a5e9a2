"""What is printed in the box: the edition is read as plain data, the piles are the appendix's."""

import tomllib
from pathlib import Path
from typing import Any

import tablee

EDITION: dict[str, Any] = tomllib.loads(
    (Path(tablee.__file__).parent / "games" / "artemis" / "edition.toml").read_text("utf-8")
)

KINDS = ("pioneer", "engineer", "marine", "steward")
ROUNDS = 6

#: The appendix of buildings, "Bâtiments océaniques"; the other kinds are surface buildings.
OCEAN = (
    "assault_pod",
    "crystal_foundry",
    "drone_dock",
    "expedition_hub",
    "geothermal_platform",
    "manufactory",
    "ops_center",
    "recon_outpost",
    "sensor_station",
    "shuttle_bay",
    "surface_conduit",
    "synthetics_complex",
    "volcanic_extractor",
)

BUILDINGS: dict[str, dict[str, Any]] = EDITION["buildings"]["kinds"]
EXPEDITIONS: dict[str, dict[str, Any]] = EDITION["expeditions"]["cards"]
EVENTS: dict[str, dict[str, Any]] = EDITION["events"]["cards"]
DIRECTIVES: dict[str, dict[str, Any]] = EDITION["directives"]["cards"]
COLONISTS: dict[str, Any] = EDITION["colonists"]

#: The cards of the mini-expansion (R130).
RELIC_EXPEDITIONS = ("drowned_altar", "whispering_obelisk")
RELIC_EVENT = "relic_pulse"


def slots(building: str) -> list[str]:
    """The slots of a building: the type each asks for, or `any`."""
    return list(BUILDINGS[building]["slots"])


def rewards(expedition: str) -> list[dict[str, Any]]:
    """Both rewards of an expedition, in the printed order."""
    return [EXPEDITIONS[expedition]["first"], EXPEDITIONS[expedition]["second"]]


def relief_track() -> list[dict[str, int]]:
    """The rewards of the relief track, from its first space."""
    return list(EDITION["relief_track"]["spaces"])
