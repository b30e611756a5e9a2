"""Population ships: conditions, and who takes them when (R58-R64)."""

from dataclasses import replace

import pytest

from tablee.games.reworld.box.components import SHIPS
from tablee.games.reworld.events import GameEnded, ShipWon
from tests.games.reworld.scenario import Scene, Side, colony, station

DOCK_SHIPS = "dock_1 dock_2 dock_3 dock_4 dock_5 all_docks"
BUSY = Side(docks={5: "bot-E bot-E"})
#: Already has the ships of the docks, so that only the others are at stake.
OWNER = replace(BUSY, ships=DOCK_SHIPS)


def won(scene: Scene, act: str) -> str:
    """The ships that the act's turn brings seat 0."""
    before = set(scene.ships().split())
    scene.play(act)
    return " ".join(ship for ship in scene.ships().split() if ship not in before)


def table(side: Side, seats: int, other: Side = OWNER) -> Scene:
    """Seat 0 against one player with the dock ships and, with 3 or 4 seats, idle ones."""
    return colony(side, other, *[Side()] * (seats - 2))


def test_r58_every_ship_whose_condition_is_met_is_taken_and_scored() -> None:
    """TV-S1, the rulebook's example: dock 1 empty and the fourth satellite: 10 points."""
    scene = table(
        Side(
            docks={1: "sat-terrabots", 2: "bot-A", 3: "bot-A", 4: "bot-B", 5: "bot-B"},
            satellites="sat-city sat-units sat-product",
        ),
        4,
        BUSY,
    )

    scene.play("mission 1")

    assert scene.ships() == "dock_1 satellites"
    assert scene.score() == 10
    assert scene.told(ShipWon) == [
        ShipWon(0, SHIPS.index("dock_1"), 1, 4),
        ShipWon(0, SHIPS.index("satellites"), 4, 6),
    ]


def test_r58_a_ship_goes_to_the_first_player_only() -> None:
    """Seat 1 has the ship of dock 1 already."""
    scene = colony(
        Side(docks={1: "bot-A", 2: "bot-A", 3: "bot-A", 4: "bot-B", 5: "bot-B"}),
        replace(BUSY, ships="dock_1"),
    )

    assert won(scene, "launch 1") == ""
    assert scene.ships(1) == "dock_1"


def test_r59_only_the_player_whose_turn_ends_is_checked() -> None:
    """Further case 11: dock 3 was never loaded by either; seat 1 ends its turn first."""
    full = {1: "bot-A bot-A", 2: "bot-B", 4: "bot-C", 5: "bot-D"}
    scene = colony(Side(docks=full), Side(docks=full), turn=1)

    scene.play("launch 1")

    assert (scene.ships(0), scene.ships(1)) == ("", "dock_3")


def test_r59_nothing_is_checked_in_chapter_one() -> None:
    """Seat 0 has more points than the score ship asks for, and empty docks."""
    scene = station(Side(hand="12", score=90), Side(hand="1"))

    scene.play("take 1", "pay 1")

    assert (scene.ships(0), scene.score(0)) == ("", 90)


def test_r59_nothing_is_checked_during_the_final_scoring() -> None:
    """The mothership lifts seat 0 over 70 points: no ship for that."""
    side = Side(docks={1: "bot-A"}, score=60, defence="shuttle-2")
    scene = colony(side, Side(ships=DOCK_SHIPS))

    scene.play("launch 1")

    assert scene.told(GameEnded) == [GameEnded((86, -18))]
    assert scene.ships() == ""


@pytest.mark.parametrize("dock", range(1, 6))
def test_r60_an_emptied_dock_wins_its_ship(dock: int) -> None:
    """The last module of that dock has left."""
    docks = {number: "bot-A" if number == dock else "bot-B" for number in range(1, 6)}
    scene = colony(Side(docks=docks), BUSY)

    assert won(scene, f"launch {dock}") == f"dock_{dock}"


