"""The environment marker (R30, R31)."""

from tests.games.century.second_reading.table import Player, Table


def move_marker(table: Table, player: Player, steps: int) -> None:
    """To the left or to the right; what would leave the track is lost."""
    wanted = player.environment + steps
    player.environment = min(max(wanted, 0), len(table.box.environment) - 1)
    if player.environment != wanted:
        table.happened["the environment marker at an end of its track"] += 1
