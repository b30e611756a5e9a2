"""Action 4: federations (R69-R83)."""

from collections.abc import Sequence
from random import Random

import pytest

from tablee import build
from tablee.core import Match
from tablee.games.gaia import actions as act
from tablee.games.gaia.bgs.lines import read_log
from tablee.games.gaia.bgs.reader import replay
from tablee.games.gaia.bgs.writer import write_game
from tablee.games.gaia.box.components import FINAL_FEDERATED, NONE, PLANETS
from tablee.games.gaia.events import FederationFormed, TokenGained
from tablee.games.gaia.rules.building.ground import power_value
from tablee.games.gaia.rules.federation import forming
from tablee.games.gaia.rules.federation.forming import (
    ChoosePlanets,
    ChooseSatellites,
    needed,
    possible_federations,
)
from tablee.games.gaia.rules.final_scoring import progress
from tablee.games.gaia.view import observe
from tablee.games.gaia.view.shapes import Plan, SatelliteCost
from tests.games.gaia.oracle import gaia
from tests.games.gaia.scenario import GAME, HEX, Scene, galaxy, mask, names


def void(*factions: str, waiting: str = "fed1") -> Scene:
    """An empty galaxy, so that a test lays just the planets it speaks of; seat 0 has 6 tokens."""
    scene = galaxy(*factions, rounds="score3", waiting=waiting)
    state = scene.state
    state.planets = (NONE,) * len(state.planets)
    state.kinds = [0] * len(state.kinds)
    state.vacant = 0
    scene.fill(6, 0, 0, brainstone=0)
    return scene


def plant(scene: Scene, kind: str, *hexes: str) -> None:
    """Planets of that type on hexes without one."""
    for hex_ in hexes:
        assert scene.state.planets[HEX[hex_]] == NONE
        scene.state.set_planet(HEX[hex_], PLANETS.index(kind))
        scene.state.vacant |= 1 << HEX[hex_]


def own(scene: Scene, seat: int = 0, kind: str = "terra", **structures: str) -> None:
    """Structures on new planets of that type: `institute="0x0 0x1"`, with `_` for a dash."""
    settle_all(scene, structures, seat, kind)


def settle_all(
    scene: Scene, structures: dict[str, str], seat: int = 0, kind: str = "terra"
) -> None:
    """The same for structures that a test was given."""
    for structure, hexes in structures.items():
        for hex_ in hexes.split():
            plant(scene, kind, hex_)
            scene.build(seat, hex_, structure.replace("_", "-"))


def unite(*hexes: str) -> str:
    return " ".join(["unite", *names(mask(*hexes))])


def link(*hexes: str) -> str:
    return " ".join(["link", *names(mask(*hexes))])


def offers(scene: Scene, seat: int = 0) -> set[tuple[str, str]]:
    """Every federation that may be formed: its planets, its satellites."""
    return {
        (unite(*names(planets)), link(*names(satellites)))
        for planets, routes in possible_federations(scene.state, seat).items()
        for satellites in routes
    }


# What a federation needs


@pytest.mark.parametrize(
    ("structures", "value"),
    [
        ({"institute": "0x0", "qic_academy": "0x1", "mine": "0x2"}, 7),
        ({"institute": "0x0", "trading_station": "0x1", "lab": "0x2"}, 7),
        ({"institute": "0x0", "trading_station": "0x1", "mine": "0x2"}, 6),
        ({"institute": "0x0", "knowledge_academy": "0x1"}, 6),
        ({"mine": "0x0 0x1 0x2 0x3 0x4 0x5 0x-1"}, 7),
        ({"mine": "0x0 0x1 0x2 0x3 0x4 0x5"}, 6),
    ],
)
def test_r69_a_federation_needs_a_power_value_of_seven(
    structures: dict[str, str], value: int
) -> None:
    """TV27 and its neighbours: mine 1, station and lab 2, institute and academy 3."""
    scene = void("terrans", "ambas")
    settle_all(scene, structures)
    hexes = [hex_ for each in structures.values() for hex_ in each.split()]

    assert sum(power_value(scene.state, 0, HEX[hex_]) for hex_ in hexes) == value
    if value < 7:
        assert scene.refused("federate").rule == "R69"
    else:
        scene.play("federate")
        assert scene.legal() == [unite(*hexes)]


