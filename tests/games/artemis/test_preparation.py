"""The board before each round (R9-R20, R99)."""

import pytest

from tablee.games.artemis.box.components import EXPEDITIONS, OCEAN_KINDS
from tablee.games.artemis.events import DoorstepFilled, EventRevealed, ExpeditionRevealed
from tablee.games.artemis.rules.setup.arrivals import FillDoorstep
from tablee.games.artemis.rules.setup.preparation import (
    DrawEvent,
    PrepareBoard,
    RevealExpeditions,
    StockRegions,
)
from tablee.games.artemis.rules.setup.tiles import FillGantry
from tests.games.artemis.scenario import Scene, board, building, counts


def reveal(scene: Scene, *codes: str) -> None:
    """These expeditions come, and for each whatever is drawn first."""
    for code in codes:
        scene.play(f"reveal {code}")


def test_r9_last_rounds_expeditions_make_way() -> None:
    scene = board(3, number=2)
    old = scene.expedition("blue_fissure")
    card = scene.state.cards[old]

    scene.ask(PrepareBoard(3))
    reveal(scene, "deep_vein", "glass_ridge")

    assert [EXPEDITIONS[card] for card in scene.state.cards] == ["deep_vein", "glass_ridge"]
    assert scene.state.expedition_discard == [card]


def test_r10_what_is_left_comes_first_then_the_discards_are_shuffled() -> None:
    """Test vector 32: five players, round 6."""
    scene = board(5, number=5)
    state = scene.state
    state.expedition_discard = state.expedition_deck[2:]
    state.expedition_deck = state.expedition_deck[:2]

    scene.ask(RevealExpeditions(4))
    assert scene.legal() == ["reveal lone_beacon", "reveal first_steps"]
    scene.play("reveal lone_beacon", "reveal first_steps", "draw pioneer")

    assert len(scene.legal()) == 20
    scene.play("reveal blue_fissure", "reveal deep_vein")
    assert state.expedition_discard == []
    assert len(state.cards) == 4


def test_r10_the_discards_wait_until_a_card_is_wanted() -> None:
    scene = board(5, number=5)
    state = scene.state
    state.expedition_discard = state.expedition_deck[1:]
    state.expedition_deck = state.expedition_deck[:1]

    scene.ask(RevealExpeditions(1))
    scene.play("reveal lone_beacon")

    assert state.expedition_deck == []
    assert len(state.expedition_discard) == 21


def test_r11_colonists_and_buildings_of_rewards_are_drawn_at_once() -> None:
    scene = board(3, number=4)

    scene.ask(RevealExpeditions(1))
    scene.play("reveal abandoned_outpost")
    assert all(text.startswith("tile") for text in scene.legal())
    assert "tile armory" in scene.legal()
    scene.play("tile armory", "draw marine")

    assert scene.state.card_buildings == [building("armory")]
    assert scene.state.card_colonists == [counts("marine")]
    (told,) = scene.told(ExpeditionRevealed)
    assert told.building == building("armory")


def test_r11_two_colonists_where_the_card_shows_two() -> None:
    scene = board(2)

    scene.ask(RevealExpeditions(1))
    scene.play("reveal stray_shuttle", "draw pioneer", "draw engineer")

    assert scene.state.card_colonists == [counts("pioneer engineer")]


def test_r12_what_was_left_on_a_card_goes_with_it() -> None:
    scene = board(2, number=1)
    scene.expedition("abandoned_outpost", "marine", "manufactory")

    scene.ask(PrepareBoard(2))

    assert scene.state.discarded == counts("marine")
    assert scene.state.scrapped[building("manufactory")] == 1


def test_r13_and_r14_the_figures_of_the_cards_and_two() -> None:
    """R13, R14. Test vector 4: with three players 8 energy come of two cards that show 6."""
    scene = board(3)
    scene.expedition("deep_vein")  # 4 energy, 3 ore
    scene.expedition("twin_chimney")  # 2 energy, 5 ore
    scene.stock(energy=11, ore=7)

    scene.ask(StockRegions(2))

    assert (scene.state.energy_stock, scene.state.ore_stock) == (8, 10)


