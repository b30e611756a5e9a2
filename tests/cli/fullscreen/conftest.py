"""Opens tables on a full screen that nobody sees, and says what stands on it."""

import io
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from rich.console import Console
from textual.pilot import Pilot

from tablee.cli.fullscreen.app import TableApp
from tablee.cli.fullscreen.panels.choosing import Choosing
from tablee.cli.fullscreen.panels.listed import MoveList
from tablee.cli.table.keeping import Keeper
from tablee.cli.table.session import Seating, Session
from tablee.cli.table.table import Table
from tablee.cli.voice import Voice
from tablee.core import catalogue
from tablee.driver import Driver
from tests.contract.toy.game import LanternsGame

WIDE, SMALL = (140, 45), (80, 24)
#: Nothing here takes that long, also where many things are done at once.
PATIENCE = 60.0


@pytest.fixture(autouse=True)
def lanterns(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The toy game can be played, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(catalogue._openers, LanternsGame.id, lambda _: LanternsGame())
    monkeypatch.delitem(catalogue._opened, LanternsGame.id, raising=False)


def voice_of(game_id: str, lang: str = "en") -> Voice:
    voice = Voice(lang)
    voice.enter(game_id)
    voice.out = Console(
        file=io.StringIO(), force_terminal=True, color_system="truecolor", width=100
    )
    return voice


def session_of(
    game_id: str, seats: int = 2, *, people: int = 1, bot: str = "random", **options: str
) -> Session:
    driver = Driver.new(catalogue.game(game_id), seats, 7, options)
    return Session(driver, Seating(people, bot))


def app_of(session: Session, *, file: str = "kept.tablee", lang: str = "en") -> TableApp:
    """The full screen for a session; the file says how it was left."""
    voice = voice_of(session.match.game.id, lang)
    seating = Seating(len(session.people), "random")
    return TableApp(Table(voice, session), Keeper(voice, session, seating, Path(file)))


async def until(pilot: Pilot[Any], condition: Callable[[], object]) -> None:
    """The screen goes on until this is so."""
    deadline = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < deadline, screen(pilot)
        await pilot.pause(0.01)
    await pilot.pause()


async def asked(pilot: Pilot[Any]) -> None:
    """Somebody is asked something."""
    await until(pilot, lambda: listed(pilot) or pilot.app.screen.id == "hand-over")


def listed(pilot: Pilot[Any]) -> list[str]:
    """The notations of the moves that are listed."""
    found = pilot.app.screen_stack[0].query(MoveList)
    return [option.id for option in found.first().options if option.id] if found else []


def choosing(pilot: Pilot[Any]) -> Choosing:
    return pilot.app.screen_stack[0].query_one(Choosing)


def screen(pilot: Pilot[Any]) -> str:
    """All that can be read."""
    return "\n".join(strip.text for strip in pilot.app.screen._compositor.render_strips())


def said(pilot: Pilot[Any]) -> str:
    """The answer to what was tried."""
    words: Any = choosing(pilot).query_one("#said")
    return " ".join(paragraph.words for paragraph in words.paragraphs)
