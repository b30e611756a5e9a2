"""What estimates know beyond resources: somewhere to go, the booster to come, advanced tiles."""

from random import Random

import pytest

from tablee.bots import bot
from tablee.games.gaia import prospects
from tablee.games.gaia.box.components import NONE, SCIENCE
from tablee.games.gaia.prospects.rates import now
from tablee.games.gaia.prospects.sites import sites
from tests.games.gaia.scenario import GAME, HEX, Scene, galaxy


def _sites(scene: Scene) -> float:
    return sites(scene.state, scene.player(), now(1))


def test_cheaper_terraforming_and_a_longer_range_open_sites() -> None:
    scene = galaxy("ambas", "terrans")
    scene.build_some(0, "swamp", "mine", 2)
    before = _sites(scene)
    assert before > 0.0
    scene.level("navigation", 2)
    further = _sites(scene)
    assert further > before
    scene.level("terraforming", 3)
    assert _sites(scene) > further


def test_a_planet_that_somebody_has_settled_is_no_site() -> None:
    scene = galaxy("ambas", "terrans")
    home, near = scene.pair("swamp", "titanium", 2)
    scene.build(0, home, "mine")
    scene.level("navigation", 2)
    scene.state.vacant &= 1 << HEX[near]
    assert _sites(scene) > 0.0
    scene.build(1, near, "mine")
    assert _sites(scene) == 0.0


def test_who_can_still_do_much_does_not_pass_for_a_booster() -> None:
    """The booster that passing would bring counts before it, too."""
    scene = galaxy("ambas", "terrans")
    scene.build_some(0, "swamp", "mine", 2)
    scene.give(credits=15, ore=8)
    choice = bot("greedy").choose(GAME, scene.state.clone(), 0, Random(1))
    assert not choice.text.startswith("pass"), choice.text
    waiting = prospects.boosters(scene.state, scene.player())
    scene.state.boosters.clear()
    assert prospects.boosters(scene.state, scene.player()) < waiting


@pytest.mark.parametrize(
    ("level", "tokens", "worth"), [(4, ("fed2",), 1), (3, ("fed2",), 0), (4, ("fed1",), 0)]
)
def test_an_advanced_tile_takes_a_level_and_a_green_token(
    level: int, tokens: tuple[str, ...], worth: int
) -> None:
    scene = galaxy("ambas", "terrans")
    scene.build_some(0, "swamp", "mine", 2)
    scene.tech(0, "std1")
    scene.token(0, *tokens)
    scene.level("science", level)
    rates = now(1)
    lies_there = prospects.alliances(scene.state, 0, rates)
    scene.state.advanced_at[SCIENCE] = NONE
    gone = prospects.alliances(scene.state, 0, rates)
    assert lies_there - gone == pytest.approx(worth * rates.ready)
