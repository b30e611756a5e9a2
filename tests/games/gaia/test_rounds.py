"""The round and its phases (R26-R35)."""

from itertools import pairwise

import pytest

from tablee.games.gaia.box.components import FACTIONS, GAIA, NONE, PLANETS, TRANSDIM
from tablee.games.gaia.events import GaiaTokensReturned, IncomeTaken, RoundBegan
from tablee.games.gaia.rules.rounds.turns import BeginRound
from tests.games.gaia.scenario import GAME, HEX, Scene, galaxy


def alone(faction: str) -> Scene:
    """A faction whose only income is its board: no booster pays."""
    other = "geodens" if faction not in {"geodens", "bal-taks"} else "terrans"
    scene = galaxy(faction, other)
    scene.player().booster = NONE
    scene.give(0, credits=0, ore=0, knowledge=0, qic=0)
    return scene


# Rounds


def test_r26_six_rounds_and_then_the_score_at_once() -> None:
    """Nothing is asked after the last pass of round 6, and the game is over."""
    scene = galaxy("terrans", "xenos")
    rounds = []
    for _ in range(6):
        rounds.append(scene.state.round)
        scene.everybody_passes()
        if scene.state.over:
            break

    assert rounds == [1, 2, 3, 4, 5, 6]
    assert scene.state.over
    assert len(scene.told(RoundBegan)) == 5


def test_r26_income_is_settled_in_turn_order() -> None:
    """Seat 2 passed first, so its income comes first."""
    scene = galaxy("terrans", "xenos", "firaks")
    scene.begin_turn(2)
    scene.everybody_passes()

    paid = [event.seat for event in scene.events if isinstance(event, IncomeTaken)]
    assert paid == [2, 0, 1]


def test_r26_income_comes_before_the_gaia_phase() -> None:
    """A charge of the income does not reach tokens of the Gaia area; they arrive afterwards."""
    scene = galaxy("xenos", "firaks")
    scene.fill(0, 0, 0)
    scene.give(0, gaia_area=4)
    scene.booster(0, 5)
    scene.everybody_passes()

    assert scene.state.round == 2
    assert scene.bowls() == (4, 0, 0)


def test_r26_every_phase_of_all_comes_before_the_first_action() -> None:
    """The tokens of the last in order are back when the first one acts."""
    scene = galaxy("xenos", "firaks", "itars")
    for seat in range(3):
        scene.give(seat, gaia_area=2)
    scene.everybody_passes()

    assert (scene.asked, scene.turn) == ("TakeTurn", 0)
    assert len(scene.told(GaiaTokensReturned)) == 3


# Income


#: Credits, ore, knowledge, QIC, bowls after the first income without booster.
FIRST_INCOME = {
    "terrans": (15, 7, 4, 1, (4, 4, 0)),
    "lantids": (13, 7, 4, 1, (4, 0, 0)),
    "xenos": (15, 7, 4, 2, (2, 4, 0)),
    "gleens": (15, 8, 4, 0, (2, 4, 0)),
    "taklons": (15, 7, 4, 1, (2, 4, 0)),
    "ambas": (15, 8, 4, 2, (2, 4, 0)),
    "hadsch-hallas": (20, 7, 4, 1, (1, 5, 0)),
    "ivits": (15, 5, 4, 2, (1, 4, 2)),
    "geodens": (15, 9, 4, 1, (2, 4, 0)),
    "bal-taks": (15, 7, 4, 0, (2, 2, 0)),
    "firaks": (15, 6, 4, 1, (2, 4, 0)),
    "bescods": (15, 7, 1, 1, (2, 4, 0)),
    "nevlas": (15, 7, 4, 1, (2, 4, 0)),
    "itars": (15, 8, 4, 1, (5, 4, 0)),
}


def first_income(faction: str, *answers: str) -> Scene:
    """The first structures stand and income is paid; boosters pay nothing."""
    other = "geodens" if faction not in {"geodens", "bal-taks"} else "terrans"
    scene = galaxy(faction, other)
    scene.player().booster = NONE
    board = scene.state.box.factions[FACTIONS.index(faction)]
    home = PLANETS[board.home]
    if faction == "ivits":
        scene.build_some(0, home, "institute")
    else:
        scene.build_some(0, home, "mine", board.mines)
    scene.income()
    for answer in answers:
        scene.state.apply_checked(GAME.parse(answer))
    return scene


