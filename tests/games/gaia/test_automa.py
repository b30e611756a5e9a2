"""What the Automa does (R142, R153-R155, R157-R173): its choices and its actions."""

from collections.abc import Sequence

import pytest

from tablee.core.snapshot import fields
from tablee.games.gaia.box.components import (
    AREAS,
    BUILD_MINE,
    FACTION_ACTION,
    FACTIONS,
    GAIA,
    GAIA_PROJECT,
    GAIAFORMER,
    KNOWLEDGE_ACADEMY,
    LAB,
    MINE,
    NAVIGATION,
    NONE,
    POWER_QIC,
    QIC_ACADEMY,
    RESEARCH_HIGHEST,
    RESEARCH_RANDOM,
    TERRAFORMING,
    TOP_LEVEL,
    TRADING_STATION,
    UPGRADE,
)
from tablee.games.gaia.box.hexes import HEX
from tablee.games.gaia.events import (
    AutomaCovered,
    AutomaIdle,
    AutomaResearched,
    AutomaScored,
    Downgraded,
    MineBuilt,
    Upgraded,
)
from tablee.games.gaia.rules.automa.choices import in_direction, nearest_to_human, numbered
from tablee.games.gaia.rules.power.charging import ChargePower
from tablee.games.gaia.rules.rounds.turns import EndTurn
from tablee.games.gaia.state import AUTOMA
from tablee.games.gaia.state.automa import Automa
from tablee.kit.masks import mask_of
from tests.games.gaia.automa_scene import (
    at,
    card,
    stand_on,
    table,
)

#: Support cards by direction and final tile.
DOWN_TOP, DOWN_BOTTOM, UP_NONE, UP_TOP, UP_BOTTOM = 3, 2, 4, 10, 5


# Choices.


def test_r154_direction_goes_row_by_row() -> None:
    """TV39."""
    hexes = mask_of(HEX[place] for place in ((0, 0), (2, -1), (2, 1), (-3, 2)))
    assert in_direction(hexes, card(DOWN_TOP)) == at("2x-1")
    assert in_direction(hexes, card(UP_TOP)) == at("-3x2")


def test_r154_the_two_directions_are_exactly_reverse() -> None:
    row = mask_of(HEX[place] for place in ((1, -2), (1, 0), (1, 2)))
    assert in_direction(row, card(DOWN_TOP)) == at("1x-2")
    assert in_direction(row, card(UP_TOP)) == at("1x2")


@pytest.mark.parametrize(
    ("options", "support", "chosen"),
    [
        (range(1, 11), 3, 3),  # right, 3
        (range(1, 11), 4, 7),  # left, 4
        ((2, 5, 9), 7, 2),  # right, 4
        ((2, 5, 9), 5, 5),  # left, 5
    ],
)
def test_r155_numbered_selection_is_cyclic(
    options: Sequence[int], support: int, chosen: int
) -> None:
    """TV38."""
    assert numbered(options, card(support)) == chosen


def test_r155_skips_covered_spaces() -> None:
    scene = table()
    scene.state.covered_actions = 0b11  # power 1 and 2
    scene.act(POWER_QIC, support=11)  # right, 1
    assert scene.told(AutomaCovered) == [AutomaCovered(space=2)]
    scene.act(POWER_QIC, support=12)  # left, 1
    assert scene.told(AutomaCovered) == [AutomaCovered(space=9)]


def test_r155_a_human_on_level_5_does_not_close_the_levels_below() -> None:
    scene = table(levels={"terraforming": 3})
    stand_on(scene, TERRAFORMING, TOP_LEVEL)
    scene.act(RESEARCH_RANDOM, support=11)  # right, 1: the leftmost area
    assert scene.levels() == {"terraforming": 4}
    scene.act(RESEARCH_RANDOM, support=11)
    assert scene.told(AutomaResearched)[0].taken != NONE
    scene.act(RESEARCH_RANDOM, support=11)  # neither level nor tile is left: skipped
    assert scene.levels() == {"terraforming": 4, "navigation": 1}


