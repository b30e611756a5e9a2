"""Chapter One: rounds and turns at Colossus Station (R9-R11, R21-R28)."""

from random import Random

import pytest

from tablee import CHANCE
from tablee.games.reworld.actions import Deal, Fill
from tablee.games.reworld.events import (
    AdmiralTaken,
    ColonyBegan,
    ModuleTaken,
    RoundBegan,
    RoundEnded,
    RoundLeft,
)
from tablee.games.reworld.rules.colony import ColonyTurn
from tablee.games.reworld.rules.colossus_station import (
    DealOfficers,
    FillPorts,
    NextInRound,
    StationTurn,
)
from tablee.games.reworld.state import NONE
from tests.games.reworld.scenario import GAME, Scene, Side, hand, module, modules, station

PORTS = range(1, 21)


def at_the_fill(seats: int = 2) -> Scene:
    state = GAME.set_up(seats, {})
    state.apply(GAME.parse("first 0"))
    return Scene(state)


def test_r9_the_top_row_is_filled_first_then_the_bottom_row() -> None:
    """Top row left to right, then bottom row left to right: the ring comes back from the right."""
    scene = at_the_fill()
    top = "bot-A bot-A bot-B bot-B bot-C bot-C bot-D bot-D bot-E bot-E"
    bottom = "crane crane drill drill dome dome farm farm shuttle-0 shuttle-1"

    scene.play(f"fill {top} {bottom}")

    assert scene.state.ports[:10] == list(modules(top))
    assert scene.state.ports[10:] == list(modules(bottom))[::-1]


def test_r9_five_rounds_empty_the_bag() -> None:
    """Every round takes twenty modules out of the bag, all hundred in five rounds."""
    scene = at_the_fill()
    left = []
    while scene.state.chapter == 1:
        if scene.state.seats_to_act == (CHANCE,):
            frame = scene.state.agenda[-1]
            scene.state.apply(scene.state.sample(Random(0)))
            if isinstance(frame, FillPorts):
                left.append(sum(scene.state.bag))
        else:
            scene.play("leave")

    assert left == [80, 60, 40, 20, 0]


def test_r9_a_short_bag_leaves_the_last_ports_bare() -> None:
    """Bare ports sell nothing, and their posts do not count as covered."""
    scene = at_the_fill()
    state = scene.state
    state.removed = [index for index, count in enumerate(state.bag) for _ in range(count)]
    state.bag = [0] * len(state.bag)
    for index in modules("bot-A crane farm"):
        state.bag[index] += 1
        state.removed.remove(index)

    scene.play("fill bot-A crane farm", "deal 1111112222223 3333344444455")

    assert [port for port in PORTS if state.ports[port - 1] != NONE] == [1, 2, 3]
    assert scene.legal()[:4] == ["take 1", "take 2", "take 3", "admiral 1"]
    scene.play("take 3")
    assert scene.legal() == ["pay 1", "pay 2", "pay 3"]


def test_r9_a_draw_holds_what_the_bag_holds() -> None:
    """A fill is possible only with twenty modules that are in the bag."""
    scene = at_the_fill()
    frame = FillPorts()
    kinds = scene.state.box.modules
    good = [index for index, count in enumerate(scene.state.bag) for _ in range(count)][:20]

    assert frame.possible(scene.state, Fill(good, kinds))
    assert not frame.possible(scene.state, Fill(good[:19], kinds))
    assert not frame.possible(scene.state, Fill([module("crane*")] * 2 + good[:18], kinds))


@pytest.mark.parametrize(("seats", "dealt", "aside"), [(2, 13, 4), (3, 9, 3), (4, 7, 2)])
def test_r10_cards_are_dealt_by_player_count(seats: int, dealt: int, aside: int) -> None:
    """13, 9 or 7 cards for 2, 3 or 4 players; 4, 3 or 2 are set aside."""
    scene = at_the_fill(seats)
    scene.state.play_chance(Random(3))

    assert [sum(player.hand) for player in scene.state.players] == [dealt] * seats
    assert sum(scene.state.pile) == aside
    scene.state.check()


def test_r10_a_deal_has_six_cards_of_each_type_at_most() -> None:
    """A deal is possible only with the thirty cards there are."""
    scene = at_the_fill()
    frame = DealOfficers()
    good = Deal([hand("1111112222223"), hand("3333344444455")])
    seven_ones = Deal([hand("1111111222222"), hand("3333344444455")])
    uneven = Deal([hand("111111222222"), hand("33333344444455")])

    assert frame.possible(scene.state, good)
    assert not frame.possible(scene.state, seven_ones)
    assert not frame.possible(scene.state, uneven)


