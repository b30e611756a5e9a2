"""The end of the game and the mothership (R65-R72)."""

from itertools import product

import pytest

from tablee.games.reworld.box.components import CATEGORIES, SHIPS
from tablee.games.reworld.events import CategoryScored, GameEnded, ShipWon
from tablee.games.reworld.rules.end_of_game import category_amount, category_points
from tablee.kit.ranking import shared_places
from tests.games.reworld.scenario import GAME, Scene, Side, colony

#: Shields in a defence row.
DEFENCE = {1: "shuttle-1", 4: "shuttle-2 shuttle-2", 6: "sat-letter-A sat-letter-B sat-letter-C"}
ONES = {2: "shuttle-1 shuttle-1", 4: "shuttle-1 shuttle-1 shuttle-1 shuttle-1"}
FILLERS = ("crane", "drill", "dome", "viaduct")


def ranking(category: str, amounts: list[int]) -> Scene:
    """Each seat has so many shields, or tiles in the city of that letter."""
    sides = []
    for seat, amount in enumerate(amounts):
        if category == "defence":
            rows = DEFENCE if seat % 2 == 0 else DEFENCE | ONES
            sides.append(Side(defence=rows[amount] if amount else ""))
        else:
            bot = f"bot-{category}"
            units = " ".join([FILLERS[seat]] * (amount - 2))
            sides.append(Side(cities={category: f"{bot} {units}"} if amount else {}))
    sides[0] = Side(
        docks={1: "bot-E"}, defence=sides[0].defence, cities=sides[0].cities, ships=" ".join(SHIPS)
    )
    return colony(*sides)


PLACES = [
    ("TV-F1", "defence", [6, 4, 4, 0], [20, 7, 7, -3]),
    ("TV-F2", "A", [7, 7, 4, 4], [14, 14, 2, 2]),
    ("TV-F3", "B", [5, 5, 5, 3], [9, 9, 9, 0]),
    ("TV-F5", "A", [5, 5, 5, 5], [8, 8, 8, 8]),
    ("TV-F6", "defence", [1, 0, 0, 0], [20, -3, -3, -3]),
    ("TV-F7", "B", [0, 0, 0, 0], [-3, -3, -3, -3]),
    ("TV-F8", "defence", [4, 4], [10, 10]),
    ("TV-F9", "defence", [4, 1], [20, 0]),
    ("TV-F10", "B", [6, 4, 4], [16, 4, 4]),
    ("TV-F11", "A", [5, 4, 2], [18, 10, 0]),
    ("TV-F12", "A", [3, 0, 0, 2], [18, -3, -3, 10]),
]


@pytest.mark.parametrize(
    ("category", "amounts", "points"), [pytest.param(*case[1:], id=case[0]) for case in PLACES]
)
def test_r68_places_and_ties_of_the_vectors(
    category: str, amounts: list[int], points: list[int]
) -> None:
    """Those who tie add up their places and share them, rounded down."""
    scene = ranking(category, amounts)
    index = CATEGORIES.index(category)
    players = scene.state.players

    assert [category_amount(scene.state, player, index) for player in players] == amounts
    assert category_points(scene.state, index) == points


def test_r65_the_game_ends_when_all_docks_are_empty() -> None:
    """The last module is launched, nothing is left to do."""
    scene = colony(Side(docks={1: "bot-A"}), Side())

    scene.play("launch 1")

    assert scene.state.over
    assert len(scene.told(GameEnded)) == 1


def test_r65_the_game_goes_on_while_anybody_has_a_module() -> None:
    """Seat 0 is done, seat 1 is not."""
    scene = colony(Side(docks={1: "bot-A"}), Side(docks={1: "bot-B"}))

    scene.play("launch 1")

    assert not scene.state.over
    assert scene.told(CategoryScored) == []


def test_r65_the_check_of_the_last_turn_is_still_made() -> None:
    """The ship comes before the mothership."""
    scene = colony(Side(docks={1: "bot-A"}), Side(ships="dock_1 dock_2 dock_3 dock_4 dock_5"))

    scene.play("launch 1")

    kinds = [type(event) for event in scene.events]
    assert scene.told(ShipWon) == [ShipWon(0, SHIPS.index("all_docks"), 5, 6)]
    assert kinds.index(ShipWon) < kinds.index(CategoryScored)


def test_r66_six_categories_shields_and_the_tiles_of_each_city() -> None:
    """Defence counts shields of the defence row, a city its tiles with the panel."""
    scene = colony(
        Side(
            docks={1: "bot-E"},
            cities={"A": "bot-A crane farm", "B": "bot-B", "D": "bot-D bot-D"},
            defence="shuttle-2 sat-product",
            shuttles="shuttle-2",
        ),
        Side(),
    )

    scene.play("launch 1")

    amounts = [
        event.amount
        for event in scene.events
        if isinstance(event, CategoryScored) and event.seat == 0
    ]
    assert amounts == [3, 4, 2, 0, 3, 2]


def test_r67_nothing_in_a_category_costs_three_points_each() -> None:
    """The worst case: nothing in six categories."""
    scene = colony(Side(docks={1: "crane"}, ships=" ".join(SHIPS)), Side(score=5))

    scene.play("sacrifice 1")

    assert scene.scores() == [-18, -13]


