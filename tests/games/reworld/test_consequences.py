"""What a choice does: holdings, warnings and remarks, as players read them."""

from tablee.core import Sentence
from tests.games.reworld.scenario import GAME, RIVAL, Scene, Side, colony, station


def warned(scene: Scene, text: str) -> str:
    """The warning before that answer, in English; empty where there is none."""
    warning = GAME.warning(scene.state, scene.turn, GAME.parse(text))
    return "" if warning is None else GAME.say(warning, "en")


def remarks(scene: Scene, *texts: str) -> list[str]:
    """What is remarked of these answers of the seat that is asked."""
    before, seat = scene.state.clone(), scene.turn
    scene.play(*texts)
    return [GAME.say(said, "en") for said in GAME.remarks(before, scene.state, seat)]


def changes(scene: Scene, *texts: str) -> dict[str, int]:
    """What the seat that is asked owns more or less of."""
    seat = scene.turn
    had = GAME.holdings(scene.state, seat)
    scene.play(*texts)
    has = GAME.holdings(scene.state, seat)
    return {name: has[name] - had[name] for name in has if has[name] != had[name]}


def test_a_module_is_paid_with_officers() -> None:
    scene = station(Side(hand="12"), Side(hand="3"), ports={1: "bot-A"})

    assert changes(scene, "take 1", "pay 1") == {"cards": -1}


def test_r35_a_city_counts_its_panel() -> None:
    scene = colony(Side(docks={1: "bot-A bot-A"}), RIVAL)

    assert changes(scene, "launch 1") == {"tiles": 2}


def test_r37_shields_count_in_the_defence_row() -> None:
    scene = colony(Side(docks={1: "shuttle-2 bot-A"}), RIVAL)

    assert changes(scene, "defend 1") == {"shields": 2}


def test_r47_a_sacrificed_unit_is_lost() -> None:
    scene = colony(Side(docks={1: "crane bot-A"}), RIVAL)

    assert warned(scene, "sacrifice 1") == "The Crane unit is lost."
    warning = GAME.warning(scene.state, scene.turn, GAME.parse("sacrifice 1"))
    assert isinstance(warning, Sentence)
    assert GAME.say(warning, "fr") == "L’unité Grue est perdue."


def test_r44_a_unit_without_a_city_is_lost() -> None:
    scene = colony(Side(docks={1: "shuttle-1 bot-A", 2: "crane"}), RIVAL)

    scene.play("transport 1", "load 2")

    assert scene.legal() == ["lose crane"]
    assert warned(scene, "lose crane") == "The Crane unit is lost."


def test_r38_a_shuttle_should_not_fly_empty() -> None:
    scene = colony(
        Side(docks={1: "shuttle-1 bot-A", 2: "crane crane"}, cities={"A": "bot-A"}), RIVAL
    )

    scene.play("transport 1")
    assert warned(scene, "fly") == "The shuttle flies empty."

    scene.play("load 2")
    assert warned(scene, "fly") == ""


def test_r11_who_leaves_is_told_what_could_still_be_paid_for() -> None:
    scene = station(Side(hand="12"), Side(hand="3"), bare=tuple(range(3, 21)))
    assert warned(scene, "leave") == (
        "You give up 2 officers while 2 modules are within your reach."
    )

    bare = station(Side(hand="12"), Side(hand="3"), bare=tuple(range(1, 21)))
    assert warned(bare, "leave") == ""


def test_r34_a_city_is_founded_once() -> None:
    scene = colony(Side(docks={1: "bot-A bot-A bot-A"}), RIVAL)

    assert remarks(scene, "launch 1") == ["City A is founded."]


def test_r48_a_mission_tells_its_points_and_its_city() -> None:
    cities = {"A": "bot-A", "B": "bot-B bot-B"}
    scene = colony(Side(docks={1: "sat-city bot-A"}, cities=cities), RIVAL)

    assert remarks(scene, "mission 1") == ["The mission scores 3 points for city B."]


def test_r58_ships_are_claimed_at_the_end_of_the_turn() -> None:
    scene = colony(
        Side(docks={1: "shuttle-1", 2: "bot-A"}, cities={"A": "bot-A"}),
        Side(docks={5: "bot-E"}, ships="dock_2 dock_3 dock_4 dock_5"),
    )
    points = scene.state.box.ships[0].points

    assert remarks(scene, "transport 1") == [
        "The shuttle joins its row.",
        f"You win the population ship “dock 1 empty” (+{points}).",
    ]
