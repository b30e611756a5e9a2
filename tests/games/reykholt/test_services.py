"""Service cards in general: when they act, who may use them (R59-R80)."""

from tablee.games.reykholt.actions import SPACES
from tablee.games.reykholt.box.components import CARDS
from tablee.games.reykholt.events import CardUsed, GoodsGained
from tablee.games.reykholt.rules.harvest_time import HARVEST_TIME
from tablee.games.reykholt.rules.rest import REST_TIME
from tablee.games.reykholt.rules.rounds import END_WORK, WORK_TIME
from tablee.games.reykholt.rules.story.events import DrawEvent
from tablee.games.reykholt.rules.tourism import TOURISM_TIME
from tablee.games.reykholt.rules.work.placing import NEXT_PLACEMENT
from tests.games.reykholt.scenario import board


def uses(scene_uses: tuple[tuple[int, int, int], ...]) -> dict[str, int]:
    """How often each card was used."""
    return {CARDS[card]: often for card, _, often in scene_uses}


def test_r59_a_card_does_not_react_to_the_placement_that_brought_it() -> None:
    """R59: the next town hall action brings the lettuce."""
    scene = board(4)
    scene.show("town_clerk", "sower", "nursery", "head_chef")
    scene.turn_of(0)
    scene.play("work town_hall-2", "service town_clerk")
    assert scene.goods(0) == ""

    scene.stock(0, "TLM")
    scene.player(0).placed = ()
    scene.player(0).workers = 3
    scene.state.occupied = 0
    scene.turn_of(0)
    scene.play("work town_hall-5")

    assert scene.goods(0) == "L"


def test_r59_a_shared_card_does_not_react_either() -> None:
    """R59: nor a card that the placement shares."""
    scene = board(4)
    scene.card(1, "town_clerk")
    scene.turn_of(0)

    scene.play("work town_hall-6")

    assert scene.goods(0) == "T"


def test_r60_at_once_cards_need_a_use() -> None:
    """R60: without an empty plot nobody takes the carrot seeds (TV30)."""
    scene = board(2, service_group="B")
    scene.show("carrot_seeds", "grocer", "composting", "hamper")
    scene.greenhouse(0, 3, "CCC")
    scene.turn_of(0)
    scene.play("work town_hall-1")

    assert scene.refused("service carrot_seeds").rule == "R60"
    assert "service hamper" in scene.legal()


def test_r60_an_immediate_card_stays_without_effect() -> None:
    """R60: it lies before its user and acts no more."""
    scene = board(2, service_group="B")
    scene.show("hamper", "grocer", "composting", "picking_party")
    scene.turn_of(0)

    scene.play("work town_hall-1", "service hamper")

    assert scene.goods(0) == "TLM"
    assert uses(scene.player(0).services) == {"hamper": 1}


def test_r61_without_a_card_that_may_be_taken_there_is_nothing_to_do() -> None:
    """R61: then the space cannot be used."""
    scene = board(2, service_group="B")
    scene.show("carrot_seeds")
    scene.turn_of(0)

    assert scene.refused("work town_hall-1").rule == "R16"


def test_r62_may_means_optional() -> None:
    """R62: a card with "may" is asked for, one without acts."""
    scene = board(2)
    scene.card(0, "basket_carrier")
    scene.card(0, "grocer")
    scene.greenhouse(0, 6, "LL")
    scene.turn_of(0)

    scene.play("work market-1")

    assert scene.legal() == ["use basket_carrier", "use grocer"]
    scene.play("use grocer")
    assert scene.legal() == ["use basket_carrier", "decline"]
    scene.play("decline")
    assert scene.goods(0) == "TTL"


def test_r63_immediate_effects_go_as_far_as_possible() -> None:
    """R63: of two different greenhouses one is taken if only one size is left."""
    scene = board(1, service_group="D")
    for plots in (3, 4, 4, 5, 5):
        scene.greenhouse(0, plots)
    scene.show("architect", "mover", "glazier")
    scene.turn_of(0)

    scene.play("work town_hall-1", "service architect")

    assert len(scene.player(0).greenhouses) == 6
    assert scene.over


