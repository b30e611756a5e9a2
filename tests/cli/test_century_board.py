"""The table of 20th Century in the terminal."""

import io
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from tablee.bots import bot
from tablee.cli.boards import board
from tablee.cli.boards.century.tiles import Face, alone
from tablee.cli.table.moves import Offered
from tablee.cli.voice import Voice
from tablee.core import Match
from tablee.core.catalogue import game
from tablee.driver import ask
from tablee.games.century.view import CenturyView
from tablee.games.century.view.shapes import Attached

NAMES = ("You", "Bot 2", "Bot 3", "Bot 4", "Bot 5")


@cache
def voice_of(lang: str) -> Voice:
    voice = Voice(lang)
    voice.enter("century")
    return voice


def seen(match: Match[Any], seat: int | None) -> CenturyView:
    """What a seat sees."""
    view = match.game.observe(match.state, seat)
    assert isinstance(view, CenturyView)
    return view


def drawn(
    view: CenturyView,
    seat: int | None,
    lang: str = "en",
    width: int = 100,
    *,
    offered: Offered | None = None,
) -> str:
    """A seat's table as text without colours."""
    names = NAMES[: len(view.players)]
    content = board("century")(
        game("century"), view, names, voice_of(lang), width, reader=seat, offered=offered or {}
    )
    file = io.StringIO()
    Console(width=300, file=file).print(content)
    return file.getvalue()


@cache
def positions(seats: int) -> list[CenturyView]:
    """What seat 0 sees of a random game now and then."""
    return [seen(match, 0) for match in moments(seats)]


def moments(seats: int) -> Iterator[Match[Any]]:
    """A random game, looked at now and then."""
    match: Match[Any] = Match(game("century"), seats, seed=seats)
    luck = Random(seats)
    while not match.over:
        if match.decisions % 25 == 0:
            yield match
        seat = match.seats_to_act[0]
        match.play(ask(bot("random"), match, seat, luck), seat)
    yield match


def words(text: str) -> Counter[str]:
    """What is said: words and amounts; drawings of tiles and the numbers of rows are left out."""
    return Counter(re.findall(r"[^\W\d_]{3,}|\d+[a-z]+|[●◆▲■⬢]", text))


@pytest.mark.parametrize("seats", [3, 5])
def test_no_line_is_wider_than_the_screen_and_nothing_is_lost(seats: int) -> None:
    for view in positions(seats):
        for lang in ("fr", "en"):
            wide = drawn(view, 0, lang, 300)
            for width in (100, 60):
                text = drawn(view, 0, lang, width)
                assert max(map(len, text.splitlines())) <= width
                assert words(text) == words(wide)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_table_does_not_depend_on_what_is_hidden(seats: int) -> None:
    luck = Random(1)
    for match in moments(seats):
        for seat in (0, None):
            ours = drawn(seen(match, seat), seat)
            world = match.game.determinize(match.state, 0, luck)
            theirs = match.game.observe(world, seat)
            assert isinstance(theirs, CenturyView)
            assert ours == drawn(theirs, seat)


def test_only_the_own_hand_is_shown_until_the_end() -> None:
    view, *_, last = positions(3)

    assert drawn(view, 0).count("in hand 10c 10s") == 1
    assert drawn(last, 0).count("in hand") == 3


START = """\
·★┄┄┄┄▪1·
┊╱A╲ ╱B╲┊
├   +   ┤
┊   c   ┊
·┄┄┄┴┄┄┄·"""


def tile(code: str, **how: Any) -> str:
    """A tile by itself."""
    printed = positions(3)[0].printed
    face = Face(printed.tiles[code], **how)
    return "\n".join(line.plain for line in alone(face, printed))


def test_a_tile_shows_rails_cities_citizens_and_waste() -> None:
    assert tile("start", citizens=["A", "B"], waste=1, label="★") == START


def test_a_tile_turns_clockwise() -> None:
    assert tile("T1-01") == (
        "·┄┄┄┬┄┄┄·\n┊   │   ┊\n┊   M   ┊\n┊   │   ┊\n·┄┄┄┴┄┄┄·"  # from north to south
    )
    assert tile("T1-01", turn=1) == (
        "·┄┄┄┄┄┄┄·\n┊       ┊\n├───M───┤\n┊       ┊\n·┄┄┄┄┄┄┄·"  # from east to west
    )
    assert tile("start", turn=1).splitlines()[2] == "├─c─+╲  ┊"