def test_r155_with_the_option_on_a_human_on_level_5_closes_the_area() -> None:
    """No level and no advanced tile of it is left to the Automa."""
    for level in (0, 3, 4):
        scene = table(levels={"terraforming": level})
        scene.state.rulings.top_level_closes = True
        stand_on(scene, TERRAFORMING, TOP_LEVEL)
        scene.act(RESEARCH_RANDOM, support=11)  # right, 1: the leftmost area that is open
        assert scene.levels().get("navigation") == 1
        assert scene.levels().get("terraforming", 0) == level
        scene.act(RESEARCH_HIGHEST, support=11)
        assert scene.levels().get("terraforming", 0) == level


def test_r158_near_means_the_shortest_way_to_any_human_planet() -> None:
    scene = table(
        {"0x0": "terra", "0x2": "terra", "0x-3": "terra", "0x4": "ice", "0x-4": "ice"},
        human={"0x4": "mine", "0x-4": "mine"},
    )
    hexes = mask_of(map(at, ("0x0", "0x2", "0x-3")))
    assert nearest_to_human(scene.state, hexes) == 1 << at("0x-3")


# Research.


def test_r157_highest_area_then_number() -> None:
    scene = table(levels={"navigation": 2, "economy": 2, "science": 1})
    scene.act(RESEARCH_HIGHEST, support=15)  # right, 2
    assert scene.levels() == {"navigation": 2, "economy": 3, "science": 1}
    assert scene.told(AutomaResearched) == [
        AutomaResearched(area=AREAS.index("economy"), level=3, taken=NONE)
    ]


def test_r157_random_counts_all_valid_areas() -> None:
    scene = table(levels={"navigation": 2})
    scene.act(RESEARCH_RANDOM, support=5)  # left, 5
    assert scene.levels() == {"navigation": 3}


def test_r157_tile_first_then_level_5() -> None:
    """TV47."""
    scene = table(levels={"terraforming": 4, "navigation": 2, "artificial-intelligence": 2})
    tile = scene.state.advanced_at[TERRAFORMING]
    scene.act(RESEARCH_HIGHEST, support=1)
    assert scene.told(AutomaResearched) == [AutomaResearched(area=0, level=4, taken=tile)]
    assert scene.state.advanced_at[TERRAFORMING] == NONE
    scene.act(RESEARCH_HIGHEST, support=1)
    assert scene.automa.research[TERRAFORMING] == TOP_LEVEL
    assert scene.state.level_taken(TERRAFORMING)


def test_r157_removes_the_tile_though_the_human_has_level_5() -> None:
    scene = table(levels={"navigation": 4})
    stand_on(scene, NAVIGATION, TOP_LEVEL)
    scene.act(RESEARCH_HIGHEST, support=1)
    assert scene.state.advanced_at[NAVIGATION] == NONE
    scene.act(RESEARCH_HIGHEST, support=1)  # closed now: all others are on level 0
    assert scene.levels() == {"navigation": 4, "terraforming": 1}


@pytest.mark.parametrize("area", ["terraforming", "navigation"])
def test_r157_level_5_gives_it_nothing(area: str) -> None:
    """R142: no token, no Lost Planet, no points; the level is taken all the same."""
    scene = table(levels={area: 4})
    scene.state.advanced_at[AREAS.index(area)] = NONE
    token = scene.state.terraforming_token
    scene.act(RESEARCH_HIGHEST, support=1)
    assert scene.levels() == {area: TOP_LEVEL}
    assert scene.state.terraforming_token == token
    assert not scene.state.agenda
    assert scene.automa.vp == 0


def test_r157_idle_when_every_area_is_closed() -> None:
    scene = table(levels=dict.fromkeys(AREAS, TOP_LEVEL))
    for action in (RESEARCH_HIGHEST, RESEARCH_RANDOM):
        assert scene.act(action, support=1) == [AutomaIdle(action=action)]


def test_r142_it_has_no_resources() -> None:
    owned = set(fields(Automa))
    assert not owned & {"credits", "ore", "knowledge", "qic", "bowl_1", "tokens", "standard"}


# Upgrades.


