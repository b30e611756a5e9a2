"""Settings: what an operator may choose, from the environment and the command line.

Both are read by the same table of readers, so that a value is refused in the same words wherever it
was written. Whatever cannot be used raises `BadSetting` before anything is started.
"""

import math
import os
import re
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from ipaddress import ip_network
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryFile
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from platformdirs import user_data_path
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from tablee.core import Sentence, TableeError
from tablee.kit.files import reason
from tablee.server.logs import FORMATS, LogFormat
from tablee.server.people.letters import PostOffice

#: What `server.storage` can open.
BACKENDS = ("sqlite", "postgresql")
#: What may hold a password: it can stand in a file whose path is in `TABLEE_…_FILE`.
_SECRETS = ("database", "smtp")
#: Signs of a refused value that are said again.
SHOWN = 100


class BadSetting(TableeError):
    """A setting that cannot be used: where it was written, and what is needed."""


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

    @staticmethod
    def from_environment(
        environment: Mapping[str, str] = os.environ,
        flags: Mapping[str, str | None] | None = None,
    ) -> "Settings":
        """The defaults, changed by `TABLEE_*` variables, then by flags (`port` for `--port`).

        What is empty or `None` changes nothing. Raises `BadSetting`.
        """
        read: dict[str, Any] = {}
        for name, reader in _READERS.items():
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
        return _with_driver(self.database)

    def check_folders(self) -> None:
        """The data folder is there and can be written, the secret is there; else `BadSetting`."""
        database = make_url(self.database_url)
        folders = [self.data] if self.secret_file is None else []
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

    def secret(self) -> str:
        """The key that signs sessions; made once, readable by its owner alone."""
        path = self.secret_file or self.data / "secret"
        try:
            path.parent.mkdir(0o700, parents=True, exist_ok=True)
            if not path.exists():
                _make_secret(path)
            secret = path.read_text("ascii").strip()
        except UnicodeDecodeError:
            raise BadSetting(Sentence("error-secret", path=str(path))) from None
        except (OSError, ValueError) as error:
            raise _unusable("secret", path, error) from None
        if not secret:
            # Sessions signed with nothing could be signed by anybody.
            raise BadSetting(Sentence("error-secret", path=str(path)))
        return secret


def _make_secret(path: Path) -> None:
    """A new key is there, whole; if another process was faster, that one's."""
    with NamedTemporaryFile("w", dir=path.parent, encoding="ascii") as file:  # of mode 600
        file.write(secrets.token_urlsafe(48))
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


# Readers


class _Reader(NamedTuple):
    """Reads one setting; `ValueError` means that the text is not what is needed."""

    read: Callable[[str], Any]
    needs: Sentence
    #: Whether it may hold a password, which is not said again.
    is_secret: bool = False

    def read_or_refuse(self, called: str, text: str) -> Any:  # noqa: ANN401 - each its own type
        try:
            return self.read(text)
        except ValueError:
            shown = text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
            shown = "…" if self.is_secret else shown
            refusal = Sentence("error-setting", name=called, text=shown, needs=self.needs)
            raise BadSetting(refusal) from None


def _whole(least: int, most: int) -> _Reader:
    def read(text: str) -> int:
        if not re.fullmatch(r"\s*[+-]?[0-9]{1,12}\s*", text) or not least <= int(text) <= most:
            raise ValueError(text)
        return int(text)

    return _Reader(read, Sentence("allowed-range", low=str(least), high=str(most)))


def _number(most: int, *, zero: bool) -> _Reader:
    def read(text: str) -> float:
        number = float(text)
        if not (math.isfinite(number) and 0 <= number <= most and (zero or number)):
            raise ValueError(text)
        return number

    return _Reader(read, Sentence("setting-number", zero="yes" if zero else "no", high=str(most)))


def _path(text: str) -> Path:
    if "\0" in text:
        raise ValueError(text)
    return Path(text).expanduser()


def _host(text: str) -> str:
    """A name or an address, or the path of a Unix socket."""
    if re.search(r"[\s\0]" if text.startswith("/") else r"[\s/\0]", text):
        raise ValueError(text)
    return text


def _origins(text: str) -> tuple[str, ...]:
    origins = tuple(text.replace(",", " ").split())
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path:
            raise ValueError(origin)
    return origins


def _url(text: str) -> str:
    parts = urlsplit(text)
    is_bare = not (parts.query or parts.fragment or parts.username)
    if parts.scheme not in ("http", "https") or not parts.hostname or not is_bare:
        raise ValueError(text)
    return text.rstrip("/")


def _hosts(text: str) -> tuple[str, ...]:
    hosts = tuple(text.lower().replace(",", " ").split())
    for host in hosts:
        if not re.fullmatch(r"[a-z0-9._-]+|\[[0-9a-f:.]+\]", host):
            raise ValueError(host)
    return hosts


def _proxies(text: str) -> tuple[str, ...]:
    if text.strip() == "*":
        return ("0.0.0.0/0", "::/0")
    proxies = tuple(text.replace(",", " ").split())
    for proxy in proxies:
        ip_network(proxy)  # an address is a network of one
    return proxies


def _log(text: str) -> str:
    if text not in FORMATS:
        raise ValueError(text)
    return text


def _endpoint(text: str) -> tuple[str, int]:
    host, _, port = text.strip().rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not host:
        raise ValueError(text)
    return _host(host), int(_whole(1, 65535).read(port))


_YES, _NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")


def _boolean(text: str) -> bool:
    word = text.strip().lower()
    if word not in _YES and word not in _NO:
        raise ValueError(text)
    return word in _YES


_DRIVERS = {
    "postgresql://": "postgresql+asyncpg://",
    "postgres://": "postgresql+asyncpg://",
}


def _with_driver(address: str) -> str:
    for plain, driver in _DRIVERS.items():
        if address.startswith(plain):
            return driver + address.removeprefix(plain)
    return address


def _database(text: str) -> str:
    try:
        address = make_url(_with_driver(text))
        backend = address.get_backend_name()
    except (ArgumentError, ValueError):
        raise ValueError(text) from None
    # A database in memory would not survive.
    is_lost = backend == "sqlite" and address.database in (None, "", ":memory:")
    if backend not in BACKENDS or is_lost:
        raise ValueError(text)
    return text


_READERS: dict[str, _Reader] = {
    "host": _Reader(_host, Sentence("setting-host")),
    "port": _whole(0, 65535),
    "data": _Reader(_path, Sentence("setting-path")),
    "database": _Reader(
        _database,
        Sentence("setting-database", known=", ".join(f"{name}://" for name in BACKENDS)),
    ),
    "secret_file": _Reader(_path, Sentence("setting-path")),
    "origins": _Reader(_origins, Sentence("setting-origins")),
    "secure_cookies": _Reader(_boolean, Sentence("setting-boolean")),
    "hosts": _Reader(_hosts, Sentence("setting-hosts")),
    "trusted_proxies": _Reader(_proxies, Sentence("setting-proxies")),
    "hsts": _whole(0, 10 * 365 * 86400),
    "log": _Reader(_log, Sentence("setting-log", known=" ".join(FORMATS))),
    "metrics": _Reader(_endpoint, Sentence("setting-metrics")),
    "bot_delay": _number(3600, zero=True),
    "bot_limit": _number(3600, zero=False),
    "workers": _whole(1, 1000),
    "limit_scale": _number(1_000_000, zero=False),
    "tables_in_memory": _whole(1, 10_000_000),
    "smtp": _Reader(PostOffice.at, Sentence("setting-smtp"), is_secret=True),
    "url": _Reader(_url, Sentence("setting-url")),
}
