"""The review: where points were lost, by what the seat could know then."""

from collections.abc import Iterator
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest

import tablee
from tablee.bots import Bot, Preference
from tablee.bots.explaining import Difference, gain
from tablee.core import Game, Match, TableeError
from tablee.driver import Review, ask, explain, explain_in_time, judging, review, reviewing
from tablee.driver.judging import Decided, compare, forecast, glance, preferred
from tablee.driver.reviewing import Found, Piece, decided, find_out, in_pieces, position, weight
from tests.contract.toy.game import LanternsGame

TABLES = [
    ("reworld", 2),
    ("gaia", 2),
    ("gaia", 1),
    ("artemis", 2),
    ("artemis", 1),
    ("reykholt", 2),
    ("reykholt", 1),
    ("century", 3),
]
SECRETIVE = [("reworld", 2, {}), ("artemis", 2, {"directives": True}), ("century", 3, {})]


def _played(
    game: Game[Any], seats: int, decisions: int, bot: str = "random", options: Any = None
) -> Match[Any]:
    match = Match(game, seats, 6, options)
    luck = Random(6)
    for _ in range(decisions):
        if match.over:
            break
        seat = match.seats_to_act[0]
        match.play(ask(tablee.bot(bot), match, seat, luck), seat)
    return match


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """A review that is quick rather than right."""
    for name, count in [("POINTS", 2), ("SUSPECTS", 3), ("LOOKS", 2), ("MEASURES", 2)]:
        monkeypatch.setattr(reviewing, name, count)
    for name in ("GLANCES", "FORECASTS"):
        monkeypatch.setattr(judging, name, 1)
    monkeypatch.setattr("tablee.bots.explaining.BY_CHANCE", 1)


def _made(match: Match[Any], seat: int, level: str) -> tuple[Review, list[tuple[int, int]]]:
    progress = []
    work = review(match, seat, level)
    while True:
        try:
            progress.append(next(work))
        except StopIteration as end:
            return end.value, progress


@pytest.mark.usefixtures("brief", "hasty_playouts")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_is_reviewed_as_far_as_it_went(name: str, seats: int) -> None:
    match = _played(tablee.game(name), seats, 8)
    seat = seats - 1

    made, progress = _made(match, seat, "normal")

    assert made.decisions == len(decided(match, seat))
    assert [entry.step for entry in made.curve] == [0, 4, 8]
    results = len(match.outcome().results)
    assert all(len(entry.points) == results for entry in made.curve)
    assert all(mistake.loss.is_sure for mistake in made.mistakes)
    for mistake in made.mistakes:
        assert (mistake.step, mistake.given) in decided(match, seat)
        assert mistake.better != mistake.given
        assert mistake.better in position(match, mistake.step)[0].legal(seat)
        for lang in ("en", "fr"):
            assert match.game.say(mistake.better_words, lang, ["A", "B", "C"], seat)
    assert progress == sorted(progress)
    assert all(done <= total == weight(match, seat) for done, total in progress)


def test_a_thrown_away_game_is_found_out() -> None:
    """Reworld: to leave the station at once costs more than anything that greedy does there."""
    match = _played(tablee.game("reworld"), 2, 200, "greedy")
    steps = dict(decided(match, 0))
    early = next(step for step in steps if "leave" in map(str, position(match, step)[0].legal(0)))
    state, given = position(match, early)
    leave = match.game.parse("leave")
    assert given is not None
    assert given != leave

    bad, good = Decided(match.game, state, 0, leave), Decided(match.game, state, 0, given)
    loss = gain(compare(bad, given, Random(1), 24))

    assert loss.is_sure
    assert loss.mean > 5
    assert gain(compare(good, leave, Random(1), 24)).mean < -5
    assert glance(bad, Random(1)) > glance(good, Random(1))


