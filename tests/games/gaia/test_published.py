"""What is in the box, against the tables that it was written from."""

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.core.snapshot import fields
from tablee.games.gaia.box import Box
from tablee.games.gaia.box.components import (
    AREAS,
    AUTOMA_ACTIONS,
    AUTOMA_FACTIONS,
    BOARD_ACTIONS,
    COUNTS,
    DIFFICULTIES,
    FACTIONS,
    FINALS,
    GAIA_PROJECT,
    GAIAFORMER,
    HOMES,
    INSTITUTE,
    KNOWLEDGE_ACADEMY,
    LAB,
    LOST,
    MINE,
    NONE,
    NOTHING,
    PLANETS,
    QIC_ACADEMY,
    RING,
    SPACE_STATION,
    TOP_LEVEL,
    TRADING_STATION,
    TRIGGERS,
    Gain,
)
from tablee.games.gaia.box.edition import EDITION
from tablee.games.gaia.box.hexes import CENTRES, SECTOR

SOURCE = Path(__file__).resolve().parents[3] / "../shared/data/gaia"
BOXES = {seats: Box(EDITION.changed({}).values, seats) for seats in (1, 2, 3, 4)}
BOX = BOXES[4]
Printed = dict[str, Any]


def source(name: str) -> Printed:
    """A table that the edition was written from; it does not ship."""
    path = SOURCE / name
    if not path.exists():
        pytest.skip(f"no {name} beside the project")
    table: Printed = json.loads(path.read_text("utf-8"))
    return table


@pytest.fixture
def components() -> Printed:
    return source("components.json")


@pytest.fixture
def automa() -> Printed:
    return source("automa.json")


def shown(gain: Gain) -> dict[str, int]:
    return {name: getattr(gain, name) for name in fields(Gain) if getattr(gain, name)}


def some(printed: Printed | None) -> dict[str, int]:
    """The parts of a printed gain that are not 0."""
    return {name: count for name, count in (printed or {}).items() if count}


def kebab(name: str) -> str:
    return name.replace("_", "-")


TRIGGER = {
    "terraforming step": "step",
    "research level gained": "research",
    "mine built": "mine",
    "federation token gained": "federation",
    "trading station built": "trading-station",
    "mine built on Gaia planet": "gaia-mine",
    "mine built on a Gaia planet": "gaia-mine",
    "planetary institute or academy built": "institute-or-academy",
}
COUNT = {
    "federation token": "federation",
    "mine": "mine",
    "research lab": "lab",
    "planet type": "planet-type",
    "Gaia planet": "gaia-planet",
    "trading station": "trading-station",
    "sector with own colonised planet": "sector",
    "planetary institute or academy": "institute-or-academy",
}
STRUCTURE = {
    "mine": MINE,
    "trading_station": TRADING_STATION,
    "research_lab": LAB,
    "planetary_institute": INSTITUTE,
    "gaiaformer": GAIAFORMER,
    "space_station_ivits_only": SPACE_STATION,
}


def trigger(tile: Printed) -> int:
    return TRIGGERS.index(TRIGGER[tile["trigger"]]) if "trigger" in tile else NONE


def count(tile: Printed, name: str) -> int:
    return COUNTS.index(COUNT[tile[name]["per"]]) if "per" in tile.get(name, {}) else NONE


def without_count(tile: Printed, name: str) -> dict[str, int]:
    return {key: value for key, value in tile.get(name, {}).items() if key != "per"}


def test_sectors_and_maps_are_the_published_ones(components: Printed) -> None:
    assert {label: list(at) for label, at in RING.items()} == components["coordinates"][
        "ring_labels"
    ]
    assert list(PLANETS[:HOMES]) == components["terraforming_wheel"]["cycle"]
    for seats, name in ((2, "base_1_2_players"), (4, "base_3_4_players")):
        box = BOXES[seats]
        for index, code in enumerate(box.sector_names):
            planets = components["sectors"][code]["planets"]
            found = {
                offset: PLANETS[planet]
                for offset, planet in zip(SECTOR, box.sectors[index], strict=True)
                if planet != NONE
            }
            assert found == {(planet["q"], planet["r"]): planet["planet"] for planet in planets}
        laid = {
            CENTRES[place]: (box.sector_names[tile], turns)
            for place, (tile, turns) in enumerate(box.base_map)
        }
        tiles = components["maps"][name]["tiles"]
        assert laid == {tuple(t["center"]): (t["sector"], t["rotation"]) for t in tiles}
        assert box.grid.size == components["maps"][name]["hexes"]


