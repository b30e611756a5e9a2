"""Expeditions are resolved (R48-R59), and what their rewards give."""

import pytest

from tablee.games.artemis.box.components import EVENTS
from tablee.games.artemis.events import (
    ExpeditionFailed,
    ExpeditionSucceeded,
    Gained,
    ReliefStepped,
    RewardTaken,
)
from tablee.games.artemis.rules.regions.basecamp import ResolveBasecamp
from tablee.games.artemis.rules.resolution import resolution
from tests.games.artemis.scenario import Scene, board, building, counts


def resolve(scene: Scene) -> None:
    scene.ask(ResolveBasecamp())


@pytest.mark.parametrize("code", [code for code in EVENTS if code != "relic_pulse"])
def test_r48_letters_and_regions_come_in_their_order(code: str) -> None:
    scene = board(2)
    scene.happen(code)
    regions = [
        *("ResolveBasecamp", "ResolveHarvest", "ResolveHarvest"),
        *("ResolveGantry", "ResolveDoorstep", "ResolveAcademy"),
    ]
    letter = scene.state.box.events[EVENTS.index(code)].letter
    if letter < 7:  # the others have acted at once
        regions.insert(letter, "ResolveEvent")

    names = [type(frame).__name__ for frame in resolution(scene.state)]

    assert names == ["BeginResolution", *regions, "EndResolution"]


def test_r48_the_dice_of_the_outfitters_go_back_at_the_end() -> None:
    scene = board(2)
    state = scene.state
    state.outfitters = ((0, 5), (1, 2))

    state.then(*resolution(state))
    state.advance()

    assert state.over
    assert not state.outfitters


def test_r49_the_card_nearest_the_deck_comes_first() -> None:
    scene = board(3)
    scene.expedition("deep_vein")
    scene.expedition("blue_fissure")
    scene.explore(0, 1, card=1)
    scene.explore(1, 1, card=0)

    resolve(scene)

    assert [event.expedition for event in scene.told(ExpeditionFailed)] == scene.state.cards


def test_r50_a_failure_is_one_step_for_each_player() -> None:
    scene = board(3)
    scene.expedition("deep_vein")  # difficulty 8
    scene.explore(0, 1)
    scene.explore(0, 2)
    scene.explore(1, 3, pioneers=1)

    resolve(scene)

    assert [event.seat for event in scene.told(ReliefStepped)] == [0, 1]
    assert [player.badges for player in scene.state.players] == [0, 0, 0]
    assert scene.told(ExpeditionFailed)[0].total == 7


def test_r50_the_difficulty_need_only_be_reached() -> None:
    scene = board(3)
    scene.expedition("deep_vein")
    scene.explore(0, 6, pioneers=2)

    resolve(scene)

    assert scene.told(ExpeditionSucceeded)[0].total == 8


def test_r51_and_r52_ranks_badges_and_rewards() -> None:
    """R51, R52. Test vector 2: yellow 5 and two pioneers, green 6, violet 3."""
    scene = board(3)
    scene.expedition("stray_shuttle", "pioneer engineer")
    green, yellow, violet = 0, 1, 2
    scene.explore(green, 6)
    scene.explore(yellow, 5, pioneers=2)
    scene.explore(violet, 3)

    resolve(scene)
    assert scene.turn == yellow
    assert scene.legal() == ["reward 1", "reward 2"]
    scene.play("reward 1")

    assert scene.state.over
    assert scene.told(ExpeditionSucceeded)[0].total == 16
    assert [player.badges for player in scene.state.players] == [1, 1, 0]
    assert scene.player(yellow).shelters == counts("pioneer pioneer pioneer pioneer engineer")
    assert scene.player(green).score == 1
    assert scene.told(ReliefStepped) == [ReliefStepped(violet, 1)]
    assert scene.state.card_dice == [()]


def test_r51_the_earlier_die_wins_a_tie() -> None:
    """Test vector 36: two fours against 7."""
    scene = board(3)
    scene.expedition("lost_workshop")
    scene.explore(2, 4)
    scene.explore(1, 4)

    resolve(scene)

    assert scene.turn == 2


