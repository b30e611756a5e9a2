"""Layouts from a word: known answers, and every recorded game of the oracle where there is one."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from tablee.games.gaia.box.components import GAIA, HOMES, NONE, PLANETS, TRANSDIM
from tablee.games.gaia.box.hexes import COORDINATES, GRIDS, HEX, SECTOR, SECTOR_SIZE
from tablee.games.gaia.rules.setup.seeded import Seeded, number_text, shuffled
from tablee.games.gaia.rules.setup.setup_word import (
    MIRRORED_WORDS,
    STRICT_WORDS,
    lay_out,
    mirrored_tile,
    planets_of,
)
from tablee.kit.hexes import distance

SHARED = Path(__file__).resolve().parents[3] / "../shared"
COMPONENTS = SHARED / "data/gaia/components.json"
RECORDED = sorted((SHARED / "oracle/gaia").glob("*.json.gz"))

#: A digit for each planet, in the order of SECTOR.
TILES = {
    "01": "12....8...0.34.....",
    "02": ".8.1..3.4.6......25",
    "03": "3..0.65......7....8",
    "04": "..0..4..2...6.1...5",
    "05": "3..2..1....8.7....6",
    "05b": "...2..1....8.7....6",
    "06": ".83.7.....0..4.8...",
    "06b": ".83.7.....0....8...",
    "07": "5....7..7.....148..",
    "07b": "5....4..7.....7.8..",
    "08": "...8.5..2..8..6...0",
    "09": ".....7.45..6...8.2.",
    "10": "...1.7.0...8.3.8...",
}
SMALL = ("01", "02", "03", "04", "05b", "06b", "07b")
LARGE = ("01", "02", "03", "04", "05", "06", "07", "08", "09", "10")


def names(seats: int) -> tuple[str, ...]:
    return SMALL if seats <= 2 else LARGE


def planets(text: str) -> list[int]:
    return [NONE if sign == "." else int(sign) for sign in text]


def sectors(seats: int) -> list[list[int]]:
    return [planets(TILES[name]) for name in names(seats)]


# The generator


def test_seeded_numbers_are_those_that_seedrandom_publishes() -> None:
    seeded = Seeded("hello.")
    assert [seeded.random() for _ in range(2)] == [0.9282578795792454, 0.3752569768646784]


@pytest.mark.parametrize(
    ("word", "numbers"),
    [
        ("12", [0.22548396164751514, 0.3964812218908413, 0.7720396187169385]),
        ("é€", [0.4989953198380848, 0.6005735005265868, 0.9657828757501574]),
        ("😀", [0.5698095144192531, 0.45805574850196806, 0.17473261922316155]),
        ("x" * 300, [0.952495823023581, 0.9378530102966817, 0.8504259399717166]),
    ],
    ids=["digits", "beyond-ascii", "two-units", "longer-than-the-key"],
)
def test_any_word_gives_the_numbers_that_javascript_gets(word: str, numbers: list[float]) -> None:
    seeded = Seeded(word)
    assert [seeded.random() for _ in numbers] == numbers


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0.0, "0"),
        (0.5, "0.5"),
        (0.1 + 0.2, "0.30000000000000004"),
        (0.0001, "0.0001"),
        (0.000012345, "0.000012345"),
        (1e-6, "0.000001"),
        (9.5e-7, "9.5e-7"),
        (1e-7, "1e-7"),
        (2.5e-12, "2.5e-12"),
    ],
)
def test_numbers_are_written_as_javascript_writes_them(number: float, text: str) -> None:
    assert number_text(number) == text


def test_a_shuffle_is_decided_by_its_number() -> None:
    assert shuffled(10, 0.5) == [0, 2, 8, 9, 6, 4, 3, 7, 1, 5]
    assert shuffled(6, 0.00001) == [1, 0, 4, 2, 3, 5]
    assert shuffled(0, 0.5) == []


# Layouts


def test_a_word_for_two_players_lays_out_the_known_game() -> None:
    layout = lay_out("rnd-2-0", 2, sectors(2))
    assert layout.tiles == ((6, 1), (3, 0), (4, 0), (5, 2), (0, 0), (2, 4), (1, 1))
    assert not layout.mirrored
    assert layout.boosters == (8, 6, 5, 2, 1)
    assert layout.standard == (8, 7, 4, 2, 0, 6, 5, 1, 3)
    assert layout.advanced == (0, 2, 5, 9, 14, 13)
    assert layout.token == 3
    assert layout.rounds == (0, 8, 4, 7, 1, 9)
    assert layout.finals == (3, 0)
    assert planets_of(layout, sectors(2)) == planets(
        "....4..5..7..7....8"
        "..0..4..2...6.1...5"
        "...2..1....8.7....6"
        ".8..0..3....87....."
        "12....8...0.34....."
        "....7.08...3..6..5."
        ".3.8.6.....514.2..."
    )


def test_a_word_for_four_players_lays_out_the_known_game() -> None:
    layout = lay_out("deep-mind-2", 4, sectors(4))
    assert layout.tiles == (
        *((4, 2), (3, 4), (5, 2), (0, 4), (1, 5)),
        *((8, 5), (7, 0), (6, 1), (2, 2), (9, 3)),
    )
    assert not layout.mirrored
    assert layout.boosters == (5, 4, 7, 8, 1, 0, 2)
    assert layout.standard == (0, 8, 1, 6, 4, 3, 2, 7, 5)
    assert layout.advanced == (12, 0, 5, 13, 9, 10)
    assert layout.token == 5
    assert layout.rounds == (0, 8, 1, 9, 3, 2)
    assert layout.finals == (5, 0)
    assert planets_of(layout, sectors(4)) == planets(
        "8.61......7.....32."
        ".6...2.51.....4...0"
        ".8..0..3..4.87....."
        ".3..4......1.0.2.8."
        ".1..4.8.....2.635.."
        "4...5.....7.2....86"
        "...8.5..2..8..6...0"
        "....7.45..1..7....8"
        "..85....6.7.....30."
        "...8.3.8...0.7.1..."
    )


def test_an_early_word_mirrors_every_tile() -> None:
    layout = lay_out("djfjjv4k", 2, sectors(2))
    assert layout.tiles == ((3, 3), (5, 4), (0, 5), (6, 2), (2, 5), (1, 3), (4, 5))
    assert layout.mirrored
    assert layout.boosters == (2, 9, 4, 3, 0)
    assert layout.standard == (2, 3, 8, 0, 6, 5, 7, 4, 1)
    assert layout.advanced == (11, 7, 13, 14, 0, 3)
    assert layout.token == 5
    assert layout.rounds == (7, 2, 1, 3, 5, 0)
    assert layout.finals == (2, 3)
    assert planets_of(layout, sectors(2)) == planets(
        "5...1.....4062....."
        "..380.8...7........"
        ".218....0.....43..."
        "8....7..7.....4.5.."
        "..356.0.......7.8.."
        "5..2.63......4.8.1."
        "...1..28......7.6.."
    )


def test_the_earliest_words_keep_all_like_planets_apart_as_well() -> None:
    layout = lay_out("12", 3, sectors(3))
    assert layout.tiles == (
        *((2, 3), (4, 4), (7, 1), (8, 1), (5, 3)),
        *((3, 5), (1, 0), (9, 2), (0, 0), (6, 3)),
    )
    assert layout.mirrored
    assert layout.boosters == (6, 0, 2, 1, 5, 7)
    assert layout.standard == (0, 2, 1, 6, 3, 8, 7, 5, 4)
    assert layout.advanced == (11, 1, 5, 12, 10, 13)
    assert layout.token == 2
    assert layout.rounds == (7, 5, 4, 0, 1, 3)
    assert layout.finals == (5, 4)


@pytest.mark.parametrize(
    ("word", "seats", "homes"),
    [
        ("green-jeans-8458", 4, {"desert": [(2, -3), (1, 3), (-1, -5)], "oxide": [(-2, 4)]}),
        ("yellow-paint-8951", 2, {"desert": [(0, -2), (-4, 3), (-2, 6)], "swamp": [(-1, -3)]}),
        ("randomSeed", 2, {"terra": [(-4, -1), (-1, 2), (-3, 4)], "ice": [(-1, 0), (0, -4)]}),
        ("randomSeed", 3, {"terra": [(-1, -4), (-5, 4)], "volcanic": [(-3, -4), (-4, 1)]}),
        ("randomSeed2", 2, {"volcanic": [(3, -1), (-2, -2)], "oxide": [(2, -1)]}),
    ],
)
def test_early_words_have_the_homes_where_factions_began(
    word: str, seats: int, homes: dict[str, list[tuple[int, int]]]
) -> None:
    layout = lay_out(word, seats, sectors(seats))
    found = planets_of(layout, sectors(seats))
    for home, places in homes.items():
        assert [PLANETS[found[HEX[place]]] for place in places] == [home] * len(places)


def test_early_words_are_all_known() -> None:
    assert len(STRICT_WORDS) == 7
    assert len(MIRRORED_WORDS) == 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_layout_is_whole_and_its_homes_lie_apart(seats: int) -> None:
    """R17: no two adjacent hexes have the same home type."""
    for word in (*(f"word-{number}" for number in range(8)), *sorted(STRICT_WORDS)):
        layout = lay_out(word, seats, sectors(seats))
        assert sorted(tile for tile, _ in layout.tiles) == list(range(len(names(seats))))
        assert all(0 <= rotation < 6 for _, rotation in layout.tiles)
        assert len(set(layout.boosters)) == seats + 3
        assert sorted(layout.standard) == list(range(9))
        assert len(set(layout.advanced)) == 6
        assert len(set(layout.rounds)) == 6
        assert len(set(layout.finals)) == 2
        found = planets_of(layout, sectors(seats))
        assert len(found) == len(names(seats)) * SECTOR_SIZE
        taken = [hex_ for hex_, planet in enumerate(found) if planet != NONE]
        grid = GRIDS[len(names(seats))]
        for one, other in ((one, other) for one in taken for other in taken if one < other):
            if found[one] == found[other] and grid.distances[one][other] == 1:
                assert found[one] in (GAIA, TRANSDIM)
                assert word not in STRICT_WORDS or one // SECTOR_SIZE == other // SECTOR_SIZE


def test_no_tile_has_the_same_home_on_adjacent_hexes() -> None:
    """So that only the borders of sectors need be looked at."""
    for text in TILES.values():
        tile = planets(text)
        for one in range(SECTOR_SIZE):
            for other in range(one):
                if 0 <= tile[one] < HOMES and distance(SECTOR[one], SECTOR[other]) == 1:
                    assert tile[one] != tile[other]


def test_a_mirrored_tile_keeps_its_top_and_bottom() -> None:
    mirrored = mirrored_tile(list(range(SECTOR_SIZE)))
    moved = {SECTOR[source]: place for source, place in zip(mirrored, SECTOR, strict=True)}
    assert all(moved[place] == place for place in ((2, 0), (1, 0), (0, 0), (-1, 0), (-2, 0)))
    assert moved[1, 1] == (2, -1)
    assert moved[0, 1] == (1, -1)
    assert moved[-1, 2] == (1, -2)
    assert mirrored_tile(mirrored) == tuple(range(SECTOR_SIZE))


# Against the oracle


def test_tiles_above_are_those_of_the_component_list() -> None:
    if not COMPONENTS.exists():
        pytest.skip("no component list beside the repository")
    listed = json.loads(COMPONENTS.read_text(encoding="utf-8"))["sectors"]
    assert sorted(listed) == sorted(TILES)
    for name, sector in listed.items():
        at = {(spot["q"], spot["r"]): PLANETS.index(spot["planet"]) for spot in sector["planets"]}
        assert [at.get(place, NONE) for place in SECTOR] == planets(TILES[name])


def test_every_recorded_game_is_laid_out_alike() -> None:
    if not RECORDED:
        pytest.skip("no recorded games beside the repository")
    letters = dict(zip("rovdstigm", range(9), strict=True)) | {"e": NONE}
    for path in RECORDED:
        game = json.loads(gzip.decompress(path.read_bytes()))
        _, count, word = game["states"][0]["move"].split()
        head, seats = game["head"], int(count)
        layout = lay_out(word, seats, sectors(seats))
        found = planets_of(layout, sectors(seats))
        assert sorted((q, r) for q, r, _, _ in head["map"]) == sorted(COORDINATES[: len(found)])
        for q, r, letter, number in head["map"]:
            tile, _ = layout.tiles[HEX[q, r] // SECTOR_SIZE]
            assert found[HEX[q, r]] == letters[letter], path.name
            assert tile == int(number.rstrip("AB")) - 1, path.name
        assert _as_recorded(layout.boosters, "booster") == list(head["tiles"]["boosters"])
        techs: dict[str, Any] = head["tiles"]["techs"]
        assert list(techs) == [
            *("terra", "nav", "int", "gaia", "eco", "sci", "free1", "free2", "free3"),
            *("adv-terra", "adv-nav", "adv-int", "adv-gaia", "adv-eco", "adv-sci"),
        ]
        tiles = [pile["tile"] for pile in techs.values()]
        assert _as_recorded(layout.standard, "tech") == tiles[:9]
        assert _as_recorded(layout.advanced, "advtech") == tiles[9:]
        assert _as_recorded((layout.token,), "fed") == [head["terraformingFederation"]]
        assert _as_recorded(layout.rounds, "score") == head["tiles"]["scorings"]["round"]
        finals = ("structure", "structureFed", "planetType", "gaia", "sector", "satellite")
        assert [finals[final] for final in layout.finals] == head["tiles"]["scorings"]["final"]


def _as_recorded(indices: tuple[int, ...], kind: str) -> list[str]:
    return [f"{kind}{index + 1}" for index in indices]
