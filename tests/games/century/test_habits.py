"""Standing orders of a player: what a recycling centre does by itself."""

from tablee.core.options import fill_in
from tablee.games.century.actions import RECYCLE
from tests.games.century.scenario import GAME, Scene, table, tile


def centre(*, neighbour: bool = False) -> Scene:
    """Seat 0 is asked about the centre of its start territory; with a littered neighbour or not."""
    scene = table(3)
    scene.settle(0, "start", "C")
    if neighbour:
        scene.attach(0, "L1-16", 0, 1, cities="A", waste=2)
    scene.produce()
    assert scene.question(0) == "RecycleWaste"
    return scene


def test_r67_waste_on_a_single_territory_is_removed_by_itself() -> None:
    habits = fill_in(GAME.habits, {})

    assert GAME.habitual(centre().state, 0, habits) is RECYCLE[tile("start")]


def test_r67_where_there_is_a_choice_one_is_asked() -> None:
    scene = centre(neighbour=True)
    assert scene.may(0) == ["recycle start", "recycle L1-16", "keep"]

    assert GAME.habitual(scene.state, 0, fill_in(GAME.habits, {})) is None


def test_r67_one_is_always_asked_if_one_likes() -> None:
    habits = fill_in(GAME.habits, {"recycling": "ask"})

    assert GAME.habitual(centre().state, 0, habits) is None


def test_nothing_else_is_answered_by_habit() -> None:
    scene = table(3)
    scene.offer("L1-01", "T1-09")
    scene.auction(0)

    for order in ("obvious", "ask"):
        habits = fill_in(GAME.habits, {"recycling": order})
        assert GAME.habitual(scene.state, 0, habits) is None
        assert GAME.habitual(scene.state, 1, habits) is None