def test_structures_are_the_published_ones(components: Printed) -> None:
    printed = components["structures"]
    supply = printed["supply"]
    for name, structure in STRUCTURE.items():
        assert BOX.supply[structure] == supply[name]
    assert BOX.supply[KNOWLEDGE_ACADEMY] + BOX.supply[QIC_ACADEMY] == supply["academy"]
    assert BOX.satellite_supply == supply["satellite"]
    academies = (KNOWLEDGE_ACADEMY, QIC_ACADEMY)
    places = {name: (STRUCTURE[name],) for name in list(STRUCTURE)[:4]} | {"academy": academies}
    for name, structures in places.items():
        cost = printed["cost"][name]
        for structure in structures:
            assert BOX.costs[structure] == (cost["credits"], cost["ore"])
            assert BOX.values[structure] == printed["power_value"][name]
    alone = printed["cost"]["trading_station_isolated"]
    assert BOX.trading_station_alone == (alone["credits"], alone["ore"])
    value = printed["power_value"]
    assert BOX.values[GAIAFORMER] == value["gaiaformer"]
    assert BOX.values[SPACE_STATION] == value["space_station_for_charging"]
    assert BOX.station_value == value["space_station_in_federation"]
    assert set(value["with_tech_std3"].values()) == {BOX.great_value}
    assert printed["cost"]["space_station"] == {}
    assert BOX.costs[SPACE_STATION] == BOX.costs[GAIAFORMER] == (0, 0)
    assert BOX.near == components["leech"]["radius"]
    assert BOX.start_vp == printed["initial_vp"] == components["game"]["start_vp"]
    limits = components["limits"]
    assert BOX.ore_limit == limits["ore"]
    assert BOX.knowledge_limit == limits["knowledge"]
    assert BOX.credit_limit == limits["credits"]


def test_levels_are_the_published_ones(components: Printed) -> None:
    levels = range(TOP_LEVEL + 1)
    step = components["terraforming_ore_per_step"]
    assert list(BOX.step_ore) == [step[f"level{level}"] for level in levels]
    reach, project = components["range"], components["gaia_project"]
    assert list(BOX.ranges) == [reach[f"level{level}"] for level in levels]
    assert BOX.qic_range == reach["qic_bonus"]
    assert list(BOX.gaiaformers) == [project["gaiaformers_by_level"][str(at)] for at in levels]
    tokens = project["power_tokens_cost_by_level"]
    assert list(BOX.project_tokens) == [tokens.get(str(at), 0) for at in levels]
    assert BOX.gaia_qic == components["gaia_planet_cost"]["qic"]
    research = components["research"]
    assert [kebab(name) for name in research["order_left_to_right"]] == list(AREAS)
    assert BOX.advance_knowledge == research["advance_cost"]["knowledge"]
    assert BOX.level_gains[0][3].charge == research["all_tracks_level3"]["charge"]
    for name, track in research["tracks"].items():
        area = AREAS.index(kebab(name))
        for level, printed in enumerate(track):
            now = printed.get("now", {})
            if isinstance(now, str):
                assert BOX.level_gains[area][level] is NOTHING
                continue
            per_planet = now.pop("vp_per_gaia_planet", 0)
            assert per_planet == (BOX.gaia_planet_vp if (area, level) == (GAIA_PROJECT, 5) else 0)
            if "gaiaformer" in now:
                now["gaiaformers"] = now.pop("gaiaformer")
            assert shown(BOX.level_gains[area][level]) == now
            assert shown(BOX.level_incomes[area][level]) == printed.get("income", {})