def test_r64_sharing_lays_the_card_between_two() -> None:
    """R64: from now on both use it."""
    scene = board(3)
    scene.card(1, "grocer")
    scene.turn_of(0)
    scene.play("work town_hall-6")

    grocer = CARDS.index("grocer")
    assert scene.player(0).partner(grocer) == 1
    assert scene.player(1).partner(grocer) == 0
    scene.turn_of(0)
    scene.play("work market-2")
    assert scene.goods(0) == "TTTL"


def test_r65_neighbours() -> None:
    """R65: with three players all others, with four not the one opposite (TV31, TV42)."""
    three, four = board(3), board(4)
    for scene in (three, four):
        scene.card(1, "sower")
        scene.card(2, "grocer")
        scene.turn_of(0)
    four.card(3, "town_clerk")

    three.play("work town_hall-6")
    four.play("work town_hall-6")

    assert three.legal() == ["share sower", "share grocer"]
    assert four.legal() == ["share sower", "share town_clerk"]


def test_r66_sharing_an_immediate_card_gives_its_effect_once() -> None:
    """R66: to the one who shares; the first owner gets nothing again."""
    scene = board(3, service_group="B")
    scene.card(1, "hamper")
    scene.turn_of(0)

    scene.play("work town_hall-6")

    assert (scene.goods(0), scene.goods(1)) == ("TTLM", "")


def test_r66_sharing_needs_a_use_too() -> None:
    """R66: an immediate card that could do nothing cannot be shared."""
    scene = board(3, service_group="B")
    scene.card(1, "carrot_seeds")
    scene.turn_of(0)

    scene.play("work town_hall-6")

    assert scene.goods(0) == "T"
    assert not scene.player(0).services


def test_r67_sharing_takes_neither_stack_nor_display() -> None:
    """R67: the goods beside the display stay."""
    scene = board(3)
    scene.show("sower", "nursery")
    scene.card(1, "grocer")
    scene.turn_of(0)

    scene.play("work town_hall-6")

    assert len(scene.state.display) == 2
    assert len(scene.state.stack) == 2
    assert scene.goods(0) == "T"


def test_r68_limits_count_for_each_user() -> None:
    """R68: both users of a shared card may use it once a round."""
    scene = board(3, r8_story_cards="always")
    scene.card(0, "barter_stall", 1)
    scene.stock(0, "TT")
    scene.stock(1, "LL")
    scene.ask(END_WORK)

    scene.play("use barter_stall", "take carrot")
    assert scene.turn == 1
    scene.play("use barter_stall", "take carrot")

    assert (scene.goods(0), scene.goods(1)) == ("C", "C")
    assert scene.over


def test_r69_a_shared_card_is_before_nobody() -> None:
    """R69: it cannot be shared again (TV31)."""
    scene = board(4)
    scene.card(1, "sower", 2)
    scene.card(3, "grocer")
    scene.turn_of(0)

    scene.play("work town_hall-6")

    assert scene.player(0).partner(CARDS.index("sower")) is None
    assert scene.player(0).partner(CARDS.index("grocer")) == 3


def test_r70_by_an_action_means_by_a_space() -> None:
    """R70: a harvest by a card after a market action is no harvest by an action."""
    scene = board(2)
    scene.card(0, "basket_carrier")
    scene.card(0, "harvest_helper")
    scene.greenhouse(0, 6, "TT")
    scene.greenhouse(0, 6, "LL")
    scene.turn_of(0)

    scene.play("work market-1", "use basket_carrier", "harvest tomato 1")

    assert scene.over


