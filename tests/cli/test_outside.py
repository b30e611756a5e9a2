"""`tablee import bgs` and `tablee export bgs`: games from the outside world, and to it."""

import json
import sqlite3
from pathlib import Path

import pytest

from tablee.core import Record
from tests.cli.conftest import Tablee
from tests.games.gaia.games import own

GAME = own.load(own.paths()[0])
FACTIONS = [line.split()[2] for line in GAME.lines if " faction " in line]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own, outside the folder in which the commands run."""
    folder = tmp_path / "data"
    monkeypatch.setenv("TABLEE_DATA", str(folder))
    monkeypatch.delenv("TABLEE_DATABASE", raising=False)
    return folder


def shelved(folder: Path) -> list[tuple[str, str]]:
    """Id and game of every table in the database of that data folder."""
    file = folder / "tablee.sqlite3"
    if not file.exists():
        return []
    link = sqlite3.connect(file)
    try:
        return list(link.execute("select id, game from tables"))
    finally:
        link.close()


def write(name: str, lines: list[str]) -> str:
    Path(name).write_text("\n".join(lines) + "\n", "utf-8")
    return name


def test_an_imported_game_is_told_to_programs(tablee: Tablee, data: Path) -> None:
    code, out, err = tablee("import", "bgs", write("game.txt", GAME.lines), "--json")

    assert (code, err) == (0, "")
    assert json.loads(out) == {
        "factions": FACTIONS,
        "scores": GAME.header["scores"],
        "lines": len(GAME.lines),
        "finished": True,
    }
    assert len(shelved(data)) == 1


def test_its_record_is_kept_and_can_be_replayed(tablee: Tablee) -> None:
    Path("elsewhere").mkdir()
    file = write("elsewhere/game.json", [json.dumps({"moves": GAME.lines})])
    tablee("import", "bgs", file)
    tablee("import", "bgs", file)

    assert sorted(path.name for path in Path().glob("*.tablee")) == ["game-2.tablee", "game.tablee"]
    told = json.loads(tablee("replay", "game.tablee", "--json").out)
    assert (told["game"], told["over"], told["scores"]) == ("gaia", True, GAME.header["scores"])
    assert Record.loads(Path("game.tablee").read_text()).replay().over


def test_an_imported_game_is_told_to_people(tablee: Tablee, data: Path) -> None:
    out = tablee("import", "bgs", write("game.txt", GAME.lines), "--lang", "en").out

    ((table, game),) = shelved(data)
    assert game == "gaia"
    assert f"{len(GAME.lines)} lines" in out
    assert "game.tablee" in out
    assert f"/replay/{table}" in out
    french = tablee("import", "bgs", "game.txt", "--lang", "fr").out
    assert f"{len(GAME.lines)} lignes" in french


def test_another_database_is_used_when_named(tablee: Tablee, data: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    words = ("import", "bgs", write("game.txt", GAME.lines))
    assert tablee(*words, "--database", f"sqlite:///{other / 'tablee.sqlite3'}").code == 0

    assert len(shelved(other)) == 1
    assert not shelved(data)


def test_a_data_folder_that_is_none_costs_the_replay_only(tablee: Tablee, data: Path) -> None:
    data.write_text("a file")
    code, out, err = tablee("import", "bgs", write("game.txt", GAME.lines))

    assert code == 0
    assert "/replay/" not in out
    assert "Traceback" not in err
    assert err.startswith("The replay page will not show it")
    assert err.count("\n") == 1


def test_an_address_of_no_database_is_refused_before_anything_is_written(tablee: Tablee) -> None:
    words = ("import", "bgs", write("game.txt", GAME.lines), "--database", "foo://x")
    code, out, err = tablee(*words)

    assert (code, out) == (2, "")
    assert err.startswith("--database cannot be")
    # An address may hold a password: it is not said again.
    assert "foo://x" not in err
    assert not Path("game.tablee").exists()


def test_a_game_that_stops_has_no_replay(tablee: Tablee, data: Path) -> None:
    """Three seats, nothing finished: a record, and no table."""
    three = own.load(next(path for path in own.paths() if path.name.startswith("3-")))
    for kept in (1, 3, 5, 40):
        code, out, err = tablee("import", "bgs", write("part.txt", three.lines[:kept]), "--json")

        told = json.loads(out)
        assert (code, err) == (0, "")
        assert set(told) == {"factions", "scores", "lines", "finished"}
        assert (told["lines"], told["finished"]) == (kept, False)
        assert len(told["scores"]) == len(told["factions"]) == 3
    assert told["factions"] == [line.split()[2] for line in three.lines if " faction " in line]
    assert not shelved(data)
    assert json.loads(tablee("replay", "part.tablee", "--json").out)["over"] is False


def test_an_exported_game_can_be_imported_again(tablee: Tablee) -> None:
    tablee("import", "bgs", write("game.txt", GAME.lines))

    code, out, err = tablee("export", "bgs", "game.tablee")

    assert (code, err) == (0, "")
    assert out == Path("game.txt").read_text()


def test_games_of_bots_can_be_exported(tablee: Tablee) -> None:
    words = ("simulate", "gaia", "--seats", "3", "--option", "setup_word=abc", "--bot", "random")
    games = json.loads(tablee(*words, "--games", "3", "--save", "saved", "--json").out)["games"]

    for game in games:
        exported = tablee("export", "bgs", f"saved/{game['seed']}.tablee").out
        Path("again.txt").write_text(exported)
        assert exported.startswith("init 3 abc\np1 faction ")
        told = json.loads(tablee("import", "bgs", "again.txt", "--json").out)
        assert told["scores"] == game["scores"]
        assert told["lines"] == len(exported.splitlines())
        assert told["finished"]


ERRORS = {
    "an unknown notation": (("import", "pgn", "game.txt"), "pgn is unknown", "pgn est inconnue"),
    "an unknown notation to write": (
        ("export", "pgn", "x"),
        "known notations: bgs",
        "connues : bgs",
    ),
    "no notation": (("import",), "bgs is missing", "Il manque bgs"),
    "a missing game": (("import", "bgs", "none"), "no such file", "n’existe pas"),
    "a folder": (("import", "bgs", "folder"), "is a folder", "est un dossier"),
    "no text": (("import", "bgs", "bytes"), "UTF-8", "UTF-8"),
    "no game": (("import", "bgs", "no-game"), "Line 1: A game begins", "Ligne 1 : Une partie"),
    "no JSON": (("import", "bgs", "no-json"), "no valid JSON", "pas du JSON valable"),
    "five players": (("import", "bgs", "five"), "5 players", "5 joueurs"),
    "an auction": (("import", "bgs", "auction"), "option auction", "option auction"),
    "another command": (("import", "bgs", "bid"), "“bid” is unknown", "« bid » est inconnue"),
    "an illegal move": (("import", "bgs", "illegal"), "Line 11: Rule R", "Ligne 11 : Règle R"),
    "a long word": (("import", "bgs", "long"), "cannot be understood", "ne se comprend pas"),
    "a lone surrogate": (("import", "bgs", "surrogate"), "Line 2: This line", "Ligne 2 : Cette"),
    "a division by nothing": (("import", "bgs", "nothing"), "“spend 1o for 0t”", "« spend 1o"),
    "a thousand millions": (("import", "bgs", "much"), "Line 10: “spend", "Ligne 10 : « spend"),
    "a record of long words": (("replay", "long.tablee"), "xxx…", "xxx…"),
    "another such record": (("export", "bgs", "long.tablee"), "xxx…", "xxx…"),
    "a wrong turn": (("import", "bgs", "turn"), "who has to act", "d’agir, pas à"),
    "a missing record": (("export", "bgs", "none"), "no such file", "n’existe pas"),
    "another game": (("export", "bgs", "reworld.tablee"), "Only Gaia Project", "Seul Projet Gaia"),
    "a game without word": (("export", "bgs", "plain.tablee"), "set-up word", "par un mot"),
    "a game as record": (("export", "bgs", "no-game"), "should be here", "se trouver ici"),
}


@pytest.fixture
def files(tablee: Tablee) -> Path:
    """Files to stumble over."""
    simulate = ("simulate", "--bot", "random", "--seed", "1", "--save")
    tablee(*simulate, "a", "reworld")
    tablee(*simulate, "b", "gaia", "--seats", "2")
    Path("a/1.tablee").rename("reworld.tablee")
    Path("b/1.tablee").rename("plain.tablee")
    Path("folder").mkdir()
    Path("bytes").write_bytes(b"\xff\xfe\x00init")
    write("no-game", ["hello"])
    write("no-json", ['{"moves": '])
    write("five", ["init 5 abc"])
    write("auction", [json.dumps({"moves": GAME.lines, "options": {"auction": "choose-bid"}})])
    first = [line.split()[0] for line in GAME.lines].index(FACTIONS[0], 9)
    assert first == 9, "the first turn is another line"
    write("bid", [*GAME.lines[:1], "p1 bid terrans 3"])
    write("illegal", [*GAME.lines[:10], f"{FACTIONS[0]} action qic1."])
    write("long", [*GAME.lines[:9], f"{FACTIONS[0]} action power{'x' * 3000}"])
    write("surrogate", [json.dumps(["init 2 a", "p1 faction \ud800"])])
    write("nothing", [*GAME.lines[:9], f"{FACTIONS[0]} spend 1o for 0t"])
    write("much", [*GAME.lines[:9], f"{FACTIONS[0]} spend 4000000000pw for 1000000000k"])
    plain = Path("plain.tablee").read_text().splitlines()
    at = next(number for number, line in enumerate(plain) if " faction " in line)
    who = plain[at].split()[0]
    write("long.tablee", [*plain[:at], f"{who} faction {'x' * 3000}", *plain[at + 1 :]])
    write("turn", [*GAME.lines[:9], f"{FACTIONS[1]} up nav."])
    return Path()


@pytest.mark.parametrize("case", ERRORS)
def test_one_message_in_either_language(tablee: Tablee, files: Path, data: Path, case: str) -> None:
    words, english, french = ERRORS[case]
    before = sorted(files.rglob("*"))
    for lang, wanted in (("en", english), ("fr", french)):
        code, out, err = tablee(*words, "--lang", lang)

        assert (code, out) == (2, "")
        assert err.count("\n") == 1
        assert wanted in err.replace("\u00a0", " ")
        assert "Traceback" not in err
    assert before == sorted(files.rglob("*"))
    assert not shelved(data)