def test_r158_institute_before_trading_stations() -> None:
    """TV46."""
    planets = {"0x0": "volcanic", "0x2": "ice", "2x0": "terra", "-2x0": "oxide", "4x0": "desert"}
    scene = table(
        planets,
        automa={"0x0": "trading-station", "0x2": "mine", "2x0": "mine", "-2x0": "mine"},
        human={"4x0": "mine"},
    )
    scene.act(UPGRADE, support=1)
    assert scene.on_map()["0x0"] == "institute"
    assert scene.state.built == ((AUTOMA, at("0x0")),)
    scene.act(UPGRADE, support=1)
    assert scene.on_map() == {
        "0x0": "institute",
        "0x2": "mine",
        "2x0": "trading-station",
        "-2x0": "mine",
    }
    assert scene.told(Upgraded) == [
        Upgraded(
            seat=AUTOMA,
            at=scene.state.site(at("2x0")),
            before=MINE,
            structure=TRADING_STATION,
            money=0,
            ore=0,
            vp=0,
        )
    ]


def test_r158_labs_come_last() -> None:
    planets = dict.fromkeys(("0x0", "0x2", "0x-2", "2x0", "-2x0"), "terra")
    four = ("0x2", "0x-2", "2x0", "-2x0")
    scene = table(planets, automa={"0x0": "institute", **dict.fromkeys(four, "trading-station")})
    scene.act(UPGRADE, support=DOWN_TOP)
    assert scene.on_map()["2x0"] == "lab"
    scene.act(UPGRADE, support=DOWN_TOP)
    assert scene.on_map()["2x0"] == "knowledge-academy"
    scene.act(UPGRADE, support=UP_TOP)
    scene.act(UPGRADE, support=UP_TOP)
    assert scene.on_map()["-2x0"] == "qic-academy"
    assert (scene.automa.built[KNOWLEDGE_ACADEMY], scene.automa.built[QIC_ACADEMY]) == (1, 1)
    for _ in range(2):
        scene.act(UPGRADE, support=DOWN_TOP)
    assert sorted(scene.on_map().values()).count("lab") == 2
    assert scene.act(UPGRADE, support=DOWN_TOP) == [AutomaIdle(action=UPGRADE)]


def test_r158_a_mine_waits_for_a_trading_station() -> None:
    """Without one in the supply the next kind of upgrade comes."""
    planets = dict.fromkeys(("0x0", "0x2", "0x-2", "2x0", "-2x0", "1x1"), "terra")
    four = dict.fromkeys(("0x2", "0x-2", "2x0", "-2x0"), "trading-station")
    scene = table(planets, automa={"0x0": "institute", "1x1": "mine", **four})
    scene.act(UPGRADE, support=DOWN_TOP)
    assert scene.on_map()["2x0"] == "lab"
    assert scene.on_map()["1x1"] == "mine"


def test_r158_nearest_then_direction() -> None:
    planets = {"0x0": "ice", "2x-1": "terra", "-2x1": "terra", "0x3": "terra"}
    mines = dict.fromkeys(("2x-1", "-2x1", "0x3"), "mine")
    for support, chosen in ((DOWN_TOP, "2x-1"), (UP_TOP, "-2x1")):
        scene = table(planets, automa=mines, human={"0x0": "mine"})
        scene.act(UPGRADE, support=support)
        assert scene.on_map() == {**mines, chosen: "trading-station"}


def test_r158_the_human_may_charge() -> None:
    """R162 says the same of mines."""
    planets = {"0x0": "terra", "0x2": "ice", "0x-1": "terra"}
    scene = table(planets, automa={"0x0": "mine"}, human={"0x2": "trading-station"})
    scene.human.bowl_1 = 2
    scene.act(UPGRADE, support=1)
    scene.state.then(EndTurn())
    scene.state.advance()
    assert scene.state.agenda[-1] == ChargePower(0, at("0x0"), 2)
    scene.state.agenda.clear()
    scene.act(BUILD_MINE, support=1)
    assert scene.state.built == ((AUTOMA, at("0x-1")),)


# Mines.


