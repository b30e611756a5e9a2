"""Recorded games: after every line, every figure of ours is the recorded one.

The games of another engine say what is true; ours only that nothing has changed unawares.
"""

import copy
from pathlib import Path

import pytest

from tablee.games.gaia.bgs.lines import FACTION_NAMES
from tests.games.gaia import oracle
from tests.games.gaia.games import own

GAMES = oracle.paths()
OWN = own.paths()
needs_games = pytest.mark.skipif(not GAMES, reason=oracle.MISSING)


def name(path: Path) -> str:
    return path.name.partition(".")[0]


# The other engine's games


@needs_games
@pytest.mark.parametrize("path", GAMES or [Path("none")], ids=name)
def test_every_figure_after_every_line(path: Path) -> None:
    game = oracle.load(path)
    advanced: tuple[int, ...] = ()
    for line, match in oracle.follow(game.log):
        advanced = advanced or tuple(match.state.advanced_at)
        told = game.positions[line.number - 1]
        found = oracle.compare(match.state, advanced, told)
        assert not found, f"after line {line.number}, {told['move']!r}: " + "; ".join(found)
    assert match.over


@needs_games
def test_the_recorded_games_are_all_there() -> None:
    games = [oracle.load(path) for path in GAMES]
    assert len(games) == 114
    assert sum(len(game.moves) for game in games) == 10_454
    factions = {player["f"] for game in games for player in game.positions[-1]["players"]}
    assert factions == set(FACTION_NAMES)


@needs_games
@pytest.mark.parametrize(
    ("stem", "scores"),
    [
        ("human-2p-geodens-itars", [130, 124]),
        ("human-4p-terrans-nevlas-xenos-hadsch-hallas", [165, 164, 182, 108]),
    ],
)
def test_games_between_people_end_as_published(stem: str, scores: list[int]) -> None:
    *_, (_, match) = oracle.follow(oracle.load(oracle.FOLDER / f"{stem}.json.gz").log)
    assert match.over
    assert match.scores() == scores


# The comparison itself


def test_every_changed_figure_is_found() -> None:
    *_, (_, match) = oracle.follow(own.log(own.load(OWN[0]).lines[:40]))
    ours = oracle.position(match.state, match.state.advanced_at)
    assert oracle.differences(ours, copy.deepcopy(ours)) == []
    for key in ours:
        theirs = copy.deepcopy(ours)
        theirs[key] = "something else"
        assert len(oracle.differences(ours, theirs)) == 1, key
    for key in ours["players"][1]:
        theirs = copy.deepcopy(ours)
        theirs["players"][1][key] = "something else"
        (found,) = oracle.differences(ours, theirs)
        assert found.startswith(f"players.1.{key}: we say "), found
    more, fewer = copy.deepcopy(ours), copy.deepcopy(ours)
    more["hexes"]["9x9"] = fewer["hexes"].pop(next(iter(fewer["hexes"])))
    assert len(oracle.differences(ours, more)) == len(oracle.differences(ours, fewer)) == 1


def test_recorded_incomes_are_read() -> None:
    assert oracle.recorded_income("3c,o,2pw,t") == {"c": 3, "o": 1, "pw": 2, "t": 1}
    assert oracle.recorded_income("") == {}


# Our own games


@pytest.mark.parametrize("path", OWN, ids=name)
def test_our_own_games_go_as_recorded(path: Path) -> None:
    game = own.load(path)
    assert game.header["origin"] == own.ORIGIN
    for number, (told, found) in enumerate(zip(game.steps, own.follow(game.lines), strict=True)):
        assert found == told, (
            f"line {number + 1}; if this is meant, run `python scripts/record_gaia.py`"
        )
    assert game.header["scores"] == [figures[0] for figures in game.steps[-1].figures]


def test_our_own_games_show_the_rare_things() -> None:
    shown = {kind for path in OWN for kind in own.features(own.load(path).lines)}
    institutes = {f"build PI by {faction}" for faction in FACTION_NAMES}
    federations = {f"federation by {faction}" for faction in FACTION_NAMES} - {
        "federation by hadsch-hallas"
    }
    rare = {
        "lostPlanet",
        "tech adv",
        "cover",
        "brainstone area1",
        "brainstone area2",
        "brainstone area3",
        "build sp by ivits",
        "swap-PI",
        "special down-lab",
        "special up-lowest",
        "spend tg q",
        "spend tg tech",
        "spend t-a k",
        "spend gf q",
        "spend c q",
        "fedtile",
        "charge with token",
    }
    assert len(OWN) == 8
    assert institutes | federations | rare <= shown
