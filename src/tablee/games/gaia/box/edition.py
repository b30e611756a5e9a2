"""The shape of Gaia Project's edition file."""

from typing import Annotated, Literal

import msgspec

from tablee.games.gaia.box.edition_checks import problems
from tablee.games.gaia.box.edition_parts import (
    NEVER,
    NOT_ON_PASS,
    Amount,
    AreaName,
    CardNumber,
    CountedGains,
    Every,
    Gains,
    Home,
    Level,
    OnPass,
    Part,
    Planet,
    Positive,
    Resources,
    Single,
    Spaces,
    Steps,
    Trigger,
    Turns,
    Upgraded,
)
from tablee.kit.edition import Block, EditionFile


class Game(Block):
    start_vp: Amount
    ore_limit: Positive
    knowledge_limit: Positive
    credit_limit: Positive


class Sectors(Block):
    tiles: dict[str, dict[str, Planet]]


class Map(Block):
    rows: list[list[str]]
    turns: list[list[Turns]]


class Maps(Block):
    small: Map
    large: Map


class ResearchLevel(Part, frozen=True):
    now: Gains = Gains()
    income: Gains = Gains()


class Area(Block):
    level_1: ResearchLevel = ResearchLevel()
    level_2: ResearchLevel = ResearchLevel()
    level_3: ResearchLevel = ResearchLevel()
    level_4: ResearchLevel = ResearchLevel()
    level_5: ResearchLevel = ResearchLevel()


class Areas(Block, rename="kebab"):
    terraforming: Area
    navigation: Area
    artificial_intelligence: Area
    gaia_project: Area
    economy: Area
    science: Area


class Research(Block):
    advance_knowledge: Amount
    level_3: Gains
    ore_per_step: list[Amount]
    range: list[Amount]
    gaiaformers: list[Amount]
    project_tokens: list[Amount]
    gaia_planet_vp: Amount
    areas: Areas


class BoardAction(Part, frozen=True):
    price: Positive
    kind: Literal["gain", "mine", "tech", "token", "types"] = "gain"
    gain: Gains = Gains()
    steps: Steps = 0
    per_type_vp: Amount = 0


class BoardActions(Block):
    power: dict[str, BoardAction]
    qic: dict[str, BoardAction]


class StandardTile(Part, frozen=True):
    now: Gains = Gains()
    per_type: Gains = Gains()
    income: Gains = Gains()
    every: Every = NEVER
    special: Gains = Gains()
    great_value: Amount = 0


class StandardTiles(Block):
    copies: Positive
    tiles: dict[str, StandardTile]


class AdvancedTile(Part, frozen=True):
    now: CountedGains = CountedGains()
    on_pass: OnPass = NOT_ON_PASS
    every: Every = NEVER
    special: Gains = Gains()


class AdvancedTiles(Block):
    tiles: dict[str, AdvancedTile]


class Token(Part, frozen=True):
    count: Positive
    side: Literal["green", "grey"]
    gain: Gains


class Federations(Block):
    value: Positive
    xenos_value: Positive
    solo_removed: Amount
    tokens: dict[str, Token]


class RoundTile(Part, frozen=True):
    trigger: Trigger
    vp: Amount
    automa: list[Amount]


class RoundTiles(Block):
    tiles: dict[str, RoundTile]


class FinalTiles(Block):
    count: Annotated[int, msgspec.Meta(ge=2, le=2)]
    rank_vp: list[Amount]
    neutral: dict[str, Amount]


class Booster(Part, frozen=True):
    income: Gains
    steps: Steps = 0
    range: Amount = 0
    on_pass: OnPass = NOT_ON_PASS


class Boosters(Block):
    # The Automa's bars point at three of them and, at the set-up, at five.
    spare: Annotated[int, msgspec.Meta(ge=3, le=6)]
    tiles: dict[str, Booster]


class Supply(Block, rename="kebab"):
    mine: Positive
    trading_station: Positive
    lab: Positive
    institute: Single
    knowledge_academy: Single
    qic_academy: Single
    gaiaformer: Positive
    space_station: Positive
    satellite: Positive


class Cost(Part, frozen=True):
    credits: Amount
    ore: Amount


class Costs(Block, rename="kebab"):
    mine: Cost
    trading_station: Cost
    trading_station_alone: Cost
    lab: Cost
    institute: Cost
    academy: Cost


