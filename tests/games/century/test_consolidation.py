"""Consolidation: waste, tiles, citizens (R46-R53, R87)."""

from tablee.core import Together
from tablee.games.century.box.components import cell_at
from tablee.games.century.events import CitizenSettled, TileAttached, WastePlaced
from tests.games.century.scenario import table, tile


def test_r46_all_consolidate_at_the_same_time() -> None:
    scene = table(3)
    for seat, code in enumerate(("L1-01", "L1-04", "L1-09")):
        scene.win(seat, code)
    scene.consolidate(starter=1)

    assert list(scene.state.seats_to_act) == [1, 2, 0]
    scene.act(0, "cell 1,0")
    scene.act(2, "cell 0,1", "turn 3")
    scene.act(1, "cell -1,-1", "turn 0")

    assert list(scene.state.seats_to_act) == [0]
    assert (scene.question(0), scene.question(1)) == ("ChooseTurn", "")


def test_r46_the_order_of_answers_makes_no_difference() -> None:
    scenes = []
    for order in ((0, 1), (1, 0)):
        scene = table(3)
        scene.win(0, "L1-01")
        scene.win(1, "L1-04")
        scene.consolidate()
        for seat in order:
            scene.act(seat, "cell 1,0", "turn 1")
        scenes.append(scene)

    assert scenes[0].state == scenes[1].state


def test_r46_one_after_the_other_from_the_taker_of_the_leftmost_column() -> None:
    scene = table(3, r46_consolidation="in_order")
    for seat, code in enumerate(("L1-01", "L1-04", "L1-09")):
        scene.win(seat, code)
    scene.consolidate(starter=2)
    order = []
    for _ in range(3):
        order.append(scene.turn)
        scene.play("cell 1,0", "turn 0")

    assert order == [2, 0, 1]
    assert not isinstance(scene.state.phase, Together)


def test_r46_whoever_has_nothing_to_decide_is_not_asked() -> None:
    scene = table(3)
    scene.win(1, "L1-01")
    scene.player(2).waste_aside = 2
    scene.consolidate()

    assert scene.state.seats_to_act == (1,)
    assert scene.waste(2) == {"start": 3}
    assert scene.told(WastePlaced) == [WastePlaced(2, 0, 2)]


def test_r47_waste_then_tiles_then_technologies() -> None:
    scene = table(3, number=3)
    scene.win(0, "L1-01", "L1-04")
    scene.own(0, "T2-07")
    scene.player(0).waste_aside = 1
    scene.consolidate()
    asked = []
    for text in ("waste L1-04", "tile L1-01", "cell 1,0", "turn 0", "cell 0,1", "turn 0"):
        asked.append(scene.question(0))
        scene.act(0, text)

    assert [*asked, scene.question(0)] == [
        "PlaceWaste",
        "ChooseTile",
        "ChooseCell",
        "ChooseTurn",
        "AttachTile",
        "ChooseTurn",
        "UseTechnology",
    ]


def test_r48_waste_that_came_with_a_territory_stays_on_it() -> None:
    scene = table(3)
    scene.win(0, "L1-01", "L1-04")
    scene.consolidate()

    scene.act(0, "tile L1-04", "cell 1,0", "turn 0")

    assert scene.place(0, "L1-04").waste == 2
    assert scene.aside(0) == {"L1-01": 1}


def test_r49_new_waste_goes_to_the_territories_of_this_round() -> None:
    scene = table(3)
    scene.attach(0, "L1-09", 1, 0, cities="A")
    scene.win(0, "L1-01", "L1-04")
    scene.player(0).waste_aside = 3
    scene.consolidate()

    assert scene.may(0) == ["waste L1-01", "waste L1-04"]
    assert scene.refused("waste start").reason.key == "refuse-waste-won"
    scene.act(0, "waste L1-01", "waste L1-04", "waste L1-01")
    assert scene.aside(0) == {"L1-01": 3, "L1-04": 3}
    assert scene.question(0) == "ChooseTile"


def test_r49_with_a_single_territory_won_all_of_it_goes_there_by_itself() -> None:
    scene = table(3)
    scene.attach(0, "L1-09", 1, 0, cities="A")
    scene.win(0, "L1-01")
    scene.player(0).waste_aside = 3
    scene.consolidate()

    assert scene.aside(0) == {"L1-01": 4}
    assert scene.question(0) == "AttachTile"


def test_r49_whoever_won_none_places_it_on_any_territory_never_on_equipment() -> None:
    scene = table(3)
    scene.attach(0, "L1-09", 1, 0, cities="A")
    scene.attach(0, "T1-01", 0, 1)
    scene.player(0).waste_aside = 2
    scene.consolidate()

    assert scene.may(0) == ["waste start", "waste L1-09"]
    assert scene.refused("waste L1-02").reason.key == "refuse-waste-not-yours"
    scene.act(0, "waste L1-09", "waste start")
    assert scene.waste(0) == {"start": 2, "L1-09": 1}


def test_r49_a_bought_equipment_is_no_territory_won() -> None:
    scene = table(3)
    scene.own(0, "T1-01")
    scene.player(0).waste_aside = 1
    scene.consolidate()

    assert scene.waste(0) == {"start": 2}
    assert scene.question(0) == "AttachTile"


