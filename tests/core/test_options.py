"""Options: read from words, filled in, and refused where they make no difference."""

from collections.abc import Callable
from typing import Any

import pytest

import tablee
from tablee.contract.laws import Setup, setups
from tablee.core import BadRecord, BadSetup, Game, Match, Option, Record
from tablee.core.options import fill_in
from tablee.kit.text import Phrasebook
from tests.contract.toy.game import LanternsGame
from tests.playthrough import golden_setups

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


GROUP = Option("group", "A", ("A", "B", "E"), only={"E": (2,)})


def test_a_value_for_two_is_refused_elsewhere_in_one_sentence() -> None:
    assert fill_in((GROUP,), {"group": "e"}, 2) == {"group": "E"}
    assert fill_in((GROUP,), {"group": "B"}, 3) == {"group": "B"}
    assert fill_in((GROUP,), {"group": "E"}) == {"group": "E"}
    with pytest.raises(BadSetup) as refused:
        fill_in((GROUP,), {"group": "E"}, 3)

    assert Phrasebook().say(refused.value.sentence, "en") == (
        "Option group cannot be “E” in a game for 3. Number of players this value is for: 2."
    )
    assert "dans une partie à 3" in Phrasebook().say(refused.value.sentence, "fr")


def test_each_value_knows_the_seat_counts_it_is_for() -> None:
    level = Option("level", 2, (1, 2, 3), seats=(1, 2), only={3: (2,)})

    assert [GROUP.counts(value, (1, 2, 3)) for value in "AE"] == [(1, 2, 3), (2,)]
    assert [level.counts(value, (1, 2, 3)) for value in (1, 3)] == [(1, 2), (2,)]


def test_the_default_is_for_every_number_of_seats() -> None:
    with pytest.raises(AssertionError):
        Option("group", "E", ("A", "E"), only={"E": (2,)})


class LanternsWithALongGame(LanternsGame):
    """Three rounds are for three players."""

    options = (
        Option("mode", "standard", ("standard",)),
        Option("rounds", 1, (1, 2, 3), only={3: (3,)}),
    )


@pytest.mark.parametrize("enumerated", [setups, golden_setups])
def test_ways_to_play_keep_to_the_seat_counts_of_values(
    enumerated: Callable[[Game[Any]], list[Setup]],
) -> None:
    """The laws and the golden playthroughs never ask for what is refused."""
    found = enumerated(LanternsWithALongGame())

    assert [setup.seats for setup in found if setup.options.get("rounds") == 3] == [3]
    for setup in found:
        setup.game.set_up(setup.seats, setup.options)


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