@pytest.mark.parametrize("great", ["institute", "knowledge_academy", "qic_academy"])
def test_r69_the_tile_std3_makes_institute_and_academies_worth_four(great: str) -> None:
    """4 + 2 + 1; the tile raises nothing else."""
    scene = void("terrans", "ambas")
    settle_all(scene, {great: "0x0", "lab": "0x1", "mine": "0x2"})

    assert "federate" not in scene.legal()
    scene.tech(0, "std3")
    assert "federate" in scene.legal()
    assert [power_value(scene.state, 0, HEX[h]) for h in ("0x0", "0x1", "0x2")] == [4, 2, 1]


def test_r69_a_covered_std3_raises_nothing() -> None:
    """R66: 3 + 2 + 1 again."""
    scene = void("terrans", "ambas")
    own(scene, institute="0x0", lab="0x1", mine="0x2")
    scene.tech(0, "std3")
    scene.token(0, "fed2")
    scene.advanced(0, "adv1", "std3")

    assert "federate" not in scene.legal()


@pytest.mark.parametrize(
    ("kind", "has_institute", "legal"),
    [("titanium", True, True), ("terra", True, False), ("titanium", False, False)],
)
def test_r69_bescods_count_one_more_on_titanium_with_their_institute(
    kind: str, *, has_institute: bool, legal: bool
) -> None:
    """Stations of 2 and 2 and a mine: 5 elsewhere or without institute, 8 on titanium."""
    scene = void("bescods", "ambas")
    own(scene, kind=kind, trading_station="0x0 0x1", mine="0x2")
    if has_institute:
        own(scene, institute="-4x1")
        scene.fill(0, 0, 0)

    assert ("federate" in scene.legal()) is legal


def test_r69_bescods_add_to_what_std3_makes() -> None:
    """4 + 1 and 2 + 1 on titanium."""
    scene = void("bescods", "ambas")
    own(scene, kind="titanium", institute="0x0", lab="0x1")
    scene.tech(0, "std3")

    assert [power_value(scene.state, 0, HEX[h]) for h in ("0x0", "0x1")] == [5, 3]


def test_r69_neighbours_are_linked_as_they_are_others_by_satellites() -> None:
    """Two planets side by side and one two steps away: a single satellite, a single token."""
    scene = void("terrans", "ambas")
    own(scene, institute="0x0", trading_station="0x1", lab="0x3")

    scene.play("federate", unite("0x0", "0x1", "0x3"), "token fed1")

    assert names(scene.player().satellites) == ["0x2"]
    assert scene.bowls() == (5, 0, 0)


def test_r69_planets_of_others_and_gaiaformers_add_nothing() -> None:
    """Six of one's own, a neighbour's institute and a project between them."""
    scene = void("terrans", "ambas")
    own(scene, institute="0x0", knowledge_academy="0x1")
    own(scene, 1, "swamp", institute="0x2")
    plant(scene, "transdim", "0x-1")
    scene.project(0, "0x-1")

    assert "federate" not in scene.legal()


def star() -> Scene:
    """A pair worth 5, then 2 and 3 at one satellite, 2 at two satellites, in three directions."""
    scene = void("terrans", "ambas")
    own(scene, institute="0x0", trading_station="0x1 3x1", lab="0x-2", knowledge_academy="0x3")
    return scene


def test_r70_any_planets_will_do_and_more_than_seven_is_fine() -> None:
    """Not only the nearest: the lab (7), the academy (8) or the far station (7, two satellites)."""
    assert offers(star()) == {
        (unite("0x0", "0x1", "0x-2"), link("0x-1")),
        (unite("0x0", "0x1", "0x3"), link("0x2")),
        (unite("0x0", "0x1", "3x1"), link("1x1", "2x1")),
    }


def test_r71_as_few_satellites_as_the_planets_need() -> None:
    """Longer ways between the same planets are refused."""
    scene = void("terrans", "ambas")
    own(scene, institute="0x0", knowledge_academy="0x2", mine="0x-1")

    assert offers(scene) == {(unite("0x-1", "0x0", "0x2"), link("0x1"))}
    scene.play("federate")
    assert scene.refused(unite("0x0", "0x2")).rule == "R69"


def test_r71_a_shorter_way_over_another_own_planet_takes_it_in() -> None:
    """4 and 4 are enough, but five satellites past the mine are more than four over it."""
    scene = void("terrans", "ambas")
    scene.tech(0, "std3")
    own(scene, institute="0x-2", mine="0x1", knowledge_academy="0x4")

    assert offers(scene) == {
        (unite("0x-2", "0x1", "0x4"), link("0x-1", "0x0", "0x2", "0x3")),
    }


