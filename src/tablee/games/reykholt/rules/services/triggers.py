"""The moments at which cards act, and what narrows them down."""

from tablee.core import Seat
from tablee.games.reykholt.box import vocabulary as said
from tablee.games.reykholt.box.components import COLUMNS, GOODS, PHASES, WORKERS
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import (
    AFTER_ACTION,
    AFTER_PLACEMENT,
    ANY_TIME,
    BEFORE_DISCARD,
    GREENHOUSE_EMPTIED,
    GREENHOUSE_GOT,
    HARVESTED,
    OPPONENT_DISCARDS,
    OPPONENT_PLACEMENT,
    OWN_ARRIVAL,
    OWN_BONUS,
    OWN_PAYMENT,
    OWN_PLANTING,
    OWN_TURN_END,
    PHASE_END,
    PHASE_START,
    PLANTED,
    STATIC,
    TAKING,
    About,
)

_MOMENTS: dict[type[said.On], int] = {
    said.Take: TAKING,
    said.Static: STATIC,
    said.AnyTime: ANY_TIME,
    said.AfterOwnAction: AFTER_ACTION,
    said.AfterOwnPlacement: AFTER_PLACEMENT,
    said.OpponentPlacement: OPPONENT_PLACEMENT,
    said.OwnPlant: OWN_PLANTING,
    said.OwnBonus: OWN_BONUS,
    said.OwnPayTable: OWN_PAYMENT,
    said.OwnArrival: OWN_ARRIVAL,
    said.OwnTourismTurnEnd: OWN_TURN_END,
    said.GreenhouseEmptied: GREENHOUSE_EMPTIED,
    said.BeforeOwnDiscardGreenhouse: BEFORE_DISCARD,
    said.OpponentDiscardsGreenhouse: OPPONENT_DISCARDS,
}
_DEEDS = {"harvest": HARVESTED, "plant": PLANTED, "take_greenhouse": GREENHOUSE_GOT}


def moment_of(trigger: said.Trigger) -> int:
    """The moment at which a card with that trigger may act."""
    if isinstance(trigger, said.PhaseStart):
        return PHASE_START + PHASES.index(trigger.phase)
    if isinstance(trigger, said.PhaseEnd):
        return PHASE_END + PHASES.index(trigger.phase)
    return _MOMENTS[type(trigger)]


def fits(state: ReykholtState, seat: Seat, trigger: said.Trigger, about: About) -> bool:
    """Whether a card of `seat` reacts to this very occasion of its moment."""
    player = state.players[seat]
    if isinstance(trigger, said.AfterOwnAction):
        if trigger.column is not None and COLUMNS[state.space % len(COLUMNS)] != trigger.column:
            return False
        return trigger.includes is None or bool(state.deeds & _DEEDS[trigger.includes])
    if isinstance(trigger, said.AfterOwnPlacement):
        return WORKERS - player.workers == trigger.nth
    if isinstance(trigger, said.OpponentPlacement):
        row = state.space // len(COLUMNS)
        own = any(space // len(COLUMNS) == row for space in player.placed)
        return own or not trigger.row_has_own_worker
    if isinstance(trigger, said.OwnPlant):
        good, kind = about
        printed = state.book.kinds[kind]
        if trigger.printed_plots is not None and printed.plots != trigger.printed_plots:
            return False
        return trigger.good is None or good == printed.rarest
    if isinstance(trigger, said.OwnArrival):
        table = state.box.tables[player.table]
        if state.solo and trigger.solo_table_good is not None:
            return table.good == GOODS.index(trigger.solo_table_good)
        occupied = sum(other.table == player.table for other in state.players) > 1
        return occupied or not trigger.table_occupied
    if isinstance(trigger, said.GreenhouseEmptied):
        return trigger.phase is None or PHASES[state.stage] == trigger.phase
    return True
