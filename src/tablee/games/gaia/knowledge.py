"""What is hidden in Gaia Project: nothing.

Everything lies open, and what is face down (the Automa's cards) nobody has looked at: its order
does not exist until it is drawn.
"""

from __future__ import annotations

from random import Random

from tablee.core import Seat
from tablee.games.gaia.state import GaiaState


def deal_anew(world: GaiaState, seat: Seat, rng: Random) -> None:
    """Nothing is hidden, so the only world that fits is this one."""