def test_r51_all_dice_of_a_player_count_together() -> None:
    scene = board(3)
    scene.expedition("lost_workshop")
    scene.explore(2, 5)
    scene.explore(1, 3)
    scene.explore(1, 3)

    resolve(scene)

    assert scene.turn == 1


def test_r53_whoever_is_alone_takes_both_rewards_and_one_badge() -> None:
    """Test vector 30: and the steward counts, for its player is first."""
    scene = board(3)
    scene.expedition("blue_fissure")  # 3 ore, or 1 point; difficulty 6
    scene.explore(1, 2, specialist="steward")
    scene.explore(1, 5)

    resolve(scene)
    scene.play("reward 2")

    player = scene.player(1)
    assert (player.badges, player.ore, player.score) == (1, 6, 2)
    assert [event.reward for event in scene.told(RewardTaken)] == [1, 0]


def test_r54_an_engineer_brings_two_resources_without_a_reward_too() -> None:
    """Test vector 31: third place, two resources and a step."""
    scene = board(3)
    scene.expedition("blue_fissure")
    scene.explore(0, 6)
    scene.explore(1, 5)
    scene.explore(2, 1, specialist="engineer")

    resolve(scene)
    scene.play("reward 1")
    assert scene.turn == 2
    assert scene.legal() == ["bonus 0", "bonus 1", "bonus 2"]
    scene.play("bonus 1")

    assert scene.goods(2)[:2] == (4, 6), "one of each, and the first space of the relief track"
    assert scene.player(2).relief == 1


def test_r54_one_bonus_for_each_engineer_and_none_after_a_failure() -> None:
    scene = board(3)
    scene.expedition("blue_fissure")
    scene.explore(0, 4, specialist="engineer")
    scene.explore(0, 4, specialist="engineer")
    resolve(scene)
    scene.play("reward 1", "bonus 2", "bonus 0")
    assert scene.goods(0)[:2] == (5, 8)

    failed = board(3)
    failed.expedition("blue_fissure")
    failed.explore(0, 4, specialist="engineer")
    resolve(failed)
    assert failed.state.over
    assert failed.player(0).energy == 3


def test_r55_a_steward_counts_for_the_first_only() -> None:
    scene = board(3)
    scene.expedition("blue_fissure")
    scene.explore(0, 6)
    scene.explore(1, 2, specialist="steward")

    resolve(scene)
    scene.play("reward 1")

    assert scene.player(1).score == 1, "the other reward, and nothing for the steward"


def test_r56_a_card_without_dice_does_nothing() -> None:
    scene = board(3)
    scene.expedition("blue_fissure")

    resolve(scene)

    assert scene.state.over
    assert not scene.events


def test_r56_and_r133_a_useless_reward_may_be_chosen() -> None:
    """R56, R133."""
    scene = board(3)
    scene.expedition("council_on_the_ice")  # a point per steward, or a step
    scene.explore(0, 6)
    scene.explore(1, 5)

    resolve(scene)
    scene.play("reward 1")

    assert scene.player(0).score == 0
    assert scene.player(1).relief == 1


def test_r57_colonists_return_to_the_shelters_or_a_hub() -> None:
    scene = board(2)
    scene.shelter(0, "")
    scene.expedition("deep_vein")
    hub = scene.build(0, "expedition_hub", "marine")
    scene.build(0, "crystal_foundry")
    scene.explore(0, 1, pioneers=1)
    scene.explore(0, 1, specialist="engineer")

    resolve(scene)
    assert scene.legal() == ["hub pioneer", "hub engineer", "shelter"]
    scene.play("hub engineer")
    assert scene.legal() == ["hub pioneer", "shelter"]
    scene.play("shelter")

    assert scene.inside(0, hub) == counts("engineer marine")
    assert scene.player(0).shelters == counts("pioneer")


