"""What deserves a second look: what an action destroys, gives up or leaves undone."""

from __future__ import annotations

from tablee.core import Action, Seat, Sentence
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import ITARS
from tablee.games.gaia.rules.power.charging import ChargePower, brings_token, offered
from tablee.games.gaia.rules.research import ChooseAdvance
from tablee.games.gaia.rules.rounds.gaia_phase import GatherTokens
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import GONE

#: What a turn may end without: free conversions are none of its actions (R34).
NO_ACTION = (act.Pass, act.Convert, act.Burn)


def warning(state: GaiaState, seat: Seat, action: Action) -> Sentence | None:
    """What is lost for good, or given up."""
    player = state.players[seat]
    if isinstance(action, act.Pass):
        can_act = any(not isinstance(other, NO_ACTION) for other in state.legal(seat))
        return Sentence("warning-pass") if can_act else None
    if isinstance(action, act.Burn):
        # R141: the Itars' token comes back from the Gaia area.
        return None if player.faction == ITARS else Sentence("warning-tokens", tokens=1)
    if isinstance(action, act.Decline):
        return _declined(state, seat)
    if isinstance(action, act.Exchange):
        return Sentence("warning-tokens", tokens=state.box.powers.exchanged_tokens)
    if isinstance(action, act.Brainstone) and action.index == GONE:
        return Sentence("warning-brainstone")
    if isinstance(action, act.Cover):
        return Sentence("warning-cover")
    if isinstance(action, act.Downgrade):
        return Sentence("warning-downgrade")
    return None


def _declined(state: GaiaState, seat: Seat) -> Sentence | None:
    """What was offered; the Itars lose nothing by keeping their tokens."""
    question = state.asked(seat)
    if isinstance(question, ChargePower):
        player = state.players[seat]
        power = offered(player, question.value)
        return Sentence("warning-charge", power=power, token=int(brings_token(player)))
    if isinstance(question, GatherTokens):
        return Sentence("warning-gather", power=question.tokens)
    if isinstance(question, ChooseAdvance) and len(question.options(state)) > 1:
        return Sentence("warning-advance")
    return None
