"""`tablee` and `tablee serve`: the server, and a browser that opens on it."""

import socket
from dataclasses import replace

from tablee.cli.database import check_address
from tablee.cli.voice import Voice
from tablee.core import Sentence, TableeError
from tablee.server.run import serve as run_server
from tablee.server.settings import Settings


def serve(
    voice: Voice,
    host: str | None,
    port: int | None,
    database: str | None,
    *,
    open_browser: bool,
) -> None:
    """Run the server until it is stopped; it says where it is.

    A port that was asked for must be free; the usual one gives way to any free one.
    """
    settings = Settings.from_environment()
    settings = replace(
        settings,
        host=host or settings.host,
        port=settings.port if port is None else port,
        database=database or settings.database,
    )
    check_address(settings.database_url)
    if not _is_free(settings.host, settings.port):
        if port is not None:
            raise TableeError(Sentence("error-port", host=settings.host, port=f"{port}"))
        settings = replace(settings, port=0)
    voice.write(voice.say("serve-stop") + "\n")
    run_server(settings, open_browser=open_browser)


def _is_free(host: str, port: int) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError:
            return False
    return True
