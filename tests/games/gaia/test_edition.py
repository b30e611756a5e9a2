"""Edition files of Gaia Project: what is refused and how it is said, and what a correction does."""

import pytest

from tablee.core import BadEdition, Json, Sentence
from tablee.games.gaia.actions import CHARGE
from tablee.games.gaia.box import Box
from tablee.games.gaia.box.components import (
    BESCODS,
    GEODENS,
    HADSCH_HALLAS,
    LAB,
    MINE,
    PLANETS,
    RING,
    XENOS,
)
from tablee.games.gaia.box.edition import EDITION
from tablee.games.gaia.box.edition_checks import MOST_CHARGED
from tablee.games.gaia.box.hexes import SECTOR
from tablee.kit.edition import SOURCES, read_table
from tablee.kit.text import Phrasebook

SHIPPED = EDITION.changed({})
PHRASES = Phrasebook()

#: A value at its key that is not allowed there, and what is said of it.
REFUSED = [
    pytest.param("game.start_vp", "ten", "edition-value", id="text"),
    pytest.param("game.start_vp", -1, "edition-value", id="negative"),
    pytest.param("game.ore_limit", 0, "edition-value", id="no ore"),
    pytest.param("game", 3, "edition-value", id="no table"),
    pytest.param("game.vp", 1, "edition-unknown", id="unknown"),
    pytest.param("game.start_vp", None, "edition-missing", id="missing"),
    pytest.param("boosters", None, "edition-missing", id="missing table"),
    pytest.param("sectors.tiles.04.C", "moon", "edition-value", id="no planet type"),
    pytest.param("sectors.tiles.04.O12", "ice", "edition-unknown", id="no hex"),
    pytest.param("sectors.tiles.11", {}, "edition-unknown", id="eleventh sector"),
    pytest.param("sectors.tiles.06b", None, "edition-missing", id="black side missing"),
    pytest.param(
        "maps.small.rows",
        [["01", "05b"], ["02", "03", "06b"], ["04", "07"]],
        "edition-value",
        id="white side on the small map",
    ),
    pytest.param(
        "maps.small.rows",
        [["01", "05b", "02"], ["03", "06b"], ["04", "07b"]],
        "edition-value",
        id="rows of other lengths",
    ),
    pytest.param("maps.large.turns", [[0, 0, 0]], "edition-value", id="turns of one row"),
    pytest.param(
        "maps.small.turns", [[0, 6], [0, 0, 0], [0, 0]], "edition-value", id="six turns are none"
    ),
    pytest.param("research.range", [1, 1, 2], "edition-count", id="range of three levels"),
    pytest.param("research.gaiaformers", [0, 1, 2, 3, 4, 4], "edition-value", id="gaiaformers"),
    pytest.param("research.gaiaformers", [0, 2, 1, 2, 3, 3], "edition-value", id="one given back"),
    pytest.param(
        "research.areas.gaia-project.level_2.now.gold", 1, "edition-unknown", id="unknown resource"
    ),
    pytest.param("research.areas.economy", None, "edition-missing", id="five areas"),
    pytest.param("board_actions.power.power-3.price", 0, "edition-value", id="free action"),
    pytest.param("board_actions.power.power-8", {"price": 1}, "edition-unknown", id="eighth"),
    pytest.param("board_actions.qic.qic-2.kind", "party", "edition-value", id="kind of action"),
    pytest.param("board_actions.qic.qic-1", None, "edition-missing", id="two QIC actions"),
    pytest.param("standard_tiles.tiles.std4", None, "edition-missing", id="eight tiles"),
    pytest.param("standard_tiles.tiles.std4.now.vp", "7", "edition-value", id="deep text"),
    pytest.param("standard_tiles.tiles.std7.every.vp", None, "edition-missing", id="no VP"),
    pytest.param("advanced_tiles.tiles.adv16", {}, "edition-unknown", id="sixteenth tile"),
    pytest.param("advanced_tiles.tiles.adv4.now.per", "moon", "edition-value", id="for each moon"),
    pytest.param("federations.tokens.gleens", None, "edition-missing", id="no token of the Gleens"),
    pytest.param("federations.tokens.fed1.side", "red", "edition-value", id="red side"),
    pytest.param("federations.solo_removed", 3, "edition-value", id="no token left"),
    pytest.param("round_tiles.tiles.score3.trigger", "nap", "edition-value", id="no trigger"),
    pytest.param("round_tiles.tiles.score3.automa", [4], "edition-count", id="one Automa value"),
    pytest.param("final_tiles.neutral.moons", 3, "edition-unknown", id="seventh final tile"),
    pytest.param("final_tiles.rank_vp", [18, 12, 6], "edition-count", id="three ranks"),
    pytest.param("boosters.spare", 2, "edition-value", id="fewer boosters than bars"),
    pytest.param("boosters.tiles.booster6.on_pass.per", None, "edition-missing", id="for what"),
    pytest.param("structures.supply.institute", 2, "edition-value", id="two institutes"),
    pytest.param("structures.cost.academy.ore", 2.5, "edition-value", id="half an ore"),
    pytest.param("structures.near", 15, "edition-value", id="beyond the small map"),
    pytest.param("structures.power_value.lab", 9, "edition-value", id="too much to charge"),
    pytest.param("standard_tiles.tiles.std3.great_value", 9, "edition-value", id="too great"),
    pytest.param(
        "factions.common.trading-station.credits", [3, 4], "edition-count", id="two spaces for four"
    ),
    pytest.param(
        "factions.boards.nevlas.lab.charge", [2, 2, 2, 2], "edition-count", id="four labs"
    ),
    pytest.param("factions.boards.itars.bowls", [4, 4], "edition-count", id="two bowls"),
    pytest.param("factions.boards.itars.home", "gaia", "edition-value", id="home on Gaia"),
    pytest.param("factions.boards.itars.home", "terra", "edition-value", id="two homes"),
    pytest.param("factions.boards.itars.level_1", "magic", "edition-value", id="no area"),
    pytest.param("factions.boards.itars.start.ore", 16, "edition-value", id="beyond the limit"),
    pytest.param("factions.boards.itars", None, "edition-missing", id="thirteen factions"),
    pytest.param(
        "factions.boards.itars.powers.exchanged_tokens", 0, "edition-value", id="tiles for nothing"
    ),
    pytest.param(
        "factions.boards.nevlas.powers.token_power", None, "edition-missing", id="no power"
    ),
    pytest.param(
        "factions.boards.itars.powers.token_power", 2, "edition-unknown", id="power of others"
    ),
    pytest.param(
        "factions.boards.ivits.powers.brainstone", 3, "edition-unknown", id="a second Brainstone"
    ),
    pytest.param("conversions.common.ore-to-credit.pay", None, "edition-missing", id="for free"),
    pytest.param("conversions.hadsch_hallas.credits-to-ore", None, "edition-missing", id="two"),
    pytest.param("automa.starters", [1, 2, 4, 5, 7], "edition-count", id="five starters"),
    pytest.param("automa.starters", [1, 2, 4, 5, 7, 7], "edition-count", id="one starter twice"),
    pytest.param("automa.starters", [1, 2, 4, 5, 7, 18], "edition-value", id="no such card"),
    pytest.param("automa.cards.17", None, "edition-missing", id="sixteen cards"),
    pytest.param("automa.cards.3.pass_bar", 4, "edition-value", id="fourth bar"),
    pytest.param("automa.cards.3.direction", "down", "edition-value", id="direction"),
    pytest.param("automa.factions.itars", None, "edition-missing", id="six faction cards"),
    pytest.param(
        "automa.factions.ivits", {"mines": 2, "vp": 1}, "edition-unknown", id="no such card"
    ),
    pytest.param("automa.difficulties.hard.added", [9, 9], "edition-value", id="a card twice"),
    pytest.param("automa.difficulties.hard.added", [4], "edition-value", id="a starter again"),
    pytest.param("game.provenance", "hearsay", "edition-value", id="unknown source"),
]


