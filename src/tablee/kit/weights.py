"""Weights of a room: `weights.toml`, with what made them."""

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Any

from tablee.core.weights import Number

FILE = "weights.toml"


def read(package: str) -> dict[str, Any]:
    """What the file of a room holds: `weights`, and in `made` how they came about."""
    return tomllib.loads((resources.files(package) / FILE).read_text("utf-8"))


def numbers(package: str) -> Mapping[str, Number]:
    """The weights of a room by name."""
    found: Mapping[str, Any] = read(package)["weights"]
    return {
        name: [float(each) for each in given] if isinstance(given, list) else float(given)
        for name, given in found.items()
    }