def test_r57_a_full_hub_takes_nobody() -> None:
    scene = board(2)
    scene.shelter(0, "")
    scene.expedition("deep_vein")
    scene.build(0, "expedition_hub", "marine marine pioneer")
    scene.explore(0, 1, pioneers=2)

    resolve(scene)

    assert scene.state.over
    assert scene.player(0).shelters == counts("pioneer pioneer")


GOODS = {
    ("blue_fissure", 1): Gained(0, ore=3),
    ("scalding_spring", 1): Gained(0, energy=5),
    ("probe_wreck", 1): Gained(0, toolkits=4),
    ("glass_ridge", 1): Gained(0, points=2, source="expeditions"),
    ("blue_fissure", 2): Gained(0, points=1, source="expeditions"),
    ("first_steps", 2): Gained(0, badges=1),
    ("world_end_trench", 2): Gained(0, badges=1, points=2, source="expeditions"),
}


@pytest.mark.parametrize(("card", "number"), GOODS, ids=str)
def test_r58_goods(card: str, number: int) -> None:
    scene = board(3)
    scene.expedition(card)
    scene.explore(0, 6)
    scene.explore(0, 6)
    scene.explore(1, 4)

    resolve(scene)
    scene.play(f"reward {number}")

    assert GOODS[card, number] in scene.told(Gained)


def test_r58_three_energy_or_three_ore() -> None:
    scene = board(3)
    scene.expedition("warm_gallery")
    scene.explore(0, 6)
    scene.explore(1, 4)

    resolve(scene)
    scene.play("reward 1")
    assert scene.legal() == ["good energy", "good ore"]
    scene.play("good ore")

    assert scene.goods(0) == (3, 6, 1)


def test_r58_the_building_of_the_card() -> None:
    scene = board(3)
    scene.expedition("abandoned_outpost", "marine", "manufactory")
    scene.explore(0, 6)
    scene.explore(1, 4)

    resolve(scene)
    scene.play("reward 1")
    assert scene.legal() == ["enter pioneer", "done"]
    scene.play("enter pioneer")

    assert scene.player(0).buildings == ((building("manufactory"), counts("pioneer")),)
    assert scene.player(1).shelters == counts("pioneer marine")
    assert scene.state.card_buildings == [-1]


def test_r58_training_trades_any_own_colonist_for_one_of_the_stock() -> None:
    scene = board(3)
    scene.expedition("training_camp", "pioneer")
    scene.build(0, "sensor_station", "marine")
    scene.explore(0, 6, pioneers=1)
    scene.explore(1, 4)
    scene.enrol(0, 5, "engineer")

    resolve(scene)
    scene.play("reward 2")
    assert scene.legal() == [
        "trade pioneer shelters",
        "trade marine 1",
        "trade pioneer abroad",
        "skip",
    ]
    scene.play("trade marine 1")
    assert scene.legal() == ["into engineer", "into marine", "into steward"]
    scene.play("into steward")

    assert scene.state.academy_stock == (0, 4, 4, 3)
    assert scene.state.discarded == counts("marine")
    assert scene.player(0).shelters == counts("pioneer pioneer steward")


def test_r58_whoever_is_traded_abroad_does_not_come_back_but_its_deed_stands() -> None:
    scene = board(3)
    scene.shelter(0, "")
    scene.expedition("training_camp", "pioneer")  # difficulty 6
    scene.expedition("lost_workshop")  # difficulty 7
    scene.explore(0, 6)
    scene.explore(0, 6, card=1, pioneers=1)
    scene.explore(1, 4)

    resolve(scene)
    scene.play("reward 2", "trade pioneer abroad", "into marine")

    assert [event.total for event in scene.told(ExpeditionSucceeded)] == [10, 7]
    scene.play("reward 1", "skip")
    assert scene.player(0).shelters == counts("marine")
    assert scene.state.discarded == counts("pioneer")


def test_r58_training_may_be_declined() -> None:
    scene = board(3)
    scene.expedition("training_camp", "pioneer")
    scene.explore(0, 6)
    scene.explore(1, 4)

    resolve(scene)
    scene.play("reward 2", "skip")

    assert scene.state.academy_stock == (0, 4, 4, 4)


