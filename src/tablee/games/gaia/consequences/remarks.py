"""What else a choice has brought about: who is offered power, what was won or settled."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tablee.core import Seat, Sentence
from tablee.games.gaia.box import Box
from tablee.games.gaia.box.components import AREAS, PLANETS
from tablee.games.gaia.box.hexes import SECTOR_SIZE
from tablee.games.gaia.rules.power.charging import brings_token, neighbours, offered, value_near
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.words import naming as name
from tablee.kit.masks import bits


def remarks(before: GaiaState, after: GaiaState, seat: Seat) -> tuple[Sentence, ...]:
    """What was won first, then what others get of it."""
    if not after.round:
        return ()  # at the start everything is new
    return (*_won(before, after, seat), *_settled(before, after, seat), *_offers(before, after))


@cache
def _faces(box: Box) -> name.Faces:
    return name.Faces(box)


def _won(before: GaiaState, after: GaiaState, seat: Seat) -> Iterator[Sentence]:
    had, has = before.players[seat], after.players[seat]
    if has.federations > had.federations:
        satellites = (has.satellites & ~had.satellites).bit_count()
        yield Sentence("remark-federation", satellites=satellites)
    faces = _faces(after.box)
    for tile in has.standard[len(had.standard) :]:
        yield Sentence("remark-tech", effect=faces.standard[tile])
    for tile in has.advanced[len(had.advanced) :]:
        yield Sentence("remark-tech", effect=faces.advanced[tile])
    for area in range(len(AREAS)):
        if has.research[area] > had.research[area]:
            level = has.research[area]
            yield Sentence("remark-level", area=name.area(area), level=level)


def _settled(before: GaiaState, after: GaiaState, seat: Seat) -> Iterator[Sentence]:
    had, has = before.players[seat], after.players[seat]
    for kind in range(len(PLANETS)):
        if (has.types & ~had.types) >> kind & 1:
            yield Sentence("remark-type", planet=name.planet(kind))
    for place in bits(has.sectors & ~had.sectors):
        yield Sentence("remark-sector", sector=after.sector(place * SECTOR_SIZE))


def _offers(before: GaiaState, after: GaiaState) -> Iterator[Sentence]:
    """R110, R114: who will be asked to charge once the turn is over.

    What somebody has room for is known until that seat is asked about something else first.
    """
    if after.built[: len(before.built)] != before.built:
        return
    told = {other for owner, _ in before.built for other in neighbours(after, owner)}
    for owner, hex in after.built[len(before.built) :]:
        for other in neighbours(after, owner):
            value = value_near(after, other, hex)
            if not value or other in told:
                continue
            player = after.players[other]
            power, token = offered(player, value), brings_token(player)
            if power or token:
                told.add(other)
                yield Sentence("remark-offer", seat=other, power=power, token=int(token))
