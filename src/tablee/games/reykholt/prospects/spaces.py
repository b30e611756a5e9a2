"""What action spaces are for, as far as estimates ask."""

from functools import cache, lru_cache

from tablee.games.reykholt.box import Box
from tablee.games.reykholt.box import vocabulary as said
from tablee.games.reykholt.prospects.journey import HARVESTED, PLANTED


@cache
def sales(box: Box) -> int:
    """The spaces that give a table for a greenhouse, as a mask."""
    mask = 0
    for space in box.spaces:
        for part in space.parts:
            if (
                isinstance(part, said.Exchange)
                and isinstance(part.cost[0], said.DiscardGreenhouse)
                and isinstance(part.get[0], said.Advance)
            ):
                mask |= 1 << space.number
    return mask


@lru_cache(maxsize=1 << 12)
def work_at(box: Box, spaces: int) -> tuple[int, int]:
    """How many greenhouses the best of these spaces plants, and how many another harvests."""
    plants = harvests = 0
    for space in box.spaces:
        if spaces >> space.number & 1:
            for part in space.parts:
                for each in _parts(part):
                    if isinstance(each, said.Plant):
                        plants = max(plants, each.max or PLANTED[-1])
                    elif isinstance(each, said.Harvest):
                        most = each.max if isinstance(each.max, int) else HARVESTED[-1]
                        harvests = max(harvests, most)
    return plants, harvests


def _parts(part: said.Part) -> list[said.Part]:
    """The part, or those among which it lets choose."""
    if isinstance(part, said.Choose):
        return [each for option in part.options for each in option]
    return [part]
