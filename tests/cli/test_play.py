"""Playing in the terminal, typed by a script."""

import io
import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from tablee.cli.plain import listing
from tablee.cli.plain.screen import Screen
from tablee.cli.table.moves import Choice, Kind, choices, matching, notation_of, own_numbers
from tablee.cli.table.session import Seating, Session
from tablee.cli.table.table import Table
from tablee.cli.voice import Voice
from tablee.core import Action, Record
from tablee.core.catalogue import game
from tablee.driver import Driver
from tests.cli.conftest import Outcome, Tablee

PLAY = ("play", "reworld", "--seed", "7", "--bot", "random")
SAVED = Path("reworld-7.tablee")


def play(tablee: Tablee, *typed: str, words: tuple[str, ...] = ()) -> Outcome:
    """A game of three, the first seat typing; the end of input leaves it."""
    return tablee(*PLAY, *words, typed=typed)


def first_choices(count: int, seats: int = 3, people: int = 1) -> list[tuple[int, Choice]]:
    """What people who always take the first legal move play, and who; until the game is over."""
    session = Session(Driver.new(game("reworld"), seats, 7), Seating(people, "random"))
    table = Table(voice_of("reworld"), session)
    played: list[tuple[int, Choice]] = []
    session.advance()
    while len(played) < count and not session.match.over:
        first = session.match.legal(session.asked)[0]
        listed = table.choices(session.asked)
        played.append((session.asked, next(one for one in listed if one.action == first)))
        session.play(first, session.asked)
        session.advance()
    return played


def first_moves(count: int) -> list[str]:
    """The notation of what a person who always takes the first legal move plays."""
    return [str(choice.action) for _, choice in first_choices(count)]


def test_a_whole_game_to_its_ranking(tablee: Tablee) -> None:
    outcome = play(tablee, *first_moves(500))

    assert outcome.code == 0
    assert "The game is over" in outcome.out
    assert "1." in outcome.out
    assert "wins" in outcome.out
    assert "Points by source" in outcome.out
    assert re.search(r"^ *population ships +(\d+|·)", outcome.out, re.MULTILINE)


def test_a_finished_game_is_saved_too(tablee: Tablee) -> None:
    outcome = play(tablee, *first_moves(500))

    *_, said, replay, review = outcome.out.splitlines()
    assert "Saved to reworld-7.tablee" in said
    assert replay.split() == ["tablee", "replay", "reworld-7.tablee"]
    assert review.split() == ["tablee", "review", "reworld-7.tablee"]
    assert Record.loads(SAVED.read_text()).replay().over
    written = SAVED.stat().st_mtime_ns
    again = tablee("play", "reworld", "--resume", str(SAVED))
    assert "The game is over" in again.out
    assert "Saved" not in again.out
    assert SAVED.stat().st_mtime_ns == written


def test_two_people_hand_the_screen_over(tablee: Tablee) -> None:
    typed: list[str] = []
    before = None
    for seat, choice in first_choices(12, seats=2, people=2):
        typed += [] if seat == before else [""]
        typed.append(str(choice.number))
        before = seat
    outcome = play(tablee, *typed, words=("--seats", "2", "--humans", "2"))

    assert outcome.code == 0
    turns = [line for line in outcome.out.splitlines() if "it is your turn" in line]
    assert all(one != other for one, other in pairwise(turns))
    assert len(turns) >= 6
    assert "--humans 2" in outcome.out


def test_numbers_and_notation_play_the_same(tablee: Tablee) -> None:
    play(tablee, *(str(choice.number) for _, choice in first_choices(60)))
    by_number = SAVED.read_text()
    SAVED.unlink()
    play(tablee, *first_moves(60))

    assert by_number == SAVED.read_text()


def test_the_number_of_a_port_takes_that_port(tablee: Tablee) -> None:
    """Seat 2 has taken port 10, so that the list has nineteen ports."""
    play(tablee, "18")
    assert "\n0 take 18\n" in SAVED.read_text()
    SAVED.unlink()

    out = play(tablee, "10", "18", "3").out

    assert "R12: " in out.partition("(? for help): 10")[2].splitlines()[1]
    assert "\n0 take 18\n0 pay 3\n" in SAVED.read_text()