def test_r71_hexes_closed_by_an_older_federation_are_left_aside() -> None:
    """The straight way of two is closed, so three satellites are the fewest."""
    scene = void("terrans", "ambas")
    scene.tech(0, "std3")
    own(scene, institute="0x-1", knowledge_academy="0x2", mine="1x0")
    assert offers(scene) == {
        (unite("0x-1", "1x0", "0x2"), link(*pair)) for pair in (["0x0", "0x1"], ["1x-1", "1x1"])
    } | {(unite("0x-1", "1x0", "0x2"), link(*pair)) for pair in (["0x0", "1x1"], ["1x-1", "0x1"])}

    scene.federation(0, ["1x0"])

    assert offers(scene) == {(unite("0x-1", "0x2"), link("-1x0", "-1x1", "-1x2"))}


def test_r72_no_part_may_be_a_federation_with_fewer_satellites() -> None:
    """Neither lab and academy together (two satellites) nor all with the far station."""
    planets = {planets for planets, _ in offers(star())}

    assert unite("0x0", "0x1", "0x-2", "0x3") not in planets
    assert unite("0x0", "0x1", "0x-2", "0x3", "3x1") not in planets


def test_r72_more_planets_with_equally_few_satellites_are_allowed() -> None:
    """What counts is satellites: the second way of two takes a third planet in."""
    scene = void("terrans", "ambas")
    scene.tech(0, "std3")
    own(scene, institute="0x0", knowledge_academy="1x2", mine="-1x3")

    assert offers(scene) == {
        (unite("0x0", "1x2"), link("0x1", "1x1")),
        (unite("0x0", "1x2"), link("1x0", "1x1")),
        (unite("0x0", "1x2", "-1x3"), link("0x1", "0x2")),
    }


def test_r72_a_group_worth_seven_takes_no_further_planet_by_satellite() -> None:
    """The cluster alone needs none."""
    scene = void("terrans", "ambas")
    own(scene, institute="0x0", trading_station="0x1", lab="0x2", mine="0x4")

    assert offers(scene) == {(unite("0x0", "0x1", "0x2"), link())}


# Other federations


def test_r73_a_planet_is_in_one_federation_only() -> None:
    """All that is there is in the first federation."""
    scene = void("terrans", "ambas")
    own(scene, institute="0x0", trading_station="0x1", lab="0x2")
    scene.play("federate", unite("0x0", "0x1", "0x2"), "token fed1", "end")
    scene.begin_turn(0)

    assert scene.refused("federate").rule == "R69"


def test_r73_no_satellite_beside_a_federation() -> None:
    """The only short way between 4 and 4 is next to an older satellite: round it, or not at all."""
    scene = void("terrans", "ambas")
    scene.tech(0, "std3")
    own(scene, institute="0x-1", knowledge_academy="0x2", mine="3x-2")
    scene.federation(0, ["3x-2"], ["2x-1", "1x0"])

    assert offers(scene) == {(unite("0x-1", "0x2"), link("-1x0", "-1x1", "-1x2"))}
    scene.fill(2, 0, 0)
    assert "federate" not in scene.legal()


def test_r73_the_federations_of_others_do_not_hinder() -> None:
    """A way between planets of the neighbour's federation is as good as any."""
    scene = void("terrans", "ambas")
    scene.tech(0, "std3")
    own(scene, institute="0x-1", knowledge_academy="0x2")
    own(scene, 1, "swamp", mine="1x0")
    scene.federation(1, ["1x0"], ["0x1"])

    assert offers(scene) == {(unite("0x-1", "0x2"), link("0x0", "0x1"))}


def test_r73_the_ivits_are_exempt() -> None:
    """What they add stands beside the federation they have."""
    scene = void("ivits", "ambas")
    own(scene, kind="oxide", institute="0x-4", knowledge_academy="0x-3", mine="0x-2", lab="0x0")
    own(scene, kind="oxide", trading_station="0x1", qic_academy="0x2")
    scene.federation(0, ["0x-4", "0x-3", "0x-2"])
    scene.give(qic=1)

    assert offers(scene) == {(unite("0x0", "0x1", "0x2"), link("0x-1"))}


def test_r74_neighbours_belong_to_it_wanted_or_not() -> None:
    """7 without the second mine, which stands next to the first and comes along."""
    scene = void("terrans", "ambas")
    own(scene, institute="0x0", knowledge_academy="0x1", mine="0x2 0x3")

    scene.play("federate")

    assert scene.legal() == [unite("0x0", "0x1", "0x2", "0x3")]


