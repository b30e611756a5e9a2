"""The command as the shell runs it: signals, pipes, terminals."""

import contextlib
import os
import pty
import re
import select
import signal
import subprocess
import sys
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


def _await(terminal: int, pattern: bytes) -> None:
    """Whatever is shown up to this is read."""
    seen = b""
    while not re.search(pattern, seen, re.DOTALL):
        ready, _, _ = select.select([terminal], [], [], 20)
        assert ready, seen[-500:]
        seen += os.read(terminal, 65536)
