"""The environment track (R30, R31, R42)."""

from tablee.games.century.state import CenturyState
from tablee.games.century.state.player import Player


def move_marker(state: CenturyState, player: Player, change: int) -> int:
    """R31: the marker moves so many spaces, to the left if `change` is less than 0.

    Moves beyond an end are lost; returns how far it went.
    """
    before = player.environment
    last = len(state.box.environment) - 1
    player.environment = min(max(before + change, 0), last)
    return player.environment - before
