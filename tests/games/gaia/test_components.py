"""What is in the box, against itself."""

from collections import Counter

import pytest

from tablee.core.snapshot import fields
from tablee.games.gaia.box import Box
from tablee.games.gaia.box.components import (
    AREAS,
    AUTOMA_FACTIONS,
    BESCODS,
    ECONOMY,
    FACTIONS,
    GAIA,
    GAIA_PROJECT,
    GAIAFORMER,
    HOMES,
    INSTITUTE,
    IVITS,
    KNOWLEDGE_ACADEMY,
    LAB,
    LARGE_MAP,
    LOST,
    MINE,
    NAVIGATION,
    NONE,
    NOTHING,
    PLANETS,
    QIC_ACADEMY,
    RING,
    SMALL_MAP,
    STRUCTURES,
    TERRAFORMING,
    TOP_LEVEL,
    TRADING_STATION,
    TRANSDIM,
    XENOS,
    Gain,
)
from tablee.games.gaia.box.edition import EDITION
from tablee.games.gaia.box.hexes import GRIDS, SECTOR
from tablee.kit.hexes import turned

BOXES = {seats: Box(EDITION.changed({}).values, seats) for seats in (1, 2, 3, 4)}
BOX = BOXES[4]


def shown(gain: Gain) -> dict[str, int]:
    return {name: getattr(gain, name) for name in fields(Gain) if getattr(gain, name)}


@pytest.mark.parametrize(("seats", "tiles"), [(1, 7), (2, 7), (3, 10), (4, 10)])
def test_small_and_large_maps(seats: int, tiles: int) -> None:
    box = BOXES[seats]

    assert box.seats == seats
    assert box.grid is GRIDS[tiles]
    assert box.sector_names == (SMALL_MAP if tiles == 7 else LARGE_MAP)
    assert sorted(tile for tile, _ in box.base_map) == list(range(tiles))
    assert {turns for _, turns in box.base_map} == {0}


@pytest.mark.parametrize(("seats", "homes", "gaia", "transdim"), [(2, 4, 5, 7), (4, 6, 7, 12)])
def test_every_home_type_is_as_frequent_as_the_others(
    seats: int, homes: int, gaia: int, transdim: int
) -> None:
    found = Counter(planet for sector in BOXES[seats].sectors for planet in sector)

    assert [found[planet] for planet in range(HOMES)] == [homes] * HOMES
    assert (found[GAIA], found[TRANSDIM], found[LOST]) == (gaia, transdim, 0)


def test_the_ring_names_every_hex_of_a_sector() -> None:
    assert sorted(RING.values()) == sorted(SECTOR)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_turn_moves_what_lies_on_a_hex_to_the_turned_hex(seats: int) -> None:
    box = BOXES[seats]
    for sector, sides in zip(box.sectors, box.turned_sectors, strict=True):
        assert len(sides) == 6
        assert sides[0] == sector
        for times, side in enumerate(sides):
            for offset, planet in zip(SECTOR, sector, strict=True):
                assert side[SECTOR.index(turned(offset, times))] == planet


def test_one_turn_is_clockwise() -> None:
    """Sector 04 has oxide above its middle; turned once it lies to the upper right."""
    tile = BOX.sector_names.index("04")
    above, right = (SECTOR.index(RING[label]) for label in ("I0", "I1"))

    assert BOX.sectors[tile][above] == PLANETS.index("oxide")
    assert BOX.turned_sectors[tile][1][right] == PLANETS.index("oxide")


def test_tables_by_structure() -> None:
    box = BOX
    for table in (box.supply, box.costs, box.values):
        assert len(table) == len(STRUCTURES)
    for faction in box.factions:
        assert len(faction.upgrades) == len(STRUCTURES)
        assert len(faction.incomes) == GAIAFORMER
        for structure, spaces in enumerate(faction.incomes):
            assert len(spaces) == box.supply[structure]
        assert faction.incomes[QIC_ACADEMY] == (NOTHING,)


def test_upgrades_of_the_bescods_change_places() -> None:
    academies = (KNOWLEDGE_ACADEMY, QIC_ACADEMY)

    assert BOX.factions[IVITS].upgrades[:3] == ((TRADING_STATION,), (LAB, INSTITUTE), academies)
    assert BOX.factions[BESCODS].upgrades[:3] == (
        (TRADING_STATION,),
        (LAB, *academies),
        (INSTITUTE,),
    )
    assert {up for faction in BOX.factions for up in faction.upgrades[INSTITUTE:]} == {()}


def test_two_factions_share_a_colour_and_a_home() -> None:
    for index, faction in enumerate(BOX.factions):
        assert faction.code == FACTIONS[index]
        assert faction.colour == index // 2
        assert faction.home == BOX.factions[index ^ 1].home
    assert sorted(faction.home for faction in BOX.factions[::2]) == list(range(HOMES))


def test_level_3_charges_power_in_every_area() -> None:
    for area in range(len(AREAS)):
        assert BOX.level_gains[area][3].charge == 3
        assert BOX.level_gains[area][0] is NOTHING
        assert len(BOX.level_gains[area]) == len(BOX.level_incomes[area]) == TOP_LEVEL + 1
    assert shown(BOX.level_gains[GAIA_PROJECT][3]) == {"gaiaformers": 1, "charge": 3}
    assert shown(BOX.level_gains[ECONOMY][5]) == {"ore": 3, "credits": 6, "charge": 6}
    assert BOX.level_gains[TERRAFORMING][5] is BOX.level_gains[NAVIGATION][5] is NOTHING


def test_a_gain_of_nothing_is_always_the_same() -> None:
    assert [tile.now is NOTHING for tile in BOX.standard] == [
        code not in {0, 3} for code in range(9)
    ]
    assert BOX.advanced[0].now is NOTHING
    assert BOX.advanced[3].on_pass is NOTHING
    assert BOX.factions[XENOS].incomes[MINE][2] is NOTHING


def test_there_are_enough_tokens_for_every_pile() -> None:
    assert sum(token.count for token in BOX.tokens) == 19
    assert [token.code for token in BOX.tokens if not token.green] == ["fed1"]


def test_seven_automa_factions_one_for_each_colour() -> None:
    cards = [card for card in BOX.automa_factions if card is not None]

    assert len(BOX.automa_factions) == len(FACTIONS)
    assert [card.code for card in cards] == list(AUTOMA_FACTIONS)
    assert sorted(card.faction // 2 for card in cards) == list(range(HOMES))
    for card in cards:
        home = BOX.factions[card.faction].home
        assert [planet for planet in range(HOMES) if not card.planet_steps[planet]] == [home]
        assert Counter(card.planet_steps[:HOMES]) == {0: 1, 1: 2, 2: 2, 3: 2}
        assert card.planet_steps[LOST] == NONE


def test_every_table_has_its_number_of_things() -> None:
    lengths = {
        "advanced": 15,
        "board_actions": 10,
        "boosters": 10,
        "cards": 17,
        "conversions": 8,
        "credit_conversions": 3,
        "difficulties": 5,
        "factions": 14,
        "final_tiles": 6,
        "round_tiles": 10,
        "standard": 9,
        "tokens": 7,
    }
    for seats, box in BOXES.items():
        assert {name: len(getattr(box, name)) for name in lengths} == lengths
        assert box.round_boosters == {1: 5, 2: 5, 3: 6, 4: 7}[seats]


def test_nothing_of_a_box_can_be_replaced_by_a_new_field() -> None:
    assert not hasattr(BOX, "__dict__")
