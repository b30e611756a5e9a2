"""`tablee` and `tablee serve` run a server that says where it is."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

COMMANDS = [[], ["serve", "--port", "0", "--no-browser"], ["--lang", "fr"]]


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_it_serves_until_it_is_stopped(words: list[str], tmp_path: Path) -> None:
    environment = os.environ | {"TABLEE_DATA": str(tmp_path), "TABLEE_PORT": "0"}
    environment.pop("DISPLAY", None)
    with subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-m", "tablee", *words],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert "Ctrl-C" in process.stdout.readline()
        address = re.search(r"http://\S+", process.stdout.readline())
        assert address is not None
        with urlopen(f"{address[0]}api/health") as answer:  # noqa: S310 - our own server
            assert answer.status == 200
        process.send_signal(signal.SIGINT)
        process.wait(20)
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()


def test_a_taken_port_is_refused() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = subprocess.run(  # noqa: S603 - our own command
            [sys.executable, "-m", "tablee", "--lang", "fr", "serve", "--port", str(port)],
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert f"Le port {port} de 127.0.0.1 est pris" in done.stderr
    assert "Traceback" not in done.stderr
