"""A session: what it remembers, resumes and never does again."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tablee import build
from tablee.cli.plain.screen import Screen
from tablee.cli.table.session import Seating, Session
from tablee.cli.table.table import Table
from tablee.cli.voice import Voice
from tablee.core import CHANCE, Match, Record
from tablee.core.catalogue import game
from tablee.driver import Driver
from tests.cli.conftest import Tablee

GAMES = [("reworld", 3), ("gaia", 2), ("gaia", 1), ("artemis", 3), ("artemis", 1)]


def played(game_id: str, seats: int, choices: int, people: int = 1) -> Session:
    """A game in which people always take the first move offered."""
    session = Session(Driver.new(game(game_id), seats, 7), Seating(people, "random"))
    session.advance()
    for _ in range(choices):
        session.play(session.match.legal(session.asked)[0], session.asked)
        session.advance()
    return session


@pytest.mark.parametrize(("game_id", "seats"), GAMES)
def test_a_resumed_session_knows_what_the_first_one_knew(
    game_id: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "tablee.cli.table.session.ADVISER", "normal"
    )  # which has all the time it needs
    monkeypatch.setattr("tablee.driver.explaining.PATIENCE", 0)
    session = played(game_id, seats, 15)
    again = Session.resumed(session.match, Seating(1, "random"))

    assert again.match.state == session.match.state
    assert again.driver.done == session.driver.done
    assert {"human", "chance"} <= {done.how for done in session.driver.done}
    for seat in (0, None):
        assert list(again.story(seat)) == list(session.story(seat))
    assert again.hints() == session.hints()


def test_forced_moves_are_told_as_such_to_whoever_made_them() -> None:
    session = played("reworld", 3, 40)
    done = session.driver.done

    forced = {happened.move for happened in session.story(0) if happened.forced}
    assert forced
    assert all((done[move].seat, done[move].how) == (0, "forced") for move in forced)
    assert not any(happened.forced for happened in session.story(None))


def test_undo_leads_from_choice_to_choice() -> None:
    session = played("reworld", 3, 12)
    states = [session.match.state.clone()]
    chosen = [place for place, done in enumerate(session.driver.done) if done.how == "human"]
    assert len(chosen) == 12
    for place in reversed(chosen):
        assert session.take_back()
        assert len(session.match.moves) == place
        states.append(session.match.state.clone())
    assert not session.take_back()
    session.advance()
    for state in reversed(states[:-1]):
        session.play(session.match.legal(session.asked)[0], session.asked)
        session.advance()
        assert session.match.state == state


def test_a_screen_is_drawn_without_playing_anything_again(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played("reworld", 3, 6)
    voice = Voice("en")
    voice.enter("reworld")
    table = Table(voice, session)
    screen = Screen(table)

    def refuse(*_: object) -> None:
        raise AssertionError("the game was set up again")

    monkeypatch.setattr(type(session.match.game), "set_up", refuse)
    screen.table(session.asked, table.choices(session.asked))
    session.play(session.match.legal(session.asked)[0], session.asked)
    session.advance()
    screen.table(session.asked, table.choices(session.asked))


def from_outside(game_id: str, seats: int, choices: int) -> Match[Any]:
    """The same moves, and nobody knows what drew."""
    match = played(game_id, seats, choices).match
    record = Record(replace(match.header, seed=None), match.record.moves)
    return Record.loads(str(record)).replay()


@pytest.mark.parametrize(("game_id", "seats"), GAMES)
def test_a_game_from_outside_goes_on(game_id: str, seats: int) -> None:
    """Its draws are those of its record; later ones are drawn like any others."""
    match = from_outside(game_id, seats, 12)
    session = Session.resumed(match, Seating(1, "random"))
    assert session.match.moves == match.moves
    assert session.take_back()
    assert session.match.moves == match.moves[: len(session.match.moves)]
    while not session.match.over:
        session.advance()
        if not session.match.over:
            session.play(session.match.legal(session.asked)[0], session.asked)

    again = Record.loads(str(session.match.record)).replay()
    assert again.over
    assert again.header.seed is None
    assert {done.how for done in session.driver.done if done.seat == CHANCE} == {"chance"}


def test_a_game_from_outside_goes_on_at_the_terminal(tablee: Tablee) -> None:
    match = from_outside("reworld", 3, 12)
    Path("outside.tablee").write_text(str(match.record))
    words = ("play", "reworld", "--bot", "random", "--resume", "outside.tablee")
    outcome = tablee(*words, typed=["u", "1", "1", "1", "q"])

    assert (outcome.code, outcome.err) == (0, "")
    saved = Record.loads(Path("outside.tablee").read_text()).replay()
    assert saved.decisions > match.decisions
    assert saved.header.seed is None


@pytest.mark.skipif(build.is_compiled(), reason="compiled moves cannot be interrupted by a patch")
def test_a_move_that_was_cut_short_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played("reworld", 3, 5)
    before, moves = session.match.state.clone(), session.match.moves[:]

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Match, "play_chance", interrupted)
        with pytest.raises(KeyboardInterrupt):
            session.play(session.match.legal(session.asked)[0], session.asked)
    assert session.match.state != before
    session.mend()

    assert session.match.state == before
    assert session.match.moves == moves
    assert len(session.driver.done) == len(moves)