def test_r153_range_is_the_support_cards() -> None:
    planets = {"0x0": "volcanic", "0x3": "volcanic"}
    scene = table(planets, automa={"0x0": "mine"}, levels={"navigation": 5})
    scene.act(BUILD_MINE, support=2)  # range 2
    assert scene.on_map() == {"0x0": "trading-station"}  # R164
    scene.act(BUILD_MINE, support=1)  # range 4
    assert scene.mine() == "0x3"


def test_r153_range_is_the_faction_cards_in_its_action() -> None:
    planets = {"0x0": "swamp", "0x3": "swamp"}
    scene = table(planets, automa={"0x0": "mine"}, faction="taklons")
    scene.act(FACTION_ACTION, support=2)
    assert scene.mine() == "0x3"


def test_r159_fewest_steps() -> None:
    """Gaia counts 1 step, transdim 2."""
    planets = {"0x0": "volcanic", "0x1": "ice", "1x0": "transdim", "0x-1": "gaia"}
    scene = table(planets, automa={"0x0": "mine"})
    for where, steps in (("0x-1", 1), ("1x0", 2), ("0x1", 3)):
        scene.act(BUILD_MINE, support=UP_NONE)
        assert (scene.mine(), scene.told(MineBuilt)[0].steps) == (where, steps)


def test_r159_steps_then_near_then_direction() -> None:
    planets = {"0x0": "volcanic", "0x2": "oxide", "0x-2": "desert", "2x0": "oxide", "0x4": "ice"}
    scene = table(planets, automa={"0x0": "mine"}, human={"0x4": "mine"})
    scene.act(BUILD_MINE, support=UP_NONE)
    assert scene.mine() == "0x2"  # two steps from the human
    scene.act(BUILD_MINE, support=UP_NONE)
    assert scene.mine() == "2x0"  # four steps against six
    planets = {"0x0": "volcanic", "1x0": "oxide", "-1x0": "desert", "0x4": "ice", "0x-4": "ice"}
    for support, where in ((2, "1x0"), (4, "-1x0")):
        scene = table(planets, automa={"0x0": "mine"}, human={"0x4": "mine", "0x-4": "mine"})
        scene.act(BUILD_MINE, support=support)
        assert scene.mine() == where


def test_r160_a_planet_with_a_gaiaformer_is_not_empty() -> None:
    planets = {"0x0": "volcanic", "0x1": "transdim", "0x2": "ice"}
    scene = table(planets, automa={"0x0": "mine"})
    scene.human.projects = 1 << at("0x1")
    scene.human.built = (*scene.human.built[:GAIAFORMER], 1, 0)
    scene.human.research = (0, 0, 0, 1, 0, 0)
    scene.state.vacant &= ~(1 << at("0x1"))
    scene.act(BUILD_MINE, support=DOWN_BOTTOM)
    assert scene.mine() == "0x2"


@pytest.mark.parametrize(
    ("final", "where"),
    [
        ("sectors", "3x0"),
        ("planet-types", "0x-1"),
        ("gaia-planets", "-1x0"),
        ("structures", "0x1"),
        ("federated", "0x1"),
        ("satellites", "0x1"),
    ],
)
def test_r161_final_tile_comes_before_steps(final: str, where: str) -> None:
    """The support card says which of the two tiles counts."""
    planets = {
        "0x0": "volcanic",
        "1x0": "gaia",
        "0x1": "volcanic",  # no step
        "0x-1": "desert",  # a new type, one step
        "-1x0": "transdim",  # a Gaia planet, two steps
        "3x0": "ice",  # a new sector, three steps
    }
    mines = {"0x0": "mine", "1x0": "mine"}
    scene = table(planets, automa=mines, finals=(final, "structures"))
    scene.act(BUILD_MINE, support=6)  # top, range 2
    assert scene.mine() == where


def test_r161_bottom_and_none() -> None:
    planets = {"0x0": "volcanic", "0x1": "volcanic", "0x-1": "gaia"}
    for support, where in ((UP_BOTTOM, "0x-1"), (UP_NONE, "0x1"), (UP_TOP, "0x1")):
        scene = table(planets, automa={"0x0": "mine"}, finals=("structures", "gaia-planets"))
        scene.act(BUILD_MINE, support=support)
        assert scene.mine() == where


