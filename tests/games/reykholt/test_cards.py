"""Every service card at work (R59-R80), in the order of the edition."""

import pytest

from tablee.games.reykholt.box.components import CARDS
from tablee.games.reykholt.rules.harvest_time import HARVEST_TIME
from tablee.games.reykholt.rules.rest import REST_TIME
from tablee.games.reykholt.rules.rounds import END_WORK, WORK_TIME
from tablee.games.reykholt.rules.tourism import END_TOURISM
from tests.games.reykholt.scenario import Scene, board


def taking(card: str) -> Scene:
    """Seat 0 is about to take that card, the first of four: no good comes with it."""
    scene = board(2)
    others = [code for code in ("sower", "grocer", "night_watch") if code != card]
    scene.show(card, *others, "glazier")
    return scene


def take(scene: Scene, card: str) -> None:
    scene.turn_of(0)
    scene.play("work town_hall-1", f"service {card}")


def rest(scene: Scene) -> None:
    scene.state.then(*REST_TIME)
    scene.state.advance()


def test_village_elders() -> None:
    """End of tourism beside another manager: as many goods as plates for a table."""
    scene = board(2)
    scene.card(0, "village_elders")
    scene.at(0, 6)
    scene.at(1, 6)
    scene.stock(0, "TLM")
    scene.ask(END_TOURISM)

    scene.play("use village_elders", "pay TM")

    assert (scene.table(0), scene.goods(0)) == (7, "L")


def test_village_elders_alone_at_a_table_do_nothing() -> None:
    """Nobody shares the table."""
    scene = board(2)
    scene.card(0, "village_elders")
    scene.at(0, 6)
    scene.stock(0, "TLM")

    scene.ask(END_TOURISM)

    assert scene.over


def test_harvest_helper() -> None:
    """After a space that harvested: one more, from another greenhouse."""
    scene = board(2)
    scene.card(0, "harvest_helper")
    for inside in ("TT", "LL", "TL"):
        scene.greenhouse(0, 5, inside)
    scene.turn_of(0)
    scene.play("work town_hall-3", "harvest tomato 1", "enough", "use harvest_helper")

    assert scene.legal() == ["harvest lettuce 2", "harvest tomato 3", "harvest lettuce 3"]


def test_tomato_seedlings() -> None:
    """Start of work time without a tomato: one tomato."""
    scene = board(2)
    scene.card(0, "tomato_seedlings", 1)
    scene.stock(1, "T")

    scene.ask(WORK_TIME)

    assert (scene.goods(0), scene.goods(1)) == ("T", "T")


def test_head_chef() -> None:
    """Once a round one good of another type pays for a table; also the only one asked."""
    scene = board(2)
    scene.card(0, "head_chef")
    scene.stock(0, "LM")
    scene.tour(0)

    assert scene.legal() == ["pay L", "pay M", "bonus"]
    scene.play("pay M")
    # The card is used up: the lettuce pays for table 2.
    assert scene.legal() == ["pay L", "bonus"]


def test_sower() -> None:
    """After a space that planted: a tomato."""
    scene = board(2)
    scene.card(0, "sower")
    scene.greenhouse(0, 5)
    scene.stock(0, "M")
    scene.turn_of(0)

    scene.play("work field-2")

    assert scene.goods(0) == "T"


def test_basket_carrier() -> None:
    """After a market action: one harvest."""
    scene = board(2)
    scene.card(0, "basket_carrier")
    scene.greenhouse(0, 5, "MM")
    scene.turn_of(0)
    scene.play("work market-1")

    assert scene.legal() == ["use basket_carrier", "decline"]
    scene.play("use basket_carrier")
    assert scene.goods(0) == "TLM"


def test_town_clerk() -> None:
    """After a town hall action: a lettuce."""
    scene = board(2)
    scene.card(0, "town_clerk")
    scene.greenhouse(0, 5, "MM")
    scene.turn_of(0)

    scene.play("work town_hall-3")

    assert scene.goods(0) == "LM"


def test_opening_buffet() -> None:
    """At once: three different goods for a table and a carrot."""
    scene = taking("opening_buffet")
    scene.stock(0, "TLMM")

    take(scene, "opening_buffet")

    assert (scene.table(0), scene.goods(0)) == (1, "MC")