@pytest.mark.parametrize("faction", FACTIONS)
def test_r27_tv37_first_income(faction: str) -> None:
    """Board and mines: what each faction has when the first action phase begins."""
    answers = ("income 4pw 1t",) if faction == "ivits" else ()
    scene = first_income(faction, *answers)

    assert (*scene.purse(), scene.bowls()) == FIRST_INCOME[faction]
    assert scene.asked == "TakeTurn"
    assert scene.player().brainstone == (faction == "taklons")
    assert scene.player().gaiaformers == (faction in {"terrans", "bal-taks"})


def test_r27_tv37_the_ivits_may_take_the_token_first() -> None:
    """0/6/1 instead of 1/4/2."""
    assert first_income("ivits", "income 1t 4pw").bowls() == (0, 6, 1)


def incomes(faction: str, kind: str, structure: str, most: int) -> list[tuple[int, ...]]:
    """What each further structure of that kind adds to the income."""
    paid = []
    for count in range(most + 1):
        scene = alone(faction)
        kinds = [kind, "terra", "ice"]
        for index in range(count):
            scene.build_some(0, kinds[index // 3], structure)
        scene.fill(0, 0, 0)
        scene.income()
        paid.append((*scene.purse(), sum(scene.bowls())))
    return [
        tuple(now - was for now, was in zip(after, before, strict=True))
        for before, after in pairwise(paid)
    ]


def test_r27_mines_pay_from_the_left_and_the_third_space_pays_nothing() -> None:
    """Eight mines: 1 ore each but for the third."""
    ore = [gained[1] for gained in incomes("firaks", "titanium", "mine", 8)]

    assert ore == [1, 1, 0, 1, 1, 1, 1, 1]


def test_r27_trading_stations_pay_3_4_4_5() -> None:
    """From left to right; the Bescods' pay knowledge."""
    paid = incomes("firaks", "titanium", "trading-station", 4)
    assert paid == [(pay, 0, 0, 0, 0) for pay in (3, 4, 4, 5)]

    assert incomes("bescods", "titanium", "trading-station", 4) == [(0, 0, 1, 0, 0)] * 4


def test_r27_labs_pay_knowledge_and_the_bescods_credits() -> None:
    """1 knowledge each, or 3, 4 and 5 credits."""
    assert incomes("firaks", "titanium", "lab", 3) == [(0, 0, 1, 0, 0)] * 3
    paid = incomes("bescods", "titanium", "lab", 3)
    assert paid == [(pay, 0, 0, 0, 0) for pay in (3, 4, 5)]


def test_r27_the_lost_planet_uncovers_nothing_and_a_shared_mine_does() -> None:
    """The Lost Planet takes no mine from the board; a shared mine does."""
    scene = alone("lantids")
    scene.build_some(0, "terra", "mine")
    scene.income()
    assert scene.player().ore == 2
    scene.token(0, "fed2")
    scene.level("navigation", 5)
    scene.lose(0, "0x0")
    scene.give(0, ore=0)
    scene.income()
    assert scene.player().ore == 2
    scene.build_some(1, "volcanic", "mine")
    scene.share(0, "5x-6")
    scene.give(0, ore=0)
    scene.income()
    assert scene.player().ore == 3


def test_r27_research_pays_for_the_level_one_stands_on_only() -> None:
    """Economy 1 to 4 and science 1 to 4; level 5 pays nothing any more."""
    paid = []
    for level in range(6):
        scene = alone("firaks")
        scene.token(0, "fed2", "fed3")
        scene.fill(9, 0, 0)
        scene.level("economy", level)
        scene.level("science", level)
        scene.income()
        paid.append((*scene.purse()[:3], scene.player().bowl_2))

    board = (0, 1, 2, 0)
    assert paid == [
        board,
        (2, 1, 3, 1),
        (2, 2, 4, 2),
        (3, 2, 5, 3),
        (4, 3, 6, 4),
        board,
    ]


def test_r27_covered_tiles_and_gaiaformers_pay_nothing() -> None:
    """Income tiles pay as long as they lie open."""
    scene = alone("firaks")
    scene.tech(0, "std5", "std6", "std8")
    scene.fill(1, 0, 0)
    scene.income()
    assert scene.purse() == (5, 2, 3, 0)
    assert scene.bowls() == (0, 1, 0)

    scene.token(0, "fed2", "fed3")
    scene.advanced(0, "adv1", "std8")
    scene.advanced(0, "adv2", "std6")
    scene.give(0, credits=0, ore=0, knowledge=0)
    scene.income()
    assert scene.purse() == (0, 2, 2, 0)


def test_r27_red_and_green_effects_are_no_income() -> None:
    """A tile that pays for Gaia mines, one that scores at a pass, one with an action."""
    scene = alone("firaks")
    scene.tech(0, "std7", "std9", "std4")
    scene.token(0, "fed2")
    scene.advanced(0, "adv1", "std4")
    scene.income()

    assert (*scene.purse(), scene.vp()) == (0, 1, 2, 0, 10)


def ordering(faction: str, bowls: tuple[int, int, int], booster: int, economy: int = 0) -> Scene:
    """Institute, booster and economy pay; the income is at its first question, if any."""
    scene = galaxy(faction, "geodens")
    board = scene.state.box.factions[FACTIONS.index(faction)]
    scene.build_some(0, PLANETS[board.home], "institute")
    scene.booster(0, booster)
    scene.level("economy", economy)
    scene.fill(*bowls)
    scene.income()
    return scene


def test_r28_a_token_gained_before_charging_may_still_move() -> None:
    """Booster 2 brings two tokens, economy 1 charges 1: with an empty bowl I the order counts."""
    first, last = (galaxy("firaks", "geodens") for _ in range(2))
    for scene in (first, last):
        scene.booster(0, 2)
        scene.level("economy", 1)
        scene.fill(0, 3, 0)
        scene.income()
        assert scene.legal() == ["income 1pw", "income 2t"]
    first.play("income 2t")
    last.play("income 1pw")

    assert first.bowls() == (1, 4, 0)
    assert last.bowls() == (2, 2, 1)
    assert first.asked == last.asked == "TakeTurn"


def test_a_round_counts_once_all_incomes_are_in() -> None:
    """Bots compare positions at its beginning: none of them may still wait for what it is paid."""
    scene = galaxy("firaks", "geodens")
    scene.booster(0, 2)
    scene.level("economy", 1)
    scene.fill(0, 3, 0)
    before = GAME.round_of(scene.state)
    scene.ask(BeginRound())
    assert scene.asked == "ChooseIncome"
    assert GAME.round_of(scene.state) == before
    scene.play("income 2t")
    assert scene.asked == "TakeTurn"
    assert GAME.round_of(scene.state) == scene.state.round == before + 1


def test_r28_each_source_is_taken_whole() -> None:
    """After the booster's tokens two charges are left, which need no order."""
    scene = galaxy("itars", "geodens")
    scene.booster(0, 2)
    scene.level("economy", 3)
    scene.tech(0, "std5")
    scene.fill(0, 0, 4)
    scene.income()
    assert scene.legal() == ["income 3pw", "income 1pw", "income 2t", "income 1t"]
    scene.play("income 2t")
    assert scene.legal() == ["income 3pw", "income 1pw", "income 1t"]
    assert scene.bowls() == (2, 0, 4)
    scene.play("income 3pw")
    assert scene.legal() == ["income 1pw", "income 1t"]
    scene.play("income 1t")

    assert scene.asked == "TakeTurn"
    assert scene.bowls() == (0, 2, 5)


def test_r28_resources_need_no_order() -> None:
    """Whatever comes first, all ore and knowledge is paid once."""
    for answer in ("income 2t", "income 4pw 1t", "income 1t 4pw"):
        scene = ordering("firaks", (0, 2, 0), booster=2)
        scene.play(answer)
        while scene.asked == "ChooseIncome":
            scene.play(scene.legal()[0])
        assert scene.purse() == (15, 3 + 2, 2 + 2, 1)


def test_r29_the_institute_is_one_source() -> None:
    """Its token and its charge cannot be parted by the booster's tokens."""
    scene = ordering("firaks", (2, 4, 0), booster=2)
    assert scene.legal() == ["income 4pw 1t", "income 1t 4pw", "income 2t"]
    scene.refused("income 4pw")
    scene.refused("income 1t")
    scene.play("income 4pw 1t")

    assert scene.bowls() == (3, 4, 2)


def test_r29_inside_the_institute_the_order_is_free() -> None:
    """Charge first, or token first, or everything else first."""
    ends = set()
    for answers in (
        ("income 4pw 1t",),
        ("income 1t 4pw",),
        ("income 2t", "income 4pw 1t"),
        ("income 2t", "income 1t 4pw"),
    ):
        scene = ordering("firaks", (2, 4, 0), booster=2)
        for answer in answers:
            if scene.asked == "ChooseIncome":
                scene.play(answer)
        assert scene.asked == "TakeTurn"
        ends.add(scene.bowls())

    assert ends == {(3, 4, 2), (2, 6, 1), (1, 8, 0)}


def test_r29_no_question_where_no_order_matters() -> None:
    """Bowl I holds as many tokens as are charged, or there is nothing but charge or tokens."""
    enough = ordering("firaks", (4, 2, 0), booster=2)
    assert enough.asked == "TakeTurn"
    assert enough.bowls() == (3, 6, 0)

    charges = ordering("lantids", (0, 6, 0), booster=9)
    assert charges.asked == "TakeTurn"
    assert charges.bowls() == (0, 0, 6)

    tokens = galaxy("itars", "geodens")
    tokens.booster(0, 2)
    tokens.income()
    assert tokens.asked == "TakeTurn"
    assert tokens.bowls() == (7, 4, 0)


def test_r29_the_brainstone_in_bowl_1_counts_as_a_token_there() -> None:
    """Four tokens and the stone take the institute's four; only the stone is asked about."""
    ends = set()
    for answer in ("brainstone 1", "brainstone 2"):
        scene = ordering("taklons", (4, 0, 0), booster=8)
        assert scene.asked == "ChooseChargedBowl"
        scene.play(answer)
        assert scene.asked == "TakeTurn"
        ends.add((*scene.bowls(), scene.player().brainstone))

    assert ends == {(1, 4, 0, 1), (2, 3, 0, 2)}


def test_r29_a_token_that_comes_first_may_move_instead_of_the_brainstone() -> None:
    """Three tokens and the stone, charge 4 and a token: the new token spares the stone (R132)."""
    scene = ordering("taklons", (3, 0, 0), booster=8)
    if scene.asked == "ChooseIncome":
        scene.play("income 1t 4pw")

    assert scene.asked == "ChooseChargedBowl"
    scene.play("brainstone 1")
    assert scene.bowls() == (0, 4, 0)


def test_r29_games_from_set_up_words_part_the_institute() -> None:
    """There its token and its charge are two sources, and an order is always asked for."""
    scene = galaxy("firaks", "geodens")
    scene.state.rulings.follow_boardgamers_space()
    scene.build_some(0, "titanium", "institute")
    scene.booster(0, 2)
    scene.fill(9, 0, 0)
    scene.income()

    assert scene.legal() == ["income 4pw", "income 2t", "income 1t"]
    scene.play("income 1t", "income 4pw")
    assert scene.bowls() == (8, 4, 0)


def test_r30_the_booster_held_now_pays() -> None:
    """Booster 3 was held, booster 4 is taken while passing: its 2 credits come, no QIC."""
    scene = galaxy("firaks", "geodens")
    scene.booster(0, 3)
    scene.booster(1, 9)
    scene.give(0, credits=0, qic=0)
    scene.play("pass 4")
    scene.everybody_passes()

    assert scene.player().credits == 2
    assert scene.player().qic == 0


def test_r30_a_booster_pays_once() -> None:
    """Not when it is taken."""
    scene = galaxy("firaks", "geodens")
    scene.give(0, credits=0)
    scene.play("pass 10")

    assert scene.player().credits == 0


# The Gaia phase


@pytest.mark.parametrize(("faction", "after"), [("xenos", (6, 2, 0)), ("terrans", (0, 8, 0))])
def test_r31_tv35_tokens_leave_the_gaia_area(faction: str, after: tuple[int, int, int]) -> None:
    """Six tokens go to bowl I, those of the Terrans to bowl II."""
    scene = galaxy(faction, "firaks")
    scene.fill(0, 2, 0)
    scene.give(0, gaia_area=6)
    scene.everybody_passes()

    assert scene.bowls() == after
    assert scene.player().gaia_area == 0


def test_r31_planets_with_a_gaiaformer_become_gaia_planets_for_good() -> None:
    """The gaiaformer stays; other transdim planets stay what they are."""
    scene = galaxy("terrans", "firaks")
    base, target = scene.beside("transdim", 1)
    others = scene.planets("transdim")
    others.remove(target)
    scene.build(0, base)
    scene.project(0, target)
    scene.everybody_passes()

    state = scene.state
    assert state.planets[HEX[target]] == GAIA
    assert scene.player().projects == 1 << HEX[target]
    assert scene.structure(target) == "gaiaformer"
    assert {state.planets[HEX[hex_]] for hex_ in others} == {TRANSDIM}
    scene.everybody_passes()
    assert state.planets[HEX[target]] == GAIA
    assert scene.player().gaia_planets == 0


def test_r32_brainstone_and_gaiaformers_return() -> None:
    """The stone to bowl I, the Bal T'aks' converted gaiaformers to the board."""
    scene = galaxy("taklons", "bal-taks")
    scene.fill(0, 0, 0, brainstone=4)
    scene.level("gaia-project", 3, 1)
    scene.give(1, gaiaformers=1, gaiaformers_away=1)
    scene.everybody_passes()

    assert scene.player(0).brainstone == 1
    assert (scene.player(1).gaiaformers, scene.player(1).gaiaformers_away) == (2, 0)


def test_r32_terrans_and_itars_use_their_institutes_then() -> None:
    """Both are asked, in turn order, before the first action; without institute nobody is."""
    scene = galaxy("terrans", "itars")
    for seat, kind in enumerate(("terra", "ice")):
        scene.build_some(seat, kind, "institute")
        scene.give(seat, gaia_area=4)
        scene.fill(9, 0, 0, seat)
    scene.everybody_passes()

    assert (scene.asked, scene.turn) == ("GatherTokens", 0)
    scene.play("gather 1q")
    assert (scene.asked, scene.turn) == ("ExchangeTokens", 1)
    scene.play("decline")
    assert (scene.asked, scene.turn) == ("TakeTurn", 0)
    assert [scene.player(seat).gaia_area for seat in (0, 1)] == [0, 0]


# Actions


def test_r33_one_action_each_in_turn_order_until_all_have_passed() -> None:
    """Whoever has passed is left out; the last one goes on alone."""
    scene = galaxy("terrans", "xenos", "firaks")
    for seat in range(3):
        scene.give(seat, knowledge=12)
    turns = []
    for passes in (False, True, False, False, True, False, True):
        turns.append(scene.turn)
        if passes:
            scene.play(scene.legal("pass")[0])
        else:
            scene.play("research economy", "end")

    assert turns == [0, 1, 2, 0, 2, 0, 0]
    assert scene.state.round == 2


def test_r33_nothing_but_passing_does_nothing() -> None:
    """Conversions are no action: the turn cannot be ended after them."""
    scene = galaxy("terrans", "xenos")
    scene.refused("end")
    scene.play("burn")
    scene.refused("end")

    assert (scene.asked, scene.turn) == ("TakeTurn", 0)


def test_r33_actions_may_be_repeated_but_only_one_a_turn() -> None:
    """The second research has to wait for the next turn."""
    scene = galaxy("terrans", "xenos")
    scene.give(0, knowledge=8)
    scene.play("research economy")
    scene.refused("research economy")
    scene.refused("pass 4")
    scene.play("end", "pass 4", "research economy")

    assert scene.research("economy") == 2


def test_r33_after_passing_there_are_no_turns() -> None:
    """Not even for conversions: the pass ends the turn."""
    scene = galaxy("terrans", "xenos")
    scene.play("pass 4")

    assert (scene.asked, scene.turn) == ("TakeTurn", 1)


def test_r34_conversions_before_and_after_the_action() -> None:
    """As many as one likes on both sides."""
    scene = galaxy("terrans", "xenos")
    scene.give(0, knowledge=5)
    scene.play("burn", "convert 1k 1c", "research economy", "burn", "convert 1o 1c", "end")

    assert scene.turn == 1


def test_r34_but_not_in_the_middle_of_it() -> None:
    """Not while a tech tile is chosen, and not while a free mine is placed."""
    scene = galaxy("terrans", "xenos")
    scene.build_some(0, "terra", "trading-station")
    (hex_,) = scene.build_some(0, "terra", "trading-station")
    scene.give(0, credits=30, ore=15)
    scene.play(f"upgrade {hex_} lab")
    for text in ("convert 1o 1c", "burn", "end"):
        scene.refused(text)
    scene.play("tech free-1")
    scene.refused("burn")
    scene.play("decline", "burn")


def test_r34_others_may_charge_in_my_turn() -> None:
    """They are asked when the turn ends, and cannot convert then."""
    scene = galaxy("terrans", "xenos")
    one, other = scene.pair("terra", "desert", 1)
    scene.build(0, one)
    scene.build(1, other)
    scene.give(0, credits=9, ore=9)
    scene.play(f"upgrade {one} trading-station", "end")

    assert (scene.asked, scene.turn) == ("ChargePower", 1)
    scene.refused("burn")
    scene.play("charge 1")
    assert scene.bowls(1) == (1, 5, 0)


# Clean-up


def test_r35_all_action_tokens_are_taken_off() -> None:
    """Board actions and special actions are free again."""
    scene = galaxy("terrans", "xenos")
    scene.tech(0, "std9")
    scene.fill(9, 0, 8)
    scene.play("power-3", "end", scene.legal("pass")[0], "special std9", "end")
    assert scene.refused("power-3").rule == "R94"
    assert scene.refused("special std9").rule == "R100"
    scene.everybody_passes()
    assert scene.state.covered_actions == 0
    assert [player.used for player in scene.state.players] == [0, 0]
    scene.begin_turn(0)
    scene.fill(9, 0, 8)

    assert {"power-3", "special std9"} <= set(scene.legal())


def test_r35_the_next_round_tile_pays() -> None:
    """Round 1 pays for research, round 2 for nothing that was done."""
    tiles = ("score2", "score4", "score2", "score4", "score4", "score4")
    scene = galaxy("terrans", "xenos", rounds=tiles)
    scene.give(0, knowledge=12)
    points = []
    for _ in range(3):
        before = scene.vp()
        scene.begin_turn(0)
        scene.play("research economy", "end")
        points.append(scene.vp() - before)
        scene.everybody_passes()

    assert points == [2, 0, 2]


def test_r35_boosters_taken_while_passing_count_from_now_on() -> None:
    """The special action of the new booster, and what the old one pays for passing."""
    scene = galaxy("firaks", "geodens")
    scene.build_some(0, "titanium", "mine", 2)
    scene.give(0, credits=9, ore=9)
    assert "special booster" not in scene.legal()
    scene.play("pass 4")
    scene.everybody_passes()
    scene.begin_turn(0)
    scene.give(0, ore=15, qic=4)

    assert "special booster" in scene.legal()


def test_r35_round_6_has_no_clean_up() -> None:
    """Boosters are given back and the tokens stay where they are."""
    scene = galaxy("terrans", "xenos", round=6)
    scene.fill(0, 0, 4)
    scene.play("power-3", "end", "pass", "pass")

    assert scene.state.over
    assert scene.state.covered_actions
    assert [player.booster for player in scene.state.players] == [NONE, NONE]
