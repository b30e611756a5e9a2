"""Rest, the end of the game and its winner (R54-R58)."""

from tablee.games.reykholt.box.components import CARDS
from tablee.games.reykholt.events import GameEnded, StartPlayerPassed, WorkersCameBack
from tablee.games.reykholt.rules.rest import REST_TIME
from tablee.games.reykholt.rules.rounds import END_ROUND
from tests.games.reykholt.scenario import GAME, Scene, board


def rest(scene: Scene) -> None:
    scene.state.then(*REST_TIME, END_ROUND)
    scene.state.advance()


def test_r54_cards_act_then_workers_come_back() -> None:
    """R54: in the last round too."""
    scene = board(2, number=7, service_group="C")
    scene.card(0, "lean_larder")
    scene.worker(0, "market-1")
    scene.worker(1, "market-2")

    rest(scene)

    assert scene.goods(0) == "F"
    assert scene.state.occupied == 0
    assert [player.workers for player in scene.state.players] == [3, 3]
    assert scene.told(WorkersCameBack) == [WorkersCameBack((2, 6))]


def test_r54_uses_a_round_begin_anew() -> None:
    """R54: with the next round cards may be used again."""
    scene = board(2, service_group="C")
    scene.card(0, "lean_larder")

    rest(scene)

    assert scene.state.round == 2
    assert scene.player(0).services == ((CARDS.index("lean_larder"), -1, 0),)


def test_r55_the_start_player_card_goes_to_the_left() -> None:
    """R55: clockwise, also from the last seat to the first."""
    scene = board(3)
    scene.state.first = 2

    rest(scene)

    assert scene.state.first == 0
    assert scene.told(StartPlayerPassed) == [StartPlayerPassed(0)]


def test_r56_the_game_ends_with_the_last_round() -> None:
    """R56: after round 7 nothing is asked any more; after round 6 it goes on."""
    last, earlier = board(2, number=7), board(2, number=6)

    rest(last)
    rest(earlier)

    assert last.over
    assert last.told(GameEnded) == [GameEnded(7)]
    assert not earlier.over


def test_r57_the_furthest_manager_wins() -> None:
    """R57: the highest table."""
    scene = board(3)
    for seat, table in ((0, 20), (1, 22), (2, 21)):
        scene.at(seat, table)

    assert GAME.winners(scene.state) == [1]
    assert GAME.scores(scene.state) == [20, 22, 21]


def test_r57_on_one_table_the_one_in_front_wins() -> None:
    """R57: whoever arrived last; victory is never shared (TV8, TV35)."""
    scene = board(2)
    scene.at(0, 22)
    scene.at(1, 22)

    assert GAME.winners(scene.state) == [1]
    assert [result.place for result in GAME.outcome(scene.state).results] == [2, 1]


def test_r58_goods_left_over_count_for_nothing() -> None:
    """R58: neither stock nor greenhouses nor cards break a tie."""
    scene = board(2)
    scene.at(0, 9)
    scene.at(1, 9)
    scene.stock(0, "TLMFC")
    scene.greenhouse(0, 3, "CCC")

    assert GAME.winners(scene.state) == [1]
