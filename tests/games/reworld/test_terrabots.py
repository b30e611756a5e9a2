"""Terrabots found cities and make them grow (R34, R35)."""

import pytest

from tablee.games.reworld.events import CityFounded, TerrabotLanded
from tablee.games.reworld.rules.counting import city_tiles
from tablee.games.reworld.state import NONE
from tests.games.reworld.scenario import RIVAL, Side, colony


@pytest.mark.parametrize("letter", "ABCDE")
def test_r34_the_first_terrabot_of_a_letter_founds_its_city(letter: str) -> None:
    """The new city has two tiles: the panel and the terrabot."""
    city = "ABCDE".index(letter)
    scene = colony(Side(docks={2: f"bot-{letter}"}), RIVAL)

    scene.play("launch 2")

    assert scene.city(letter) == f"bot-{letter}"
    assert city_tiles(scene.player(), city) == 2
    assert scene.events == [CityFounded(0, 1, city, 0)]


def test_r34_the_next_panel_of_the_reserve_is_taken() -> None:
    """Two others have city B already, so the third panel heads this one."""
    other = Side(docks={1: "bot-A"}, cities={"B": "bot-B"})
    scene = colony(Side(docks={1: "bot-B"}), other, other)

    scene.play("launch 1")

    assert scene.player().panels == (NONE, 2, NONE, NONE, NONE)


def test_r34_four_players_find_a_panel_each() -> None:
    """The reserve never runs out: one city a player and letter."""
    other = Side(docks={1: "bot-A"}, cities={"C": "bot-C"})
    scene = colony(Side(docks={1: "bot-C"}), other, other, other)

    scene.play("launch 1")

    assert sorted(player.panels[2] for player in scene.state.players) == [0, 1, 2, 3]


def test_r35_a_further_terrabot_joins_its_city() -> None:
    """At most one city for a letter: the row grows, no panel is taken."""
    scene = colony(Side(docks={1: "bot-A"}, cities={"A": "bot-A crane", "B": "bot-B"}), RIVAL)
    panels = scene.player().panels

    scene.play("launch 1")

    assert scene.city("A") == "bot-A crane bot-A"
    assert scene.player().panels == panels
    assert scene.events == [TerrabotLanded(0, 0, 0)]


def test_r35_a_terrabot_can_always_be_launched() -> None:
    """With five cities, whatever is in them, every terrabot still has its place."""
    cities = {"A": "bot-A crane", "B": "bot-B drill", "C": "bot-C", "D": "bot-D farm", "E": "bot-E"}
    docks = {dock: f"bot-{letter}" for dock, letter in enumerate("ABCDE", 1)}
    scene = colony(Side(docks=docks, cities=cities), Side(docks={1: "bot-E bot-E"}))

    assert scene.legal() == [f"launch {dock}" for dock in range(1, 6)]
