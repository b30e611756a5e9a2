"""Whole games on a full screen, by keyboard alone and by mouse alone, and what people do there."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, Input, TabbedContent

from tablee.cli.fullscreen.panels.board import Board
from tablee.cli.fullscreen.panels.listed import MoveList
from tablee.cli.fullscreen.panels.rulebook import Page
from tablee.cli.table.session import Seating, Session
from tablee.core import Record
from tests.cli.fullscreen.conftest import (
    SMALL,
    WIDE,
    app_of,
    asked,
    choosing,
    listed,
    said,
    screen,
    session_of,
    until,
)

Deed = Callable[[Pilot[Any]], Awaitable[object]]


def at_table(session: Session, deed: Deed, size: tuple[int, int] = WIDE, **words: str) -> None:
    """Somebody sits down and does something."""

    async def sit() -> None:
        async with app_of(session, **words).run_test(size=size) as pilot:
            await asked(pilot)
            await deed(pilot)

    asyncio.run(sit())


def _has_moved(session: Session, turn: int) -> bool:
    return len(session.match.moves) > turn


async def to_the_end(pilot: Pilot[Any], session: Session, answer: Deed) -> None:
    """Somebody answers until the game is over."""
    while not session.match.over:
        turn = len(session.match.moves)
        await answer(pilot)
        await until(pilot, partial(_has_moved, session, turn))
        await until(pilot, lambda: session.match.over or listed(pilot))
    await until(pilot, lambda: "The game is over" in screen(pilot))


@pytest.mark.parametrize("size", [SMALL, WIDE], ids=str)
def test_a_whole_game_by_keyboard_alone(size: tuple[int, int]) -> None:
    session = session_of("lanterns", 3)

    async def play(pilot: Pilot[Any]) -> None:
        await to_the_end(pilot, session, lambda pilot: pilot.press("down", "enter"))
        assert "wins" in screen(pilot) or "shares" in screen(pilot)
        await pilot.press("q")

    at_table(session, play, size)

    assert Record.loads(Path("kept.tablee").read_text()).replay().over


def test_a_whole_game_by_mouse_alone() -> None:
    session = session_of("lanterns", 3)

    async def play(pilot: Pilot[Any]) -> None:
        await to_the_end(pilot, session, lambda pilot: pilot.click("#play"))
        assert choosing(pilot).query_one("#review-play", Button).display

    at_table(session, play, SMALL)


def test_a_click_chooses_a_move_and_one_more_plays_it() -> None:
    session = session_of("reworld", 3)

    async def play(pilot: Pilot[Any]) -> None:
        moves = choosing(pilot).query_one(MoveList)
        before = len(session.match.moves)
        second = [option for option in moves.options if option.id][1]
        row = moves._index_to_line[moves.get_option_index(second.id or "")]
        await pilot.click(MoveList, offset=(8, row))
        assert moves.highlighted_option is second
        assert len(session.match.moves) == before
        await pilot.click(MoveList, offset=(8, row))
        await until(pilot, lambda: len(session.match.moves) > before)
        assert str(session.match.moves[before][1]) == second.id

    at_table(session, play)


def test_pointing_at_the_board_narrows_the_moves_and_escape_widens_them() -> None:
    session = session_of("reworld", 3)

    async def point(pilot: Pilot[Any]) -> None:
        every = listed(pilot)
        board = pilot.app.screen.query_one(Board)
        row = next(row for row, line in enumerate(board.text) if " 4 " in line)
        await pilot.click(Board, offset=(board.text[row].index(" 4 ") + 1, row))
        assert listed(pilot) == ["take 4"]
        await pilot.press("escape")
        assert listed(pilot) == every
        await pilot.click(Board, offset=(0, row))  # the frame stands for nothing
        assert listed(pilot) == every

    at_table(session, point)


def test_what_a_move_touches_is_marked_on_the_board() -> None:
    session = session_of("reworld", 3)

    async def look(pilot: Pilot[Any]) -> None:
        board = pilot.app.screen.query_one(Board)
        assert board._meant == ("port:1",)
        assert "port:4" in board._offered
        assert "port:10" not in board._offered  # a bot has taken it
        await pilot.press("down")
        assert board._meant == ("port:2",)

    at_table(session, look)


def test_the_number_of_a_port_takes_that_port() -> None:
    session = session_of("reworld", 3)

    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("1", "8")
        assert listed(pilot) == ["take 18"]
        await pilot.press("enter")
        await until(pilot, lambda: "pay" in listed(pilot)[0])

    at_table(session, play)

    assert str(session.match.moves[-1][1]) == "take 18"


def test_a_refused_number_names_the_rule_and_r_opens_it() -> None:
    session = session_of("reworld", 3)

    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("1", "0", "enter")
        assert said(pilot).startswith("R12: ")
        await pilot.press("r")
        page = pilot.app.screen.query_one(Page)
        await until(pilot, lambda: page.found and page.scroll_offset.y)
        top = page.scroll_offset.y
        assert any("R12 Pick a port" in line for line in page.text[top : top + 5])

    at_table(session, play)


@pytest.mark.parametrize(("typed", "played"), [("Leave", "leave"), ("take 4", "take 4")])
def test_a_text_that_fits_one_move_plays_it(typed: str, played: str) -> None:
    session = session_of("reworld", 3)
    session.advance()
    before = len(session.match.moves)

    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("slash", *("space" if sign == " " else sign for sign in typed), "enter")
        await until(pilot, lambda: len(session.match.moves) > before)

    at_table(session, play)

    assert str(session.match.moves[before][1]) == played


def test_a_text_that_fits_several_moves_lists_them() -> None:
    session = session_of("reworld", 3)

    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("slash", *"admiral", "enter")
        assert all(move.startswith("admiral") for move in listed(pilot))
        assert len(listed(pilot)) > 1
        await pilot.press("escape", "slash", *"dance", "enter")
        assert "isn’t an action" in said(pilot)
        assert len(listed(pilot)) > 10

    at_table(session, play)


def test_undo_goes_back_to_the_last_choice() -> None:
    session = session_of("reworld", 3)
    session.advance()
    before = len(session.match.moves)

    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("u")
        assert "no choice to take back" in said(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: listed(pilot)[0].startswith("pay"))
        await pilot.press("u")
        await until(pilot, lambda: listed(pilot)[0].startswith("take"))

    at_table(session, play)

    assert len(session.match.moves) == before


def test_a_hint_lists_the_three_best_with_what_to_expect(monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_of("reworld", 3)
    monkeypatch.setattr("tablee.cli.table.session.ADVISER", "normal")  # the same in any time
    monkeypatch.setattr("tablee.driver.explaining.PATIENCE", 0)

    async def ask(pilot: Pilot[Any]) -> None:
        every = listed(pilot)
        await pilot.press("h")
        await until(pilot, lambda: len(listed(pilot)) == 3)
        assert listed(pilot) == [str(best.action) for best in session.hints()]
        assert "compared with the others" in " ".join(screen(pilot).split())
        await pilot.press("escape")
        assert listed(pilot) == every

    at_table(session, ask)


def test_a_hint_that_comes_too_late_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_of("lanterns")
    waiting: list[Any] = []
    monkeypatch.setattr(
        "tablee.cli.fullscreen.table_screen.think", lambda *thought: waiting.append(thought)
    )

    async def ask(pilot: Pilot[Any]) -> None:
        await pilot.press("h")
        (_, work, then) = waiting.pop()
        best = work()
        before = listed(pilot)
        table: Any = pilot.app.screen
        table._turn += 1
        then(best)
        assert listed(pilot) == before

    session.advance()
    at_table(session, ask)


def test_enter_held_down_answers_one_question() -> None:
    """Both keys come before the screen has drawn the next question."""
    session = session_of("reworld", 3)

    async def hold(pilot: Pilot[Any]) -> None:
        before = len(session.match.moves)
        panel = choosing(pilot)
        choice = panel.query_one(MoveList).thought
        assert choice is not None
        for _ in range(3):
            panel.post_message(panel.Chosen(choice.action, panel._turn))
        await until(pilot, lambda: listed(pilot)[0].startswith("pay"))
        assert len(session.match.moves) == before + 1
        assert not said(pilot)

    at_table(session, hold)


def test_the_language_changes_and_the_place_stays() -> None:
    session = session_of("reworld", 3)

    async def switch(pilot: Pilot[Any]) -> None:
        await pilot.press("e", "slash", *"admiral", "enter", "down")
        thought = choosing(pilot).query_one(MoveList).thought
        before = listed(pilot)
        assert "Log" in screen(pilot)
        await pilot.press("l")
        await pilot.pause()
        again = choosing(pilot).query_one(MoveList).thought
        assert thought is not None
        assert again is not None
        assert again.action == thought.action
        assert choosing(pilot).query_one(Input).value == "admiral"
        assert listed(pilot) == before
        assert pilot.app.screen.query_one(TabbedContent).active == "log"
        for words in ("Journal", "Filtrer", "À vous", "Vous recevez les officiers"):
            assert words in " ".join(screen(pilot).split())
        assert "Filter " not in screen(pilot)

    at_table(session, switch)


def test_saving_under_a_name_leaving_and_going_on() -> None:
    session = session_of("lanterns", 3)

    async def save(pilot: Pilot[Any]) -> None:
        await pilot.press("enter")
        await asked(pilot)
        await pilot.press("s")
        await until(pilot, lambda: pilot.app.screen.query("#path"))
        field = pilot.app.screen.query_one("#path", Input)
        field.value = "other.tablee"
        await pilot.press("enter")
        await until(pilot, lambda: "Saved to other.tablee" in said(pilot))
        await pilot.press("s")
        await until(pilot, lambda: pilot.app.screen.query("#path"))
        pilot.app.screen.query_one("#path", Input).value = "no/such/folder"
        await pilot.press("enter")
        await until(pilot, lambda: "cannot be written" in said(pilot))
        await pilot.press("q")

    at_table(session, save)

    kept = Record.loads(Path("other.tablee").read_text()).replay()
    again = Session.resumed(kept, Seating(1, "random"))
    assert again.match.state == session.match.state

    async def go_on(pilot: Pilot[Any]) -> None:
        assert listed(pilot)
        await pilot.press("u")
        assert len(again.match.moves) < len(kept.moves)

    at_table(again, go_on)
