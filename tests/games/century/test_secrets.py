"""What others hold is seen, heard and learned by nobody (R3-R5, R88)."""

from random import Random

import pytest
from msgspec import to_builtins

from tablee.core import Event, Seat
from tablee.games.century.box.components import CATASTROPHES
from tablee.games.century.events import CoinsShown, IncomeReceived, TechnologyBought, TerritorySold
from tablee.games.century.knowledge import deal_anew
from tablee.games.century.rules.final_scoring import ScoreGame
from tablee.games.century.state import CenturyState
from tests.games.century.scenario import GAME, Scene, table

#: Whose hand differs, and who looks on.
RIVAL, READER = 1, 0


def two_worlds(scene: Scene) -> tuple[Scene, Scene]:
    """The scene, and the same with another hand of the rival; nothing was told yet."""
    scene.events.clear()
    other = Scene(scene.state.clone())
    other.give(RIVAL, coins=scene.player(RIVAL).coins + 7, science=scene.player(RIVAL).science + 9)
    return scene, other


def known(state: CenturyState, seat: Seat | None) -> object:
    """All that a reader is shown and asked."""
    asked = state.asked(seat)
    mine = [action.text for action in state.legal(seat)] if seat is not None else []
    question = GAME.say(GAME.question(state, seat), "en")
    return (
        to_builtins(GAME.observe(state, seat)),
        question,
        mine,
        type(asked).__name__,
        state.waiting_for(seat),
    )


def heard(scene: Scene, seat: Seat | None) -> list[str]:
    return [GAME.say(GAME.tell(event), "en") for event in scene.events if event.is_for(seat)]


def same(scenes: tuple[Scene, Scene]) -> None:
    for reader in (READER, 2, None):
        one, other = scenes
        assert known(one.state, reader) == known(other.state, reader)
        assert heard(one, reader) == heard(other, reader)


def market() -> Scene:
    scene = table(3, number=3)
    scene.offer("L2-01", "L2-02", "L2-03", "T2-05", "T2-07", "T2-11", "T2-12")
    scene.auction(RIVAL)
    return scene


def test_r3_views_hold_ones_own_coins_and_science_alone() -> None:
    scene = market()
    scene.give(RIVAL, coins=37, science=41)
    views = {seat: to_builtins(GAME.observe(scene.state, seat)) for seat in (RIVAL, READER, None)}

    assert views[RIVAL]["players"][RIVAL]["coins"] == 37
    assert views[RIVAL]["players"][RIVAL]["science"] == 41
    for reader in (READER, None):
        assert views[reader]["players"][RIVAL]["coins"] is None
        assert views[reader]["players"][RIVAL]["science"] is None
        assert "37" not in str(views[reader]["players"][RIVAL])


def test_r3_all_is_shown_at_the_end() -> None:
    scene = table(3, number=6)
    scene.give(RIVAL, coins=37, science=41)
    scene.ask(ScoreGame())

    for reader in (READER, None):
        rival = to_builtins(GAME.observe(scene.state, reader))["players"][RIVAL]
        assert (rival["coins"], rival["science"]) == (37, 41)
    assert all(event.reveals for event in scene.told(CoinsShown))


def test_r3_a_rivals_hand_changes_nothing_in_the_territory_auction() -> None:
    scenes = two_worlds(market())
    for text in ("lot L2-01", "bid 3", "pass", "raise 4", "raise 5", "pass", "quit", "buy T2-07"):
        same(scenes)
        for scene in scenes:
            scene.play(text)
    same(scenes)


def test_r3_a_rivals_hand_changes_nothing_in_the_auction_of_the_catastrophe() -> None:
    scene = table(3, number=3)
    scene.catastrophe("C2-1")
    scene.prevent(RIVAL)
    scenes = two_worlds(scene)
    for text in (
        "column 4",
        "bid 2",
        "column 4",
        "bid 3",
        "column 0",
        "bid 0",
        "column 4",
        "bid 4",
    ):
        same(scenes)
        for scene in scenes:
            scene.play(text)
    same(scenes)


def test_r3_a_rival_who_can_pay_nothing_is_asked_as_one_who_can() -> None:
    """R88: a question that depends on what is in hand is always put."""
    scene = table(3, number=5)
    scene.own(RIVAL, "T2-11")
    scene.give(RIVAL, coins=0, science=0)
    scenes = two_worlds(scene)
    for scene in scenes:
        scene.consolidate()
        assert scene.question(RIVAL) == "UseTechnology"
    assert [len(scene.may(RIVAL)) for scene in scenes] == [1, 2]

    same(scenes)


