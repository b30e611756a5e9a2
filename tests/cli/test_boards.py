"""The drawn table: what stands on it, how wide it is, and that it gives nothing away."""

import io
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType

from tablee.bots import bot
from tablee.cli.boards import board, plain
from tablee.cli.standings import SHAPES
from tablee.cli.voice import Voice
from tablee.core import Game, Match
from tablee.core.catalogue import game
from tablee.driver import ask
from tablee.games.reworld.state import ReworldState
from tablee.games.reworld.view import ReworldView

NAMES = ("Vous", "Robot 2", "Robot 3", "Robot 4")


def drawn(opened: Game[Any], state: Any, seat: int | None, lang: str, width: int = 100) -> str:
    """A seat's table as text without colours."""
    view = opened.observe(state, seat)
    names = NAMES[: opened.seat_count(state)]
    draw = board(opened.id)
    return text_of(draw(opened, view, names, voice_of(lang), width, reader=seat, offered={}))


def text_of(content: RenderableType) -> str:
    """What a console of plenty of columns shows."""
    file = io.StringIO()
    Console(width=200, file=file).print(content)
    return file.getvalue()


@cache
def voice_of(lang: str) -> Voice:
    voice = Voice(lang)
    voice.enter("reworld")
    return voice


def positions(seats: int) -> Iterator[Match[Any]]:
    """A random game, looked at now and then."""
    match = Match(game("reworld"), seats, seed=seats)
    luck = Random(seats)
    uniform = bot("random")
    while not match.over:
        if match.decisions % 20 == 0:
            yield match
        seat = match.seats_to_act[0]
        match.play(ask(uniform, match, seat, luck), seat)
    yield match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_line_is_wider_than_the_screen(seats: int) -> None:
    for match in positions(seats):
        for lang in ("fr", "en"):
            for width in (100, 80, 60):
                text = drawn(match.game, match.state, 0, lang, width)
                assert width >= max(map(len, text.splitlines()))


def words(text: str) -> Counter[str]:
    """What is said, wherever it stands: lines, columns and frames are left out."""
    bare = re.sub("[│├┤╭╮╰╯─▐]", " ", text)
    return Counter(re.sub(r"(×\d|◈+|[.*](?=\w)|(?<=\w)(?=[●◆▲■]))", r" \1 ", bare).split())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("width", [100, 80, 60])
def test_a_narrow_table_says_what_a_wide_one_says(seats: int, width: int) -> None:
    """Names at ports and the word for cards may be shorter; no number, sign or mark is lost."""
    for match in positions(seats):
        for lang in ("fr", "en"):
            narrow = drawn(match.game, match.state, 0, lang, width)
            assert "…" not in narrow
            lost = words(drawn(match.game, match.state, 0, lang, 200)) - words(narrow)
            for card_count in re.findall(r"▯(\d+)", narrow):
                lost -= Counter({card_count: 1, "card": 1, "cards": 1, "carte": 1, "cartes": 1})
            assert all(word.rstrip(".*").isalpha() for word in lost), lost
            assert all(word[:3] in narrow for word in lost), lost


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_eighty_columns_show_the_bag_and_the_admirals_space(lang: str) -> None:
    match: Match[ReworldState] = Match(game("reworld"), 4, seed=7)
    seat = match.seats_to_act[0]
    match.play(next(act for act in match.legal(seat) if act.verb == "admiral"), seat)
    say = voice_of(lang).say
    view = match.game.observe(match.state, 0)
    assert isinstance(view, ReworldView)

    text = drawn(match.game, match.state, 0, lang, 80)

    assert f"{say('reworld-bag', count=sum(view.bag.values()))} " in text
    taken = next(line for line in text.splitlines() if say("reworld-admiral-space") in line)
    assert re.search(rf"{SHAPES[seat]} \([1-5]\)|{SHAPES[seat]}", taken)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_does_not_depend_on_what_is_hidden(seats: int) -> None:
    luck = Random(1)
    for match in positions(seats):
        for seat in range(seats):
            world = match.game.determinize(match.state, seat, luck)
            ours = drawn(match.game, match.state, seat, "en")
            assert ours == drawn(match.game, world, seat, "en")


def test_the_station_is_a_ring_with_officers_and_prices() -> None:
    match: Match[ReworldState] = Match(game("reworld"), 3, seed=7)
    card = next(card for card, count in enumerate(match.state.players[2].hand, 1) if count)
    for move in ("take 17", f"pay {card}"):
        match.play(move)

    lines = drawn(match.game, match.state, 0, "en").splitlines()

    assert [str(port) for port in range(1, 11)] == lines[0].replace("─", " ").split()[1:-1]
    assert [str(port) for port in range(20, 10, -1)] == lines[8].replace("─", " ").split()[1:-1]
    assert f"({card}) ×2 ▲ ({card}) ({card}) ×2" in " ".join(lines[5].split())
    assert "Round 1/5" in lines[4]


def test_only_the_own_officers_are_shown() -> None:
    match: Match[ReworldState] = Match(game("reworld"), 3, seed=7)

    assert "Your officers" in drawn(match.game, match.state, 0, "en")
    assert "Your officers" not in drawn(match.game, match.state, None, "en")


def test_a_spectator_sees_the_end() -> None:
    *_, match = positions(3)

    text = drawn(match.game, match.state, None, "fr")

    assert "Colonie" in text
    assert all(f"{score} pts" in text for score in match.scores())


def test_any_view_can_be_drawn_plainly() -> None:
    match: Match[ReworldState] = Match(game("reworld"), 3, seed=7)
    view = match.game.observe(match.state, 0)
    text = text_of(
        plain.draw(match.game, view, NAMES[:3], voice_of("en"), 100, reader=0, offered={})
    )

    assert "terrabot points" in text
    assert "Robot 3" in text
    assert max(map(len, text.splitlines())) <= 100


def test_games_without_a_board_get_the_plain_one() -> None:
    assert plain.draw is board("chess")