@pytest.mark.parametrize(("key", "value", "reason"), REFUSED)
def test_a_bad_value_is_refused_by_its_key(key: str, value: Json, reason: str) -> None:
    with pytest.raises(BadEdition) as caught:
        EDITION.changed({key: value})

    _said(caught.value, key, reason)


@pytest.mark.parametrize(
    ("changes", "named", "reason"),
    [
        pytest.param(
            {"sectors.tiles.04.C": "ice"}, "sectors.tiles", "edition-value", id="a planet more"
        ),
        pytest.param(
            {"sectors.tiles.10.I5": None}, "sectors.tiles", "edition-value", id="a planet less"
        ),
        pytest.param(
            {"federations.tokens.fed2.count": 4}, "federations.tokens", "edition-count", id="20"
        ),
        pytest.param(
            {
                "factions.boards.itars.home": "terra",
                "factions.boards.nevlas.home": "terra",
            },
            "factions.boards.nevlas.home",
            "edition-value",
            id="two boards of one home",
        ),
        pytest.param(
            {"structures.supply.mine": 7},
            "factions.common.mine.ore",
            "edition-count",
            id="more spaces than mines",
        ),
        pytest.param({"game.provenance": None}, "game.start_vp", "edition-source", id="no source"),
    ],
)
def test_what_does_not_add_up_is_refused(changes: dict[str, Json], named: str, reason: str) -> None:
    with pytest.raises(BadEdition) as caught:
        EDITION.changed(changes)

    _said(caught.value, named, reason)