class PowerValues(Block, rename="kebab"):
    mine: Amount
    trading_station: Amount
    lab: Amount
    institute: Amount
    academy: Amount
    space_station: Amount


class Structures(Block):
    # The map of two players is no wider.
    near: Annotated[int, msgspec.Meta(ge=0, le=14)]
    qic_range: Positive
    gaia_qic: Amount
    supply: Supply
    cost: Costs
    power_value: PowerValues


class Upgrades(Block, rename="kebab"):
    mine: list[Upgraded] = msgspec.field(default_factory=list)
    trading_station: list[Upgraded] = msgspec.field(default_factory=list)
    lab: list[Upgraded] = msgspec.field(default_factory=list)


class CommonBoard(Block, rename="kebab"):
    mine: Spaces
    trading_station: Spaces
    lab: Spaces
    institute: Gains
    knowledge_academy: Gains
    qic_academy: Gains
    upgrades: Upgrades


class FactionBoard(
    Block,
    rename={
        "trading_station": "trading-station",
        "knowledge_academy": "knowledge-academy",
        "qic_academy": "qic-academy",
    },
):
    """A side of a faction board; what is left empty is as on the common board."""

    home: Home
    start: Resources
    bowls: list[Amount]
    income: Gains
    mines: Amount
    level_1: AreaName = "none"
    powers: dict[str, Positive] = msgspec.field(default_factory=dict)
    mine: Spaces = Spaces()
    trading_station: Spaces = Spaces()
    lab: Spaces = Spaces()
    institute: Gains = Gains()
    knowledge_academy: Gains = Gains()
    qic_academy: Gains = Gains()
    upgrades: Upgrades = msgspec.field(default_factory=Upgrades)


class Factions(Block):
    common: CommonBoard
    boards: dict[str, FactionBoard]


class Conversion(Part, frozen=True):
    gain: Gains
    power: Amount = 0
    pay: Resources = Resources()


class Conversions(Block):
    common: dict[str, Conversion]
    hadsch_hallas: dict[str, Conversion]
    # Younger than the files of recorded games, whose digest must stay: read if they are there.
    nevlas_token: Resources = Resources(knowledge=1)
    bal_taks_gaiaformer: Resources = Resources(qic=1)


class FinalScoring(Block):
    research_from: Level
    research_vp: Amount
    resources_per_vp: Positive


class AutomaCard(Part, frozen=True):
    light: Literal["red", "green"]
    action: Literal[
        "research-highest", "research-random", "upgrade", "build-mine", "power-qic", "faction"
    ]
    vp: Amount
    final: Literal["top", "bottom", "none"]
    range: Positive
    direction: Literal["right-down", "left-up"]
    arrow: Literal["right", "left"]
    count: Positive
    pass_bar: Annotated[int, msgspec.Meta(ge=1, le=3)]
    setup_bar: Annotated[int, msgspec.Meta(ge=1, le=5)]


class AutomaFaction(Part, frozen=True):
    mines: Amount
    vp: Amount
    level_1: AreaName = "none"
    mine_range: Amount = 0
    trading_station_vp: Amount = 0
    new_type_vp: Amount = 0


class Difficulty(Part, frozen=True):
    start_vp: Amount
    removed: list[CardNumber] = msgspec.field(default_factory=list)
    added: list[CardNumber] = msgspec.field(default_factory=list)
    bonus: Amount = 0


class Automa(Block):
    # More would use up the cards before the last round.
    growth: Annotated[int, msgspec.Meta(ge=0, le=1)]
    crosswise: Annotated[int, msgspec.Meta(ge=0, le=5)]
    starters: list[CardNumber]
    gaia_steps: Steps
    transdim_steps: Steps
    cards: dict[str, AutomaCard]
    factions: dict[str, AutomaFaction]
    difficulties: dict[str, Difficulty]


class GaiaEdition(Block):
    """The whole edition file."""

    game: Game
    sectors: Sectors
    maps: Maps
    research: Research
    board_actions: BoardActions
    standard_tiles: StandardTiles
    advanced_tiles: AdvancedTiles
    federations: Federations
    round_tiles: RoundTiles
    final_tiles: FinalTiles
    boosters: Boosters
    structures: Structures
    factions: Factions
    conversions: Conversions
    final_scoring: FinalScoring
    automa: Automa


EDITION = EditionFile("tablee.games.gaia", GaiaEdition, problems)
