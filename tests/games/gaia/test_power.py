"""The power cycle (R19-R25), with the Brainstone wherever it has a choice (R132)."""

from itertools import product

import pytest

from tablee.games.gaia.box.components import Gain
from tablee.games.gaia.rules.gains import gain
from tablee.games.gaia.rules.power.cycle import TO_GAIA_AREA, TO_SUPPLY, charge, give_up, spend
from tests.games.gaia.scenario import Scene, galaxy

#: Bowls I, II and III, then the place of the Brainstone.
Cycle = tuple[int, int, int, int]


def terrans(one: int, two: int, three: int) -> Scene:
    scene = galaxy("terrans", "xenos")
    scene.fill(one, two, three)
    return scene


def taklons(one: int, two: int, three: int, brainstone: int) -> Scene:
    scene = galaxy("taklons", "xenos")
    scene.fill(one, two, three, brainstone=brainstone)
    return scene


def charged(scene: Scene, power: int) -> Scene:
    """The same scene after that charge, up to a question about the Brainstone."""
    charge(scene.state, 0, power)
    scene.state.advance()
    return scene


def cycle(scene: Scene) -> Cycle:
    return (*scene.bowls(), scene.player().brainstone)


# Charging


@pytest.mark.parametrize(
    ("bowls", "power", "after"),
    [
        ((3, 4, 0), 5, (0, 5, 2)),  # TV18
        ((3, 4, 0), 3, (0, 7, 0)),
        ((3, 4, 0), 2, (1, 6, 0)),
        ((1, 0, 0), 2, (0, 0, 1)),
        ((0, 2, 1), 1, (0, 1, 2)),
        ((0, 1, 5), 4, (0, 0, 6)),
        ((0, 0, 6), 3, (0, 0, 6)),
        ((0, 0, 0), 4, (0, 0, 0)),
    ],
)
def test_r19_tv18_bowl_1_first_then_bowl_2(
    bowls: tuple[int, int, int], power: int, after: tuple[int, int, int]
) -> None:
    """Bowl II is charged once bowl I is empty; what finds no token to move is lost."""
    scene = charged(terrans(*bowls), power)

    assert scene.bowls() == after


def test_r19_a_special_action_charges_in_the_same_way() -> None:
    """The tile std9 charges 4: 2/4/0 becomes 0/4/2."""
    scene = terrans(2, 4, 0)
    scene.tech(0, "std9")
    scene.play("special std9")

    assert scene.bowls() == (0, 4, 2)


def all_charges(start: Cycle, power: int) -> set[Cycle]:
    """Every end of a charge, one token after another, the Brainstone being one of them."""
    ends = {start}
    for _ in range(power):
        following: set[Cycle] = set()
        for one, two, three, stone in ends:
            if one or stone == 1:
                if one:
                    following.add((one - 1, two + 1, three, stone))
                if stone == 1:
                    following.add((one, two, three, 2))
            elif two or stone == 2:
                if two:
                    following.add((one, two - 1, three + 1, stone))
                if stone == 2:
                    following.add((one, two, three, 3))
            else:
                following.add((one, two, three, stone))
        ends = following
    return ends


def test_r19_the_brainstone_ends_wherever_single_moves_could_bring_it() -> None:
    """Token by token the owner chooses; one question asks for the end (R132)."""
    questions = 0
    for one, two, three, stone in product(range(4), range(4), range(2), (1, 2, 3, 4)):
        for power in range(1, 7):
            wanted = all_charges((one, two, three, stone), power)
            scene = charged(taklons(one, two, three, stone), power)
            if scene.asked == "TakeTurn":
                assert {cycle(scene)} == wanted
                continue
            questions += 1
            reached = set()
            for text in scene.legal():
                tried = charged(taklons(one, two, three, stone), power)
                tried.play(text)
                assert text == f"brainstone {tried.player().brainstone}"
                reached.add(cycle(tried))
            assert reached == wanted
            assert len(wanted) > 1, "asked for nothing"
    assert questions


def test_r19_the_brainstone_that_must_move_asks_nothing() -> None:
    """Alone in bowl I it is the one that moves."""
    scene = charged(taklons(0, 2, 0, 1), 1)

    assert scene.asked == "TakeTurn"
    assert cycle(scene) == (0, 2, 0, 2)


# Spending