def test_only_what_is_more_than_noise_is_called_a_mistake() -> None:
    match = _played(tablee.game("reworld"), 2, 60)
    work = in_pieces(match, 0, "normal")
    batch = next(work)
    losses = {
        "forecast": Found([1.0, 2.0]),
        "glance": Found(loss=1.0),
        "look": Found(better="leave", differences=[Difference(4.0, 4.0, {})] * 2),
    }
    while batch[0].kind != "measure":
        batch = work.send([losses[piece.kind] for piece in batch])
    first = batch[0].step
    unsure = [Difference(gained, gained, {"missions": 3}) for gained in (9.0, -7.0)]
    sure = [Difference(gained, gained, {"missions": 3}) for gained in (2.0, 4.0)]
    with pytest.raises(StopIteration) as end:
        work.send([Found(differences=sure if piece.step == first else unsure) for piece in batch])
    (mistake,) = end.value.value.mistakes
    assert (mistake.step, mistake.loss.mean) == (first, 3.0)
    assert mistake.purpose == {"missions": 3}


@pytest.mark.usefixtures("hasty_playouts")
@pytest.mark.parametrize(("name", "seats", "options"), SECRETIVE)
def test_worlds_that_looked_the_same_are_judged_alike(name: str, seats: int, options: Any) -> None:
    """Hindsight: what was hidden from the seat when it decided has no part in the judgement."""
    game = tablee.game(name)
    match = _played(game, seats, 12, options=options)
    seat = match.seats_to_act[0]
    worlds: list[Any] = []
    while len(set(worlds)) < 2 or len(match.legal(seat)) < 2:
        match.play(match.legal()[0])
        seat = match.seats_to_act[0]
        worlds = [game.determinize(match.state, seat, Random(luck)) for luck in range(3)]
    given, better = match.legal(seat)[:2]
    bot = tablee.bot("normal")
    judged = {
        (
            glance(Decided(game, world, seat, given), Random(1)),
            preferred(Decided(game, world, seat, given), bot, Random(1)),
            str(compare(Decided(game, world, seat, given), better, Random(1), 2)),
            str(forecast(game, world, seat, Random(1))),
        )
        for world in worlds
    }
    assert len(judged) == 1


@pytest.mark.usefixtures("hasty_playouts")
def test_nothing_depends_on_the_seed_of_the_match() -> None:
    """Two matches with the same moves and other draws to come are reviewed alike."""
    game = tablee.game("century")
    match = _played(game, 3, 9)
    seat, steps = match.seats_to_act[0], decided(match, match.seats_to_act[0])
    longer = match.clone()
    while longer.decisions < 30:
        longer.play(longer.legal()[0])
    piece = Piece("glance", steps[-1][0])
    assert find_out(match, seat, "normal", piece) == find_out(longer, seat, "normal", piece)


def test_the_position_of_a_step_is_that_before_its_decision() -> None:
    match = _played(LanternsGame(), 2, 8)
    for seat in range(2):
        for step, action in decided(match, seat):
            state, given = position(match, step)
            assert given == action
            assert action in state.legal(seat)
            assert len(state.legal(seat)) > 1
    assert position(match, match.decisions) == (match.state, None)


def test_whoever_is_not_there_or_has_no_opinion_is_refused() -> None:
    match = Match(tablee.game("reworld"), 2, 1)
    with pytest.raises(TableeError, match="no such seat"):
        next(review(match, 2))
    with pytest.raises(TableeError, match="no opinion"):
        next(review(match, 0, "random"))
    with pytest.raises(TableeError, match="Known: random"):
        next(review(match, 0, "oracle"))


class Endless(Bot):
    """Thinks for ever and says all the time what it thinks."""

    seconds = 0.05

    def consider(self, game: Game[Any], state: Any, seat: int, rng: Random) -> Iterator[Preference]:
        while True:
            for value, action in enumerate(state.legal(seat)):
                sleep(0.01)
                yield Preference(action, value)


def test_a_bot_that_never_ends_explains_its_best_so_far() -> None:
    match = _played(tablee.game("reykholt"), 2, 60)
    seat = match.seats_to_act[0]
    started = monotonic()
    told = explain_in_time(Endless(), match.game, match.state, seat, Random(1), seconds=0.2)
    assert monotonic() - started < 5
    assert told.is_late == (len(match.legal(seat)) > 8)
    values = [expected.value for expected in told.expectations]
    assert values == sorted(values, reverse=True)
    assert len(values) == min(3, len(match.legal(seat)))


def test_programs_ask_with_a_match() -> None:
    match = _played(tablee.game("reworld"), 2, 10)
    seat = match.seats_to_act[0]
    told = explain(tablee.bot("normal"), match, seat, Random(1), count=2)
    assert len(told) == 2
    assert all(expected.action in match.legal(seat) for expected in told)