def test_r74_planets_next_to_a_satellite_belong_to_it_too() -> None:
    """4 and 4 are enough, but every short way leads past the mine, and a second one hangs on it."""
    scene = void("terrans", "ambas")
    scene.tech(0, "std3")
    own(scene, institute="0x0", knowledge_academy="0x3", mine="1x1 2x1")

    assert {planets for planets, _ in offers(scene)} == {unite("0x0", "0x3", "1x1", "2x1")}
    scene.play("federate", unite("0x0", "0x3", "1x1", "2x1"), link("0x1", "0x2"), "token fed1")
    assert progress(scene.player(), FINAL_FEDERATED) == 4


# Satellites


@pytest.mark.parametrize(
    ("bowls", "chosen", "left"),
    [
        ((1, 1, 1), "bowls 1 0 0", (0, 1, 1)),
        ((1, 1, 1), "bowls 0 1 0", (1, 0, 1)),
        ((1, 1, 1), "bowls 0 0 1", (1, 1, 0)),
    ],
)
def test_r75_a_satellite_costs_a_token_of_any_bowl(
    bowls: tuple[int, int, int], chosen: str, left: tuple[int, int, int]
) -> None:
    """It is gone, not spent: no bowl gets it."""
    scene = void("terrans", "ambas")
    own(scene, institute="0x0", trading_station="0x1", lab="0x3")
    scene.fill(*bowls)

    scene.play("federate", unite("0x0", "0x1", "0x3"))
    assert scene.legal() == ["bowls 1 0 0", "bowls 0 1 0", "bowls 0 0 1"]
    scene.play(chosen, "token fed1")

    assert scene.bowls() == left
    assert scene.player().gaia_area == 0


def test_r75_without_tokens_in_the_bowls_there_is_no_satellite() -> None:
    """Those of the Gaia area do not serve (R22, R24)."""
    scene = void("terrans", "ambas")
    own(scene, institute="0x0", trading_station="0x1", lab="0x3")
    scene.fill(0, 0, 0)
    scene.give(gaia_area=6, qic=3)

    assert "federate" not in scene.legal()
    scene.fill(0, 0, 1)
    assert "federate" in scene.legal()


def test_r75_the_brainstone_may_serve() -> None:
    """Alone it must; it never comes back."""
    scene = void("taklons", "ambas")
    own(scene, institute="0x0", trading_station="0x1", lab="0x3")
    scene.fill(0, 0, 0, brainstone=3)

    scene.play("federate", unite("0x0", "0x1", "0x3"), "token fed1")

    assert scene.player().brainstone == 0


def test_r75_the_brainstone_need_not_serve() -> None:
    """With a token beside it the owner chooses."""
    scene = void("taklons", "ambas")
    own(scene, institute="0x0", trading_station="0x1", lab="0x3")
    scene.fill(0, 0, 1, brainstone=1)

    scene.play("federate", unite("0x0", "0x1", "0x3"))
    assert scene.legal() == ["brainstone 1", "brainstone gone"]
    scene.play("brainstone 1", "token fed1")

    assert (scene.bowls(), scene.player().brainstone) == ((0, 0, 0), 1)


def test_r75_no_satellite_stands_on_a_planet() -> None:
    """A free planet in the middle: the way leads round it."""
    scene = void("terrans", "ambas")
    scene.tech(0, "std3")
    own(scene, institute="0x0", knowledge_academy="0x2")
    plant(scene, "ice", "0x1")

    assert offers(scene) == {
        (unite("0x0", "0x2"), link("1x0", "1x1")),
        (unite("0x0", "0x2"), link("-1x1", "-1x2")),
    }


def test_r75_satellites_and_stations_of_others_do_not_hinder() -> None:
    """Both hexes between the planets are occupied by neighbours."""
    scene = void("terrans", "ivits", "ambas")
    scene.tech(0, "std3")
    own(scene, institute="0x0", knowledge_academy="0x3")
    scene.station(1, "0x1")
    own(scene, 2, "swamp", mine="-1x3")
    scene.federation(2, ["-1x3"], ["0x2"])

    assert offers(scene) == {(unite("0x0", "0x3"), link("0x1", "0x2"))}


