"""Servers for browsers: processes of their own, on this machine's loopback."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def running(data: Path, module: str = "tests.server.quick_server") -> Iterator[str]:
    """The address of a server that keeps its tables in `data` and whose bots move without delay."""
    environment = os.environ | {
        "TABLEE_DATA": str(data),
        "TABLEE_BOT_DELAY": "0",
        "TABLEE_LIMIT_SCALE": "100",
    }
    command = [sys.executable, "-m", module, "--port", "0", "--no-browser"]
    with (data / "log").open("w") as log:
        process = subprocess.Popen(  # noqa: S603 - our own server
            command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
        )
        try:
            assert process.stdout is not None
            address = re.search(r"http://\S+", process.stdout.readline())
            assert address is not None, (data / "log").read_text()
            yield address[0].rstrip("/")
        finally:
            process.terminate()
            process.wait(20)
            if process.stdout is not None:
                process.stdout.close()
