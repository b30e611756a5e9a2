"""How a view of Reworld becomes numbers."""

from tablee.envs.observations.table import Table
from tablee.games.reworld.box.components import (
    DOCKS,
    LETTERS,
    PORTS,
    SATELLITE,
    SHIPS,
    SHUTTLE,
    TERRABOT,
    UNIT,
)
from tablee.games.reworld.game import Reworld
from tablee.games.reworld.view.shapes import ReworldView


def table(game: Reworld, seats: int) -> Table:
    """Modules go by their codes; cities, docks and ships by their place."""
    modules = tuple(module.code for module in game.boxes[seats].modules)
    by_kind = [
        tuple(module.code for module in game.boxes[seats].modules if module.kind == kind)
        for kind in (TERRABOT, SHUTTLE, UNIT, SATELLITE)
    ]
    terrabots, shuttles, units, satellites = by_kind
    return Table(
        view=ReworldView,
        words={
            "Port.module": modules,
            "Player.docks": modules,
            "Player.flying": shuttles,
            "Player.aboard": units,
            "City.modules": (*terrabots, *units),
            "Player.defence": (*shuttles, *satellites),
            "Player.shuttles": shuttles,
            "Player.satellites": satellites,
            "ReworldView.bag": modules,
            "ReworldView.removed": modules,
        },
        rows={
            "ReworldView.ports": PORTS,
            "Port.cards": 4,
            "ReworldView.players": seats,
            "Player.hand": 5,
            "Player.discards": 5,
            "Player.docks": DOCKS,
            "Player.docks[]": 20,
            "Player.aboard": 4,
            "Player.cities": len(LETTERS),
            "ReworldView.ships": len(SHIPS),
        },
        counted=frozenset(
            {
                "ReworldView.removed",
                "City.modules",
                "Player.defence",
                "Player.shuttles",
                "Player.satellites",
            }
        ),
        left=frozenset(
            {
                "ReworldView.printed",
                "ReworldView.seats",
                "ReworldView.terrabot_points",
                "Port.port",
                "Port.adjacent_tops",
                "City.name",
                "Player.seat",
                "PopulationShip.id",
                "PopulationShip.points",
                "PopulationShip.target",
            }
        ),
        remembered=frozenset(
            {
                "ReworldView.ports",
                "ReworldView.bag",
                "ReworldView.removed",
                "ReworldView.ships",
                "Port",
                "Player",
                "Player.docks",
                "Player.cities",
                "Player.ships",
            }
        ),
    )
