"""Results: places with ties, opponents without a seat, goals and ranks."""

import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from tablee.bots import bot
from tablee.cli.opening import Setup
from tablee.cli.simulate import Plan, Played
from tablee.cli.simulate import _table as sums
from tablee.cli.standings import final_table, told
from tablee.cli.voice import Voice
from tablee.core import Game, Goal, Match, Opponent, Outcome, Sentence
from tablee.core.catalogue import game
from tablee.core.outcome import ranked
from tablee.driver import play_out
from tests.cli.conftest import Tablee
from tests.contract.toy.game import Lanterns, LanternsGame

SOLO = ("simulate", "gaia", "--seats", "1", "--bot", "random", "--seed", "1")


class Keys(Voice):
    """Says the key of each message, where it is none of the commands' own."""

    def word(self, sentence: Sentence) -> str:
        try:
            return super().word(sentence)
        except LookupError:
            return f"<{sentence.key}>"


class Ended(LanternsGame):
    """A game that is over, with any outcome."""

    def __init__(self, outcome: Outcome) -> None:
        self._outcome = outcome

    def outcome(self, state: Lanterns, gone: Sequence[int] = ()) -> Outcome:
        return self._outcome


def table(outcome: Outcome, *, over: bool = True) -> list[list[str]]:
    """The words of each line of the ranking."""
    match: Match[Any] = Match(Ended(outcome), 2, 1, {"rounds": 1})
    for action in ("keep", "keep", "show", "hide") if over else ():
        match.play(action)
    return words(final_table(Keys("en"), match))


def words(content: RenderableType) -> list[list[str]]:
    """What stands on each line."""
    file = io.StringIO()
    Console(width=100, file=file).print(content)
    return [line.split() for line in file.getvalue().splitlines()]


def test_equal_standings_share_a_place() -> None:
    lines = table(ranked([(7,), (9,), (7,), (3,)]))

    assert [(line[0], line[3]) for line in lines] == [
        ("1.", "2"),
        ("2.", "1"),
        ("2.", "3"),
        ("4.", "4"),
    ]
    assert lines[0][-1] == "wins"
    assert sum("wins" in line for line in lines) == 1


def test_tie_breaks_part_equal_scores() -> None:
    lines = table(ranked([(7, 1), (7, 2)]))

    assert [line[3] for line in lines] == ["2", "1"]
    assert [line[0] for line in lines] == ["1.", "2."]


def test_a_shared_victory_is_said_of_all_who_share_it() -> None:
    lines = table(ranked([(7,), (7,)]))

    assert [line[-3:] for line in lines] == [["shares", "the", "victory"]] * 2


def test_nobody_has_won_before_the_end() -> None:
    outcome = ranked([(7,), (9,)], goals=[Goal("goal-all", 1, 1)])

    assert not any("wins" in line or "rank" in line for line in table(outcome, over=False))
    assert told(outcome, over=False)["winners"] == []


def test_an_opponent_without_a_seat_has_its_place() -> None:
    against = [Opponent("opponent-drone", (8,)), Opponent("opponent-storm", (2,))]
    lines = table(ranked([(7,), (9,)], against))

    assert [line[2:4] for line in lines] == [
        ["Player", "2"],
        ["<opponent-drone>", "8"],
        ["Player", "1"],
        ["<opponent-storm>", "2"],
    ]
    assert lines[1][1] != lines[3][1]


def test_goals_and_the_rank_stand_below() -> None:
    ranks = [Goal("goal-cadet", 25, 20), Goal("goal-captain", 25, 25), Goal("goal-admiral", 25, 30)]
    lines = table(ranked([(25,)], goals=ranks))

    assert lines[0][-1] == "wins"
    assert lines[1:] == [
        ["✓", "<goal-cadet>", "25/20"],
        ["✓", "<goal-captain>", "25/25", "the", "rank", "reached"],
        ["·", "<goal-admiral>", "25/30"],
    ]


def test_a_missed_goal_is_a_lost_game() -> None:
    outcome = ranked([(12,)], goals=[Goal("goal-cadet", 12, 20)])

    assert [line[0] for line in table(outcome)] == ["2.", "·"]
    assert told(outcome, over=True) == {
        "scores": [12],
        "winners": [],
        "goals": [{"goal": "cadet", "value": 12, "target": 20, "reached": False}],
    }


def test_a_simulation_sums_up_seats_opponents_and_goals() -> None:
    against = Opponent("opponent-drone", (8,))
    outcomes = [
        ranked([(points,)], [against], [Goal("goal-cadet", points, 10)]) for points in (5, 8, 14)
    ]
    played = [Played(seed, outcome, 9) for seed, outcome in enumerate(outcomes)]
    plan = Plan(Setup("toy", 1, {}), ("random",), 0, 3)

    lines = words(sums(Keys("en"), plan, played))

    assert lines[1:] == [
        ["●", "0", "random", "9.0", "2"],
        ["⬢", "<opponent-drone>", "8.0", "2"],
        ["<goal-cadet>", "9.0", "1"],
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_automa_has_a_name(tablee: Tablee, lang: str) -> None:
    name = {"en": "The Automa", "fr": "L’Automa"}[lang]
    simulated = tablee(*SOLO, "--save", ".", "--lang", lang).out
    replayed = tablee("replay", "1.tablee", "--lang", lang).out

    assert any(line.startswith(f"⬢ {name} ") for line in simulated.splitlines())
    assert any(name in line and "⬢" in line for line in replayed.splitlines())


def test_programs_are_told_of_the_automa(tablee: Tablee) -> None:
    """Whoever has fewer points than it has not won."""
    games = json.loads(tablee(*SOLO, "--games", "2", "--save", ".", "--json").out)["games"]

    for played in games:
        ((opponent, score),) = (each.values() for each in played["opponents"])
        assert opponent == "automa"
        assert played["winners"] == ([0] if played["scores"][0] >= score else [])
        replayed = json.loads(tablee("replay", f"{played['seed']}.tablee", "--json").out)
        assert replayed["opponents"] == played["opponents"]
        assert replayed["winners"] == played["winners"]
    assert games[0]["winners"] == []


def test_a_seat_may_win_or_share_against_it() -> None:
    gaia: Game[Any] = game("gaia")
    match: Match[Any] = Match(gaia, 1, 1)
    play_out(match, [bot("random")])
    match.state.automa.vp = match.scores()[0] - 1
    assert told(match.outcome(), over=True)["winners"] == [0]
    match.state.automa.vp += 1
    assert told(match.outcome(), over=True)["winners"] == [0]
    assert all(result.won for result in match.outcome().results)
    match.state.automa.vp += 1
    assert told(match.outcome(), over=True)["winners"] == []


def test_the_end_of_a_game_alone_names_the_automa(tablee: Tablee) -> None:
    tablee(*SOLO, "--save", ".")
    out = tablee("play", "gaia", "--resume", "1.tablee").out

    ranking, _, _ = out.partition("Points by source")
    assert "The Automa" in "".join(ranking.splitlines()[-4:])
    assert Path("1.tablee").exists()