def test_r60_a_dock_that_was_never_loaded_counts() -> None:
    """The first own turn brings its ship."""
    docks = {1: "bot-A bot-A", 2: "bot-B", 4: "bot-B", 5: "bot-B"}
    scene = colony(Side(docks=docks), BUSY)

    assert won(scene, "launch 1") == "dock_3"


def test_r60_the_last_module_brings_the_ship_of_all_docks() -> None:
    """Dock ships still there come with it."""
    scene = colony(Side(docks={4: "bot-A"}, ships="dock_1 dock_2"), replace(BUSY, ships="dock_5"))

    assert won(scene, "launch 4") == "dock_3 dock_4 all_docks"


def test_r60_four_empty_docks_are_not_all() -> None:
    """One module is left."""
    scene = colony(Side(docks={4: "bot-A bot-A"}), BUSY)

    assert won(scene, "launch 4") == "dock_1 dock_2 dock_3 dock_5"


DEFEND_ONE = {1: "shuttle-1 bot-A"}
EMPTY_FLIGHT = {1: "shuttle-0 bot-A"}
MISSION = {1: "sat-shields bot-A"}
FOUND = {1: "bot-A bot-A"}


FOUR_SATELLITES = ("sat-city", "sat-units", "sat-product", "sat-terrabots")


def one_more(ship: str, row: str) -> tuple[Side, str]:
    """A side with that row, and the act that adds one to it."""
    if ship == "shields":
        return Side(docks=DEFEND_ONE, defence=row), "defend 1"
    if ship == "shuttles":
        return Side(docks=EMPTY_FLIGHT, shuttles=row), "transport 1"
    return Side(docks=MISSION, satellites=row), "mission 1"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("ship", "printed", "bracketed"),
    [("shields", 6, 5), ("shuttles", 5, 4), ("satellites", 5, 4)],
)
def test_r61_bracketed_thresholds_are_for_four_players(
    ship: str, printed: int, bracketed: int, seats: int
) -> None:
    """6 (5) shields, 5 (4) shuttles, 5 (4) satellites: one less is not enough."""
    needed = bracketed if seats == 4 else printed
    tiles = FOUR_SATELLITES if ship == "satellites" else ("shuttle-1",) * 5
    for already, expected in ((needed - 1, ship), (needed - 2, "")):
        side, act = one_more(ship, " ".join(tiles[:already]))

        assert won(table(side, seats), act) == expected


@pytest.mark.parametrize(("seats", "needed"), [(2, 6), (3, 6), (4, 5)])
def test_r61_companies_ask_for_six_or_five(seats: int, needed: int) -> None:
    """6 (5) different companies."""
    units = ["crane", "drill", "reactor", "dome", "viaduct"]
    for already, expected in ((needed - 1, "companies"), (needed - 2, "")):
        cities = {
            letter: f"bot-{letter} {unit}"
            for letter, unit in zip("ABCDE", units[:already], strict=False)
        }
        side = Side(docks={1: "shuttle-0 farm bot-A"}, cities=cities)
        scene = table(side, seats)
        scene.play("transport 1", "load 1")

        assert won(scene, "land farm A") == expected


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r61_city_and_farms_ask_the_same_of_everybody(seats: int) -> None:
    """A city of 8 tiles, 3 farm units."""
    big = {"A": "bot-A bot-A bot-A crane crane crane"}
    assert won(table(Side(docks={1: "bot-A bot-B"}, cities=big), seats), "launch 1") == "city"
    small = {"A": "bot-A bot-A crane crane crane"}
    assert won(table(Side(docks={1: "bot-A bot-B"}, cities=small), seats), "launch 1") == ""


@pytest.mark.parametrize(("seats", "needed"), [(2, 70), (3, 70), (4, 60)])
def test_r61_the_score_ship_asks_for_70_or_60(seats: int, needed: int) -> None:
    """70 (60) points or more."""
    assert won(table(Side(docks=FOUND, score=needed), seats), "launch 1") == "score"
    assert won(table(Side(docks=FOUND, score=needed - 1), seats), "launch 1") == ""


