"""Other values to play with than those of the file."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

Changes = dict[str, Any]


@contextmanager
def printed(edition: dict[str, Any], changes: Changes) -> Iterator[None]:
    """While it lasts, these values are printed instead of those of the file."""
    before = {key: write(edition, key, value) for key, value in changes.items()}
    try:
        yield
    finally:
        for key, value in before.items():
            write(edition, key, value)


def write(edition: dict[str, Any], key: str, value: Any) -> Any:
    """The value that stood there."""
    *path, name = key.split(".")
    section = edition
    for part in path:
        section = section[part]
    before, section[name] = section[name], value
    return before
