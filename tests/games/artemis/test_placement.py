"""Dice are placed (R31, R32, R40-R47)."""

import pytest

from tablee.core import CHANCE
from tablee.games.artemis.events import DiceRolled, DieAdjusted, DiePlaced
from tablee.games.artemis.rules.placement import NextPlacement, PlaceDie, RollDice
from tests.games.artemis.scenario import VENTS, Scene, board, building, counts


def placing(seats: int = 2, faces: str = "13456", **options: bool) -> Scene:
    """Seat 0 has dice and is asked; the others have none."""
    scene = board(seats, **options)
    scene.dice(0, faces)
    scene.ask(NextPlacement(0))
    return scene


def test_r31_all_roll_five_dice() -> None:
    scene = board(2)

    scene.ask(RollDice())
    assert scene.state.seats_to_act == (CHANCE,)
    scene.play("roll 11346 22356")

    assert [player.dice for player in scene.state.players] == [(1, 1, 3, 4, 6), (2, 2, 3, 5, 6)]
    assert scene.told(DiceRolled) == [
        DiceRolled(0, (1, 1, 3, 4, 6)),
        DiceRolled(1, (2, 2, 3, 5, 6)),
    ]


@pytest.mark.parametrize("text", ["roll 1134 22356", "roll 11346", "roll 11346 223566"])
def test_r31_no_other_number_of_dice_can_be_rolled(text: str) -> None:
    scene = board(2)

    scene.ask(RollDice())

    scene.refused(text)


def test_r31_one_die_at_a_time_in_turn_order_until_nobody_has_any() -> None:
    scene = board(3)
    scene.state.first = 1
    for seat, faces in enumerate(("5", "46", "6")):
        scene.dice(seat, faces)

    scene.ask(NextPlacement(1))
    turns = []
    while not scene.state.over:
        turns.append(scene.turn)
        scene.play(scene.legal("place")[-1])

    assert turns == [1, 2, 0, 1]


def test_r31_nobody_may_pass_and_a_place_is_always_there() -> None:
    scene = placing(faces="1")

    assert scene.legal("place") == [
        f"place 1 {spot}" for spot in ("vents", "quarry", "doorstep", "academy", "outfitters")
    ]
    assert scene.refused("done").rule == "R31"
    assert scene.refused("place 4 vents").rule == "R31"


def test_r32_toolkits_change_the_die_that_is_placed() -> None:
    scene = placing(faces="33")
    scene.give(0, toolkits=2)

    assert scene.legal("adjust") == ["adjust 3 1", "adjust 3 2", "adjust 3 4", "adjust 3 5"]
    scene.play("adjust 3 5")
    assert scene.player(0).toolkits == 0
    assert all(text.startswith("place 5") for text in scene.legal())
    assert scene.refused("place 3 vents").rule == "R32"
    scene.play("place 5 vents")

    assert scene.state.vents == ((0, 5),)
    assert scene.player(0).dice == (3,)
    assert scene.told(DieAdjusted) == [DieAdjusted(0, 3, 5, 2)]


@pytest.mark.parametrize(("faces", "wanted"), [("1", ["adjust 1 2"]), ("6", ["adjust 6 5"])])
def test_r32_a_die_stays_between_1_and_6(faces: str, wanted: list[str]) -> None:
    scene = placing(faces=faces)

    assert scene.legal("adjust") == wanted
    scene.give(0, toolkits=9)
    assert len(scene.legal("adjust")) == 5


def test_r32_without_toolkits_nothing_changes() -> None:
    scene = placing(faces="3")
    scene.give(0, toolkits=0)

    assert scene.legal("adjust") == []
    assert scene.refused("adjust 3 4").rule == "R32"


def test_r32_toolkits_of_the_outfitters_come_too_late_for_their_die() -> None:
    scene = placing(faces="5")
    scene.give(0, toolkits=0)

    scene.play("place 5 outfitters")

    assert scene.player(0).toolkits == 2
    assert scene.state.over


@pytest.mark.parametrize("region", ["vents", "quarry", "doorstep"])
def test_r40_and_r43_right_of_all_lower_or_equal_dice(region: str) -> None:
    """R40, R43. Test vector 27: into 1, 3, 5 a 3 goes behind the 3; no energy is needed yet."""
    scene = placing(faces="3")
    scene.give(0, energy=0)
    row = ((1, 1), (1, 3), (1, 5))
    name = {"vents": "vents", "quarry": "quarry", "doorstep": "doorstep_dice"}[region]
    setattr(scene.state, name, row)

    scene.play(f"place 3 {region}")

    assert getattr(scene.state, name) == ((1, 1), (1, 3), (0, 3), (1, 5))


