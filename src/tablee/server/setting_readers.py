"""Readers of settings: each says what it needs of a text, and what comes of it."""

import math
import re
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from tablee.core import Sentence, TableeError
from tablee.server.operation.logs import FORMATS
from tablee.server.people.letters import PostOffice

#: What `server.storage` can open.
BACKENDS = ("sqlite", "postgresql")
#: Signs of a refused value that are said again.
SHOWN = 100


class BadSetting(TableeError):
    """A setting that cannot be used: where it was written, and what is needed."""


class Reader(NamedTuple):
    """Reads one setting; `ValueError` means that the text is not what is needed."""

    read: Callable[[str], Any]
    needs: Sentence
    #: Whether it may hold a password, which is not said again.
    is_secret: bool = False

    def read_or_refuse(self, called: str, text: str) -> Any:  # noqa: ANN401 - each its own type
        """What the text says; raises `BadSetting` for the setting of that name."""
        try:
            return self.read(text)
        except ValueError:
            shown = text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
            shown = "…" if self.is_secret else shown
            refusal = Sentence("error-setting", name=called, text=shown, needs=self.needs)
            raise BadSetting(refusal) from None


def _whole(least: int, most: int) -> Reader:
    def read(text: str) -> int:
        if not re.fullmatch(r"\s*[+-]?[0-9]{1,12}\s*", text) or not least <= int(text) <= most:
            raise ValueError(text)
        return int(text)

    return Reader(read, Sentence("allowed-range", low=str(least), high=str(most)))


def _number(most: int, *, zero: bool) -> Reader:
    def read(text: str) -> float:
        number = float(text)
        if not (math.isfinite(number) and 0 <= number <= most and (zero or number)):
            raise ValueError(text)
        return number

    return Reader(read, Sentence("setting-number", zero="yes" if zero else "no", high=str(most)))


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


def with_driver(address: str) -> str:
    """The address of a database with the driver named that we use."""
    for plain, driver in _DRIVERS.items():
        if address.startswith(plain):
            return driver + address.removeprefix(plain)
    return address


def _database(text: str) -> str:
    try:
        address = make_url(with_driver(text))
        backend = address.get_backend_name()
    except (ArgumentError, ValueError):
        raise ValueError(text) from None
    # A database in memory would not survive.
    is_lost = backend == "sqlite" and address.database in (None, "", ":memory:")
    if backend not in BACKENDS or is_lost:
        raise ValueError(text)
    return text


#: By the name of the setting.
READERS: dict[str, Reader] = {
    "host": Reader(_host, Sentence("setting-host")),
    "port": _whole(0, 65535),
    "data": Reader(_path, Sentence("setting-path")),
    "database": Reader(
        _database,
        Sentence("setting-database", known=", ".join(f"{name}://" for name in BACKENDS)),
        is_secret=True,
    ),
    "secret_file": Reader(_path, Sentence("setting-path")),
    "vapid_file": Reader(_path, Sentence("setting-path")),
    "origins": Reader(_origins, Sentence("setting-origins")),
    "secure_cookies": Reader(_boolean, Sentence("setting-boolean")),
    "hosts": Reader(_hosts, Sentence("setting-hosts")),
    "trusted_proxies": Reader(_proxies, Sentence("setting-proxies")),
    "hsts": _whole(0, 10 * 365 * 86400),
    "log": Reader(_log, Sentence("setting-log", known=" ".join(FORMATS))),
    "metrics": Reader(_endpoint, Sentence("setting-metrics")),
    "bot_delay": _number(3600, zero=True),
    "bot_limit": _number(3600, zero=False),
    "workers": _whole(1, 1000),
    "limit_scale": _number(1_000_000, zero=False),
    "tables_in_memory": _whole(1, 10_000_000),
    "smtp": Reader(PostOffice.at, Sentence("setting-smtp"), is_secret=True),
    "url": Reader(_url, Sentence("setting-url")),
}
