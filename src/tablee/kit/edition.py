"""Editions: what is printed in the box, as a file that says where each value comes from.

An edition is TOML. Every table has a `provenance`: one source for all its values, or a table from
the name of a value to its source. `note` says how a value was found. Everything else is a printed
value, typed by the game's own shape.
"""

import json
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import deepcopy
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from typing import Generic, Literal, TypeAlias, TypeVar, get_args

import msgspec

from tablee.core import BadEdition, Edition, Json, Sentence
from tablee.kit.allowed import allowed_at

Source: TypeAlias = Literal["rulebook", "public", "recalled", "reconstructed", "owner"]
SOURCES: tuple[str, ...] = get_args(Source)

Table: TypeAlias = dict[str, Json]


class Block(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of an edition: its values and where they come from."""

    provenance: Source | dict[str, Source] = msgspec.field(default_factory=dict)
    note: str = ""


B = TypeVar("B", bound=Block)


class PrintedEdition(Edition, Generic[B]):
    """An edition that was read and found whole: `values` is typed, `table` is as written."""

    def __init__(self, shape: type[B], table: Table, shipped: Table) -> None:
        self.values = _typed(shape, table)
        self.table = table
        self._shipped = shipped
        for key, _, source in printed(table):
            if source not in SOURCES:
                raise BadEdition(key, Sentence("edition-source", sources=", ".join(SOURCES)))

    @cached_property
    def digest(self) -> str:
        values = {key: value for key, value, _ in printed(self.table)}
        return sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:12]

    @cached_property
    def changes(self) -> Mapping[str, Json]:
        shipped = {key: value for key, value, _ in printed(self._shipped)}
        ours = {key: value for key, value, _ in printed(self.table)}
        changed = {key: value for key, value in ours.items() if shipped.get(key) != value}
        return changed | {key: None for key in shipped if key not in ours}

    @cached_property
    def sources(self) -> Mapping[str, int]:
        found = Counter(source for _, _, source in printed(self.table))
        return {source: found[source] for source in SOURCES if found[source]}


class EditionFile(Generic[B]):
    """The edition file that a room ships as `edition.toml`: opened as it is, or corrected.

    `problems` looks at values that are well typed for what types cannot say, such as the totals
    that a rulebook prints.
    """

    def __init__(
        self,
        package: str,
        shape: type[B],
        problems: Callable[[B], Iterable[BadEdition]] = lambda _values: (),
    ) -> None:
        self._package = package
        self._shape = shape
        self._problems = problems

    def text(self) -> str:
        """The file that we ship, with its comments."""
        return files(self._package).joinpath("edition.toml").read_text("utf-8")

    def open(self, table: Table) -> PrintedEdition[B]:
        """The edition of another file's table; raises `BadEdition`."""
        edition = PrintedEdition(self._shape, table, read_table(self.text()))
        for problem in self._problems(edition.values):
            raise problem
        return edition

    def changed(self, changes: Mapping[str, Json]) -> PrintedEdition[B]:
        """The edition we ship with some values corrected; raises `BadEdition`."""
        return self.open(corrected(read_table(self.text()), changes))


def read_table(text: str) -> Table:
    """The TOML of an edition file; raises `BadEdition` with the place of a slip."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadEdition("-", Sentence("edition-toml", problem=str(error))) from None


def corrected(shipped: Table, changes: Mapping[str, Json]) -> Table:
    """The shipped table with some values replaced, added, or (by `None`) taken out."""
    table = deepcopy(shipped)
    for key, value in changes.items():
        *path, name = key.split(".")
        at = table
        for part in path:
            inner = at.setdefault(part, {})
            if not isinstance(inner, dict):
                raise BadEdition(key, Sentence("edition-unknown"))
            at = inner
        if value is None:
            at.pop(name, None)
        else:
            at[name] = value
    return table


def printed(table: Table) -> Iterator[tuple[str, Json, str]]:
    """Every printed value: its dotted key, the value, its source (empty where none is given)."""
    yield from _printed(table, (), {}, "")


def _printed(
    table: Table, path: tuple[str, ...], by_name: Mapping[str, Json], source: str
) -> Iterator[tuple[str, Json, str]]:
    given = table.get("provenance")
    if isinstance(given, str):
        by_name, source = {}, given
    elif isinstance(given, dict):
        by_name, source = given, ""
    for name, value in table.items():
        if name in ("provenance", "note"):
            continue
        here = str(by_name.get(name, source))
        if isinstance(value, dict):
            yield from _printed(value, (*path, name), by_name, here)
        else:
            yield ".".join((*path, name)), value, here


def _typed(shape: type[B], table: Table) -> B:
    try:
        return msgspec.convert(table, shape)
    except msgspec.ValidationError as error:
        key, reason = allowed_at(shape, table, str(error))
        raise BadEdition(key, reason) from None


def complain(key: str, sentence: str, **args: int | str) -> BadEdition:
    """A `BadEdition` for a count that the rulebook prints and the file does not keep."""
    return BadEdition(key, Sentence(sentence, **args))