def test_factions_are_the_published_ones(components: Printed) -> None:
    common = components["structures"]["income_when_placed"]
    tree = components["structures"]["upgrade_tree"]
    assert list(components["factions"]) == list(FACTIONS)
    colours: dict[str, int] = {}
    for index, (code, printed) in enumerate(components["factions"].items()):
        faction = BOX.factions[index]
        assert faction.code == code
        assert colours.setdefault(printed["colour"], faction.colour) == faction.colour
        assert PLANETS[faction.home] == printed["home_planet"]
        assert shown(faction.start) == some(printed["printed_start"])
        bowls = printed["power_start"]
        assert faction.bowls == (bowls["I"], bowls["II"], bowls["III"])
        areas = [AREAS.index(kebab(area)) for area in printed["start_research"]]
        assert areas == ([] if faction.start_area == NONE else [faction.start_area])
        assert shown(faction.income) == some(printed["base_income"])
        assert faction.mines == printed.get("start_mines", 2)
        for structure, name in (
            (MINE, "mine"),
            (TRADING_STATION, "trading_station"),
            (LAB, "research_lab"),
        ):
            spaces = printed.get(f"{name}_income_override", common[name])
            assert [shown(gain) for gain in faction.incomes[structure]] == spaces
        institute = printed.get("pi_income_override", common["planetary_institute"])
        assert [shown(gain) for gain in faction.incomes[INSTITUTE]] == [institute]
        knowledge = printed.get(
            "knowledge_academy_override", {"income": common["academy_knowledge"]}
        )
        assert [shown(gain) for gain in faction.incomes[KNOWLEDGE_ACADEMY]] == [knowledge["income"]]
        special = printed.get("qic_academy_override", common["academy_qic"])
        assert shown(faction.academy) == special["special_action"]
        for name, above in (tree | printed.get("upgrade_tree_override", {})).items():
            if name in STRUCTURE:
                found = faction.upgrades[STRUCTURE[name]]
                assert set(found) == {
                    structure
                    for upgrade in above
                    for structure in (
                        (KNOWLEDGE_ACADEMY, QIC_ACADEMY)
                        if upgrade == "academy"
                        else (STRUCTURE[upgrade],)
                    )
                }


def test_numbers_of_single_factions_are_the_published_ones(components: Printed) -> None:
    powers = BOX.powers
    numbers = {
        "lantids": powers.shared_mine.knowledge,
        "gleens": powers.gaia_mine_vp,
        "taklons": powers.brainstone,
        "geodens": powers.new_type.knowledge,
        "bescods": powers.titanium_value,
        "nevlas": powers.token_power,
        "itars": powers.exchanged_tokens,
    }
    said = {
        "lantids": "+{} knowledge each time a mine is built on a planet colonised by an opponent",
        "gleens": "+{} VP each time a mine is built on a Gaia planet",
        "taklons": "as {} power when spent from bowl III",
        "geodens": "+{} knowledge for the first mine on each new planet type",
        "bescods": "+{} power value for every own structure standing on a titanium",
        "nevlas": "Each token spent from bowl III is worth {} power",
        "itars": "discard {} tokens from the Gaia area to gain a tech tile",
    }
    for name, sentence in said.items():
        printed = components["factions"][name]
        assert sentence.format(numbers[name]) in f"{printed['passive']} {printed['pi_ability']}"


def test_tech_tiles_are_the_published_ones(components: Printed) -> None:
    assert BOX.standard_copies == components["standard_tech_tiles"]["count_each"]
    tiles = components["standard_tech_tiles"]["tiles"]
    for tile, printed in zip(BOX.standard, tiles, strict=True):
        assert tile.code == printed["id"]
        now = printed.get("now", {})
        knowledge = now.pop("knowledge_per_planet_type", 0)
        assert shown(tile.per_type) == some({"knowledge": knowledge})
        assert shown(tile.now) == now
        assert shown(tile.income) == printed.get("income", {})
        assert (tile.trigger, tile.trigger_vp) == (trigger(printed), printed.get("vp", 0))
        assert shown(tile.special) == printed.get("special_action", {})
        assert tile.great == ("permanent" in printed)
    tiles = components["advanced_tech_tiles"]["tiles"]
    for advanced, printed in zip(BOX.advanced, tiles, strict=True):
        assert advanced.code == printed["id"]
        assert shown(advanced.now) == without_count(printed, "now")
        assert advanced.now_per == count(printed, "now")
        assert shown(advanced.on_pass) == without_count(printed, "on_pass")
        assert advanced.pass_per == count(printed, "on_pass")
        assert (advanced.trigger, advanced.trigger_vp) == (trigger(printed), printed.get("vp", 0))
        assert shown(advanced.special) == printed.get("special_action", {})
    assert components["advanced_tech_tiles"]["in_play"] == len(AREAS)


