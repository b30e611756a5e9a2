"""The edition file: what is printed, and how it may be corrected."""

import json
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.core import BadEdition, Json
from tablee.games.century.box import Box
from tablee.games.century.box.components import (
    ANCHORS,
    BONUS_CARDS,
    CATASTROPHES,
    EFFECTS,
    EQUIPMENT,
    LETTERS,
    METRICS,
    MOST_TILES,
    NONE,
    REACH,
    SPANS,
    TECHNOLOGIES,
    TERRITORIES,
    TILES,
)
from tablee.games.century.box.edition import EDITION
from tablee.kit.masks import bits
from tests.games.century.sketch import span

GAME = tablee.game("century")
EDITION_AS_SHIPPED = EDITION.changed({})
BOX = Box(EDITION_AS_SHIPPED.values, 4)
TILE = "territories.tiles"
TECHNOLOGY = "technologies.tiles"


def test_every_value_has_a_source() -> None:
    sources = EDITION_AS_SHIPPED.sources

    assert set(sources) == {"rulebook", "public", "reconstructed"}
    assert sources["rulebook"] > 30


def test_r12_tiles_are_as_many_as_the_rulebook_counts() -> None:
    """Five start territories are one face."""
    assert [len(pile) for pile in BOX.territory_piles] == [16, 16, 8]
    assert [len(pile) for pile in BOX.technology_piles] == [12, 12, 6]
    assert [len(pile) for pile in BOX.catastrophe_piles] == [3, 3, 3]
    assert len(TILES) == len(TERRITORIES) + len(TECHNOLOGIES) == 71
    assert MOST_TILES - 1 == REACH


def test_r14_more_players_have_more_to_buy() -> None:
    """R34: and as many columns as they are."""
    boxes = [Box(EDITION_AS_SHIPPED.values, seats) for seats in (3, 4, 5)]

    assert [box.territories_per_round for box in boxes] == [5, 6, 8]
    assert [box.technologies_per_round for box in boxes] == [4, 5, 6]
    assert [len(box.columns) for box in boxes] == [3, 4, 5]
    assert [box.first_marker for box in boxes] == [1, 0, 0]
    assert [box.ranks for box in boxes] == [(8, 5, 0), (8, 5, 3, 0), (8, 5, 3, 1, 0)]


def test_r17_bids_and_compensations_rise_with_the_piles() -> None:
    assert BOX.minimums == (0, 2, 2, 3, 3, 4, 0)
    assert BOX.compensations == (0, 4, 4, 5, 5, 6, 0)
    assert BOX.prices[1][-2:] == (1, 0)


def test_r31_the_environment_marker_begins_on_nought() -> None:
    start = BOX.environment[BOX.start_environment]

    assert (start.position, start.points, start.flower) == (0, 0, False)
    assert sorted({space.clean for space in BOX.environment}) == [2, 3, 4]


def test_r61_spans_are_all_straight_lines_between_anchors() -> None:
    assert len(ANCHORS) == 13
    assert len(SPANS) == 78


def shared_data() -> Any:
    """The file that tiles were first drawn in; it does not come with the source."""
    path = Path(__file__).resolve().parents[4] / "shared" / "data" / "century" / "components.json"
    if not path.exists():
        pytest.skip("the first drawing of the tiles is not here")
    return json.loads(path.read_text("utf-8"))


def test_r61_free_spans_are_those_of_the_first_drawing() -> None:
    data = shared_data()
    drawn = {tile["id"]: tile for tile in data["territories"]}
    drawn |= {tile["id"]: tile["tile"] for tile in data["technologies"] if "tile" in tile}
    drawn["start"] = drawn["L0-1"]
    for tile, code in enumerate(TILES):
        if code in drawn:
            segments = {span("-".join(ends)) for ends in drawn[code]["bridge_segments"]}
            assert set(BOX.faces[tile].spans) == segments, code
            exits = {ANCHORS.index(side) for side in drawn[code]["exits"]}
            assert BOX.faces[tile].rail_sides[0] == sum(1 << side for side in exits)


def test_tiles_are_those_of_the_first_drawing() -> None:
    data = shared_data()
    for printed in data["territories"]:
        start = printed["pile"] == "start"
        tile = TILES.index("start" if start else printed["id"])
        cities = printed["cities"]
        assert [city["id"] for city in cities] == list(LETTERS[: len(cities)])
        assert BOX.yields[tile] == tuple((c["coins"], c["science"], c["vp"]) for c in cities)
        assert BOX.centres[tile] == sum(c["recycling"] << i for i, c in enumerate(cities))
        assert BOX.faces[tile].towns == tuple(ANCHORS.index(city["node"]) for city in cities)
        assert BOX.faces[tile].edges == sum(1 << span("-".join(ends)) for ends in printed["rails"])


def test_technologies_are_those_of_the_first_drawing() -> None:
    data = shared_data()
    for printed in data["technologies"]:
        technology = BOX.technology(TILES.index(printed["id"]))
        impact = printed["impact"]
        assert (technology.waste, technology.pollution, technology.flowers) == (
            impact["waste"],
            impact["pollution"],
            impact["environment"],
        )
        kind = printed.get("equipment")
        assert technology.equipment == (EQUIPMENT.index(kind) if kind else NONE)
        assert technology.bonus == printed.get("bonus", {}).get("amount", 0)
        effects = [effect for effect in printed.get("effects", ()) if effect["kind"] != "park"]
        assert [
            (EFFECTS[e.kind], e.is_single_use, e.coins, e.science, e.points)
            for e in technology.effects
        ] == [
            (
                effect["kind"],
                effect["use"] == "single",
                effect.get("cost", {}).get("coins", 0),
                effect.get("cost", {}).get("science", 0),
                effect.get("vp", 0),
            )
            for effect in effects
        ]
        if kind:
            face, drawn = BOX.faces[technology.tile], printed["tile"]
            building = next(node["id"] for node in drawn["nodes"] if node["kind"] == "building")
            assert ANCHORS[face.building] == building
            assert face.edges == sum(1 << span("-".join(ends)) for ends in drawn["rails"])


