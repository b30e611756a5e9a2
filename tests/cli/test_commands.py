"""The commands that print and end: games, simulate, replay, edition, bench."""

import json
from pathlib import Path

import pytest

from tablee.cli import bench
from tablee.core import Option, catalogue
from tablee.games import room
from tests.cli.conftest import Tablee


def test_version(tablee: Tablee) -> None:
    assert tablee("--version").out.startswith("tablee ")


def test_games_for_people(tablee: Tablee) -> None:
    out = tablee("games").out

    assert "Reworld" in out
    assert "2-4 players" in out
    assert "r22_holder_may_rebuy" in out


def test_games_for_programs(tablee: Tablee) -> None:
    listed = json.loads(tablee("games", "--json").out)

    reworld = next(game for game in listed if game["id"] == "reworld")
    assert {"id", "title", "seats", "modes", "options", "provenance"} == set(reworld)
    assert reworld["seats"] == [2, 3, 4]
    assert reworld["modes"] == []
    assert {"name", "default", "choices", "seats", "only"} == set(reworld["options"][0])
    assert reworld["provenance"]["rulebook"] > 0


def test_modes_are_the_values_of_their_option(tablee: Tablee, lanterns: str) -> None:
    listed = json.loads(tablee("games", "--json").out)

    toy = next(game for game in listed if game["id"] == lanterns)
    assert toy["modes"] == ["standard", "sealed"]
    assert toy["options"][0] == {
        "name": "mode",
        "default": "standard",
        "choices": ["standard", "sealed"],
        "seats": [2, 3],
        "only": {},
    }


