"""Tech tiles (R60-R68)."""

import pytest

from tablee.core import Value
from tablee.games.gaia.box.components import AREAS, STANDARD, TECH_PLACES
from tablee.games.gaia.rules.building.ground import power_value
from tablee.games.gaia.rules.rounds.gaia_phase import ExchangeTokens
from tests.games.gaia.scenario import GAME, HEX, Scene, galaxy


def inventor(
    faction: str = "firaks", rounds: str = "score4", advanced: str = "adv1 adv2 adv3 adv4 adv5 adv6"
) -> tuple[Scene, str]:
    """A faction with a trading station that it can turn into a lab."""
    scene = galaxy(faction, "geodens", rounds=rounds, advanced=advanced.split())
    (hex_,) = scene.build_some(0, "titanium", "trading-station")
    scene.give(0, credits=30, ore=15)
    return scene, hex_


def asked(scene: Scene, hex_: str) -> Scene:
    """The lab stands and a tile is to be chosen."""
    scene.play(f"upgrade {hex_} lab")
    assert scene.asked == "ChooseTech"
    return scene


def veteran(area: str = "economy", level: int = 4, **more: str) -> Scene:
    """Owner of std4 and of one green token, on that level, about to choose a tile."""
    scene, hex_ = inventor(**more)
    scene.tech(0, "std4")
    scene.token(0, "fed2")
    scene.level(area, level)
    return asked(scene, hex_)


# Where tiles come from


def test_r60_a_lab_an_academy_the_first_qic_action_and_the_itars() -> None:
    """Each asks for a tile."""
    for before, after in (("trading-station", "lab"), ("lab", "qic-academy")):
        scene = galaxy("firaks", "geodens")
        (hex_,) = scene.build_some(0, "titanium", before)
        scene.give(0, credits=30, ore=15)
        scene.play(f"upgrade {hex_} {after}")
        assert scene.asked == "ChooseTech"

    scene = galaxy("firaks", "geodens")
    scene.give(0, qic=4)
    scene.play("qic-1")
    assert scene.asked == "ChooseTech"
    assert scene.player().qic == 0

    scene = galaxy("itars", "geodens")
    scene.build_some(0, "ice", "institute")
    scene.give(0, gaia_area=4)
    scene.ask(ExchangeTokens(0))
    scene.play("exchange")
    assert scene.asked == "ChooseTech"


def test_r60_a_standard_tile_or_an_advanced_one_if_allowed() -> None:
    """Nine places; with level 4, a green token and a tile to cover also that area's own."""
    scene = asked(*inventor())
    assert scene.legal() == [f"tech {place}" for place in TECH_PLACES]
    assert scene.refused("advanced economy").rule == "R63"
    scene = veteran()
    places = [place for place in TECH_PLACES if place != "gaia-project"]
    assert scene.legal() == [*(f"tech {place}" for place in places), "advanced economy"]


def test_r60_a_tile_must_be_taken() -> None:
    """The tile itself cannot be declined."""
    asked(*inventor()).refused("decline")


def test_r61_only_kinds_that_one_does_not_own() -> None:
    """Covered tiles are owned too."""
    scene, hex_ = inventor()
    scene.tech(0, "std1", "std8")
    scene.token(0, "fed2")
    scene.advanced(0, "adv9", "std8")
    asked(scene, hex_)

    assert scene.refused("tech terraforming").rule == "R61"
    assert scene.refused("tech free-2").rule == "R61"
    assert len(scene.legal("tech")) == 7


def test_r61_there_are_four_of_each_kind() -> None:
    """Every player can have one; taking one leaves three."""
    scene = asked(*inventor())
    scene.play("tech free-2")

    assert scene.state.standard_left[TECH_PLACES.index("free-2")] == 3
    assert scene.player().standard == (STANDARD.index("std8"),)


@pytest.mark.parametrize(
    ("place", "gained", "vp"),
    [
        ("terraforming", (0, 1, 0, 1), 0),
        ("navigation", (0, 0, 3, 0), 0),
        ("gaia-project", (0, 0, 0, 0), 7),
        ("economy", (0, 0, 0, 0), 0),
    ],
)
def test_r61_the_tile_works_at_once(place: str, gained: tuple[int, ...], vp: int) -> None:
    """1 ore and 1 QIC; knowledge for each of three planet types; 7 VP; income only later."""
    scene, hex_ = inventor()
    scene.build_some(0, "ice", "mine")
    scene.build_some(0, "gaia", "mine")
    asked(scene, hex_)
    before, points = scene.purse(), scene.vp()
    scene.play(f"tech {place}", "decline")

    after = tuple(now - was for now, was in zip(scene.purse(), before, strict=True))
    assert after == gained
    assert scene.vp() == points + vp