def test_r11_the_holder_of_the_admiral_begins_the_round() -> None:
    """Whoever has the admiral plays first."""
    state = GAME.set_up(3, {})
    state.apply(GAME.parse("first 2"))
    state.play_chance(Random(0))

    assert state.agenda == [StationTurn(2)]


def test_r11_the_turn_passes_clockwise() -> None:
    """After seat 3 it is seat 0's turn."""
    scene = station(*[Side(hand="12")] * 4, turn=3)

    scene.play("take 1", "pay 1")

    assert scene.turn == 0


def test_r11_a_turn_is_a_module_the_admiral_or_leaving() -> None:
    """One thing only, and leaving is allowed although everything can be bought; no pass."""
    scene = station(Side(hand="25"), Side(hand="1"))

    takes = [f"take {port}" for port in PORTS]
    assert scene.legal() == [*takes, "admiral 2", "admiral 5", "leave"]


def test_r21_the_admiral_costs_a_hidden_card_and_brings_a_point() -> None:
    """A card of your choice covers the free space face down: 1 point and the admiral."""
    scene = station(Side(hand="1"), Side(hand="2335", score=7), turn=1)

    scene.play("admiral 3")

    state = scene.state
    assert (state.admiral, state.admiral_card, state.admiral_card_by) == (1, 3, 1)
    assert scene.player(1).hand == hand("235")
    assert scene.score(1) == 8
    assert scene.events == [AdmiralTaken(1, 1)]


def test_r22_the_admiral_is_taken_once_a_round() -> None:
    """The covered space shuts everybody out, also whoever covered it."""
    scene = station(Side(hand="12"), Side(hand="34"), admiral_card=(5, 0))

    assert not [text for text in scene.legal() if text.startswith("admiral")]


@pytest.mark.parametrize("may", [True, False])
def test_r22_the_holder_may_take_it_again_where_the_option_says_so(*, may: bool) -> None:
    """Option r22_holder_may_rebuy decides for the holder."""
    scene = station(Side(hand="1"), Side(hand="2"), admiral=0, holder_may_rebuy=may)

    assert ("admiral 1" in scene.legal()) == may


def test_r22_the_option_does_not_touch_the_others() -> None:
    """Switched off, everybody but the holder may still take the admiral."""
    scene = station(Side(hand="1"), Side(hand="2"), turn=1, admiral=0, holder_may_rebuy=False)

    assert "admiral 2" in scene.legal()


def test_r22_the_holder_keeps_it_and_shuts_the_others_out() -> None:
    """By the default ruling the holder covers the space and scores the point."""
    scene = station(Side(hand="12"), Side(hand="34"), admiral=0)

    scene.play("admiral 1")

    assert (scene.state.admiral, scene.score(0)) == (0, 1)
    assert "admiral 3" not in scene.legal()


def test_r22_the_order_of_the_running_round_stays() -> None:
    """Seat 2 takes the admiral out of turn order; seat 3 plays next all the same."""
    scene = station(*[Side(hand="12")] * 4, turn=2, admiral=0)

    scene.play("admiral 1")

    assert scene.turn == 3


def test_r22_the_new_holder_opens_the_next_round_although_it_has_left() -> None:
    """Seat 1 has the admiral and has left; the next round begins with seat 1."""
    scene = station(Side(hand="1"), Side(left=True, discards="4"), admiral=1, admiral_card=(3, 1))

    scene.play("leave")
    scene.state.play_chance(Random(0))

    assert scene.told(RoundBegan) == [RoundBegan(2, 1, 4)]
    assert scene.turn == 1


def test_r22_without_a_taker_the_admiral_stays() -> None:
    """Nobody took the admiral, so its holder opens the next round too."""
    scene = station(Side(left=True), Side(hand="1"), Side(left=True), turn=1, admiral=2)

    scene.play("leave")
    scene.state.play_chance(Random(0))

    assert (scene.state.round, scene.turn) == (2, 2)


