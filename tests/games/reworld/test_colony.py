"""Chapter Two: turns in the colony (R30-R33, R75, R77)."""

from random import Random

from tablee import CHANCE
from tablee.core import Decision
from tablee.games.reworld.events import ColonyBegan, GameEnded, ShipWon, TerrabotLanded
from tablee.games.reworld.rules.colony import ColonyTurn
from tests.games.reworld.scenario import GAME, RIVAL, Side, colony, station

LEFT = Side(left=True)


def test_r30_the_holder_of_the_admiral_begins_chapter_two() -> None:
    """Seat 2 has the admiral when round 5 ends."""
    loaded = Side(left=True, docks={1: "bot-A"})
    scene = station(Side(hand="1", docks={1: "bot-A"}), loaded, loaded, round=5, admiral=2)

    scene.play("leave")

    assert scene.told(ColonyBegan) == [ColonyBegan(2)]
    assert scene.turn == 2


def test_r30_turns_pass_clockwise() -> None:
    """After the last seat it is seat 0's turn."""
    scene = colony(*[Side(docks={1: "bot-A bot-A"})] * 2, turn=1)

    scene.play("launch 1")

    assert scene.turn == 0


def test_r31_a_turn_launches_one_module_then_checks_the_ships() -> None:
    """One module leaves the docks; the check follows before the next player's turn."""
    scene = colony(
        Side(docks={1: "bot-A", 2: "bot-A bot-A"}, cities={"A": "bot-A"}),
        Side(docks={5: "bot-E"}, ships="dock_2 dock_3 dock_4 dock_5"),
    )

    scene.play("launch 1")

    assert [type(event) for event in scene.events] == [TerrabotLanded, ShipWon]
    assert scene.dock(2) == "bot-A bot-A"
    assert scene.turn == 1


def test_r32_a_player_without_modules_is_passed_over() -> None:
    """Seat 1 has nothing left, so seat 2 follows seat 0."""
    scene = colony(Side(docks={1: "bot-A bot-B"}), Side(), Side(docks={1: "bot-C"}))

    scene.play("launch 1")

    assert scene.turn == 2


def test_r32_a_player_who_acquired_nothing_wins_no_ship() -> None:
    """Seat 1 enters with empty docks: no turn, no check, although its docks are empty."""
    scene = colony(Side(docks={1: "bot-A"}), Side())

    scene.play("launch 1")

    assert scene.state.over
    assert scene.ships(1) == ""
    assert scene.ships(0) == "dock_1 dock_2 dock_3 dock_4 dock_5 all_docks"


def test_r33_only_the_leftmost_module_of_a_dock_is_launched() -> None:
    """Each dock offers its end, whatever lies behind it."""
    docks = {1: "bot-A sat-city", 3: "sat-units bot-B", 5: "shuttle-0 bot-C"}
    scene = colony(Side(docks=docks), RIVAL)

    assert scene.legal() == ["launch 1", "mission 3", "defend 3", "transport 5"]


def test_r33_the_leftmost_module_is_the_last_one_loaded() -> None:
    """A launch uncovers the tile that was loaded before."""
    scene = colony(Side(docks={1: "bot-A sat-city"}), RIVAL)

    scene.play("launch 1")

    assert scene.dock(1) == "sat-city"


def test_r75_the_first_player_with_a_module_opens_chapter_two() -> None:
    """The holder, seat 1, has no module; seat 2 has one."""
    scene = station(
        Side(hand="1", docks={1: "bot-A"}),
        LEFT,
        Side(left=True, docks={1: "bot-B"}),
        round=5,
        admiral=1,
    )

    scene.play("leave")

    assert scene.turn == 2


def test_r75_without_any_module_the_final_scoring_follows_at_once() -> None:
    """Nobody has a turn: everybody lacks all six categories."""
    scene = station(Side(hand="1"), LEFT, round=5)

    scene.play("leave")

    assert scene.state.over
    assert scene.told(GameEnded) == [GameEnded((-17, -18))]


def test_r77_only_the_player_of_the_turn_decides() -> None:
    """A whole game: between two opening questions every question goes to the same seat."""
    state = GAME.set_up(3, {})
    rng = Random(4)
    asked: int | None = None
    colony_turns = 0
    while not state.over:
        if state.seats_to_act == (CHANCE,):
            state.apply(state.sample(rng))
            continue
        frame = state.agenda[-1]
        assert isinstance(frame, Decision)
        assert len(state.seats_to_act) == 1
        if frame.completes_move:
            assert frame.seat == asked
        asked = frame.seat
        colony_turns += isinstance(frame, ColonyTurn)
        options = state.legal()
        state.apply(options[int(rng.random() * len(options))])

    assert colony_turns
