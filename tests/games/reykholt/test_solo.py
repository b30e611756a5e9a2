"""Playing alone (R81-R91)."""

import pytest

from tablee import BadSetup
from tablee.games.reykholt.actions import SPACES
from tablee.games.reykholt.rules.rest import REST_TIME
from tablee.games.reykholt.rules.rounds import BEGIN_ROUND, END_ROUND, WORK_TIME
from tests.games.reykholt.scenario import GAME, Scene, board


def test_r81_alone_the_board_for_two_is_used() -> None:
    """R81: three rows of four, no group E, no neighbour."""
    assert board(1).state.box.rows == (1, 2, 3)
    with pytest.raises(BadSetup):
        GAME.set_up(1, {"service_group": "E"})


def test_r82_greenhouses_alone() -> None:
    """R82: 1/2/2/1 greenhouses of 3/4/5/6 plots, and five at random (TV33)."""
    state = board(1).state

    assert state.piles == (1, 2, 2, 1)
    assert sum(state.random_hidden) + len(state.random_top) == 5


def test_r83_neutral_workers_block_two_spaces() -> None:
    """R83: the flagged property spaces, for the whole game."""
    scene = board(1)
    scene.turn_of(0)

    assert scene.refused("work property-1").rule == "R15"
    assert scene.refused("work property-2").rule == "R15"
    blocked = [SPACES[space] for space in scene.state.box.blocked]
    assert blocked == ["property-1", "property-2"]


def test_r84_every_card_brings_a_good() -> None:
    """R84: three cards are shown; tomato, lettuce, mushroom come with them."""
    scene = board(1)
    scene.show("town_clerk", "sower", "head_chef")
    for card in ("sower", "head_chef", ""):
        scene.player(0).placed = ()
        scene.player(0).workers = 3
        scene.state.occupied = 0b10001
        scene.turn_of(0)
        scene.play("work town_hall-1", *([f"service {card}"] if card else []))

    assert scene.goods(0) == "TLM"


def test_r85_work_time_begins_with_a_tomato_and_a_random_greenhouse() -> None:
    """R85: without a worker."""
    scene = board(1)

    scene.ask(WORK_TIME)

    assert scene.goods(0) == "T"
    assert scene.player(0).greenhouses == ((1, 4, (0, 0, 0, 0, 0)),)
    assert scene.player(0).workers == 3


def test_r85_with_an_empty_pile_only_the_tomato_comes() -> None:
    """R85: and nothing is drawn."""
    scene = board(1)
    for plots in (3, 4, 4, 5, 6):
        scene.greenhouse(0, plots, random=True)

    scene.ask(WORK_TIME)

    assert scene.goods(0) == "T"
    assert len(scene.player(0).greenhouses) == 5


def play_round(scene: Scene, *moves: str) -> None:
    """Three workers, whatever else is asked."""
    left = list(moves)
    now = scene.state.round
    while scene.state.round == now and not scene.over:
        legal = scene.legal()
        scene.play(left.pop(0) if left and left[0] in legal else legal[-1])


def test_r86_workers_of_both_colours_block() -> None:
    """R86: what was placed in round 1 blocks in round 2."""
    scene = board(1)
    scene.ask(BEGIN_ROUND)
    play_round(scene, "work market-1", "work market-2", "work field-1")
    while scene.state.seats_to_act == (-1,):
        scene.play(scene.legal()[0])

    assert scene.refused("work market-1").rule == "R15"
    assert "work market-3" in scene.legal()


def test_r87_flags_count_this_rounds_workers_only() -> None:
    """R87: a worker that stays on a flagged space forbids no other flag."""
    scene = board(1)
    scene.show("sower", "town_clerk")
    scene.player(0).stayed = (SPACES.index("town_hall-2"),)
    scene.state.occupied |= 1 << SPACES.index("town_hall-2")
    scene.turn_of(0)

    assert "work town_hall-1" in scene.legal()


def test_r88_workers_come_back_a_round_later() -> None:
    """R88: rest of round 1 / 2 / 3 gives back none / those of round 1 / those of round 2 (TV28)."""
    scene = board(1)
    standing = []
    for number, spaces in enumerate((("market-1",), ("market-2",), ("market-3",)), 1):
        scene.state.round = number
        for space in spaces:
            scene.worker(0, space)
        scene.state.then(*REST_TIME)
        scene.state.advance()
        scene.state.check()
        standing.append([SPACES[space] for space in scene.player(0).stayed])

    assert standing == [["market-1"], ["market-2"], ["market-3"]]
    assert scene.player(0).workers == 3


def test_r89_five_rounds_and_the_table_of_five_tomatoes() -> None:
    """R89: the goal is table 21; reaching it wins."""
    scene = board(1, number=5)
    scene.at(0, 20)
    assert GAME.winners(scene.state) == []
    (goal,) = GAME.goals(scene.state)
    assert (goal.key, goal.value, goal.target) == ("goal-table", 20, 21)

    scene.at(0, 21)
    scene.state.then(END_ROUND)
    scene.state.advance()

    assert scene.over
    assert GAME.winners(scene.state) == [0]


@pytest.mark.parametrize(
    ("table", "stock", "score"),
    [
        (23, "FF", 22),
        (21, "LLL" + "T" * 7, 3),
        (29, "C" * 12, 89),
        (20, "TTTTT", 0),
        (30, "TTTTT", 90),
    ],
)
def test_r90_score(table: int, stock: str, score: int) -> None:
    """R90: ten a table beyond 21, one for each good of the next table, nine at most.

    TV26, TV27, TV44; nothing below 21, and no second part on the last table.
    """
    scene = board(1)
    scene.at(0, table)
    scene.stock(0, stock)

    assert GAME.scores(scene.state) == [score]


def test_r91_a_blocked_space_once_in_a_game() -> None:
    """R91: on a space with a neutral worker or an own one; both stay there."""
    scene = board(1, r91_blocked_space=True)
    scene.worker(0, "market-1")
    scene.turn_of(0)
    assert {"work property-1", "work market-1"} <= set(scene.legal())

    scene.play("work market-1")

    assert scene.player(0).blocked_space_used
    assert scene.player(0).placed == (2, 2)
    scene.turn_of(0)
    assert scene.refused("work property-1").rule == "R15"


def test_r91_flags_still_hold() -> None:
    """R91: after a flagged property space the other one stays closed."""
    scene = board(1, r91_blocked_space=True)
    scene.turn_of(0)
    scene.play("work property-2")
    scene.player(0).blocked_space_used = False
    scene.turn_of(0)

    assert scene.refused("work property-1").rule == "R17"


def test_r91_is_off_unless_chosen() -> None:
    """R91: a variant, for one player only."""
    with pytest.raises(BadSetup):
        GAME.set_up(2, {"r91_blocked_space": True})