def test_r61_the_gain_comes_before_the_advance() -> None:
    """The resources are there while one is asked for the advance."""
    scene = asked(*inventor())
    qic = scene.player().qic
    scene.play("tech terraforming")

    assert scene.asked == "ChooseAdvance"
    assert scene.player().qic == qic + 1


def test_r61_the_gleens_qic_academy_gives_qic_for_its_own_tile() -> None:
    """With the knowledge academy the tile's QIC is still ore."""
    for academy, qic in (("qic-academy", 1), ("knowledge-academy", 0)):
        scene = galaxy("gleens", "geodens")
        (hex_,) = scene.build_some(0, "desert", "lab")
        scene.give(0, credits=30, ore=10)
        scene.play(f"upgrade {hex_} {academy}", "tech terraforming", "decline")
        assert scene.purse()[1::2] == (10 - 6 + 2 - qic, qic)


# The advance


def test_r62_a_tile_under_an_area_advances_there() -> None:
    """One level with its bonus, in that area only."""
    scene = asked(*inventor())
    scene.play("tech navigation")
    assert scene.legal() == ["advance navigation", "decline"]
    qic = scene.player().qic
    scene.play("advance navigation")

    assert scene.research("navigation") == 1
    assert scene.player().qic == qic + 1


def test_r62_a_tile_of_the_free_row_advances_anywhere() -> None:
    """Six areas to choose from, without paying knowledge."""
    for place in ("free-1", "free-2", "free-3"):
        scene = asked(*inventor())
        scene.give(0, knowledge=0)
        scene.play(f"tech {place}")
        assert scene.legal() == [*(f"advance {area}" for area in AREAS), "decline"]
        scene.play("advance science")
        assert scene.research("science") == 1
        assert scene.player().knowledge == 0


def test_r62_any_such_advance_may_be_declined() -> None:
    """Ruling: under an area as well as in the free row."""
    for place in ("economy", "free-1"):
        scene = asked(*inventor())
        scene.play(f"tech {place}", "decline")
        assert scene.asked == "FinishTurn"
        assert sum(scene.player().research) == 0


def test_r62_with_the_option_off_a_tile_under_an_area_moves_you_up() -> None:
    """Nothing is asked where the level is open, nor where it is closed; the free row is asked."""
    scene, hex_ = inventor()
    scene.state.rulings.advances_declined = False
    asked(scene, hex_).play("tech economy")
    assert (scene.asked, scene.research("economy")) == ("FinishTurn", 1)

    scene, hex_ = inventor()
    scene.state.rulings.advances_declined = False
    scene.level("economy", 4)
    asked(scene, hex_).play("tech economy")
    assert (scene.asked, scene.research("economy")) == ("FinishTurn", 4)

    scene, hex_ = inventor()
    scene.state.rulings.advances_declined = False
    asked(scene, hex_).play("tech free-1")
    assert scene.legal() == [*(f"advance {area}" for area in AREAS), "decline"]


def test_r62_the_option_is_the_tables() -> None:
    """On unless it is switched off, and on with a set-up word, as that platform plays."""
    tables: tuple[tuple[dict[str, Value], bool], ...] = (
        ({}, True),
        ({"r62_advance_declined": False}, False),
        ({"r62_advance_declined": False, "setup_word": "abc"}, True),
    )
    for options, declined in tables:
        assert GAME.set_up(2, options).rulings.advances_declined is declined


def test_r62_a_closed_level_loses_the_advance() -> None:
    """Level 5 without a green token, or with somebody on it, or level 5 already."""
    scene, hex_ = inventor()
    scene.level("economy", 4)
    asked(scene, hex_).play("tech economy")
    assert scene.asked == "FinishTurn"

    scene, hex_ = inventor()
    scene.level("economy", 4)
    scene.token(0, "fed2")
    scene.token(1, "fed2")
    scene.level("economy", 5, 1)
    asked(scene, hex_).play("tech economy")
    assert scene.asked == "FinishTurn"
    assert (scene.research("economy"), scene.player().green) == (4, 1)

    scene, hex_ = inventor()
    scene.token(0, "fed2", "fed3")
    scene.level("economy", 5)
    asked(scene, hex_).play("tech economy")
    assert scene.asked == "FinishTurn"


