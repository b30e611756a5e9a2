"""Points by source: tiles apart from what they pay for, and whole games that add up."""

from pathlib import Path

import pytest

from tablee.driver import Ledger
from tests.games.gaia import oracle
from tests.games.gaia.games import own
from tests.games.gaia.scenario import galaxy


def test_r117_and_r131_a_mine_on_a_gaia_planet_is_paid_from_four_sides() -> None:
    """The round tile 4, std7 3, adv14 3 for the mine, and the Gleens' own 2."""
    scene = galaxy("gleens", "ambas", rounds="score6")
    home, target = scene.beside("gaia", 2)
    scene.build(0, home)
    scene.token(0, "fed2")
    scene.tech(0, "std7", "std1")
    scene.advanced(0, "adv14", cover="std1")
    scene.give(credits=9, ore=9, qic=3)

    scene.play(f"mine {target}")

    assert scene.credited() == {
        "round_scoring": 4,
        "tech_tiles": 3,
        "advanced_tiles": 3,
        "faction": 2,
    }


def test_r125_the_rulebooks_example_of_research() -> None:
    """Navigation 5 is worth 4 + 4 + 4."""
    scene = galaxy("terrans", "ambas", round=6)
    scene.token(0, "fed2")
    scene.level("navigation", 5)

    scene.play("pass", "pass")

    assert scene.credited()["research"] == 12


def test_r112_power_is_paid_for() -> None:
    scene = galaxy("terrans", "ambas")
    home, target = scene.pair("terra", "swamp", 2)
    scene.build(1, target, "institute")
    scene.build(0, home)
    scene.give(credits=9, ore=9)
    scene.give(1, vp=10)
    scene.fill(4, 0, 0, 1)

    scene.play(f"upgrade {home} trading-station", "end", "charge 3")

    assert scene.credited(1) == {"power_charged": -2}


@pytest.mark.parametrize("path", own.paths()[:3], ids=lambda path: path.name.partition(".")[0])
def test_the_credits_of_a_recorded_game_are_its_scores(path: Path) -> None:
    *_, (_, match) = oracle.follow(own.log(own.load(path).lines))
    ledger = Ledger.of(match)
    seats = range(match.header.seats)
    assert [sum(ledger.by_source(seat).values()) for seat in seats] == match.scores()
    assert all(ledger.by_source(seat)["start"] == 10 for seat in seats)
