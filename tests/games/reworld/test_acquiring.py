"""Acquiring a module: the price of a post and the dock it decides (R12-R20)."""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement, product

import pytest

from tablee import BadNotation
from tablee.games.reworld.actions import Pay
from tablee.games.reworld.box.components import OFFICERS
from tablee.games.reworld.events import ModuleTaken
from tablee.games.reworld.rules.acquiring import affordable, is_payment, payments, tops
from tablee.games.reworld.state import NONE
from tests.games.reworld.scenario import GAME, Scene, Side, hand, module, station

PORTS = range(1, 21)
#: Enough of everything to try any payment.
RICH = "11112222333344445"
OTHER = Side(hand="5")


def beside(covered: Sequence[int], cards: str = RICH) -> Scene:
    """Seat 0 is to pay for port 2, whose neighbours show these officers."""
    posts = {port: str(top) for port, top in zip((1, 3), covered, strict=False)}
    scene = station(Side(hand=cards), OTHER, posts=posts)
    scene.play("take 2")
    return scene


def prices(scene: Scene) -> set[tuple[str, int]]:
    """Every legal payment: its cards, rising, and its top one."""
    pays = [action for action in scene.state.legal() if isinstance(action, Pay)]
    return {("".join(map(str, sorted(pay.cards))), pay.top) for pay in pays}


def test_r12_the_module_goes_and_its_post_is_covered() -> None:
    """The officers lie face up on the post, the port is bare from then on."""
    scene = station(Side(hand="134"), OTHER, ports={7: "farm"})

    scene.play("take 7", "pay 3")

    assert scene.state.ports[6] == NONE
    assert scene.state.posts[6] == (3,)
    assert scene.state.post_by[6] == 0
    assert scene.player().hand == hand("14")
    assert scene.events == [ModuleTaken(0, 6, module("farm"), (3,), 0)]


def test_a_payment_is_pointed_at_card_by_card() -> None:
    """Two cards of one type are two things to point at, beside the dock of the top one."""
    scene = beside([1], "33")

    pays = {str(action): GAME.targets(scene.state, 0, action) for action in scene.state.legal()}

    assert pays == {"pay 3 on 3": ("card:3", "card:3", "dock:3")}


def test_r12_no_post_is_used_twice_in_a_round() -> None:
    """A covered post has no module any more."""
    scene = station(Side(hand=RICH), OTHER, posts={4: "5", 5: "5"})

    takes = [text for text in scene.legal() if text.startswith("take")]
    assert takes == [f"take {port}" for port in PORTS if port not in (4, 5)]


@pytest.mark.parametrize("covered", PORTS)
def test_r13_each_post_has_exactly_two_neighbours(covered: int) -> None:
    """The twenty posts form one ring, closed at both ends."""
    scene = station(Side(hand="1"), OTHER, posts={covered: "4"})
    around = {(covered - 2) % 20 + 1, covered % 20 + 1}

    touched = {port for port in PORTS if any(tops(scene.state, port - 1))}
    assert touched == around


def place(post: str) -> int:
    """The port number of `T10` (top row) or `B01` (bottom row), each counted from the left."""
    column = int(post[1:])
    return column if post[0] == "T" else 21 - column


@pytest.mark.parametrize(
    ("post", "neighbours"),
    [
        pytest.param("T10", ("B10", "T09"), id="TV-B1"),
        pytest.param("B01", ("B02", "T01"), id="TV-B2"),
        pytest.param("T01", ("B01", "T02"), id="left end, top"),
        pytest.param("B10", ("B09", "T10"), id="right end, bottom"),
    ],
)
def test_r13_the_rows_are_joined_at_their_ends(post: str, neighbours: tuple[str, str]) -> None:
    """Further case 2: a card on an end post makes the other row's end post dearer."""
    for neighbour in neighbours:
        scene = station(Side(hand="23"), OTHER, posts={place(neighbour): "3"})

        scene.play(f"take {place(post)}")

        assert prices(scene) == {("3", 3), ("23", 2), ("23", 3)}


def test_r13_the_admirals_space_influences_no_price() -> None:
    """With a card on the admiral's space every post still costs one card of any type."""
    scene = station(Side(hand="12"), OTHER, admiral_card=(4, 1))

    assert {tops(scene.state, port - 1) for port in PORTS} == {(0, 0)}


