"""How a view of The Artemis Project becomes numbers."""

from tablee.envs.observations.table import Table
from tablee.games.artemis.box.components import DICE, DRONE_DICE, DRONES, MOST_CARDS, MOST_TILES
from tablee.games.artemis.game import ArtemisProject
from tablee.games.artemis.view.shapes import ArtemisView


def table(game: ArtemisProject, seats: int) -> Table:
    """Everything goes by its name; dice in a region by their order there."""
    dice = DICE * seats + (DRONE_DICE * DRONES if seats == 1 else 0)
    return Table(
        view=ArtemisView,
        words={},
        rows={
            "ArtemisView.expeditions": MOST_CARDS,
            "Expedition.dice": dice,
            "Stock.dice": dice,
            "ArtemisView.gantry": MOST_TILES,
            "Tile.bids": 6,
            "Doorstep.dice": dice,
            "Academy.dice": 4,
            "ArtemisView.outfitters": dice,
            "ArtemisView.drones": DRONES,
            "Drone.dice": DRONE_DICE,
            "ArtemisView.set_aside": DRONE_DICE * DRONES,
            "ArtemisView.players": seats,
            "Player.dice": DICE,
            "Player.buildings": 16,
            "Directive.dealt": 3,
        },
        counted=frozenset({"ArtemisView.past_events"}),
        left=frozenset(
            {
                "ArtemisView.printed",
                "ArtemisView.seats",
                "Expedition.number",
                "Expedition.rewards",
                "Expedition.ranks",
                "Tile.number",
                "Doorstep.limits",
                "Drone.number",
                "Player.seat",
                "Player.last",
                "Building.number",
            }
        ),
    )
