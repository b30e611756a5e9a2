"""Who knows what (R29): views, events, and worlds dealt anew."""

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from tablee.core import Match
from tablee.games.reworld.events import (
    AdmiralTaken,
    ModuleTaken,
    OfficersDealt,
    RoundLeft,
)
from tablee.games.reworld.state import ReworldState
from tablee.games.reworld.view import observe
from tests.games.reworld.scenario import GAME, RIVAL, Scene, Side, colony, hand, module, station

SEATS = (0, 1, 2)
SPECTATOR = None


def in_mid_round() -> Scene:
    """Seat 0 decides, seat 1 has taken the admiral, seat 2 has left with two cards."""
    return station(
        Side(hand="11234", docks={1: "bot-A crane"}, score=4),
        Side(hand="255"),
        Side(left=True, discards="34"),
        posts={3: "24", 4: "1"},
        admiral=1,
        admiral_card=(3, 1),
    )


def view(scene: Scene, seat: int | None) -> dict[str, Any]:
    """What a seat sees, as JSON values."""
    seen: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(GAME.observe(scene.state, seat)))
    return seen


@pytest.mark.parametrize("seat", [*SEATS, SPECTATOR])
def test_r29_open_facts_are_in_every_view(seat: int | None) -> None:
    """Scores, docks, ports, face-up cards (also those underneath) and numbers of cards."""
    seen = view(in_mid_round(), seat)

    assert [player["score"] for player in seen["players"]] == [4, 0, 0]
    assert seen["players"][0]["docks"][0] == ["bot-A", "crane"]
    assert [player["cards"] for player in seen["players"]] == [5, 3, 0]
    assert [player["discarded"] for player in seen["players"]] == [0, 0, 2]
    assert seen["ports"][2]["cards"] == [2, 4]
    assert seen["ports"][2]["module"] is None
    assert seen["ports"][3]["adjacent_tops"] == [4]
    assert seen["admiral"] == seen["admiral_space"]["by"] == 1
    assert seen["set_aside"] == 30 - 5 - 3 - 2 - 3 - 1


@pytest.mark.parametrize("seat", [*SEATS, SPECTATOR])
def test_r29_a_seat_sees_its_own_hand_only(seat: int | None) -> None:
    """The other hands are hidden; a spectator sees none."""
    hands = [player["hand"] for player in view(in_mid_round(), seat)["players"]]
    own: list[list[int]] = [[2, 1, 1, 1, 0], [0, 1, 0, 0, 2], [0, 0, 0, 0, 0]]

    assert hands == [own[owner] if owner == seat else None for owner in SEATS]


@pytest.mark.parametrize("seat", [*SEATS, SPECTATOR])
def test_r29_the_card_on_the_admirals_space_is_known_to_its_owner_only(seat: int | None) -> None:
    """Seat 1 laid officer 3 there."""
    assert view(in_mid_round(), seat)["admiral_space"]["card"] == (3 if seat == 1 else None)


@pytest.mark.parametrize("seat", [*SEATS, SPECTATOR])
def test_r29_the_cards_of_a_leaver_are_known_to_the_leaver_only(seat: int | None) -> None:
    """Seat 2 put down 3 and 4."""
    discards = view(in_mid_round(), seat)["players"][2]["discards"]

    assert discards == ([0, 0, 1, 1, 0] if seat == 2 else None)


@pytest.mark.parametrize("seat", [*SEATS, SPECTATOR])
def test_r29_hidden_cards_do_not_change_a_view(seat: int | None) -> None:
    """Whatever a seat cannot see may be swapped without a trace in its view."""
    scene = in_mid_round()
    swapped = scene.state.clone()
    if seat != 1:
        swapped.players[1].hand = hand("555")
        swapped.admiral_card = 2
    if seat != 2:
        swapped.players[2].discards = hand("13")
    if seat != 0:
        swapped.players[0].hand = hand("44321")

    assert GAME.observe(swapped, seat) == GAME.observe(scene.state, seat)


def test_r29_the_bag_shows_what_is_in_it_but_no_order() -> None:
    """What is left can be worked out from the tiles seen; the order does not exist."""
    seen = view(in_mid_round(), SPECTATOR)

    assert isinstance(seen["bag"], Mapping)
    assert (seen["bag"]["bot-A"], seen["bag"]["crane"]) == (4, 4)
    assert sum(seen["bag"].values()) + len([p for p in seen["ports"] if p["module"]]) == 98


def test_r29_a_deal_is_told_to_each_seat_alone() -> None:
    """Everybody hears of the own cards, a spectator of none."""
    state = GAME.set_up(2, {})
    state.apply(GAME.parse("first 0"))
    state.apply(state.sample(Random(1)))
    scene = Scene(state)

    scene.play("deal 1111112222223 3333344444455")

    dealt = scene.told(OfficersDealt)
    assert dealt == [
        OfficersDealt(0, hand("1111112222223")),
        OfficersDealt(1, hand("3333344444455")),
    ]
    assert [[event.is_for(seat) for seat in (0, 1, None)] for event in dealt] == [
        [True, False, False],
        [False, True, False],
    ]