@pytest.mark.parametrize(("before", "legal"), [(23, True), (24, False)])
def test_r76_there_are_25_satellites(before: int, *, legal: bool) -> None:
    """The federation needs two more; markers on the tracks take none of the 25."""
    scene = void("terrans", "ambas")
    scene.tech(0, "std3")
    own(scene, institute="0x0", knowledge_academy="0x3")
    far = [hex_ for hex_ in scene.spaces() if int(hex_.split("x")[0]) <= -3]
    scene.federation(0, [], far[:before])

    assert ("federate" in scene.legal()) is legal
    if legal:
        scene.play("federate", unite("0x0", "0x3"), "token fed1")
        assert scene.player().satellites.bit_count() == 25


def test_r77_a_federation_without_satellites_is_known_as_one() -> None:
    """Nothing is paid, the planets are marked, the final tile counts them."""
    scene = void("terrans", "ambas")
    own(scene, institute="0x0", trading_station="0x1", lab="0x2")
    scene.fill(0, 0, 0)

    scene.play("federate", unite("0x0", "0x1", "0x2"), "token fed1")

    assert scene.player().satellites == 0
    assert scene.player().federated == mask("0x0", "0x1", "0x2")
    assert progress(scene.player(), FINAL_FEDERATED) == 3
    (formed,) = scene.told(FederationFormed)
    assert formed == FederationFormed(
        seat=0,
        planets=tuple(HEX[h] for h in ("0x0", "0x1", "0x2")),
        satellites=(),
        sectors=(scene.state.sector(HEX["0x0"]),),
    )


# Tokens


def alliance(faction: str = "terrans") -> Scene:
    """Seat 0 may form a federation without satellites, and has nothing."""
    scene = void(faction, "ambas")
    own(scene, institute="0x0", trading_station="0x1", lab="0x2")
    scene.give(credits=0, ore=0, knowledge=0, qic=0, vp=0)
    scene.fill(0, 0, 0)
    return scene


@pytest.mark.parametrize(
    ("token", "vp", "purse", "tokens"),
    [
        ("fed1", 12, (0, 0, 0, 0), 0),
        ("fed2", 8, (0, 0, 0, 1), 0),
        ("fed3", 8, (0, 0, 0, 0), 2),
        ("fed4", 7, (0, 2, 0, 0), 0),
        ("fed5", 7, (6, 0, 0, 0), 0),
        ("fed6", 6, (0, 0, 2, 0), 0),
    ],
)
def test_r78_a_token_is_taken_with_what_it_shows(
    token: str, vp: int, purse: tuple[int, int, int, int], tokens: int
) -> None:
    """The supply has one less; new power tokens lie in bowl I."""
    scene = alliance()
    index = int(token[-1]) - 1
    before = scene.state.tokens[index]

    scene.play("federate", unite("0x0", "0x1", "0x2"), f"token {token}")

    assert (scene.vp(), scene.purse(), scene.bowls()) == (vp, purse, (tokens, 0, 0))
    assert scene.player().tokens[index] == 1
    assert scene.state.tokens[index] == before - 1
    assert scene.told(TokenGained) == [TokenGained(seat=0, token=index, vp=vp)]


def test_r78_only_kinds_that_are_left_can_be_taken() -> None:
    """One of fed1 waits on terraforming 5, the others of its kind are held by the neighbour."""
    scene = alliance()
    scene.token(1, "fed1", "fed1", "fed4", "fed4", "fed4")

    scene.play("federate", unite("0x0", "0x1", "0x2"))

    assert scene.legal() == ["token fed2", "token fed3", "token fed5", "token fed6"]
    scene.refused("token gleens")


def test_r78_without_tokens_in_the_supply_the_action_is_closed() -> None:
    """The one on terraforming 5 is not in the supply."""
    scene = alliance()
    scene.token(1, "fed1", *(f"fed{n}" for n in range(2, 7) for _ in range(3)))
    assert "federate" in scene.legal()  # one of fed1 is not dealt out yet

    scene.token(1, "fed1")

    assert "federate" not in scene.legal()


@pytest.mark.parametrize("number", range(1, 7))
def test_r79_all_but_the_token_of_twelve_are_green(number: int) -> None:
    """Green pays for a level 5, once; the other is grey from the start."""
    scene = alliance()
    scene.level("science", 4)
    scene.level("economy", 4)

    scene.play("federate", unite("0x0", "0x1", "0x2"), f"token fed{number}", "end", "pass 4")
    scene.give(knowledge=8)

    assert scene.player().green == (number > 1)
    if number == 1:
        assert scene.refused("research science").rule == "R86"
    else:
        scene.play("research science", "end")
        scene.give(knowledge=8)
        assert scene.player().green == 0
        assert scene.player().tokens[number - 1] == 1  # turned, not given away
        assert scene.refused("research economy").rule == "R86"