def test_back_of_the_queue() -> None:
    """End of tourism as the last on the track: a mushroom."""
    scene = board(3)
    scene.card(0, "back_of_the_queue", 1)
    scene.at(1, 3)

    scene.ask(END_TOURISM)

    assert [scene.goods(seat) for seat in range(3)] == ["M", "", ""]


@pytest.mark.parametrize(("moved", "stock"), [(2, "M"), (3, "")])
def test_back_of_the_queue_alone(moved: int, stock: str) -> None:
    """Alone: having moved two tables at most."""
    scene = board(1)
    scene.card(0, "back_of_the_queue")
    scene.player(0).moved = moved

    scene.ask(END_TOURISM)

    assert scene.goods(0) == stock


def test_barter_stall() -> None:
    """At any time, once a round: two identical goods for any good."""
    scene = board(2)
    scene.card(0, "barter_stall")
    scene.stock(0, "TTLL")
    scene.turn_of(0)

    scene.play("use barter_stall", "pay LL")
    assert len(scene.legal("take")) == 5
    scene.play("take cauliflower")

    assert scene.goods(0) == "TTF"
    assert not scene.legal("use")


def test_nursery() -> None:
    """After a space that gave a greenhouse: a tomato."""
    scene = board(2)
    scene.card(0, "nursery")
    scene.turn_of(0)

    scene.play("work property-1", "greenhouse 5")

    assert scene.goods(0) == "T"


def test_carrot_seeds() -> None:
    """At once: a carrot on an empty plot of every greenhouse."""
    scene = taking("carrot_seeds")
    scene.greenhouse(0, 6, "TT")
    scene.greenhouse(0, 5)

    take(scene, "carrot_seeds")

    assert (scene.inside(0, 1), scene.inside(0, 2)) == ("TTC", "C")


def test_greenhouse_builder() -> None:
    """At once: a greenhouse of 3 or 4 plots, then a planting if one likes."""
    scene = taking("greenhouse_builder")
    scene.stock(0, "F")

    take(scene, "greenhouse_builder")
    assert scene.legal() == ["greenhouse 3", "greenhouse 4"]
    scene.play("greenhouse 4", "plant cauliflower 1")

    assert (scene.inside(0, 1), scene.goods(0)) == ("FFFF", "")


def test_big_harvest() -> None:
    """At once: one good of every greenhouse; mixed ones are asked for."""
    scene = taking("big_harvest")
    scene.greenhouse(0, 6, "TT")
    scene.greenhouse(0, 5, "LM")
    scene.greenhouse(0, 4, "F")

    take(scene, "big_harvest")
    assert scene.legal() == ["harvest lettuce 2", "harvest mushroom 2"]
    scene.play("harvest mushroom 2")

    assert scene.goods(0) == "TMF"


def test_picking_party() -> None:
    """At once: up to three goods of one greenhouse, at least one."""
    scene = taking("picking_party")
    scene.greenhouse(0, 6, "TTTT")
    scene.greenhouse(0, 5, "LL")

    take(scene, "picking_party")
    assert scene.legal() == ["harvest tomato 1", "harvest lettuce 2"]
    scene.play("harvest tomato 1")
    assert scene.legal() == ["harvest tomato 1", "enough"]
    scene.play("harvest tomato 1", "harvest tomato 1")

    assert scene.goods(0) == "TTT"
    assert scene.over


def test_town_reception() -> None:
    """At once: two goods for a table."""
    scene = taking("town_reception")
    scene.stock(0, "TLM")

    take(scene, "town_reception")
    assert scene.legal() == ["pay TL", "pay TM", "pay LM"]
    scene.play("pay TL")

    assert (scene.table(0), scene.goods(0)) == (1, "M")


def test_hamper() -> None:
    """At once: a tomato, a lettuce and a mushroom."""
    scene = taking("hamper")

    take(scene, "hamper")

    assert scene.goods(0) == "TLM"


def test_grocer() -> None:
    """After a market action: a tomato."""
    scene = board(2)
    scene.card(0, "grocer")
    scene.turn_of(0)

    scene.play("work market-2")

    assert scene.goods(0) == "TLM"


def test_composting() -> None:
    """Once a round, when a harvest empties a greenhouse: its rarest good."""
    scene = board(2)
    scene.card(0, "composting")
    scene.greenhouse(0, 5, "T")
    scene.greenhouse(0, 3, "T")
    scene.turn_of(0)

    scene.play("work town_hall-3", "harvest tomato 2", "harvest tomato 1")

    assert scene.goods(0) == "TTC"


