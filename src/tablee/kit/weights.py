"""Weights of a room: `weights.toml` has where training begins, what it found and how."""

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Any

from tablee.core.weights import Number

FILE = "weights.toml"


def numbers(package: str) -> Mapping[str, Number]:
    """The weights of a room by name: those that were found, or those that were guessed."""
    tables = _read(package)
    return _floats(tables.get("weights", tables["start"]))


def guessed(package: str) -> Mapping[str, Number]:
    """The weights of a room as they were before any training."""
    return _floats(_read(package)["start"])


def _read(package: str) -> dict[str, Any]:
    return tomllib.loads((resources.files(package) / FILE).read_text("utf-8"))


def _floats(table: Mapping[str, Any]) -> Mapping[str, Number]:
    return {
        name: [float(each) for each in given] if isinstance(given, list) else float(given)
        for name, given in table.items()
    }
