"""How a colony is counted, for missions, population ships and the mothership (R57, R62, R72)."""

from tablee.games.reworld.box import Box
from tablee.games.reworld.box.components import FARM, TERRABOT, UNIT
from tablee.games.reworld.state import Player


def city_tiles(player: Player, city: int) -> int:
    """Tiles of a city, its panel included; 0 where none was founded."""
    row = player.cities[city]
    return len(row) + 1 if row else 0


def city_units(box: Box, player: Player, city: int) -> int:
    """Units in a city, farms included."""
    return sum(box.modules[module].kind == UNIT for module in player.cities[city])


def city_terrabots(box: Box, player: Player, city: int) -> int:
    """Terrabots in a city; the panel is none."""
    return sum(box.modules[module].kind == TERRABOT for module in player.cities[city])


def city_company(box: Box, player: Player, city: int) -> int:
    """The construction company that stands in a city, -1 if none does."""
    for module in player.cities[city]:
        kind = box.modules[module]
        if kind.kind == UNIT and kind.company != FARM:
            return kind.company
    return -1


def company_units(box: Box, player: Player, company: int) -> int:
    """Units of one company in the colony."""
    found = 0
    for row in player.cities:
        for module in row:
            kind = box.modules[module]
            found += kind.kind == UNIT and kind.company == company
    return found


def companies_present(box: Box, player: Player) -> int:
    """Different companies in the colony, the farm among them."""
    found = 0
    for row in player.cities:
        for module in row:
            kind = box.modules[module]
            if kind.kind == UNIT:
                found |= 1 << kind.company
    return found.bit_count()


def shields(box: Box, player: Player) -> int:
    """Shields in the defence row; those in other rows count for nothing (R38, R48)."""
    found = 0
    for module in player.defence:
        found += box.modules[module].shields
    return found
