"""How a view of Reworld becomes numbers."""

from tablee.envs.observations.table import Table
from tablee.games.reworld.box.components import DOCKS, LETTERS, PORTS, SHIPS
from tablee.games.reworld.game import Reworld
from tablee.games.reworld.view.shapes import ReworldView


def table(game: Reworld, seats: int) -> Table:
    """Modules go by their codes; cities, docks and ships by their place."""
    modules = tuple(module.code for module in game.boxes[seats].modules)
    return Table(
        view=ReworldView,
        words=dict.fromkeys(
            (
                "Port.module",
                "City.modules",
                "Player.docks",
                "Player.flying",
                "Player.aboard",
                "Player.defence",
                "Player.shuttles",
                "Player.satellites",
                "ReworldView.bag",
                "ReworldView.removed",
            ),
            modules,
        ),
        rows={
            "ReworldView.ports": PORTS,
            "Port.cards": 4,
            "ReworldView.players": seats,
            "Player.hand": 5,
            "Player.discards": 5,
            "Player.docks": DOCKS,
            "Player.docks[]": 16,
            "Player.aboard": 4,
            "Player.cities": len(LETTERS),
            "City.modules": 16,
            "Player.defence": 12,
            "Player.shuttles": 12,
            "Player.satellites": 12,
            "ReworldView.ships": len(SHIPS),
        },
        counted=frozenset({"ReworldView.removed"}),
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