@pytest.mark.parametrize(
    ("card", "colonist"), [("front_line", "marine"), ("council_on_the_ice", "steward")]
)
def test_r58_points_for_marines_or_stewards_of_the_whole_colony(card: str, colonist: str) -> None:
    scene = board(3)
    scene.expedition(card)
    scene.shelter(0, f"{colonist} {colonist} pioneer")
    scene.explore(0, 6)
    scene.explore(0, 2, specialist=colonist)
    scene.explore(1, 4)

    resolve(scene)
    scene.play("reward 1")

    bonus = 1 if colonist == "steward" else 0
    assert scene.player(0).score == 3 + bonus


def test_r58_a_step_on_the_relief_track() -> None:
    scene = board(3)
    scene.expedition("lone_beacon")
    scene.explore(0, 6)
    scene.explore(1, 4)

    resolve(scene)
    scene.play("reward 1")

    assert (scene.player(0).relief, scene.player(0).ore) == (1, 5)


def test_r59_badges_rewards_bonuses_steps_then_the_return() -> None:
    scene = board(3)
    scene.shelter(0, "")
    scene.expedition("blue_fissure")
    scene.build(2, "expedition_hub")
    scene.explore(0, 6)
    scene.explore(1, 5, specialist="engineer")
    scene.explore(2, 1, specialist="engineer")

    resolve(scene)
    assert [player.badges for player in scene.state.players] == [1, 1, 0]
    scene.play("reward 1")
    assert scene.turn == 1
    scene.play("bonus 0")
    assert scene.turn == 2
    scene.play("bonus 0")
    assert scene.player(2).relief == 1
    assert scene.asked == "ReturnToHub"


EVERY_CARD = [
    "lone_beacon",
    "first_steps",
    "blue_fissure",
    "training_camp",
    "probe_wreck",
    "warm_gallery",
    "sunken_worksite",
    "lost_workshop",
    "council_on_the_ice",
    "stray_shuttle",
    "scalding_spring",
    "front_line",
    "deep_vein",
    "glass_ridge",
    "twin_chimney",
    "abandoned_outpost",
    "hostile_nest",
    "glowing_forest",
    "forgotten_dome",
    "elite_transport",
    "city_under_the_ice",
    "world_end_trench",
]


@pytest.mark.parametrize("card", EVERY_CARD)
def test_r58_every_expedition_gives_both_its_rewards_to_whoever_is_alone(card: str) -> None:
    """The goods that come of it are those that the edition prints."""
    scene = board(2)
    scene.shelter(0, "marine steward")
    state = scene.state
    printed = next(e for e in state.box.expeditions if e.code == card)
    colonists = sum(reward.colonists for reward in printed.rewards)
    tile = "manufactory" if any(reward.building for reward in printed.rewards) else ""
    scene.expedition(card, "engineer " * colonists, tile)
    scene.explore(0, 6)
    scene.explore(0, 6)
    before = sum(scene.player(0).shelters)

    resolve(scene)
    while not state.over:
        # Goods in ore, training refused, doors closed.
        legal = scene.legal()
        scene.play(next(t for t in ("good ore", "skip", "shelter", "done", legal[0]) if t in legal))

    player, first, second = scene.player(0), *printed.rewards
    either = first.energy_or_ore + second.energy_or_ore
    relief = first.relief + second.relief
    assert player.energy == 3 + first.energy + second.energy
    assert player.ore == 3 + first.ore + second.ore + either + 2 * relief
    assert player.toolkits == 1 + first.toolkits + second.toolkits
    assert player.badges == 1 + first.badges + second.badges
    assert player.relief == relief
    per_head = sum(r.points_per_marine + r.points_per_steward for r in printed.rewards)
    assert player.score == first.points + second.points + per_head
    assert sum(player.shelters) == before + colonists
    assert len(player.buildings) == bool(tile)