def test_composting_chooses_among_greenhouses_emptied_at_once() -> None:
    """Harvest time empties several: the user chooses one of their types."""
    scene = board(2)
    scene.card(0, "composting")
    scene.greenhouse(0, 5, "T")
    scene.greenhouse(0, 3, "T")
    scene.ask(HARVEST_TIME)

    assert scene.legal() == ["take mushroom", "take carrot"]
    scene.play("take carrot")
    assert scene.goods(0) == "TTC"


def test_instructor() -> None:
    """At once: on an empty plot of every greenhouse a good allowed there and absent (TV20)."""
    scene = taking("instructor")
    scene.greenhouse(0, 5, "LLLL")
    scene.greenhouse(0, 6, "T")

    take(scene, "instructor")
    assert scene.legal() == ["fill tomato 1", "fill mushroom 1"]
    scene.play("fill mushroom 1")

    assert (scene.inside(0, 1), scene.inside(0, 2)) == ("LLLLM", "TL")


def test_instructor_needs_a_type_that_is_absent() -> None:
    """Both types that six plots allow are there: the card may not be taken (TV45)."""
    scene = taking("instructor")
    scene.greenhouse(0, 6, "TTTL")
    scene.turn_of(0)
    scene.play("work town_hall-1")

    assert scene.refused("service instructor").rule == "R60"


def test_merchant() -> None:
    """At once: a cauliflower on an empty plot of every greenhouse, allowed or not."""
    scene = taking("merchant")
    scene.greenhouse(0, 6, "T")

    take(scene, "merchant")

    assert scene.inside(0, 1) == "TF"


def test_mushroom_expert() -> None:
    """At once: a mushroom for every greenhouse and one for the stock."""
    scene = taking("mushroom_expert")
    scene.greenhouse(0, 6, "T")

    take(scene, "mushroom_expert")

    assert (scene.inside(0, 1), scene.goods(0)) == ("TM", "M")


def test_agronomist() -> None:
    """At once: an empty greenhouse is filled with its rarest good."""
    scene = taking("agronomist")
    scene.greenhouse(0, 6)
    scene.greenhouse(0, 3)

    take(scene, "agronomist")
    assert scene.legal() == ["fill lettuce 1", "fill carrot 2"]
    scene.play("fill carrot 2")

    assert scene.inside(0, 2) == "CCC"


def test_farm_girl() -> None:
    """Start of rest: plantings as if every greenhouse had three plots."""
    scene = board(2)
    scene.card(0, "farm_girl")
    scene.greenhouse(0, 6)
    scene.greenhouse(0, 5)
    scene.stock(0, "CC")
    rest(scene)

    scene.play("use farm_girl")
    assert scene.legal() == ["plant carrot 1", "plant carrot 2"]
    scene.play("plant carrot 1")
    assert scene.legal() == ["plant carrot 2", "enough"]
    scene.play("enough")

    assert (scene.inside(0, 1), scene.inside(0, 2)) == ("CCC", "")


def test_farm_girl_fills_no_more_than_there_are_plots() -> None:
    """A greenhouse of two plots gets two."""
    scene = board(2)
    scene.card(0, "farm_girl")
    scene.card(0, "greenhouse_saleswoman")
    scene.stock(0, "C")
    rest(scene)

    scene.play("use farm_girl", "plant carrot 1")

    assert scene.inside(0, 1) == "CC"


def test_night_watch() -> None:
    """Start of rest: one harvest."""
    scene = board(2)
    scene.card(0, "night_watch")
    scene.greenhouse(0, 6, "TT")
    rest(scene)

    scene.play("use night_watch")

    assert scene.goods(0) == "T"


def test_innkeeper() -> None:
    """The bonus gives one good more of its type."""
    scene = board(2)
    scene.card(0, "innkeeper")

    scene.tour(0)

    assert scene.goods(0) == "TT"


@pytest.mark.parametrize(("stock", "table", "after"), [("TL", 3, "MF"), ("T", 2, "L")])
def test_coach_driver(stock: str, table: int, after: str) -> None:
    """End of one's tourism turn after three tables or more: a cauliflower."""
    scene = board(2)
    scene.card(0, "coach_driver")
    scene.stock(0, stock)
    scene.tour(0)
    while not scene.over:
        scene.play(scene.legal("pay")[0])

    assert (scene.table(0), scene.goods(0)) == (table, after)


