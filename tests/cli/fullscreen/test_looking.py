"""What the full screen looks like at any size, by day and by night, and when it is over."""

import asyncio
import re
import threading
from pathlib import Path
from typing import Any

import pytest
from rich.style import Style
from textual.color import Color
from textual.widgets import Input, TabbedContent

from tablee.cli.boards.pointing import pointed_at
from tablee.cli.fullscreen.drawing.legible import ENOUGH, contrast, legible
from tablee.cli.fullscreen.drawing.look import DAY, NIGHT, themes
from tablee.cli.fullscreen.ground import is_dark, told
from tablee.cli.fullscreen.panels.board import Board
from tablee.cli.fullscreen.panels.listed import MoveList
from tablee.cli.fullscreen.run import report
from tablee.cli.standings import COLOURS
from tablee.cli.table.session import Session
from tablee.core import Action, Sentence, TableeError
from tablee.driver import Ledger
from tablee.games import ROOMS
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
    voice_of,
)


@pytest.mark.parametrize("game_id", ROOMS)
@pytest.mark.parametrize(("size", "lang"), [(SMALL, "fr"), (WIDE, "en")], ids=str)
def test_board_question_and_moves_are_seen_together(
    game_id: str, size: tuple[int, int], lang: str
) -> None:
    session = session_of(game_id, 3)

    async def look() -> None:
        async with app_of(session, lang=lang).run_test(size=size) as pilot:
            await asked(pilot)
            text = " ".join(screen(pilot).split())
            question = choosing(pilot).query_one("#question")
            words = " ".join(one.words for one in getattr(question, "paragraphs", ()))
            first = choosing(pilot).listed[0]
            assert words.split()[0] in text
            assert f"{first.number} {first.words.split()[0]}" in text
            board = pilot.app.screen.query_one(Board)
            top = board.scroll_offset.y
            in_sight = board.text[top : top + board.size.height]
            assert any(line.strip() and line.strip()[:8] in screen(pilot) for line in in_sight)

    asyncio.run(look())


def test_resizing_changes_the_layout_and_nothing_else() -> None:
    session = session_of("reworld", 3)

    async def resize() -> None:
        async with app_of(session).run_test(size=WIDE) as pilot:
            await asked(pilot)
            await pilot.press("down", "down")
            moves = choosing(pilot).query_one(MoveList)
            before, thought = listed(pilot), moves.highlighted
            assert choosing(pilot).region.x > 0
            latest = pilot.app.screen.query_one("#latest")
            assert latest.region
            for size in (SMALL, (40, 12), (200, 60), WIDE):
                await pilot.resize_terminal(*size)
                await pilot.pause()
                assert listed(pilot) == before
                assert moves.highlighted == thought
                beside = choosing(pilot).region.x > 0
                assert beside is (size[0] >= 112)
                assert bool(latest.region) is (size[1] >= 34)

    asyncio.run(resize())


def test_light_and_dark_and_the_commands_by_name() -> None:
    session = session_of("lanterns", 2)

    async def look() -> None:
        async with app_of(session, lang="fr").run_test(size=WIDE) as pilot:
            await asked(pilot)
            await pilot.press("t")
            assert pilot.app.theme == "tablee-light"
            await pilot.press("ctrl+p")
            await until(pilot, lambda: "Clair ou sombre" in screen(pilot))
            assert "Que voulez-vous faire" in screen(pilot)
            assert "Theme" not in screen(pilot)
            assert "Focus" not in screen(pilot)
            await pilot.press(*"zzz")
            await until(pilot, lambda: "pas de telle commande" in screen(pilot))
            pilot.app.screen.query_one(Input).value = "Clair"
            await until(pilot, lambda: "pas de telle commande" not in screen(pilot))
            await pilot.press("enter")
            await until(pilot, lambda: pilot.app.theme == "tablee-dark")

    asyncio.run(look())


def test_without_colours_what_is_chosen_still_stands_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    session = session_of("reworld", 3)

    async def look() -> None:
        async with app_of(session).run_test(size=WIDE) as pilot:
            await asked(pilot)
            await pilot.pause()
            board = pilot.app.screen.query_one(Board)
            grounds = {}
            for segment in board.render_line(1):
                style = segment.style or Style.null()
                grounds[pointed_at(style)] = style.bgcolor
            assert len({grounds["port:1"], grounds["port:2"], grounds[None]}) == 3
            drawn = re.findall(r"#([0-9a-f]{6})", pilot.app.export_screenshot().split("<g ")[2])
            assert drawn
            for colour in drawn:
                assert len({colour[:2], colour[2:4], colour[4:]}) == 1

    asyncio.run(look())


def test_help_names_every_key_and_is_left_again() -> None:
    session = session_of("lanterns", 2)

    async def look() -> None:
        async with app_of(session).run_test(size=(100, 40)) as pilot:
            await asked(pilot)
            await pilot.press("question_mark")
            await until(pilot, lambda: "the three best moves" in screen(pilot))
            for key in ("Enter", "Esc", "Ctrl+P", "b e p r", " u ", " h ", " l ", " s ", " q "):
                assert key in screen(pilot)
            await pilot.press("escape")
            await until(pilot, lambda: "the three best moves" not in screen(pilot))

    asyncio.run(look())


@pytest.fixture
def finished() -> Session:
    """A game of the toy, over but for the last look."""
    session = session_of("lanterns", 2)
    session.advance()
    while not session.match.over:
        session.play(session.match.legal(session.asked)[0], session.asked)
        session.advance()
    return session