def test_r161_transdim_is_gaia_for_types() -> None:
    planets = {"0x0": "volcanic", "0x1": "gaia", "0x-1": "transdim", "1x0": "ice"}
    scene = table(
        planets, automa={"0x0": "mine", "0x1": "mine"}, finals=("planet-types", "structures")
    )
    scene.act(BUILD_MINE, support=UP_TOP)
    assert scene.mine() == "1x0"


def test_r161_a_condition_that_no_planet_meets_is_skipped() -> None:
    """R159."""
    planets = {"0x0": "volcanic", "0x1": "volcanic", "0x-1": "oxide"}
    scene = table(planets, automa={"0x0": "mine"}, finals=("gaia-planets", "structures"))
    scene.act(BUILD_MINE, support=UP_TOP)
    assert scene.mine() == "0x1"


def test_r162_transdim_becomes_gaia() -> None:
    planets = {"0x0": "volcanic", "0x1": "transdim"}
    scene = table(planets, automa={"0x0": "mine"})
    scene.act(BUILD_MINE, support=2)
    assert scene.state.planets[at("0x1")] == GAIA
    assert scene.automa.gaia_planets == 1
    assert scene.told(MineBuilt)[0].planet == GAIA
    assert scene.human.gaiaformers == 0
    assert scene.automa.satellites == 0  # next to its own mine


def test_r162_a_satellite_beside_a_lonely_mine() -> None:
    """R163: on the first free hex in the direction of the support card."""
    planets = {"0x0": "volcanic", "0x2": "volcanic", "1x2": "ice"}
    for support, where in ((6, "1x1"), (4, "-1x3")):
        scene = table(planets, automa={"0x0": "mine"})
        scene.act(BUILD_MINE, support=support)
        assert scene.mine() == "0x2"
        assert scene.automa.satellites == 1 << at(where)


def test_r163_no_satellite_where_no_hex_is_free() -> None:
    around = ("1x2", "0x3", "-1x3", "-1x2", "0x1", "1x1")
    planets = {"0x0": "volcanic", "0x2": "volcanic", **dict.fromkeys(around, "ice")}
    scene = table(planets, automa={"0x0": "mine"})
    scene.act(BUILD_MINE, support=2)
    assert scene.mine() == "0x2"
    assert scene.automa.satellites == 0


def test_r163_a_hex_with_a_satellite_or_station_is_not_free() -> None:
    scene = table({"0x0": "volcanic", "0x2": "volcanic"}, automa={"0x0": "mine"})
    scene.human.satellites = scene.human.federated = 1 << at("1x1")
    scene.human.stations = 1 << at("1x2")
    scene.human.built = (*scene.human.built[:-1], 1)
    scene.act(BUILD_MINE, support=6)
    assert scene.automa.satellites == 1 << at("0x1")


def test_r164_without_mines_it_upgrades_and_gets_the_cards_points() -> None:
    names = ("0x0", "0x1", "0x2", "0x-1", "0x-2", "1x0", "1x1", "-1x0", "2x0")
    scene = table(dict.fromkeys(names, "volcanic"), automa=dict.fromkeys(names[:8], "mine"))
    scene.deck(6, 1, 4, 5, 7)
    scene.take_turn(1, 6)
    assert scene.automa.built[TRADING_STATION] == 1
    assert scene.automa.vp == 3
    assert scene.on_map().get("2x0") is None


def test_r158_beside_a_shared_mine_of_the_lantids() -> None:
    """R129: the hex stays the Automa's, and is as near to the human as can be."""
    planets = {"0x0": "volcanic", "0x2": "ice", "0x1": "terra"}
    scene = table(planets, automa={"0x0": "mine", "0x2": "mine"}, human={"0x1": "mine"})
    human = scene.human
    human.faction = FACTIONS.index("lantids")
    human.structures |= 1 << at("0x2")
    human.shared_mines = 1 << at("0x2")
    human.built = (2, *human.built[1:])
    scene.act(UPGRADE, support=DOWN_TOP)
    assert scene.on_map() == {"0x0": "mine", "0x2": "trading-station"}


# The board.