def test_a_value_for_some_seat_counts_is_listed_with_them(
    tablee: Tablee, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = type(catalogue.game("reworld"))
    first, *others = game.options
    limited = Option(first.name, default=True, choices=(False, True), only={False: (2, 3)})
    monkeypatch.setattr(game, "options", (limited, *others))

    listed = json.loads(tablee("games", "--json").out)
    reworld = next(game for game in listed if game["id"] == "reworld")
    assert [option["only"] for option in reworld["options"]][:2] == [{"false": [2, 3]}, {}]
    assert "false (for 2-3) | [true]" in tablee("games").out
    assert "false (à 2-3) | [true]" in tablee("--lang", "fr", "games").out


def simulate(tablee: Tablee, *words: str) -> dict[str, object]:
    outcome = tablee("simulate", "reworld", "--seats", "3", "--bot", "random", "--json", *words)
    assert (outcome.code, outcome.err) == (0, "")
    result: dict[str, object] = json.loads(outcome.out)
    return result


def test_simulate_tells_every_game(tablee: Tablee) -> None:
    result = simulate(tablee, "--games", "3", "--seed", "5")

    assert (result["game"], result["seats"], result["bot"]) == ("reworld", 3, "random")
    games = result["games"]
    assert isinstance(games, list)
    assert [game["seed"] for game in games] == [5, 6, 7]
    assert {"seed", "scores", "winners", "decisions"} == set(games[0])
    speed = result["decisions_per_second"]
    assert isinstance(speed, float)
    assert speed > 0


def test_workers_change_nothing_but_the_time(tablee: Tablee) -> None:
    alone = simulate(tablee, "--games", "20", "--seed", "5", "--save", "alone")
    shared = simulate(tablee, "--games", "20", "--seed", "5", "--save", "shared", "--workers", "2")

    assert alone["games"] == shared["games"]
    for seed in range(5, 25):
        one, other = (Path(folder, f"{seed}.tablee") for folder in ("alone", "shared"))
        assert one.read_text() == other.read_text()
    assert len(list(Path("shared").iterdir())) == 20


def test_a_worker_for_each_core(tablee: Tablee) -> None:
    one, per_core = (simulate(tablee, "--games", "2", "--workers", w) for w in ("1", "0"))

    assert one["games"] == per_core["games"]


def test_a_bot_for_each_seat(tablee: Tablee) -> None:
    words = ("simulate", "reworld", "--seats", "2", "--bot", "random", "--bot", "random", "--json")

    assert json.loads(tablee(*words).out)["bots"] == ["random", "random"]


def test_simulate_for_people(tablee: Tablee) -> None:
    out = tablee("simulate", "reworld", "--bot", "random", "--games", "2", "--lang", "fr").out

    assert "score moyen" in out
    assert "décisions par seconde" in out


def test_options_reach_the_game(tablee: Tablee) -> None:
    simulate(tablee, "--seed", "2", "--save", ".", "--option", "r22_holder_may_rebuy=false")

    assert "option r22_holder_may_rebuy false" in Path("2.tablee").read_text()


def test_replay_says_what_simulate_said(tablee: Tablee) -> None:
    games = simulate(tablee, "--seed", "9", "--save", ".")["games"]
    assert isinstance(games, list)

    told = json.loads(tablee("replay", "9.tablee", "--json").out)

    assert {"game": "reworld", "seats": 3, "over": True} | games[0] | {"seed": "9"} == told


def test_replay_for_people(tablee: Tablee) -> None:
    simulate(tablee, "--seed", "9", "--save", ".")

    outcome = tablee("replay", "9.tablee", "--lang", "fr")

    assert outcome.code == 0
    assert "chaque ligne est juste" in outcome.out
    assert "gagne" in outcome.out


def test_edition_is_written_out_as_it_is(tablee: Tablee) -> None:
    assert room("reworld").EDITION.text() == tablee("edition", "reworld").out


def test_the_shipped_edition_checks_as_the_same(tablee: Tablee) -> None:
    Path("mine.toml").write_text(tablee("edition", "reworld").out)

    out = tablee("edition", "reworld", "--check", "mine.toml").out

    assert "the same as the one we ship" in out
    assert "rulebook" in out


@pytest.fixture
def corrected(tablee: Tablee) -> Path:
    """An edition with another share of shuttles."""
    text = tablee("edition", "reworld").out
    text = text.replace("shields_0 = 5", "shields_0 = 6").replace("shields_1 = 10", "shields_1 = 9")
    path = Path("mine.toml")
    path.write_text(text)
    return path


def test_a_corrected_edition_shows_its_differences(tablee: Tablee, corrected: Path) -> None:
    outcome = tablee("edition", "reworld", "--check", str(corrected))
    checked = json.loads(tablee("edition", "reworld", "--check", str(corrected), "--json").out)

    assert outcome.code == 0
    assert "shuttles.shields_0" in outcome.out
    assert checked["changes"]["shuttles.shields_0"] == {"shipped": 5, "file": 6}
    assert checked["provenance"]["rulebook"] > 0


def test_a_corrected_edition_is_played_and_replays_anywhere(
    tablee: Tablee, corrected: Path
) -> None:
    words = ("--games", "2", "--seed", "4", "--edition", str(corrected), "--save", ".")
    simulate(tablee, *words, "--workers", "2")
    corrected.unlink()

    assert "change shuttles.shields_0 6" in Path("4.tablee").read_text()
    assert tablee("replay", "4.tablee").code == 0


def test_an_edition_with_another_satellite_is_played_and_replays(tablee: Tablee) -> None:
    text = tablee("edition", "reworld").out.replace("tiles.letter-C]", "tiles.gamma]")
    Path("mine.toml").write_bytes(b"\xef\xbb\xbf" + text.encode())

    checked = json.loads(tablee("edition", "reworld", "--check", "mine.toml", "--json").out)
    simulate(tablee, "--seed", "4", "--edition", "mine.toml", "--save", ".")

    assert checked["changes"]["satellites.tiles.gamma.of"] == {"shipped": None, "file": "C"}
    assert tablee("replay", "4.tablee").code == 0


def test_bench_measures_each_seat_count(tablee: Tablee, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "PLAYING", 0.02)
    monkeypatch.setattr(bench, "CLONING", 0.01)

    figures = json.loads(tablee("bench", "--json").out)["figures"]

    assert [line["seats"] for line in figures if line["game"] == "reworld"] == [2, 3, 4]
    names = ("decisions_per_second", "games_per_second", "clones_per_second")
    assert all(line[name] > 0 for line in figures for name in names)
    assert "reworld" in tablee("bench").out


def test_saving_never_overwrites_a_record(tablee: Tablee) -> None:
    """The second run is refused before it plays, whatever else it would have written."""
    words = ("simulate", "reworld", "--bot", "random", "--save", "records")
    assert tablee(*words, "--seed", "2").code == 0
    before = Path("records/2.tablee").read_text()

    outcome = tablee(*words, "--games", "3", "--seats", "4")

    assert (outcome.code, outcome.out) == (2, "")
    assert "records/2.tablee is there already" in outcome.err
    assert [path.name for path in Path("records").iterdir()] == ["2.tablee"]
    assert before == Path("records/2.tablee").read_text()
    assert tablee(*words, "--seed", "3").code == 0
