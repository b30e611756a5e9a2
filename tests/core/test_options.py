"""Options: read from words, filled in, and refused where they make no difference."""

import pytest

import tablee
from tablee.core import BadRecord, BadSetup, Match, Option, Record
from tablee.core.options import fill_in

OPTIONS = (
    Option("mode", "standard", ("standard", "short")),
    Option("level", 2, (1, 2, 3), seats=(1,)),
    Option.switch("teams", default=False, seats=(4,)),
)


def test_what_is_not_given_is_as_by_default() -> None:
    assert fill_in(OPTIONS, {"mode": "Short"}, 2) == {"mode": "short", "level": 2, "teams": False}


def test_an_option_that_makes_no_difference_is_refused() -> None:
    assert fill_in(OPTIONS, {"teams": "true"}, 4)["teams"] is True
    with pytest.raises(BadSetup, match="Option teams has no effect in a game for 3"):
        fill_in(OPTIONS, {"teams": True}, 3)


def test_its_default_may_be_given_to_any_number_of_seats() -> None:
    assert fill_in(OPTIONS, {"teams": "false", "level": "2"}, 3)["level"] == 2


def test_without_a_number_of_seats_every_value_is_allowed() -> None:
    assert fill_in(OPTIONS, {"teams": True, "level": 3})["level"] == 3


def test_a_wrong_number_of_seats_is_said_before_an_option_that_is_not_for_it() -> None:
    with pytest.raises(BadSetup, match="cannot be played by 7"):
        Match(tablee.game("gaia"), 7, 1, {"map": "all"})


def test_a_record_may_carry_such_an_option_at_its_default_only() -> None:
    record = Match(tablee.game("gaia"), 2, 1).record
    assert "option automa_level normal" in record.header.lines()
    assert Record.loads(str(record)).replay().header == record.header

    record.header.options["automa_level"] = "hard"
    with pytest.raises(BadRecord, match="automa_level has no effect in a game for 2") as found:
        record.replay()
    assert found.value.line == record.header.line_of("option automa_level ")
