"""The table of Reykholt in the terminal."""

import io
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from rich.console import Console

from tablee.bots import bot
from tablee.cli.boards import board
from tablee.cli.voice import Voice
from tablee.core import Match
from tablee.core.catalogue import game
from tablee.driver import ask

NAMES = ("You", "Bot 2", "Bot 3", "Bot 4")
#: Ways to play that have most to draw.
TABLES = [(1, "winter_is_coming", "D"), (2, "standard", "E"), (3, "varied_cuisine", "B")]


@cache
def voice_of(lang: str) -> Voice:
    voice = Voice(lang)
    voice.enter("reykholt")
    return voice


def drawn(match: Match[Any], seat: int | None, lang: str, width: int = 100) -> str:
    """A seat's table as text without colours."""
    view = match.game.observe(match.state, seat)
    names = NAMES[: match.header.seats]
    file = io.StringIO()
    content = board("reykholt")(
        match.game, view, names, voice_of(lang), width, reader=seat, offered={}
    )
    Console(width=width, file=file).print(content)
    return file.getvalue()


def positions(seats: int, mode: str, group: str) -> Iterator[Match[Any]]:
    """A random game, looked at now and then."""
    options = {"mode": mode, "service_group": group, "r8_story_cards": "always"}
    match: Match[Any] = Match(game("reykholt"), seats, seed=seats, options=options)
    luck = Random(seats)
    while not match.over:
        if match.decisions % 20 == 0:
            yield match
        seat = match.seats_to_act[0]
        match.play(ask(bot("random"), match, seat, luck), seat)
    yield match


@pytest.mark.parametrize(("seats", "mode", "group"), TABLES)
def test_no_line_is_wider_than_the_screen_and_nothing_is_lost(
    seats: int, mode: str, group: str
) -> None:
    for match in positions(seats, mode, group):
        for lang in ("fr", "en"):
            wide = drawn(match, 0, lang, 300).split()
            for width in (100, 60):
                text = drawn(match, 0, lang, width)
                assert max(map(len, text.splitlines())) <= width
                assert sorted(text.split()) == sorted(wide)


def lines_of(match: Match[Any], start: str) -> list[str]:
    """The words of the line that begins so."""
    lines = drawn(match, 0, "en").splitlines()
    return next(line for line in lines if line.startswith(start)).split()


def test_workers_stand_on_their_spaces_and_goods_in_stock() -> None:
    match: Match[Any] = Match(game("reykholt"), 2, seed=1)
    first = match.seats_to_act[0]
    match.play("work market-1")

    row = drawn(match, 0, "en").splitlines()[2]

    assert f"1 {'●◆'[first]} 1T 1L" in row
    assert "1 ⚑ ⌂" in row
    assert "1 1T + plant 1" in row
    side = " ".join(lines_of(match, f"{'●◆'[first]} {NAMES[first]}"))
    assert side.endswith("table 0 2 workers stock 1T 1L")


def test_the_track_shows_who_is_in_front_and_what_tables_ask_for() -> None:
    match: Match[Any] = Match(game("reykholt"), 3, seed=1)
    front = "".join("●◆▲"[seat] for seat in match.state.track)

    assert lines_of(match, "Tables")[1:4] == [f"0{front}", "1:1T", "2:1L"]


def test_greenhouses_show_what_grows_and_how_far_the_goods_reach() -> None:
    match: Match[Any] = Match(game("reykholt"), 1, seed=1)
    match.state.players[0].stock = (2, 0, 0, 0, 0)
    match.play("work field-1")

    text = drawn(match, 0, "en")

    assert "goal: table 21" in text
    assert "1 [T T T T]" in text
    assert "harvest 1T" in text
    assert "goods reach table" in text


def test_the_event_and_the_scenario_say_what_they_change() -> None:
    match: Match[Any] = Match(game("reykholt"), 2, seed=1, options={"mode": "fresh_arrivals"})

    text = " ".join(drawn(match, 0, "en").split())

    assert "Fresh Arrivals 8 rounds. Before the first round, all players: take 1 tomato." in text
    event = match.game.observe(match.state, 0).event  # type: ignore[attr-defined]
    assert voice_of("en").say(f"happening-{event}") in text