def test_r71_any_time_cards_are_offered_in_ones_own_questions() -> None:
    """R71: at every open decision, which is then asked anew; not within a step."""
    scene = board(2, r8_story_cards="always")
    scene.card(0, "barter_stall")
    scene.stock(0, "TTT")
    scene.turn_of(0)
    assert scene.legal()[-1] == "use barter_stall"

    scene.play("use barter_stall", "take carrot")

    assert scene.goods(0) == "TC"
    assert "use barter_stall" not in scene.legal()
    assert scene.refused("use barter_stall").rule == "R71"
    scene.play("work property-3")
    assert scene.legal() == ["pay T", "pay C"]


def test_r71_holders_are_asked_before_another_seats_worker() -> None:
    """R71: `use` or `wait`, in turn order."""
    scene = board(3, r8_story_cards="always")
    scene.card(1, "barter_stall", 2)
    scene.stock(1, "TTTT")
    scene.stock(2, "LL")
    scene.ask(NEXT_PLACEMENT[0])

    assert (scene.turn, scene.legal()) == (1, ["wait", "use barter_stall"])
    scene.play("use barter_stall", "take carrot")
    assert scene.turn == 2
    scene.play("wait")
    assert scene.turn == 0
    assert scene.asked == "PlaceWorker"
    scene.play("work market-2")
    # Seat 2 is asked again before seat 1 places; seat 1 has used its card.
    assert (scene.turn, scene.asked) == (2, "UseAnyTime")


def test_r71_windows_at_the_ends_of_phases() -> None:
    """R71: start and end of work time, before a tourism turn, end of tourism, before rest."""
    scene = board(2, r8_story_cards="always")
    scene.card(0, "barter_stall")
    scene.stock(0, "TTFF")

    windows = []
    for frames in ((WORK_TIME,), (END_WORK,), (TOURISM_TIME,), REST_TIME):
        scene.state.then(*frames)
        scene.state.advance()
        while not scene.over:
            if scene.asked == "UseAnyTime":
                question = scene.state.asked(0)
                windows.append(getattr(question, "window"))  # noqa: B009 - of that class
                scene.play("wait")
            else:
                scene.play("stay" if "stay" in scene.legal() else "bonus")

    assert windows == [2, 4, 5, 6, 7]


def test_r71_before_an_event_acts() -> None:
    """R71: whoever has four goods may still trade two of them and keep the others."""
    scene = board(2, mode="fresh_arrivals")
    scene.card(1, "barter_stall")
    scene.stock(1, "TTLL")
    scene.ask(DrawEvent())
    scene.play("event runaway_sheep")

    assert (scene.turn, scene.legal()) == (1, ["wait", "use barter_stall"])
    scene.play("use barter_stall", "pay TT", "take carrot")

    assert scene.goods(1) == "LLC"
    assert scene.over


def test_r71_without_a_space_an_any_time_card_may_help() -> None:
    """R71, R18: before the worker is laid aside; then the spaces are judged again."""
    scene = board(2, r8_story_cards="always")
    scene.card(0, "heating_engineer")
    scene.greenhouse(0, 6, "TTT")
    scene.worker(0, "property-1")
    scene.worker(0, "field-1")
    for number in (1, 2, 3):
        scene.worker(1, f"market-{number}")
    # Spaces for harvests, and the exchange of a greenhouse, are taken as well.
    for space in ("town_hall-2", "field-3", "town_hall-3"):
        scene.player(1).stayed = (*scene.player(1).stayed, SPACES.index(space))
        scene.state.occupied |= 1 << SPACES.index(space)
    scene.turn_of(0)

    assert (scene.asked, scene.legal()) == ("UseBeforeAside", ["wait", "use heating_engineer"])
    scene.play("use heating_engineer")
    # The tomato pays for a greenhouse: the only space there is.
    assert scene.legal() == [f"greenhouse {plots}" for plots in (3, 4, 5, 6)]


