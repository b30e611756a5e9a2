"""Events in words."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from tablee.core import Argument, Event, Sentence
from tablee.games.artemis import events as ev
from tablee.games.artemis.box import Box
from tablee.games.artemis.box import components as c
from tablee.games.artemis.box.components import NONE
from tablee.games.artemis.words import naming

#: How a field of any event is said; what is not here is said as it is.
_FIELDS: Final[Mapping[str, Callable[[Any], Argument]]] = {
    "kind": naming.one,
    "building": naming.building,
    "buildings": lambda kinds: tuple(map(naming.building, kinds)),
    "expedition": naming.expedition,
    "event": naming.happening,
    "directive": naming.directive,
    "directives": lambda cards: tuple(map(naming.directive, cards)),
    "colonists": naming.people,
    "dice": naming.dice,
    "place": naming.place_of,
    "origin": naming.origin_of,
    "category": lambda index: Sentence(f"category-{c.CATEGORIES[index]}"),
}


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
        }
        return Sentence(key, **args)


def _itself(value: int) -> Argument:
    return value


def _expedition_revealed(box: Box, key: str, event: ev.ExpeditionRevealed) -> Sentence:
    card = box.expeditions[event.expedition]
    rewards = [
        Sentence("together", goods=naming.reward(given, event.colonists, event.building))
        for given in card.rewards
    ]
    return Sentence(
        key,
        expedition=naming.expedition(event.expedition),
        difficulty=card.difficulty,
        one=rewards[0],
        other=rewards[1],
    )


def _gantry_filled(box: Box, key: str, event: ev.GantryFilled) -> Sentence:
    if not event.buildings:
        return Sentence("event-GantryFilled-none")
    return Sentence(key, buildings=tuple(map(naming.building, event.buildings)))


def _event_revealed(box: Box, key: str, event: ev.EventRevealed) -> Sentence:
    title = naming.happening(event.event)
    effect = _effect(box, event.event)
    if event.letter == c.AT_ONCE:
        return Sentence("event-EventRevealed-now", event=title, effect=effect)
    return Sentence(key, event=title, effect=effect, letter=c.LETTERS[event.letter])


def _effect(box: Box, event: int) -> Sentence:
    """What an event does, in its own words."""
    card = box.events[event]
    key = f"happening-{c.EVENTS[event]}-effect"
    if event == c.SCHOLARSHIP:
        return Sentence(key)
    if event == c.RELIC_PULSE:
        return Sentence(key, amount=card.amount, toolkits=card.toolkits)
    return Sentence(key, amount=card.amount)


def _stock_changed(box: Box, key: str, event: ev.StockChanged) -> Sentence:
    resource = 0 if event.region == c.VENTS else 1
    key += "-more" if event.change >= 0 else "-less"
    goods = naming.resource(resource, abs(event.change))
    return Sentence(key, goods=goods, where=naming.at_region(event.region))


def _die_placed(box: Box, key: str, event: ev.DiePlaced) -> Sentence:
    where = placed_at(event.region, event.what)
    return Sentence(key, seat=event.seat, face=event.face, where=where)


def placed_at(region: int, what: int) -> Sentence:
    """Where a die stands: at an expedition, on a tile, or in a region."""
    if region == c.BASECAMP:
        return Sentence("at-expedition", expedition=naming.expedition(what))
    if region == c.GANTRY:
        return Sentence("on-tile", building=naming.building(what))
    return naming.at_region(region)


def _colonists_sent(box: Box, key: str, event: ev.ColonistsSent) -> Sentence:
    who = naming.number_of(event.kind, event.number)
    return Sentence(key, seat=event.seat, sent=who, expedition=naming.expedition(event.expedition))


def _sending_paid(box: Box, key: str, event: ev.SendingPaid) -> Sentence:
    return Sentence(key, seat=event.seat, goods=naming.resource(event.resource, box.sending))


def _die_lowered(box: Box, key: str, event: ev.DieLowered) -> Sentence:
    die = naming.die_of(event.owner, event.drone)
    return Sentence(key, seat=event.seat, die=die, before=event.before, face=event.face)


def _gained(box: Box, key: str, event: ev.Gained) -> Sentence:
    goods = naming.goods(
        energy=event.energy,
        ore=event.ore,
        toolkits=event.toolkits,
        badges=event.badges,
        points=event.points,
    )
    return Sentence(key, seat=event.seat, goods=goods)


def _lost(box: Box, key: str, event: ev.Lost) -> Sentence:
    return Sentence(key, seat=event.seat, goods=naming.goods(energy=event.energy, ore=event.ore))


def _reward_taken(box: Box, key: str, event: ev.RewardTaken) -> Sentence:
    given = box.expeditions[event.expedition].rewards[event.reward]
    goods = naming.reward(given, event.colonists, event.building)
    title = naming.expedition(event.expedition)
    return Sentence(key, seat=event.seat, expedition=title, goods=goods)


def _harvested(box: Box, key: str, event: ev.DieHarvested) -> Sentence:
    goods = naming.resource(event.resource, event.amount)
    return Sentence(key, seat=event.seat, face=event.face, goods=goods)


def _exposed(box: Box, key: str, event: ev.DieExposed) -> Sentence:
    where = naming.at_region(event.region)
    return Sentence(key, seat=event.seat, face=event.face, where=where)


def _trained(box: Box, key: str, event: ev.ColonistTrained) -> Sentence:
    return Sentence(
        key, seat=event.seat, before=naming.one(event.before), kind=naming.one(event.kind)
    )


def _training_failed(box: Box, key: str, event: ev.TrainingFailed) -> Sentence:
    return Sentence(key, seat=event.seat, nobody=naming.none_of(event.kind))


def _first_player_chosen(box: Box, key: str, event: ev.FirstPlayerChosen) -> Sentence:
    if event.seat == event.chooser:
        return Sentence(f"{key}-self", seat=event.seat)
    return Sentence(key, seat=event.seat, chooser=Sentence("named", seat=event.chooser))


def _moved(box: Box, key: str, event: ev.ColonistMoved) -> Sentence:
    return Sentence(
        key if event.place != NONE else f"{key}-shelters",
        seat=event.seat,
        kind=naming.one(event.kind),
        origin=naming.origin_of(event.origin),
        **({"place": naming.building(event.place)} if event.place != NONE else {}),
    )


def _swapped(box: Box, key: str, event: ev.ColonistsSwapped) -> Sentence:
    return Sentence(
        key,
        seat=event.seat,
        kind=naming.one(event.kind),
        origin=naming.origin_of(event.origin),
        other=naming.one(event.other),
        place=naming.origin_of(event.place),
    )


def _pod_fired(box: Box, key: str, event: ev.PodFired) -> Sentence:
    energy = naming.resource(0, event.energy)
    if event.drone:
        return Sentence(f"{key}-drone", seat=event.seat, energy=energy, drone=event.drone)
    target = Sentence("raided", seat=event.owner, ore=naming.resource(1, event.ore))
    return Sentence(key, seat=event.seat, target=target, energy=energy)


def _converted(box: Box, key: str, event: ev.ResourcesConverted) -> Sentence:
    given = naming.resource(event.resource, event.amount)
    taken = naming.resource(1 - event.resource, event.amount)
    return Sentence(key, seat=event.seat, given=given, taken=taken)


def _heating_paid(box: Box, key: str, event: ev.HeatingPaid) -> Sentence:
    return Sentence(key, seat=event.seat, goods=naming.resource(0, event.energy))


def _drone_planned(box: Box, key: str, event: ev.DronePlanned) -> Sentence:
    where = naming.at_region(event.region)
    return Sentence(key, drone=event.drone, where=where, dice=naming.dice(event.dice))


def _drone_die_placed(box: Box, key: str, event: ev.DroneDiePlaced) -> Sentence:
    where = placed_at(event.region, event.what)
    return Sentence(key, drone=event.drone, face=event.face, where=where)


def _drone_harvested(box: Box, key: str, event: ev.DroneHarvested) -> Sentence:
    goods = naming.resource(event.resource, event.amount)
    return Sentence(key, drone=event.drone, face=event.face, goods=goods)


_SPECIAL: Final[Mapping[type, Callable[[Box, str, Any], Sentence]]] = {
    ev.ExpeditionRevealed: _expedition_revealed,
    ev.GantryFilled: _gantry_filled,
    ev.EventRevealed: _event_revealed,
    ev.StockChanged: _stock_changed,
    ev.DiePlaced: _die_placed,
    ev.ColonistsSent: _colonists_sent,
    ev.SendingPaid: _sending_paid,
    ev.DieLowered: _die_lowered,
    ev.Gained: _gained,
    ev.Lost: _lost,
    ev.RewardTaken: _reward_taken,
    ev.DieHarvested: _harvested,
    ev.DieExposed: _exposed,
    ev.ColonistTrained: _trained,
    ev.TrainingFailed: _training_failed,
    ev.ColonistMoved: _moved,
    ev.ColonistsSwapped: _swapped,
    ev.PodFired: _pod_fired,
    ev.ResourcesConverted: _converted,
    ev.HeatingPaid: _heating_paid,
    ev.FirstPlayerChosen: _first_player_chosen,
    ev.DronePlanned: _drone_planned,
    ev.DroneDiePlaced: _drone_die_placed,
    ev.DroneHarvested: _drone_harvested,
}
