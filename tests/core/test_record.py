"""Records: what is written can be read; what was cut or edited is refused with its line."""

from collections.abc import Callable
from random import Random

import pytest

import tablee
from tablee.core import BadRecord, Match, Record
from tablee.core.draws import pick


def played(decisions: int | None = None) -> str:
    """The record of a random game of Reworld, whole or broken off."""
    match = Match(tablee.game("reworld"), 2, 5)
    rng = Random(5)
    while not match.over and (decisions is None or match.decisions < decisions):
        match.play(pick(rng, match.legal()))
    return str(match.record)


WHOLE = played()
LINES = WHOLE.splitlines()
FIRST_MOVE = LINES.index("") + 2


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        Record.loads(text).replay()
    return caught.value


def changed(line: int, text: str | None) -> str:
    """The whole record with one line replaced, or taken out."""
    lines = list(LINES)
    lines[line - 1 : line] = [] if text is None else [text]
    return "\n".join(lines) + "\n"


def test_a_finished_game_replays() -> None:
    match = Record.loads(WHOLE).replay()
    assert match.over
    assert str(match.record) == WHOLE


def test_a_broken_off_game_replays_and_goes_on() -> None:
    text = played(30)
    match = Record.loads(text).replay()
    assert match.decisions == 30
    assert str(match.record) == text
    match.play(match.legal()[0])


def test_a_break_just_before_a_draw_resumes_with_the_same_draw() -> None:
    """The draw follows from the seed, so a record that stops before it goes on alike."""
    lines = [line for line in LINES if line]
    header = lines[: FIRST_MOVE - 2]
    empty = Record.loads("\n".join([*header, "", "end 0 00000000"]) + "\n")
    empty.seal = ""
    assert empty.replay().moves[0][1].text == LINES[FIRST_MOVE - 1].removeprefix("* ")


@pytest.mark.parametrize("kept", [1, 3, FIRST_MOVE - 2, FIRST_MOVE, 40, len(LINES) - 1])
def test_a_cut_record_is_refused_at_its_last_line(kept: int) -> None:
    assert refused("\n".join(LINES[:kept]) + "\n").line == kept + 1


def test_a_cut_in_mid_line_is_refused() -> None:
    assert refused(WHOLE[:-8]).line == len(LINES)
    assert refused("").line == 1


EDITS: list[tuple[int, str | None, int]] = [
    (1, "tablee 99", 1),
    (1, "PNG", 1),
    (2, "game chess", 2),
    (3, "rules 99", 3),
    (3, "rules one", 3),
    (4, "edition 000000000000", 4),
    (5, "seats 9", 5),
    (6, "option r22_holder_may_rebuy maybe", 6),
    (6, "option colour blue", 6),
    (8, "seed 6", FIRST_MOVE + 1),
    (FIRST_MOVE, "* first 7", FIRST_MOVE),
    (FIRST_MOVE + 1, "* fill bot-A", FIRST_MOVE + 1),
    (FIRST_MOVE + 3, "gibberish", FIRST_MOVE + 3),
    (FIRST_MOVE + 3, "0 castle", FIRST_MOVE + 3),
    (FIRST_MOVE + 3, "1 launch 1", FIRST_MOVE + 3),
    (FIRST_MOVE + 4, None, len(LINES) - 1),
    (len(LINES) - 1, "scores 1 2", len(LINES) - 1),
    (len(LINES) - 1, "scores a b", len(LINES) - 1),
    (len(LINES), "end 3 00000000", len(LINES)),
    (len(LINES), "end", len(LINES)),
]


@pytest.mark.parametrize(("line", "text", "named"), EDITS)
def test_an_edited_record_is_refused_with_its_line(line: int, text: str | None, named: int) -> None:
    assert refused(changed(line, text)).line == named


def test_an_edit_that_replays_all_the_same_breaks_the_seal() -> None:
    """Another legal last move: only the seal can tell."""
    whole = Record.loads(played(3)).replay()
    (seat, last) = whole.moves[-1]
    whole.undo()
    other = next(action for action in whole.legal() if action != last)
    lines = played(3).splitlines()
    assert lines[-2] == f"{seat} {last}"
    lines[-2] = f"{seat} {other}"

    error = refused("\n".join(lines) + "\n")

    assert error.line == len(lines)
    assert "changed after it was written" in str(error)


def test_lines_after_the_end_are_refused() -> None:
    assert refused(WHOLE + "0 leave\n").line == len(LINES) + 1


@pytest.mark.parametrize("mangle", [str.upper, str.title, lambda text: text[::-1]])
def test_garbage_is_refused_not_raised(mangle: Callable[[str], str]) -> None:
    refused(mangle(WHOLE))


def test_a_record_without_seed_is_checked_but_not_drawn() -> None:
    """A game from outside: its draws must be possible, no seed vouches for them."""
    record = Record.loads(WHOLE)
    record.header.seed = None
    record.seal = ""
    assert record.replay().over
    record.moves[0].text = "first 7"
    with pytest.raises(BadRecord):
        record.replay()
