"""Action 3: upgrade a structure (R52-R59)."""

import pytest

from tablee.games.gaia.box.components import (
    FACTIONS,
    INSTITUTE,
    KNOWLEDGE_ACADEMY,
    LAB,
    MINE,
    PLANETS,
    QIC_ACADEMY,
    TRADING_STATION,
)
from tablee.games.gaia.events import Upgraded
from tests.games.gaia.scenario import Scene, galaxy

#: Every upgrade of most boards: from, to, credits, ore; a trading station stands alone.
UPGRADES = [
    ("mine", "trading-station", 6, 2),
    ("trading-station", "institute", 6, 4),
    ("trading-station", "lab", 5, 3),
    ("lab", "knowledge-academy", 6, 6),
    ("lab", "qic-academy", 6, 6),
]


def owner(faction: str, structure: str) -> tuple[Scene, str]:
    """A faction with one structure far from everybody, and plenty to pay with."""
    other = "geodens" if faction not in {"geodens", "bal-taks"} else "terrans"
    scene = galaxy(faction, other)
    home = PLANETS[scene.state.box.factions[FACTIONS.index(faction)].home]
    (hex_,) = scene.build_some(0, home, structure)
    scene.give(0, credits=30, ore=15)
    return scene, hex_


def paid(scene: Scene) -> tuple[int, int]:
    """Credits and ore of the last upgrade."""
    event = scene.told(Upgraded)[-1]
    assert isinstance(event, Upgraded)
    return event.money, event.ore


def targets(scene: Scene) -> set[str]:
    """What the structures may become."""
    return {text.split()[2] for text in scene.legal("upgrade")}


@pytest.mark.parametrize(("before", "after", "credits_", "ore"), UPGRADES)
def test_r52_tv16_prices(before: str, after: str, credits_: int, ore: int) -> None:
    """2 ore 6 credits, 4 ore 6 credits, 3 ore 5 credits, 6 ore 6 credits."""
    scene, hex_ = owner("firaks", before)
    for short in ((credits_ - 1, ore), (credits_, ore - 1)):
        scene.give(0, credits=short[0], ore=short[1])
        assert scene.refused(f"upgrade {hex_} {after}").rule == "R52"
    scene.give(0, credits=credits_, ore=ore)
    scene.play(f"upgrade {hex_} {after}")

    assert paid(scene) == (credits_, ore)
    assert scene.purse()[:2] == (0, 0)
    assert scene.structure(hex_) == after


def test_r52_tv16_a_trading_station_near_somebody_costs_3_credits() -> None:
    """At distance 1 or 2 of any structure of another player, not at 3."""
    for steps, credits_ in ((1, 3), (2, 3), (3, 6)):
        scene = galaxy("terrans", "geodens")
        base, target = scene.beside("ice", steps)
        scene.build(0, base)
        scene.build(1, target, "lab")
        scene.give(0, credits=9, ore=9)
        scene.play(f"upgrade {base} trading-station")
        assert paid(scene) == (credits_, 2)


def test_r52_ones_own_structures_do_not_make_it_cheaper() -> None:
    """The neighbour must be somebody else."""
    scene = galaxy("terrans", "geodens")
    base, target = scene.beside("ice", 1)
    scene.build(0, base)
    scene.build(0, target)
    scene.give(0, credits=5, ore=9)

    assert scene.refused(f"upgrade {base} trading-station").rule == "R52"


def test_r52_only_these_upgrades() -> None:
    """No step is left out, none goes back, and ends stay what they are."""
    allowed = {}
    for structure in ("mine", "trading-station", "lab", "institute", "knowledge-academy"):
        scene, _ = owner("firaks", structure)
        allowed[structure] = targets(scene)

    assert allowed == {
        "mine": {"trading-station"},
        "trading-station": {"lab", "institute"},
        "lab": {"knowledge-academy", "qic-academy"},
        "institute": set(),
        "knowledge-academy": set(),
    }


def test_r52_only_ones_own_structures() -> None:
    """Neither somebody else's nor an empty planet."""
    scene, _ = owner("firaks", "mine")
    (other,) = scene.build_some(1, "volcanic", "mine")

    assert scene.refused(f"upgrade {other} trading-station").rule == "R52"
    assert scene.refused(f"upgrade {scene.planet('ice')} trading-station").rule == "R52"