def test_r15_as_many_buildings_as_players_join_those_left() -> None:
    scene = board(3, number=4)
    scene.tiles("manufactory")

    scene.ask(FillGantry(3, ()))
    assert scene.legal()[0] == "tile armory"
    assert len(scene.legal()) == 13
    scene.play("tile armory", "tile armory", "tile stronghold")

    assert len(scene.state.gantry) == 4
    assert scene.state.over


@pytest.mark.parametrize(("number", "ocean"), [(1, True), (3, True), (4, False), (6, False)])
def test_r15_ocean_first_then_surface(number: int, *, ocean: bool) -> None:
    scene = board(2, number=number)

    scene.ask(FillGantry(1, ()))

    kinds = [building(text.split()[1]) for text in scene.legal()]
    assert all((kind < OCEAN_KINDS) == ocean for kind in kinds)


def test_r15_no_more_than_eight_buildings() -> None:
    scene = board(5)
    scene.tiles(*["manufactory"] * 2, *["drone_dock"] * 2, *["ops_center"] * 2, "shuttle_bay")

    scene.ask(FillGantry(5, ()))
    scene.play("tile shuttle_bay")

    assert len(scene.state.gantry) == 8
    assert scene.state.over


def test_r16_new_buildings_lie_at_the_far_end() -> None:
    scene = board(2)
    scene.tiles("manufactory", "drone_dock")

    scene.ask(FillGantry(1, ()))
    scene.play("tile ops_center")

    assert scene.state.gantry == [building(c) for c in ("manufactory", "drone_dock", "ops_center")]


def test_r17_colonists_join_those_left_up_to_twelve() -> None:
    scene = board(3)
    scene.arrive("pioneer " * 9)

    scene.ask(FillDoorstep(5, (0, 0, 0, 0)))
    scene.play("draw marine", "draw marine", "draw steward")

    assert scene.state.doorstep == (9, 0, 2, 1)
    assert scene.told(DoorstepFilled) == [DoorstepFilled((0, 0, 2, 1))]
    assert scene.state.over


def test_r18_academy_and_outfitters_stay_as_they_are() -> None:
    scene = board(2)
    before = scene.state.academy_stock

    scene.ask(PrepareBoard(1))

    assert scene.state.academy_stock == before
    assert scene.state.outfitters == ()


def test_r19_the_event_waits_for_its_letter() -> None:
    scene = board(2)

    scene.ask(DrawEvent())
    scene.play("event blizzard")

    assert scene.state.harder == 0
    assert scene.told(EventRevealed) == [EventRevealed(0, 0)]


def test_r19_an_event_with_an_exclamation_mark_acts_at_once() -> None:
    scene = board(2)
    scene.happen("blizzard")

    scene.ask(DrawEvent())
    scene.play("event supply_drop")

    assert [player.toolkits for player in scene.state.players] == [2, 2]


def test_r20_hard_mode_leaves_the_two_out() -> None:
    scene = board(2, hard_mode=True)

    scene.ask(PrepareBoard(1))
    scene.play("reveal deep_vein", "tile drone_dock", "tile drone_dock")
    assert (scene.state.energy_stock, scene.state.ore_stock) == (4, 3)
    scene.play("draw pioneer", "draw pioneer")

    assert sum(scene.state.doorstep) == 2
    assert scene.legal()[0].startswith("event")


def test_r99_the_board_is_refreshed_between_rounds() -> None:
    scene = board(2, number=3)
    scene.tiles("manufactory")
    scene.arrive("marine")
    scene.stock(energy=4, ore=4)

    scene.ask(PrepareBoard(4))
    scene.play("reveal deep_vein", "tile armory", "tile armory")
    scene.play(*["draw pioneer"] * 4)

    assert scene.state.round == 4
    assert scene.state.doorstep == (4, 0, 1, 0)
    assert (scene.state.energy_stock, scene.state.ore_stock) == (6, 5)
    assert len(scene.state.gantry) == 3
