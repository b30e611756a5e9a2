"""When somebody is told: not at once, not while here, not twice, and not in a flood."""

from dataclasses import replace

import pytest

from tablee.server.notices.plan import DAY, LAST_CALL, RECENT, STRETCH, Plan, Reader, plan
from tablee.server.storage.awaited import Awaited
from tablee.server.tables.awaiting import DELAY

#: Long after anything here was last seen.
NOW = 1_000_000.0
AWAY = Reader(seen=NOW - DAY, has_browser=True)
BY_LETTER = Reader(seen=NOW - DAY, email="now")


def asked(seconds_ago: float, table: str = "t1", **more: float | None) -> Awaited:
    row = Awaited(table, "u1", 0, "q", None, asked=NOW - seconds_ago, deadline=None)
    return replace(row, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("reader", [AWAY, BY_LETTER])
def test_a_question_is_told_once_it_has_stood_for_a_while(reader: Reader) -> None:
    young = plan(reader, [asked(DELAY - 1)], NOW)
    assert (young.push, young.mail, young.next) == (False, False, NOW + 1)
    told = plan(reader, [asked(DELAY)], NOW)
    assert (told.push, told.mail) == (reader.has_browser, reader.email == "now")


def test_who_wants_nothing_is_told_nothing_and_never_looked_at_again() -> None:
    assert plan(Reader(seen=0.0), [asked(DAY)], NOW) == Plan()


def test_what_was_told_is_told_once() -> None:
    assert plan(AWAY, [asked(DAY, pushed=NOW - DAY)], NOW) == Plan()
    # By each way that is wanted.
    both = replace(AWAY, email="now")
    assert plan(both, [asked(DAY, pushed=NOW - DAY)], NOW) == Plan(mail=True)


@pytest.mark.parametrize("way", ["pushed", "mailed"])
def test_who_was_here_just_now_sees_for_himself(way: str) -> None:
    reader = replace(AWAY if way == "pushed" else BY_LETTER, seen=NOW - RECENT + 10)
    here = plan(reader, [asked(DELAY)], NOW)
    assert here == Plan(next=NOW + 10)
    gone = plan(reader, [asked(DELAY)], NOW + 10)
    assert gone.push or gone.mail


def test_a_second_table_within_the_stretch_waits_for_its_end() -> None:
    reader = replace(AWAY, pushed=NOW - STRETCH + 5)
    tables = [asked(STRETCH, "t1", pushed=NOW - STRETCH + 5), asked(DELAY, "t2")]
    assert plan(reader, tables, NOW) == Plan(next=NOW + 5)
    assert plan(reader, tables, NOW + 5).push


def test_who_has_come_back_since_begins_anew() -> None:
    """He has read the last notice: another one is no flood."""
    reader = replace(AWAY, pushed=NOW - RECENT - 2, seen=NOW - RECENT - 1)
    assert plan(reader, [asked(DELAY)], NOW).push


def test_letters_once_a_day_do_not_come_more_often() -> None:
    reader = replace(BY_LETTER, email="daily", mailed=NOW - DAY + 60, seen=NOW - RECENT - 1)
    assert plan(reader, [asked(DELAY)], NOW) == Plan(next=NOW + 60)
    assert plan(reader, [asked(DELAY)], NOW + 60).mail
    assert plan(replace(reader, mailed=None), [asked(DELAY)], NOW).mail


def test_one_last_call_comes_before_time_runs_out() -> None:
    row = asked(DAY, deadline=NOW + LAST_CALL + 5, pushed=NOW - DAY)
    reader = replace(AWAY, pushed=NOW - 10)
    assert plan(reader, [row], NOW) == Plan(next=NOW + 5)
    assert plan(reader, [row], NOW + 5) == Plan(push=True, last_call=["t1"])
    assert plan(reader, [replace(row, reminded=NOW)], NOW + 5) == Plan()
    # Nobody is called who is there, or too late.
    here = replace(reader, seen=NOW)
    assert plan(here, [row], NOW + 5) == Plan(next=NOW + RECENT)
    assert not plan(reader, [row], NOW + LAST_CALL + 6).push


def test_also_who_reads_letters_once_a_day_gets_a_last_call() -> None:
    reader = replace(BY_LETTER, email="daily", mailed=NOW - 3600)
    row = asked(DAY, deadline=NOW + 3600, mailed=NOW - 3600)
    assert plan(reader, [row], NOW) == Plan(mail=True, last_call=["t1"])
