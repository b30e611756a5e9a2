"""Standing orders: questions that a player may have answered without being asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.core import Action, Option, Seat, Value
from tablee.games.gaia import actions as act
from tablee.games.gaia.rules.power.charging import ChargePower, brings_token, offered
from tablee.games.gaia.rules.power.cycle import ChooseBowls
from tablee.games.gaia.state import GaiaState

CHARGE_UP_TO: Final = "charge_up_to"
LOWEST_BOWLS_FIRST: Final = "lowest_bowls_first"

HABITS: Final = (
    Option(CHARGE_UP_TO, 0, (0, 1, 2, 3, 4, 5)),
    Option.switch(LOWEST_BOWLS_FIRST, default=True),
)


def habitual(state: GaiaState, seat: Seat, habits: Mapping[str, Value]) -> Action | None:
    """The answer that the seat's standing orders give to what it is asked now."""
    frame = state.asked(seat)
    if isinstance(frame, ChargePower):
        player = state.players[seat]
        power = offered(player, frame.value)
        # When the Taklons' token comes is for them to say.
        if power <= int(habits[CHARGE_UP_TO]) and not brings_token(player):
            return act.CHARGE[power][0]
    elif isinstance(frame, ChooseBowls) and habits[LOWEST_BOWLS_FIRST]:
        return frame.options(state)[0]
    return None