def test_bridges_are_drawn_and_reach_the_frame() -> None:
    assert tile("T1-01", bridges=["E-p22"]).splitlines()[2] == "┊   M∙∙∙┤"
    assert tile("T1-01", bridges=["E-S"]).splitlines()[1:4] == [
        "┊   │   ┊",
        "┊   M  ∙┤",
        "┊   │ ∙ ┊",
    ]


def country(*tiles: Attached) -> CenturyView:
    """The table with that country at seat 0."""
    view = positions(3)[0]
    player = replace(view.players[0], country=[view.players[0].country[0], *tiles])
    return replace(view, players=[player, *view.players[1:]])


def attached(code: str, x: int, y: int, turn: int = 0) -> Attached:
    return Attached(tile=code, x=x, y=y, turn=turn, citizens=["A"], waste=0, bridges=[])


def test_rails_that_meet_run_through_the_frame() -> None:
    lines = drawn(
        country(attached("L1-01", 1, 0), attached("L1-01", -1, 0, turn=1)), 0
    ).splitlines()

    assert any(line.endswith("13 ┊   A   ├   +   ────A───┤") for line in lines)
    assert any(line.split() == ["L", "M", "N"] for line in lines)


@pytest.mark.parametrize(("width", "parts"), [(300, 1), (100, 2), (60, 3)])
def test_a_country_too_wide_for_the_screen_is_drawn_in_parts(width: int, parts: int) -> None:
    codes = [f"L1-{number:02}" for number in range(1, 16)]
    view = country(*(attached(code, x, 0) for x, code in enumerate(codes, 1)))

    text = drawn(view, 0, width=width)

    assert max(map(len, text.splitlines())) <= width
    assert len(re.findall("^13 ", text, re.MULTILINE)) == parts
    heads = [line for line in text.splitlines() if re.fullmatch(r" +[A-Z ]+", line)]
    assert " ".join(heads).split() == [*"MNOPQRSTUVWXYZ", "AA", "AB"]


def test_the_auction_shows_bids_prices_and_what_is_for_sale() -> None:
    match: Match[Any] = Match(game("century"), 3, seed=1)
    starter = match.seats_to_act[0]
    code = seen(match, 0).territories[0]
    match.play(f"lot {code}")
    match.play("bid 3")
    match.play("pass")
    view = seen(match, starter)

    text = drawn(view, starter)

    number = view.printed.tiles[code].number
    marks = "●◆▲"
    after = (starter + 1) % 3
    assert f"from 2c  Lot: {number}" in text
    assert f"{marks[starter]} 3c" in text
    assert f"{marks[after]} – passed" in text
    assert "Technologies 4 [3s] 2 1 0" in text
    assert all(f"·{view.printed.tiles[sold].number}┄" in text for sold in view.territories)


def test_pawns_stand_in_their_columns_with_their_bids() -> None:
    match: Match[Any] = Match(game("century"), 3, seed=1)
    while seen(match, None).phase == "auction":
        match.play("quit" if "quit" in map(str, match.legal()) else "decline")
    first = match.seats_to_act[0]
    match.play("column 2")
    match.play("bid 1")

    lines = drawn(seen(match, 0), 0).splitlines()

    columns = next(line for line in lines if line.startswith("Catastrophe"))
    assert re.search(rf" C: \S+( \S+)? {'●◆▲'[first]}1s ", columns)


def test_cells_and_turns_have_the_numbers_of_their_moves() -> None:
    match: Match[Any] = Match(game("century"), 3, seed=1)
    starter = match.seats_to_act[0]
    match.play(f"lot {seen(match, 0).territories[0]}")
    match.play("bid 2")
    while seen(match, None).phase == "auction":
        match.play("quit" if "quit" in map(str, match.legal()) else "decline")
    while seen(match, None).phase == "catastrophe":
        match.play("bid 0" if "bid 0" in map(str, match.legal()) else match.legal()[-1])
    while not str(match.legal(starter)[0]).startswith("cell"):
        match.play(match.legal(starter)[0], starter)

    where = drawn(seen(match, starter), starter, offered={"cell:1,0": [7], "cell:0,1": [12]})
    match.play("cell 1,0", starter)
    how = drawn(
        seen(match, starter), starter, offered={f"turn:{turn}": [turn] for turn in range(4)}
    )

    assert "├   +   ┤   7   ┊" in where
    assert re.search(r"14 ┊  12   ┊", where)
    assert "├   +   ┤   ?   ┊" in how
    assert any(line.split() == ["0", "1", "2", "3"] for line in how.splitlines())
