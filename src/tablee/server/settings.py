"""Settings: what an operator may choose, from the environment and the command line.

Both are read by the same table of readers, so that a value is refused in the same words wherever it
was written. Whatever cannot be used raises `BadSetting` before anything is started.
"""

import os
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryFile
from typing import Any
from urllib.parse import urlsplit

from platformdirs import user_data_path
from sqlalchemy import make_url

from tablee.core import Sentence
from tablee.kit.files import reason
from tablee.server.notices.keys import is_key, new_key
from tablee.server.operation.logs import LogFormat
from tablee.server.people.letters import PostOffice
from tablee.server.setting_readers import READERS, BadSetting, with_driver

__all__ = ["BadSetting", "Settings"]

#: What may hold a password: it can stand in a file whose path is in `TABLEE_…_FILE`.
_SECRETS = ("database", "smtp")


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
    #: The key that signs notices to push services; like the secret.
    vapid_file: Path | None = None
    #: Addresses of pages, besides our own, that may talk to us (a development server).
    origins: tuple[str, ...] = ()
    #: Whether cookies travel over HTTPS only: for a server behind a TLS proxy that does not say so.
    secure_cookies: bool = False
    #: The names that this server answers to; none: whatever it is called.
    hosts: tuple[str, ...] = ()
    #: Addresses and networks whose `X-Forwarded-*` headers count.
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    #: For how many seconds browsers shall insist on HTTPS; 0: they are not told to.
    hsts: int = 0
    log: LogFormat = "text"
    #: Where metrics are served; `None`: nowhere.
    metrics: tuple[str, int] | None = None
    #: How long a bot pretends to think, and how long it may really think.
    bot_delay: float = 0.7
    bot_limit: float = 2.0
    workers: int = 2
    #: Multiplies every rate limit.
    limit_scale: float = 1.0
    #: Tables kept in memory; the others are loaded when asked for.
    tables_in_memory: int = 1000
    #: Where letters are handed over, and the address of this server in them; none: no letters.
    smtp: PostOffice | None = None
    url: str = ""
    #: For tests alone, and set by no variable: push services may be on this machine.
    allows_local_push: bool = False

    @staticmethod
    def from_environment(
        environment: Mapping[str, str] = os.environ,
        flags: Mapping[str, str | None] | None = None,
    ) -> "Settings":
        """The defaults, changed by `TABLEE_*` variables, then by flags (`port` for `--port`).

        What is empty or `None` changes nothing. Raises `BadSetting`.
        """
        read: dict[str, Any] = {}
        for name, reader in READERS.items():
            called, text = _given(name, environment)
            if flag := (flags or {}).get(name):
                called, text = _flag(name), flag
            if text:
                read[name] = reader.read_or_refuse(called, text)
        if "smtp" in read and "url" not in read:
            raise BadSetting(Sentence("error-smtp-url"))
        return replace(Settings(), **read)

    @property
    def database_url(self) -> str:
        """The database, with the driver that we use named."""
        if not self.database:
            return f"sqlite:///{self.data / 'tablee.sqlite3'}"
        return with_driver(self.database)

    def check_folders(self) -> None:
        """The data folder is there and can be written, the keys are there; else `BadSetting`."""
        database = make_url(self.database_url)
        folders = [self.data] if None in (self.secret_file, self.vapid_file) else []
        if database.get_backend_name() == "sqlite" and database.database:
            folders.append(Path(database.database).parent)
        for folder in folders:
            try:
                folder.mkdir(0o700, parents=True, exist_ok=True)
                with TemporaryFile(dir=folder) as trial:
                    trial.write(b"\0")
            except (OSError, ValueError) as error:
                raise _unusable("folder", folder, error) from None
        self.secret()
        self.vapid()

    def secret(self) -> str:
        """The key that signs sessions; made once, readable by its owner alone."""
        # Sessions signed with nothing could be signed by anybody.
        return _key(self.secret_file or self.data / "secret", lambda: secrets.token_urlsafe(48))

    def vapid(self) -> str:
        """The key that browsers know this server by; made once, readable by its owner alone."""
        path = self.vapid_file or self.data / "vapid"
        key = _key(path, new_key)
        if not is_key(key):
            raise BadSetting(Sentence("error-secret", path=str(path)))
        return key

    @property
    def contact(self) -> str:
        """Whom push services may write to about this server."""
        if self.smtp is not None:
            return f"mailto:{self.smtp.sender}"
        host = urlsplit(self.url).hostname if self.url.startswith("https:") else None
        return f"https://{host}" if host is not None and "." in host else "mailto:tablee@localhost"


def _key(path: Path, make: Callable[[], str]) -> str:
    """What is in the file, which is made where there is none; raises `BadSetting`."""
    try:
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
        if not path.exists():
            _make_key(path, make())
        key = path.read_text("ascii").strip()
    except UnicodeDecodeError:
        raise BadSetting(Sentence("error-secret", path=str(path))) from None
    except (OSError, ValueError) as error:
        raise _unusable("secret", path, error) from None
    if not key:
        raise BadSetting(Sentence("error-secret", path=str(path)))
    return key


def _make_key(path: Path, key: str) -> None:
    """A new key is there, whole; if another process was faster, that one's."""
    with NamedTemporaryFile("w", dir=path.parent, encoding="ascii") as file:  # of mode 600
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(file.name, path)


def _variable(name: str) -> str:
    return f"TABLEE_{name.upper()}"


def _given(name: str, environment: Mapping[str, str]) -> tuple[str, str]:
    """What the environment says of a setting, and the variable that says it."""
    variable = _variable(name)
    names = [variable, "FORWARDED_ALLOW_IPS"] if name == "trusted_proxies" else [variable]
    for called in names:
        if environment.get(called):
            return called, environment[called]
    file = environment.get(f"{variable}_FILE") if name in _SECRETS else None
    return variable, _content(f"{variable}_FILE", Path(file)) if file else ""


def _content(called: str, path: Path) -> str:
    try:
        return path.read_text("utf-8").strip()
    except (OSError, ValueError) as error:
        unreadable = Sentence("error-setting-file", name=called, reason=reason(error))
        raise BadSetting(unreadable) from None


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _unusable(what: str, path: Path, error: Exception) -> BadSetting:
    return BadSetting(Sentence(f"error-{what}-unusable", path=str(path), reason=reason(error)))