def test_boosters_are_the_published_ones(components: Printed) -> None:
    tiles = components["round_boosters"]["tiles"]
    for booster, printed in zip(BOX.boosters, tiles, strict=True):
        assert booster.code == printed["id"]
        assert shown(booster.income) == printed["income"]
        assert booster.pass_vp == printed.get("on_pass", {}).get("vp", 0)
        assert booster.pass_per == count(printed, "on_pass")
        special = printed.get("special_action", "")
        assert ("1 free terraforming step" in special) == (booster.steps == 1)
        assert ("+3 range" in special) == (booster.range == 3)
        assert bool(special) == (booster.steps + booster.range > 0)


def test_scoring_is_the_published_one(components: Printed) -> None:
    tiles = components["round_scoring_tiles"]["tiles"]
    for tile, printed in zip(BOX.round_tiles, tiles, strict=True):
        assert (tile.code, tile.trigger, tile.vp) == (
            printed["id"],
            trigger(printed),
            printed["vp"],
        )
        assert list(tile.automa) == printed["automa"]
    final = components["final_scoring_tiles"]
    assert BOX.final_count == final["in_play"]
    assert list(BOX.rank_vp) == final["rank_vp"]
    ids = ("structure", "structureFed", "planetType", "gaia", "sector", "satellite")
    assert [tile["id"] for tile in final["tiles"]] == list(ids)
    assert [tile.neutral for tile in BOX.final_tiles] == [t["neutral"] for t in final["tiles"]]
    assert [tile.code for tile in BOX.final_tiles] == list(FINALS)
    end = components["scoring_end"]
    assert BOX.research_vp == end["research_vp_per_level_from_3"]
    assert BOX.research_from == 3
    assert end["resources"].startswith(f"1 VP per {BOX.resources_per_vp} of")


def test_federations_are_the_published_ones(components: Printed) -> None:
    assert BOX.federation_value == components["federation"]["threshold"]
    assert BOX.xenos_federation_value == components["federation"]["threshold_xenos_with_pi"]
    assert BOX.satellite_supply == components["federation"]["satellites_max_on_map"]
    tokens = components["federation_tokens"]
    for token, printed in zip(BOX.tokens, tokens["types"], strict=True):
        assert token.code == printed["id"]
        assert token.count == printed["count"]
        assert token.green == printed["green"]
        assert shown(token.gain) == printed["rewards"]
    assert "remove 1 of each" in tokens["setup"]
    assert BOX.solo_removed == 1


def test_board_actions_and_conversions_are_the_published_ones(components: Printed) -> None:
    kinds = {
        "mine with 2 free terraforming steps": ("mine", 2),
        "mine with 1 free terraforming step": ("mine", 1),
        "1 tech tile": ("tech", 0),
        "rewards of one own federation token again (no new token, no flip)": ("token", 0),
    }
    actions = components["board_actions"]
    for code, action, printed in zip(BOARD_ACTIONS, BOX.board_actions, actions, strict=True):
        assert action.code == code
        assert code.replace("-", "") == printed["id"]
        assert action.power == printed.get("cost_power", 0)
        assert action.qic == printed.get("cost_qic", 0)
        gain = printed["gain"]
        if isinstance(gain, str):
            assert (action.kind, action.steps) == kinds[gain]
            assert action.gain is NOTHING
            continue
        assert action.per_type_vp == gain.pop("vp_per_planet_type", 0)
        assert action.kind == ("types" if action.per_type_vp else "gain")
        assert shown(action.gain) == gain
        assert action.steps == 0
    conversions = components["free_conversions"]
    common = [c for c in conversions if "faction" not in c and "burn" not in c]
    for conversion, printed in zip(BOX.conversions, common, strict=True):
        power = printed["pay"].pop("power", 0)
        assert (conversion.power, shown(conversion.paid)) == (power, printed["pay"])
        assert shown(conversion.gained) == printed["gain"]
    credit = [c for c in conversions if c.get("faction") == "hadsch-hallas"]
    for conversion, printed in zip(BOX.credit_conversions, credit, strict=True):
        assert (conversion.power, shown(conversion.paid)) == (0, printed["pay"])
        assert shown(conversion.gained) == printed["gain"]