def test_seasonal_hand() -> None:
    """End of work time: one planting."""
    scene = board(2)
    scene.card(0, "seasonal_hand")
    scene.greenhouse(0, 5)
    scene.stock(0, "M")
    scene.ask(END_WORK)

    scene.play("use seasonal_hand")

    assert scene.inside(0, 1) == "MMMMM"


def test_small_portions() -> None:
    """Once a round a table costs one good less, two at least."""
    scene = board(2)
    scene.card(0, "small_portions")
    scene.at(0, 10)
    scene.stock(0, "TTTLLL")
    scene.tour(0)

    assert scene.legal() == ["pay TTT", "pay TT", "bonus"]
    scene.play("pay TT")
    assert scene.legal() == ["pay LLL", "bonus"]


def test_small_portions_on_small_tables() -> None:
    """A table of two goods costs two."""
    scene = board(2)
    scene.card(0, "small_portions")
    scene.at(0, 5)
    scene.stock(0, "TT")
    scene.tour(0)

    assert scene.legal() == ["pay TT", "bonus"]


def test_hot_spring() -> None:
    """Start of harvest time: a good more of a type already in a greenhouse."""
    scene = board(2)
    scene.card(0, "hot_spring")
    scene.greenhouse(0, 6, "T")
    scene.greenhouse(0, 5, "LM")
    scene.greenhouse(0, 3, "CCC")
    scene.ask(HARVEST_TIME)

    scene.play("use hot_spring")

    assert scene.legal() == ["fill tomato 1", "fill lettuce 2", "fill mushroom 2"]


def test_postcards() -> None:
    """Once a round, on reaching an occupied table during tourism: a tomato."""
    scene = board(3)
    scene.card(0, "postcards")
    scene.at(1, 1)
    scene.at(2, 1)

    scene.tour(0)

    assert (scene.table(0), scene.goods(0)) == (1, "TT")


def test_postcards_alone() -> None:
    """Alone: on reaching a table that asks for tomatoes."""
    scene = board(1)
    scene.card(0, "postcards")
    scene.tour(0)
    assert scene.goods(0) == "TT"

    other = board(1)
    other.card(0, "postcards")
    other.at(0, 1)
    other.tour(0)
    assert other.goods(0) == "L"


@pytest.mark.parametrize(("stock", "after"), [("TTTTT", "TTTTTF"), ("TTTTTT", "TTTTTT")])
def test_lean_larder(stock: str, after: str) -> None:
    """Start of rest with five goods or fewer: a cauliflower."""
    scene = board(2)
    scene.card(0, "lean_larder")
    scene.stock(0, stock)

    rest(scene)

    assert scene.goods(0) == after


def test_night_market() -> None:
    """Start of rest: a good but a tomato for two of the next commoner type."""
    scene = board(2)
    scene.card(0, "night_market")
    scene.stock(0, "TLC")
    rest(scene)

    scene.play("use night_market")
    assert scene.legal() == ["pay L", "pay C"]
    scene.play("pay C")

    assert scene.goods(0) == "TLFF"


def test_greenhouse_saleswoman() -> None:
    """Two greenhouses of two plots that allow everything."""
    scene = taking("greenhouse_saleswoman")

    take(scene, "greenhouse_saleswoman")

    kinds = [scene.state.book.kinds[kind] for kind, _, _ in scene.player(0).greenhouses]
    assert [(kind.plots, len(kind.allowed)) for kind in kinds] == [(2, 5), (2, 5)]


def test_glazier() -> None:
    """Once a round, after a space that gave a greenhouse: one planting."""
    scene = board(2)
    scene.card(0, "glazier")
    scene.stock(0, "F")
    scene.turn_of(0)

    scene.play("work property-1", "greenhouse 4", "use glazier")

    assert scene.inside(0, 1) == "FFFF"


def test_architect() -> None:
    """At once: two greenhouses of different sizes."""
    scene = taking("architect")

    take(scene, "architect")
    scene.play("greenhouse 4")
    assert scene.legal() == ["greenhouse 3", "greenhouse 5", "greenhouse 6"]
    scene.play("greenhouse 6")

    assert [kind for kind, _, _ in scene.player(0).greenhouses] == [1, 3]


