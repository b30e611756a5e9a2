"""What Gaia Project's rules name by number, whatever the edition prints. The rest is in `box`."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypeVar, get_args

NONE: Final = -1
ROUNDS: Final = 6
#: The Automa's number wherever a seat owns something.
AUTOMA: Final = 4
Code = TypeVar("Code", bound=str)

#: The seven home types in the order of the terraforming wheel, then the others.
Home: TypeAlias = Literal["terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice"]
Planet: TypeAlias = Literal[Home, "gaia", "transdim", "lost"]
HOME_TYPES: Final[tuple[Home, ...]] = get_args(Home)
PLANETS: Final[tuple[Planet, ...]] = get_args(Planet)
HOMES: Final = 7
GAIA: Final = 7
TRANSDIM: Final = 8
LOST: Final = 9

#: Two sides of one board stand side by side.
FactionCode: TypeAlias = Literal[
    "terrans",
    "lantids",
    "xenos",
    "gleens",
    "taklons",
    "ambas",
    "hadsch-hallas",
    "ivits",
    "geodens",
    "bal-taks",
    "firaks",
    "bescods",
    "nevlas",
    "itars",
]
FACTIONS: Final[tuple[FactionCode, ...]] = get_args(FactionCode)
TERRANS: Final = 0
LANTIDS: Final = 1
XENOS: Final = 2
GLEENS: Final = 3
TAKLONS: Final = 4
AMBAS: Final = 5
HADSCH_HALLAS: Final = 6
IVITS: Final = 7
GEODENS: Final = 8
BAL_TAKS: Final = 9
FIRAKS: Final = 10
BESCODS: Final = 11
NEVLAS: Final = 12
ITARS: Final = 13

Area: TypeAlias = Literal[
    "terraforming",
    "navigation",
    "artificial-intelligence",
    "gaia-project",
    "economy",
    "science",
]
AREAS: Final[tuple[Area, ...]] = get_args(Area)
TERRAFORMING: Final = 0
NAVIGATION: Final = 1
INTELLIGENCE: Final = 2
GAIA_PROJECT: Final = 3
ECONOMY: Final = 4
SCIENCE: Final = 5
TOP_LEVEL: Final = 5

#: Structures, then what is none: gaiaformers and the Ivits' space stations.
Building: TypeAlias = Literal[
    "mine", "trading-station", "lab", "institute", "knowledge-academy", "qic-academy"
]
Structure: TypeAlias = Literal[Building, "gaiaformer", "space-station"]
BUILDINGS: Final[tuple[Building, ...]] = get_args(Building)
STRUCTURES: Final[tuple[Structure, ...]] = get_args(Structure)
MINE: Final = 0
TRADING_STATION: Final = 1
LAB: Final = 2
INSTITUTE: Final = 3
KNOWLEDGE_ACADEMY: Final = 4
QIC_ACADEMY: Final = 5
GAIAFORMER: Final = 6
SPACE_STATION: Final = 7

#: Standard tech tiles lie under the six areas, then on the three free places.
TechPlace: TypeAlias = Literal[Area, "free-1", "free-2", "free-3"]
TECH_PLACES: Final[tuple[TechPlace, ...]] = get_args(TechPlace)

#: What scoring tiles and triggered tech tiles pay for.
Trigger: TypeAlias = Literal[
    "step",
    "research",
    "mine",
    "federation",
    "trading-station",
    "gaia-mine",
    "institute-or-academy",
]
TRIGGERS: Final[tuple[Trigger, ...]] = get_args(Trigger)
EVERY_STEP: Final = 0
EVERY_RESEARCH: Final = 1
EVERY_MINE: Final = 2
EVERY_FEDERATION: Final = 3
EVERY_TRADING_STATION: Final = 4
EVERY_GAIA_MINE: Final = 5
EVERY_GREAT: Final = 6

#: What tiles count when they pay "for each".
Count: TypeAlias = Literal[
    "federation",
    "mine",
    "lab",
    "planet-type",
    "gaia-planet",
    "trading-station",
    "sector",
    "institute-or-academy",
]
COUNTS: Final[tuple[Count, ...]] = get_args(Count)
PER_FEDERATION: Final = 0
PER_MINE: Final = 1
PER_LAB: Final = 2
PER_TYPE: Final = 3
PER_GAIA: Final = 4
PER_TRADING_STATION: Final = 5
PER_SECTOR: Final = 6
PER_GREAT: Final = 7

#: What the final scoring tiles rank.
FinalCode: TypeAlias = Literal[
    "structures",
    "federated",
    "planet-types",
    "gaia-planets",
    "sectors",
    "satellites",
]
FINALS: Final[tuple[FinalCode, ...]] = get_args(FinalCode)
FINAL_STRUCTURES: Final = 0
FINAL_FEDERATED: Final = 1
FINAL_TYPES: Final = 2
FINAL_GAIA: Final = 3
FINAL_SECTORS: Final = 4
FINAL_SATELLITES: Final = 5

#: The ten board actions from left to right.
BOARD_ACTIONS: Final = (*(f"power-{n}" for n in range(1, 8)), *(f"qic-{n}" for n in range(1, 4)))

#: Sector tiles; those with a b are the black sides, for one or two players.
SECTOR_NAMES: Final = (*(f"{n:02}" for n in range(1, 11)), "05b", "06b", "07b")
SMALL_MAP: Final[tuple[str, ...]] = ("01", "02", "03", "04", "05b", "06b", "07b")
LARGE_MAP: Final = SECTOR_NAMES[:10]
#: The rows of the two base maps from top to bottom: their places in the order of `hexes.CENTRES`.
SMALL_ROWS: Final[tuple[tuple[int, ...], ...]] = ((1, 2), (6, 0, 3), (5, 4))
LARGE_ROWS: Final[tuple[tuple[int, ...], ...]] = ((1, 2, 7), (6, 0, 3, 8), (5, 4, 9))
#: The hexes of a sector: clockwise from the top of the outer ring, then of the inner, the middle.
RING: Final = {
    "O0": (2, 0),
    "O1": (1, 1),
    "O2": (0, 2),
    "O3": (-1, 2),
    "O4": (-2, 2),
    "O5": (-2, 1),
    "O6": (-2, 0),
    "O7": (-1, -1),
    "O8": (0, -2),
    "O9": (1, -2),
    "O10": (2, -2),
    "O11": (2, -1),
    "I0": (1, 0),
    "I1": (0, 1),
    "I2": (-1, 1),
    "I3": (-1, 0),
    "I4": (0, -1),
    "I5": (1, -1),
    "C": (0, 0),
}
STANDARD: Final = tuple(f"std{n}" for n in range(1, 10))
ADVANCED: Final = tuple(f"adv{n}" for n in range(1, 16))
BOOSTERS: Final = tuple(f"booster{n}" for n in range(1, 11))
ROUND_TILES: Final = tuple(f"score{n}" for n in range(1, 11))
#: Federation tokens; the last is the Gleens' own.
TOKENS: Final[tuple[str, ...]] = ("fed1", "fed2", "fed3", "fed4", "fed5", "fed6", "gleens")
#: Free conversions that everybody has, burning apart, and those of the Hadsch Hallas.
COMMON_CONVERSIONS: Final[tuple[str, ...]] = (
    "power-to-qic",
    "power-to-ore",
    "power-to-knowledge",
    "power-to-credit",
    "qic-to-ore",
    "knowledge-to-credit",
    "ore-to-credit",
    "ore-to-token",
)
CREDIT_CONVERSIONS: Final[tuple[str, ...]] = (
    "credits-to-qic",
    "credits-to-ore",
    "credits-to-knowledge",
)

#: What an Automa card lets it do.
AutomaAction: TypeAlias = Literal[
    "research-highest",
    "research-random",
    "upgrade",
    "build-mine",
    "power-qic",
    "faction",
]
AUTOMA_ACTIONS: Final[tuple[AutomaAction, ...]] = get_args(AutomaAction)
RESEARCH_HIGHEST: Final = 0
RESEARCH_RANDOM: Final = 1
UPGRADE: Final = 2
BUILD_MINE: Final = 3
POWER_QIC: Final = 4
FACTION_ACTION: Final = 5
AUTOMA_CARDS: Final = 17
#: One for each colour has an Automa card.
AUTOMA_FACTIONS: Final[tuple[str, ...]] = (
    "terrans",
    "xenos",
    "taklons",
    "hadsch-hallas",
    "geodens",
    "firaks",
    "itars",
)
DifficultyCode: TypeAlias = Literal["easy", "normal", "hard", "ultimate", "nightmare"]
DIFFICULTIES: Final[tuple[DifficultyCode, ...]] = get_args(DifficultyCode)


def code_of(codes: tuple[Code, ...], index: int) -> Code | None:
    """The code with that number, if it is one."""
    return codes[index] if index != NONE else None


class Gain:
    """Resources gained together. `charge` moves power up the cycle, `tokens` are new ones."""

    __slots__ = (
        "charge",
        "credits",
        "gaiaformers",
        "knowledge",
        "ore",
        "qic",
        "tokens",
        "vp",
    )

    def __init__(  # noqa: PLR0917 - all are named by callers
        self,
        credits: int = 0,
        ore: int = 0,
        knowledge: int = 0,
        qic: int = 0,
        tokens: int = 0,
        charge: int = 0,
        vp: int = 0,
        gaiaformers: int = 0,
    ) -> None:
        self.credits: Final = credits
        self.ore: Final = ore
        self.knowledge: Final = knowledge
        self.qic: Final = qic
        self.tokens: Final = tokens
        self.charge: Final = charge
        self.vp: Final = vp
        self.gaiaformers: Final = gaiaformers


NOTHING: Final = Gain()