def test_boosters_laid_out_are_the_vectors(components: Printed) -> None:
    vectors = components["test_vectors"]["vectors"]
    (cases,) = (vector["cases"] for vector in vectors if vector["id"] == "TV5")
    for case in cases:
        assert BOXES[case["in"]].round_boosters == case["out"]


def test_automa_cards_are_the_published_ones(automa: Printed) -> None:
    for card, printed in zip(BOX.cards, automa["cards"], strict=True):
        support = printed["support"]
        assert card.number == printed["number"]
        assert card.starter == printed["starter_deck"]
        assert card.x == printed["pass_x"]
        assert AUTOMA_ACTIONS[card.action] == kebab(printed["action"])
        assert card.vp == printed["vp"]
        assert card.final == {"top": 0, "bottom": 1, "none": NONE}[support["final_scoring_choice"]]
        assert card.range == support["range"]
        assert card.down == (support["directional"] == "right_down")
        assert card.right == (support["numbered"]["arrow"] == "right")
        assert card.count == support["numbered"]["count"]
        assert card.pass_bar == printed["pass_booster_bar_1to3"]
        assert card.setup_bar == printed["setup_booster_bar_1to5"]
    assert [card.number for card in BOX.cards if card.starter] == automa["deck"]["starters"]
    scores = {tile.code: list(tile.automa) for tile in BOX.round_tiles}
    assert scores == automa["round_scoring_vp"]


def test_automa_factions_are_the_published_ones(automa: Printed) -> None:
    assert list(automa["factions"]) == list(AUTOMA_FACTIONS)
    for code, printed in automa["factions"].items():
        card = BOX.automa_factions[FACTIONS.index(code)]
        assert card is not None
        assert (card.code, card.faction) == (code, FACTIONS.index(code))
        assert (card.mines, card.vp) == (printed["start_mines"], printed["vp"])
        areas = [AREAS.index(kebab(area)) for area in printed["setup_research"]]
        assert areas == ([] if card.start_area == NONE else [card.start_area])
        steps = {p: int(n) for n, some in printed["terraforming_reference"].items() for p in some}
        assert dict(zip(PLANETS[:LOST], card.planet_steps, strict=False)) == steps
        acts = [act.get("if_impossible", act) for act in printed["faction_action"]]
        ranges = [act["range"] for act in acts if act["do"] == "build_mine"]
        assert ranges == ([] if card.mine_range == NONE else [card.mine_range])
        passive = printed["passive"] or ""
        assert ("VP whenever an upgrade produces a trading station" in passive) == (
            card.trading_station_vp > 0
        )
        assert ("VP when a mine is the Automa first on that planet type" in passive) == (
            card.new_type_vp > 0
        )
        if card.trading_station_vp or card.new_type_vp:
            assert passive.startswith(f"+{card.trading_station_vp + card.new_type_vp} VP")


def test_difficulties_are_the_published_ones(automa: Printed) -> None:
    starters = len(automa["deck"]["starters"])
    names = ["Facile", "Normal", "Difficile", "Ultime", "Cauchemardesque"]
    assert [printed["fr"] for printed in automa["difficulty"]] == names
    for code, level, printed in zip(
        DIFFICULTIES, BOX.difficulties, automa["difficulty"], strict=True
    ):
        assert level.code == code
        first = starters - len(level.removed) + len(level.added) + BOX.automa_growth
        assert first == printed["initial_deck"]
        sizes = [first + BOX.automa_growth * later for later in range(6)]
        assert sizes == printed["size_by_round"]
        numbers = {str(card) for card in (*level.removed, *level.added)}
        if code != "nightmare":
            assert numbers == {n for n in ("2", "9", "15") if f" {n} " in f" {printed['change']} "}
        assert level.start_vp == (0 if code == "easy" else automa["setup"]["automa_start_vp"])
        assert level.bonus == (1 if "+1 VP" in printed["change"] else 0)
    ultimate, nightmare = BOX.difficulties[3:]
    assert ultimate.added == nightmare.added
    assert BOX.crosswise == 3
