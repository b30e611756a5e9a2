"""What a player of Gaia Project counts of his own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.core import Seat
from tablee.games.gaia.box.components import (
    FINALS,
    NAVIGATION,
)
from tablee.games.gaia.rules.final_scoring import progress
from tablee.games.gaia.rules.power.cycle import power_to_spend, tokens_in_bowls
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import IN_GAIA_AREA

FINAL_NAMES: Final = tuple(f"final-{code}" for code in FINALS)
NAMES: Final = (
    *("credits", "ore", "knowledge", "qic"),
    *("power", "bowl-2", "tokens", "gaia-area"),
    *("gaiaformers", "range", "federation-tokens", "green-tokens"),
    *FINAL_NAMES,
)


def holdings(state: GaiaState, seat: Seat) -> Mapping[str, int]:
    """Pieces that are built are no loss, they stand on the map.

    Power is what can be spent now: which tokens move in the bowls for it is no news.

    Those of bowl II are nearly there, so a charge that makes nothing spendable shows too.
    """
    player = state.players[seat]
    if not state.round:  # what a faction begins with is on its card
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
        sum(player.tokens),
        player.green,
        # What no final scoring tile of this game ranks counts for nothing.
        *(progress(player, final) if final in state.finals else 0 for final in range(len(FINALS))),
    )
    return dict(zip(NAMES, counts, strict=True))