def test_r165_covers_a_space_without_effect() -> None:
    scene = table()
    scene.act(POWER_QIC, support=3)  # right, 3
    assert scene.state.covered_actions == 1 << 2
    assert scene.automa.vp == 0


def test_r165_nothing_if_all_are_covered() -> None:
    scene = table()
    scene.state.covered_actions = (1 << 10) - 1
    assert scene.act(POWER_QIC, support=3) == [AutomaIdle(action=POWER_QIC)]


# Faction cards.


def test_r166_a_step_that_cannot_be_done_is_skipped() -> None:
    """Nor is the whole action idle."""
    scene = table(levels=dict.fromkeys(AREAS, TOP_LEVEL))
    scene.act(FACTION_ACTION, support=9)
    assert scene.told(AutomaCovered)
    assert not scene.told(AutomaIdle)
    scene.state.covered_actions = (1 << 10) - 1
    assert scene.act(FACTION_ACTION, support=9) == [AutomaIdle(action=FACTION_ACTION)]


def test_r167_terrans_research_and_look_for_transdim() -> None:
    planets = {"0x0": "terra", "0x1": "terra", "0x4": "transdim"}
    scene = table(planets, automa={"0x0": "mine"}, faction="terrans", levels={"gaia-project": 1})
    scene.act(FACTION_ACTION, support=UP_NONE)
    assert scene.levels() == {"gaia-project": 2}
    assert scene.mine() == "0x4"
    scene.act(FACTION_ACTION, support=UP_NONE)
    assert scene.mine() == "0x1"  # no transdim planet is left


def test_r167_terrans_choose_by_number_if_the_area_is_closed() -> None:
    planets = {"0x0": "terra", "0x1": "terra"}
    levels = {"gaia-project": 4}
    scene = table(planets, automa={"0x0": "mine"}, faction="terrans", levels=levels)
    scene.act(FACTION_ACTION, support=11)
    assert scene.state.advanced_at[GAIA_PROJECT] == NONE
    stand_on(scene, GAIA_PROJECT, TOP_LEVEL)
    scene.act(FACTION_ACTION, support=11)  # right, 1
    assert scene.levels() == {"gaia-project": 4, "terraforming": 1}


def test_r168_xenos_cover_two_spaces_with_an_ordinary_card() -> None:
    scene = table({"0x0": "desert", "0x2": "desert"}, automa={"0x0": "mine"}, faction="xenos")
    scene.act(POWER_QIC, support=3)  # right, 3: the third, then the third of the rest
    assert [event.space for event in scene.told(AutomaCovered)] == [2, 3]
    scene.act(FACTION_ACTION, support=3)
    assert scene.mine() == "0x2"
    assert len(scene.told(AutomaCovered)) == 1
    scene.state.covered_actions = (1 << 10) - 1 - (1 << 6)
    scene.act(POWER_QIC, support=3)
    assert [event.space for event in scene.told(AutomaCovered)] == [6]


def test_r169_taklons_come_near() -> None:
    """Before the final tile and the steps (R159)."""
    planets = {"0x0": "swamp", "0x1": "swamp", "0x-3": "gaia", "0x3": "oxide", "0x5": "ice"}
    scene = table(
        planets,
        automa={"0x0": "mine"},
        human={"0x5": "mine"},
        faction="taklons",
        finals=("gaia-planets", "structures"),
    )
    scene.act(FACTION_ACTION, support=UP_TOP)
    assert scene.mine() == "0x3"
    assert len(scene.told(AutomaCovered)) == 1


def test_r170_hadsch_hallas_upgrade_or_else_build() -> None:
    names = ("0x0", "0x3")
    scene = table(dict.fromkeys(names, "oxide"), automa={"0x0": "mine"}, faction="hadsch-hallas")
    scene.deck(1, 9, 13, 5, 7, 2)
    scene.take_turn(1, 9)
    assert scene.on_map() == {"0x0": "trading-station"}
    assert scene.told(Upgraded)[0].vp == 3
    assert scene.told(AutomaScored) == [AutomaScored(vp=1)]
    assert scene.automa.vp == 4
    scene.act(FACTION_ACTION, support=9)
    assert scene.on_map() == {"0x0": "institute"}
    scene.act(FACTION_ACTION, support=9)
    assert scene.mine() == "0x3"
    scene.act(UPGRADE, support=9)
    assert scene.automa.vp == 7  # an ordinary upgrade to a trading station pays too


