"""What a player of Gaia Project counts of his own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.core import Seat
from tablee.games.gaia.box.components import (
    FINALS,
    INSTITUTE,
    KNOWLEDGE_ACADEMY,
    LAB,
    MINE,
    NAVIGATION,
    NONE,
    QIC_ACADEMY,
    TERRAFORMING,
    TRADING_STATION,
)
from tablee.games.gaia.rules.building.ground import left
from tablee.games.gaia.rules.final_scoring import progress
from tablee.games.gaia.rules.power.cycle import power_to_spend, tokens_in_bowls
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import IN_GAIA_AREA

#: Pieces on the faction board by what they are called together.
PIECES: Final = {
    "mines": (MINE,),
    "trading-stations": (TRADING_STATION,),
    "labs": (LAB,),
    "institutes": (INSTITUTE,),
    "academies": (KNOWLEDGE_ACADEMY, QIC_ACADEMY),
}
FINAL_NAMES: Final = tuple(f"final-{code}" for code in FINALS)
NAMES: Final = (
    *("credits", "ore", "knowledge", "qic"),
    *("power", "bowl-2", "tokens", "gaia-area"),
    *("gaiaformers", "range", "step-ore", "federation-tokens", "green-tokens"),
    *PIECES,
    *FINAL_NAMES,
)


def holdings(state: GaiaState, seat: Seat) -> Mapping[str, int]:
    """Power is what can be spent now: which tokens move in the bowls for it is no news.

    Those of bowl II are nearly there, so a charge that makes nothing spendable shows too.
    """
    player = state.players[seat]
    if player.faction == NONE:
        return dict.fromkeys(NAMES, 0)
    box = state.box
    counts = (
        *(player.credits, player.ore, player.knowledge, player.qic),
        power_to_spend(state, player),
        player.bowl_2 + (player.brainstone == 2),
        tokens_in_bowls(player),
        player.gaia_area + (player.brainstone == IN_GAIA_AREA),
        player.gaiaformers,
        box.ranges[player.research[NAVIGATION]],
        box.step_ore[player.research[TERRAFORMING]],
        sum(player.tokens),
        player.green,
        *(sum(left(state, player, kind) for kind in kinds) for kinds in PIECES.values()),
        # What no final scoring tile of this game ranks counts for nothing.
        *(progress(player, final) if final in state.finals else 0 for final in range(len(FINALS))),
    )
    return dict(zip(NAMES, counts, strict=True))