def questions_of_a_game(seed: int) -> list[list[Choice]]:
    session = Session(Driver.new(game("reworld"), 4, seed), Seating(1, "random"))
    table = Table(voice_of("reworld"), session)
    asked = []
    session.advance()
    while not session.match.over:
        listed = table.choices(0)
        asked.append(listed)
        session.play(listed[-1 if len(asked) % 3 else 0].action, 0)
        session.advance()
    return asked


@pytest.mark.parametrize("seed", [1, 2])
def test_no_number_of_the_board_means_anything_else(seed: int) -> None:
    """A number is unique, a port's is its own, and a dock's never leads to another dock."""
    for listed in questions_of_a_game(seed):
        numbers = [choice.number for choice in listed]
        assert len(numbers) == len(set(numbers))
        for choice in listed:
            if choice.action.verb == "take" or choice.own:
                assert str(choice.action) == f"{choice.action.verb} {choice.number}"
            elif choice.action.verb in ("admiral", "leave"):
                assert choice.number > 20
            elif any(other.own for other in listed):
                assert choice.number > 5


def test_amounts_are_typed_as_they_are() -> None:
    """A bid of 0 has the number 0; what is no bid comes after the highest bid there is."""
    bids = [Action(f"bid {amount}") for amount in range(13)]
    offered = [*bids[:8], Action("pass")]

    numbers = own_numbers(offered, lambda _: (), lambda: bids)
    listed = choices(offered, map(str, offered), [Kind("bid")] * 9, numbers)

    assert [choice.number for choice in listed] == [*range(8), 13]
    assert notation_of(listed, "12") == "bid 12"
    assert notation_of(listed, "9" * 5000) is None


def test_what_the_board_does_not_number_is_counted() -> None:
    assert [choice.number for choice in turn_of_gaia()] == list(range(1, len(turn_of_gaia()) + 1))


def test_numbers_of_a_folded_kind_are_those_it_has() -> None:
    voice = voice_of("reworld")
    session = Session(Driver.new(game("reworld"), 3, 7), Seating(1, "random"))
    session.advance()

    lines = listing.table(Table(voice, session).choices(0), 80, 8, voice)

    assert any("1-9, 11-20  Type /take" in line.plain for line in lines)


@pytest.mark.parametrize("last", [("q",), ()], ids=["quit", "end of input"])
def test_leaving_saves_and_says_how_to_go_on(tablee: Tablee, last: tuple[str, ...]) -> None:
    outcome = play(tablee, "1", "1", *last)

    assert outcome.code == 0
    assert "tablee play reworld --resume reworld-7.tablee --bot random" in outcome.out
    assert Record.loads(SAVED.read_text()).replay().decisions >= 2


def test_ctrl_c_saves(tablee: Tablee, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)

    outcome = tablee(*PLAY)

    assert outcome.code == 130
    assert "--resume" in outcome.out
    Record.loads(SAVED.read_text()).replay()


def test_saving_and_resuming_changes_nothing(tablee: Tablee) -> None:
    """The same choices with and without a break give the same record."""
    play(tablee, *["1"] * 9, "s whole.tablee")
    SAVED.unlink()
    play(tablee, *["1"] * 4)
    tablee("play", "reworld", "--bot", "random", "--resume", str(SAVED), typed=["1"] * 5)

    assert Path("whole.tablee").read_text() == SAVED.read_text()


def test_an_older_game_is_not_overwritten(tablee: Tablee) -> None:
    play(tablee, "1", "1")
    older = SAVED.read_text()

    outcome = play(tablee, "2", "1")

    assert older == SAVED.read_text()
    assert "reworld-7-2.tablee" in outcome.out