def test_r171_geodens_research_and_new_types() -> None:
    planets = {"0x0": "volcanic", "0x1": "volcanic", "0x-1": "transdim", "1x0": "gaia"}
    scene = table(planets, automa={"0x0": "mine"}, faction="geodens")
    scene.act(BUILD_MINE, support=UP_NONE)
    assert (scene.mine(), scene.automa.vp) == ("0x1", 0)
    scene.act(BUILD_MINE, support=UP_NONE)
    assert (scene.mine(), scene.automa.vp) == ("1x0", 2)
    assert scene.told(MineBuilt)[0].vp == 2
    scene.act(BUILD_MINE, support=UP_NONE)
    assert (scene.mine(), scene.automa.vp) == ("0x-1", 2)  # transdim is Gaia
    scene.act(FACTION_ACTION, support=3)  # right, 3
    assert scene.levels() == {"artificial-intelligence": 1}
    assert scene.told(AutomaCovered) == [AutomaCovered(space=2)]


@pytest.mark.parametrize(
    ("downgrade", "action", "steps"),
    [
        ("first", UPGRADE, ["0x0 trading-station", "0x0 institute", "0x2 trading-station"]),
        ("second", UPGRADE, ["0x1 institute", "0x0 trading-station", "0x2 trading-station"]),
        (
            "faction-action",
            UPGRADE,
            ["0x1 institute", "0x2 trading-station", "0x0 knowledge-academy"],
        ),
        (
            "faction-action",
            FACTION_ACTION,
            ["0x0 trading-station", "0x0 institute", "0x2 trading-station"],
        ),
    ],
)
def test_r172_firaks_step_back(downgrade: str, action: int, steps: list[str]) -> None:
    """The option says when."""
    scene = table(
        {"0x0": "titanium", "0x1": "ice", "0x2": "terra"},
        automa={"0x0": "lab", "0x1": "trading-station", "0x2": "mine"},
        faction="firaks",
        downgrade=downgrade,
    )
    for step in steps:
        where, structure = step.split()
        scene.act(action, support=DOWN_TOP)
        assert scene.state.built[-1] == (AUTOMA, at(where))
        assert scene.on_map()[where] == structure


def test_r172_no_step_back_without_a_trading_station_in_the_supply() -> None:
    names = ("0x0", "0x1", "0x2", "0x-1", "0x-2", "1x0")
    pieces = {"0x0": "lab", "1x0": "institute"}
    stations = dict.fromkeys(("0x1", "0x2", "0x-1", "0x-2"), "trading-station")
    scene = table(dict.fromkeys(names, "titanium"), automa={**pieces, **stations}, faction="firaks")
    scene.act(UPGRADE, support=1)
    assert scene.on_map()["0x0"] == "knowledge-academy"
    assert not scene.told(AutomaResearched)
    scene.act(UPGRADE, support=1)  # right, 1
    assert scene.automa.built[LAB] == 1
    assert scene.levels() == {"terraforming": 1}
    scene.act(UPGRADE, support=1)
    assert scene.told(Downgraded)[0].seat == AUTOMA
    assert scene.automa.built[LAB] == 0


def test_r173_itars_cover_two_spaces() -> None:
    scene = table(faction="itars")
    scene.act(FACTION_ACTION, support=5)  # left, 5
    assert [event.space for event in scene.told(AutomaCovered)] == [5, 4]


@pytest.mark.parametrize(
    ("faction", "vp"),
    [
        ("terrans", 2),
        ("xenos", 2),
        ("taklons", 2),
        ("hadsch-hallas", 1),
        ("geodens", 1),
        ("firaks", 2),
        ("itars", 4),
    ],
)
def test_r152_faction_action_pays_what_the_faction_card_says(faction: str, vp: int) -> None:
    scene = table(faction=faction)
    scene.deck(13, 2, 9, 1, 5, 7)
    scene.take_turn(2, 9)
    assert scene.automa.vp == vp