def test_r67_an_absent_player_takes_no_place() -> None:
    """One of three has shields: the second place stays unpaid."""
    scene = ranking("defence", [1, 0, 0])

    assert category_points(scene.state, 0) == [20, -3, -3]


def test_r68_the_rulebooks_three_examples_add_up() -> None:
    """TV-F4: Marie 22, Elsa 18, Theo 30, Henri 20 from defence, A and B."""
    marie, elsa, theo, henri = range(4)
    scene = colony(
        Side(
            docks={1: "bot-C"},
            defence="shuttle-2 shuttle-2 shuttle-2",
            cities={"A": "bot-A crane crane", "B": "bot-B farm"},
            ships=" ".join(SHIPS),
        ),
        Side(
            defence="shuttle-2 sat-letter-A",
            cities={"A": "bot-A drill drill", "B": "bot-B reactor reactor reactor"},
        ),
        Side(
            defence="shuttle-2 sat-letter-B",
            cities={"A": "bot-A dome dome dome dome dome", "B": "bot-B reactor reactor farm"},
        ),
        Side(
            cities={
                "A": "bot-A viaduct viaduct viaduct viaduct viaduct",
                "B": "bot-B drill drill farm",
            }
        ),
    )

    scene.play("launch 1")

    totals = [0, 0, 0, 0]
    for event in scene.told(CategoryScored):
        assert isinstance(event, CategoryScored)
        if CATEGORIES[event.category] in ("defence", "A", "B"):
            totals[event.seat] += event.points
    assert (totals[marie], totals[elsa], totals[theo], totals[henri]) == (22, 18, 30, 20)


def naive_places(values: tuple[int | None, ...], places: tuple[int, ...]) -> list[int]:
    """Seat by seat: the places from the number of better ones on, for as many as tie."""
    points = []
    for value in values:
        if value is None:
            points.append(0)
            continue
        better = sum(other is not None and other > value for other in values)
        tied = values.count(value)
        paid = [places[at] if at < len(places) else 0 for at in range(better, better + tied)]
        points.append(sum(paid) // tied)
    return points


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r68_shared_places_agree_with_a_plain_count(seats: int) -> None:
    """Every ranking of two to four players, absent ones included."""
    for places in ((20, 10, 4), (18, 10), (16,), (7, 5, 4, 1)):
        for values in product((None, 1, 2, 3, 4), repeat=seats):
            assert shared_places(values, places) == naive_places(values, places)


@pytest.mark.parametrize(("seats", "paid"), [(2, 1), (3, 2), (4, 3)])
def test_r69_paid_places_by_player_count(seats: int, paid: int) -> None:
    """The last participant has no paid place: no points, no penalty."""
    amounts = [6, 4, 3, 2][4 - seats :]
    points = category_points(ranking("A", amounts).state, 1)

    assert [value > 0 for value in points] == [True] * paid + [False]
    assert points[-1] == 0


def test_r69_two_players_who_tie_share_the_first_place() -> None:
    """There is no second place to add."""
    scene = ranking("A", [3, 3])

    assert category_points(scene.state, 1) == [scene.state.box.mothership[1][0] // 2] * 2


def test_r70_a_score_may_fall_below_zero_and_pass_any_track() -> None:
    """No floor at zero, no cap."""
    scene = colony(Side(docks={1: "crane"}, score=4, ships=" ".join(SHIPS)), Side(score=1000))

    scene.play("sacrifice 1")

    assert scene.scores() == [-14, 982]


@pytest.mark.parametrize(
    ("score", "ships", "winners"),
    [
        pytest.param(51, "", [0], id="more points"),
        pytest.param(50, "dock_1 dock_2 dock_3", [0], id="equal, 3 ships against 2"),
        pytest.param(50, "dock_1 dock_2", [0, 1], id="equal, 2 against 2"),
        pytest.param(50, "dock_1", [1], id="equal, 1 against 2"),
        pytest.param(49, "dock_1 dock_2 dock_3", [1], id="ships do not beat points"),
    ],
)
def test_r71_points_then_ships_then_a_shared_victory(
    score: int, ships: str, winners: list[int]
) -> None:
    """Further case 12."""
    scene = colony(Side(score=score, ships=ships), Side(score=50, ships="dock_4 dock_5"))

    assert scene.state.over
    assert GAME.winners(scene.state) == winners


def test_r71_the_others_are_ranked_the_same_way() -> None:
    """Equal scores behind the winner: the ships decide."""
    scene = colony(Side(score=9), Side(score=50), Side(score=9, ships="city"))

    standings = [GAME.standing(scene.state, seat) for seat in range(3)]
    assert sorted(range(3), key=lambda seat: standings[seat], reverse=True) == [1, 2, 0]


def test_r72_a_city_is_its_panel_terrabots_and_units() -> None:
    """1 + 2 + 3 tiles; each category is settled by itself and adds to the score."""
    side = Side(docks={1: "crane"}, cities={"C": "bot-C bot-C dome farm dome*"}, ships="all_docks")
    scene = colony(side, Side(ships="dock_1 dock_2 dock_3 dock_4 dock_5"))

    scene.play("sacrifice 1")

    box = scene.state.box
    assert category_amount(scene.state, scene.player(), CATEGORIES.index("C")) == 6
    assert scene.scores() == [box.mothership[3][0] - 5 * 3, -18]
    assert scene.told(GameEnded) == [GameEnded(tuple(scene.scores()))]
