"""What a citizen in a city would bring."""

from functools import lru_cache

from tablee.games.century.box import Box
from tablee.games.century.box.components import COINS, FIRST_TECHNOLOGY, POINTS, SCIENCE
from tablee.games.century.prospects.sides import Side, Timing
from tablee.games.century.prospects.weights import W


@lru_cache(maxsize=1 << 12)
def city_worth(box: Box, timing: Timing, tile: int, city: int) -> float:
    """Points of what it makes from now on, and of its centre."""
    units, made = timing.units, box.yields[tile][city]
    worth = units[COINS] * made[COINS] + units[SCIENCE] * made[SCIENCE]
    worth += units[POINTS] * made[POINTS]
    if box.centres[tile] >> city & 1:
        worth += W.centre * timing.productions
    return worth


W.on_change(city_worth.cache_clear)


@lru_cache(maxsize=1 << 12)
def best_city(box: Box, timing: Timing, tile: int) -> int:
    """Where the citizen of a new territory will probably settle."""
    best, most = 0, city_worth(box, timing, tile, 0)
    for city in range(1, box.cities[tile]):
        worth = city_worth(box, timing, tile, city)
        if worth > most:
            best, most = city, worth
    return best


W.on_change(best_city.cache_clear)


def best_empty_city(box: Box, timing: Timing, side: Side) -> float:
    """What a citizen more would bring, in the best of the empty cities."""
    country = side.country
    worth = [
        city_worth(box, timing, country.places[position].tile, city)
        for position, city in country.empty_cities()
    ]
    for tile, _ in side.aside:
        if tile < FIRST_TECHNOLOGY:
            taken = best_city(box, timing, tile)
            worth += [
                city_worth(box, timing, tile, city)
                for city in range(box.cities[tile])
                if city != taken
            ]
    return max(worth, default=0.0)