def test_r62_level_5_takes_a_green_token() -> None:
    """With one the advance is open, and turns it."""
    scene, hex_ = inventor()
    scene.level("economy", 4)
    scene.token(0, "fed2")
    asked(scene, hex_).play("tech economy", "advance economy")

    assert (scene.research("economy"), scene.player().green) == (5, 0)


def test_r62_the_bal_taks_may_take_the_tile_under_navigation() -> None:
    """Without institute its advance is lost; a free tile offers the other five areas."""
    scene = galaxy("bal-taks", "terrans")
    hexes = scene.build_some(0, "volcanic", "trading-station", 2)
    scene.give(0, credits=30, ore=15)
    scene.play(f"upgrade {hexes[0]} lab", "tech navigation")
    assert scene.asked == "FinishTurn"
    assert scene.research("navigation") == 0
    scene.play("end", "pass 4")
    scene.give(0, credits=30, ore=15)
    scene.play(f"upgrade {hexes[1]} lab", "tech free-1")
    others = [area for area in AREAS if area != "navigation"]
    assert scene.legal() == [*(f"advance {area}" for area in others), "decline"]


def test_r62_no_question_where_every_level_is_closed() -> None:
    """All areas on level 4 and no green token: the free tile brings no advance."""
    scene, hex_ = inventor()
    for area in AREAS:
        scene.level(area, 4)
    asked(scene, hex_).play("tech free-1")

    assert scene.asked == "FinishTurn"


# Advanced tiles


@pytest.mark.parametrize(("level", "allowed"), [(3, False), (4, True)])
def test_r63_level_4_of_its_area(level: int, allowed: bool) -> None:  # noqa: FBT001
    """Level 3 is not enough, and level 4 elsewhere does not count."""
    scene = veteran(level=level)

    assert scene.legal("advanced") == ["advanced economy"] * allowed


def test_r63_level_5_will_do() -> None:
    """One token was turned for the level, another is needed for the tile."""
    for tokens, allowed in ((("fed2", "fed3"), True), (("fed2",), False)):
        scene, hex_ = inventor()
        scene.tech(0, "std4")
        scene.token(0, *tokens)
        scene.level("economy", 5)
        asked(scene, hex_)
        assert bool(scene.legal("advanced")) == allowed


def test_r63_a_green_token_is_turned() -> None:
    """Without one, or with the grey one of 12 VP alone, there is no advanced tile."""
    for tokens in ((), ("fed1",)):
        scene, hex_ = inventor()
        scene.tech(0, "std4")
        scene.token(0, *tokens)
        scene.level("economy", 4)
        asked(scene, hex_)
        assert scene.refused("advanced economy").rule == "R63"

    scene = veteran()
    scene.play("advanced economy", "cover std4")
    assert scene.player().green == 0
    assert sum(scene.player().tokens) == 1


def test_r63_an_uncovered_standard_tile_is_covered() -> None:
    """One's choice of those that lie open; without any there is no advanced tile."""
    scene, hex_ = inventor()
    scene.token(0, "fed2")
    scene.level("economy", 4)
    asked(scene, hex_)
    assert scene.refused("advanced economy").rule == "R63"

    scene, hex_ = inventor()
    scene.tech(0, "std4", "std6", "std9")
    scene.token(0, "fed2", "fed3")
    scene.advanced(0, "adv9", "std6")
    scene.level("economy", 4)
    asked(scene, hex_).play("advanced economy")
    assert scene.legal() == ["cover std4", "cover std9"]
    scene.refused("cover std6")
    scene.refused("cover std1")

    scene, hex_ = inventor()
    scene.tech(0, "std4")
    scene.token(0, "fed2", "fed3")
    scene.advanced(0, "adv9", "std4")
    scene.level("economy", 4)
    asked(scene, hex_)
    assert scene.refused("advanced economy").rule == "R63"


def test_r63_the_refusal_of_a_tile_to_cover_names_the_rule() -> None:
    """A tile that one does not own cannot be covered."""
    scene = veteran()
    scene.play("advanced economy")

    assert scene.refused("cover std1").rule == "R63"


def test_r63_then_one_advances_anywhere() -> None:
    """Not only in the area of the tile; it may be declined."""
    scene = veteran()
    scene.play("advanced economy", "cover std4")
    open_areas = [area for area in AREAS if area != "economy"]
    assert scene.legal() == [*(f"advance {area}" for area in open_areas), "decline"]
    scene.play("advance science")

    assert scene.research("science") == 1