def test_cards_and_tracks_are_those_of_the_first_drawing() -> None:
    data = shared_data()
    assert [space["clean_tile_vp"] for space in data["environment_track"]["positions"]] == [
        space.clean for space in BOX.environment
    ]
    assert [space["flower"] for space in data["environment_track"]["positions"]] == [
        space.flower for space in BOX.environment
    ]
    for card in data["catastrophes"]:
        assert BOX.catastrophes[CATASTROPHES.index(card["id"])] == tuple(
            (column["waste"], column["pollution"]) for column in card["columns"]
        )
    for number, track in ((1, "I-II"), (3, "III-IV"), (5, "V")):
        assert BOX.prices[number] == tuple(data["tech_cost_tracks"][track]["costs"])
    for card in data["scoring_cards"]:
        bonuses = BOX.bonus_cards[BONUS_CARDS.index(card["id"])]
        assert len(bonuses) == len(card["formula"])
        for (metric, points), term in zip(bonuses, card["formula"], strict=True):
            assert points == (1 if METRICS[metric] == "clean_territory_values" else term["vp"])


def test_a_corrected_city_is_played_with() -> None:
    edition = EDITION.changed({f"{TILE}.L1-03.cities.B.coins": 4})

    assert Box(edition.values, 3).yields[TILES.index("L1-03")][1] == (4, 2, 0)
    assert edition.digest != EDITION_AS_SHIPPED.digest
    assert edition.changes == {f"{TILE}.L1-03.cities.B.coins": 4}


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("start.coins", 9, "edition-printed"),
        ("piles.V.minimum", 5, "edition-printed"),
        (f"{TILE}.start.cities.A.coins", 2, "edition-printed"),
        ("bonus_cards.cards.K2-3", [], "edition-printed"),
        ("players.3.columns", [0, 4], "edition-count"),
        ("players.3.columns", [0, 2, 3], "edition-columns"),
        ("players.4.columns", [0, 2, 1, 4], "edition-columns"),
        ("piles.I-II.prices", [3], "edition-cost-track"),
        ("environment.numbers", [-1, 1], "edition-environment"),
        ("environment.clean", [2, 3, 4], "edition-clean"),
        ("catastrophes.cards.C1-1.waste", [3, 2, 1, 1, 1], "edition-last-column"),
        ("catastrophes.cards.C1-1.waste", [3, 2, 1, 0], "edition-value"),
        (f"{TILE}.L1-03.cities.B.node", "p12", "edition-same-point"),
        (f"{TILE}.L1-03.cities.B.node", "N", "edition-value"),
        (f"{TILE}.L1-09.cities.C", {"node": "p11", "coins": 1}, "edition-letters"),
        (f"{TILE}.L1-03.rails", [["W", "p12", "p32"]], "edition-rail-long"),
        (f"{TILE}.L1-03.rails", [["W", "W"]], "edition-rail-long"),
        (f"{TILE}.L1-03.rails", [["W", "p12"], ["p12", "W"]], "edition-rail-twice"),
        (f"{TILE}.L1-03.rails", [["p11", "p22"], ["p12", "p21"]], "edition-rail-crossing"),
        (f"{TILE}.L1-03.rails", [["W", "p44"]], "edition-value"),
        (f"{TILE}.L1-03.rails", [["W"]], "edition-value"),
        (f"{TECHNOLOGY}.T1-01.equipment.building", "p11", "edition-building"),
        (f"{TECHNOLOGY}.T1-01.equipment.rails", [["N", "p22"]], "edition-rail-long"),
        (f"{TECHNOLOGY}.T1-01.effects", [{"kind": "bridge"}], "edition-equipment"),
        (f"{TECHNOLOGY}.T1-07.effects", [{"kind": "workers", "points": 1}], "edition-points"),
        (f"{TECHNOLOGY}.T1-07.effects", [{"kind": "bridge"}], "edition-bridges"),
        (f"{TECHNOLOGY}.T1-07.effects", [{"kind": "park"}], "edition-value"),
    ],
)
def test_what_makes_no_sense_gets_one_message(key: str, value: Json, complaint: str) -> None:
    with pytest.raises(BadEdition) as refused:
        EDITION.changed({key: value})

    assert refused.value.reason.key == complaint
    for lang in ("fr", "en"):
        assert GAME.say(refused.value.reason, lang)


def test_r63_a_technology_without_effects_is_a_park() -> None:
    edition = EDITION.changed({f"{TECHNOLOGY}.T1-07.effects": None})

    assert not Box(edition.values, 3).technology(TILES.index("T1-07")).effects


def test_a_city_may_stand_off_the_rails() -> None:
    """A bridge can reach it, as on L2-06."""
    off = [
        code
        for tile, code in enumerate(TERRITORIES)
        for town in BOX.faces[tile].towns
        if not any(town in SPANS[rail] for rail in bits(BOX.faces[tile].edges))
    ]

    assert off == ["L2-06"]
