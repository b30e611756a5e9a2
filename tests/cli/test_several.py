"""Several people at one screen, asked at the same time, openly or under seal."""

import re
from pathlib import Path

import pytest

from tablee.core import Record
from tests.cli.conftest import Outcome, Tablee

ENTER = ""
SAVED = Path("lanterns-3.tablee")

pytestmark = pytest.mark.usefixtures("lanterns")


def play(tablee: Tablee, *typed: str, mode: str = "sealed", words: tuple[str, ...] = ()) -> Outcome:
    """Two people play the toy; the end of input leaves it."""
    seats = () if "--seats" in words else ("--seats", "2")
    line = ("play", "lanterns", "--seed", "3", "--humans", "2", "--option", f"mode={mode}")
    return tablee(*line, *seats, *words, typed=typed)


def turns(*answers: str) -> list[str]:
    """What is typed by two people in turn: the screen is handed over before each answer."""
    return [line for answer in answers for line in (ENTER, answer)]


def screens(out: str) -> list[tuple[str, str]]:
    """Whose screen, and all that it showed until it was handed over."""
    _, *parts = re.split(
        r"(Player \d), it is your turn\. Press Enter when nobody else is looking\.", out
    )
    return list(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.parametrize("mode", ["standard", "sealed"])
def test_two_people_play_a_whole_game(tablee: Tablee, mode: str) -> None:
    answers = ("keep", "swap", "show", "hide") * 2
    code, out, err = play(tablee, *turns(*answers), mode=mode)

    assert (code, err) == (0, "")
    assert [name for name, _ in screens(out)] == ["Player 1", "Player 2"] * 4
    assert "wins" in out or "shares the victory" in out
    assert Record.loads(SAVED.read_text()).replay().over


def test_the_view_of_a_game_without_a_board_is_shown(tablee: Tablee) -> None:
    (_, first), (_, second) = screens(play(tablee, *turns("keep"), ENTER).out)

    for name, screen in (("first", first), ("second", second)):
        assert re.search(r"^ *round +1 *$", screen, re.MULTILINE), name
        assert re.search(r"^ *bag +10 *$", screen, re.MULTILINE), name
    light = re.search(r"Your lantern is (\d)", first)
    assert light is not None
    assert re.search(rf"^ *lanterns +{light[1]}  –", first, re.MULTILINE)
    assert re.search(r"^ *lanterns +–  \d", second, re.MULTILINE)


def test_nobody_sees_the_sealed_answer_of_another(tablee: Tablee) -> None:
    """Whatever the first answers, the second sees and hears the same until both have answered."""
    seen = []
    for answer in ("show", "hide"):
        outcome = play(tablee, *turns("keep", "keep", answer), ENTER, "h", "?", "b", "/", "l", "l")
        *_, (name, screen) = screens(outcome.out)
        assert name == "Player 2"
        seen.append(screen.replace(SAVED.name, "").replace("lanterns-3-2.tablee", ""))

    assert seen[0] == seen[1]
    assert "Player 1 shows" not in seen[0]
    assert "Lanterns shown" not in seen[0]


def test_both_see_the_opened_answers(tablee: Tablee) -> None:
    out = play(tablee, *turns("keep", "keep", "show", "hide", "keep"), ENTER).out

    *earlier, first, second = (screen for _, screen in screens(out))
    assert not any("Lanterns shown" in screen for screen in earlier)
    assert "Lanterns shown: " in first
    assert "Lanterns shown: " in second


def test_bots_answer_too(tablee: Tablee) -> None:
    words = ("--seats", "3", "--bot", "random")
    outcome = play(tablee, *turns("keep", "keep", "show"), words=words)

    assert [name for name, _ in screens(outcome.out)] == ["Player 1", "Player 2"] * 2
    moves = Record.loads(SAVED.read_text()).moves
    assert [move.seat for move in moves if move.text in ("keep", "swap")] == [2, 0, 1]
    assert [move.seat for move in moves if move.text in ("show", "hide")] == [2, 0]
    assert outcome.out.count("Lanterns shown") == 0


def test_a_sealed_answer_is_taken_back_by_whoever_gave_it_last(tablee: Tablee) -> None:
    """The screen goes back to that person; nobody else reads what is given up."""
    rest = turns("hide", "show")
    out = play(tablee, *turns("keep", "keep", "show"), ENTER, "u", *rest, ENTER, "s u.tablee").out
    SAVED.unlink()
    play(tablee, *turns("keep", "keep", "hide", "show"))

    assert [name[-1] for name, _ in screens(out)] == ["1", "2", "1", "2", "1", "2", "1"]
    assert Path("u.tablee").read_text() == SAVED.read_text()


def test_a_game_left_between_sealed_answers_goes_on(tablee: Tablee) -> None:
    play(tablee, *turns("keep", "keep", "show"))
    resume = ("play", "lanterns", "--humans", "2", "--resume", str(SAVED))
    out = tablee(*resume, typed=turns("hide", "keep")).out
    broken = SAVED.read_text()
    SAVED.unlink()
    play(tablee, *turns("keep", "keep", "show", "hide", "keep"))

    assert [name for name, _ in screens(out)] == ["Player 2", "Player 1", "Player 2"]
    assert broken == SAVED.read_text()


def test_answers_that_were_opened_are_not_taken_back(tablee: Tablee) -> None:
    """Whoever has seen what the others answered does not answer again."""
    out = play(tablee, *turns("keep", "keep", "show", "hide"), ENTER, "u").out

    assert "no choice to take back" in out
    moves = Record.loads(SAVED.read_text()).moves
    assert [move.text for move in moves if move.seat == 1][:2] == ["keep", "hide"]