def test_r50_a_tile_touches_the_country_by_a_side_or_a_corner() -> None:
    scene = table(3)
    scene.win(0, "L1-01")
    scene.consolidate()

    assert scene.may(0) == [
        f"cell {x},{y}" for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0)
    ]
    assert scene.refused("cell 0,0").reason.key == "refuse-cell-taken"
    assert scene.refused("cell 2,0").reason.key == "refuse-cell-apart"


def test_r50_tiles_attached_before_count() -> None:
    scene = table(3)
    scene.win(0, "L1-01", "L1-04")
    scene.consolidate()
    scene.act(0, "tile L1-01", "cell 1,1", "turn 0")

    assert "cell 2,2" in scene.may(0)


def test_r50_any_order_and_any_of_four_turns() -> None:
    scene = table(3)
    scene.win(0, "L1-01", "L1-04")
    scene.own(0, "T1-01")
    scene.consolidate()
    assert scene.may(0) == ["tile L1-01", "tile L1-04", "tile T1-01"]
    assert scene.refused("tile L1-02").rule == "R50"
    scene.act(0, "tile T1-01", "cell 1,0")

    assert scene.may(0) == ["turn 0", "turn 1", "turn 2", "turn 3"]
    scene.act(0, "turn 3")

    place = scene.place(0, "T1-01")
    assert (place.cell, place.turn) == (cell_at(1, 0), 3)
    assert scene.told(TileAttached) == [TileAttached(0, tile("T1-01"), cell_at(1, 0), 3)]


def test_r50_an_equipment_must_be_attached_too() -> None:
    scene = table(3)
    scene.own(0, "T1-01")
    scene.consolidate()

    assert scene.question(0) == "AttachTile"
    assert "done" not in scene.may(0)


def test_r50_only_a_tile_chosen_among_several_begins_a_move() -> None:
    scene = table(3)
    scene.win(0, "L1-01", "L1-04")
    scene.consolidate()
    scene.act(0, "tile L1-01")
    assert scene.state.asked(0).completes_move  # type: ignore[union-attr]
    scene.act(0, "cell 1,0", "turn 0")

    assert not scene.state.asked(0).completes_move  # type: ignore[union-attr]


def test_r51_the_citizen_settles_in_a_city_of_its_own_territory() -> None:
    scene = table(3)
    scene.win(0, "L1-12")
    scene.consolidate()
    scene.act(0, "cell 1,0", "turn 0")
    assert scene.place(0, "L1-12").citizens == 0

    assert scene.may(0) == ["settle L1-12.A", "settle L1-12.B"]
    assert scene.refused("settle start.C").rule == "R51"
    scene.act(0, "settle L1-12.B")

    assert scene.place(0, "L1-12").citizens == 0b10
    assert scene.told(CitizenSettled) == [CitizenSettled(0, tile("L1-12"), 1)]


def test_r51_where_there_is_one_city_it_is_not_asked() -> None:
    scene = table(3)
    scene.win(0, "L1-01")
    scene.consolidate()

    scene.act(0, "cell 1,0", "turn 0")

    assert scene.place(0, "L1-01").citizens == 0b1
    assert scene.state.over


def test_r51_empty_cities_make_nothing_and_their_centres_are_idle() -> None:
    scene = table(3)
    scene.attach(0, "L1-02", 1, 0, cities="B")

    assert scene.player(0).country.production() == (6, 2, 0)
    assert scene.player(0).country.centres() == ()


def test_r53_production_is_what_the_country_makes_after_all_that() -> None:
    scene = table(3)
    scene.win(0, "L1-09")
    scene.consolidate()
    assert scene.player(0).country.production() == (3, 2, 0)

    scene.act(0, "cell 1,0", "turn 0")

    assert scene.player(0).country.production() == (7, 2, 0)


def test_r53_production_has_no_limit() -> None:
    """TV5: 12 coins, 7 science and 8 points."""
    scene = table(3, number=5)
    land = [("L1-09", "A"), ("L2-09", "A"), ("L1-10", "A"), ("L1-15", "A"), ("L1-16", "B")]
    for index, (code, city) in enumerate([*land, ("L3-01", "A")], 1):
        scene.attach(0, code, index, index, cities=city)

    scene.produce()

    player = scene.player(0)
    assert (player.coins, player.science, player.score) == (22, 17, 8)


def test_r87_what_technologies_change_counts_for_this_production() -> None:
    scene = table(3)
    scene.attach(0, "L1-09", 1, 1)
    scene.own(0, "T1-06")
    scene.consolidate()
    scene.act(0, "use T1-06 workers", "settle L1-09.A")

    scene.produce()

    assert scene.coins()[0] == 17


def test_r52_consolidation_ends_by_itself_when_nothing_is_left_to_use() -> None:
    scene = table(3)
    scene.own(0, "T1-06")
    scene.consolidate()

    scene.act(0, "use T1-06 workers")

    assert scene.place(0, "start").citizens == 0b111
    assert scene.state.over


def test_r52_a_seat_that_owns_nothing_to_use_is_not_asked() -> None:
    scene = table(3)
    scene.own(0, "T1-12")
    scene.consolidate()

    assert scene.state.over
