"""The Automa's turns, passing and points (R149-R152, R156, R174, R175)."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random

import pytest

from tablee.core import IllegalAction
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import (
    AUTOMA_CARDS,
    DIFFICULTIES,
    FINALS,
    NONE,
    POWER_QIC,
    ROUND_TILES,
    ROUNDS,
)
from tablee.games.gaia.box.hexes import HEX_NAMES
from tablee.games.gaia.events import (
    AutomaIdle,
    AutomaScored,
    CardsDrawn,
    Passed,
)
from tablee.games.gaia.rules.automa.effects import gain_points
from tablee.games.gaia.rules.automa.turn import AutomaTurn, DrawFromDeck, refresh
from tablee.games.gaia.rules.final_scoring import FinalScoring, automa_progress, final_points
from tablee.games.gaia.state import AUTOMA
from tablee.games.gaia.view import observe
from tablee.kit.masks import mask_of
from tests.games.gaia.automa_scene import (
    GAME,
    Table,
    at,
    table,
)


def test_r150_two_cards_first_then_one() -> None:
    scene = table({"0x0": "volcanic"}, automa={"0x0": "mine"})
    scene.deck(1, 2, 5, 7, 13, 15, 17)
    scene.take_turn(7, 15)
    assert scene.told(CardsDrawn) == [CardsDrawn(action=14, support=6)]
    assert scene.levels() == {"gaia-project": 1}  # card 7: right, 4
    scene.take_turn(17)
    assert scene.told(CardsDrawn) == [CardsDrawn(action=16, support=14)]
    assert scene.automa.discards == (6,)
    assert scene.levels() == {"gaia-project": 1, "navigation": 1}  # card 15: right, 2
    assert scene.automa.deck == (0, 1, 4, 12)


def test_r150_only_cards_of_the_deck_are_drawn() -> None:
    scene = drawing(1, 2, 5, 7)
    assert laws(scene) == dict.fromkeys((1, 2, 5, 7), 1 / 4)
    for wrong in (act.DRAW_CARD[2], act.END):
        with pytest.raises(IllegalAction):
            scene.state.apply_checked(wrong)


def drawing(*cards: int, unknown: int = 0, discards: Sequence[int] = ()) -> Table:
    """The Automa draws its support card from that deck."""
    scene = table()
    scene.deck(*cards, unknown=unknown, discards=discards)
    scene.state.then(AutomaTurn())
    scene.state.advance()
    return scene


def laws(scene: Table) -> dict[int, float]:
    """The cards that may be drawn now, with their probabilities."""
    frame = scene.state.agenda[-1]
    assert isinstance(frame, DrawFromDeck)
    return {int(drawn.text.split()[1]): p for drawn, p in frame.outcomes(scene.state)}


def play_round(scene: Table, *cards: int) -> int:
    """Draw the cards in this order, turn by turn; how many turns before it passes."""
    turns = 0
    order = list(cards)
    while True:
        drawn = 2 if scene.automa.support == NONE else min(1, len(order))
        scene.take_turn(*order[:drawn])
        del order[:drawn]
        if scene.automa.passed:
            return turns
        turns += 1


def test_r151_passes_when_the_deck_is_empty() -> None:
    """TV41: the bottom three without X."""
    scene = table({"0x0": "volcanic"}, automa={"0x0": "mine"})
    scene.deck(1, 2, 3, 5, 4, 7, 13)
    assert play_round(scene, 1, 2, 3, 5, 4, 7, 13) == 6
    assert scene.automa.support == 12  # just shifted
    assert scene.automa.action == NONE
    assert not scene.told(CardsDrawn)


def test_r151_passes_on_a_crosswise_x() -> None:
    """TV41: all of the bottom three with X, and X above them."""
    scene = table({"0x0": "volcanic"}, automa={"0x0": "mine"})
    scene.deck(1, 2, 3, 5, 8, 10, 12)
    assert play_round(scene, 1, 2, 3, 5, 8) == 3
    assert (scene.automa.action, scene.automa.support) == (7, 4)
    assert scene.state.passed == (AUTOMA,)


def test_r151_no_card_points_or_action_when_it_passes() -> None:
    scene = table({"0x0": "volcanic"}, automa={"0x0": "mine"})
    scene.state.rounds = (ROUND_TILES.index("score4"), *scene.state.rounds[1:])  # pays 0
    scene.deck(8, 10, 12, support=1, action=13)
    scene.take_turn(12)
    assert scene.told(CardsDrawn)
    assert scene.automa.vp == 0
    assert not scene.state.covered_actions
    assert scene.told(Passed) == [Passed(seat=AUTOMA, booster=2, vp=0)]  # card 13: bar 3


def test_r152_points_come_though_nothing_could_be_done() -> None:
    scene = table()
    scene.state.covered_actions = (1 << 10) - 1
    scene.deck(12, 1, 4, 5, 7)
    scene.take_turn(1, 12)
    assert scene.told(AutomaIdle) == [AutomaIdle(action=POWER_QIC)]
    assert scene.told(AutomaScored) == [AutomaScored(vp=3)]
    assert scene.automa.vp == 3


def test_r152_points_of_the_action_card_not_of_the_support_card() -> None:
    scene = table()
    scene.deck(12, 7, 1, 4, 5)
    scene.take_turn(12, 7)
    assert scene.automa.vp == 0
    assert not scene.told(AutomaScored)


@pytest.mark.parametrize(
    ("tile", "round_", "vp"),
    [("score3", 2, 4), ("score3", 5, 6), ("score4", 3, 0), ("score4", 4, 5)],
)
def test_r156_points_of_the_round_tile(tile: str, round_: int, vp: int) -> None:
    """TV42."""
    scene = passing(round_)
    rounds = [*scene.state.rounds]
    rounds[round_ - 1] = ROUND_TILES.index(tile)
    scene.state.rounds = tuple(rounds)
    scene.take_turn()
    assert scene.automa.vp == vp
    assert scene.told(Passed)[0].vp == vp


def passing(round_: int = 1, support: int = 2) -> Table:
    """It must pass in its next turn, with that support card."""
    scene = table()
    scene.state.round = round_
    scene.deck(support=13, action=support)
    return scene


def test_r156_takes_the_booster_at_its_bar() -> None:
    """TV48: bar 2."""
    scene = passing()
    scene.take_turn()
    assert scene.automa.booster == 1
    assert scene.state.boosters == [0, 2, 4]
    assert scene.automa.passed
    assert scene.state.passed == (AUTOMA,)


def test_r156_gives_the_booster_back_in_the_last_round() -> None:
    scene = passing(ROUNDS)
    scene.take_turn()
    assert scene.automa.booster == NONE
    assert scene.state.boosters == [0, 1, 2, 4]
    assert scene.told(Passed)[0].booster == NONE


def test_r156_all_cards_and_one_more() -> None:
    scene = table()
    scene.deck(1, 2, unknown=1, discards=(5, 7), support=4, action=13)
    scene.automa.passed = True
    aside = scene.automa.aside
    scene.state.then(refresh(scene.state))
    scene.state.advance()
    scene.state.check()
    assert not scene.state.agenda  # nothing is drawn
    assert scene.automa.deck == (0, 1, 3, 4, 6, 12)
    assert scene.automa.unknown == 2
    assert scene.automa.deck_size() == 8
    assert scene.automa.aside == aside
    assert (scene.automa.action, scene.automa.support) == (NONE, NONE)
    assert scene.automa.last == (12, 3)
    assert not scene.automa.passed


def test_r156_nothing_joins_when_no_card_is_aside() -> None:
    scene = table()
    scene.deck(*range(1, AUTOMA_CARDS), unknown=1)
    scene.state.then(refresh(scene.state))
    scene.state.advance()
    scene.state.check()
    assert (len(scene.automa.deck), scene.automa.unknown) == (AUTOMA_CARDS - 1, 1)


# Cards that nobody has seen.


def test_r148_law_of_a_deck_with_an_unknown_card() -> None:
    """The starters 1/7 each; the seventh card is one of eleven."""
    starters = (1, 2, 4, 5, 7, 13)
    found = laws(drawing(*starters, unknown=1))
    assert set(found) == set(range(1, AUTOMA_CARDS + 1))
    for card, chance in found.items():
        assert chance == pytest.approx(1 / 7 if card in starters else 1 / 77)
    assert sum(found.values()) == pytest.approx(1)


@pytest.mark.parametrize(("cards", "unknown"), [((1, 2, 13), 2), ((), 3), ((4,), 1), ((4, 5), 0)])
def test_r156_weights_are_those_of_dealing_the_cards(cards: tuple[int, ...], unknown: int) -> None:
    """Two draws in a row, against all ways to lay the deck in advance."""
    scene = drawing(*cards, unknown=unknown, discards=range(8, 13))
    unseen = [card + 1 for card in scene.automa.aside]
    dealt: Counter[tuple[int, ...]] = Counter()
    for joined in combinations(unseen, unknown):
        dealt.update(permutations((*cards, *joined), min(2, len(cards) + unknown)))
    total = dealt.total()
    firsts = laws(scene)
    assert set(firsts) == {drawn[0] for drawn in dealt}
    for first, chance in firsts.items():
        after = scene.state.clone()
        after.apply_checked(act.DRAW_CARD[first - 1])
        for second, more in laws(Table(after)).items():
            assert chance * more == pytest.approx(dealt[first, second] / total)


def test_r156_sampled_as_the_law_says() -> None:
    """Three known cards and two of nine unknown ones, 9000 draws."""
    scene = drawing(1, 2, 13, unknown=2, discards=range(8, 13))
    law, rng = laws(scene), Random(5)
    drawn = Counter(scene.state.sample(rng).text for _ in range(9000))
    assert len(drawn) == len(law) == 3 + 9
    for card, chance in law.items():
        assert drawn[f"card {card}"] / 9000 == pytest.approx(chance, abs=0.015)


def test_r156_a_draw_makes_an_unknown_card_known() -> None:
    scene = drawing(1, 2, unknown=2)
    scene.state.apply_checked(act.DRAW_CARD[2])
    scene.state.check()
    assert scene.automa.support == 2
    assert (scene.automa.deck, scene.automa.unknown) == ((0, 1), 1)
    assert 2 not in scene.automa.aside
    scene.state.apply_checked(act.DRAW_CARD[0])
    scene.state.check()
    assert (scene.automa.deck, scene.automa.unknown) == ((1,), 1)
    scene.state.then(refresh(scene.state))
    scene.state.advance()
    scene.state.check()
    assert (scene.automa.deck, scene.automa.unknown) == ((0, 1, 2), 2)


@pytest.mark.parametrize(("unknown", "passes"), [(3, False), (2, True), (1, True)])
def test_r151_unknown_cards_lie_crosswise_too(unknown: int, *, passes: bool) -> None:
    """One card is known; an X counts on one of the last three only."""
    scene = table({"0x0": "volcanic"}, automa={"0x0": "mine"})
    scene.deck(1, unknown=unknown, support=2, action=5)
    scene.take_turn(8)
    assert scene.automa.passed == passes


def test_r151_an_unknown_card_is_drawn_before_it_passes() -> None:
    scene = table({"0x0": "volcanic"}, automa={"0x0": "mine"})
    scene.deck(unknown=1, support=2, action=5)
    assert play_round(scene, 7) == 1
    assert scene.automa.deck_size() == 0


def test_r148_no_world_knows_the_unknown_card() -> None:
    """Imagined worlds are equal, though other cards will be drawn in them."""
    scene = drawing(1, 2, unknown=1)
    worlds = [GAME.determinize(scene.state, 0, Random(seed)) for seed in range(20)]
    assert all(world == scene.state for world in worlds)
    drawn = set()
    for seed, world in enumerate(worlds):
        drawn.add(world.sample(Random(seed)).text)
    assert len(drawn) > 5
    assert GAME.load(GAME.dump(scene.state)) == scene.state
    seen = observe(scene.state, None).automa
    assert seen is not None
    assert (seen.deck, seen.aside) == (3, AUTOMA_CARDS - 3)


# Levels and the end.


def test_r174_nightmare_pays_one_more_with_each_gain() -> None:
    """TV45: but none on a gain of 0."""
    scene = table(level="nightmare")
    scene.deck(12, 1, 4, 5, 7)
    scene.take_turn(1, 12)
    assert scene.automa.vp == 4
    scene = passing()
    scene.state.rulings.level = DIFFICULTIES.index("nightmare")
    scene.state.rounds = (ROUND_TILES.index("score4"), *scene.state.rounds[1:])
    scene.take_turn()
    assert scene.automa.vp == 0


def test_r174_separate_gains_have_separate_bonuses() -> None:
    scene = table({"0x0": "oxide"}, automa={"0x0": "mine"}, faction="hadsch-hallas")
    scene.state.rulings.level = DIFFICULTIES.index("nightmare")
    scene.deck(1, 9, 13, 5, 7, 2)
    scene.take_turn(1, 9)
    assert scene.automa.vp == 3 + 1 + 1 + 1
    assert gain_points(scene.state, 0) == 0


def test_r175_structures_in_federations_are_all_but_one() -> None:
    """TV44: 8, 8 and the neutral 10 share the places below the first."""
    names = [HEX_NAMES[hex] for hex in range(17)]
    federated = FINALS.index("federated")
    scene = table(
        dict.fromkeys(names, "terra"),
        automa=dict.fromkeys(names[:9], "mine") | {names[8]: "lab"},
        human=dict.fromkeys(names[9:], "mine"),
    )
    scene.human.federated = scene.human.structures
    assert automa_progress(scene.automa, federated) == 8
    assert final_points(scene.state, federated) == [9, 9]


def test_r175_research_pays_but_no_resources_and_no_bonus() -> None:
    planets = {"0x0": "terra", "0x1": "gaia", "0x5": "ice"}
    scene = table(
        planets,
        automa={"0x0": "mine", "0x1": "mine"},
        human={"0x5": "mine"},
        levels={"science": 5, "economy": 2, "navigation": 3},
        finals=("satellites", "gaia-planets"),
        level="nightmare",
    )
    scene.automa.satellites = mask_of([at("0x-1"), at("1x-1")])
    scene.state.then(FinalScoring())
    scene.state.advance()
    satellites = final_points(scene.state, FINALS.index("satellites"))[1]
    gaia = final_points(scene.state, FINALS.index("gaia-planets"))[1]
    assert (satellites, gaia) == (12, 12)
    assert scene.automa.vp == 12 + 4 + satellites + gaia