def test_r63_each_advanced_tile_exists_once() -> None:
    """Taken by one, gone for all."""
    scene = veteran()
    scene.play("advanced economy", "cover std4", "decline", "end")
    (hex_,) = scene.build_some(1, "volcanic", "trading-station")
    scene.tech(1, "std4")
    scene.token(1, "fed3")
    scene.level("economy", 4, 1)
    scene.give(1, credits=30, ore=15)
    scene.play(f"upgrade {hex_} lab")

    assert scene.refused("advanced economy").rule == "R63"
    assert scene.state.advanced_at[AREAS.index("economy")] == -1


# The order of things


def test_r64_level_5_in_the_same_move_needs_another_green_token() -> None:
    """One token pays for the tile; only a second one opens level 5."""
    scene = veteran()
    scene.play("advanced economy", "cover std4")
    assert "advance economy" not in scene.legal()

    scene, hex_ = inventor()
    scene.tech(0, "std4")
    scene.token(0, "fed2", "fed3")
    scene.level("economy", 4)
    asked(scene, hex_).play("advanced economy", "cover std4", "advance economy")
    assert (scene.research("economy"), scene.player().green) == (5, 0)


def test_r64_the_tile_is_applied_before_the_advance() -> None:
    """Its ore for sectors is there while one is asked for the advance."""
    scene, hex_ = inventor(advanced="adv1 adv2 adv3 adv4 adv6 adv5")
    scene.tech(0, "std4")
    scene.token(0, "fed2")
    scene.level("economy", 4)
    scene.build_some(0, "ice", "mine", 2)
    sectors = scene.player().sectors.bit_count()
    asked(scene, hex_)
    ore = scene.player().ore
    scene.play("advanced economy", "cover std4")

    assert scene.asked == "ChooseAdvance"
    assert sectors > 1
    assert scene.player().ore == min(15, ore + sectors)


def test_r65_a_tile_that_pays_for_research_pays_for_its_own_advance() -> None:
    """adv2: 2 VP for the advance that comes with it, and the round tile pays too."""
    scene = veteran(rounds="score2", advanced="adv1 adv3 adv4 adv5 adv2 adv6")
    scene.play("advanced economy", "cover std4", "advance science")

    assert scene.vp() == 10 + 2 + 2


def test_r65_a_tile_counts_the_structure_that_earned_it() -> None:
    """adv9 pays 4 VP for each trading station: the one that became a lab is none any more."""
    scene, hex_ = inventor(advanced="adv1 adv2 adv3 adv4 adv9 adv6")
    scene.build_some(0, "ice", "trading-station", 2)
    scene.tech(0, "std4")
    scene.token(0, "fed2")
    scene.level("economy", 4)
    asked(scene, hex_).play("advanced economy", "cover std4")

    assert scene.vp() == 10 + 2 * 4


def test_r65_the_lab_that_earned_it_counts_when_passing() -> None:
    """adv5 pays 3 VP for each lab, the new one included."""
    scene = veteran(advanced="adv1 adv2 adv3 adv4 adv5 adv6")
    scene.play("advanced economy", "cover std4", "decline", "end", "pass 4")
    scene.play("pass 10")

    assert scene.vp() == 13


# Covered tiles


def test_r66_a_covered_tile_pays_no_income_and_has_no_action() -> None:
    """std8 pays 4 credits, std9 charges 4; covered they do nothing."""
    scene = galaxy("firaks", "geodens")
    scene.tech(0, "std8", "std9")
    scene.give(0, credits=0)
    scene.income()
    assert scene.player().credits == 4
    assert "special std9" in scene.legal()
    scene.token(0, "fed2", "fed3")
    scene.advanced(0, "adv1", "std8")
    scene.advanced(0, "adv2", "std9")
    scene.give(0, credits=0)
    scene.income()

    assert scene.player().credits == 0
    assert scene.refused("special std9").rule == "R100"


def test_r66_a_covered_tile_pays_for_nothing() -> None:
    """std7 pays 3 VP for a mine on a Gaia planet, until it is covered."""
    for covered, vp in ((False, 13), (True, 10)):
        scene = galaxy("firaks", "geodens")
        base, target = scene.beside("gaia", 2)
        scene.build(0, base)
        scene.tech(0, "std7")
        scene.token(0, "fed2")
        if covered:
            scene.advanced(0, "adv1", "std7")
        scene.give(0, credits=9, ore=9, qic=9)
        scene.play(f"mine {target}")
        assert scene.vp() == vp


