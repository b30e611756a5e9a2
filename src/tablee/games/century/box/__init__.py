"""What is in the box, as the tables that rules read. The values come from the edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tablee.games.century.box.components import (
    ANCHORS,
    BONUS_CARDS,
    CATASTROPHES,
    EFFECTS,
    EQUIPMENT,
    FIRST_TECHNOLOGY,
    LETTERS,
    METRICS,
    NONE,
    PILES,
    RESOURCES,
    SINGLE_USE_EFFECTS,
    TECHNOLOGIES,
    TERRITORIES,
)
from tablee.games.century.box.faces import Face
from tablee.games.century.box.geometry import rails_of
from tablee.kit.masks import mask_of

if TYPE_CHECKING:
    from tablee.games.century.box import edition as printed
    from tablee.games.century.box.edition import Players


class Effect:
    """What a technology lets its owner do in a consolidation, and what that costs."""

    __slots__ = ("coins", "is_single_use", "kind", "points", "science")

    def __init__(self, effect: printed.TechnologyEffect) -> None:
        self.kind: Final = EFFECTS.index(effect.kind)
        self.is_single_use: Final = self.kind < SINGLE_USE_EFFECTS
        self.coins: Final = effect.coins
        self.science: Final = effect.science
        #: Scored at once, by quality of life (R65).
        self.points: Final = effect.points


class Technology:
    """A technology: an equipment, or its effects; a park has neither (R63)."""

    __slots__ = ("bonus", "effects", "equipment", "flowers", "pollution", "tile", "waste")

    def __init__(self, index: int, technology: printed.Technology) -> None:
        #: Its index among all tiles.
        self.tile: Final = FIRST_TECHNOLOGY + index
        self.effects: Final = tuple(Effect(effect) for effect in technology.effects)
        #: Its immediate impact (R30).
        self.waste: Final = technology.waste
        self.pollution: Final = technology.pollution
        self.flowers: Final = technology.flowers
        face = technology.equipment
        #: R56: its kind, which is also the resource that it adds to, or -1; and how much it adds.
        self.equipment: Final = EQUIPMENT.index(face.kind) if face is not None else NONE
        self.bonus: Final = face.bonus if face is not None else 0


class Catastrophe:
    """A card: the waste and the pollution of each column."""

    __slots__ = ("pollution", "waste")

    def __init__(self, card: printed.Catastrophe) -> None:
        self.waste: Final = tuple(card.waste)
        self.pollution: Final = tuple(card.pollution)


class Pile:
    """What comes with a pile: its tiles and cards, the bids and prices of its rounds."""

    __slots__ = (
        "catastrophes",
        "compensation",
        "minimum",
        "prices",
        "technologies",
        "territories",
    )

    def __init__(self, number: int, pile: printed.ByPile) -> None:
        self.minimum: Final = pile.minimum
        self.compensation: Final = pile.compensation
        #: By space of the cost track.
        self.prices: Final = tuple(pile.prices)
        #: As tiles.
        self.territories: Final = _of_pile("L", number, TERRITORIES, 0)
        self.technologies: Final = _of_pile("T", number, TECHNOLOGIES, FIRST_TECHNOLOGY)
        self.catastrophes: Final = _of_pile("C", number, CATASTROPHES, 0)


class Box:
    """Everything printed, for one player count. Shared by all positions of a game, never changed.

    Tiles, cities, catastrophes and bonus cards are ints that index `components`.
    """

    __slots__ = (
        "_bridged_faces",
        "bonus_cards",
        "catastrophes",
        "centres",
        "clean_points",
        "columns",
        "cost_space",
        "environment_points",
        "faces",
        "further_waste",
        "highest_environment",
        "least_ranked",
        "lowest_environment",
        "makes",
        "most_science_bid",
        "piles",
        "ranking",
        "seats",
        "start_citizens",
        "start_coins",
        "start_science",
        "start_waste",
        "technologies",
        "technologies_for_sale",
        "territories_for_sale",
        "turn_orders",
        "yields",
    )

    def __init__(self, edition: printed.CenturyEdition, seats: int) -> None:
        self.seats: Final = seats
        #: By starter: all seats, clockwise.
        self.turn_orders: Final = tuple(
            tuple((first + step) % seats for step in range(seats)) for first in range(seats)
        )
        start = edition.start
        self.start_coins: Final = start.coins
        self.start_science: Final = start.science
        self.start_waste: Final = start.waste
        #: The occupied cities of the start territory, as a bit mask.
        self.start_citizens: Final = mask_of(LETTERS.index(letter) for letter in start.citizens)
        by_players = edition.players[cast("Players", str(seats))]
        self.territories_for_sale: Final = by_players.territories
        self.technologies_for_sale: Final = by_players.technologies
        #: Where the cost marker begins each round (R18).
        self.cost_space: Final = by_players.cost_space
        #: Those in play, from left to right (R34).
        self.columns: Final = tuple(by_players.columns)
        self.piles: Final = tuple(
            Pile(number, edition.piles[pile]) for number, pile in enumerate(PILES, 1)
        )
        #: The environment marker is so many spaces right of its start; tables count from the
        #: left end, so they are read at `marker - lowest_environment`.
        numbers = edition.environment.numbers
        self.lowest_environment: Final = -numbers.index(0)
        self.highest_environment: Final = self.lowest_environment + len(numbers) - 1
        self.environment_points: Final = tuple(numbers)
        self.clean_points: Final = tuple(edition.environment.clean)
        self.most_science_bid: Final = edition.catastrophes.most_bid
        self.catastrophes: Final = tuple(
            Catastrophe(edition.catastrophes.cards[code]) for code in CATASTROPHES
        )
        #: By card: each metric that it counts, and the points for each of that.
        self.bonus_cards: Final = tuple(
            tuple(
                (METRICS.index(bonus.per), bonus.points)
                for bonus in edition.bonus_cards.cards[code]
            )
            for code in BONUS_CARDS
        )
        final = edition.final_scoring
        self.further_waste: Final = final.further_waste
        #: By place; the last one is worth nothing (R72).
        self.ranking: Final = (*final.ranking[: seats - 1], 0)
        self.least_ranked: Final = final.least_ranked
        #: By technology, the first of them at 0.
        self.technologies: Final = tuple(
            Technology(index, edition.technologies.tiles[code])
            for index, code in enumerate(TECHNOLOGIES)
        )
        territories = [edition.territories.tiles[code] for code in TERRITORIES]
        cities = [[tile.cities[letter] for letter in sorted(tile.cities)] for tile in territories]
        no_cities: list[list[printed.City]] = [[] for _ in TECHNOLOGIES]
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


def _of_pile(kind: str, number: int, codes: tuple[str, ...], first: int) -> tuple[int, ...]:
    """The tiles or cards of a pile; their codes begin with its number."""
    beginning = f"{kind}{number}-"
    return tuple(first + i for i, code in enumerate(codes) if code.startswith(beginning))


def _technology_face(technology: printed.Technology) -> Face:
    equipment = technology.equipment
    if equipment is None:
        return Face(0, (), NONE)
    return Face(rails_of(equipment.rails), (), ANCHORS.index(equipment.building))
