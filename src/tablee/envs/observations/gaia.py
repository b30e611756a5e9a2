"""How a view of Gaia Project becomes numbers."""

from tablee.envs.observations.table import Table
from tablee.games.gaia.actions import SPECIALS
from tablee.games.gaia.box.components import (
    ADVANCED,
    AREAS,
    AUTOMA_CARDS,
    BOARD_ACTIONS,
    BOOSTERS,
    LARGE_MAP,
    ROUND_TILES,
    ROUNDS,
    SECTOR_NAMES,
    SMALL_MAP,
    STANDARD,
    TECH_PLACES,
    TOKENS,
)
from tablee.games.gaia.box.hexes import HEX_NAMES, SECTOR_SIZE
from tablee.games.gaia.game import GaiaProject
from tablee.games.gaia.view.shapes import GaiaView


def table(game: GaiaProject, seats: int) -> Table:
    """Hexes, places and board actions go by their order; it is that of the view."""
    owners = (*range(seats), "automa") if seats == 1 else tuple(range(seats))
    sectors = len(SMALL_MAP if seats < 3 else LARGE_MAP)
    tiles = (*STANDARD, *ADVANCED)
    return Table(
        view=GaiaView,
        words={
            "GaiaView.order": owners,
            "GaiaView.passed": owners,
            "GaiaView.terraforming_token": TOKENS,
            "GaiaView.tokens": TOKENS,
            "GaiaView.boosters": BOOSTERS,
            "GaiaView.rounds": ROUND_TILES,
            "Sector.sector": SECTOR_NAMES,
            "Hex.owner": owners,
            "Hex.satellites": owners,
            "Hex.federations": tuple(range(seats)),
            "StandardPile.tile": tiles,
            "AdvancedPlace.tile": tiles,
            "HeldTile.tile": tiles,
            "HeldTile.covered_by": tiles,
            "Player.advanced": tiles,
            "Player.booster": BOOSTERS,
            "Player.tokens": TOKENS,
            "Player.used": SPECIALS,
            "Player.lost_planet": HEX_NAMES,
            "Automa.booster": BOOSTERS,
            "Automa.discards": tuple(range(1, AUTOMA_CARDS + 1)),
        },
        rows={
            "GaiaView.order": len(owners),
            "GaiaView.passed": len(owners),
            "GaiaView.tiles": sectors,
            "GaiaView.hexes": sectors * SECTOR_SIZE,
            "GaiaView.standard": len(TECH_PLACES),
            "GaiaView.advanced": len(AREAS),
            "GaiaView.board_actions": len(BOARD_ACTIONS),
            "GaiaView.rounds": ROUNDS,
            "GaiaView.finals": 2,
            "Final.progress": seats,
            "Final.points": len(owners),
            "GaiaView.players": seats,
            "Player.standard": len(STANDARD),
            "Player.advanced": len(AREAS),
            "Automa.last": 2,
        },
        counted=frozenset(
            {
                "GaiaView.boosters",
                "Hex.satellites",
                "Hex.federations",
                "Player.used",
                "Player.types",
                "Automa.discards",
            }
        ),
        left=frozenset(
            {
                "GaiaView.printed",
                "GaiaView.seats",
                "GaiaView.question",
                "GaiaView.plans",
                "Sector.at",
                "Hex.hex",
                "Hex.q",
                "Hex.r",
                "Hex.sector",
                "StandardPile.place",
                "AdvancedPlace.area",
                "BoardSpace.code",
                "Player.seat",
            }
        ),
    )