def test_r72_own_effects_of_one_moment_in_ones_own_order() -> None:
    """R72: cards with a choice among them are asked for one by one."""
    scene = board(2, service_group="C", r8_story_cards="always")
    scene.card(0, "night_market")
    scene.card(0, "lean_larder")
    scene.stock(0, "LLLLL")
    scene.state.then(*REST_TIME)
    scene.state.advance()

    assert scene.legal() == ["use lean_larder", "use night_market"]
    scene.play("use lean_larder", "use night_market", "pay F")
    assert scene.goods(0) == "LLLLLMM"


def test_r72_several_players_in_turn_order() -> None:
    """R72: from the current start player."""
    scene = board(3)
    scene.state.first = 2
    scene.card(0, "tomato_seedlings", 2)

    scene.ask(WORK_TIME)

    assert [event.seat for event in scene.told(CardUsed)] == [2, 0]


def test_r72_plain_gains_come_without_a_question() -> None:
    """R72: two cards that only gain goods act in the order of the edition."""
    scene = board(2)
    scene.card(0, "grocer")
    scene.card(0, "sower")
    scene.greenhouse(0, 6)
    scene.stock(0, "T")
    scene.turn_of(0)

    scene.play("work field-2")

    assert scene.goods(0) == "T"
    scene.turn_of(0)
    scene.play("work market-1")
    assert scene.over
    assert len(scene.told(GoodsGained)) == 3


def test_r72a_cards_and_arrivals_in_the_order_one_likes() -> None:
    """R72a: first the card for those without a tomato, then the arrivals (TV41)."""
    scene = board(1)
    scene.card(0, "tomato_seedlings")
    scene.ask(WORK_TIME)

    assert scene.legal() == ["use tomato_seedlings", "use arrivals"]
    scene.play("use tomato_seedlings")

    assert scene.goods(0) == "TT"
    assert len(scene.player(0).greenhouses) == 1


def test_r72a_the_arrivals_first_spoil_the_card() -> None:
    """R72a: with a tomato in stock the card no longer acts."""
    scene = board(1)
    scene.card(0, "tomato_seedlings")
    scene.ask(WORK_TIME)

    scene.play("use arrivals")

    assert scene.goods(0) == "T"
    assert scene.over


def test_r72b_a_card_may_harvest_what_the_space_has_harvested() -> None:
    """R72b: unless it says another greenhouse."""
    scene = board(4)
    scene.card(0, "basket_carrier")
    scene.greenhouse(0, 6, "TTT")
    scene.turn_of(0)
    scene.play("work market-5", "harvest tomato 1")

    scene.play("use basket_carrier")

    assert (scene.goods(0), scene.inside(0, 1)) == ("TTF", "T")


def test_r73_the_rarest_type_is_the_golden_crate() -> None:
    """R73: 3 carrot, 4 cauliflower, 5 mushroom, 6 lettuce; cards have their own."""
    book = board(2).state.book

    assert [book.kinds[kind].rarest for kind in range(4)] == [4, 3, 2, 1]
    assert [
        book.kinds[kind].rarest
        for kind in book.cards[CARDS.index("greenhouse_saleswoman")].provides
    ] == [4, 4]
    assert [
        book.kinds[kind].rarest for kind in book.cards[CARDS.index("community_greenhouse")].provides
    ] == [3]


def test_r74_closed_rows_are_not_in_use() -> None:
    """R74: a closed row without a worker is no empty row."""
    scene = board(2, service_group="E", mode="fresh_arrivals")
    scene.card(0, "fully_booked_restaurant")
    scene.event("snowstorm")
    for row in (1, 2):
        scene.worker(1, f"market-{row}")

    scene.ask(HARVEST_TIME)

    assert scene.goods(0) == ""