def test_r53_gaiaformers_satellites_and_stations_do_not_make_it_cheaper() -> None:
    """Somebody else's pieces next to the mine: it still costs 6."""
    scene = galaxy("terrans", "ivits")
    hex_, target = scene.pair("terra", "transdim", 1)
    scene.build(0, hex_)
    scene.level("gaia-project", 1, 1)
    scene.project(1, target)
    beside = scene.spaces((hex_, 1))
    scene.station(1, beside[0])
    scene.federation(1, [], [beside[1]])
    scene.give(0, credits=5, ore=9)
    assert scene.refused(f"upgrade {hex_} trading-station").rule == "R52"

    scene.build(1, next(h for k in PLANETS[:8] for h in scene.planets(k, (hex_, 2))))
    assert "trading-station" in targets(scene)


def test_r53_a_shared_mine_of_the_lantids_makes_it_cheaper() -> None:
    """It is a structure, at distance 0."""
    scene, hex_ = owner("firaks", "mine")
    lantids = galaxy("firaks", "lantids")
    lantids.build(0, hex_)
    lantids.share(1, hex_)
    lantids.give(0, credits=3, ore=2)
    lantids.play(f"upgrade {hex_} trading-station")

    assert paid(lantids) == (3, 2)
    assert scene.state.box.costs[TRADING_STATION] == (3, 2)


def income(scene: Scene) -> tuple[int, int, int]:
    """Credits, ore and knowledge that the next income phase pays."""
    copy = Scene(scene.state.clone())
    copy.give(0, credits=0, ore=0, knowledge=0)
    copy.income()
    return copy.purse()[:3]


def test_r54_the_old_piece_covers_its_income_from_the_right() -> None:
    """Four mines pay 3 ore; one becomes a trading station: 2 ore and 3 credits."""
    scene = galaxy("terrans", "geodens")
    scene.booster(0, 4)
    hexes = scene.build_some(0, "terra", "mine", 4)
    credits_, ore, _ = income(scene)
    scene.give(0, credits=30, ore=15)
    scene.play(f"upgrade {hexes[0]} trading-station")
    assert income(scene)[:2] == (credits_ + 3, ore - 1)
    assert scene.player().built[:2] == (3, 1)


def test_r54_which_mine_is_upgraded_does_not_matter() -> None:
    """Three mines pay as two do: the third space is empty, whichever mine goes."""
    for index in range(3):
        scene = galaxy("terrans", "geodens")
        hexes = scene.build_some(0, "terra", "mine", 3)
        _, ore, _ = income(scene)
        scene.give(0, credits=30, ore=15)
        scene.play(f"upgrade {hexes[index]} trading-station")
        assert income(scene)[1] == ore


def test_r54_a_trading_station_that_becomes_a_lab_takes_its_credits_along() -> None:
    """Two stations pay 3 + 4; with one lab 3 credits and 1 knowledge are left."""
    scene = galaxy("terrans", "geodens")
    hexes = scene.build_some(0, "terra", "trading-station", 2)
    credits_, _, knowledge = income(scene)
    scene.give(0, credits=30, ore=15)
    scene.play(f"upgrade {hexes[0]} lab", "tech free-1", "decline")

    assert income(scene)[::2] == (credits_ - 4, knowledge + 1)


def test_r54_the_mine_may_be_built_again() -> None:
    """Eight mines are out; an upgrade brings one back."""
    scene = galaxy("terrans", "geodens")
    hexes = scene.build_some(0, "terra", "mine", 4)
    scene.build_some(0, "oxide", "mine", 4)
    scene.give(0, credits=30, ore=15, qic=9)
    assert scene.legal("mine") == []
    scene.play(f"upgrade {hexes[0]} trading-station")
    scene.end()
    scene.play("pass 4")

    assert scene.legal("mine")


@pytest.mark.parametrize(
    ("structure", "supply", "before", "after"),
    [
        (TRADING_STATION, 4, "mine", "trading-station"),
        (LAB, 3, "trading-station", "lab"),
        (INSTITUTE, 1, "trading-station", "institute"),
        (KNOWLEDGE_ACADEMY, 1, "lab", "knowledge-academy"),
        (QIC_ACADEMY, 1, "lab", "qic-academy"),
    ],
)
def test_r54_without_the_piece_no_upgrade(
    structure: int, supply: int, before: str, after: str
) -> None:
    """4 trading stations, 3 labs, 1 institute, one academy of each kind."""
    scene, hex_ = owner("firaks", before)
    assert scene.state.box.supply[structure] == supply
    kinds = iter(("ice", "terra", "ice", "terra"))
    for _ in range(supply):
        scene.build_some(0, next(kinds), after)

    assert scene.refused(f"upgrade {hex_} {after}").rule == "R54"


def test_r54_the_supply_of_mines_is_eight() -> None:
    """Counted by the box."""
    assert galaxy("firaks", "geodens").state.box.supply[MINE] == 8


