"""Questions in words."""

from collections.abc import Mapping
from typing import Any, Final

from tablee.core import Argument, Decision, Sentence
from tablee.games.reykholt.actions import ARRIVALS
from tablee.games.reykholt.box.components import NONE, PHASES
from tablee.games.reykholt.rules.harvest_time import HarvestCapped
from tablee.games.reykholt.rules.services import any_time
from tablee.games.reykholt.rules.services.moments import UseService, pending
from tablee.games.reykholt.rules.terms.harvesting import HarvestGreenhouse, HarvestMixed
from tablee.games.reykholt.rules.terms.paying import PayGoods
from tablee.games.reykholt.rules.terms.planting import PlantGreenhouse
from tablee.games.reykholt.rules.terms.service_cards import PickService
from tablee.games.reykholt.rules.tourism import VisitTable
from tablee.games.reykholt.rules.work.parts import ChoosePart
from tablee.games.reykholt.rules.work.placing import PlaceWorker, UseBeforeAside
from tablee.games.reykholt.state import ReykholtState, book
from tablee.games.reykholt.words import naming

#: What the windows of any-time cards are called in text keys.
_WINDOWS: Final[Mapping[int, str]] = {
    any_time.BEFORE_EVENT: "before_event",
    any_time.START_OF_WORK: "start_of_work",
    any_time.BEFORE_WORKER: "before_worker",
    any_time.END_OF_WORK: "end_of_work",
    any_time.BEFORE_TOURISM_TURN: "before_tourism_turn",
    any_time.END_OF_TOURISM: "end_of_tourism",
    any_time.BEFORE_REST: "before_rest",
}
#: And the moments at which cards act.
_MOMENTS: Final[Mapping[int, str]] = {
    **{book.PHASE_START + index: f"phase_start-{phase}" for index, phase in enumerate(PHASES)},
    **{book.PHASE_END + index: f"phase_end-{phase}" for index, phase in enumerate(PHASES)},
    book.AFTER_ACTION: "after_action",
    book.AFTER_PLACEMENT: "after_placement",
    book.OPPONENT_PLACEMENT: "opponent_placement",
    book.OWN_PLANTING: "own_planting",
    book.OWN_BONUS: "own_bonus",
    book.OWN_PAYMENT: "own_payment",
    book.OWN_ARRIVAL: "own_arrival",
    book.OWN_TURN_END: "own_turn_end",
    book.GREENHOUSE_EMPTIED: "greenhouse_emptied",
    book.BEFORE_DISCARD: "before_discard",
    book.OPPONENT_DISCARDS: "opponent_discards",
}


def ask(state: ReykholtState, question: Decision[Any]) -> Sentence:
    """What is asked; the key is the name of the question."""
    key = f"prompt-{type(question).__name__}"
    player = state.players[question.seat]
    if isinstance(question, any_time.UseAnyTime) and not isinstance(question, UseBeforeAside):
        return _ask_for_any_time(state, key, question.window)
    if isinstance(question, VisitTable):
        printed = state.box.tables[player.table + 1]
        goods = naming.number_of(printed.good, printed.count)
        if player.bonus_used:
            key += "-bonus_used"
        return Sentence(key, table=player.table + 1, goods=goods)
    if isinstance(question, PickService) and len(state.display) <= len(state.stack):
        return Sentence(f"{key}-stack", good=naming.good(state.stack[0]))
    if isinstance(question, UseService):
        return _ask_for_service(state, key, question)
    return Sentence(key, **_details(state, question))


def _ask_for_any_time(state: ReykholtState, key: str, window: int) -> Sentence:
    """Whether a card is used in that window."""
    key += f"-{_WINDOWS[window]}"
    if window == any_time.BEFORE_EVENT:
        return Sentence(key, event=naming.happening(state.event))
    return Sentence(key)


def _ask_for_service(state: ReykholtState, key: str, question: UseService) -> Sentence:
    """Which of several cards, or whether the only one."""
    moment = Sentence(f"moment-{_MOMENTS[question.moment]}")
    found = pending(state, question.seat, question.moment, question.about, question.done)
    if len(found) > 1:
        return Sentence(key, moment=moment)
    return Sentence(f"{key}-one", moment=moment, card=naming.usable(found[0].index))


def _details(state: ReykholtState, question: Decision[Any]) -> dict[str, Argument]:
    """What the question names."""
    if isinstance(question, PlaceWorker):
        return {"count": state.players[question.seat].workers}
    if isinstance(question, HarvestMixed):
        return {"number": question.index + 1}
    if isinstance(question, HarvestCapped):
        return {"left": question.left}
    if isinstance(question, ChoosePart):
        return {"cause": _space(state), "done": int(question.begun or question.done > 0)}
    effect = getattr(question, "effect", None)
    if effect is None:
        return {}
    details: dict[str, Argument] = {"cause": cause(state, effect)}
    if isinstance(question, PlantGreenhouse):
        least = question.planting(state).least - question.made
        # That a planting is due at all goes without saying.
        is_plain = question.may_leave or (least == 1 and not question.made)
        details["least"] = 0 if is_plain else max(0, least)
    if isinstance(question, HarvestGreenhouse):
        details["left"] = question.harvesting(state).most - question.made
    if isinstance(question, PayGoods):
        details["count"] = question.paying(state).amount(state, question.seat)
    return details


def cause(state: ReykholtState, effect: int) -> Sentence:
    """What brings an effect about: a card, an event, the space just taken."""
    source = state.book.effects[effect].source
    if source == ARRIVALS:
        return Sentence("cause-arrivals")
    if source != NONE:
        return Sentence("cause-card", name=naming.usable(source))
    return _space(state)


def _space(state: ReykholtState) -> Sentence:
    if state.space == NONE:
        return Sentence("cause-setup")
    return Sentence("cause-space", space=naming.space_numbered(state.space))