def test_r88_a_poor_starter_is_asked_as_a_rich_one() -> None:
    scene = market()
    scene.give(RIVAL, coins=0, science=0)
    scenes = two_worlds(scene)
    assert [len(scene.may(RIVAL)) for scene in scenes] == [1, 4]
    same(scenes)
    for scene in scenes:
        scene.play("quit")
    assert [len(scene.may(RIVAL)) for scene in scenes] == [1, 5]

    same(scenes)


@pytest.mark.parametrize("text", ["raise 3", "raise 250", "lot L2-01", "buy T2-05", "column 0"])
def test_r5_a_refusal_says_nothing_of_anothers_hand(text: str) -> None:
    scene = market()
    scene.play("lot L2-01", "bid 3", "pass")
    assert scene.turn == READER
    reasons = []
    for world in two_worlds(scene):
        refused = GAME.refusal(world.state, READER, GAME.parse(text))
        assert refused is not None
        reasons.append(GAME.say(refused.reason, "en"))

    assert reasons[0] == reasons[1]


def test_r4_everything_else_is_the_same_for_all() -> None:
    scene = market()
    scene.play("lot L2-01", "bid 3")
    views = []
    for reader in (READER, RIVAL, 2, None):
        view = to_builtins(GAME.observe(scene.state, reader))
        for player in view["players"]:
            player["coins"] = player["science"] = None
        views.append({name: value for name, value in view.items() if name != "candidates"})

    assert all(view == views[0] for view in views)


def test_r5_prices_and_incomes_are_told_to_all_totals_to_nobody() -> None:
    scene = market()
    scene.play("lot L2-01", "bid 3", "pass", "pass", "quit", "buy T2-07")
    scene.produce()
    told: list[Event] = [*scene.told(TerritorySold), *scene.told(TechnologyBought)]

    assert all(event.audience is None for event in [*told, *scene.told(IncomeReceived)])
    assert not scene.told(CoinsShown)


def imagined(scene: Scene, seat: Seat = READER, worlds: int = 400) -> list[CenturyState]:
    rng = Random(1)
    return [GAME.determinize(scene.state, seat, rng) for _ in range(worlds)]


def test_r3_in_round_1_holdings_are_known_until_the_first_income() -> None:
    scene = table(3)
    scene.offer("L1-01", "T1-01")
    scene.auction(0)
    assert all(world == scene.state for world in imagined(scene, worlds=5))

    scene.state.agenda.clear()
    scene.produce()
    scene.auction(0)

    assert any(world != scene.state for world in imagined(scene, worlds=5))


def test_r3_imagined_hands_are_from_nothing_to_twice_the_income_and_ten() -> None:
    worlds = imagined(market())

    assert {world.players[RIVAL].coins for world in worlds} == set(range(17))
    assert {world.players[RIVAL].science for world in worlds} == set(range(15))
    assert {world.players[READER].coins for world in worlds} == {10}


def test_r3_what_a_rival_has_openly_begun_it_can_pay_for() -> None:
    scene = market()
    scene.play("lot L2-01")
    assert min(world.players[RIVAL].coins for world in imagined(scene)) == 3
    scene.give(RIVAL, coins=30)
    scene.play("bid 12")
    assert min(world.players[RIVAL].coins for world in imagined(scene)) == 12

    scene = table(3, number=3)
    scene.catastrophe(CATASTROPHES[3])
    scene.prevent(0)
    scene.give(0, science=20)
    scene.play("column 4", "bid 6", "column 4")
    assert min(world.players[RIVAL].science for world in imagined(scene)) == 7
    scene.play("bid 9")

    assert min(world.players[RIVAL].science for world in imagined(scene)) == 9
    assert min(world.players[0].science for world in imagined(scene, seat=2)) == 6


def test_r3_nothing_is_imagined_of_ones_own_hand() -> None:
    scene = market()
    scene.give(READER, coins=3, science=4)
    world = scene.state.clone()
    deal_anew(world, READER, Random(3))

    assert (world.players[READER].coins, world.players[READER].science) == (3, 4)