def test_small_scale_grower() -> None:
    """Planting a greenhouse of three plots: one good of that type more."""
    scene = board(2)
    scene.card(0, "small_scale_grower")
    scene.greenhouse(0, 3)
    scene.stock(0, "C")
    scene.turn_of(0)

    scene.play("work field-2")

    assert (scene.inside(0, 1), scene.goods(0)) == ("CCC", "C")


def test_mover() -> None:
    """Discarding a greenhouse: up to two of its goods are kept, and a lettuce."""
    scene = board(2)
    scene.card(0, "mover")
    scene.greenhouse(0, 5, "LLM")
    scene.turn_of(0)

    scene.play("work town_hall-2")
    assert scene.legal() == [
        "rescue none",
        "rescue L",
        "rescue M",
        "rescue LL",
        "rescue LM",
    ]
    scene.play("rescue LM")

    assert (scene.table(0), scene.goods(0)) == (1, "LLM")
    assert not scene.player(0).greenhouses


def test_large_estate() -> None:
    """Start of work time with the most greenhouses: a mushroom; a tie is not enough."""
    scene = board(3)
    scene.card(0, "large_estate", 1)
    scene.greenhouse(0, 3)
    scene.greenhouse(0, 4)
    scene.greenhouse(1, 5)

    scene.ask(WORK_TIME)

    assert (scene.goods(0), scene.goods(1)) == ("M", "")


def test_large_estate_alone() -> None:
    """Alone: with five greenhouses or more."""
    scene = board(1)
    scene.card(0, "large_estate")
    for plots in (3, 4, 4, 5, 5):
        scene.greenhouse(0, plots)
    scene.ask(WORK_TIME)

    scene.play("use large_estate")

    assert scene.goods(0) == "TM"


def test_community_greenhouse() -> None:
    """A greenhouse of five plots for all but carrots."""
    scene = taking("community_greenhouse")
    take(scene, "community_greenhouse")
    scene.stock(0, "FC")
    scene.turn_of(0)

    scene.play("work field-2")

    assert scene.inside(0, 1) == "FFFFF"


def test_heating_engineer() -> None:
    """At any time, once a round: a harvest from a greenhouse with three goods or more."""
    scene = board(2)
    scene.card(0, "heating_engineer")
    scene.greenhouse(0, 6, "TT")
    scene.greenhouse(0, 6, "LLL")
    scene.turn_of(0)

    scene.play("use heating_engineer")

    assert (scene.goods(0), scene.inside(0, 2)) == ("L", "LL")
    assert not scene.legal("use")


def test_plant_breeder() -> None:
    """Planting a greenhouse with its rarest good: a tomato."""
    scene = board(2)
    scene.card(0, "plant_breeder")
    scene.greenhouse(0, 5)
    scene.greenhouse(0, 3)
    scene.stock(0, "MM")
    scene.turn_of(0)

    scene.play("work field-2", "plant mushroom 1", "plant mushroom 2")

    assert scene.goods(0) == "T"


def test_scrap_dealer() -> None:
    """At once: a greenhouse for a table and a random greenhouse."""
    scene = taking("scrap_dealer")
    scene.greenhouse(0, 6, "TT")

    take(scene, "scrap_dealer")

    assert scene.table(0) == 1
    # The opener of the random pile, which everybody knows.
    assert scene.player(0).greenhouses == ((1, 4, (0, 0, 0, 0, 0)),)


@pytest.mark.parametrize("rows", [1, 2])
def test_fully_booked_restaurant(rows: int) -> None:
    """Start of harvest time with an empty row: a lettuce and a carrot, not twice (TV24)."""
    scene = board(2)
    scene.card(0, "fully_booked_restaurant")
    for row in range(1, 4 - rows):
        scene.worker(1, f"market-{row}")

    scene.ask(HARVEST_TIME)

    assert scene.goods(0) == "LC"


def test_fully_booked_restaurant_without_an_empty_row() -> None:
    """A worker in every row: nothing."""
    scene = board(2)
    scene.card(0, "fully_booked_restaurant")
    for row in (1, 2, 3):
        scene.worker(1, f"market-{row}")

    scene.ask(HARVEST_TIME)

    assert scene.goods(0) == ""


