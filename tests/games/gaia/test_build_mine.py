"""Action 1: build a mine (R36-R47)."""

import pytest

from tablee.games.gaia.box.components import FACTIONS, HOMES, PLANETS
from tablee.games.gaia.events import MineBuilt
from tablee.games.gaia.rules.building.ground import steps_to
from tests.games.gaia.scenario import Scene, galaxy


def settler(
    faction: str, kind: str, steps: int = 1, *, waste_refused: bool = False
) -> tuple[Scene, str]:
    """A rich faction with one mine on some planet, and a planet of that type so far away."""
    other = "geodens" if faction not in {"geodens", "bal-taks"} else "firaks"
    scene = galaxy(faction, other, options={"r44_waste_refused": waste_refused})
    base, target = scene.beside(kind, steps)
    scene.build(0, base)
    scene.give(0, credits=30, ore=15, qic=9)
    scene.fill(4, 4, 9)
    return scene, target


def price(scene: Scene) -> tuple[int, int, int]:
    """Credits, ore and QIC paid for the mine that was built last."""
    built = scene.told(MineBuilt)[-1]
    assert isinstance(built, MineBuilt)
    return built.money, built.ore, built.qic


def buildable(scene: Scene) -> set[str]:
    """Where mines may be built."""
    return {text.split()[1] for text in scene.legal("mine")}


# Places and pieces


def test_r36_a_mine_costs_2_credits_and_1_ore() -> None:
    """On a planet of one's own type in range nothing else is paid."""
    scene, target = settler("terrans", "terra", 3)
    scene.level("navigation", 4)
    scene.play(f"mine {target}")

    assert price(scene) == (2, 1, 0)
    assert scene.purse()[:2] == (28, 14)
    assert scene.player().qic == 9
    assert scene.structure(target) == "mine"


@pytest.mark.parametrize(("credits_", "ore"), [(1, 15), (30, 0)])
def test_r36_who_cannot_pay_cannot_build(credits_: int, ore: int) -> None:
    """One credit or one ore too few."""
    scene, target = settler("terrans", "terra", 3)
    scene.level("navigation", 4)
    scene.give(0, credits=credits_, ore=ore)

    assert scene.refused(f"mine {target}").rule == "R39"


def test_r36_not_on_a_structure_and_not_in_empty_space() -> None:
    """Neither on one's own nor on somebody else's."""
    scene = galaxy("terrans", "xenos")
    one, other = scene.pair("terra", "desert", 1)
    scene.build(0, one)
    scene.build(1, other)
    scene.give(0, credits=30, ore=15, qic=9)

    assert scene.refused(f"mine {one}").rule == "R36"
    assert scene.refused(f"mine {other}").rule == "R36"
    assert scene.refused(f"mine {scene.space((one, 1))}").rule == "R36"


def test_r36_eight_mines_and_no_more() -> None:
    """With all eight on the map the action is closed, also with free steps."""
    scene = galaxy("terrans", "xenos")
    scene.build_some(0, "terra", "mine", 4)
    scene.build_some(0, "oxide", "mine", 3)
    scene.give(0, credits=30, ore=15, qic=9)
    scene.fill(0, 0, 9)
    target = min(buildable(scene))
    scene.play(f"mine {target}")
    assert scene.player().built[0] == 8
    scene.end()
    scene.play("pass 4")
    scene.give(0, credits=30, ore=15)

    assert buildable(scene) == set()
    assert scene.refused(f"mine {scene.planet('ice')}").rule == "R36"
    assert scene.refused("power-2").rule == "R95"


def test_r36_the_lost_planet_takes_no_mine_of_the_board() -> None:
    """Seven mines and the Lost Planet leave one."""
    scene = galaxy("terrans", "xenos")
    scene.build_some(0, "terra", "mine", 4)
    scene.build_some(0, "oxide", "mine", 3)
    scene.token(0, "fed2")
    scene.level("navigation", 5)
    scene.lose(0, "0x0")
    scene.give(0, credits=30, ore=15, qic=9)
    scene.play(f"mine {scene.planet('ice')}")

    assert scene.player().built[0] == 8
    assert scene.player().structures.bit_count() == 9


# Range


