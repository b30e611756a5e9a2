"""`tablee` and `tablee serve`: the server, and a browser that opens on it."""

import os
import socket
from collections.abc import Mapping
from dataclasses import replace

from tablee.cli.voice import Voice
from tablee.core import Sentence, TableeError
from tablee.server.run import check
from tablee.server.run import serve as run_server
from tablee.server.settings import Settings


def serve(voice: Voice, flags: Mapping[str, str | None], *, open_browser: bool) -> None:
    """Run the server until it is stopped; it says where it is.

    A port that was asked for must be free; the usual one gives way to any free one.
    """
    settings = Settings.from_environment(flags=flags)
    if not _is_free(settings.host, 0):
        raise TableeError(Sentence("error-host", host=settings.host))
    if not _is_free(settings.host, settings.port):
        if flags.get("port") or os.environ.get("TABLEE_PORT"):
            port = str(settings.port)
            raise TableeError(Sentence("error-port", host=settings.host, port=port))
        settings = replace(settings, port=0)
    check(settings)
    voice.write(voice.say("serve-stop") + "\n")
    run_server(settings, open_browser=open_browser)


def _is_free(host: str, port: int) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((host, port))
    except (OSError, UnicodeError):
        return False
    return True