def test_r23_leaving_scores_a_point_for_each_card() -> None:
    """The cards left in hand score and are put down; no more turns in this round."""
    scene = station(Side(hand="1255", score=3), Side(hand="12"), Side(hand="34"))

    scene.play("leave")

    player = scene.player()
    assert (player.score, player.in_round) == (7, False)
    assert (player.hand, player.discards) == (hand(""), hand("1255"))
    assert scene.events == [RoundLeft(0, 4, 4)]


def test_r23_whoever_left_is_passed_over() -> None:
    """After seat 2 comes seat 1, for seat 0 has left."""
    scene = station(Side(left=True), Side(hand="12"), Side(hand="34"), turn=2)

    scene.play("take 1", "pay 3")

    assert scene.turn == 1


def test_r24_an_empty_hand_leaves_by_itself() -> None:
    """Further case 17: no card, the admiral's space free: left automatically, no points."""
    scene = station(Side(hand="12"), Side(score=5), Side(hand="3"))

    scene.play("take 1", "pay 1")

    assert scene.turn == 2
    assert (scene.score(1), scene.player(1).in_round) == (5, False)
    assert scene.told(RoundLeft) == [RoundLeft(1, 0, 0)]


def test_r24_the_last_card_does_not_end_the_round_before_the_turn_comes() -> None:
    """Whoever laid the last card is still in the round until the next own turn."""
    scene = station(Side(hand="1"), Side(hand="2"))

    scene.play("take 1", "pay 1")

    assert scene.player(0).in_round
    assert scene.told(RoundLeft) == []


def test_r24_cards_that_buy_nothing_can_only_leave() -> None:
    """One card that fits no post, the admiral's space covered: leaving is all there is."""
    posts = {port: str(1 + port % 3) for port in range(1, 20, 2)}
    scene = station(Side(hand="4"), Side(hand="5"), posts=posts, admiral_card=(5, 1))

    assert scene.legal() == ["leave"]


def test_r25_the_last_player_goes_on_alone() -> None:
    """Turn after turn, until leaving."""
    scene = station(Side(left=True), Side(hand="112"), Side(left=True), turn=1)

    scene.play("take 1", "pay 1")

    assert scene.turn == 1
    assert scene.told(ModuleTaken)


def test_r26_the_round_ends_when_all_have_left() -> None:
    """Modules left behind go to the box, all officers to the pile, the counter moves on."""
    scene = station(
        Side(hand="12"),
        Side(left=True, discards="5"),
        round=2,
        posts={4: "33", 9: "1"},
        admiral_card=(4, 1),
    )
    left_behind = [index for index in scene.state.ports if index != NONE]

    scene.play("leave")

    state = scene.state
    assert sorted(state.removed) == sorted(left_behind)
    assert state.ports == [NONE] * 20
    assert (state.posts, state.post_by) == ([()] * 20, [NONE] * 20)
    assert (state.admiral_card, state.admiral_card_by) == (0, NONE)
    assert state.pile == (6, 6, 6, 6, 6)
    assert scene.events == [RoundLeft(0, 2, 2), RoundEnded(2), RoundBegan(3, 0, 3)]


def test_r27_nothing_stays_in_hand() -> None:
    """The next round shuffles and deals all thirty cards anew."""
    scene = station(Side(hand="11"), Side(left=True, discards="2"))

    scene.play("leave")

    assert isinstance(scene.state.agenda[-1], FillPorts)
    for player in scene.state.players:
        assert player.hand == player.discards == hand("")
        assert player.in_round
    scene.state.play_chance(Random(5))
    assert [sum(player.hand) for player in scene.state.players] == [13, 13]


def test_r28_chapter_two_follows_round_five_with_the_docks_as_they_are() -> None:
    """No tile moves between the chapters."""
    docks = {1: "bot-A crane", 4: "shuttle-2"}
    scene = station(Side(hand="1", docks=docks), Side(left=True), round=5)

    scene.play("leave")

    assert scene.state.chapter == 2
    assert (scene.dock(1), scene.dock(4)) == ("bot-A crane", "shuttle-2")
    assert scene.told(ColonyBegan) == [ColonyBegan(0)]
    assert isinstance(scene.state.agenda[-1], ColonyTurn)


def test_r28_chapter_two_waits_for_round_five() -> None:
    """After round 4 comes round 5."""
    scene = station(Side(hand="1"), Side(left=True), round=4)

    scene.play("leave")

    assert scene.state.round == 5
    assert NextInRound(0) in scene.state.agenda