# Later


def grown() -> Scene:
    """Seat 0 has a federation at 0x-3 to 0x-1, a loose mine at 0x2 and room to build."""
    scene = void("terrans", "ambas")
    own(scene, institute="0x-3", trading_station="0x-2", lab="0x-1", mine="0x2 0x3")
    scene.federation(0, ["0x-3", "0x-2", "0x-1"])
    scene.give(credits=10, ore=10, qic=3)
    return scene


def test_r80_a_planet_colonised_beside_a_federation_joins_it() -> None:
    """It is in no other then, and counts at the end."""
    scene = grown()
    plant(scene, "terra", "0x0")

    scene.play("mine 0x0")

    assert scene.player().federated == mask("0x-3", "0x-2", "0x-1", "0x0")
    assert progress(scene.player(), FINAL_FEDERATED) == 4
    assert sum(scene.player().tokens) == 0


def test_r80_beside_a_satellite_it_joins_as_well() -> None:
    """The satellite belongs to the federation like a planet."""
    scene = grown()
    scene.player().satellites = mask("1x-1")
    scene.player().federated |= mask("1x-1")
    plant(scene, "terra", "2x-1")

    scene.play("mine 2x-1")

    assert scene.player().federated >> HEX["2x-1"] & 1


def test_r80_what_hangs_together_with_it_joins_too() -> None:
    """The mines at 0x2 and 0x3 come with the one at 0x1 only once 0x0 links it."""
    scene = grown()
    plant(scene, "terra", "0x0", "0x1")

    scene.play("mine 0x1", "end", "pass 4")
    assert scene.player().federated == mask("0x-3", "0x-2", "0x-1")
    scene.play("mine 0x0")

    assert scene.player().federated == mask("0x-3", "0x-2", "0x-1", "0x0", "0x1", "0x2", "0x3")


def test_r80_a_planet_elsewhere_joins_nothing() -> None:
    """Two steps away is not beside it, and the federation of another is none of one's own."""
    scene = grown()
    own(scene, 1, "swamp", mine="-3x2")
    scene.federation(1, ["-3x2"])
    plant(scene, "terra", "-3x3")

    scene.play("mine -3x3")

    assert scene.player().federated == mask("0x-3", "0x-2", "0x-1")
    assert scene.player(1).federated == mask("-3x2")


def test_r80_two_federations_that_come_to_touch_stay_two() -> None:
    """No token is gained or lost, and nothing is scored for it."""
    scene = grown()
    scene.federation(0, ["0x2", "0x3"])
    scene.token(0, "fed2", "fed3")
    plant(scene, "terra", "0x0", "0x1")
    scene.play("mine 0x0", "end", "pass 4")
    vp = scene.vp()

    scene.play("mine 0x1")

    assert scene.player().federations == 2
    assert sum(scene.player().tokens) == 2
    assert scene.vp() == vp + 2  # the mine, by this round's tile
    assert progress(scene.player(), FINAL_FEDERATED) == 7


def test_r81_a_federation_stays_after_the_exchange_of_the_ambas() -> None:
    """The institute leaves, a mine comes: both hexes keep their place."""
    scene = void("ambas", "terrans")
    own(scene, kind="swamp", institute="0x0", trading_station="0x1", lab="0x2", mine="0x5")
    scene.federation(0, ["0x0", "0x1", "0x2"])
    scene.token(0, "fed2")

    scene.play("special faction", "swap 0x5")

    assert scene.player().federated == mask("0x0", "0x1", "0x2")
    assert progress(scene.player(), FINAL_FEDERATED) == 3
    assert scene.player().green == 1


def test_r81_a_federation_stays_after_the_step_back_of_the_firaks() -> None:
    """A lab becomes a trading station; then a covered std3 lowers the institute."""
    scene = void("firaks", "terrans")
    own(scene, kind="titanium", institute="0x0", lab="0x1", mine="0x2")
    scene.tech(0, "std3")
    scene.federation(0, ["0x0", "0x1", "0x2"])
    scene.token(0, "fed2")

    scene.play("special faction", "downgrade 0x1", "decline", "end")
    scene.advanced(0, "adv1", "std3")

    assert sum(power_value(scene.state, 0, HEX[h]) for h in ("0x0", "0x1", "0x2")) == 6
    assert scene.player().federated == mask("0x0", "0x1", "0x2")
    assert scene.player().tokens[1] == 1