def test_r20_power_is_spent_from_bowl_3_to_bowl_1() -> None:
    """Four tokens for two ore; bowl II is no help."""
    scene = terrans(1, 2, 5)
    scene.play("power-3")

    assert scene.bowls() == (5, 2, 1)


def test_r20_only_bowl_3_counts() -> None:
    """Three tokens in bowl III do not pay four, whatever lies in bowl II."""
    scene = terrans(4, 8, 3)

    assert scene.refused("power-3").rule == "R94"
    assert scene.refused("convert 4pw 1q").rule == "R107"
    assert "convert 3pw 1o" in scene.legal()


@pytest.mark.parametrize(
    ("bowl_3", "power", "ends"),
    [
        (4, 4, {(4, 0, 0, 3), (1, 0, 3, 1)}),
        (3, 4, {(1, 0, 2, 1)}),
        (1, 4, {(1, 0, 0, 1)}),
        (0, 3, {(0, 0, 0, 1)}),
        (0, 1, {(0, 0, 0, 1)}),
        (3, 3, {(3, 0, 0, 3), (0, 0, 3, 1)}),
        (1, 1, {(1, 0, 0, 3), (0, 0, 1, 1)}),
        (7, 7, {(7, 0, 0, 3), (4, 0, 3, 1)}),
        (4, 7, {(4, 0, 0, 1)}),
    ],
)
def test_r20_the_brainstone_is_worth_3_and_may_be_kept(
    bowl_3: int, power: int, ends: set[Cycle]
) -> None:
    """Asked only if it can be paid both ways; what the stone is worth too much is lost."""
    reached = set()
    answers = ["brainstone 1", "brainstone 3"] if len(ends) > 1 else [""]
    for answer in answers:
        scene = taklons(0, 0, bowl_3, 3)
        spend(scene.state, 0, power)
        scene.state.advance()
        assert scene.asked == ("ChooseSpentBrainstone" if answer else "TakeTurn")
        if answer:
            assert scene.legal() == answers
            scene.play(answer)
        reached.add(cycle(scene))

    assert reached == ends


def test_r20_the_brainstone_counts_only_in_bowl_3() -> None:
    """In bowl II it pays nothing."""
    assert "convert 3pw 1o" in taklons(0, 0, 0, 3).legal()
    assert "convert 3pw 1o" not in taklons(0, 0, 2, 2).legal()


def test_tv29_nevlas_with_institute_pay_half_the_tokens() -> None:
    """0/0/4: 3 power takes two tokens, 4 power the other two."""
    scene = galaxy("nevlas", "xenos")
    scene.build_some(0, "ice", "institute")
    scene.fill(0, 0, 4)
    spend(scene.state, 0, 3)
    assert scene.bowls() == (2, 0, 2)
    spend(scene.state, 0, 4)
    assert scene.bowls() == (4, 0, 0)


def test_tv6_nevlas_with_institute_get_two_credits_for_a_token_at_once() -> None:
    """As two payments the token would bring one credit."""
    for text, credits_ in (("convert 2pw 2c", 2), ("convert 1pw 1c", 1)):
        scene = galaxy("nevlas", "xenos")
        scene.build_some(0, "ice", "institute")
        scene.fill(0, 0, 1)
        scene.give(0, credits=0)
        scene.play(text)
        assert scene.player().credits == credits_
        assert scene.bowls() == (1, 0, 0)


@pytest.mark.parametrize(
    ("text", "times", "field"),
    [
        ("convert 4pw 1q", 3, "qic"),
        ("convert 3pw 1o", 4, "ore"),
        ("convert 4pw 1k", 3, "knowledge"),
        ("convert 1pw 1c", 12, "credits"),
    ],
)
def test_tv28_what_12_power_buys(text: str, times: int, field: str) -> None:
    """3 QIC, or 4 ore, or 3 knowledge, or 12 credits; then bowl III is empty."""
    scene = terrans(0, 0, 12)
    scene.give(0, credits=0, ore=0, knowledge=0, qic=0)
    for _ in range(times):
        scene.play(text)

    assert getattr(scene.player(), field) == times
    assert scene.bowls() == (12, 0, 0)


# New tokens (R21)