def test_r14_an_uncovered_neighbourhood_costs_one_card_of_any_type() -> None:
    """No neighbour is covered: exactly one card."""
    assert prices(beside([])) == {("1", 1), ("2", 2), ("3", 3), ("4", 4), ("5", 5)}


def test_r15_one_covered_neighbour_costs_its_type_or_any_two() -> None:
    """One officer of the visible type, or any two officers."""
    scene = beside([2], "223")

    assert prices(scene) == {("2", 2), ("22", 2), ("23", 2), ("23", 3)}


def test_r16_two_equal_neighbours_cost_as_much_as_one() -> None:
    """Both show 1: one officer 1, or any two officers."""
    assert prices(beside([1, 1])) == prices(beside([1]))


def test_r17_two_different_neighbours_cost_both_or_three_or_four() -> None:
    """One of each; or three with at least one of them; or any four."""
    scene = beside([1, 3], "13455")

    pairs = {("13", 1), ("13", 3)}
    threes = {
        (cards, int(top)) for cards in ("134", "135", "145", "155", "345", "355") for top in cards
    }
    fours = {(cards, int(top)) for cards in ("1345", "1355", "1455", "3455") for top in cards}
    assert prices(scene) == pairs | threes | fours


PAYMENTS = [
    ("TV-P1", "R14", [], [3], True, None),
    ("TV-P2", "R14", [], [3, 3], False, None),
    ("TV-P3", "R15", [2], [2], True, None),
    ("TV-P4", "R15", [2], [4], False, None),
    ("TV-P5", "R15", [2], [4, 5], True, None),
    ("TV-P6", "R15", [2], [2, 5], True, [2, 5]),
    ("TV-P7", "R15", [2], [2, 2, 2], False, None),
    ("TV-P8", "R16", [1, 1], [1], True, None),
    ("TV-P9", "R16", [1, 1], [3, 4], True, None),
    ("TV-P10", "R16", [1, 1], [2], False, None),
    ("TV-P11", "R17", [1, 3], [1, 3], True, [1, 3]),
    ("TV-P12", "R17", [1, 3], [1], False, None),
    ("TV-P13", "R17", [1, 3], [1, 1], False, None),
    ("TV-P14", "R17", [1, 3], [2, 4], False, None),
    ("TV-P15", "R17", [1, 3], [1, 4, 5], True, [1, 4, 5]),
    ("TV-P16", "R17", [1, 3], [2, 4, 5], False, None),
    ("TV-P17", "R17", [1, 3], [1, 3, 5], True, [1, 3, 5]),
    ("TV-P18", "R17", [1, 3], [2, 2, 4, 5], True, None),
    ("TV-P19", "R17", [1, 3], [1, 2, 3, 4, 5], False, None),
    ("TV-P20", "R17", [1, 3], [1, 1, 2], True, [1, 2]),
    ("TV-P21", "R17", [1, 3], [1, 3, 3, 5], True, [1, 3, 5]),
    ("TV-P22", "R16", [1, 1], [1, 1, 1], False, None),
    ("TV-P23", "R16", [1, 1], [1, 4], True, [1, 4]),
    ("TV-P24", "R17", [1, 3], [1, 5], False, None),
]


@pytest.mark.parametrize(
    ("rule", "covered", "cards", "legal", "allowed_tops"),
    [pytest.param(*case[1:], id=case[0]) for case in PAYMENTS],
)
def test_r17_payments_of_the_vectors(
    rule: str, covered: list[int], cards: list[int], *, legal: bool, allowed_tops: list[int] | None
) -> None:
    """Further case 1 and every other vector of R14-R17."""
    written = "".join(map(str, cards))
    found = {top for paid, top in prices(beside(covered)) if paid == written}

    assert found == (set(allowed_tops or cards) if legal else set()), rule


def test_r18_the_player_chooses_the_card_on_top() -> None:
    """The cards lie in the order chosen, and only the top one counts from then on."""
    scene = station(Side(hand="1355"), Side(hand="12345"), posts={1: "2"})

    scene.play("take 2", "pay 3 on 5")

    assert scene.state.posts[1] == (5, 3)
    assert tops(scene.state, 2) == (3, 0)


