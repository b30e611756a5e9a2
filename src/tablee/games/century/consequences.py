"""What a choice does: what a seat owns, what deserves a second look, what else came of it."""

from collections.abc import Iterator, Mapping

from tablee.core import Action, Seat, Sentence
from tablee.games.century import actions as act
from tablee.games.century.box.components import (
    BONUS_ROUNDS,
    COINS,
    LOCOMOTIVE,
    NONE,
    POINTS,
    ROUNDS,
    SCIENCE,
    WASTE_TRANSPORT,
)
from tablee.games.century.rules.auction.technology_purchase import BuyTechnology
from tablee.games.century.rules.bonus_scoring import card_points
from tablee.games.century.rules.consolidation.locomotives import travellers
from tablee.games.century.rules.consolidation.technologies import UseTechnology, usable
from tablee.games.century.rules.recycling import RecycleWaste
from tablee.games.century.state import CenturyState
from tablee.games.century.state.country import Country
from tablee.games.century.words import naming
from tablee.games.century.words.technologies import effect_name, gained, technology_name


def holdings(state: CenturyState, seat: Seat) -> Mapping[str, int]:
    """What `seat` owns that can be counted, and what its country makes a round."""
    player = state.players[seat]
    production = player.country.production()
    return {
        "coins": player.coins,
        "science": player.science,
        "production_coins": production[COINS],
        "production_science": production[SCIENCE],
        "production_points": production[POINTS],
        "environment": state.box.environment[player.environment].position,
        "waste": _all_waste(state, seat),
    }


def _all_waste(state: CenturyState, seat: Seat) -> int:
    """The waste of the country, of the tiles that wait, and what is set aside."""
    player = state.players[seat]
    waiting = sum(waste for _, waste in player.aside)
    return player.country.waste() + waiting + player.waste_aside


# Warnings


def warning(state: CenturyState, seat: Seat, action: Action) -> Sentence | None:
    """Why an action deserves a second look."""
    question = state.asked(seat)
    if isinstance(question, UseTechnology) and action is act.DONE:
        return _leaving_effects(state, seat)
    if isinstance(question, BuyTechnology) and action is act.DECLINE:
        return _declining(state)
    if isinstance(question, RecycleWaste) and action is act.KEEP:
        return Sentence("warning-keep")
    return None


def _leaving_effects(state: CenturyState, seat: Seat) -> Sentence | None:
    """Effects that cost nothing and would do some good, which is lost for this round or for all."""
    player = state.players[seat]
    kinds = {
        effect.kind
        for _, effect in usable(state, player)
        if not effect.coins and not effect.science
        if _does_good(state, player.country, effect.kind)
    }
    names = tuple(effect_name(kind) for kind in sorted(kinds))
    if not names:
        return None
    return Sentence("warning-done", count=len(names), effects=names)


def _does_good(state: CenturyState, country: Country, kind: int) -> bool:
    """Whether there is something to gain and nothing to lose now."""
    if kind == LOCOMOTIVE:
        return any(_is_better(country, moved) for moved in _journeys(country))
    if kind == WASTE_TRANSPORT:
        waste = [country.places[position].waste for position in country.territories()]
        return max(waste) > 1 and min(waste) == 0
    return state.round == ROUNDS  # what is used once may wait, but not beyond the last round (R77)


def _journeys(country: Country) -> Iterator[Country]:
    """The country after each move that a locomotive can make."""
    for position, city in travellers(country):
        for to_position, to_city in country.linked_empty(position, city):
            yield country.moved(position, city, to_position, to_city)


def _is_better(before: Country, after: Country) -> bool:
    """Whether more is made of something, less of nothing, and no recycling centre stands still."""
    old, new = before.production(), after.production()
    pairs = [*zip(old, new, strict=True), (len(before.centres()), len(after.centres()))]
    return any(now > was for was, now in pairs) and all(now >= was for was, now in pairs)


