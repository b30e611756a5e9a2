"""What is wrong with an edition file of 20th Century though every value is of its type."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from tablee.games.century.box.components import (
    ANCHORS,
    BONUS_CARDS,
    CATASTROPHES,
    COLUMNS,
    LETTERS,
    MOST_SEATS,
    PILES,
    SPANS,
    TECHNOLOGIES,
    TERRITORIES,
)
from tablee.games.century.box.geometry import CROSSED, SPAN_BETWEEN, is_step
from tablee.kit.edition import complain
from tablee.kit.masks import bits

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence

    from tablee.core import BadEdition
    from tablee.games.century.box.components import Anchor
    from tablee.games.century.box.edition import CenturyEdition, Technology, Territory


def problems(edition: CenturyEdition) -> Iterator[BadEdition]:
    """What types cannot say. What is missing comes first: what follows looks things up by name."""
    for key, there, names in _named(edition):
        for name in names:
            if name not in there:
                yield complain(f"{key}.{name}", "edition-missing")
    yield from _wrong_players(edition)
    yield from _wrong_tracks(edition)
    yield from _wrong_catastrophes(edition)
    for code in TERRITORIES:
        yield from _wrong_territory(f"territories.tiles.{code}", edition.territories.tiles[code])
    for technology in TECHNOLOGIES:
        yield from _wrong_technology(
            f"technologies.tiles.{technology}", edition.technologies.tiles[technology]
        )
    yield from _too_many_bridges(edition)


def _named(edition: CenturyEdition) -> Iterator[tuple[str, Container[str], Sequence[str]]]:
    """Key, the names in the file, the names of the box."""
    yield "players", edition.players, ("3", "4", "5")
    yield "piles", edition.piles, PILES
    yield "catastrophes.cards", edition.catastrophes.cards, CATASTROPHES
    yield "bonus_cards.cards", edition.bonus_cards.cards, BONUS_CARDS
    yield "territories.tiles", edition.territories.tiles, TERRITORIES
    yield "technologies.tiles", edition.technologies.tiles, TECHNOLOGIES


def _wrong_players(edition: CenturyEdition) -> Iterator[BadEdition]:
    """R34: as many columns as players, the worst and the empty one among them."""
    for seats, printed in edition.players.items():
        columns = printed.columns
        if len(columns) != int(seats):
            yield complain(
                f"players.{seats}.columns",
                "edition-count",
                found=len(columns),
                printed=int(seats),
            )
        if columns != sorted(set(columns)) or columns[0] != 0 or columns[-1] != COLUMNS - 1:
            yield complain(f"players.{seats}.columns", "edition-columns")
        for pile, by_pile in edition.piles.items():
            if printed.cost_space >= len(by_pile.prices):
                yield complain(f"piles.{pile}.prices", "edition-cost-track")


def _wrong_tracks(edition: CenturyEdition) -> Iterator[BadEdition]:
    numbers, clean = edition.environment.numbers, edition.environment.clean
    if numbers != sorted(set(numbers)) or 0 not in numbers:
        yield complain("environment.numbers", "edition-environment")
    if len(clean) != len(numbers):
        yield complain("environment.clean", "edition-clean", found=len(clean), spaces=len(numbers))
    ranked = len(edition.final_scoring.ranking)
    if ranked != MOST_SEATS - 1:
        yield complain(
            "final_scoring.ranking", "edition-count", found=ranked, printed=MOST_SEATS - 1
        )


def _wrong_catastrophes(edition: CenturyEdition) -> Iterator[BadEdition]:
    """R34: the last column is empty."""
    for code, card in edition.catastrophes.cards.items():
        if card.waste[-1] or card.pollution[-1]:
            yield complain(f"catastrophes.cards.{code}", "edition-last-column")


def _wrong_territory(key: str, tile: Territory) -> Iterator[BadEdition]:
    letters = list(tile.cities)
    if not letters or sorted(letters) != list(LETTERS[: len(letters)]):
        yield complain(f"{key}.cities", "edition-letters")
    nodes = [city.node for city in tile.cities.values()]
    for node in nodes:
        if nodes.count(node) > 1:
            yield complain(f"{key}.cities", "edition-same-point", point=node)
    yield from _wrong_rails(f"{key}.rails", tile.rails)


def _wrong_technology(key: str, tile: Technology) -> Iterator[BadEdition]:
    equipment = tile.equipment
    for effect in tile.effects:
        if effect.points and effect.kind != "quality_of_life":
            yield complain(f"{key}.effects", "edition-points", effect=effect.kind)
    if equipment is None:
        return
    if tile.effects:
        yield complain(f"{key}.effects", "edition-equipment")
    yield from _wrong_rails(f"{key}.equipment.rails", equipment.rails)
    if not any(equipment.building in line for line in equipment.rails):
        yield complain(f"{key}.equipment.building", "edition-building")


def _wrong_rails(key: str, lines: Sequence[Sequence[Anchor]]) -> Iterator[BadEdition]:
    """Rails go from point to neighbouring point, none twice, none across another."""
    seen = 0
    for line in lines:
        for one, other in pairwise(line):
            span = SPAN_BETWEEN[ANCHORS.index(one)][ANCHORS.index(other)]
            if one == other or not is_step(span):
                yield complain(key, "edition-rail-long", first=one, second=other)
                continue
            if seen >> span & 1:
                yield complain(key, "edition-rail-twice", first=one, second=other)
            for crossed in bits(CROSSED[span] & seen):
                third, fourth = (ANCHORS[anchor] for anchor in SPANS[crossed])
                yield complain(
                    key,
                    "edition-rail-crossing",
                    first=one,
                    second=other,
                    third=third,
                    fourth=fourth,
                )
            seen |= 1 << span


def _too_many_bridges(edition: CenturyEdition) -> Iterator[BadEdition]:
    """R10: no more bridges than pieces in the box."""
    found = sum(
        effect.kind == "bridge"
        for tile in edition.technologies.tiles.values()
        for effect in tile.effects
    )
    if found > edition.pieces.bridges:
        yield complain(
            "technologies.tiles", "edition-bridges", found=found, pieces=edition.pieces.bridges
        )