# The Ivits


def test_r82_the_ivits_need_seven_more_each_time() -> None:
    """TV26: 7, 14, 21; the token of terraforming does not count for it."""
    scene = void("ivits", "ambas")

    assert needed(scene.state, 0) == 7
    scene.federation(0, [])
    assert needed(scene.state, 0) == 14
    scene.token(0, "fed2", "fed3", "fed4")
    assert needed(scene.state, 0) == 14
    scene.federation(0, [])
    assert needed(scene.state, 0) == 21


def ivits() -> Scene:
    """A federation of 7 with one satellite, a pair worth 5, and a station two steps away."""
    scene = void("ivits", "ambas")
    own(scene, kind="oxide", institute="0x-4", qic_academy="0x-3", mine="0x-1")
    scene.federation(0, ["0x-4", "0x-3", "0x-1"], ["0x-2"])
    own(scene, kind="oxide", knowledge_academy="0x1", trading_station="0x2")
    scene.give(qic=2, vp=0)
    return scene


def test_r82_the_old_federation_counts_and_the_new_part_must_link_up() -> None:
    """7 + 5 are not 14; with two stations next to it they are, at one QIC for the satellite."""
    scene = ivits()
    assert "federate" not in scene.legal()
    scene.station(0, "1x1")
    assert "federate" not in scene.legal()
    scene.station(0, "2x1")

    before = scene.player().federated

    scene.play("federate", unite("0x1", "0x2", "1x1", "2x1"))
    scene.play("token fed1")

    player = scene.player()
    assert (player.qic, scene.bowls()) == (1, (6, 0, 0))
    assert player.federated == before | mask("0x0", "0x1", "0x2", "1x1", "2x1")
    assert player.federations == 2
    # Stations are no structures of the final tile.
    assert progress(player, FINAL_FEDERATED) == 5


def test_r82_without_qic_the_ivits_have_no_satellites() -> None:
    """Tokens do not help."""
    scene = ivits()
    scene.station(0, "1x1")
    scene.station(0, "2x1")
    scene.give(qic=0)

    assert "federate" not in scene.legal()


def test_r82_seven_that_stand_apart_are_no_second_federation() -> None:
    """A new group is worth 7 by itself, but the link of three satellites cannot be paid."""
    scene = void("ivits", "ambas")
    own(scene, kind="oxide", institute="0x-3", trading_station="0x-4", lab="0x-5")
    scene.federation(0, ["0x-3", "0x-4", "0x-5"])
    own(scene, kind="oxide", knowledge_academy="0x1", qic_academy="0x2", mine="0x3")
    scene.give(qic=2)

    assert "federate" not in scene.legal()
    scene.give(qic=3)
    assert offers(scene) == {(unite("0x1", "0x2", "0x3"), link("0x-2", "0x-1", "0x0"))}


def test_r82_upgrades_alone_can_bring_the_next_federation() -> None:
    """The one federation reaches 14 as it stands: no new planet, no satellite."""
    scene = void("ivits", "ambas")
    own(scene, kind="oxide", institute="0x0", knowledge_academy="0x1", qic_academy="0x2")
    own(scene, kind="oxide", lab="0x3", trading_station="0x4", mine="0x5")
    scene.federation(0, ["0x0", "0x1", "0x2", "0x3", "0x4", "0x5"])

    scene.play("federate")
    assert scene.legal() == ["unite"]
    scene.play("unite", "token fed1")

    assert scene.player().federations == 2
    assert scene.player().satellites == 0


def test_r82_a_station_beside_the_federation_joins_it() -> None:
    """R80 for stations: with it the total is 7 more by one."""
    scene = ivits()
    scene.level("navigation", 1)

    scene.play("special faction", "station 0x0")

    assert scene.player().federated >> HEX["0x0"] & 1
    # The pair behind it hangs together with the station.
    assert scene.player().federated >> HEX["0x2"] & 1


def test_r82_another_faction_has_as_many_federations_as_it_likes_of_seven_each() -> None:
    """No growing demand, and no link to the first one."""
    scene = void("terrans", "ambas")
    scene.token(0, "fed2", "fed3")
    scene.federation(0, [])
    own(scene, institute="0x0", trading_station="0x1", lab="0x2")

    assert needed(scene.state, 0) == 7
    assert "federate" in scene.legal()