def test_r75_filling_is_not_planting() -> None:
    """R75: cards that react to plantings do not react to filled plots, and no stock is used."""
    scene = board(2, service_group="D")
    scene.card(0, "small_scale_grower")
    scene.greenhouse(0, 3)
    scene.show("carrot_seeds", "agronomist", "grocer", "hamper")
    scene.turn_of(0)

    scene.play("work town_hall-1", "service agronomist")

    assert (scene.inside(0, 1), scene.goods(0)) == ("CCC", "")


def test_r76_seeds_ignore_what_a_greenhouse_allows() -> None:
    """R76: a carrot in a greenhouse of six plots; full ones get nothing, empty ones do (TV21)."""
    scene = board(2, service_group="B")
    scene.greenhouse(0, 6, "TTTTT")
    scene.greenhouse(0, 5, "LLLLL")
    scene.greenhouse(0, 4)
    scene.show("carrot_seeds")
    scene.turn_of(0)

    scene.play("work town_hall-1")

    assert [scene.inside(0, number) for number in (1, 2, 3)] == ["TTTTTC", "LLLLL", "C"]
    # The last card brings the last good of the stack.
    assert scene.goods(0) == "M"


def test_r77_as_if_it_had_three_plots() -> None:
    """R77: any good, three in a greenhouse of any size (TV22); it is a planting."""
    scene = board(2, service_group="C")
    scene.card(0, "farm_girl")
    scene.card(0, "plant_breeder")
    scene.greenhouse(0, 6)
    scene.greenhouse(0, 3)
    scene.stock(0, "CC")
    scene.state.then(*REST_TIME)
    scene.state.advance()

    scene.play("use farm_girl", "plant carrot 1")
    assert (scene.inside(0, 1), scene.goods(0)) == ("CCC", "C")
    scene.play("plant carrot 2")

    # A carrot is the rarest good of the smaller greenhouse: the other card reacts.
    assert (scene.inside(0, 2), scene.goods(0)) == ("CCC", "T")


def test_r78_cards_that_are_greenhouses() -> None:
    """R78: planted like others (TV23), but neither discarded nor given."""
    scene = board(4, service_group="D")
    scene.card(0, "greenhouse_saleswoman")
    scene.stock(0, "TC")
    scene.turn_of(0)
    assert scene.refused("work town_hall-1").rule == "R16"

    scene.play("work field-4", "plant tomato 1")

    assert (scene.inside(0, 1), scene.inside(0, 2)) == ("TT", "CC")


def test_r78_shared_each_user_has_plots_of_his_own() -> None:
    """R78: sharing gives two more greenhouses."""
    scene = board(3, service_group="D")
    scene.card(1, "greenhouse_saleswoman")
    scene.turn_of(0)

    scene.play("work town_hall-6")

    assert len(scene.player(0).greenhouses) == len(scene.player(1).greenhouses) == 2


def test_r79_a_given_greenhouse_keeps_its_goods() -> None:
    """R79: the opponent owns it with them, and can give it back to its pile (TV25)."""
    scene = board(2, service_group="E")
    before = scene.state.piles
    scene.greenhouse(0, 6, "TTT")
    scene.show("tenant")
    scene.turn_of(0)

    scene.play("work town_hall-1")

    assert scene.table(0) == 1
    assert not scene.player(0).greenhouses
    assert scene.inside(1, 1) == "TTT"
    scene.turn_of(1)
    scene.play("work town_hall-2")
    assert scene.state.piles == before


def test_r80_plates_of_the_table_one_stands_on() -> None:
    """R80: three goods of any types on a table with three plates (TV19)."""
    scene = board(2)
    scene.card(0, "village_elders")
    scene.at(0, 10)
    scene.at(1, 10)
    scene.stock(0, "TT")
    scene.ask(TOURISM_TIME)
    while scene.asked == "VisitTable":
        scene.play("stay" if "stay" in scene.legal() else "bonus")

    assert scene.table(0) == scene.table(1) == 11
    scene.stock(0, "TTL")
    scene.play("use village_elders")
    assert (scene.table(0), scene.goods(0)) == (12, "")
