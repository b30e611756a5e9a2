"""Satellites for defence and their eight missions (R48-R57)."""

from dataclasses import replace

import pytest

from tablee.games.reworld.box.components import LETTERS, SATELLITE
from tablee.games.reworld.events import DefenceRaised, MissionFlown
from tablee.games.reworld.rules.counting import shields
from tests.games.reworld.scenario import GAME, RIVAL, Scene, Side, codes, colony, module

SATELLITES = [kind.code for kind in GAME.set_up(2, {}).box.modules if kind.kind == SATELLITE]


def flown(code: str, side: Side) -> tuple[int, str]:
    """What the mission scored, and the letter of the city it was flown for."""
    scene = colony(replace(side, docks={1: f"{code} bot-E"}), RIVAL)
    scene.play("mission 1")
    (event,) = scene.events
    assert isinstance(event, MissionFlown)
    assert event.module == module(code)
    assert scene.score() == event.points
    return event.points, LETTERS[event.city] if event.city >= 0 else ""


@pytest.mark.parametrize("code", SATELLITES)
def test_r48_a_satellite_defends_or_flies_its_mission(code: str) -> None:
    """Every satellite has both uses, for every one has shields."""
    scene = colony(Side(docks={3: code}), RIVAL)

    assert scene.legal() == ["mission 3", "defend 3"]


@pytest.mark.parametrize(("code", "count"), [("sat-letter-A", 2), ("sat-product", 1)])
def test_r48_defence_adds_the_shields_of_the_satellite(code: str, count: int) -> None:
    """It lies in the defence row and scores nothing."""
    scene = colony(Side(docks={1: f"{code} bot-A"}, cities={"A": "bot-A"}), RIVAL)

    scene.play("defend 1")

    assert codes(scene.player().defence) == code
    assert shields(scene.state.box, scene.player()) == count
    assert (scene.score(), scene.player().satellites) == (0, ())
    assert scene.events == [DefenceRaised(0, 0, module(code), count)]


def test_r48_a_mission_scores_then_joins_the_satellite_row() -> None:
    """Its shields count for nothing there."""
    scene = colony(
        Side(docks={1: "sat-terrabots"}, cities={"A": "bot-A"}, satellites="sat-city"), RIVAL
    )

    scene.play("mission 1")

    assert scene.score() == 1
    assert codes(scene.player().satellites) == "sat-city sat-terrabots"
    assert shields(scene.state.box, scene.player()) == 0


def test_r49_the_mission_of_a_letter_pays_two_for_each_of_its_terrabots() -> None:
    """TV-M1, the rulebook's example: three terrabots of the letter, 6 points."""
    cities = {"A": "bot-A", "B": "bot-B bot-B crane bot-B", "C": "bot-C bot-C"}

    assert flown("sat-letter-B", Side(cities=cities)) == (6, "")


@pytest.mark.parametrize("letter", LETTERS)
def test_r49_each_letter_has_its_mission(letter: str) -> None:
    """Only that letter counts; the panel is no terrabot."""
    assert flown(f"sat-letter-{letter}", Side(cities={"A": "bot-A"}))[0] == (
        2 if letter == "A" else 0
    )


def test_r50_the_mission_of_the_companies_pays_three_for_each() -> None:
    """TV-M4: crane, dome and farm: 9 points, however many units they have."""
    cities = {"A": "bot-A crane crane*", "B": "bot-B dome farm farm"}

    assert flown("sat-companies", Side(cities=cities)) == (9, "")


def test_r50_six_companies_are_the_most_there_are() -> None:
    """Five construction companies and the farm: 18 points."""
    companies = ("crane", "drill", "reactor", "dome", "viaduct farm")
    cities: dict[str, str] = {
        letter: f"bot-{letter} {company}"
        for letter, company in zip(LETTERS, companies, strict=True)
    }
    scene = colony(Side(docks={1: "sat-companies bot-E"}, cities=cities), RIVAL)

    scene.play("mission 1")

    assert scene.score() == 18


TWO_CITIES = {
    "B": "bot-B bot-B bot-B crane crane farm farm",
    "D": "bot-D drill drill drill farm farm farm",
}


def test_r51_the_product_of_the_best_city_is_scored() -> None:
    """TV-M2: 3 x 4 beats 1 x 6; the panel counts for neither factor."""
    scene = colony(Side(docks={1: "sat-product bot-E"}, cities=TWO_CITIES), RIVAL)

    scene.play("mission 1")

    assert scene.events == [MissionFlown(0, 0, module("sat-product"), 1, 12)]


