"""The engine against a second reading of the rulebook, and proof that a difference is noticed."""

from typing import Any

import pytest

import tablee
from tests.games.century.second_reading.agreement import CENTURY
from tests.games.century.second_reading.reader import read
from tests.games.century.second_reading.settings import DEFAULTS, UNUSUAL
from tests.games.century.second_reading.table import Table
from tests.games.second_reading.agreement import Difference, compare, play_both
from tests.games.second_reading.broken import Spoil, broken, nothing
from tests.games.second_reading.reader import Impossible, Reader
from tests.games.second_reading.setting import Setting

#: Each option alone, with a style that makes much of it; then none.
SETTINGS = [
    *(
        Setting(3 + seed % 3, seed, ((name, value),), style)
        for seed, ((name, value), style) in enumerate(
            zip(UNUSUAL.items(), ("landlord", "engineer", "builder"), strict=True)
        )
    ),
    Setting(3, 3, style="anything"),
]
#: Found by their seeds.
RARE = [
    (
        Setting(4, 25, style="gambler", generous=True),
        ["a single column that can be outbid", "the highest bid of all, not asked"],
    ),
    (
        Setting(3, 36, style="builder", generous=True),
        ["a city served over a third tile (R57)", "locomotive that needs an equipment on its way"],
    ),
]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_both_readings_agree_at_every_decision(setting: Setting) -> None:
    assert compare(CENTURY, setting)[0] > 100


@pytest.mark.parametrize(("setting", "rare"), RARE, ids=str)
def test_both_readings_agree_where_something_rare_happens(
    setting: Setting, rare: list[str]
) -> None:
    _, table = compare(CENTURY, setting)
    assert all(table.happened[what] for what in rare)


def test_an_engine_that_is_not_broken_agrees() -> None:
    assert (
        play_both(CENTURY, Setting(3, 5, style="hoarder"), broken("century", 3, 5, nothing))[0] > 50
    )


def without_quitting(name: str, answer: Any) -> Any:
    return [action for action in answer if str(action) != "quit"] if name == "legal" else answer


def one_point_more(name: str, answer: Any) -> Any:
    return [answer[0] + 1, *answer[1:]] if name == "scores" else answer


def another_winner(name: str, answer: Any) -> Any:
    return [(answer[0] + 1) % 3] if name == "winners" else answer


def waste_that_is_not_there(name: str, answer: Any) -> Any:
    if name == "view":
        answer["players"][1]["country"][0]["waste"] += 1
    return answer


def coins_that_others_see(name: str, answer: Any) -> Any:
    if name == "view":
        answer["players"][2]["coins"] = 10
    return answer


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (without_quitting, r"says the reading alone: \['quit'\]"),
        (one_point_more, r"scores\[0\]: engine"),
        (another_winner, r"winners\[0\]: engine"),
        (waste_that_is_not_there, r"players\[1\]\.country\[0\]\.waste: engine 2, reading 1"),
        (coins_that_others_see, r"seat 0 sees players\[2\]\.coins: engine 10, reading None"),
    ],
)
def test_a_wrong_answer_of_the_engine_is_noticed(spoil: Spoil, told: str) -> None:
    with pytest.raises(Difference, match=told):
        play_both(CENTURY, Setting(3, 5, style="hoarder"), broken("century", 3, 5, spoil))


@pytest.mark.parametrize(
    "change",
    [
        {"piles.I-II.prices": [5, 4, 2, 1, 0]},
        {"catastrophes.cards.C1-1": {"waste": [3, 2, 2, 1, 0], "pollution": [1, 1, 1, 0, 0]}},
        {"technologies.tiles.T1-09.pollution": 2},
        {"technologies.tiles.T1-08.effects": [{"kind": "sorting_centre"}]},
        {"territories.tiles.start.rails": [["E", "p31"], ["S", "p23", "p22"], ["W", "p11", "p22"]]},
    ],
    ids=lambda change: next(iter(change)),
)
def test_an_engine_that_plays_by_other_values_is_noticed(change: dict[str, Any]) -> None:
    """The engine is given a value that the reading is not told of."""
    game = tablee.game("century", change)
    with pytest.raises(Difference):
        play_some_games(game)


def play_some_games(game: Any) -> None:
    for seed in range(20):
        play_both(CENTURY, Setting(3, seed, style="engineer"), tablee.Match(game, 3, seed))


def test_the_reading_plays_the_printed_auction() -> None:
    """Blue, Green and Yellow of the rulebook's example are seats 0, 1 and 2."""
    reader = revealed()
    blue, green, yellow = reader.table.players
    answer(reader, "0 lot L1-01", "0 bid 2", "1 raise 3", "2 pass", "0 pass")
    assert (green.coins, green.aside[0].waste) == (7, 1)
    answer(reader, "1 lot L1-02", "1 bid 2", "2 raise 5", "0 pass", "1 pass")
    answer(reader, "2 lot L1-03", "2 bid 5", "0 raise 6", "1 raise 7", "2 quit", "2 buy T1-01")
    assert yellow.science == 9
    answer(reader, "0 pass")
    assert (green.coins, green.aside[1].waste) == (0, 2)
    answer(reader, "1 quit", "1 buy T1-02", "0 lot L1-04", "0 lot L1-05")
    assert [aside.waste for aside in blue.aside] == [1, 2]
    assert (blue.coins, green.coins, yellow.coins) == (6, 0, 5)
    assert (green.science, reader.table.price) == (10, 0)
    answer(reader, "0 decline")
    assert (reader.table.phase, reader.table.starter) == ("catastrophe", 0)


def revealed() -> Reader[Table]:
    """A game for three whose first round is about to begin."""
    reader = read(3, DEFAULTS)
    for text in ("first 0", "card K2-1", "card K4-1"):
        reader.drawn(text)
    for number in range(1, 6):
        reader.drawn(f"reveal L1-0{number}")
    for number in range(1, 5):
        reader.drawn(f"reveal T1-0{number}")
    reader.drawn("catastrophe C1-1")
    return reader


def answer(reader: Reader[Table], *moves: str) -> None:
    for move in moves:
        seat, _, text = move.partition(" ")
        assert text in reader.questions[int(seat)]
        reader.answered(int(seat), text)


def test_a_draw_that_cannot_be_is_noticed() -> None:
    reader = read(3, DEFAULTS)
    with pytest.raises(Impossible, match="where a possible 'first' is due"):
        reader.drawn("card K2-1")
    with pytest.raises(Impossible, match="where a possible 'first' is due"):
        reader.drawn("first 3")
    reader.drawn("first 2")
    with pytest.raises(Impossible, match="where a possible 'card' is due"):
        reader.drawn("card K4-1")  # that of round 2 comes first
    for text in ("card K2-1", "card K4-1", "reveal L1-03"):
        reader.drawn(text)
    with pytest.raises(Impossible, match="where a possible 'reveal' is due"):
        reader.drawn("reveal L1-03")  # it lies there already
    with pytest.raises(Impossible, match="where a possible 'reveal' is due"):
        reader.drawn("reveal L2-03")  # R14: of a later pile


def test_a_draw_that_nobody_expects_is_noticed() -> None:
    with pytest.raises(Impossible, match="no draw is due"):
        revealed().drawn("reveal L1-06")
