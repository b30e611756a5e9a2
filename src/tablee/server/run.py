"""Runs the server: says where it is, opens a browser where there is one."""

import asyncio
import gc
import logging
import os
import sys
import webbrowser

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from tablee.core import Sentence, TableeError
from tablee.server.app import create_app
from tablee.server.settings import Settings
from tablee.server.storage.engine import open_store
from tablee.server.wire.messages import LARGEST


class _Server(uvicorn.Server):
    """Says its address once it really listens."""

    def __init__(self, config: uvicorn.Config, *, open_browser: bool) -> None:
        super().__init__(config)
        self._open_browser = open_browser

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if not self.started:
            return
        # What is loaded by now stays: the collector need not walk over it again and again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)
        address = self._address()
        sys.stdout.write(f"Tablée: {address}\n")
        sys.stdout.flush()
        if self._open_browser and _has_display():
            await asyncio.to_thread(webbrowser.open, address)

    def _address(self) -> str:
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


def check(settings: Settings) -> None:
    """Folders, secret and database can be used; raises `TableeError`.

    Within the application's own start a failure could only be told by a traceback.
    """
    settings.check_folders()
    try:
        asyncio.run(_open_once(settings.database_url))
    except (OSError, SQLAlchemyError, CommandError, ImportError) as error:
        first, *_ = str(getattr(error, "orig", None) or error).splitlines() or [""]
        reason = first or type(error).__name__
        raise TableeError(Sentence("error-database-unusable", reason=reason)) from error


async def _open_once(url: str) -> None:
    store = await open_store(url)
    await store.close()


def serve(settings: Settings, *, open_browser: bool) -> None:
    """The server runs until it is stopped; a port of 0 is any free one."""
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        # Far above what we accept, so that most oversized messages get an answer in words.
        ws_max_size=16 * LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    _Server(config, open_browser=open_browser).run()
