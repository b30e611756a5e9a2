"""What is printed on tiles, cards and tracks; one object for all views of a game."""

from functools import lru_cache

from tablee.games.century.box import Box
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
    RESOURCES,
    ROUNDS,
    SPANS,
    START,
    TECHNOLOGIES,
    TILES,
)
from tablee.games.century.box.geometry import POINTS
from tablee.games.century.view import shapes
from tablee.games.century.words.technologies import technology_does, technology_name
from tablee.kit.masks import bits
from tablee.kit.said import said


@lru_cache(maxsize=8)
def printed(box: Box) -> shapes.Printed:
    """Every face and track of the box."""
    return shapes.Printed(
        rounds=ROUNDS,
        anchors=dict(zip(ANCHORS, POINTS, strict=True)),
        tiles={
            code: _tile(box, tile)
            for tile, code in enumerate(TILES)
            if tile < FIRST_TECHNOLOGY or box.technology(tile).equipment != NONE
        },
        technologies={
            code: _technology(box, tile) for tile, code in enumerate(TECHNOLOGIES, FIRST_TECHNOLOGY)
        },
        catastrophes={
            code: [shapes.PrintedColumn(waste, pollution) for waste, pollution in card]
            for code, card in zip(CATASTROPHES, box.catastrophes, strict=True)
        },
        bonus_cards={
            code: [shapes.PrintedTerm(METRICS[metric], points) for metric, points in terms]
            for code, terms in zip(BONUS_CARDS, box.bonus_cards, strict=True)
        },
        environment=[
            shapes.EnvironmentSpace(space.position, space.points, space.flower, space.clean)
            for space in box.environment
        ],
        most_science=box.most_science,
        ranks=box.ranks,
        waste=-box.waste_points,
    )


def _pile(piles: tuple[tuple[int, ...], ...], tile: int) -> int:
    """The pile of a tile from 1; 0 for the start territory."""
    return next((number for number, pile in enumerate(piles, 1) if tile in pile), 0)


def _tile(box: Box, tile: int) -> shapes.PrintedTile:
    face = box.faces[tile]
    is_territory = tile < FIRST_TECHNOLOGY
    return shapes.PrintedTile(
        number=tile if is_territory and tile != START else 0,
        pile=_pile(box.territory_piles if is_territory else box.technology_piles, tile),
        cities=[_city(box, tile, city) for city in range(box.cities[tile])],
        rails=[(ANCHORS[SPANS[span][0]], ANCHORS[SPANS[span][1]]) for span in bits(face.edges)],
        building=ANCHORS[face.building] if face.building != NONE else None,
        equipment=None if is_territory else EQUIPMENT[box.technology(tile).equipment],
    )


def _city(box: Box, tile: int, city: int) -> shapes.PrintedCity:
    coins, science, points = box.yields[tile][city]
    return shapes.PrintedCity(
        letter=LETTERS[city],
        node=ANCHORS[box.faces[tile].towns[city]],
        coins=coins,
        science=science,
        points=points,
        recycling=bool(box.centres[tile] >> city & 1),
    )


def _technology(box: Box, tile: int) -> shapes.PrintedTechnology:
    technology = box.technology(tile)
    equipment = technology.equipment
    return shapes.PrintedTechnology(
        pile=_pile(box.technology_piles, tile),
        name=said(technology_name(box, tile)),
        does=said(technology_does(box, tile)),
        effects=[
            shapes.PrintedEffect(
                EFFECTS[effect.kind],
                effect.is_single_use,
                effect.coins,
                effect.science,
                effect.points,
            )
            for effect in technology.effects
        ],
        park=equipment == NONE and not technology.effects,
        equipment=EQUIPMENT[equipment] if equipment != NONE else None,
        resource=RESOURCES[equipment] if equipment != NONE else None,
        amount=technology.bonus,
        waste=technology.waste,
        pollution=technology.pollution,
        flowers=technology.flowers,
    )