def test_r51_a_city_without_units_has_no_product() -> None:
    """The greater product wins, not the greater city."""
    assert flown("sat-product", Side(cities={"A": "bot-A bot-A bot-A", "C": "bot-C dome"})) == (
        1,
        "C",
    )


def test_r52_the_tiles_of_the_best_city_are_scored() -> None:
    """TV-M3: both cities have 8 tiles with their panels."""
    scene = colony(Side(docks={1: "sat-city bot-E"}, cities=TWO_CITIES), RIVAL)

    scene.play("mission 1")

    assert scene.score() == 8


def test_r52_the_greater_city_is_chosen() -> None:
    """Three tiles with the panel against two."""
    assert flown("sat-city", Side(cities={"A": "bot-A", "E": "bot-E farm"})) == (3, "E")


def test_r53_the_mission_of_a_company_pays_three_for_each_unit() -> None:
    """TV-M5: four units, the special one among them: 12 points."""
    cities = {"A": "bot-A crane crane crane* crane", "B": "bot-B drill farm"}

    assert flown("sat-company-crane", Side(cities=cities)) == (12, "")


@pytest.mark.parametrize("company", ["crane", "drill", "reactor", "dome", "viaduct"])
def test_r53_each_construction_company_has_its_mission(company: str) -> None:
    """Only that company counts."""
    assert flown(f"sat-company-{company}", Side(cities={"A": "bot-A dome farm"}))[0] == (
        3 if company == "dome" else 0
    )


def test_r54_the_mission_of_the_terrabots_pays_one_for_each() -> None:
    """TV-M6: seven terrabots in three cities."""
    cities = {"A": "bot-A bot-A bot-A", "B": "bot-B crane bot-B", "C": "bot-C bot-C"}

    assert flown("sat-terrabots", Side(cities=cities)) == (7, "")


def test_r55_the_mission_of_the_shields_pays_one_for_each() -> None:
    """TV-M7: 2 + 1 + 1 in the defence row; the other rows do not count."""
    side = Side(
        defence="shuttle-2 shuttle-1 sat-product",
        shuttles="shuttle-2",
        satellites="sat-companies",
    )

    assert flown("sat-shields", side) == (4, "")


def test_r56_the_mission_of_the_units_pays_one_for_each() -> None:
    """TV-M8: three cranes and two farms."""
    cities = {"A": "bot-A crane crane farm crane", "B": "bot-B farm"}

    assert flown("sat-units", Side(cities=cities)) == (5, "")


@pytest.mark.parametrize("code", SATELLITES)
def test_r57_a_mission_worth_nothing_may_be_flown(code: str) -> None:
    """TV-M9: without a city every mission scores 0 and still joins its row."""
    scene = colony(Side(docks={1: f"{code} bot-E"}), RIVAL)

    scene.play("mission 1")

    assert scene.score() == 0
    assert codes(scene.player().satellites) == code


def everything_elsewhere(code: str) -> Scene:
    """Terrabots and units on the docks, in the box and with the rival, none in the colony."""
    docks = {1: f"{code} bot-A", 2: "bot-A", 3: "crane", 4: "shuttle-2", 5: "farm"}
    rich = Side(
        docks={1: "bot-E"},
        cities={"A": "bot-A bot-A crane farm"},
        defence="shuttle-2",
        ships="dock_1 dock_2 dock_3 dock_4 dock_5",
    )
    return colony(Side(docks=docks), rich, removed="bot-A crane farm")


@pytest.mark.parametrize(
    "code", ["sat-letter-A", "sat-companies", "sat-product", "sat-city", "sat-company-crane"]
)
def test_r57_a_mission_looks_at_the_own_colony_only(code: str) -> None:
    """Docks, removed tiles and opponents count for nothing."""
    scene = everything_elsewhere(code)

    scene.play("mission 1")

    assert scene.score() == 0


@pytest.mark.parametrize("code", ["sat-terrabots", "sat-shields", "sat-units"])
def test_r57_general_missions_look_at_the_own_colony_too(code: str) -> None:
    """Nor do they count docks, removed tiles and opponents."""
    scene = everything_elsewhere(code)

    scene.play("mission 1")

    assert scene.score() == 0
