"""Events in words."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from tablee.core import Argument, Event, Sentence
from tablee.games.century import events as ev
from tablee.games.century.box import Box
from tablee.games.century.box.components import COINS, FULL_ROUNDS, SCIENCE
from tablee.games.century.words import naming
from tablee.games.century.words.cards import NO_HARM, card_does, card_round, column_letter, columns
from tablee.games.century.words.technologies import effect_name, technology_name

#: What a field of any event names of what is printed, and how others are said; what is in neither
#: is said as it is.
_PRINTED: Final[Mapping[str, Callable[[Box, int], Sentence]]] = {
    "tile": naming.the_tile,
    "technology": technology_name,
}
_FIELDS: Final[Mapping[str, Callable[[Any], Argument]]] = {
    "waste": naming.waste,
    "points": naming.points,
    "cell": naming.cell_name,
    "column": column_letter,
    "position": naming.signed,
}
#: Boards show how a tile lies, and which ends a bridge has.
_UNSAID: Final = ("turn", "span", "catastrophe")


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
            field.name: self._said(field.name, getattr(event, field.name))
            for field in fields(event)  # type: ignore[arg-type]
            if field.name not in _UNSAID
        }
        return Sentence(key, **args)

    def _said(self, name: str, value: int) -> Argument:
        if name in _PRINTED:
            return _PRINTED[name](self._box, value)
        return _FIELDS[name](value) if name in _FIELDS else value


def _bonus_card_drawn(box: Box, key: str, event: ev.BonusCardDrawn) -> Sentence:
    return Sentence(key, round=card_round(event.card), does=card_does(box, event.card))


def _round_began(box: Box, key: str, event: ev.RoundBegan) -> Sentence:
    if event.round > FULL_ROUNDS:
        return Sentence(f"{key}-last", round=event.round)
    return Sentence(key, round=event.round, minimum=event.minimum)


def _territories_revealed(box: Box, key: str, event: ev.TerritoriesRevealed) -> Sentence:
    return Sentence(key, tiles=tuple(Sentence("number", value=tile) for tile in event.tiles))


def _technologies_revealed(box: Box, key: str, event: ev.TechnologiesRevealed) -> Sentence:
    names = tuple(
        Sentence("quoted", name=technology_name(box, tile)) for tile in event.technologies
    )
    return Sentence(key, technologies=names)


def _catastrophe_revealed(box: Box, key: str, event: ev.CatastropheRevealed) -> Sentence:
    return Sentence(key, columns=columns(box, event.catastrophe, event.columns))


def _technology_bought(box: Box, key: str, event: ev.TechnologyBought) -> Sentence:
    name = technology_name(box, event.technology)
    if not event.price:
        return Sentence(f"{key}-free", seat=event.seat, technology=name)
    return Sentence(key, seat=event.seat, technology=name, price=event.price)


def _impact_felt(box: Box, key: str, event: ev.ImpactFelt) -> Sentence:
    impact = naming.felt(event.waste, event.change, event.position)
    name = technology_name(box, event.technology)
    return Sentence(key, seat=event.seat, technology=name, impact=impact)


def _catastrophe_suffered(box: Box, key: str, event: ev.CatastropheSuffered) -> Sentence:
    impact = naming.felt(event.waste, event.change, event.position)
    if not event.waste and not event.change:
        impact = (NO_HARM,)
    column = column_letter(event.column)
    if not event.price:
        return Sentence(f"{key}-free", seat=event.seat, column=column, impact=impact)
    return Sentence(key, seat=event.seat, price=event.price, column=column, impact=impact)


def _settled(box: Box, key: str, event: ev.CitizenSettled | ev.WorkersSettled) -> Sentence:
    return Sentence(key, seat=event.seat, city=_city(box, event.tile, event.city))


def _city(box: Box, tile: int, city: int) -> Sentence:
    return naming.the_city(naming.of_tile(box, tile), city)


def _technology_used(box: Box, key: str, event: ev.TechnologyUsed) -> Sentence:
    effect = effect_name(event.kind)
    cost = naming.goods(event.coins, event.science)
    if not cost:
        return Sentence(key, seat=event.seat, effect=effect)
    return Sentence(f"{key}-paid", seat=event.seat, cost=cost, effect=effect)


def _citizen_moved(box: Box, key: str, event: ev.CitizenMoved) -> Sentence:
    left, reached = _city(box, event.tile, event.city), _city(box, event.to_tile, event.to_city)
    return Sentence(key, seat=event.seat, city=left, to_city=reached)


def _waste_removed(box: Box, key: str, event: ev.WasteRemoved) -> Sentence:
    return Sentence(key, seat=event.seat, tile=naming.from_territory(event.tile))


def _waste_moved(box: Box, key: str, event: ev.WasteMoved) -> Sentence:
    reached = naming.the_tile(box, event.to_tile)
    return Sentence(key, seat=event.seat, tile=naming.from_territory(event.tile), to_tile=reached)


def _income_received(box: Box, key: str, event: ev.IncomeReceived) -> Sentence:
    goods = naming.goods(event.coins, event.science, event.points)
    return Sentence(key, seat=event.seat, goods=goods or (naming.NOTHING,))


def _waste_recycled(box: Box, key: str, event: ev.WasteRecycled) -> Sentence:
    city = _city(box, event.tile, event.city)
    if event.waste_tile == event.tile:
        return Sentence(f"{key}-here", seat=event.seat, city=city)
    waste_tile = naming.from_territory(event.waste_tile)
    return Sentence(key, seat=event.seat, waste_tile=waste_tile, city=city)


def _bonus_card_scored(box: Box, key: str, event: ev.BonusCardScored) -> Sentence:
    if event.points < 0:
        key += "-loss"
    points = naming.points(abs(event.points))
    return Sentence(key, seat=event.seat, points=points, round=card_round(event.card))


def _country_scored(box: Box, key: str, event: ev.CountryScored) -> Sentence:
    return Sentence(
        key,
        seat=event.seat,
        territories=naming.signed(event.territories),
        waste=naming.signed(event.waste),
        environment=naming.signed(event.environment),
    )


def _coins_shown(box: Box, key: str, event: ev.CoinsShown) -> Sentence:
    coins = naming.resource(COINS, event.coins)
    return Sentence(key, seat=event.seat, coins=coins, points=naming.points(event.points))


def _science_shown(box: Box, key: str, event: ev.ScienceShown) -> Sentence:
    science = naming.resource(SCIENCE, event.science)
    return Sentence(key, seat=event.seat, science=science, points=naming.points(event.points))


_SPECIAL: Final[Mapping[type, Callable[[Box, str, Any], Sentence]]] = {
    ev.BonusCardDrawn: _bonus_card_drawn,
    ev.RoundBegan: _round_began,
    ev.TerritoriesRevealed: _territories_revealed,
    ev.TechnologiesRevealed: _technologies_revealed,
    ev.CatastropheRevealed: _catastrophe_revealed,
    ev.TechnologyBought: _technology_bought,
    ev.ImpactFelt: _impact_felt,
    ev.CatastropheSuffered: _catastrophe_suffered,
    ev.CitizenSettled: _settled,
    ev.WorkersSettled: _settled,
    ev.TechnologyUsed: _technology_used,
    ev.CitizenMoved: _citizen_moved,
    ev.WasteRemoved: _waste_removed,
    ev.WasteMoved: _waste_moved,
    ev.IncomeReceived: _income_received,
    ev.WasteRecycled: _waste_recycled,
    ev.BonusCardScored: _bonus_card_scored,
    ev.CountryScored: _country_scored,
    ev.CoinsShown: _coins_shown,
    ev.ScienceShown: _science_shown,
}