def test_r55_the_institute_works_from_that_moment_on() -> None:
    """Hadsch Hallas convert credits in the same turn, Ambas swap in the same round."""
    scene, hex_ = owner("hadsch-hallas", "trading-station")
    assert "convert 3c 1o" not in scene.legal()
    scene.play(f"upgrade {hex_} institute", "convert 3c 1o", "end")

    scene, hex_ = owner("ambas", "trading-station")
    scene.build_some(0, "swamp", "mine")
    assert "special faction" not in scene.legal()
    scene.play(f"upgrade {hex_} institute", "end", "pass 4")
    assert "special faction" in scene.legal()


def test_r56_a_lab_or_an_academy_brings_a_tech_tile_at_once() -> None:
    """A trading station or an institute brings none."""
    for before, after, credits_, ore in UPGRADES:
        scene, hex_ = owner("firaks", before)
        scene.give(0, credits=credits_, ore=ore)
        scene.play(f"upgrade {hex_} {after}")
        gains = after in {"lab", "knowledge-academy", "qic-academy"}
        assert (scene.asked == "ChooseTech") == gains
        assert scene.turn == 0


def test_r57_two_different_academies() -> None:
    """2 knowledge of income, or a special action for 1 QIC; one may have both."""
    scene, hex_ = owner("firaks", "lab")
    (other,) = scene.build_some(0, "ice", "lab")
    knowledge = income(scene)[2]
    scene.play(f"upgrade {hex_} knowledge-academy", "tech free-1", "decline")
    assert income(scene)[2] == knowledge - 1 + 2
    scene.end()
    scene.give(0, credits=30, ore=15, qic=0)
    scene.play("pass 4")
    assert "special academy" not in scene.legal()
    scene.play(f"upgrade {other} qic-academy", "tech free-2", "decline", "end")
    scene.play("special academy")

    assert scene.player().qic == 1
    assert scene.player().built[4:6] == (1, 1)
    assert income(scene)[2] == knowledge - 2 + 2
    scene.end()
    assert scene.refused("special academy").rule == "R100"


def test_r57_the_second_academy_of_a_kind_is_refused() -> None:
    """There is one piece of each."""
    scene, hex_ = owner("firaks", "lab")
    scene.build_some(0, "ice", "qic-academy")

    assert targets(scene) == {"knowledge-academy"}
    assert scene.refused(f"upgrade {hex_} qic-academy").rule == "R54"


def test_r57_itars_and_bal_taks_have_better_ones() -> None:
    """3 knowledge; 4 credits instead of the QIC."""
    scene, hex_ = owner("itars", "lab")
    knowledge = income(scene)[2]
    scene.play(f"upgrade {hex_} knowledge-academy", "tech free-1", "decline")
    assert income(scene)[2] == knowledge - 1 + 3

    scene, hex_ = owner("bal-taks", "qic-academy")
    scene.give(0, credits=0, qic=0)
    scene.play("special academy")
    assert (scene.player().credits, scene.player().qic) == (4, 0)


def test_r58_the_mine_of_the_lost_planet_is_never_upgraded() -> None:
    """Though it can be paid for and others stand near."""
    scene, _ = owner("firaks", "lab")
    scene.token(0, "fed2")
    scene.level("navigation", 5)
    lost = scene.space()
    scene.lose(0, lost)

    assert scene.refused(f"upgrade {lost} trading-station").rule == "R58"
    assert "trading-station" not in targets(scene)


def test_r58_nor_is_a_shared_mine() -> None:
    """Not even if the other's structure there could be."""
    scene, _ = owner("lantids", "lab")
    (hex_,) = scene.build_some(1, "volcanic", "mine")
    scene.share(0, hex_)

    assert scene.refused(f"upgrade {hex_} trading-station").rule == "R58"
    assert "trading-station" not in targets(scene)
    scene.begin_turn(1)
    scene.give(1, credits=9, ore=9)
    assert "trading-station" in targets(scene)


def test_r59_the_others_may_charge_after_an_upgrade() -> None:
    """Each kind of upgrade, after the tech tile and the builder's whole turn."""
    for before, after, _, _ in UPGRADES:
        scene = galaxy("terrans", "geodens")
        base, target = scene.beside("ice", 2)
        scene.build(0, base, before)
        scene.build(1, target, "lab")
        scene.give(0, credits=30, ore=15)
        scene.play(f"upgrade {base} {after}")
        if scene.asked == "ChooseTech":
            scene.play("tech free-1", "decline")
        assert (scene.asked, scene.turn) == ("FinishTurn", 0)
        scene.play("end")
        assert (scene.asked, scene.turn) == ("ChargePower", 1)
        assert scene.legal() == ["charge 2", "decline"]
