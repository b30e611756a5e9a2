"""Edition files of Reworld: what is refused and how it is said, and what a correction does."""

from random import Random

import pytest

import tablee
from tablee import BadEdition, Match, Record
from tablee.core import Json, Sentence
from tablee.games.reworld.box.edition import EDITION
from tablee.games.reworld.game import open_box
from tablee.kit.edition import SOURCES, printed, read_table
from tests.games.reworld.scenario import GAME

BAD = [
    pytest.param("shuttles.shields_0", "five", "shuttles.shields_0", "edition-value", id="text"),
    pytest.param("shuttles.shields_0", -1, "shuttles.shields_0", "edition-value", id="negative"),
    pytest.param("shuttles.shields_0", 5.5, "shuttles.shields_0", "edition-value", id="float"),
    pytest.param("officers.copies", 0, "officers.copies", "edition-value", id="no officers"),
    pytest.param("mothership", 3, "mothership", "edition-value", id="no table"),
    pytest.param("city_panels.A", "Atlas", "city_panels.A", "edition-value", id="no list"),
    pytest.param(
        "population_ships.city.points.4",
        "8",
        "population_ships.city.points.4",
        "edition-value",
        id="deep",
    ),
    pytest.param("shuttles.shields_3", 1, "shuttles.shields_3", "edition-unknown", id="unknown"),
    pytest.param("planets.count", 1, "planets", "edition-unknown", id="unknown table"),
    pytest.param(
        "officers.copies.each", 6, "officers.copies.each", "edition-unknown", id="below a value"
    ),
    pytest.param("units.farm", None, "units.farm", "edition-missing", id="missing"),
    pytest.param("rounds", None, "rounds", "edition-missing", id="missing table"),
    pytest.param("terrabots.A", 6, "terrabots", "edition-count", id="26 terrabots"),
    pytest.param("shuttles.shields_0", 4, "shuttles", "edition-count", id="19 shuttles"),
    pytest.param("units.farm", 10, "units", "edition-count", id="40 units"),
    pytest.param(
        "satellites.tiles.units", None, "satellites.tiles", "edition-count", id="15 satellites"
    ),
    pytest.param("station.top_ports", 9, "station", "edition-count", id="19 ports"),
    pytest.param("officers.copies", 7, "officers.copies", "edition-count", id="35 officers"),
    pytest.param(
        "rounds.terrabot_points",
        [4, 4, 3, 2],
        "rounds.terrabot_points",
        "edition-count",
        id="four rounds",
    ),
    pytest.param("city_panels.B", ["Bastion"], "city_panels.B", "edition-count", id="one panel"),
    pytest.param(
        "mothership.two_players.A",
        [18, 10],
        "mothership.two_players.A",
        "edition-count",
        id="two places for two",
    ),
    pytest.param("officers.hand.3", 11, "officers.hand.3", "edition-hand", id="33 cards dealt"),
    pytest.param("units.special", 7, "units.special", "edition-special", id="too many special"),
    pytest.param(
        "satellites.tiles.letter-A.of",
        "crane",
        "satellites.tiles.letter-A.of",
        "edition-value",
        id="letter mission of a company",
    ),
    pytest.param(
        "satellites.tiles.company-dome.of",
        "D",
        "satellites.tiles.company-dome.of",
        "edition-value",
        id="company mission of a letter",
    ),
    pytest.param(
        "satellites.tiles.letter-B.of",
        None,
        "satellites.tiles.letter-B.of",
        "edition-value",
        id="letter mission of nothing",
    ),
    pytest.param(
        "satellites.tiles.city.of",
        "A",
        "satellites.tiles.city.of",
        "edition-value",
        id="target of a general mission",
    ),
    pytest.param(
        "shuttles.provenance",
        "hearsay",
        "shuttles.provenance",
        "edition-value",
        id="unknown source",
    ),
    pytest.param(
        "shuttles.provenance", None, "shuttles.shields_0", "edition-source", id="no source"
    ),
    pytest.param(
        "units.provenance",
        {"crane": "owner"},
        "units.drill",
        "edition-source",
        id="source of one value only",
    ),
]


@pytest.mark.parametrize(("key", "value", "named", "reason"), BAD)
def test_a_bad_value_is_refused_by_its_key(key: str, value: Json, named: str, reason: str) -> None:
    with pytest.raises(BadEdition) as caught:
        EDITION.changed({key: value})

    error = caught.value
    assert error.key == named
    inner = error.sentence.args["reason"]
    assert isinstance(inner, Sentence)
    assert inner.key == reason
    for lang in ("fr", "en"):
        assert named in GAME.say(error.sentence, lang)


@pytest.mark.parametrize(("name", "value"), [("shields", 3), ("mission", "picnic")])
def test_a_bad_satellite_is_refused_by_its_key(name: str, value: Json) -> None:
    with pytest.raises(BadEdition) as caught:
        EDITION.changed({f"satellites.tiles.city.{name}": value})

    assert caught.value.key == f"satellites.tiles.city.{name}"


def test_a_threshold_of_nothing_is_refused() -> None:
    with pytest.raises(BadEdition) as caught:
        EDITION.changed({"population_ships.farms.threshold.3": 0})

    assert caught.value.key == "population_ships.farms.threshold.3"


def test_bad_toml_is_refused_with_its_place() -> None:
    with pytest.raises(BadEdition) as caught:
        read_table(EDITION.text().replace("shields_0 = 5", "shields_0 = = 5"))

    assert "line" in GAME.say(caught.value.sentence, "en")


def test_the_shipped_edition_is_whole_and_unchanged() -> None:
    edition = EDITION.open(read_table(EDITION.text()))

    assert edition.changes == {}
    assert edition.digest == GAME.edition.digest
    assert set(edition.sources) <= set(SOURCES)


