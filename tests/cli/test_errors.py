"""What goes wrong is said once, in the chosen language, with exit code 2 and nothing written."""

from pathlib import Path

import pytest

from tablee.games import room
from tests.cli.conftest import Tablee

SIMULATE = ("simulate", "reworld", "--bot", "random")
ERRORS = {
    "an unknown command": (("jump",), "jump", "jump"),
    "an unknown option": (("games", "--loud"), "--loud", "--loud"),
    "a missing argument": (("replay",), "FILE is missing", "Il manque FILE"),
    "a word too many": (("replay", "a", "b"), "too many", "de trop"),
    "an option without value": (("simulate", "reworld", "--seats"), "--seats", "--seats"),
    "no number": ((*SIMULATE, "--games", "x"), "whole number", "nombre entier"),
    "an unknown game": (("simulate", "chess"), "no game “chess”", "pas de jeu « chess »"),
    "an unknown game's edition": (
        ("edition", "chess"),
        "Known: artemis, century, gaia, reworld, reykholt",
        "connus : artemis, century, gaia, reworld, reykholt",
    ),
    "an unknown game to play": (
        ("play", "chess"),
        "Known: artemis, century, gaia, reworld, reykholt",
        "connus : artemis, century, gaia, reworld, reykholt",
    ),
    "a wrong seat count": (
        (*SIMULATE, "--seats", "7"),
        "cannot be played by 7",
        "ne se joue pas à 7",
    ),
    "no seat at all": ((*SIMULATE, "--seats", "0"), "cannot be played by 0", "ne se joue pas à 0"),
    "an unknown bot": (("simulate", "reworld", "--bot", "x"), "no bot “x”", "pas de robot « x »"),
    "an unknown opponent": (("play", "reworld", "--bot", "x"), "no bot “x”", "robot « x »"),
    "too few bots": ((*SIMULATE, "--bot", "random", "--seats", "3"), "2 bots", "2 robots"),
    "an unknown ruling": ((*SIMULATE, "--option", "r1=true"), "“r1”", "« r1 »"),
    "a ruling's wrong value": (
        (*SIMULATE, "--option", "r22_holder_may_rebuy=maybe"),
        "cannot be “maybe”",
        "ne peut pas valoir « maybe »",
    ),
    "an option for other seat counts": (
        ("simulate", "gaia", "--seats", "2", "--option", "automa_level=hard"),
        "has no effect in a game for 2. Number of players it is for: 1",
        "est sans effet dans une partie à 2. Nombre de joueurs pour lequel elle vaut : 1",
    ),
    "an option that is not for one": (
        ("play", "gaia", "--seats", "1", "--option", "map=all"),
        "it is for: 2, 3, 4",
        "elle vaut : 2, 3, 4",
    ),
    "a ruling without value": ((*SIMULATE, "--option", "r22"), "NAME=VALUE", "NOM=VALEUR"),
    "no game to play": ((*SIMULATE, "--games", "0"), "At least one", "au moins une"),
    "too few workers": ((*SIMULATE, "--workers", "-1"), "workers: -1", "impossible : -1"),
    "too many people": (("play", "reworld", "--humans", "4"), "4 humans", "4 humains"),
    "nobody": (("play", "reworld", "--humans", "0"), "0 humans", "0 humain "),
    "a missing record": (("replay", "none.tablee"), "no such file", "n’existe pas"),
    "a folder as record": (("replay", "folder"), "is a folder", "est un dossier"),
    "a record that is no text": (("replay", "bytes"), "UTF-8", "UTF-8"),
    "a record that is none": (
        ("replay", "bad.toml"),
        "should be here",
        "devrait se trouver ici",
    ),
    "a missing record to resume": (
        ("play", "reworld", "--resume", "none"),
        "no such file",
        "n’existe pas",
    ),
    "a bad edition": (
        ("edition", "reworld", "--check", "bad.toml"),
        "Edition file bad.toml, officers.copies:",
        "Fichier d’édition bad.toml, officers.copies :",
    ),
    "a bad edition to play": ((*SIMULATE, "--edition", "bad.toml"), "bad.toml", "bad.toml"),
    "no TOML": (("edition", "reworld", "--check", "bytes.txt"), "bytes.txt", "TOML"),
    "an impossible hand": (
        ("edition", "reworld", "--check", "hand.toml"),
        "but the rulebook gives 13",
        "mais la règle du jeu donne 13",
    ),
    "a file in the place of a folder": ((*SIMULATE, "--save", "bytes"), "folder", "dossier"),
    "an unknown language": (("games", "--lang", "de"), "“de”", "« de »"),
    "a language left out": (("games", "--lang"), "“”", "«  »"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder the commands run in, with files to stumble over."""
    here = tmp_path
    (here / "folder").mkdir()
    (here / "bytes").write_bytes(b"\xff\xfe\x00tablee")
    (here / "bytes.txt").write_text("= = =")
    hand = room("reworld").EDITION.text().replace("2 = 13", "2 = 10")
    (here / "hand.toml").write_text(hand, "utf-8")
    (here / "bad.toml").write_text("[officers]\ncopies = 'many'\n")
    return here


@pytest.mark.parametrize("case", ERRORS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_one_message_in_the_chosen_language(
    tablee: Tablee, folder: Path, monkeypatch: pytest.MonkeyPatch, case: str, lang: str
) -> None:
    words, english, french = ERRORS[case]
    before = sorted(folder.rglob("*"))
    monkeypatch.setenv("LANG", f"{lang}_XX.UTF-8")

    code, out, err = tablee(*words)

    assert code == 2
    assert not out
    assert err.count("\n") == 1
    assert (french if lang == "fr" else english) in err.replace("\u00a0", " ")
    assert "Traceback" not in err
    assert before == sorted(folder.rglob("*"))


def test_errors_stay_text_where_json_is_asked_for(tablee: Tablee) -> None:
    code, out, err = tablee("replay", "none", "--json")

    assert (code, out) == (2, "")
    assert not err.startswith("{")


def test_a_damaged_record_names_its_line(tablee: Tablee) -> None:
    tablee("simulate", "reworld", "--seed", "3", "--bot", "random", "--save", ".")
    text = Path("3.tablee").read_text()
    Path("cut.tablee").write_text(text[: len(text) // 2])
    Path("changed.tablee").write_text(text.replace("leave", "take 99", 1))

    for name in ("cut.tablee", "changed.tablee"):
        code, _, err = tablee("replay", name, "--lang", "fr")
        assert code == 2
        assert err.startswith("Ligne ")


def test_resuming_another_game_is_refused(tablee: Tablee) -> None:
    tablee("simulate", "reworld", "--seed", "3", "--bot", "random", "--save", ".")

    code, _, err = tablee("play", "gaia", "--resume", "3.tablee")

    assert code == 2
    assert "reworld" in err
