"""What Artemis's rules name by number, whatever the edition prints. The rest is in `box`."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

#: No colonist, no building, no card, nobody.
NONE: Final = -1

Colonist: TypeAlias = Literal["pioneer", "engineer", "marine", "steward"]
COLONISTS: Final[tuple[Colonist, ...]] = get_args(Colonist)
PIONEER: Final = 0
ENGINEER: Final = 1
MARINE: Final = 2
STEWARD: Final = 3
TYPES: Final = len(COLONISTS)

Counts: TypeAlias = tuple[int, ...]
"""Colonists by type: how many pioneers, engineers, marines, stewards."""
NOBODY: Final[Counts] = (0,) * TYPES

FACES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)
DICE: Final = 5
DRONE_DICE: Final = 4
DRONES: Final = 2
ROUNDS: Final = 6
OCEAN_ROUNDS: Final = 3

Region: TypeAlias = Literal[
    "basecamp", "vents", "quarry", "gantry", "doorstep", "academy", "outfitters"
]
REGIONS: Final[tuple[Region, ...]] = get_args(Region)
BASECAMP: Final = 0
VENTS: Final = 1
QUARRY: Final = 2
GANTRY: Final = 3
DOORSTEP: Final = 4
ACADEMY: Final = 5
OUTFITTERS: Final = 6
#: The planning die names one of the first six (R113).
NUMBERED_REGIONS: Final = 6

Phase: TypeAlias = Literal["preparation", "placement", "resolution", "maintenance", "scoring"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
PREPARATION: Final = 0
PLACEMENT: Final = 1
RESOLUTION: Final = 2
MAINTENANCE: Final = 3
SCORING: Final = 4

Letter: TypeAlias = Literal["A", "B", "C", "D", "E", "F", "G", "!"]
LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)
#: The letter of events that act as soon as they are revealed (R19).
AT_ONCE: Final = 7

BuildingCode: TypeAlias = Literal[
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
    "armory",
    "battery_bank",
    "bio_drome",
    "colonial_embassy",
    "command_citadel",
    "explorers_league",
    "ore_loading_dock",
    "scion_tower",
    "sentinel_pylon",
    "snowcat_garage",
    "stronghold",
    "threshold_gate",
    "warming_house",
]
BUILDINGS: Final[tuple[BuildingCode, ...]] = get_args(BuildingCode)
OCEAN_KINDS: Final = 13
ASSAULT_POD: Final = 0
CRYSTAL_FOUNDRY: Final = 1
DRONE_DOCK: Final = 2
EXPEDITION_HUB: Final = 3
GEOTHERMAL_PLATFORM: Final = 4
MANUFACTORY: Final = 5
OPS_CENTER: Final = 6
RECON_OUTPOST: Final = 7
SENSOR_STATION: Final = 8
SHUTTLE_BAY: Final = 9
SURFACE_CONDUIT: Final = 10
SYNTHETICS_COMPLEX: Final = 11
VOLCANIC_EXTRACTOR: Final = 12
ARMORY: Final = 13
BATTERY_BANK: Final = 14
BIO_DROME: Final = 15
COLONIAL_EMBASSY: Final = 16
COMMAND_CITADEL: Final = 17
EXPLORERS_LEAGUE: Final = 18
ORE_LOADING_DOCK: Final = 19
SCION_TOWER: Final = 20
SENTINEL_PYLON: Final = 21
SNOWCAT_GARAGE: Final = 22
STRONGHOLD: Final = 23
THRESHOLD_GATE: Final = 24
WARMING_HOUSE: Final = 25

ExpeditionCode: TypeAlias = Literal[
    "lone_beacon",
    "first_steps",
    "blue_fissure",
    "training_camp",
    "probe_wreck",
    "warm_gallery",
    "sunken_worksite",
    "lost_workshop",
    "council_on_the_ice",
    "stray_shuttle",
    "scalding_spring",
    "front_line",
    "deep_vein",
    "glass_ridge",
    "twin_chimney",
    "abandoned_outpost",
    "hostile_nest",
    "glowing_forest",
    "forgotten_dome",
    "elite_transport",
    "city_under_the_ice",
    "world_end_trench",
    "drowned_altar",
    "whispering_obelisk",
]
EXPEDITIONS: Final[tuple[ExpeditionCode, ...]] = get_args(ExpeditionCode)
#: The last two come with the alien relic (R130).
BASE_EXPEDITIONS: Final = 22

EventCode: TypeAlias = Literal[
    "blizzard",
    "sonar_survey",
    "thermal_surge",
    "clogged_collectors",
    "cave_in",
    "drifting_lode",
    "standard_blueprints",
    "structural_inspection",
    "quarantine",
    "welcome_committee",
    "scholarship",
    "heating_failure",
    "supply_drop",
    "unplanned_shuttle",
    "relic_pulse",
]
EVENTS: Final[tuple[EventCode, ...]] = get_args(EventCode)
#: The last one comes with the alien relic (R130).
BASE_EVENTS: Final = 14
BLIZZARD: Final = 0
SONAR_SURVEY: Final = 1
THERMAL_SURGE: Final = 2
CLOGGED_COLLECTORS: Final = 3
CAVE_IN: Final = 4
DRIFTING_LODE: Final = 5
STANDARD_BLUEPRINTS: Final = 6
STRUCTURAL_INSPECTION: Final = 7
QUARANTINE: Final = 8
WELCOME_COMMITTEE: Final = 9
SCHOLARSHIP: Final = 10
HEATING_FAILURE: Final = 11
SUPPLY_DROP: Final = 12
UNPLANNED_SHUTTLE: Final = 13
RELIC_PULSE: Final = 14

Metric: TypeAlias = Literal[
    "badges",
    "ore",
    "energy",
    "toolkits",
    "ocean_buildings",
    "surface_buildings",
    "full_buildings",
    "shelter_colonists",
    "colonists",
    "pioneers",
    "engineers",
    "marines",
    "stewards",
    "complete_sets",
    "relief_position",
]
METRICS: Final[tuple[Metric, ...]] = get_args(Metric)
DirectiveCode: TypeAlias = Literal[
    "cartography",
    "strategic_stock",
    "energy_reserve",
    "full_workshops",
    "ocean_network",
    "built_skyline",
    "full_staff",
    "nobody_left_out",
    "pioneer_spirit",
    "engineering_corps",
    "garrison",
    "administration",
    "mixed_crews",
    "resilience",
    "metropolis",
]
DIRECTIVES: Final[tuple[DirectiveCode, ...]] = get_args(DirectiveCode)

#: More than anybody can need; the edition is held to them.
MOST_CARDS: Final = 4
MOST_TILES: Final = 8
MOST_BUILDINGS: Final = 52
MOST_DICE_ON_A_CARD: Final = 31
MOST_PIONEERS: Final = 28
MOST_RELIEF_SPACES: Final = 12
MOST_CONVERTED: Final = 6
MOST_BONUS: Final = 6
MOST_SEATS: Final = 5

Category: TypeAlias = Literal[
    "unused_goods",
    "surface_buildings",
    "directive",
    "buildings",
    "sets",
    "leftovers",
    "badges",
    "toolkits",
]
CATEGORIES: Final[tuple[Category, ...]] = get_args(Category)
