"""What a view tells a board beyond the position: consequences that only the rules know."""

import pytest

from tablee.games.artemis.rules.placement import NextPlacement
from tablee.games.artemis.rules.regions.basecamp import ResolveBasecamp
from tablee.games.artemis.rules.regions.gantry import ResolveGantry
from tablee.games.artemis.view import ArtemisView, observe
from tests.games.artemis.scenario import GAME, QUARRY, VENTS, Scene, board


def view_of(scene: Scene) -> ArtemisView:
    return observe(scene.state, 0)


def targets(scene: Scene, action: str) -> tuple[str, ...]:
    return GAME.targets(scene.state, 0, GAME.parse(action))


def test_r60_dice_tell_what_they_would_take() -> None:
    scene = board(3)
    scene.stock(energy=8)
    scene.harvest(VENTS, (1, 5), (2, 2), (0, 4), (1, 6))

    dice = view_of(scene).vents.dice

    assert [(die.seat, die.face, die.takes) for die in dice] == [
        (2, 2, 2),
        (0, 4, 4),
        (1, 5, 2),
        (1, 6, 0),
    ]


@pytest.mark.parametrize(
    ("event", "region", "coming", "takes"),
    [("thermal_surge", VENTS, 3, 5), ("cave_in", QUARRY, -3, 1), ("blizzard", VENTS, 0, 4)],
)
def test_r48_an_event_that_is_to_come_counts(
    event: str, region: int, coming: int, takes: int
) -> None:
    scene = board(3)
    scene.happen(event)
    scene.stock(energy=4, ore=4)
    scene.harvest(region, (0, 5))

    stock = view_of(scene).vents if region == VENTS else view_of(scene).quarry

    assert (stock.stock, stock.coming, stock.dice[0].takes) == (4, coming, takes)


def test_r51_an_expedition_tells_its_ranks_and_whether_it_succeeds() -> None:
    scene = board(3)
    scene.expedition("deep_vein")
    scene.explore(1, 4)
    scene.explore(0, 2, pioneers=2)
    assert [(rank.seat, rank.strength) for rank in view_of(scene).expeditions[0].ranks] == [
        (1, 4),
        (0, 4),
    ]
    assert view_of(scene).expeditions[0].succeeds
    assert view_of(scene).expeditions[0].difficulty == 8
    scene.expedition("glass_ridge")
    assert not view_of(scene).expeditions[1].succeeds


def test_r61_a_bid_tells_its_price() -> None:
    scene = board(3)
    scene.tiles("manufactory")
    scene.bid(0, 4, tile=1)
    assert [bid.price for bid in view_of(scene).gantry[0].bids] == [4]
    scene.state.gantry_discount = 1
    assert [bid.price for bid in view_of(scene).gantry[0].bids] == [3]


def test_r93_the_shelters_tell_who_stays_warm() -> None:
    scene = board(3)
    scene.shelter(0, "pioneer pioneer marine")
    scene.give(0, energy=2)
    assert view_of(scene).players[0].warm == 2
    scene.give(0, energy=9)
    assert view_of(scene).players[0].warm == 3


def test_r104_surface_buildings_tell_their_points() -> None:
    scene = board(3)
    scene.build(0, "stronghold", "marine")
    scene.build(0, "explorers_league", "pioneer pioneer")
    scene.build(0, "manufactory")
    points = [(building.full, building.points) for building in view_of(scene).players[0].buildings]
    # A pioneer waits in the Shelters: three of them are one pair.
    assert points == [(False, 4), (True, 2), (False, None)]


def test_r103_the_forecast_is_the_sum_of_its_sources() -> None:
    scene = board(3)
    scene.give(0, energy=11, ore=5, score=4)
    scene.dice(0, "5")
    scene.ask(NextPlacement(0))
    player = view_of(scene).players[0]
    assert player.final["unused_goods"] == 3
    assert player.forecast == player.score + sum(player.final.values())


def test_r89_buildings_and_events_tell_their_numbers() -> None:
    printed = view_of(board(3)).printed
    assert printed.buildings["ops_center"].effect == {"price": 2, "points": 1}
    assert printed.buildings["expedition_hub"].effect == {}
    assert (printed.events["cave_in"].letter, printed.events["cave_in"].amount) == ("C", 1)


def test_a_reward_is_pointed_at_on_its_card() -> None:
    scene = board(3)
    scene.expedition("deep_vein")
    scene.expedition("glass_ridge")
    scene.explore(0, 6, card=1, pioneers=3)
    scene.explore(1, 1, card=1)
    scene.ask(ResolveBasecamp())
    assert targets(scene, "reward 2") == ("reward:2.2",)


def test_a_die_that_a_marine_lowers_is_pointed_at_on_its_card() -> None:
    scene = board(3)
    scene.expedition("deep_vein")
    scene.expedition("glass_ridge")
    scene.explore(1, 3, card=1)
    scene.shelter(0, "marine")
    scene.give(0, ore=1, energy=0)
    scene.dice(0, "5")
    scene.ask(NextPlacement(0))
    scene.play("place 5 expedition-2", "send marine")
    assert targets(scene, "lower 1 by 2") == ("die-on-card:2.1", "cut:2")


def test_a_building_is_bought_by_pointing_at_it() -> None:
    scene = board(3)
    scene.tiles("manufactory", "shuttle_bay")
    scene.bid(0, 3, tile=2)
    scene.give(0, ore=3)
    scene.ask(ResolveGantry())
    assert targets(scene, "buy") == ("gantry:2",)


def test_a_directive_is_pointed_at_by_its_name() -> None:
    assert targets(board(3), "keep garrison") == ("directive:garrison",)