def test_early_riser() -> None:
    """The first of all players to harvest by a space this round: a mushroom."""
    scene = board(2)
    scene.card(0, "early_riser")
    scene.greenhouse(0, 6, "TTT")
    scene.turn_of(0)
    scene.play("work town_hall-3")
    assert scene.goods(0) == "TM"

    late = board(2)
    late.card(0, "early_riser")
    late.greenhouse(0, 6, "TTT")
    late.greenhouse(1, 6, "TTT")
    late.turn_of(1)
    late.play("work town_hall-3")
    late.turn_of(0)
    late.play("work field-3")
    assert late.goods(0) == "T"


def test_sponsorship() -> None:
    """When the opponent gives up a greenhouse: a cauliflower."""
    scene = board(2)
    scene.card(1, "sponsorship")
    scene.greenhouse(0, 5)
    scene.turn_of(0)

    scene.play("work town_hall-2")

    assert (scene.goods(0), scene.goods(1)) == ("", "F")


def test_sponsorship_when_a_greenhouse_is_given() -> None:
    """Giving it away counts."""
    scene = taking("tenant")
    scene.card(1, "sponsorship")
    scene.greenhouse(0, 5)

    take(scene, "tenant")

    assert scene.goods(1) == "F"


def test_running_behind() -> None:
    """End of tourism with the opponent ahead: a mushroom; behind on one table counts."""
    scene = board(2)
    scene.card(0, "running_behind")
    scene.at(0, 5)
    scene.at(1, 5)
    scene.ask(END_TOURISM)
    assert scene.goods(0) == "M"

    ahead = board(2)
    ahead.card(0, "running_behind")
    ahead.at(0, 5)
    ahead.ask(END_TOURISM)
    assert ahead.goods(0) == ""


def test_opposite_number() -> None:
    """Once a round, when the opponent works in a row of one's own: a tomato."""
    scene = board(2)
    scene.card(0, "opposite_number")
    scene.worker(0, "town_hall-1")
    for move in ("work market-2", "work market-1", "work property-1"):
        scene.turn_of(1)
        scene.play(move)

    assert scene.goods(0) == "T"


def test_round_the_parish() -> None:
    """After the third worker in a third column: one harvest."""
    scene = board(2)
    scene.card(0, "round_the_parish")
    scene.greenhouse(0, 6, "TT")
    scene.worker(0, "property-1")
    scene.worker(0, "field-1")
    scene.turn_of(0)
    scene.play("work market-1")

    assert scene.legal() == ["use round_the_parish", "decline"]
    scene.play("use round_the_parish")
    assert scene.goods(0) == "TTL"


def test_round_the_parish_needs_three_columns() -> None:
    """Two workers in one column are not enough."""
    scene = board(2)
    scene.card(0, "round_the_parish")
    scene.greenhouse(0, 6, "TT")
    scene.worker(0, "market-2")
    scene.worker(0, "field-1")
    scene.turn_of(0)

    scene.play("work market-1")

    assert scene.over


def test_tenant() -> None:
    """At once: a greenhouse for the opponent, a table for oneself."""
    scene = taking("tenant")
    scene.greenhouse(0, 5, "MM")
    scene.greenhouse(0, 6)

    take(scene, "tenant")
    assert scene.legal() == ["give 1", "give 2"]
    scene.play("give 1")

    assert (scene.table(0), scene.inside(1, 1)) == (1, "MM")


def test_empty_aisle() -> None:
    """Start of harvest time with an empty column: a cauliflower."""
    scene = board(2)
    scene.card(0, "empty_aisle")
    scene.worker(1, "market-1")
    scene.worker(1, "field-1")
    scene.worker(0, "property-1")
    scene.ask(HARVEST_TIME)
    assert scene.goods(0) == "F"

    full = board(2)
    full.card(0, "empty_aisle")
    for space in ("market-1", "field-1", "town_hall-1"):
        full.worker(1, space)
    full.worker(0, "property-1")
    full.ask(HARVEST_TIME)
    assert full.goods(0) == ""


def test_good_neighbours() -> None:
    """At once: a cauliflower and a carrot, and a lettuce for the opponent."""
    scene = taking("good_neighbours")

    take(scene, "good_neighbours")

    assert (scene.goods(0), scene.goods(1)) == ("FC", "L")


def test_every_card_has_a_test() -> None:
    """R59: all 52."""
    missing = [card for card in CARDS if f"test_{card}" not in globals()]
    assert not missing
