"""What is in Gaia Project's box, as the tables that rules read. The values are the edition's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.gaia.box import unpacking, unpacking_factions
from tablee.games.gaia.box.automa_faces import AutomaCard, AutomaFaction, Difficulty
from tablee.games.gaia.box.components import (
    AUTOMA_CARDS,
    COMMON_CONVERSIONS,
    CREDIT_CONVERSIONS,
    DIFFICULTIES,
    FACTIONS,
    FINALS,
    LARGE_MAP,
    LARGE_ROWS,
    SMALL_MAP,
    SMALL_ROWS,
)
from tablee.games.gaia.box.faces import (
    AdvancedTile,
    BoardAction,
    Booster,
    Conversion,
    Faction,
    FinalTile,
    Powers,
    RoundTile,
    StandardTile,
    Token,
)
from tablee.games.gaia.box.hexes import GRIDS, SECTOR_MASKS
from tablee.kit.hexes import Grid

if TYPE_CHECKING:
    from tablee.games.gaia.box.edition import GaiaEdition

__all__ = [
    "AdvancedTile",
    "AutomaCard",
    "AutomaFaction",
    "BoardAction",
    "Booster",
    "Box",
    "Conversion",
    "Difficulty",
    "Faction",
    "FinalTile",
    "Powers",
    "RoundTile",
    "StandardTile",
    "Token",
]


class Box:
    """Everything printed, for one player count. Shared by all positions of a game, never changed.

    Planets, factions, areas, structures and tiles are ints that index these tables. One seat is the
    game against the Automa.
    """

    __slots__ = (
        "advance_knowledge",
        "advanced",
        "automa_factions",
        "automa_growth",
        "base_map",
        "board_actions",
        "boosters",
        "cards",
        "conversions",
        "costs",
        "credit_conversions",
        "credit_limit",
        "crosswise",
        "difficulties",
        "factions",
        "federation_value",
        "final_count",
        "final_tiles",
        "gaia_planet_vp",
        "gaia_qic",
        "gaiaformer_gain",
        "gaiaformers",
        "great_value",
        "grid",
        "knowledge_limit",
        "level_gains",
        "level_incomes",
        "near",
        "near_masks",
        "ore_limit",
        "powers",
        "project_tokens",
        "qic_range",
        "ranges",
        "rank_vp",
        "research_from",
        "research_vp",
        "resources_per_vp",
        "round_boosters",
        "round_tiles",
        "satellite_supply",
        "seats",
        "sector_masks",
        "sector_names",
        "sectors",
        "solo_removed",
        "standard",
        "standard_copies",
        "start_vp",
        "station_value",
        "step_ore",
        "supply",
        "token_gain",
        "tokens",
        "trading_station_alone",
        "turned_sectors",
        "values",
        "xenos_federation_value",
    )

    def __init__(  # noqa: PLR0915 - as many fields as there are things in the box
        self, edition: GaiaEdition, seats: int
    ) -> None:
        self.seats: Final = seats
        self.start_vp: Final = edition.game.start_vp
        self.ore_limit: Final = edition.game.ore_limit
        self.knowledge_limit: Final = edition.game.knowledge_limit
        self.credit_limit: Final = edition.game.credit_limit

        small = seats <= 2
        #: The tiles in use; other fields name them by their index.
        self.sector_names: Final[tuple[str, ...]] = SMALL_MAP if small else LARGE_MAP
        self.grid: Final[Grid] = GRIDS[len(self.sector_names)]
        #: By place: its hexes.
        self.sector_masks: Final = SECTOR_MASKS[: len(self.sector_names)]
        #: By tile: its planets with the number upright.
        self.sectors: Final = tuple(
            unpacking.sector_planets(edition.sectors.tiles[name]) for name in self.sector_names
        )
        #: By tile, then turns of 60 degrees clockwise.
        self.turned_sectors: Final = tuple(
            tuple(unpacking.turned_sector(sector, times) for times in range(6))
            for sector in self.sectors
        )
        #: By place: tile and turns of the base layout (R2).
        self.base_map: Final = (
            unpacking.base_map(edition.maps.small, SMALL_ROWS, self.sector_names)
            if small
            else unpacking.base_map(edition.maps.large, LARGE_ROWS, self.sector_names)
        )

        structures, research = edition.structures, edition.research
        self.near: Final = structures.near
        #: By hex: where structures charge power and cheapen trade (R52, R110).
        self.near_masks: Final = self.grid.disks[structures.near]
        self.qic_range: Final = structures.qic_range
        self.gaia_qic: Final = structures.gaia_qic
        self.supply: Final = unpacking.supply_by_structure(structures.supply)
        self.satellite_supply: Final = structures.supply.satellite
        #: By structure: credits and ore.
        self.costs: Final = unpacking.costs_by_structure(structures.cost)
        #: A trading station with no opponent near (R52).
        self.trading_station_alone: Final = unpacking.cost_of(structures.cost.trading_station_alone)
        #: By structure: its power value, which charges power and makes federations.
        self.values: Final = unpacking.values_by_structure(structures.power_value)
        #: A space station in a federation.
        self.station_value: Final = structures.power_value.space_station

        self.advance_knowledge: Final = research.advance_knowledge
        #: By level of terraforming, navigation, and twice of Gaia project.
        self.step_ore: Final = tuple(research.ore_per_step)
        self.ranges: Final = tuple(research.range)
        self.gaiaformers: Final = tuple(research.gaiaformers)
        self.project_tokens: Final = tuple(research.project_tokens)
        self.gaia_planet_vp: Final = research.gaia_planet_vp
        #: By area, then level: gained on reaching it. Level 5 of terraforming and navigation gives
        #: what rules know (R88, R90).
        self.level_gains: Final = unpacking.level_gains(research)
        #: By area, then level: the income of standing there.
        self.level_incomes: Final = unpacking.level_incomes(research)
        self.board_actions: Final = unpacking.board_actions(edition.board_actions)

        self.standard: Final = unpacking.standard_tiles(edition.standard_tiles)
        self.standard_copies: Final = edition.standard_tiles.copies
        #: The institute's and the academies' value with the tile that raises it.
        self.great_value: Final = max(
            tile.great_value for tile in edition.standard_tiles.tiles.values()
        )
        self.advanced: Final = unpacking.advanced_tiles(edition.advanced_tiles)
        self.federation_value: Final = edition.federations.value
        self.xenos_federation_value: Final = edition.federations.xenos_value
        #: The six types, then the Gleens' own.
        self.tokens: Final = unpacking.federation_tokens(edition.federations)
        #: Of each of the six types, in the game against the Automa.
        self.solo_removed: Final = edition.federations.solo_removed
        self.round_tiles: Final = unpacking.round_tiles(edition.round_tiles)
        self.final_tiles: Final = tuple(
            FinalTile(code, edition.final_tiles.neutral[code]) for code in FINALS
        )
        self.final_count: Final = edition.final_tiles.count
        self.rank_vp: Final = tuple(edition.final_tiles.rank_vp)
        self.boosters: Final = unpacking.round_boosters(edition.boosters)
        #: How many lie open: the Automa counts as a player (R6).
        self.round_boosters: Final = max(seats, 2) + edition.boosters.spare
        self.factions: Final = tuple(
            unpacking_factions.faction_board(edition, index) for index in range(len(FACTIONS))
        )
        self.powers: Final = unpacking_factions.faction_powers(edition.factions.boards)

        self.conversions: Final = tuple(
            unpacking.conversion_of(edition.conversions.common[code]) for code in COMMON_CONVERSIONS
        )
        #: The Hadsch Hallas', with their institute (R134).
        self.credit_conversions: Final = tuple(
            unpacking.conversion_of(edition.conversions.hadsch_hallas[code])
            for code in CREDIT_CONVERSIONS
        )
        #: The Nevlas', for a token of bowl III (R140), and the Bal T'aks', for a gaiaformer (R137).
        self.token_gain: Final = unpacking.resources_of(edition.conversions.nevlas_token)
        self.gaiaformer_gain: Final = unpacking.resources_of(
            edition.conversions.bal_taks_gaiaformer
        )
        self.research_from: Final = edition.final_scoring.research_from
        self.research_vp: Final = edition.final_scoring.research_vp
        self.resources_per_vp: Final = edition.final_scoring.resources_per_vp

        automa = edition.automa
        #: Random cards that join the deck each round, the first included.
        self.automa_growth: Final = automa.growth
        self.crosswise: Final = automa.crosswise
        #: By number less one.
        self.cards: Final = tuple(
            unpacking_factions.automa_card(automa, n) for n in range(1, AUTOMA_CARDS + 1)
        )
        #: By faction, `None` for those that the Automa never plays.
        self.automa_factions: Final = tuple(
            unpacking_factions.automa_faction(edition, index) for index in range(len(FACTIONS))
        )
        self.difficulties: Final = tuple(
            unpacking_factions.difficulty_of(code, automa.difficulties[code])
            for code in DIFFICULTIES
        )