def test_r21_new_tokens_arrive_in_bowl_1() -> None:
    """By conversion, by power action, by research."""
    scene = terrans(0, 0, 3)
    scene.give(0, ore=1, knowledge=4)
    scene.play("convert 1o 1t")
    assert scene.bowls() == (1, 0, 3)
    scene.play("power-7")
    assert scene.bowls() == (6, 0, 0)
    scene.end()
    scene.play(scene.legal("pass")[0])
    scene.play("research gaia-project")
    assert scene.bowls() == (9, 0, 0)


# Tokens that leave (R22)


def given_up(scene: Scene, count: int, destination: int) -> Scene:
    give_up(scene.state, 0, count, destination)
    scene.state.advance()
    return scene


def test_r22_the_owner_chooses_the_bowls() -> None:
    """Every way to take three tokens from 2/1/1, and no other."""
    scene = given_up(terrans(2, 1, 1), 3, TO_SUPPLY)

    assert scene.legal() == ["bowls 2 1 0", "bowls 2 0 1", "bowls 1 1 1"]
    scene.refused("bowls 0 1 2")
    scene.refused("bowls 2 1 1")
    scene.play("bowls 1 1 1")
    assert scene.bowls() == (1, 0, 0)
    assert scene.player().gaia_area == 0


def test_r22_nothing_is_asked_where_there_is_no_choice() -> None:
    """All tokens, or all in one bowl."""
    assert given_up(terrans(2, 1, 1), 4, TO_SUPPLY).bowls() == (0, 0, 0)
    assert given_up(terrans(0, 5, 0), 2, TO_SUPPLY).bowls() == (0, 3, 0)


def test_r22_the_same_holds_for_the_gaia_area() -> None:
    """They lie there instead of going back to the supply."""
    scene = given_up(terrans(2, 2, 2), 3, TO_GAIA_AREA)
    scene.play("bowls 0 1 2")

    assert scene.bowls() == (2, 1, 0)
    assert scene.player().gaia_area == 3


def test_r22_games_from_set_up_words_take_the_lowest_bowls() -> None:
    """Bowl I, then II, then III, without a question."""
    scene = terrans(2, 2, 2)
    scene.state.rulings.follow_boardgamers_space()
    given_up(scene, 3, TO_SUPPLY)

    assert scene.asked == "TakeTurn"
    assert scene.bowls() == (0, 1, 2)


@pytest.mark.parametrize(
    ("destination", "answer", "end"), [(TO_SUPPLY, "gone", 0), (TO_GAIA_AREA, "gaia", 4)]
)
def test_r22_the_brainstone_may_be_one_of_them(destination: int, answer: str, end: int) -> None:
    """It counts as one token; discarded it is gone, else it waits in the Gaia area."""
    scene = given_up(taklons(1, 1, 0, 3), 2, destination)
    assert scene.legal() == ["brainstone 3", f"brainstone {answer}"]
    kept = given_up(taklons(1, 1, 0, 3), 2, destination)

    scene.play(f"brainstone {answer}")
    assert scene.legal() == ["bowls 1 0 0", "bowls 0 1 0"]
    scene.play("bowls 0 1 0")
    kept.play("brainstone 3")

    assert cycle(scene) == (1, 0, 0, end)
    assert cycle(kept) == (0, 0, 0, 3)
    assert scene.player().gaia_area == (destination == TO_GAIA_AREA)


def test_r22_the_brainstone_must_go_where_tokens_are_missing() -> None:
    """Three of two tokens and the stone."""
    scene = given_up(taklons(1, 1, 0, 2), 3, TO_SUPPLY)

    assert scene.asked == "TakeTurn"
    assert cycle(scene) == (0, 0, 0, 0)


def test_r22_a_discarded_brainstone_never_comes_back() -> None:
    """New tokens are plain ones."""
    scene = taklons(0, 0, 0, 0)
    scene.give(0, ore=1)
    scene.play("convert 1o 1t")

    assert cycle(scene) == (1, 0, 0, 0)


# Burning


def test_r23_tv19_burn_twice() -> None:
    """3/4/0 becomes 3/0/2; tokens in bowl I do not prevent it."""
    scene = terrans(3, 4, 0)
    scene.play("burn", "burn")

    assert scene.bowls() == (3, 0, 2)
    assert scene.player().gaia_area == 0


def test_r23_tv19_the_itars_keep_them_in_the_gaia_area() -> None:
    """3/4/0 becomes 3/0/2 and two in the Gaia area."""
    scene = galaxy("itars", "xenos")
    scene.fill(3, 4, 0)
    scene.play("burn", "burn")

    assert scene.bowls() == (3, 0, 2)
    assert scene.player().gaia_area == 2