def test_a_game_that_cannot_be_saved_here_is_saved_elsewhere(
    tablee: Tablee, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    play(tablee, "1", "1")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setattr("tablee.cli.table.keeping.gettempdir", lambda: str(elsewhere))
    monkeypatch.setattr("tablee.cli.play.free_path", lambda path: path)
    monkeypatch.setattr("tablee.cli.play.ENDING", ".tablee/no/such/folder")

    outcome = play(tablee, "1", "1")

    assert outcome.err.count("\n") == 1
    assert len(list(elsewhere.iterdir())) == 1


def test_undo_goes_back_to_the_last_choice(tablee: Tablee) -> None:
    play(tablee, "1", "1", "1", "u", "u", "1", "1", "s undone.tablee")
    SAVED.unlink()
    play(tablee, "1", "1", "1")

    assert SAVED.read_text() == Path("undone.tablee").read_text()


def test_undo_after_resuming(tablee: Tablee) -> None:
    play(tablee, "1", "1", "1", "1")
    before = SAVED.read_text()
    tablee("play", "reworld", "--bot", "random", "--resume", str(SAVED), typed=["u", "1"])

    assert before == SAVED.read_text()


def test_nothing_to_undo_is_said(tablee: Tablee) -> None:
    assert "no choice to take back" in play(tablee, "u").out


def test_hints_name_three_moves_with_what_they_bring_and_are_for(tablee: Tablee) -> None:
    out = play(tablee, "h").out

    _, _, hints = out.partition("Best moves")
    told = re.split(r"^(?=\d\. )", hints, flags=re.MULTILINE)[1:]
    assert len(told) == 3
    for place, hint in enumerate(told, 1):
        move, *purpose = hint.splitlines()
        rank, lead, number, *_ = move.split()
        assert rank == f"{place}."
        assert lead[0] in "+−"
        assert number.isdecimal()
        assert re.match(r" +about \d+ points; compared with the others: \S", purpose[0])


@pytest.mark.parametrize(
    "words",
    [("--seats", "3"), ("--seed", "7"), ("--option", "a=b"), ("--edition", "mine.toml")],
    ids=lambda words: words[0],
)
def test_resuming_refuses_what_it_would_ignore(tablee: Tablee, words: tuple[str, str]) -> None:
    play(tablee, "1")
    before = SAVED.read_text()

    outcome = tablee("play", "reworld", "--resume", str(SAVED), *words, typed=["q"])

    assert (outcome.code, outcome.out) == (2, "")
    assert words[0] in outcome.err
    assert outcome.err.count("\n") == 1
    assert before == SAVED.read_text()


def test_hints_ask_about_an_imagined_world() -> None:
    session = Session(Driver.new(game("reworld"), 3, 7), Seating(1, "random"))
    session.advance()
    before = session.match.state.clone()

    best = session.hints()

    assert len(best) == 3
    assert {expected.action for expected in best} < set(session.match.legal())
    assert before == session.match.state


def test_the_filter_narrows_and_keeps_the_numbers(tablee: Tablee) -> None:
    out = play(tablee, "/leave").out

    *_, listed, _, _, _ = out.splitlines()
    assert listed.split()[0].isdecimal()
    assert "Leave the round" in listed
    assert "No move contains “xyzzy”" in play(tablee, "/xyzzy").out


def test_long_lists_are_cut_and_say_so() -> None:
    listed = payments()

    lines = [line.plain for line in listing.table(listed, 100, 10, voice_of("reworld"))]

    assert f"and {len(listed) - listing.SHOWN} more" in lines[-1]
    assert len(lines) <= listing.SHOWN
    assert len(listed) > len(matching(listed, "regle par pay 5 on")) > 0
    assert len(payments()) == len(matching(listed, "pay"))


def payments() -> list[Choice]:
    fixed = game("reworld").vocabulary.fixed()
    pays = [action for action in fixed if str(action).startswith("pay")]
    return choices(pays, [f"Réglé par {action}" for action in pays], [Kind("pay")] * len(pays))


@cache
def voice_of(game_id: str) -> Voice:
    voice = Voice("en")
    voice.enter(game_id)
    return voice


def turn_of_gaia() -> list[Choice]:
    """What Gaia Project offers in a first turn: some forty moves of seven kinds."""
    return Table(voice_of("gaia"), session_of_gaia()).choices(0)


def session_of_gaia() -> Session:
    session = Session(Driver.new(game("gaia"), 2, 5), Seating(1, "random"))
    session.advance()
    while session.match.view(0)["question"] != "TakeTurn":
        session.play(session.match.legal()[0], session.asked)
        session.advance()
    return session


@pytest.mark.parametrize(
    ("width", "height", "low"), [(80, 24, True), (100, 40, True), (160, 50, False)]
)
def test_the_question_and_its_moves_fit_any_screen(width: int, height: int, *, low: bool) -> None:
    """Where the board does not fit too, the question says how to see it."""
    voice = Voice("en")
    voice.enter("gaia")
    file = io.StringIO()
    voice.out = Console(width=width, height=height, file=file, force_terminal=True, no_color=True)
    table = Table(voice, session_of_gaia())
    screen = Screen(table)

    screen.table(0, table.choices(0))

    lines = Text.from_ansi(file.getvalue()).plain.splitlines()
    asked = next(row for row, line in enumerate(lines) if "which action?" in line)
    assert len(lines) - asked < height
    assert screen.low is low
    assert (len(lines) >= height) is low


@pytest.mark.parametrize("width", [60, 80, 100, 160])
@pytest.mark.parametrize("room", [None, 40, 20, 10])
def test_no_move_is_ever_cut(width: int, room: int | None) -> None:
    listed = turn_of_gaia()

    lines = [line.plain for line in listing.table(listed, width, room, voice_of("gaia"))]

    text = " ".join("  ".join(lines).split())
    assert max(map(len, lines)) <= width
    assert "…" not in text
    # Words may go on below, and in several columns; in one column they stay together.
    for choice in listed if room is None and width == 100 else ():
        assert f"{choice.number} {choice.words}" in text


def test_kinds_have_headings_and_the_largest_are_folded_first() -> None:
    listed = turn_of_gaia()
    voice = voice_of("gaia")

    roomy = [line.plain for line in listing.table(listed, 100, 60, voice)]
    scarce = [line.plain for line in listing.table(listed, 100, 20, voice)]

    assert "Build a mine" in roomy
    assert "Convert" in roomy
    assert len(scarce) <= 20
    folded = next(line for line in scarce if line.startswith("Build a mine"))
    mines = [choice for choice in listed if choice.action.verb == "mine"]
    assert f"  {mines[0].number}-{mines[-1].number}  Type /mine" in folded
    assert "Upgrade a structure" in scarce
    assert matching(listed, "mine") == mines
    assert {choice.action.verb for choice in matching(listed, "upgrade a str")} == {"upgrade"}
    whole = [line.plain for line in listing.whole(listed, 100, voice)]
    assert whole == roomy


def test_the_board_alone(tablee: Tablee) -> None:
    out = play(tablee, "b").out

    _, _, board = out.partition("(? for help): b")
    assert "Colossus Station" in board
    assert "take 1" not in board


def test_language_switch_speaks_french_at_once(tablee: Tablee) -> None:
    out = play(tablee, "l").out

    english, _, french = out.partition("Votre coup")
    assert "Your turn" in english
    assert "À vous" in english
    assert "Partie sauvegardée" in french


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("999", "No move has the number 999"),
        ("9" * 5000, "No move has the number"),
        ("dance", "isn’t an action of this game"),
        ("pay 1", "R11: "),
        ("s no/such/folder", "cannot be written"),
        ("?", "take back"),
    ],
)
def test_answers_to_what_cannot_be_played(tablee: Tablee, typed: str, answer: str) -> None:
    outcome = play(tablee, typed)

    assert outcome.code == 0
    assert answer in outcome.out


def test_every_line_fits_a_hundred_columns(tablee: Tablee) -> None:
    for lang in ("fr", "en"):
        outcome = play(tablee, *["1"] * 45, "h", "?", words=("--lang", lang))
        screens = outcome.out.splitlines()
        assert max(map(len, screens)) <= 100


def test_the_log_tells_a_seat_only_what_it_may_know() -> None:
    session = Session(Driver.new(game("reworld"), 3, 7), Seating(3, "random"))
    dealt = [
        [happened.event for happened in session.story(seat) if not happened.event.is_for(None)]
        for seat in (0, 1, None)
    ]

    assert [len(events) for events in dealt] == [1, 1, 0]
    assert dealt[0] != dealt[1]