def test_r41_each_full_recon_outpost_takes_at_once() -> None:
    scene = placing(faces="46")
    scene.build(0, "recon_outpost", "pioneer marine")
    scene.build(0, "recon_outpost", "pioneer pioneer")
    scene.stock(energy=5, ore=1)

    scene.play("place 4 vents")
    assert scene.legal() == ["take", "leave"]
    scene.play("take", "leave")
    assert (scene.state.energy_stock, scene.player(0).energy) == (4, 4)

    scene.play("place 6 quarry", "take")
    assert scene.state.over, "nothing is left for the second outpost"
    assert (scene.state.ore_stock, scene.player(0).ore) == (0, 4)


def test_r41_an_outpost_that_is_not_full_takes_nothing() -> None:
    scene = placing(faces="4")
    scene.build(0, "recon_outpost", "pioneer")
    scene.stock(energy=5)

    scene.play("place 4 vents")

    assert scene.state.over


def test_r42_a_bid_must_be_higher() -> None:
    """Test vector 5: a 4 fits an empty tile and one with a 3, not one with a 4."""
    scene = placing(faces="4")
    scene.tiles("volcanic_extractor", "manufactory", "shuttle_bay")
    scene.bid(1, 3, tile=2)
    scene.bid(1, 4, tile=3)
    scene.give(0, ore=0)

    tiles = [text for text in scene.legal("place") if "gantry" in text]

    assert tiles == ["place 4 gantry-1", "place 4 gantry-2"]
    assert scene.refused("place 4 gantry-3").rule == "R42"
    scene.play("place 4 gantry-2")
    assert scene.state.bids[1] == ((1, 3), (0, 4))


def test_r42_only_a_6_outbids_a_5_and_dice_do_not_add_up() -> None:
    """Test vector 7."""
    scene = placing(faces="456")
    scene.tiles("manufactory")
    scene.bid(0, 1, tile=1)
    scene.bid(1, 5, tile=1)

    assert [t for t in scene.legal("place") if "gantry" in t] == ["place 6 gantry-1"]


def test_r42_one_may_outbid_oneself() -> None:
    scene = placing(faces="4")
    scene.tiles("manufactory")
    scene.bid(0, 2, tile=1)

    scene.play("place 4 gantry-1")

    assert scene.state.bids == [((0, 2), (0, 4))]


def test_r44_the_academy_takes_a_colonist_of_shelters_or_buildings() -> None:
    scene = placing(3, "3")
    scene.build(0, "sensor_station", "marine")

    scene.play("place 3 academy")
    assert scene.legal() == ["enrol pioneer shelters", "enrol marine 1"]
    scene.play("enrol marine 1")

    assert scene.state.academy == ((0, 3, 2),)
    assert scene.inside(0, 1) == counts("")


@pytest.mark.parametrize(("seats", "places"), [(1, 1), (2, 1), (3, 2), (5, 2)])
def test_r44_places_by_the_number_of_players(seats: int, places: int) -> None:
    scene = placing(seats, "3")

    for _ in range(places):
        assert "place 3 academy" in scene.legal()
        scene.enrol(0, 3, "pioneer")

    assert "place 3 academy" not in scene.legal()
    assert scene.refused("place 3 academy").rule == "R44"


def test_r44_no_colonist_no_academy() -> None:
    scene = placing(faces="3")
    scene.shelter(0, "")

    assert "place 3 academy" not in scene.legal()
    assert scene.refused("place 3 academy").rule == "R44"


def test_r45_a_place_may_be_taken_where_nobody_is_left_to_become() -> None:
    scene = placing(faces="5")
    scene.state.expelled = tuple(
        have + left
        for have, left in zip(scene.state.expelled, scene.state.academy_stock, strict=True)
    )
    scene.state.academy_stock = (0, 0, 0, 0)

    assert "place 5 academy" in scene.legal()


def test_r46_a_building_that_lost_a_colonist_is_no_longer_full() -> None:
    scene = placing(faces="36")
    scene.build(0, "recon_outpost", "pioneer marine")
    scene.stock(energy=5)

    scene.play("place 3 academy", "enrol marine 1", "place 6 vents")

    assert scene.state.over, "the outpost takes nothing"


@pytest.mark.parametrize(("face", "toolkits"), [(1, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_r47_the_outfitters_give_toolkits_at_once(face: int, toolkits: int) -> None:
    """Test vector 10: a 5 gives two."""
    scene = placing(faces=str(face))
    scene.give(0, toolkits=0)
    scene.state.outfitters = ((1, 5), (1, 5))

    scene.play(f"place {face} outfitters")

    assert scene.player(0).toolkits == toolkits
    assert len(scene.state.outfitters) == 3


def test_where_a_die_went_is_told() -> None:
    scene = placing(faces="24")
    scene.tiles("manufactory")

    scene.play("place 4 gantry-1", "place 2 vents")

    assert scene.told(DiePlaced) == [
        DiePlaced(0, 4, 3, building("manufactory")),
        DiePlaced(0, 2, VENTS, -1),
    ]


def test_questions_name_their_rule() -> None:
    assert PlaceDie(0).rule == "R31"
