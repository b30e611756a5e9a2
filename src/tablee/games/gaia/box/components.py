"""What Gaia Project's rules name by number, whatever the edition prints. The rest is in `box`."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypeVar, get_args

NONE: Final = -1
ROUNDS: Final = 6
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
(
    TERRANS,
    LANTIDS,
    XENOS,
    GLEENS,
    TAKLONS,
    AMBAS,
    HADSCH_HALLAS,
    IVITS,
    GEODENS,
    BAL_TAKS,
    FIRAKS,
    BESCODS,
    NEVLAS,
    ITARS,
) = range(14)

Area: TypeAlias = Literal[
    "terraforming",
    "navigation",
    "artificial-intelligence",
    "gaia-project",
    "economy",
    "science",
]
AREAS: Final[tuple[Area, ...]] = get_args(Area)
TERRAFORMING, NAVIGATION, INTELLIGENCE, GAIA_PROJECT, ECONOMY, SCIENCE = range(6)
TOP_LEVEL: Final = 5

#: Structures, then what is none: gaiaformers and the Ivits' space stations.
Building: TypeAlias = Literal[
    "mine", "trading-station", "lab", "institute", "knowledge-academy", "qic-academy"
]
Structure: TypeAlias = Literal[Building, "gaiaformer", "space-station"]
BUILDINGS: Final[tuple[Building, ...]] = get_args(Building)
STRUCTURES: Final[tuple[Structure, ...]] = get_args(Structure)
(
    MINE,
    TRADING_STATION,
    LAB,
    INSTITUTE,
    KNOWLEDGE_ACADEMY,
    QIC_ACADEMY,
    GAIAFORMER,
    SPACE_STATION,
) = range(8)

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
(
    EVERY_STEP,
    EVERY_RESEARCH,
    EVERY_MINE,
    EVERY_FEDERATION,
    EVERY_TRADING_STATION,
    EVERY_GAIA_MINE,
    EVERY_GREAT,
) = range(7)

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
(
    PER_FEDERATION,
    PER_MINE,
    PER_LAB,
    PER_TYPE,
    PER_GAIA,
    PER_TRADING_STATION,
    PER_SECTOR,
    PER_GREAT,
) = range(8)

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
(
    FINAL_STRUCTURES,
    FINAL_FEDERATED,
    FINAL_TYPES,
    FINAL_GAIA,
    FINAL_SECTORS,
    FINAL_SATELLITES,
) = range(6)

#: The ten board actions from left to right.
BOARD_ACTIONS: Final = (*(f"power-{n}" for n in range(1, 8)), *(f"qic-{n}" for n in range(1, 4)))

#: Sector tiles; those with a b are the black sides, for one or two players.
SECTOR_NAMES: Final = (*(f"{n:02}" for n in range(1, 11)), "05b", "06b", "07b")
SMALL_MAP: Final = ("01", "02", "03", "04", "05b", "06b", "07b")
LARGE_MAP: Final = SECTOR_NAMES[:10]
#: The rows of the two base maps from top to bottom: their places in the order of `hexes.CENTRES`.
SMALL_ROWS: Final = ((1, 2), (6, 0, 3), (5, 4))
LARGE_ROWS: Final = ((1, 2, 7), (6, 0, 3, 8), (5, 4, 9))
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
TOKENS: Final = ("fed1", "fed2", "fed3", "fed4", "fed5", "fed6", "gleens")
#: Free conversions that everybody has, burning apart, and those of the Hadsch Hallas.
COMMON_CONVERSIONS: Final = (
    "power-to-qic",
    "power-to-ore",
    "power-to-knowledge",
    "power-to-credit",
    "qic-to-ore",
    "knowledge-to-credit",
    "ore-to-credit",
    "ore-to-token",
)
CREDIT_CONVERSIONS: Final = ("credits-to-qic", "credits-to-ore", "credits-to-knowledge")

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
(
    RESEARCH_HIGHEST,
    RESEARCH_RANDOM,
    UPGRADE,
    BUILD_MINE,
    POWER_QIC,
    FACTION_ACTION,
) = range(6)
AUTOMA_CARDS: Final = 17
#: One for each colour has an Automa card.
AUTOMA_FACTIONS: Final = (
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
