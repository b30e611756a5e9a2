"""The ledger: where points came from, and when."""

from random import Random

import tablee
from tablee.core import Match
from tablee.core.draws import pick
from tablee.driver import Driver, Entry, Ledger
from tests.contract.toy.game import LanternsGame


def test_entries_say_after_which_decision_points_came() -> None:
    """Seats 2 and 0 of Reworld: a module without points, then nine officers put down."""
    match = Match(tablee.game("reworld"), seats=3, seed=7)
    match.play("take 7")
    match.play("pay 2")
    match.play("leave")

    ledger = Ledger.of(match)

    assert ledger.entries == (Entry(3, 0, "officers", 9),)
    assert ledger.by_source(0) == {"officers": 9}
    assert ledger.by_source(2) == {}


def test_draws_belong_to_the_decision_before_them() -> None:
    """Gaia's first round: the points of the start come with each faction."""
    match = Match(tablee.game("gaia"), seats=2, seed=1)
    for _ in range(2):
        match.play(match.legal()[0])

    entries = Ledger.of(match).entries

    assert [(entry.step, entry.source, entry.points) for entry in entries] == [
        (1, "start", 10),
        (2, "start", 10),
    ]


def test_the_ledger_of_a_record_adds_up_to_its_scores() -> None:
    game = LanternsGame()
    match = Match(game, seats=3, seed=4, options={"rounds": 3})
    rng = Random(4)
    while not match.over:
        seat = pick(rng, match.seats_to_act)
        match.play(pick(rng, match.legal(seat)), seat)
    ledger = Ledger.of(Match.replayed(game, match.record))

    assert ledger.entries == Ledger.of(match).entries
    assert [sum(ledger.by_source(seat).values()) for seat in range(3)] == match.scores()
    steps = [entry.step for entry in ledger.entries]
    assert steps == sorted(steps)
    assert steps[-1] == match.decisions
    assert list(ledger.by_source(0)) == [s for s in game.sources if s in ledger.by_source(0)]


def test_a_driver_has_heard_the_same() -> None:
    driver = Driver.new(LanternsGame(), 3, seed=4)
    assert not Ledger.heard_by(driver).entries
    rng = Random(4)
    while not driver.match.over:
        seat = pick(rng, driver.match.seats_to_act)
        driver.decide(seat, pick(rng, driver.match.legal(seat)), "human")

    assert Ledger.heard_by(driver).entries == Ledger.of(driver.match).entries != ()


def test_what_is_taken_back_is_not_in_it() -> None:
    match = Match(tablee.game("reworld"), seats=2, seed=1)
    match.play("leave")
    assert Ledger.of(match).entries

    match.undo()

    assert not Ledger.of(match).entries