def _declining(state: CenturyState) -> Sentence | None:
    """Technologies that cost neither science nor nature anything."""
    if state.price:
        return None
    names = tuple(
        Sentence("quoted", name=technology_name(state.box, tile))
        for tile in state.technologies
        if not state.box.technology(tile).waste and not state.box.technology(tile).pollution
    )
    return Sentence("warning-decline", count=len(names), technologies=names) if names else None


# Remarks


def remarks(before: CenturyState, after: CenturyState, seat: Seat) -> tuple[Sentence, ...]:
    """What a bid leaves, what rails join, what waste and bonus cards come to as things are."""
    return (
        *_bid(before, after, seat),
        *_rails(before, after, seat),
        *_waste(before, after, seat),
        *_cards(before, after, seat),
    )


def _bid(before: CenturyState, after: CenturyState, seat: Seat) -> Iterator[Sentence]:
    """R25: what would be left in hand."""
    if after.lot != NONE and after.bidder == seat != before.bidder:
        yield Sentence("remark-bid", coins=after.players[seat].coins - after.bid)


def _rails(before: CenturyState, after: CenturyState, seat: Seat) -> Iterator[Sentence]:
    """New tiles whose rails meet, new bonuses of equipment, waste that centres reach now."""
    old, new = before.players[seat].country, after.players[seat].country
    if old is new:
        return
    box = after.box
    for place in new.places[len(old.places) :]:
        yield Sentence("remark-joints", count=old.joints(place.tile, place.cell, place.turn))
    known = set(_bonuses(old))
    for equipment, tile, city in _bonuses(new):
        if (equipment, tile, city) in known:
            continue
        place = new.places[new.find(equipment)]
        technology = box.technology(equipment)
        yield Sentence(
            "remark-bonus",
            equipment=naming.placed(naming.label(box, equipment), place),
            gain=gained(technology.equipment, technology.bonus),
            city=naming.the_city(naming.of_tile(box, tile), city),
        )
    in_reach_before = _reached(old)
    reached = [tile for tile in _reached(new) if tile not in in_reach_before]
    if reached:
        tiles = tuple(naming.the_tile(box, tile) for tile in reached)
        yield Sentence("remark-reach", tiles=tiles)


def _bonuses(country: Country) -> list[tuple[int, int, int]]:
    """Which equipment adds to which city, by tiles."""
    places = country.places
    return [
        (places[equipment].tile, places[position].tile, city)
        for equipment, position, city in country.bonuses()
    ]


def _reached(country: Country) -> list[int]:
    """The territories with waste that a working centre reaches (R66)."""
    places = country.places
    found = {other for centre in country.centres() for other in country.in_reach(*centre)}
    return [places[position].tile for position in sorted(found) if places[position].waste]


def _waste(before: CenturyState, after: CenturyState, seat: Seat) -> Iterator[Sentence]:
    """R72: territories that would cost points at the end, or bring some."""
    box, player = after.box, after.players[seat]
    had, has = _waste_by_tile(before, seat), _waste_by_tile(after, seat)
    clean = box.environment[player.environment].clean
    for tile, waste in has.items():
        if tile not in had or waste == had[tile]:
            continue
        label = naming.label(box, tile)
        if waste:
            lost = naming.points(box.waste_points * (waste - 1))
            yield Sentence("remark-waste", tile=label, waste=naming.waste(waste), points=lost)
        else:
            yield Sentence("remark-clean", tile=label, points=naming.points(clean))


def _waste_by_tile(state: CenturyState, seat: Seat) -> dict[int, int]:
    """The waste on each tile that is attached or waits."""
    player = state.players[seat]
    return {**{place.tile: place.waste for place in player.country.places}, **dict(player.aside)}


def _cards(before: CenturyState, after: CenturyState, seat: Seat) -> Iterator[Sentence]:
    """R69, R70: what the next bonus card would score now, if that has changed."""
    for number, card in zip(BONUS_ROUNDS, after.bonus_cards, strict=True):
        if card == NONE or after.round > number:
            continue
        old = card_points(before, before.players[seat], card)
        new = card_points(after, after.players[seat], card)
        if new != old:
            yield Sentence("remark-card", round=number, points=naming.points(new))
        return
