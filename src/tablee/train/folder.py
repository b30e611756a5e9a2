"""The folder of a training: its plan, a line for each generation, the weights found so far."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import MsgspecError, json

from tablee.core import Sentence, TableeError
from tablee.core.weights import Number
from tablee.train.plan import Plan

PLAN = "plan.json"
GENERATIONS = "generations.jsonl"
WEIGHTS = "weights.toml"


class Folder:
    """Keeps a training; whatever stops the run, the next one goes on from what is here."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """The folder is there and is this plan's; raises `TableeError` if it is another's."""
        self._path = path
        path.mkdir(parents=True, exist_ok=True)
        kept = path / PLAN
        if not kept.exists():
            _write(kept, json.format(json.encode(plan), indent=2) + b"\n")
        elif _read_plan(kept) != plan:
            raise TableeError(Sentence("error-train-other-plan", path=str(kept)))

    def read(self) -> list[list[float]]:
        """How the candidates of each generation came off; a line that was cut off is removed."""
        file = self._path / GENERATIONS
        if not file.exists():
            return []
        data = file.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            os.truncate(file, len(whole))
        try:
            return [json.decode(line, type=list[float]) for line in whole.splitlines()]
        except MsgspecError:
            raise TableeError(Sentence("error-train-generations", path=str(file))) from None

    def add(self, fitness: Sequence[float]) -> None:
        """The generation is on the disk."""
        with (self._path / GENERATIONS).open("ab") as file:
            file.write(json.encode(list(fitness)) + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def write(
        self,
        start: Mapping[str, Number],
        weights: Mapping[str, Number],
        made: Mapping[str, str | int],
    ) -> Path:
        """The weights with what made them, as a room keeps them; returns the file."""
        lines = ["# What the weights were guessed to be: where training begins (docs/bots.md)."]
        lines += _table("start", start)
        lines += ["# What `tablee train` found, with the figures it measured then."]
        lines += _table("made", made)
        lines += _table("weights", weights)
        file = self._path / WEIGHTS
        _write(file, "\n".join(lines).encode())
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


def _write(file: Path, data: bytes) -> None:
    """Whole, or not at all."""
    part = file.with_name(f".{file.name}")
    part.write_bytes(data)
    part.replace(file)


def _read_plan(path: Path) -> Plan | None:
    """The plan of a folder; `None` for what we cannot read, which is not ours."""
    try:
        return json.decode(path.read_bytes(), type=Plan)
    except MsgspecError:
        return None
