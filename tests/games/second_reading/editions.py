"""Other values to play with than those of the file."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

Changes = dict[str, Any]


@contextmanager
def printed(edition: dict[str, Any], changes: Changes) -> Iterator[None]:
    """While it lasts, these values are printed instead of those of the file."""
    before = [(section, dict(section)) for section, _, _ in places(edition, changes)]
    for section, name, value in places(edition, changes):
        section[name] = value
    try:
        yield
    finally:
        for section, values in before:
            section.clear()
            section.update(values)


def places(edition: dict[str, Any], changes: Changes) -> Iterator[tuple[dict[str, Any], str, Any]]:
    """The section, the name and the value of each change."""
    for key, value in changes.items():
        *path, name = key.split(".")
        section = edition
        for part in path:
            section = section[part]
        yield section, name, value
