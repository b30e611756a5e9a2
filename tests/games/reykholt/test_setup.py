"""What lies on the table before the first worker is placed (R1-R12)."""

import pytest

from tablee import BadSetup, Match
from tablee.core import Value
from tablee.games.reykholt.box.components import GOODS, SIZES, WORKERS
from tests.games.reykholt.scenario import GAME, board


@pytest.mark.parametrize(("seats", "rounds"), [(1, 5), (2, 7), (3, 7), (4, 7)])
def test_r1_seven_rounds_and_alone_five(seats: int, rounds: int) -> None:
    """R1: one to four players; 7 rounds, alone 5."""
    assert board(seats).state.rounds == rounds


def test_r1_scenarios_have_their_own_number_of_rounds() -> None:
    """R1: in story mode the scenario says how many rounds are played."""
    assert board(2, mode="fresh_arrivals").state.rounds == 8
    assert board(1, mode="fresh_arrivals").state.rounds == 6
    assert board(4, mode="winter_is_coming").state.rounds == 6


def test_r2_the_supply_never_runs_out() -> None:
    """R2: nobody is refused a good, however many are out already."""
    scene = board()
    scene.stock(0, "T" * 60)
    scene.turn_of(0)

    scene.play("work market-1")

    assert scene.goods(0) == "T" * 61 + "L"


def test_r2_goods_on_greenhouses_are_not_stock() -> None:
    """R2: what is on a greenhouse can neither be paid nor planted."""
    scene = board()
    scene.greenhouse(0, 6, "TTTTT")
    scene.greenhouse(0, 3)
    scene.turn_of(0)

    assert "work property-3" not in scene.legal()
    assert "work field-2" not in scene.legal()


def test_r3_everybody_sees_everything_but_what_nobody_knows() -> None:
    """R3: views are alike; of the random pile only the opener is known."""
    match = Match(GAME, seats=3, seed=4)

    assert match.view(0) == match.view(1) == match.view(None)
    assert match.view(None)["random"] == {
        "top": [4],
        "hidden": {"3": 1, "4": 1, "5": 1, "6": 1},
        "bottom": [],
    }


def test_r3_the_opener_is_taken_without_a_draw_and_the_next_card_is_drawn() -> None:
    """R3: a card that is known needs no draw."""
    scene = board()
    scene.turn_of(0)
    scene.play("work property-2")
    scene.turn_of(1)
    scene.state.occupied = 0
    scene.player(0).placed = ()
    scene.player(0).workers = WORKERS

    scene.play("work property-2")

    assert scene.legal() == ["draw 3", "draw 4", "draw 5", "draw 6"]


@pytest.mark.parametrize(("seats", "spaces"), [(1, 12), (2, 12), (3, 20), (4, 24)])
def test_r4_spaces_in_use(seats: int, spaces: int) -> None:
    """R4: 12, 20 or 24 spaces; with three players row 1 is covered (TV34)."""
    scene = board(seats)

    assert len(scene.state.book.work_table) == spaces
    assert ("market-1" in str(scene.state.book.work_table)) == (seats != 3)


def test_r4_a_covered_space_is_refused() -> None:
    """R4: with three players nobody works in row 1."""
    scene = board(3)
    scene.turn_of(0)

    assert scene.refused("work market-1").rule == "R4"


def test_r5_the_tile_beside_the_board_adds_no_space() -> None:
    """R5: with two players there are three rows of four spaces."""
    assert board(2).state.box.rows == (1, 2, 3)


@pytest.mark.parametrize(("seats", "greenhouses"), [(2, 15), (3, 19), (4, 23)])
def test_r6_greenhouses_in_play(seats: int, greenhouses: int) -> None:
    """R6: cards for more players leave, 8 of 23 with two (TV32); the opener lies on top."""
    state = board(seats).state

    total = sum(state.piles) + sum(state.random_hidden) + len(state.random_top)

    assert total == greenhouses
    assert [SIZES[size] for size in state.random_top] == [4]


def test_r7_a_sized_pile_is_a_number() -> None:
    """R7: cards of one pile are alike."""
    scene = board(2)
    before = scene.state.piles
    scene.turn_of(0)

    scene.play("work property-1", "greenhouse 5")

    assert scene.state.piles == (before[0], before[1], before[2] - 1, before[3])


@pytest.mark.parametrize(
    ("seats", "options", "pool"),
    [
        (2, {}, 8),
        (2, {"r8_story_cards": "always"}, 11),
        (2, {"mode": "fresh_arrivals"}, 11),
        (2, {"mode": "fresh_arrivals", "r8_story_cards": "never"}, 8),
        (2, {"service_group": "E"}, 6),
        (1, {"service_group": "D"}, 7),
    ],
)
def test_r8_one_group_of_cards_is_used(seats: int, options: dict[str, Value], pool: int) -> None:
    """R8: five cards of one group are shown, alone three; story cards join in story mode."""
    state = GAME.set_up(seats, options)
    group = options.get("service_group", "A")

    assert len(state.pool) == pool
    assert {state.box.cards[card].group for card in state.pool} == {group}


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_r8_group_e_is_for_two(seats: int) -> None:
    """R8: group E is refused with any other number of players."""
    with pytest.raises(BadSetup):
        GAME.set_up(seats, {"service_group": "E"})


@pytest.mark.parametrize(("seats", "shown"), [(1, 3), (2, 5), (4, 5)])
def test_r8_cards_are_shown_one_by_one(seats: int, shown: int) -> None:
    """R8: five cards, alone three, none of them twice; the others are put away."""
    match = Match(GAME, seats=seats, seed=1)

    display = match.state.display
    assert len(set(display)) == shown
    assert {match.state.box.cards[card].group for card in display} == {"A"}
    assert not match.state.pool


def test_r9_the_stack_of_goods() -> None:
    """R9: a tomato on a lettuce on a mushroom."""
    assert [GOODS[good] for good in board().state.stack] == ["tomato", "lettuce", "mushroom"]


def test_r10_rounds_are_counted() -> None:
    """R10: the round tokens are a counter; the eighth is for story mode."""
    match = Match(GAME, seats=2, seed=1)

    assert (match.view(None)["round"], match.view(None)["rounds"]) == (1, 7)
    assert board(3, mode="the_great_banquet").state.rounds == 8


def test_r11_nobody_owns_anything() -> None:
    """R11: three workers and a manager each, nothing else."""
    for player in board(4).state.players:
        assert player.workers == WORKERS
        assert not any(player.stock)
        assert not player.greenhouses
        assert not player.services
        assert player.table == 0


def test_r12_any_seat_may_begin_and_the_last_in_turn_order_is_in_front() -> None:
    """R12: each manager is placed in front of the earlier ones."""
    state = GAME.set_up(3, {})

    assert [action.text for action in state.legal()] == ["first 0", "first 1", "first 2"]
    state.apply(GAME.parse("first 1"))
    assert state.turn_order() == (1, 2, 0)
    assert state.track == (0, 2, 1)
    assert state.managers_on(0) == (1, 2, 0)


def test_r12_the_start_player_in_front_is_an_option() -> None:
    """R12: the other reading puts the start player in front."""
    state = GAME.set_up(3, {"r12_start_player_in_front": True})

    state.apply(GAME.parse("first 1"))

    assert state.track == (1, 2, 0)