def test_r62_shields_count_in_the_defence_row_only() -> None:
    """Shuttles and satellites in their own rows show no shields."""
    side = Side(docks=DEFEND_ONE, defence="shuttle-2", shuttles="shuttle-2", satellites="sat-city")

    assert won(table(side, 4), "defend 1") == ""


def test_r62_shuttles_and_satellites_in_defence_do_not_count_for_their_rows() -> None:
    """Three shuttles and a fourth in defence are three shuttles."""
    side = Side(docks=EMPTY_FLIGHT, shuttles="shuttle-0 shuttle-0", defence="shuttle-1 shuttle-1")
    assert won(table(side, 4), "transport 1") == ""
    side = Side(docks=MISSION, satellites="sat-city sat-units", defence="sat-product")
    assert won(table(side, 4), "mission 1") == ""


def test_r62_farms_count_in_the_whole_colony() -> None:
    """Two farms in A and a third in B."""
    side = Side(docks={1: "farm shuttle-0 bot-A"}, cities={"A": "bot-A farm farm", "B": "bot-B"})
    scene = table(side, 2)
    scene.play("carry 1")

    assert won(scene, "land farm B") == "farms"


@pytest.mark.parametrize(
    ("seats", "founded", "defence", "expected"),
    [
        pytest.param(4, "ABCE", "shuttle-1", "rows", id="TV-S4"),
        pytest.param(3, "ABCE", "shuttle-1", "", id="TV-S5"),
        pytest.param(3, "ABCDE", "shuttle-1", "rows", id="TV-S6"),
        pytest.param(4, "ABCDE", "", "rows", id="four players, five cities"),
        pytest.param(2, "ABCDE", "", "", id="two players, five cities"),
        pytest.param(4, "ABC", "shuttle-1", "", id="four players, four rows"),
    ],
)
def test_r62_the_rows_are_five_cities_and_the_defence(
    seats: int, founded: str, defence: str, expected: str
) -> None:
    """Further case 10: all six rows, with four players any five; other rows do not count."""
    cities = {letter: f"bot-{letter}" for letter in founded[1:]}
    side = Side(
        docks={1: f"bot-{founded[0]} shuttle-0"},
        cities=cities,
        defence=defence,
        shuttles="shuttle-0",
        satellites="sat-city",
    )

    assert won(table(side, seats), "launch 1") == expected


@pytest.mark.parametrize(
    ("before", "ships", "after"),
    [
        pytest.param(55, "dock_1", 59, id="TV-S2"),
        pytest.param(56, "dock_1 score", 66, id="TV-S3"),
    ],
)
def test_r63_points_of_other_ships_count_for_the_score_ship(
    before: int, ships: str, after: int
) -> None:
    """Further case 9: the dock ship lifts 56 points to 60, not 55."""
    docks = {1: "bot-A", 2: "bot-B", 3: "bot-B", 4: "bot-C", 5: "bot-C"}
    scene = table(Side(docks=docks, score=before), 4, BUSY)

    assert won(scene, "launch 1") == ships
    assert scene.score() == after


def test_r63_points_of_chapter_one_count() -> None:
    """A player beyond the mark takes the ship at the end of the first own turn."""
    scene = station(
        Side(hand="1", docks=FOUND, score=80), Side(left=True, docks={1: "bot-B"}), round=5
    )
    scene.play("leave")
    assert scene.ships() == ""

    scene.play("launch 1")

    assert "score" in scene.ships()


def test_r64_ships_that_nobody_earns_score_for_nobody() -> None:
    """At the end they still lie on the board."""
    scene = colony(Side(docks={1: "bot-A"}), Side())

    scene.play("launch 1")

    assert scene.state.over
    unowned = [ship for ship, by in zip(SHIPS, scene.state.ship_owners, strict=True) if by < 0]
    assert unowned == [
        "city",
        "shields",
        "shuttles",
        "satellites",
        "farms",
        "companies",
        "rows",
        "score",
    ]