@pytest.mark.parametrize(("level", "reach"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_r37_range_by_navigation(level: int, reach: int) -> None:
    """Exactly the home planets so many hexes away, whatever lies between."""
    scene = galaxy("terrans", "xenos", "firaks")
    bases = ["0x1", "5x-4"]
    for base in bases:
        scene.build(0, base)
    scene.token(0, "fed2", "fed3")
    scene.level("terraforming", 5)
    scene.level("navigation", level)
    scene.give(0, credits=30, ore=15, qic=0)

    near = {
        hex_
        for kind in PLANETS[:HOMES]
        for hex_ in scene.planets(kind)
        if min(scene.distance(hex_, base) for base in bases) <= reach
    }
    assert near
    assert buildable(scene) == near


def test_r37_range_from_the_lost_planet_and_from_shared_mines() -> None:
    """Both are colonised."""
    scene = galaxy("lantids", "xenos")
    scene.build(0, "5x-1")
    scene.give(0, credits=30, ore=15, qic=0)
    assert "-4x-1" not in buildable(scene)
    scene.build(1, "-3x-2")
    scene.share(0, "-3x-2")
    assert scene.distance("-3x-2", "-4x-1") == 1
    assert "-4x-1" in buildable(scene)

    assert "-3x6" not in buildable(scene)
    lost = scene.space(("-3x6", 1))
    scene.token(0, "fed2")
    scene.level("navigation", 5)
    scene.level("navigation", 0)
    scene.lose(0, lost)
    assert "-3x6" in buildable(scene)


def test_r37_range_from_a_space_station() -> None:
    """The Ivits' own only."""
    scene = galaxy("ivits", "xenos")
    scene.build(0, "3x-2", "institute")
    scene.give(0, credits=30, ore=15, qic=0)
    assert "1x5" not in buildable(scene)
    scene.station(0, scene.space(("1x5", 1)))
    assert "1x5" in buildable(scene)

    scene.begin_turn(1)
    scene.build_some(1, "desert", "mine")
    scene.give(1, credits=30, ore=15, qic=0)
    assert "1x5" not in buildable(scene)


def test_r37_neither_gaiaformers_nor_satellites_extend_the_range() -> None:
    """A planet with a gaiaformer is not colonised."""
    scene = galaxy("terrans", "xenos")
    scene.build(0, "-4x-1")
    scene.give(0, credits=30, ore=15, qic=0)
    scene.project(0, "4x0", done=True)
    scene.federation(0, ["-4x-1"], [scene.space(("-3x6", 1))])
    assert scene.distance("4x0", "5x-1") == 1

    assert {"5x-1", "-3x6"}.isdisjoint(buildable(scene))


@pytest.mark.parametrize(
    ("level", "steps", "qic"),
    [(0, 1, 0), (0, 2, 1), (0, 3, 1), (0, 4, 2), (0, 5, 2), (2, 5, 2), (2, 4, 1), (5, 5, 1)],
)
def test_r37_tv24_qic_for_range(level: int, steps: int, qic: int) -> None:
    """Each QIC adds 2; one too few and the planet is out of range."""
    kind = next(k for k in PLANETS[:HOMES] if has_planet(k, steps))
    scene, target = settler("terrans", kind, steps)
    scene.token(0, "fed2")
    scene.level("navigation", level)
    if qic:
        scene.give(0, qic=qic - 1)
        assert scene.refused(f"mine {target}").rule == "R38"
    scene.give(0, qic=qic)
    scene.play(f"mine {target}")

    assert price(scene)[2] == qic
    assert scene.player().qic == 0


def has_planet(kind: str, steps: int) -> bool:
    """Whether a planet of that type lies so far from another."""
    try:
        galaxy("terrans", "xenos").beside(kind, steps)
    except AssertionError:
        return False
    return True


def test_r38_the_range_is_for_one_action_only() -> None:
    """The next mine has to pay again."""
    scene, target = settler("terrans", "terra", 4)
    scene.play(f"mine {target}")
    assert scene.player().qic == 7
    scene.end()
    scene.play("pass 4")
    far = next(hex_ for hex_ in scene.planets("ice") if scene.nearest(hex_, 0) in {4, 5})
    scene.give(0, credits=30, ore=15)
    scene.play(f"mine {far}")

    assert scene.player().qic == 5


def test_r38_qic_extend_projects_and_space_stations_as_well() -> None:
    """Three steps away costs one QIC at navigation 0."""
    scene, target = settler("terrans", "transdim", 3)
    scene.fill(6, 0, 0)
    scene.play(f"project {target}")
    assert scene.player().qic == 8

    scene = galaxy("ivits", "xenos")
    scene.build(0, "3x-2", "institute")
    hex_ = scene.space(("3x-2", 3))
    scene.give(0, qic=0)
    scene.play("special faction")
    scene.refused(f"station {hex_}")
    scene.give(0, qic=1)
    scene.play(f"station {hex_}")
    assert scene.player().qic == 0


# Prices


def test_r39_tv12_the_whole_price_at_once() -> None:
    """Terrans on a swamp four steps away, level 0: 2 credits, 10 ore, 2 QIC."""
    scene, target = settler("terrans", "swamp", 4)
    scene.play(f"mine {target}")

    assert price(scene) == (2, 10, 2)
    assert scene.purse()[:2] == (28, 5)
    assert scene.player().qic == 7


def test_r39_tv14_a_gaia_planet_costs_a_qic_and_no_steps() -> None:
    """2 credits, 1 ore, 1 QIC in range; the range comes on top."""
    scene, target = settler("terrans", "gaia", 2)
    scene.level("navigation", 2)
    scene.play(f"mine {target}")
    assert price(scene) == (2, 1, 1)

    scene, target = settler("terrans", "gaia", 2)
    scene.give(0, qic=1)
    scene.refused(f"mine {target}")
    scene.give(0, qic=2)
    scene.play(f"mine {target}")
    assert price(scene) == (2, 1, 2)


def test_r39_tv14_over_ones_own_gaiaformer_just_the_mine() -> None:
    """2 credits, 1 ore, wherever it is."""
    scene, target = settler("terrans", "transdim", 5)
    scene.project(0, target, done=True)
    scene.give(0, qic=0, credits=2, ore=1)
    scene.play(f"mine {target}")

    assert scene.purse()[:2] == (0, 0)


def test_r39_the_gleens_pay_ore_for_a_gaia_planet() -> None:
    """2 credits and 2 ore, and QIC for range as everybody."""
    scene, target = settler("gleens", "gaia", 2)
    scene.give(0, ore=1)
    assert scene.refused(f"mine {target}").rule == "R39"
    scene.give(0, ore=2)
    scene.play(f"mine {target}")

    assert price(scene) == (2, 2, 1)


WHEEL = ("terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice")


def test_r40_the_shorter_way_round_the_wheel() -> None:
    """Walked step by step in both directions, from every type to every other."""
    for home in range(HOMES):
        for target in range(HOMES):
            right = next(n for n in range(7) if WHEEL[(home + n) % 7] == WHEEL[target])
            left = next(n for n in range(7) if WHEEL[(home - n) % 7] == WHEEL[target])
            assert steps_to(home, target) == min(right, left)
    assert PLANETS[:HOMES] == WHEEL


@pytest.mark.parametrize(
    ("level", "ore"),
    [
        (0, (3, 6, 9)),
        (1, (3, 6, 9)),
        (2, (2, 4, 6)),
        (3, (1, 2, 3)),
        (4, (1, 2, 3)),
        (5, (1, 2, 3)),
    ],
)
def test_r40_tv11_ore_for_1_2_and_3_steps(level: int, ore: tuple[int, ...]) -> None:
    """3 ore a step on levels 0 and 1, 2 on level 2, then 1; both ways round the wheel."""
    for steps, kinds in enumerate(
        (("oxide", "ice"), ("volcanic", "titanium"), ("desert", "swamp"))
    ):
        for kind in kinds:
            scene, target = settler("terrans", kind, 3)
            scene.token(0, "fed2")
            scene.level("terraforming", level)
            scene.play(f"mine {target}")
            assert price(scene) == (2, 1 + ore[steps], 1)
            built = scene.told(MineBuilt)[-1]
            assert isinstance(built, MineBuilt)
            assert built.steps == steps + 1


def test_r40_all_steps_are_paid_when_one_builds() -> None:
    """With nine ore three steps cannot be begun."""
    scene, target = settler("terrans", "swamp", 4)
    scene.give(0, ore=9)
    assert scene.refused(f"mine {target}").rule == "R39"
    scene.give(0, ore=10)
    assert target in buildable(scene)


def test_r40_the_home_type_of_each_faction_needs_no_step() -> None:
    """Every faction builds on its own colour for one ore."""
    for faction in FACTIONS:
        home = PLANETS[galaxy(faction, _other(faction)).state.box.factions[_index(faction)].home]
        scene, target = settler(faction, home, 4)
        scene.play(f"mine {target}")
        assert price(scene)[:2] == (2, 1)


def _index(faction: str) -> int:
    return FACTIONS.index(faction)


def _other(faction: str) -> str:
    return "geodens" if faction not in {"geodens", "bal-taks"} else "firaks"


# Transdim and Gaia planets


def test_r41_no_mine_on_a_transdim_planet() -> None:
    """Not even by the owner of the gaiaformer before the Gaia phase."""
    scene, target = settler("terrans", "transdim", 1)
    assert scene.refused(f"mine {target}").rule == "R41"
    scene.project(0, target)
    assert scene.refused(f"mine {target}").rule == "R41"
    assert not buildable(scene) & set(scene.planets("transdim"))


def test_r41_no_mine_makes_a_lost_planet() -> None:
    """Empty space takes no mine, however good one's navigation is."""
    scene, _ = settler("terrans", "ice", 3)
    scene.token(0, "fed2")
    scene.level("navigation", 5)
    planets = {hex_ for kind in PLANETS for hex_ in scene.planets(kind)}

    assert buildable(scene) <= planets


def test_r42_somebody_elses_gaiaformer_closes_the_planet() -> None:
    """Only its owner builds there, also if the other is next to it."""
    scene, target = settler("xenos", "transdim", 1)
    scene.level("gaia-project", 1, 1)
    scene.project(1, target, done=True)

    assert scene.refused(f"mine {target}").rule == "R42"
    assert target not in buildable(scene)


def test_r42_nor_do_the_lantids_share_it() -> None:
    """A gaiaformer is no structure to build beside."""
    scene, target = settler("lantids", "transdim", 1)
    scene.level("gaia-project", 1, 1)
    scene.project(1, target, done=True)

    assert target not in buildable(scene)


def test_r42_the_owner_is_always_in_range_and_gets_the_gaiaformer_back() -> None:
    """It may go to another planet in the same round."""
    scene, target = settler("terrans", "transdim", 5)
    scene.project(0, target, done=True)
    assert scene.player().gaiaformers == 0
    scene.give(0, qic=0)
    scene.play(f"mine {target}")

    player = scene.player()
    assert (player.gaiaformers, player.projects, player.built[6]) == (1, 0, 0)
    assert scene.structure(target) == "mine"
    assert player.gaia_planets == 1
    scene.end()
    scene.play("pass 4")
    scene.give(0, qic=9)
    scene.fill(6, 0, 0)
    scene.play(f"project {scene.planet('transdim')}")
    assert scene.state.round == 1


# Free steps and range


def test_r43_tv13_two_free_steps_for_five_power() -> None:
    """Terrans on a swamp in range: 5 power, 2 credits, 4 ore, and 6 VP for three steps."""
    scene = galaxy("terrans", "geodens", rounds="score1")
    base, target = scene.beside("swamp", 1)
    scene.build(0, base)
    scene.give(0, credits=2, ore=4, qic=0)
    scene.fill(0, 0, 5)
    scene.play("power-2", f"mine {target}")

    assert scene.purse()[:2] == (0, 0)
    assert scene.bowls() == (5, 0, 0)
    assert scene.vp() == 16


@pytest.mark.parametrize(
    ("kind", "ore"), [("oxide", 1), ("volcanic", 4), ("desert", 7), ("swamp", 7), ("terra", 1)]
)
def test_r43_one_free_step_lowers_the_price_by_one_step(kind: str, ore: int) -> None:
    """By power action 6 and by booster 4; range is paid as usual."""
    for opening in ("power-6", "special booster"):
        scene, target = settler("terrans", kind, 3)
        scene.booster(0, 4)
        scene.play(opening, f"mine {target}")
        assert price(scene) == (2, ore, 1)


def test_r43_what_is_missing_still_has_to_be_paid() -> None:
    """Three steps, two free: one step and the mine cost 4 ore, else the space is no use."""
    scene, target = settler("terrans", "swamp", 1)
    scene.give(0, ore=3, qic=0)
    scene.refused("power-2")
    scene.give(0, ore=4)
    scene.play("power-2", f"mine {target}")

    assert price(scene) == (2, 4, 0)


def test_r43_a_refusal_names_the_price_with_the_free_steps() -> None:
    """The swamp would cost 4 ore with two free steps, not 10."""
    scene, target = settler("terrans", "swamp", 1)
    home = next(hex_ for hex_ in scene.planets("terra") if scene.nearest(hex_, 0) <= 5)
    scene.give(0, ore=3, qic=2)
    scene.play("power-2")
    assert home in buildable(scene)
    refusal = scene.refused(f"mine {target}")

    assert refusal.rule == "R39"
    assert refusal.reason.args["ore"] == 4


def test_r44_free_steps_may_be_wasted() -> None:
    """Ruling: on a home planet, a Gaia planet, over one's own gaiaformer."""
    for kind in ("terra", "gaia"):
        scene, target = settler("terrans", kind, 2)
        scene.play("power-2", f"mine {target}")
    scene, target = settler("terrans", "transdim", 2)
    scene.project(0, target, done=True)
    scene.play("power-6", f"mine {target}")


def test_r44_with_the_option_they_may_not_but_part_of_them_may() -> None:
    """Where no step is saved the use is refused; one of two steps is enough."""
    for kind in ("terra", "gaia"):
        scene, target = settler("terrans", kind, 2, waste_refused=True)
        scene.play("power-2")
        assert scene.refused(f"mine {target}").rule == "R44"
    scene, target = settler("terrans", "transdim", 2, waste_refused=True)
    scene.project(0, target, done=True)
    scene.play("power-6")
    assert scene.refused(f"mine {target}").rule == "R44"

    scene, target = settler("terrans", "oxide", 2, waste_refused=True)
    scene.play("power-2", f"mine {target}")
    assert price(scene) == (2, 1, 1)


def test_r44_without_free_steps_the_option_forbids_nothing() -> None:
    """The plain action still takes home planets, Gaia planets and one's own gaiaformer."""
    scene, target = settler("terrans", "transdim", 2, waste_refused=True)
    scene.project(0, target, done=True)

    assert {target, scene.planet("terra"), scene.planet("gaia")} <= buildable(scene)


def test_r44_the_boosters_range_may_be_wasted_or_not() -> None:
    """Next door it saves no QIC; with the option that is refused, also over one's gaiaformer."""
    for refused in (False, True):
        scene, near = settler("terrans", "swamp", 1, waste_refused=refused)
        scene.booster(0, 5)
        own = scene.planet("transdim")
        scene.project(0, own, done=True)
        scene.play("special booster")
        assert (near in buildable(scene)) != refused
        assert (own in buildable(scene)) != refused


def test_r44_the_boosters_range_that_saves_a_qic_is_always_allowed() -> None:
    """2, 4 and 5 steps away: 1, 2 and 2 QIC without it, 0, 0 and 1 with it."""
    for refused in (False, True):
        for steps, qic in ((2, 0), (4, 0), (5, 1)):
            kind = next(k for k in PLANETS[:HOMES] if has_planet(k, steps))
            scene, target = settler("terrans", kind, steps, waste_refused=refused)
            scene.booster(0, 5)
            scene.play("special booster", f"mine {target}")
            assert price(scene)[2] == qic


def test_r44_a_project_in_plain_range_wastes_it_too() -> None:
    """Booster 5 serves projects as well."""
    for refused in (False, True):
        scene, target = settler("terrans", "transdim", 1, waste_refused=refused)
        scene.booster(0, 5)
        far = next(hex_ for hex_ in scene.planets("transdim") if scene.nearest(hex_, 0) == 3)
        scene.play("special booster")
        projects = {text.split()[1] for text in scene.legal("project")}
        assert (target in projects) != refused
        assert far in projects


# Scoring


@pytest.mark.parametrize(
    ("opening", "kind", "vp"),
    [
        ("", "swamp", 6),
        ("", "oxide", 2),
        ("", "terra", 0),
        ("", "gaia", 0),
        ("power-2", "swamp", 6),
        ("power-2", "volcanic", 4),
        ("power-2", "oxide", 2),
        ("power-2", "terra", 0),
        ("power-6", "ice", 2),
    ],
)
def test_r45_steps_score_free_or_not_and_left_over_ones_never(
    opening: str, kind: str, vp: int
) -> None:
    """2 VP for each step that the planet needed."""
    scene = galaxy("terrans", "geodens", rounds="score1")
    base, target = scene.beside(kind, 3)
    scene.build(0, base)
    scene.give(0, credits=30, ore=15, qic=9)
    scene.fill(0, 0, 9)
    scene.play(*[opening] * bool(opening), f"mine {target}")

    assert scene.vp() == 10 + vp


def test_r46_a_gaiaformed_planet_is_a_gaia_planet_in_every_respect() -> None:
    """It pays as a Gaia planet, is a type and is counted; a mine elsewhere is none of that."""
    scene = galaxy("terrans", "xenos", rounds="score6")
    scene.build(0, "-4x-1")
    scene.tech(0, "std7")
    scene.project(0, "4x0", done=True)
    scene.give(0, credits=30, ore=15, qic=9)
    scene.play("mine 4x0")

    assert scene.vp() == 10 + 4 + 3
    assert scene.player().types == 1 << PLANETS.index("terra") | 1 << PLANETS.index("gaia")
    assert scene.player().gaia_planets == 1
    scene.end()
    scene.play("pass 4", f"mine {scene.planet('gaia')}", "end")
    assert scene.vp() == 24
    scene.play(f"mine {scene.planet('terra')}")
    assert scene.vp() == 24
    assert scene.player().gaia_planets == 2


def test_r46_every_mine_scores_as_a_mine() -> None:
    """On a home planet, a Gaia planet, over a gaiaformer: 2 VP of the tile, 3 of adv14."""
    scene = galaxy("terrans", "xenos", rounds="score3")
    scene.build(0, "-4x-1")
    scene.tech(0, "std4")
    scene.token(0, "fed2")
    scene.advanced(0, "adv14", "std4")
    scene.project(0, "4x0", done=True)
    scene.begin_turn(1)
    scene.play("pass 4")
    for count, hex_ in enumerate(("4x0", scene.planet("gaia"), scene.planet("terra")), 1):
        scene.give(0, credits=30, ore=15, qic=9)
        scene.play(f"mine {hex_}", "end")
        assert scene.vp() == 10 + 5 * count


def test_r46_a_shared_mine_and_the_lost_planet_score_as_mines() -> None:
    """Neither is a mine on a Gaia planet."""
    scene = galaxy("lantids", "xenos", rounds="score3")
    scene.build(0, "-4x-1")
    gaia = scene.planet("gaia")
    scene.build(1, gaia)
    scene.tech(0, "std7")
    scene.give(0, credits=30, ore=15, qic=9, knowledge=4)
    scene.play(f"mine {gaia}", "end")
    scene.decline_all()
    assert scene.vp() == 12
    assert scene.player().gaia_planets == 0

    scene.play("pass 4")
    scene.token(0, "fed2")
    scene.level("navigation", 4)
    scene.play("research navigation")
    scene.play(scene.legal("lost")[0])
    assert scene.vp() == 14


def test_r47_the_others_may_charge_after_a_mine() -> None:
    """Structures at distance 2 or less do, those at 3 do not."""
    for steps, asked in ((1, True), (2, True), (3, False)):
        scene, target = settler("terrans", "ice", 4)
        rival = next(hex_ for kind in PLANETS[:8] for hex_ in scene.planets(kind, (target, steps)))
        scene.build(1, rival)
        scene.play(f"mine {target}", "end")
        assert (scene.asked == "ChargePower") == asked
        assert scene.turn == 1
