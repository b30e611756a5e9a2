"""Another edition to play with: reconstructed values that make rare rules come up often."""

from tests.games.artemis.second_reading.components import BUILDINGS
from tests.games.second_reading.editions import Changes

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
