"""The folder of a training: its plan, a line for each generation, the weights found so far."""

from collections.abc import Mapping
from pathlib import Path

from msgspec import json

from tablee.arena.journal import Journal, write_whole
from tablee.core.weights import Number
from tablee.train.plan import Plan

GENERATIONS = "generations.jsonl"
WEIGHTS = "weights.toml"


class Folder(Journal[list[float]]):
    """Keeps a training: how the candidates of each generation came off, and where it led."""

    def __init__(self, path: Path, plan: Plan) -> None:
        super().__init__(path, plan, GENERATIONS, list[float])

    def write(
        self,
        start: Mapping[str, Number],
        weights: Mapping[str, Number],
        made: Mapping[str, str | int],
    ) -> Path:
        """The weights with what made them, as a room keeps them; returns the file."""
        lines = ["# Where training begins: guesses, or what was found earlier (docs/bots.md)."]
        lines += _table("start", start)
        lines += ["# What `tablee train` found, with the figures it measured then."]
        lines += _table("made", made)
        lines += _table("weights", weights)
        file = self.path / WEIGHTS
        write_whole(file, "\n".join(lines).encode())
        return file


def _table(name: str, values: Mapping[str, str | Number]) -> list[str]:
    return [f"[{name}]", *(f"{key} = {_toml(value)}" for key, value in values.items()), ""]


def _toml(value: str | Number) -> str:
    """A value as TOML writes it; numbers with as many digits as mean something."""
    if isinstance(value, str):
        return json.encode(value).decode()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return repr(round(value, 4))
    row = ", ".join(_toml(float(each)) for each in value)
    return f"[{row}]"