def test_the_end_shows_where_points_came_from_and_offers_a_review(finished: Session) -> None:
    async def look() -> None:
        async with app_of(finished).run_test(size=WIDE) as pilot:
            await until(pilot, lambda: "The game is over" in screen(pilot))
            assert pilot.app.screen.query_one(TabbedContent).active == "points"
            ledger = Ledger.heard_by(finished.driver)
            for seat, score in enumerate(finished.match.outcome().scores):
                assert sum(ledger.by_source(seat).values()) == score
                assert str(score) in screen(pilot)
            await pilot.press("u")
            assert finished.match.over
            await pilot.click("#review-play")
            await until(pilot, lambda: "could be expected" in screen(pilot))
            await pilot.press("l")
            await until(pilot, lambda: "Analyse" in screen(pilot))

    asyncio.run(look())

    assert not Path("kept.tablee").exists()  # it was over before: nothing is written again


def test_a_bot_that_thinks_leaves_the_screen_alive_and_can_be_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = session_of("reworld", 3)
    going = threading.Event()
    think = session.think

    def slowly(seat: int) -> Action:
        going.wait(60)
        return think(seat)

    monkeypatch.setattr(session, "think", slowly)

    async def wait() -> None:
        async with app_of(session).run_test(size=WIDE) as pilot:
            await until(pilot, lambda: "Bot 3’s turn" in screen(pilot))
            await pilot.press("r")
            assert pilot.app.screen.query_one(TabbedContent).active == "rules"
            await pilot.press("l", "l", "1", "h", "slash")
            assert not listed(pilot)
            await pilot.press("q")

    asyncio.run(wait())
    going.set()

    assert not session.match.over


def test_trouble_is_a_sentence_and_a_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = session_of("reworld", 3)

    def fail(seat: int) -> Any:
        raise ZeroDivisionError(seat)

    monkeypatch.setattr(session, "think", fail)
    app = app_of(session)

    async def sit() -> None:
        async with app.run_test() as pilot:
            await until(pilot, lambda: app.trouble)

    with pytest.raises(ZeroDivisionError):
        asyncio.run(sit())
    assert isinstance(app.trouble, ZeroDivisionError)
    assert not app._exit_renderables

    monkeypatch.setattr("tablee.cli.fullscreen.run.gettempdir", lambda: str(tmp_path))
    report(voice_of("reworld"), app.trouble)
    complaint = capsys.readouterr().err
    assert "Traceback" not in complaint
    assert str(tmp_path / "tablee-error.txt") in complaint
    assert "ZeroDivisionError" in (tmp_path / "tablee-error.txt").read_text()
    report(voice_of("reworld"), TableeError(Sentence("error-no-input")))
    assert "standard input" in capsys.readouterr().err


def test_a_game_without_rules_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_of("lanterns", 2)
    monkeypatch.setattr("tablee.cli.table.rules.NAMES", dict.fromkeys(("en", "fr"), "no-such-file"))

    async def look() -> None:
        async with app_of(session).run_test(size=WIDE) as pilot:
            await asked(pilot)
            await pilot.press("r")
            await until(pilot, lambda: "without written rules" in screen(pilot))
            assert said(pilot) == ""

    asyncio.run(look())


def test_searching_the_rules_goes_on_and_around() -> None:
    session = session_of("reworld", 3)

    async def look() -> None:
        async with app_of(session).run_test(size=WIDE) as pilot:
            await asked(pilot)
            await pilot.press("r")
            await pilot.click("#search")
            await pilot.press(*"ring")
            page: Any = pilot.app.screen.query_one("#rules-text")
            await until(pilot, lambda: page.found and page.scroll_offset.y)
            first = page.scroll_offset.y
            await pilot.press("enter")
            await until(pilot, lambda: page.scroll_offset.y != first)
            for _ in page.found:
                await pilot.press("enter")
            assert page.scroll_offset.y <= page.max_scroll_y

    asyncio.run(look())


@pytest.mark.parametrize(("theme", "colours"), [*zip(themes("gaia"), (NIGHT, DAY), strict=True)])
@pytest.mark.parametrize(
    "colour", [*COLOURS, "yellow", "red", "green", "gold3", "turquoise2", "navajo_white3"]
)
def test_signs_can_be_read_on_every_ground(theme: Any, colours: Any, colour: str) -> None:
    ground = Color.parse(theme.background)
    seen = legible(Style.parse(f"bold {colour}"), ground, colours)
    assert seen.bold
    assert seen.color is not None
    assert contrast(Color(*seen.color.get_truecolor(colours)), ground) >= ENOUGH


@pytest.mark.parametrize(
    ("answer", "dark"),
    [
        (b"\x1b]11;rgb:0000/0000/0000\x1b\\\x1b[?1;2c", True),
        (b"\x1b]11;rgb:ffff/ffff/dddd\x07", False),
        (b"\x1b]11;rgb:fd/f6/e3\x1b\\", False),
        (b"\x1b[?62;c", None),
        (b"", None),
    ],
)
def test_a_terminal_tells_its_ground(answer: bytes, *, dark: bool | None) -> None:
    assert told(answer) is dark


def test_without_an_answer_the_environment_tells_the_ground(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tablee.cli.fullscreen.ground._asked", lambda: None)
    assert is_dark({})
    assert is_dark({"COLORFGBG": "15;0"})
    assert not is_dark({"COLORFGBG": "0;15"})
    monkeypatch.setattr("tablee.cli.fullscreen.ground._asked", lambda: False)
    assert not is_dark({"COLORFGBG": "15;0"})
