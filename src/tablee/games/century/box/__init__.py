"""What is in the box, as the tables that rules read. The values come from the edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tablee.games.century.box.components import (
    ANCHORS,
    BONUS_CARDS,
    CATASTROPHES,
    FIRST_TECHNOLOGY,
    LETTERS,
    METRICS,
    NONE,
    PILE_OF_ROUND,
    PILES,
    RESOURCES,
    TECHNOLOGIES,
    TERRITORIES,
)
from tablee.games.century.box.faces import Face
from tablee.games.century.box.geometry import rails_of
from tablee.games.century.box.tables import Effect, Space, Technology
from tablee.kit.masks import mask_of

if TYPE_CHECKING:
    from tablee.games.century.box import edition as printed
    from tablee.games.century.box.edition import Players

__all__ = ["Box", "Effect", "Face", "Space", "Technology"]


class Box:
    """Everything printed, for one player count. Shared by all positions of a game, never changed.

    Tiles, cities, catastrophes and bonus cards are ints that index `components`.
    """

    __slots__ = (
        "_bridged_faces",
        "bonus_cards",
        "catastrophe_piles",
        "catastrophes",
        "centres",
        "cities",
        "clockwise",
        "columns",
        "compensations",
        "environment",
        "faces",
        "first_marker",
        "least_ranked",
        "makes",
        "minimums",
        "most_science",
        "prices",
        "ranks",
        "seats",
        "start_citizens",
        "start_coins",
        "start_environment",
        "start_science",
        "start_waste",
        "technologies",
        "technologies_per_round",
        "technology_piles",
        "territories_per_round",
        "territory_piles",
        "waste_points",
        "yields",
    )

    def __init__(self, edition: printed.CenturyEdition, seats: int) -> None:
        self.seats: Final = seats
        #: By seat: all seats from that one on, clockwise.
        self.clockwise: Final = tuple(
            tuple((first + step) % seats for step in range(seats)) for first in range(seats)
        )
        start = edition.start
        self.start_coins: Final = start.coins
        self.start_science: Final = start.science
        self.start_waste: Final = start.waste
        #: The occupied cities of the start territory, as a bit mask.
        self.start_citizens: Final = mask_of(LETTERS.index(letter) for letter in start.citizens)
        by_players = edition.players[cast("Players", str(seats))]
        self.territories_per_round: Final = by_players.territories
        self.technologies_per_round: Final = by_players.technologies
        #: The space where the cost marker begins each round (R18).
        self.first_marker: Final = by_players.cost_space
        #: Those in play, from left to right (R34).
        self.columns: Final = tuple(by_players.columns)
        #: By pile: tiles, tiles, cards.
        numbers = range(1, len(PILES) + 1)
        self.territory_piles: Final = tuple(_pile("L", n, TERRITORIES, 0) for n in numbers)
        self.technology_piles: Final = tuple(
            _pile("T", n, TECHNOLOGIES, FIRST_TECHNOLOGY) for n in numbers
        )
        self.catastrophe_piles: Final = tuple(_pile("C", n, CATASTROPHES, 0) for n in numbers)
        #: By round, from 1 on; the last one has no auction.
        by_round = [edition.piles[PILES[pile]] for pile in PILE_OF_ROUND]
        self.minimums: Final = (0, *(pile.minimum for pile in by_round), 0)
        self.compensations: Final = (0, *(pile.compensation for pile in by_round), 0)
        #: By round, then space of the cost track.
        self.prices: Final = ((), *(tuple(pile.prices) for pile in by_round), ())
        scale, clean = edition.environment.numbers, edition.environment.clean
        #: The environment track, from its left end.
        self.start_environment: Final = scale.index(0)
        self.environment: Final = tuple(
            Space(index - self.start_environment, points, value)
            for index, (points, value) in enumerate(zip(scale, clean, strict=True))
        )
        self.most_science: Final = edition.catastrophes.most_bid
        cards = [edition.catastrophes.cards[code] for code in CATASTROPHES]
        #: By card, then column: waste and pollution.
        self.catastrophes: Final = tuple(
            tuple(zip(card.waste, card.pollution, strict=True)) for card in cards
        )
        #: By card: each metric that it counts, and the points for each of that.
        self.bonus_cards: Final = tuple(
            tuple((METRICS.index(bonus.per), bonus.points) for bonus in bonuses)
            for bonuses in (edition.bonus_cards.cards[code] for code in BONUS_CARDS)
        )
        final = edition.final_scoring
        #: For each waste of a territory but the first.
        self.waste_points: Final = -final.further_waste
        #: By place; the last one is worth nothing (R72).
        self.ranks: Final = (*final.ranking[: seats - 1], 0)
        self.least_ranked: Final = final.least_ranked
        #: By technology, the first of them at 0.
        self.technologies: Final = tuple(
            Technology(index, edition.technologies.tiles[code])
            for index, code in enumerate(TECHNOLOGIES)
        )
        territories = [edition.territories.tiles[code] for code in TERRITORIES]
        cities = [[tile.cities[letter] for letter in sorted(tile.cities)] for tile in territories]
        no_cities: list[list[printed.City]] = [[] for _ in TECHNOLOGIES]
        #: By tile: how many cities it has.
        self.cities: Final = tuple(len(there) for there in cities + no_cities)
        #: By tile, then city: the coins, science and points that it makes.
        self.yields: Final = tuple(
            tuple((city.coins, city.science, city.points) for city in there)
            for there in cities + no_cities
        )
        #: By tile, then resource: the cities that make any of it, as a bit mask.
        self.makes: Final = tuple(
            tuple(
                mask_of(city for city, made in enumerate(there) if made[resource])
                for resource in range(len(RESOURCES))
            )
            for there in self.yields
        )
        #: By tile: the cities with a recycling centre, as a bit mask.
        self.centres: Final = tuple(
            mask_of(city for city, printed_city in enumerate(there) if printed_city.centre)
            for there in cities + no_cities
        )
        #: By tile, without bridges. A technology that is no equipment has a blank one.
        self.faces: Final = (
            *(
                Face(
                    rails_of(tile.rails),
                    tuple(ANCHORS.index(city.node) for city in there),
                    NONE,
                )
                for tile, there in zip(territories, cities, strict=True)
            ),
            *(_technology_face(edition.technologies.tiles[code]) for code in TECHNOLOGIES),
        )
        self._bridged_faces: Final[dict[tuple[int, tuple[int, ...]], Face]] = {}

    def face(self, tile: int, bridges: tuple[int, ...]) -> Face:
        """A tile with the bridges built on it."""
        if not bridges:
            return self.faces[tile]
        key = (tile, bridges)
        face = self._bridged_faces.get(key)
        if face is None:
            face = self.face(tile, bridges[:-1]).bridged(bridges[-1])
            self._bridged_faces[key] = face
        return face

    def technology(self, tile: int) -> Technology:
        """What a technology does, by its tile."""
        return self.technologies[tile - FIRST_TECHNOLOGY]


def _pile(kind: str, number: int, codes: tuple[str, ...], first: int) -> tuple[int, ...]:
    """The tiles or cards of a pile; their codes begin with its number."""
    beginning = f"{kind}{number}-"
    return tuple(first + i for i, code in enumerate(codes) if code.startswith(beginning))


def _technology_face(technology: printed.Technology) -> Face:
    equipment = technology.equipment
    if equipment is None:
        return Face(0, (), NONE)
    return Face(rails_of(equipment.rails), (), ANCHORS.index(equipment.building))
