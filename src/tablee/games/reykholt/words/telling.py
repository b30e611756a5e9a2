"""Events in words."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from tablee.core import Argument, Event, Sentence
from tablee.games.reykholt import events as ev
from tablee.games.reykholt.actions import ARRIVALS
from tablee.games.reykholt.box import Box
from tablee.games.reykholt.words import naming
from tablee.games.reykholt.words.effects import event_does

#: How a field of any event is said; what is not here is said as it is.
_FIELDS: Final[Mapping[str, Callable[[Any], Argument]]] = {
    "card": naming.service,
    "phase": naming.phase,
    "space": naming.space_numbered,
    "good": naming.good,
    "goods": naming.goods,
    "other": lambda seat: Sentence("named", seat=seat),
}
#: The place of a greenhouse among its owner's is for boards.
_UNSAID: Final = ("greenhouse",)


class Teller:
    """Says events; knows what is printed, which events do not carry."""

    def __init__(self, box: Box) -> None:
        self._box = box

    def tell(self, event: Event) -> Sentence:
        """What happened; the key is the name of the event."""
        key = f"event-{type(event).__name__}"
        special = _SPECIAL.get(type(event))
        if special is not None:
            return special(self._box, key, event)
        args = {
            field.name: _FIELDS.get(field.name, _itself)(getattr(event, field.name))
            for field in fields(event)  # type: ignore[arg-type]
            if field.name not in _UNSAID
        }
        return Sentence(key, **args)


def _itself(value: int) -> Argument:
    return value


def _event_drawn(box: Box, key: str, event: ev.EventDrawn) -> Sentence:
    does = event_does(box.events[event.event])
    return Sentence(key, event=naming.happening(event.event), does=does)


def _worker_placed(box: Box, key: str, event: ev.WorkerPlaced) -> Sentence:
    space = naming.space_numbered(event.space)
    return Sentence(f"{key}-blocked" if event.blocked else key, seat=event.seat, space=space)


def _greenhouse_taken(box: Box, key: str, event: ev.GreenhouseTaken) -> Sentence:
    return Sentence(f"{key}-random" if event.random else key, seat=event.seat, plots=event.plots)


def _greenhouse_provided(box: Box, key: str, event: ev.GreenhouseProvided) -> Sentence:
    owner = Sentence("named", seat=event.seat)
    return Sentence(key, card=naming.service(event.card), plots=event.plots, owner=owner)


def _greenhouse_discarded(box: Box, key: str, event: ev.GreenhouseDiscarded) -> Sentence:
    return Sentence(key, seat=event.seat, plots=event.plots, inside=naming.inside(event.goods))


def _greenhouse_given(box: Box, key: str, event: ev.GreenhouseGiven) -> Sentence:
    other = Sentence("receives-it", seat=event.other)
    inside = naming.inside(event.goods)
    return Sentence(key, seat=event.seat, other=other, plots=event.plots, inside=inside)


def _greenhouse_planted(box: Box, key: str, event: ev.GreenhousePlanted) -> Sentence:
    goods = naming.number_of(event.good, event.count)
    planted = naming.good(event.good)
    return Sentence(key, seat=event.seat, good=planted, goods=goods, plots=event.plots)


def _greenhouse_filled(box: Box, key: str, event: ev.GreenhouseFilled) -> Sentence:
    return Sentence(key, seat=event.seat, goods=naming.number_of(event.good, event.count))


def _plots_unsaid(box: Box, key: str, event: ev.GoodHarvested | ev.GoodLost) -> Sentence:
    return Sentence(key, seat=event.seat, good=naming.good(event.good))


def _card_used(box: Box, key: str, event: ev.CardUsed) -> Sentence:
    if event.usable == ARRIVALS:
        return Sentence(f"{key}-arrivals")
    return Sentence(key, seat=event.seat, card=naming.usable(event.usable))


def _workers_came_back(box: Box, key: str, event: ev.WorkersCameBack) -> Sentence:
    return Sentence(key, count=len(event.spaces))


_SPECIAL: Final[Mapping[type, Callable[[Box, str, Any], Sentence]]] = {
    ev.EventDrawn: _event_drawn,
    ev.WorkerPlaced: _worker_placed,
    ev.GreenhouseTaken: _greenhouse_taken,
    ev.GreenhouseProvided: _greenhouse_provided,
    ev.GreenhouseDiscarded: _greenhouse_discarded,
    ev.GreenhouseGiven: _greenhouse_given,
    ev.GreenhousePlanted: _greenhouse_planted,
    ev.GreenhouseFilled: _greenhouse_filled,
    ev.GoodHarvested: _plots_unsaid,
    ev.GoodLost: _plots_unsaid,
    ev.CardUsed: _card_used,
    ev.WorkersCameBack: _workers_came_back,
}
