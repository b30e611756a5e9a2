"""What a choice does: holdings, warnings, remarks and main answers, as players read them."""

import pytest

from tablee.core import Decision
from tests.games.gaia.scenario import GAME, Scene, galaxy
from tests.games.gaia.test_charging import neighbour, plant, quiet


def warned(scene: Scene, text: str) -> str:
    """The warning before that answer, in English; empty where there is none."""
    warning = GAME.warning(scene.state, scene.turn, GAME.parse(text))
    return "" if warning is None else GAME.say(warning, "en")


def remarks(scene: Scene, *texts: str, lang: str = "en") -> list[str]:
    """What is remarked of these answers of the seat that is asked."""
    before, seat = scene.state.clone(), scene.turn
    scene.play(*texts)
    found = GAME.remarks(before, scene.state, seat)
    return [GAME.say(said, lang, ("Ada", "Bob", "Eve"), seat) for said in found]


def changes(scene: Scene, *texts: str) -> dict[str, int]:
    """What the seat that is asked owns more or less of."""
    seat = scene.turn
    had = GAME.holdings(scene.state, seat)
    scene.play(*texts)
    has = GAME.holdings(scene.state, seat)
    return {name: has[name] - had[name] for name in has if has[name] != had[name]}


def main_answer(scene: Scene) -> str | None:
    """The answer that stands out."""
    question = scene.state.asked(scene.turn)
    assert isinstance(question, Decision)
    main = question.main(scene.state)
    return None if main is None else main.text


# Holdings


def test_r20_power_that_is_spent_is_told_as_power() -> None:
    scene = quiet()
    scene.fill(0, 0, 4)

    assert changes(scene, "convert 3pw 1o") == {"power": -3}  # ore is at its limit
    scene.give(ore=0)
    assert changes(scene, "convert 1pw 1c") == {"power": -1}


def test_r19_a_charge_shows_where_tokens_come_nearer() -> None:
    scene = quiet()
    neighbour(scene, "0x2", "trading-station")
    scene.fill(1, 1, 0, seat=1)

    scene.play("mine 0x1", "end")

    assert changes(scene, "charge 2") == {"power": 1}


def test_r23_burning_loses_a_token() -> None:
    scene = quiet()
    scene.fill(0, 2, 0)

    assert changes(scene, "burn") == {"power": 1, "bowl-2": -2, "tokens": -1}


def test_r48_a_project_sends_tokens_to_the_gaia_area() -> None:
    scene = galaxy("terrans", "ambas")
    home, target = scene.beside("transdim", 1)
    scene.build(0, home)
    scene.level("gaia-project", 1)
    scene.fill(6, 0, 0)

    assert changes(scene, f"project {target}") == {
        "gaiaformers": -1,
        "gaia-area": 6,
        "tokens": -6,
    }


def test_r119_what_a_final_tile_ranks_is_counted() -> None:
    """Structures and sectors are ranked in a scene; planet types are not."""
    scene = quiet()
    plant(scene, "ice", "0x-1")

    found = changes(scene, "mine 0x-1")

    assert {name: count for name, count in found.items() if name.startswith("final")} == {
        "final-structures": 1
    }


# Warnings


def test_r104_passing_with_something_left_to_do_is_warned_of() -> None:
    scene = quiet()
    assert warned(scene, scene.legal("pass")[0]) == "You could still act this round."

    scene.give(credits=0, ore=0, knowledge=0, qic=0)
    scene.fill(0, 2, 0)
    assert set(scene.legal()) == {*scene.legal("pass"), "burn"}
    assert warned(scene, scene.legal("pass")[0]) == ""


def test_r23_r141_burning_is_warned_of_where_a_token_is_lost() -> None:
    scene = quiet()
    scene.fill(0, 2, 0)
    assert warned(scene, "burn") == "A power token is lost."

    itars = quiet("itars", "ambas")
    itars.fill(0, 2, 0)
    assert warned(itars, "burn") == ""


def test_r113_declining_a_charge_gives_it_up() -> None:
    scene = quiet()
    neighbour(scene, "0x2", "trading-station")

    scene.play("mine 0x1", "end")

    assert warned(scene, "decline") == "You give up 2 power."
    assert warned(scene, "charge 2") == ""


def test_r132_the_brainstone_is_not_given_away_unannounced() -> None:
    scene = quiet("taklons", "ambas")
    scene.fill(0, 2, 0, brainstone=2)

    scene.play("burn")

    assert main_answer(scene) == "brainstone 3"
    assert warned(scene, "brainstone gone") == "The Brainstone is lost."
    assert warned(scene, "brainstone 3") == ""


# Remarks


def test_r110_who_will_be_offered_power_is_told_when_it_is_built() -> None:
    scene = quiet("terrans", "ambas", "xenos")
    neighbour(scene, "0x2", "trading-station")
    neighbour(scene, "1x1", "mine", seat=2)

    assert remarks(scene, "mine 0x1") == [
        "Bob will be offered 2 power.",
        "Eve will be offered 1 power.",
    ]
    assert remarks(scene, "end") == []
    assert (scene.turn, scene.legal()) == (1, ["charge 2", "decline"])


def test_r113_no_more_is_offered_than_there_is_room_for() -> None:
    scene = quiet()
    neighbour(scene, "0x2", "trading-station")
    scene.fill(0, 1, 3, seat=1)

    assert remarks(scene, "mine 0x1", lang="fr") == ["Bob se verra offrir 1 Puissance."]


def test_new_planet_types_and_sectors_are_told() -> None:
    scene = quiet()
    plant(scene, "ice", "0x3")

    told = remarks(scene, "mine 0x3")

    assert told[0] == "A planet type that is new to you: ice planet."
    assert told[1].startswith("You settle in sector ")
    assert remarks(quiet(), "mine 0x1") == []


def test_r62_a_tech_tile_and_its_advance_are_told() -> None:
    scene = quiet()
    scene.build(0, "0x0", "trading-station")

    told = remarks(scene, "upgrade 0x0 lab", "tech terraforming", "advance terraforming")

    assert told[0].startswith("You gain a tech tile: ")
    assert told[1] == "You reach level 1 of terraforming."


# Main answers


def test_r107_the_turn_ends() -> None:
    scene = quiet()
    assert main_answer(scene) is None

    scene.play("mine 0x1")

    assert main_answer(scene) == "end"


@pytest.mark.parametrize(("structure", "main"), [("mine", "charge 1"), ("trading-station", None)])
def test_r112_what_costs_no_points_is_charged(structure: str, main: str | None) -> None:
    scene = quiet()
    neighbour(scene, "0x2", structure)

    scene.play("mine 0x1", "end")

    assert main_answer(scene) == main


def test_r22_tokens_leave_the_lowest_bowls() -> None:
    scene = galaxy("terrans", "ambas")
    home, target = scene.beside("transdim", 1)
    scene.build(0, home)
    scene.level("gaia-project", 1)
    scene.fill(4, 3, 3)

    scene.play(f"project {target}")

    assert main_answer(scene) == "bowls 4 2 0"


@pytest.mark.parametrize(("level", "main"), [(0, "advance terraforming"), (4, None)])
def test_r62_a_free_advance_is_taken_unless_it_costs_a_token(level: int, main: str | None) -> None:
    scene = quiet()
    scene.build(0, "0x0", "trading-station")
    scene.token(0, "fed1", "fed2")
    scene.level("terraforming", level)

    scene.play("upgrade 0x0 lab", "tech terraforming")

    assert scene.legal() == ["advance terraforming", "decline"]
    assert main_answer(scene) == main
