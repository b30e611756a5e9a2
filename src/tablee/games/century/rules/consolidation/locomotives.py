"""Locomotives: a citizen moves to an empty city (R55, R64)."""

from collections.abc import Iterator, Sequence

from tablee.core import Action, IllegalAction, Seat
from tablee.games.century.actions import FROM, TO, InCity
from tablee.games.century.events import CitizenMoved
from tablee.games.century.rules.consolidation.effect import EffectTarget
from tablee.games.century.rules.question import refuse
from tablee.games.century.state import CenturyState
from tablee.games.century.state.country import Country


def travellers(country: Country) -> Iterator[tuple[int, int]]:
    """R64: the occupied cities that a link joins to an empty one: position and city."""
    for position, place in enumerate(country.places):
        citizens, city = place.citizens, 0
        while citizens:
            if citizens & 1 and country.linked_empty(position, city):
                yield position, city
            citizens >>= 1
            city += 1


def can_travel(country: Country) -> bool:
    """Whether any citizen can go anywhere."""
    return next(travellers(country), None) is not None


class ChooseCitizen(EffectTarget):
    """R64: the city that a citizen leaves."""

    __slots__ = ()
    rule = "R64"

    def options(self, state: CenturyState) -> Sequence[Action]:
        country = state.players[self.seat].country
        return [FROM[country.places[position].tile][city] for position, city in travellers(country)]

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, InCity)
        position = state.players[self.seat].country.find(action.tile)
        MoveCitizen(self.seat, self.technology, self.effect, position, action.city).put(state)

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        if isinstance(action, InCity) and action.verb == "from":
            country = state.players[self.seat].country
            position = country.find(action.tile)
            if position < 0 or not country.places[position].citizens >> action.city & 1:
                return refuse("R64", "nobody-lives-there")
            return refuse("R64", "no-link")
        return super().why_not(state, action)


class MoveCitizen(EffectTarget):
    """R64: the empty city where the citizen goes; the link to it crosses no city (R55)."""

    __slots__ = ("city", "position")
    rule = "R64"

    def __init__(self, seat: Seat, technology: int, effect: int, position: int, city: int) -> None:
        super().__init__(seat, technology, effect)
        self.position = position
        self.city = city

    def options(self, state: CenturyState) -> Sequence[Action]:
        country = state.players[self.seat].country
        return [
            TO[country.places[position].tile][city]
            for position, city in country.linked_empty(self.position, self.city)
        ]

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, InCity)
        player = state.players[self.seat]
        country = player.country
        to_position = country.find(action.tile)
        player.country = country.moved(self.position, self.city, to_position, action.city)
        if state.sink is not None:
            tile = country.places[self.position].tile
            state.sink(CitizenMoved(self.seat, tile, self.city, action.tile, action.city))

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        if isinstance(action, InCity) and action.verb == "to":
            country = state.players[self.seat].country
            position = country.find(action.tile)
            if position < 0 or action.city >= state.box.cities[action.tile]:
                return refuse("R64", "city-not-yours")
            if country.places[position].citizens >> action.city & 1:
                return refuse("R64", "city-occupied")
            return refuse("R55", "no-link")
        return super().why_not(state, action)