def _said(error: BadEdition, key: str, reason: str) -> None:
    assert error.key == key
    inner = error.sentence.args["reason"]
    assert isinstance(inner, Sentence)
    assert inner.key == reason
    for lang in ("fr", "en"):
        assert key in PHRASES.say(error.sentence, lang)


def test_a_wrong_number_of_planets_is_said_with_the_planet() -> None:
    with pytest.raises(BadEdition) as caught:
        EDITION.changed({"sectors.tiles.04.C": "ice"})

    said = PHRASES.say(caught.value.sentence, "en")
    assert said.endswith("found 5 ice (small); allowed: 4 ice.")


def test_bad_toml_is_refused_with_its_place() -> None:
    with pytest.raises(BadEdition) as caught:
        read_table(EDITION.text().replace("start_vp = 10", "start_vp = = 10"))

    assert "line" in PHRASES.say(caught.value.sentence, "en")


def test_the_shipped_edition_is_whole_and_unchanged() -> None:
    edition = EDITION.open(read_table(EDITION.text()))

    assert edition.changes == {}
    assert edition.digest == SHIPPED.digest
    assert set(edition.sources) <= set(SOURCES)
    assert set(edition.sources) == {"rulebook", "public"}


CORRECTION: dict[str, Json] = {
    "sectors.tiles.04.I0": None,
    "sectors.tiles.04.C": "oxide",
    "standard_tiles.tiles.std3.great_value": 5,
    "factions.boards.bescods.lab.credits": [3, 4, 6],
    "factions.common.mine.ore": [1, 1, 1, 1, 1, 1, 1, 1],
    "maps.small.turns": [[0, 1], [0, 0, 2], [0, 0]],
    "automa.cards.9.range": 3,
    "automa.factions.hadsch-hallas.trading_station_vp": 4,
    "automa.factions.geodens.new_type_vp": 1,
    "structures.near": 3,
    "factions.boards.lantids.powers.shared_mine_knowledge": 1,
    "factions.boards.gleens.powers.gaia_mine_vp": 3,
    "factions.boards.taklons.powers.brainstone": 4,
    "factions.boards.geodens.powers.new_type_knowledge": 2,
    "factions.boards.bescods.powers.titanium_value": 2,
    "factions.boards.nevlas.powers.token_power": 3,
    "factions.boards.itars.powers.exchanged_tokens": 5,
}


def test_a_correction_changes_the_digest_and_is_listed() -> None:
    edition = EDITION.changed(CORRECTION)

    assert edition.digest != SHIPPED.digest
    assert edition.changes == CORRECTION


def test_a_correction_is_what_the_rules_read() -> None:
    box = Box(EDITION.changed(CORRECTION).values, 2)
    sector = box.sectors[box.sector_names.index("04")]

    assert sector[SECTOR.index(RING["C"])] == PLANETS.index("oxide")
    assert sector[SECTOR.index(RING["I0"])] == -1
    assert box.great_value == 5
    assert [gain.credits for gain in box.factions[BESCODS].incomes[LAB]] == [3, 4, 6]
    assert [gain.ore for gain in box.factions[XENOS].incomes[MINE]] == [1] * 8
    assert [(box.sector_names[tile], turns) for tile, turns in box.base_map if turns] == [
        ("05b", 1),
        ("06b", 2),
    ]
    assert box.cards[8].range == 3
    traders, colonists = box.automa_factions[HADSCH_HALLAS], box.automa_factions[GEODENS]
    assert traders is not None
    assert colonists is not None
    assert (traders.trading_station_vp, traders.new_type_vp) == (4, 0)
    assert (colonists.trading_station_vp, colonists.new_type_vp) == (0, 1)
    assert box.near == 3
    assert box.near_masks == box.grid.disks[3]
    powers = box.powers
    assert (powers.shared_mine.knowledge, powers.new_type.knowledge) == (1, 2)
    assert (powers.gaia_mine_vp, powers.brainstone, powers.titanium_value) == (3, 4, 2)
    assert (powers.token_power, powers.exchanged_tokens) == (3, 5)


def test_every_power_value_that_is_allowed_can_be_charged() -> None:
    assert len(CHARGE) == MOST_CHARGED + 1


def test_a_note_or_a_source_is_no_printed_value() -> None:
    edition = EDITION.changed({"game.note": "seen", "game.provenance": "owner"})

    assert edition.digest == SHIPPED.digest
    assert edition.changes == {}
    assert edition.sources["owner"] == 4