def test_r29_the_admirals_card_is_in_no_event() -> None:
    """Everybody hears that the admiral was taken, nobody with which card."""
    scene = station(Side(hand="123"), Side(hand="4"))

    scene.play("admiral 2")

    assert scene.events == [AdmiralTaken(0, 1)]
    assert all(scene.events[0].is_for(seat) for seat in (0, 1, None))


def test_r29_the_cards_of_a_leaver_are_in_no_event() -> None:
    """Everybody hears their number only."""
    scene = station(Side(hand="123"), Side(hand="4"))

    scene.play("leave")

    assert scene.events == [RoundLeft(0, 3, 3)]
    assert scene.events[0].is_for(SPECTATOR)


def test_r29_face_up_cards_are_told_to_everybody() -> None:
    """Also those that end up underneath."""
    scene = station(Side(hand="125"), Side(hand="4"), ports={2: "farm"}, posts={1: "3"})

    scene.play("take 2", "pay 1 on 5")

    assert scene.events == [ModuleTaken(0, 1, module("farm"), (5, 1), 0)]
    assert scene.events[0].is_for(SPECTATOR)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_r29_chapter_two_hides_nothing_from_anybody(seat: int | None) -> None:
    """All views are the same but for the empty hands."""
    scene = colony(Side(docks={1: "bot-A crane"}, cities={"B": "bot-B"}), RIVAL)
    seen = view(scene, seat)
    plain = view(scene, SPECTATOR)
    for one in (seen, plain):
        for player in one["players"]:
            player["hand"] = player["discards"] = None

    assert seen == plain
    assert seen["set_aside"] == 30


def hidden(state: ReworldState) -> tuple[object, ...]:
    """Everything that some seat may not know."""
    return (
        state.pile,
        state.admiral_card,
        *(player.hand for player in state.players),
        *(player.discards for player in state.players),
    )


@pytest.mark.parametrize("seat", SEATS)
def test_r29_a_world_dealt_anew_looks_the_same_to_its_seat(seat: int) -> None:
    """What the seat knows stays, no card is lost, and the original is untouched."""
    scene = in_mid_round()
    before = scene.state.clone()
    worlds = set()
    for seed in range(30):
        world = GAME.determinize(scene.state, seat, Random(seed))
        world.check()
        worlds.add(hidden(world))

        assert GAME.observe(world, seat) == GAME.observe(scene.state, seat)
        assert world.agenda == before.agenda

    assert len(worlds) > 20
    assert scene.state == before


def test_r29_every_hidden_place_is_dealt_anew() -> None:
    """Seen from seat 0: the set-aside cards, the admiral's card, hand 1 and discards 2 all vary."""
    scene = in_mid_round()
    worlds = [GAME.determinize(scene.state, 0, Random(seed)) for seed in range(40)]

    assert len({world.pile for world in worlds}) > 5
    assert {world.admiral_card for world in worlds} == {1, 2, 3, 4, 5}
    assert len({world.players[1].hand for world in worlds}) > 5
    assert len({world.players[2].discards for world in worlds}) > 5
    assert {world.players[0].hand for world in worlds} == {hand("11234")}


def test_r29_the_owner_keeps_the_admirals_card_in_its_worlds() -> None:
    """Seat 1 knows what it laid, seat 2 what it put down."""
    scene = in_mid_round()

    assert {GAME.determinize(scene.state, 1, Random(seed)).admiral_card for seed in range(20)} == {
        3
    }
    assert {
        GAME.determinize(scene.state, 2, Random(seed)).players[2].discards for seed in range(20)
    } == {hand("34")}


def test_r29_nothing_is_dealt_anew_in_chapter_two() -> None:
    """Nothing is hidden there, so every world is the world."""
    scene = colony(Side(docks={1: "bot-A crane"}), RIVAL)

    assert GAME.determinize(scene.state, 1, Random(0)) == scene.state


def test_r29_a_player_who_announced_a_port_can_pay_for_it_in_every_world() -> None:
    """Seat 1 sees that seat 0 is paying between 1 and 2, so seat 0 has cards that do."""
    scene = station(Side(hand="12"), Side(hand="333"), posts={1: "1", 3: "2"})
    scene.play("take 2")

    for seed in range(20):
        assert GAME.determinize(scene.state, 1, Random(seed)).legal()


def test_parts_of_a_view_that_did_not_change_are_the_same_and_hold_no_hand() -> None:
    """Views of many tables are remembered in parts: none of these may have what one seat knows."""
    match = Match(GAME, 2, seed=7)
    mine, theirs, nobodys = (observe(match.state, seat) for seat in (0, 1, SPECTATOR))
    assert mine.ports is theirs.ports is nobodys.ports
    assert theirs.players[0] is nobodys.players[0]
    assert mine.players[0].hand == match.state.players[0].hand
    again = observe(match.state, 1)
    assert again.players[0].hand is None, "what was shown to its owner stays his"
    assert again.players[0].discards is None