def test_r23_it_takes_two_tokens_in_bowl_2() -> None:
    """One token alone cannot be burnt."""
    assert terrans(3, 1, 3).refused("burn").rule == "R107"
    assert taklons(3, 0, 3, 2).refused("burn").rule == "R107"
    assert taklons(3, 1, 3, 3).refused("burn").rule == "R107"


@pytest.mark.parametrize(
    ("bowl_2", "ends"),
    [
        (1, {"3": (0, 0, 0, 3), "gone": (0, 0, 1, 0)}),
        (3, {"3": (0, 2, 0, 3), "2": (0, 1, 1, 2), "gone": (0, 2, 1, 0)}),
    ],
)
def test_r23_the_brainstone_may_rise_stay_or_go(bowl_2: int, ends: dict[str, Cycle]) -> None:
    """It stays only if two other tokens lie there."""
    scene = taklons(0, bowl_2, 0, 2)
    scene.play("burn")
    assert scene.legal() == [f"brainstone {end}" for end in ends]

    for end, after in ends.items():
        scene = taklons(0, bowl_2, 0, 2)
        scene.play("burn", f"brainstone {end}")
        assert cycle(scene) == after
        assert scene.asked == "TakeTurn"


def test_r23_a_brainstone_elsewhere_has_no_part_in_it() -> None:
    """It stays where it is, and nothing is asked."""
    for place in (0, 1, 3, 4):
        scene = taklons(1, 2, 0, place)
        scene.play("burn")
        assert cycle(scene) == (1, 0, 1, place)


# The Gaia area (R24)


def test_r24_tokens_in_the_gaia_area_are_out_of_reach() -> None:
    """They are neither spent nor burnt nor moved nor discarded."""
    scene = terrans(0, 0, 0)
    target = scene.beside("transdim", 1)
    scene.build(0, target[0])
    scene.give(0, gaia_area=9, ore=0, knowledge=0, qic=0)

    assert scene.refused(f"project {target[1]}").rule == "R48"
    assert scene.legal("convert") == scene.legal("burn") == []
    assert scene.legal("power-1") == []
    assert charged(scene, 3).bowls() == (0, 0, 0)
    assert scene.player().gaia_area == 9


def test_r24_so_is_the_brainstone_there() -> None:
    """It is not spent, charged, burnt or given up."""
    scene = taklons(0, 1, 1, 4)
    assert "convert 3pw 1o" not in scene.legal()
    assert "burn" not in scene.legal()
    given_up(scene, 1, TO_SUPPLY)
    assert scene.legal() == ["bowls 0 1 0", "bowls 0 0 1"]
    scene.play("bowls 0 1 0")

    assert cycle(charged(scene, 1)) == (0, 0, 1, 4)


# Limits


def test_r25_tv17_limits_of_15_15_and_30() -> None:
    """4 ore at 13, 3 knowledge at 14 and 7 credits at 29 are cut; QIC and tokens are not."""
    scene = terrans(90, 0, 0)
    scene.give(0, ore=13, knowledge=14, credits=29, qic=40)
    gain(scene.state, 0, Gain(ore=4, knowledge=3, credits=7, qic=4, tokens=20))

    assert scene.purse() == (30, 15, 15, 44)
    assert scene.bowls() == (110, 0, 0)


def test_r25_the_limit_holds_at_each_gain_and_not_over_a_turn() -> None:
    """Income is cut before the action spends anything."""
    scene = terrans(0, 0, 4)
    scene.give(0, credits=28)
    scene.play("power-4")

    assert scene.player().credits == 30


def test_r25_limits_of_one_resource_do_not_touch_another() -> None:
    """15 ore, and still room for 30 credits."""
    scene = terrans(0, 0, 0)
    scene.give(0, ore=15, credits=14)
    scene.play("convert 1o 1c")

    assert scene.purse()[:2] == (15, 14)


def test_r25_the_gleens_ore_for_a_qic_is_cut_too() -> None:
    """A QIC that comes as ore is lost beyond 15."""
    scene = galaxy("gleens", "ivits")
    scene.give(0, ore=15)
    gain(scene.state, 0, Gain(qic=2))

    assert scene.purse()[1::2] == (15, 0)
