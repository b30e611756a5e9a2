"""The command as the shell runs it: signals, pipes, terminals."""

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

COMMAND = (sys.executable, "-c", "import sys; from tablee.cli.main import main; sys.exit(main())")
ENVIRONMENT = os.environ | {"LC_ALL": "C.UTF-8"}


def test_a_closed_pipe_ends_it_quietly(tmp_path: Path) -> None:
    line = f'"{sys.executable}" -c "{COMMAND[2]}" edition reworld | head -n 1'
    done = subprocess.run(  # noqa: S603 - our own command
        ["/bin/sh", "-c", line], capture_output=True, text=True, check=False, cwd=tmp_path
    )

    assert done.stdout.startswith("# Reworld")
    assert "Traceback" not in done.stderr


def test_ctrl_c_ends_a_simulation_cleanly(tmp_path: Path) -> None:
    words = ("simulate", "reworld", "--bot", "random", "--games", "100000", "--workers", "2")
    process = subprocess.Popen(  # noqa: S603 - our own command
        [*COMMAND, *words, "--save", "."],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=ENVIRONMENT,
        start_new_session=True,
    )
    try:
        while not list(tmp_path.glob("*.tablee")):
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    assert process.returncode == 130
    assert not out
    assert "Traceback" not in err
    assert not list(tmp_path.glob(".*"))


def test_a_terminal_that_goes_away_loses_nothing(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    with subprocess.Popen(  # noqa: S603 - our own command
        [*COMMAND, "play", "reworld", "--seed", "7", "--bot", "random"],
        stdin=theirs,
        stdout=theirs,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=ENVIRONMENT | {"TERM": "xterm-256color"},
        start_new_session=True,
    ) as process:
        os.close(theirs)
        os.write(ours, b"1\n")
        seen = b""
        while b"dock" not in seen or b"which officers" not in seen:
            seen += os.read(ours, 65536)
        os.killpg(process.pid, signal.SIGHUP)
        process.wait(timeout=10)
        assert process.stderr is not None
        assert b"Traceback" not in process.stderr.read()
    os.close(ours)

    assert "take " in (tmp_path / "reworld-7.tablee").read_text()
    assert b"\x1b[" in seen


def test_a_line_is_completed_edited_and_recalled(tmp_path: Path) -> None:
    """Tab completes a notation; the arrow brings the line back, with an answer that it was."""
    pytest.importorskip("readline", reason="this Python has no readline")
    ours, theirs = pty.openpty()
    with subprocess.Popen(  # noqa: S603 - our own command
        [*COMMAND, "play", "reworld", "--seed", "7", "--bot", "random"],
        stdin=theirs,
        stdout=theirs,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=ENVIRONMENT | {"TERM": "xterm-256color"},
        start_new_session=True,
    ) as process:
        os.close(theirs)
        try:
            _await(ours, b"for help")
            os.write(ours, b"lea\t\x01/\n")  # Ctrl-A goes to the beginning: "/leave"
            _await(ours, b"Leave the round.*for help")
            os.write(ours, b"\x1b[A\x01\x1b[3~\n")  # the same line without its first sign
            _await(ours, b"Round 2.*for help")
            os.write(ours, b"\x04")
            _await(ours, b"Saved")
            process.wait(timeout=10)
        finally:
            process.kill()
    os.close(ours)

    assert "\n0 leave\n" in (tmp_path / "reworld-7.tablee").read_text()


def _await(terminal: int, pattern: bytes) -> bytes:
    """Whatever is shown up to this, read."""
    seen = b""
    while not re.search(pattern, seen, re.DOTALL):
        ready, _, _ = select.select([terminal], [], [], 60)
        assert ready, seen[-500:]
        seen += os.read(terminal, 65536)
    return seen


def _sit_down(folder: Path, *words: str, **environment: str) -> tuple[subprocess.Popen[bytes], int]:
    """Reworld in a terminal of its own, and that terminal."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
    process = subprocess.Popen(  # noqa: S603 - our own command
        [*COMMAND, "play", "reworld", "--seed", "7", "--bot", "random", *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=folder,
        env=ENVIRONMENT | {"TERM": "xterm-256color"} | environment,
        start_new_session=True,
    )
    return process, ours


#: What a terminal is told when a full screen begins, and when it ends.
BEGINS, ENDS = b"\x1b[?1049h", b"\x1b[?1049l"


def test_a_terminal_gets_a_full_screen_and_is_given_back_as_it_was(tmp_path: Path) -> None:
    process, ours = _sit_down(tmp_path)
    with process:
        try:
            before = termios.tcgetattr(ours)
            seen = _await(ours, b"Take a module.*Quit")
            assert BEGINS in seen
            assert termios.tcgetattr(ours) != before
            os.write(ours, b"18\r")
            _await(ours, b"which officers")
            os.write(ours, b"q")
            rest = _await(ours, b"--resume reworld-7.tablee")
            assert ENDS in rest
            assert b"Saved to" in rest.partition(ENDS)[2]
            assert b"Traceback" not in seen + rest
            process.wait(timeout=20)
            assert process.returncode == 0
            assert termios.tcgetattr(ours) == before
        finally:
            process.kill()
    os.close(ours)

    assert "\n0 take 18\n" in (tmp_path / "reworld-7.tablee").read_text()


@pytest.mark.parametrize(
    ("words", "environment"), [(["--plain"], {}), ([], {"TERM": "dumb"})], ids=["--plain", "dumb"]
)
def test_the_plain_prompt_can_be_asked_for(
    tmp_path: Path, words: list[str], environment: dict[str, str]
) -> None:
    process, ours = _sit_down(tmp_path, *words, **environment)
    with process:
        try:
            seen = _await(ours, b"for help")
            assert BEGINS not in seen
            os.write(ours, b"q\n")
            _await(ours, b"Saved to")
            process.wait(timeout=20)
        finally:
            process.kill()
    os.close(ours)


def test_a_pipe_gets_the_plain_prompt(tmp_path: Path) -> None:
    done = subprocess.run(  # noqa: S603 - our own command
        [*COMMAND, "play", "reworld", "--seed", "7", "--bot", "random"],
        input=b"18\nq\n",
        capture_output=True,
        check=False,
        cwd=tmp_path,
        env=ENVIRONMENT | {"TERM": "xterm-256color"},
    )

    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b" not in done.stdout
    assert b"for help): 18" in done.stdout


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM, signal.SIGINT])
def test_whatever_ends_a_full_screen_the_game_is_kept(
    tmp_path: Path, number: signal.Signals
) -> None:
    process, ours = _sit_down(tmp_path)
    with process:
        try:
            _await(ours, b"Take a module.*Quit")
            os.write(ours, b"18\r")
            _await(ours, b"which officers")
            if number is signal.SIGINT:
                os.write(ours, b"\x03")
            else:
                os.killpg(process.pid, number)
            rest = _await(ours, b"Saved to.*--resume")
            assert b"Traceback" not in rest
            process.wait(timeout=20)
            assert process.returncode == 130
        finally:
            process.kill()
    os.close(ours)

    assert "\n0 take 18\n" in (tmp_path / "reworld-7.tablee").read_text()


def test_a_full_screen_whose_terminal_goes_away_loses_nothing(tmp_path: Path) -> None:
    process, ours = _sit_down(tmp_path)
    with process:
        try:
            _await(ours, b"Take a module.*Quit")
            os.write(ours, b"18\r")
            _await(ours, b"which officers")
            os.close(ours)
            process.wait(timeout=30)
        finally:
            process.kill()

    assert "\n0 take 18\n" in (tmp_path / "reworld-7.tablee").read_text()