def test_r83_among_ways_with_equally_few_satellites_one_chooses() -> None:
    """Three ways of two satellites lead round the corner."""
    scene = void("terrans", "ambas")
    scene.tech(0, "std3")
    own(scene, institute="0x0", knowledge_academy="1x2")

    scene.play("federate", unite("0x0", "1x2"))
    ways = [link("0x1", "0x2"), link("0x1", "1x1"), link("1x0", "1x1")]
    assert sorted(scene.legal()) == sorted(ways)
    scene.refused(link("1x0", "0x2"))
    scene.play(ways[2], "token fed1")

    assert scene.player().satellites == mask("1x0", "1x1")
    assert scene.bowls() == (4, 0, 0)


def test_r83_a_branching_way_is_found() -> None:
    """Three planets around one hex need a single satellite."""
    scene = void("terrans", "ambas")
    own(scene, institute="1x0", knowledge_academy="0x-1", mine="-1x1")

    assert offers(scene) == {(unite("1x0", "0x-1", "-1x1"), link("0x0"))}


# What is seen of it beforehand


def plans(scene: Scene) -> Sequence[Plan]:
    return observe(scene.state, None).plans


def test_the_view_of_a_turn_shows_the_one_federation_that_federate_can_mean() -> None:
    """Nobody is asked for what is forced: the satellites must be seen before `federate`."""
    scene = void("terrans", "ambas")
    scene.tech(0, "std3")
    own(scene, institute="0x0", knowledge_academy="0x3")
    plan = Plan(["0x0", "0x3"], ["0x1", "0x2"], [], SatelliteCost(tokens=2))

    assert plans(scene) == [plan]
    scene.play("federate")
    assert plans(scene) == [plan]
    scene.play(unite("0x0", "0x3"))
    assert plans(scene) == []


def test_the_view_shows_every_federation_of_which_one_is_chosen() -> None:
    """One for each set of planets; satellites that only some routes take are `possible`."""
    scene = void("terrans", "ambas")
    scene.tech(0, "std3")
    own(scene, institute="0x0", knowledge_academy="1x2", mine="-1x3")

    assert plans(scene) == []
    scene.play("federate")
    shown = {" ".join(["unite", *plan.planets]): plan for plan in plans(scene)}
    assert set(shown) == set(scene.legal())
    two, three = (shown[unite(*hexes)] for hexes in (["0x0", "1x2"], ["0x0", "1x2", "-1x3"]))
    assert (two.satellites, two.possible) == (["1x1"], names(mask("0x1", "1x0")))
    assert (three.satellites, three.possible) == (["0x1", "0x2"], [])
    assert two.cost == three.cost == SatelliteCost(tokens=2)

    scene.play(unite("0x0", "1x2"))
    assert plans(scene) == [two]


def test_the_view_shows_plans_to_everybody() -> None:
    """Nothing is hidden: a rival or a spectator may see what is being chosen from."""
    scene = void("terrans", "ambas")
    own(scene, institute="1x0", knowledge_academy="0x-1", mine="-1x1")

    scene.play("federate")

    assert plans(scene)
    assert GAME.observe(scene.state, 0) == GAME.observe(scene.state, None)


def test_the_view_shows_no_plan_while_the_action_is_closed() -> None:
    """R78: no token is left."""
    scene = void("terrans", "ambas")
    own(scene, institute="1x0", knowledge_academy="0x-1", mine="-1x1")

    assert plans(scene)
    scene.state.tokens[:6] = [0] * 6
    assert plans(scene) == []


# Many federations


@pytest.mark.skipif(build.is_compiled(), reason="constants of compiled rules cannot be changed")
def test_a_federation_asked_for_hex_by_hex_is_formed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games with such questions are written for the platform and read again."""
    monkeypatch.setattr(forming, "MOST_LISTED", 1)
    steps = 0
    for seed in range(60):
        rng = Random(seed)
        match = Match(gaia(), 2, seed=seed, options={"setup_word": f"many-{seed}"})
        while not match.over and steps < 20:
            legal = match.legal()
            federate = [action for action in legal if isinstance(action, act.Federate)]
            frame = match.state.asked(match.seats_to_act[0])
            action = rng.choice(federate or legal)
            if isinstance(frame, ChoosePlanets | ChooseSatellites):
                steps += frame.chosen != 0
                assert GAME.describe(match.state, frame.seat, action).key
            match.play(action)
        if match.over:
            again = replay(gaia(), read_log("\n".join(write_game(match))))
            assert again.scores() == match.scores()
        if steps >= 20:
            return
    pytest.fail("too few such questions")
