"""Settings: what an operator may choose, from the environment and the command line."""

import os
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from platformdirs import user_data_path


def _data_folder() -> Path:
    return user_data_path("tablee", appauthor=False)


@dataclass(frozen=True)
class Settings:
    """One server's choices. Times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    #: Where the database file and the secret key live, unless told otherwise.
    data: Path = field(default_factory=_data_folder)
    #: An SQLAlchemy or PostgreSQL address; empty: SQLite in the data folder.
    database: str = ""
    secret_file: Path | None = None
    #: Addresses of pages, besides our own, that may talk to us (a development server).
    origins: tuple[str, ...] = ()
    #: Whether cookies travel over HTTPS only: for a server behind a TLS proxy.
    secure_cookies: bool = False
    #: How long a bot pretends to think, and how long it may really think.
    bot_delay: float = 0.7
    bot_limit: float = 2.0
    workers: int = 2
    #: Multiplies every rate limit.
    limit_scale: float = 1.0
    #: Tables kept in memory; the others are loaded when asked for.
    tables_in_memory: int = 1000

    @staticmethod
    def from_environment(environment: Mapping[str, str] = os.environ) -> "Settings":
        """The defaults, changed by `TABLEE_*` variables."""
        settings = Settings()
        for name, read in _VARIABLES.items():
            text = environment.get(f"TABLEE_{name.upper()}", "")
            if text:
                settings = replace(settings, **{name: read(text)})
        return settings

    @property
    def database_url(self) -> str:
        """The database, with the driver that we use named."""
        if not self.database:
            return f"sqlite:///{self.data / 'tablee.sqlite3'}"
        for plain, driver in _DRIVERS.items():
            if self.database.startswith(plain):
                return driver + self.database.removeprefix(plain)
        return self.database

    def secret(self) -> str:
        """The key that signs sessions; made once, readable by its owner alone."""
        path = self.secret_file or self.data / "secret"
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return path.read_text("ascii").strip()
        with os.fdopen(handle, "w", encoding="ascii") as file:
            secret = secrets.token_urlsafe(48)
            file.write(secret)
        return secret


_DRIVERS = {
    "postgresql://": "postgresql+asyncpg://",
    "postgres://": "postgresql+asyncpg://",
}


def _boolean(text: str) -> bool:
    return text.strip().lower() in ("1", "true", "yes", "on")


_VARIABLES: dict[str, Callable[[str], Any]] = {
    "host": str,
    "port": int,
    "data": Path,
    "database": str,
    "secret_file": Path,
    "origins": lambda text: tuple(text.replace(",", " ").split()),
    "secure_cookies": _boolean,
    "bot_delay": float,
    "bot_limit": float,
    "workers": int,
    "limit_scale": float,
    "tables_in_memory": int,
}