def test_r18_five_cards_are_no_payment() -> None:
    """No price takes more than four cards."""
    with pytest.raises(BadNotation):
        GAME.parse("pay 5 on 1234")


def naive_pays(cards: Sequence[int], covered: Sequence[int]) -> bool:
    """R14-R18 once more, read straight off the rulebook."""
    types = set(covered)
    if not types:
        return len(cards) == 1
    if len(types) == 1:
        return len(cards) == 2 or (len(cards) == 1 and cards[0] in types)
    return (
        (len(cards) == 2 and set(cards) == types)
        or (len(cards) == 3 and bool(types.intersection(cards)))
        or len(cards) == 4
    )


ALL_TOPS = list(product(range(6), repeat=2))


@pytest.mark.parametrize(("before", "after"), ALL_TOPS)
def test_r18_payments_agree_with_a_plain_enumeration(before: int, after: int) -> None:
    """Every hand of up to five cards, every pair of neighbours: the same payments, each once."""
    covered = [top for top in (before, after) if top]
    for size in range(6):
        for held in combinations_with_replacement(OFFICERS, size):
            expected = {
                (cards, top)
                for count in range(1, size + 1)
                for cards in combinations(held, count)
                if naive_pays(cards, covered)
                for top in cards
            }
            counts = tuple(map(held.count, OFFICERS))
            pays = payments(counts, before, after)

            assert {(tuple(sorted(pay.cards)), pay.top) for pay in pays} == expected
            assert len(pays) == len(expected)
            assert affordable(counts, size, before, after) == bool(expected)


@pytest.mark.parametrize(("before", "after"), ALL_TOPS)
def test_r18_no_other_number_of_cards_pays(before: int, after: int) -> None:
    """Neither nothing nor five cards ever pay."""
    assert not is_payment((), before, after)
    assert not any(
        is_payment(cards, before, after) for cards in combinations_with_replacement(OFFICERS, 5)
    )


def test_r18_six_equal_cards_pay_like_four() -> None:
    """A hand with more than four cards of a type loses none of its payments."""
    scene = beside([2, 3], "111111")

    assert scene.legal() == ["pay 1 on 111"]


@pytest.mark.parametrize("top", OFFICERS)
def test_r19_the_top_officer_decides_the_dock(top: int) -> None:
    """Officer 4 on top: dock 4, and no other."""
    scene = station(Side(hand="12345"), OTHER, ports={9: "farm"})

    scene.play("take 9", f"pay {top}")

    assert [scene.dock(number) for number in range(1, 6)] == [
        "farm" if number == top else "" for number in range(1, 6)
    ]


def test_r19_the_module_joins_the_left_end_of_its_dock() -> None:
    """Last loaded, first to go; a dock is never full."""
    loaded = " ".join(["shuttle-1"] * 9)
    scene = station(Side(hand="25", docks={2: loaded}), OTHER, ports={9: "crane*"}, posts={8: "1"})

    scene.play("take 9", "pay 2 on 5")

    assert scene.dock(2) == f"crane* {loaded}"


@pytest.mark.parametrize(
    ("round_", "points"),
    [(1, 4), (2, 4), (3, 3), (4, 2), (5, 2)],
    ids=lambda value: f"TV-R1-{value}",
)
def test_r20_a_terrabot_scores_by_round(round_: int, points: int) -> None:
    """4, 4, 3, 2, 2 points in rounds 1 to 5, at once."""
    scene = station(Side(hand="12", score=10), OTHER, round=round_, ports={3: "bot-D"})

    scene.play("take 3", "pay 1")

    assert scene.score() == 10 + points
    assert scene.events == [ModuleTaken(0, 2, module("bot-D"), (1,), points)]


@pytest.mark.parametrize("code", ["shuttle-2", "crane*", "farm", "sat-terrabots"])
def test_r20_other_modules_score_nothing_when_acquired(code: str) -> None:
    """Only terrabots score at the station."""
    scene = station(Side(hand="12", score=10), OTHER, ports={3: code})

    scene.play("take 3", "pay 1")

    assert scene.score() == 10
