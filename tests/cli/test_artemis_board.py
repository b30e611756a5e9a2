"""The table of The Artemis Project in the terminal."""

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
from tablee.games.artemis.view import observe

NAMES = ("You", "Bot 2", "Bot 3", "Bot 4", "Bot 5")


@cache
def voice_of(lang: str) -> Voice:
    voice = Voice(lang)
    voice.enter("artemis")
    return voice


def drawn(match: Match[Any], state: object, seat: int | None, lang: str, width: int = 100) -> str:
    """A seat's table as text without colours."""
    view = match.game.observe(state, seat)
    names = NAMES[: match.header.seats]
    draw = board("artemis")
    file = io.StringIO()
    content = draw(match.game, view, names, voice_of(lang), width, reader=seat, offered={})
    Console(width=300, file=file).print(content)
    return file.getvalue()


def positions(seats: int) -> Iterator[Match[Any]]:
    """A random game with all modules, looked at now and then."""
    options = {"relic": True, "directives": True}
    match: Match[Any] = Match(game("artemis"), seats, seed=seats, options=options)
    luck = Random(seats)
    while not match.over:
        if match.decisions % 20 == 0:
            yield match
        seat = match.seats_to_act[0]
        match.play(ask(bot("random"), match, seat, luck), seat)
    yield match


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_no_line_is_wider_than_the_screen_and_nothing_is_lost(seats: int) -> None:
    for match in positions(seats):
        for lang in ("fr", "en"):
            wide = drawn(match, match.state, 0, lang, 300).split()
            for width in (100, 60):
                text = drawn(match, match.state, 0, lang, width)
                assert max(map(len, text.splitlines())) <= width
                assert sorted(text.split()) == sorted(wide)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_table_does_not_depend_on_what_is_hidden(seats: int) -> None:
    luck = Random(1)
    for match in positions(seats):
        for seat in range(seats):
            world = match.game.determinize(match.state, seat, luck)
            assert drawn(match, match.state, seat, "en") == drawn(match, world, seat, "en")


def test_dice_and_colonists_stand_where_they_are() -> None:
    match: Match[Any] = Match(game("artemis"), 2, seed=1)
    first = match.seats_to_act[0]
    face = match.state.players[first].dice[0]
    match.play(f"place {face} vents")

    lines = drawn(match, match.state, 0, "en").splitlines()

    vents = next(line for line in lines if line.startswith("Vents"))
    assert vents.split() == ["Vents", str(match.state.energy_stock), f"{'●◆'[first]}{face}"]
    you = next(line for line in lines if line.startswith("● You"))
    assert "3 energy" in you
    assert any(line.split()[:2] == ["Shelters", "1P"] for line in lines)


def test_what_is_resolved_alone_shows_the_drones() -> None:
    match: Match[Any] = Match(game("artemis"), 1, seed=1)
    view = observe(match.state, 0)

    text = drawn(match, match.state, 0, "en")

    faces = " ".join(f"[{face}]" for face in view.drones[0].dice)
    assert f"drone 1, from Gantry {faces}" in text
