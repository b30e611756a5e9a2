"""`tablee` and `tablee serve`: the server, and a browser that opens on it."""

import os
from collections.abc import Mapping
from dataclasses import replace

from tablee.cli.voice import Voice
from tablee.server.operation.startup import is_free
from tablee.server.run import prepared
from tablee.server.run import serve as run_server
from tablee.server.settings import Settings


def serve(voice: Voice, flags: Mapping[str, str | None], *, open_browser: bool) -> None:
    """Run the server until it is stopped; it says where it is.

    A port that was asked for must be free; the usual one gives way to any free one.
    """
    settings = Settings.from_environment(flags=flags)
    is_named = bool(flags.get("port") or os.environ.get("TABLEE_PORT"))
    if not is_named and not is_free(settings.host, settings.port):
        settings = replace(settings, port=0)
    with prepared(settings):
        voice.write(voice.say("serve-stop") + "\n")
        run_server(settings, open_browser=open_browser)
