"""Whatever the machine or an operator gets wrong is told in one sentence, with exit code 2."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.server.settings import BadSetting, Settings

TABLEE = (sys.executable, "-m", "tablee")
SERVER = (sys.executable, "-m", "tablee.server")
#: A device without room; only some systems have one.
FULL = Path("/dev/full")


def run(
    *words: str, folder: Path, streams: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """A command of ours, with what a shell adds (`<&-` closes its input)."""
    return subprocess.run(  # noqa: S603 - our own command
        ["/bin/sh", "-c", f'"$@" {streams}', "sh", *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        cwd=folder,
        env=os.environ | {"TABLEE_DATA": str(folder / "data"), "LC_ALL": "C.UTF-8"} | environment,
    )


def assert_one_sentence(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert "Traceback" not in done.stderr
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1
    assert all(word in done.stderr for word in words), done.stderr


@pytest.mark.parametrize("port", ["99999", "-1", "abc"])
def test_a_port_that_is_none_is_refused(port: str, tmp_path: Path) -> None:
    done = run(*TABLEE, "serve", "--no-browser", "--port", port, folder=tmp_path)

    assert_one_sentence(done, "--port", f"“{port}”", "65535")


@pytest.mark.parametrize("command", [(*TABLEE, "serve"), SERVER], ids=["tablee", "server"])
def test_a_variable_is_refused_like_a_flag(command: tuple[str, ...], tmp_path: Path) -> None:
    done = run(*command, "--no-browser", folder=tmp_path, TABLEE_PORT="abc")

    assert_one_sentence(done, "TABLEE_PORT", "“abc”", "65535")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("port", "65536"),
        ("port", "8_0"),
        ("workers", "x"),
        ("workers", "0"),
        ("workers", "9" * 5000),
        ("bot_delay", "abc"),
        ("bot_delay", "nan"),
        ("bot_delay", "-1"),
        ("bot_limit", "0"),
        ("limit_scale", "inf"),
        ("tables_in_memory", "0"),
        ("secure_cookies", "maybe"),
        ("origins", "example.org"),
        ("data", "a\0b"),
        ("host", "two words"),
        ("database", "mysql://x/y"),
        ("database", "sqlite://"),
    ],
)
def test_flags_and_variables_have_one_validator(name: str, text: str) -> None:
    for called, environment, flags in (
        (f"TABLEE_{name.upper()}", {f"TABLEE_{name.upper()}": text}, {}),
        (f"--{name.replace('_', '-')}", {}, {name: text}),
    ):
        with pytest.raises(BadSetting) as refused:
            Settings.from_environment(environment, flags)
        assert str(refused.value).startswith(f"{called} cannot be")


def test_a_flag_counts_more_than_a_variable() -> None:
    settings = Settings.from_environment({"TABLEE_PORT": "81"}, {"port": "82", "host": None})

    assert (settings.port, settings.host) == (82, "127.0.0.1")


@pytest.mark.parametrize(
    ("name", "path", "words"),
    [
        ("TABLEE_DATA", "file/data", "data folder"),
        ("TABLEE_SECRET_FILE", "file/secret", "secret key"),
        ("TABLEE_SECRET_FILE", ".", "it is a folder"),
        ("TABLEE_SECRET_FILE", "file", "holds no secret key"),
        ("TABLEE_DATABASE", "sqlite:///text", "not a database"),
    ],
)
def test_what_cannot_be_used_is_named_before_the_server_starts(
    name: str, path: str, words: str, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "text").write_text("no database at all " * 100)
    done = run(*TABLEE, "serve", "--no-browser", folder=tmp_path, **{name: path})

    assert_one_sentence(done, words)
    assert not done.stdout


@pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize(
    "words", ["games", "games --json", "edition reworld", "--help", "play reworld --seed 7"]
)
def test_output_that_finds_no_room(words: str, tmp_path: Path) -> None:
    done = run(*TABLEE, *words.split(), folder=tmp_path, streams=f"> {FULL} < /dev/null")

    assert_one_sentence(done, "no space is left")


def test_nobody_can_play_without_an_input(tmp_path: Path) -> None:
    done = run(*TABLEE, "play", "reworld", folder=tmp_path, streams="<&-")

    assert_one_sentence(done, "standard input")
    assert not list(tmp_path.iterdir())


def test_a_command_without_an_output_does_its_work(tmp_path: Path) -> None:
    words = ("simulate", "reworld", "--bot", "random", "--save", "kept")
    done = run(*TABLEE, *words, folder=tmp_path, streams=">&- 2>&-")

    assert done.returncode == 0
    assert (tmp_path / "kept" / "1.tablee").exists()
