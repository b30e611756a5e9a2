"""How a view of Reykholt becomes numbers."""

from tablee.envs.observations.table import Table
from tablee.games.reykholt.actions import SPACES
from tablee.games.reykholt.box.components import CARDS, SIZES
from tablee.games.reykholt.game import Reykholt
from tablee.games.reykholt.view.shapes import ReykholtView


def table(game: Reykholt, seats: int) -> Table:
    """Spaces go by their order, which the number of seats says; cards and goods by their names."""
    sizes = tuple(map(str, SIZES))
    return Table(
        view=ReykholtView,
        words={
            "ReykholtView.piles": sizes,
            "ReykholtView.space": SPACES,
            "RandomPile.hidden": sizes,
            "Space.workers": tuple(range(seats)),
            "Greenhouse.pile": (*sizes, "random", *CARDS),
        },
        rows={
            "ReykholtView.display": 5,
            "ReykholtView.stack": 5,
            "RandomPile.top": 4,
            "RandomPile.bottom": 4,
            "ReykholtView.spaces": len(SPACES),
            "ReykholtView.players": seats,
            "Player.greenhouses": 14,
            "Player.services": 12,
        },
        counted=frozenset({"ReykholtView.events_left", "Space.workers"}),
        left=frozenset(
            {
                "ReykholtView.printed",
                "ReykholtView.track",
                "Space.id",
                "Greenhouse.number",
                "Greenhouse.allowed",
                "Player.seat",
                "Plan.legs",
            }
        ),
    )