def test_r66_institutes_and_academies_are_worth_3_again() -> None:
    """std3 makes them worth 4 as long as it lies open."""
    scene = galaxy("firaks", "geodens")
    great = ("institute", "knowledge-academy", "qic-academy")
    hexes = [scene.build_some(0, "titanium", kind)[0] for kind in great]
    values = []
    for stage in range(3):
        if stage == 1:
            scene.tech(0, "std3")
        if stage == 2:
            scene.token(0, "fed2")
            scene.advanced(0, "adv1", "std3")
        values.append([power_value(scene.state, 0, HEX[hex_]) for hex_ in hexes])

    assert values == [[3, 3, 3], [4, 4, 4], [3, 3, 3]]


def test_r66_federations_stay() -> None:
    """Covering std3 takes nothing out of a federation."""
    scene, hex_ = inventor()
    great = scene.build_some(0, "ice", "institute")
    scene.tech(0, "std3")
    scene.token(0, "fed2")
    scene.federation(0, great)
    before = scene.player().federated
    scene.level("economy", 4)
    asked(scene, hex_).play("advanced economy", "cover std3")

    assert scene.player().federated == before
    assert scene.player().federations == 1


def test_r66_a_special_action_covered_in_the_same_round_is_gone() -> None:
    """Used or not, it cannot be used any more."""
    scene, hex_ = inventor()
    scene.tech(0, "std9")
    scene.token(0, "fed2")
    scene.level("economy", 4)
    asked(scene, hex_).play("advanced economy", "cover std9", "decline", "end", "pass 4")

    assert scene.refused("special std9").rule == "R100"


# All nine


def learned(*, green: bool) -> tuple[Scene, str]:
    """Owner of all nine kinds on level 4 of economy."""
    scene, hex_ = inventor()
    scene.tech(0, *STANDARD)
    scene.level("economy", 4)
    if green:
        scene.token(0, "fed2")
    scene.give(0, qic=4)
    return scene, hex_


def test_r67_nine_kinds_and_no_advanced_tile_bring_nothing() -> None:
    """The lab is built all the same; the first QIC action is refused."""
    scene, hex_ = learned(green=False)
    assert "qic-1" not in scene.legal()
    scene.refused("qic-1")
    scene.play(f"upgrade {hex_} lab")

    assert scene.asked == "FinishTurn"
    assert scene.structure(hex_) == "lab"
    assert scene.research("economy") == 4


def test_r67_with_an_advanced_tile_at_hand_both_are_open() -> None:
    """It is the only choice then."""
    scene, hex_ = learned(green=True)
    assert "qic-1" in scene.legal()
    scene.play(f"upgrade {hex_} lab")

    assert scene.legal() == ["advanced economy"]


def test_r68_once_on_arrival() -> None:
    """std4 pays its 7 VP once, not in the next rounds."""
    scene = asked(*inventor())
    scene.play("tech gaia-project", "decline", "end")
    assert scene.vp() == 17
    scene.everybody_passes()

    assert scene.vp() == 17


def test_r68_each_time() -> None:
    """std7 pays 3 VP for each mine on a Gaia planet."""
    scene = galaxy("firaks", "geodens")
    scene.build_some(0, "titanium", "mine")
    scene.tech(0, "std7")
    scene.begin_turn(1)
    scene.play("pass 4")
    for count in (1, 2):
        scene.give(0, credits=9, ore=9, qic=9)
        scene.play(f"mine {scene.planet('gaia')}", "end")
        assert scene.vp() == 10 + 3 * count


def test_r68_when_passing_and_as_income() -> None:
    """adv1 pays 3 VP for each token when one passes; std6 1 knowledge and 1 credit of income."""
    scene = galaxy("firaks", "geodens")
    scene.tech(0, "std6", "std4")
    scene.token(0, "fed1", "fed2")
    scene.advanced(0, "adv1", "std4")
    scene.give(0, credits=0, knowledge=0)
    scene.play("pass 4")
    assert scene.vp() == 16
    assert scene.purse()[::2] == (0, 0)
    scene.everybody_passes()

    assert scene.purse()[::2] == (2 + 1, 2 + 1)
    assert scene.vp() == 16
