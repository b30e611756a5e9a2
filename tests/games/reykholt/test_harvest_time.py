"""Harvest time (R41-R43)."""

from tablee.games.reykholt.events import GreenhousesHarvested
from tablee.games.reykholt.rules.harvest_time import HARVEST_TIME
from tests.games.reykholt.scenario import board


def test_r41_every_planted_greenhouse_gives_one_good() -> None:
    """R41: exactly one of each (TV16)."""
    scene = board(2)
    scene.greenhouse(0, 6, "TTTTTT")
    scene.greenhouse(0, 5, "L")
    scene.greenhouse(0, 5)

    scene.ask(HARVEST_TIME)

    assert [scene.inside(0, number) for number in (1, 2, 3)] == ["TTTTT", "", ""]
    assert scene.goods(0) == "TL"
    assert scene.told(GreenhousesHarvested) == [GreenhousesHarvested(0, (1, 1, 0, 0, 0))]


def test_r41_only_mixed_greenhouses_are_asked_for_in_turn_order() -> None:
    """R41: the owner chooses the good of a mixed greenhouse."""
    scene = board(3)
    scene.state.first = 1
    scene.greenhouse(0, 5, "LLM")
    scene.greenhouse(1, 6, "TT")
    scene.greenhouse(1, 3, "FC")

    scene.ask(HARVEST_TIME)

    assert scene.turn == 1
    assert scene.legal() == ["harvest cauliflower 2", "harvest carrot 2"]
    scene.play("harvest carrot 2")
    assert scene.goods(1) == "TC"
    assert scene.turn == 0
    scene.play("harvest mushroom 1")
    assert (scene.goods(0), scene.inside(0, 1)) == ("M", "LL")


def test_r42_cards_come_before_the_harvest() -> None:
    """R42: what a card fills in at the start of harvest time is harvested."""
    scene = board(2, service_group="C")
    scene.card(0, "hot_spring")
    scene.greenhouse(0, 6, "T")

    scene.ask(HARVEST_TIME)
    scene.play("use hot_spring")

    assert (scene.goods(0), scene.inside(0, 1)) == ("T", "T")


def test_r43_harvest_time_is_no_action() -> None:
    """R43: cards that react to a harvest by a space do not react to harvest time."""
    scene = board(2)
    scene.card(0, "harvest_helper")
    scene.greenhouse(0, 6, "TT")
    scene.greenhouse(0, 6, "TT")

    scene.ask(HARVEST_TIME)

    assert scene.over
    assert scene.goods(0) == "TT"
