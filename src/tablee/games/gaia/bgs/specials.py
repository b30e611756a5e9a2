"""Special actions as that platform calls them: by what they give."""

from __future__ import annotations

from typing import Final

from tablee.core import Seat
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import AMBAS, BAL_TAKS, BESCODS, FIRAKS, IVITS
from tablee.games.gaia.state import GaiaState

#: By our code of the tile.
TILE_SPECIALS: Final = {"std9": "4pw", "adv3": "q,5c", "adv11": "3o", "adv13": "3k"}
FACTION_SPECIALS: Final = {
    AMBAS: "swap-PI",
    FIRAKS: "down-lab",
    BESCODS: "up-lowest",
    IVITS: "space-station",
}
#: By each name that is known: where the action comes from, as our notation says it.
SOURCES: Final = {
    **dict.fromkeys(("step", "range+3"), "booster"),
    **dict.fromkeys(("q", "4c"), "academy"),
    **dict.fromkeys(FACTION_SPECIALS.values(), "faction"),
    **{name: tile for tile, name in TILE_SPECIALS.items()},
}


def special_name(state: GaiaState, seat: Seat, index: int) -> str:
    """What the seat's special action is called there; empty if there is none of that source."""
    player = state.players[seat]
    if index == act.SPECIAL_BOOSTER:
        booster = state.box.boosters[player.booster]
        return "step" if booster.steps else f"range+{booster.range}"
    if index == act.SPECIAL_ACADEMY:
        return "4c" if player.faction == BAL_TAKS else "q"
    if index == act.SPECIAL_FACTION:
        return FACTION_SPECIALS.get(player.faction, "")
    return TILE_SPECIALS.get(act.SPECIALS[index], "")