CORRECTION: dict[str, Json] = {
    "shuttles.shields_0": 6,
    "shuttles.shields_1": 8,
    "shuttles.shields_2": 6,
    "population_ships.city.points.3": 9,
}


def test_a_correction_changes_the_digest_and_is_listed() -> None:
    edition = EDITION.changed(CORRECTION)

    assert edition.digest != GAME.edition.digest
    assert edition.changes == CORRECTION


def test_a_note_or_a_source_is_no_printed_value() -> None:
    edition = EDITION.changed({"shuttles.note": "seen", "shuttles.provenance": "owner"})

    assert edition.digest == GAME.edition.digest
    assert edition.changes == {}
    assert edition.sources["owner"] == 3


def test_a_correction_is_what_the_rules_read() -> None:
    box = tablee.game("reworld", CORRECTION).set_up(3, {}).box
    shuttles = {kind.code: kind.count for kind in box.modules if kind.code.startswith("shuttle")}

    assert shuttles == {"shuttle-0": 6, "shuttle-1": 8, "shuttle-2": 6}
    assert {ship.code: ship.points for ship in box.ships}["city"] == 9


def test_another_split_of_the_rows_moves_the_ends_of_the_ring() -> None:
    changes: dict[str, Json] = {"station.top_ports": 12, "station.bottom_ports": 8}
    box = tablee.game("reworld", changes).set_up(2, {}).box

    assert [port + 1 for port in box.fill_order] == [*range(1, 13), *range(20, 12, -1)]


def test_a_record_with_a_corrected_edition_replays() -> None:
    match = Match(tablee.game("reworld", CORRECTION), 3, seed=11)
    rng = Random(11)
    while not match.over:
        options = match.legal()
        match.play(options[int(rng.random() * len(options))])
    text = str(match.record)

    assert "change shuttles.shields_1 8" in text.splitlines()
    again = Record.loads(text).replay()
    assert again.state == match.state
    assert again.game.edition.digest == match.game.edition.digest


def without(name: str) -> dict[str, Json]:
    """The changes of a file that leaves a satellite out, as a record lists them."""
    values = ("mission", "of", "shields")
    shipped = {key: value for key, value, _ in printed(read_table(EDITION.text()))}
    keys = [f"satellites.tiles.{name}.{value}" for value in values]
    return {key: None for key in keys if key in shipped}


def renamed(text: str, name: str, new_name: str) -> str:
    return text.replace(f"[satellites.tiles.{name}]", f"[satellites.tiles.{new_name}]")


REPLACED = {
    "renamed": renamed(EDITION.text(), "letter-B", "beta"),
    "renamed to stand first": renamed(EDITION.text(), "units", "a-unit"),
    "two names exchanged": renamed(
        renamed(renamed(EDITION.text(), "letter-A", "x"), "units", "letter-A"), "x", "units"
    ),
    "replaced": renamed(EDITION.text(), "city", "second-A").replace(
        'mission = "city_tiles"\nshields = 2', 'mission = "letter_terrabots"\nof = "A"\nshields = 1'
    ),
    "moved to the front": "[satellites.tiles.units]\nmission = 'all_units'\nshields = 1\n"
    "provenance = 'owner'\n"
    + EDITION.text().replace('[satellites.tiles.units]\nmission = "all_units"\nshields = 1\n', ""),
}


@pytest.mark.parametrize("case", REPLACED)
def test_a_record_with_other_satellites_replays(case: str) -> None:
    """Also where they stand elsewhere in the file: a record knows names and values only."""
    edition = EDITION.open(read_table(REPLACED[case]))
    match = Match(open_box(edition), 4, seed=5)
    rng = Random(5)
    while not match.over:
        options = match.legal()
        match.play(options[int(rng.random() * len(options))])

    again = Record.loads(str(match.record)).replay()

    assert again.game.edition.digest == edition.digest
    assert str(again.record) == str(match.record)


def test_a_satellite_that_is_left_out_leaves_nothing_behind() -> None:
    changes: dict[str, Json] = {
        **without("letter-B"),
        "satellites.tiles.beta": {"mission": "all_units", "shields": 1},
    }

    tiles = EDITION.changed(changes).values.satellites.tiles

    assert "letter-B" not in tiles
    assert len(tiles) == 16


@pytest.mark.parametrize("name", ['"my tile"', '"a.b"', '""', '"é"', "note", "provenance"])
def test_a_name_that_no_record_can_hold_is_refused(name: str) -> None:
    with pytest.raises(BadEdition) as caught:
        EDITION.open(read_table(renamed(EDITION.text(), "units", name)))

    assert caught.value.key == "satellites.tiles." + name.strip('"')
    assert caught.value.reason.key == "edition-name"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("officers.hand.2", 10),
        ("units.special", 0),
        ("rounds.terrabot_points", [4, 4, 4, 2, 2]),
        ("station.admiral_points", 2),
        ("station.leaving_points", 0),
        ("missions.all_units", 2),
        ("population_ships.city.threshold.4", 7),
        ("mothership.absence_penalty", 0),
        ("mothership.four_players.defence", [20, 10, 5]),
    ],
)
def test_a_value_that_the_rulebook_prints_is_not_corrected(key: str, value: Json) -> None:
    with pytest.raises(BadEdition) as caught:
        EDITION.changed({key: value})

    assert caught.value.key == key
    assert caught.value.reason.key == "edition-printed"
    assert "but the rulebook gives" in GAME.say(caught.value.sentence, "en")


def test_a_byte_order_mark_is_no_slip() -> None:
    assert read_table("\ufeff" + EDITION.text()) == read_table(EDITION.text())
