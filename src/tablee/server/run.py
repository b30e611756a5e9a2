"""Runs the server: says where it is, opens a browser where there is one."""

import asyncio
import gc
import os
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from tablee.server.app import create_app
from tablee.server.operation import metrics
from tablee.server.operation.folder_lock import locked
from tablee.server.operation.logs import set_up_logs
from tablee.server.operation.startup import check_address, check_database
from tablee.server.protection.connections import limited
from tablee.server.settings import Settings
from tablee.server.wire.requests import LARGEST


class _Server(uvicorn.Server):
    """Says its address once it really listens."""

    def __init__(self, config: uvicorn.Config, *, open_browser: bool) -> None:
        super().__init__(config)
        self._open_browser = open_browser
        self._measuring: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if not self.started:
            return
        # What is loaded by now stays: the collector need not walk over it again and again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)
        self._measuring = asyncio.create_task(metrics.measure_lag(), name="lag")
        address = self._address()
        sys.stdout.write(f"Tablée: {address}\n")
        sys.stdout.flush()
        if self._open_browser and _has_display():
            await asyncio.to_thread(webbrowser.open, address)

    def _address(self) -> str:
        if self.config.uds is not None:
            return f"unix:{self.config.uds}"
        port = self.config.port
        for server in self.servers:
            for socket in server.sockets:
                port = socket.getsockname()[1]
        host = self.config.host
        host = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host  # noqa: S104
        return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


@contextmanager
def prepared(settings: Settings) -> Iterator[None]:
    """All that the server needs can be used, and a database on file is its own until the end.

    Raises `TableeError`: within the application's own start a failure could only be told by a
    traceback.
    """
    settings.check_folders()
    check_address(settings.host, settings.port)
    with locked(settings.database_url):
        check_database(settings.database_url)
        yield


def serve(settings: Settings, *, open_browser: bool) -> None:
    """The server runs until it is stopped; a port of 0 is any free one. See `prepared`."""
    set_up_logs(settings.log)
    app = create_app(settings)
    if settings.metrics is not None:
        metrics.serve_metrics(*settings.metrics)
        metrics.TABLES.set_function(lambda: len(app.state.services.tables))
    is_unix = settings.host.startswith("/")
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        uds=settings.host if is_unix else None,
        log_config=None,
        log_level="warning",
        access_log=False,
        proxy_headers=False,  # `proxies` reads them
        server_header=False,
        **limited(settings.trusted_proxies),
        # Far above what we accept, so that most oversized messages get an answer in words.
        ws_max_size=16 * LARGEST,
        ws_ping_interval=40.0,  # proxies hang up after a minute of silence
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    try:
        _Server(config, open_browser=open_browser).run()
    except SystemExit:
        sys.exit(2)  # it could not start, and has said why
